/** The keys, as `?` shows them. */
import { t } from "../i18n.ts";
import { Dialog } from "../ui/Dialog.tsx";

const KEYS: [string[], string][] = [
  [["Tab"], "keys-tab"],
  [["←", "↑", "↓", "→"], "keys-arrows"],
  [["Enter"], "keys-enter"],
  [["Esc"], "keys-escape"],
  [["Ctrl", "Z"], "keys-undo"],
  [["W"], "keys-window"],
  [["P"], "keys-pool"],
  [["Q"], "keys-question"],
  [["H"], "keys-hint"],
  [["L"], "keys-log"],
  [["S"], "keys-score"],
  [["?"], "keys-help"],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([keys, message]) => (
          <div>
            <dt>
              {keys.map((key) => (
                <kbd>{key}</kbd>
              ))}
            </dt>
            <dd>{t(message)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
