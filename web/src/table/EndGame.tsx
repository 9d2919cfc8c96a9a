/** Give up a game against bots: it is asked first, for there is no way back and no result. */
import { useSignal } from "@preact/signals";
import { api, Refusal } from "../api.ts";
import { t, tOr } from "../i18n.ts";
import { Dialog } from "../ui/Dialog.tsx";
import type { TableInfo } from "../wire.ts";
import { noOthers } from "./store.ts";

/** Whether nobody else would miss the game: the table is mine, and no other person sits there. */
export function onlyBots(info: TableInfo): boolean {
  return info.hosting && noOthers(info);
}

export function EndGame({ table, onEnded, onClose }: { table: string; onEnded: () => void; onClose: () => void }) {
  const problem = useSignal<string | null>(null);
  const end = () =>
    api.remove(`/api/tables/${table}`).then(
      () => {
        onClose();
        onEnded();
      },
      (refusal: unknown) => {
        problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown");
      },
    );
  return (
    <Dialog title={t("end-game-ask")} onClose={onClose}>
      <p>{t("end-game-text")}</p>
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      <div class="row">
        <button type="button" class="button primary" onClick={() => void end()}>
          {t("end-game")}
        </button>
        <button type="button" class="button quiet" onClick={onClose}>
          {t("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
