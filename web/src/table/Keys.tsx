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

/** Where there are no cells and no pool: from lit place to lit place. */
const LIT: Record<string, string | null> = {
  "keys-arrows": "keys-lit-arrows",
  "keys-window": "keys-lit",
  "keys-pool": null,
};

export function KeysDialog({ lit, onClose }: { lit: boolean; onClose: () => void }) {
  const keys = KEYS.map(([names, message]): [string[], string | null] => [
    names,
    lit && message in LIT ? (LIT[message] ?? null) : message,
  ]);
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <dl class="keys">
        {keys.map(
          ([names, message]) =>
            message && (
              <div>
                <dt>
                  {names.map((key) => (
                    <kbd>{key}</kbd>
                  ))}
                </dt>
                <dd>{t(message)}</dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
