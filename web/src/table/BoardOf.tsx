/** A game's own board, or the plain one with a word about why. */
import { failed, useGame } from "../games/brought.ts";
import { type BoardProps, pageOf } from "../games/index.ts";
import { t } from "../i18n.ts";
import { PlainBoard } from "./PlainBoard.tsx";

export function BoardOf({ game, ...props }: BoardProps & { game: string }) {
  if (!useGame(game)) return <p class="empty quiet-wait">{t("loading")}</p>;
  const Board = pageOf(game)?.Board ?? PlainBoard;
  return (
    <>
      {failed.value.has(game) && (
        <p class="page-failed" role="status">
          {t("page-failed")}
        </p>
      )}
      <Board {...props} />
    </>
  );
}
