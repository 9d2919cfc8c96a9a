/** The keys, as `?` shows them. */
import { type GameKey, pageOf } from "../games/index.ts";
import { t } from "../i18n.ts";
import { Dialog } from "../ui/Dialog.tsx";

const FIRST: readonly GameKey[] = [
  { names: ["Tab"], message: "keys-tab" },
  { names: ["Enter"], message: "keys-enter" },
  { names: ["Esc"], message: "keys-escape" },
  { names: ["Ctrl", "Z"], message: "keys-undo" },
];
/** On a board without keys of its own: from lit place to lit place. */
const LIT: readonly GameKey[] = [
  { names: ["←", "↑", "↓", "→"], message: "keys-lit-arrows" },
  { names: ["W"], message: "keys-lit" },
];
const LAST: readonly GameKey[] = [
  { names: ["Q"], message: "keys-question" },
  { names: ["H"], message: "keys-hint" },
  { names: ["L"], message: "keys-log" },
  { names: ["S"], message: "keys-score" },
  { names: ["?"], message: "keys-help" },
];

export function KeysDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const keys = [...FIRST, ...(pageOf(game)?.keys ?? LIT), ...LAST];
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <dl class="keys">
        {keys.map(({ names, message }) => (
          <div>
            <dt>
              {names.map((key) => (
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
