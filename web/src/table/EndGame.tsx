/** Give up a game against bots: it is asked first, for there is no way back and no result. */
import { api } from "../api.ts";
import { gameTitle, seatName } from "../games/words.ts";
import { listOf, t } from "../i18n.ts";
import { useAttempt } from "../ui/attempt.ts";
import { Dialog, DialogActions } from "../ui/Dialog.tsx";
import type { TableInfo } from "../wire.ts";
import { noOthers } from "./store.ts";

/** Whether nobody else would miss the game: the table is mine, and no other person sits there. */
export function onlyBots(info: TableInfo): boolean {
  return info.hosting && noOthers(info);
}

export function EndGame({ info, onEnded, onClose }: { info: TableInfo; onEnded: () => void; onClose: () => void }) {
  const { attempt, busy, problem } = useAttempt();
  const end = () =>
    attempt(async () => {
      await api.remove(`/api/tables/${info.id}`);
      onClose();
      onEnded();
    });
  return (
    <Dialog title={t("end-game-ask")} onClose={onClose}>
      <p>
        <strong>{gameTitle(info.game)}</strong>: {listOf(info.seats.map(seatName))}
      </p>
      <p>{t("end-game-text")}</p>
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      <DialogActions act={t("end-game")} busy={busy.value} onAct={() => void end()} onClose={onClose} />
    </Dialog>
  );
}
