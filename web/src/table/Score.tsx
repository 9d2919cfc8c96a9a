/** Points as a table: a line per source, a column per seat; unknown ones stay unknown. */
import { ofGame, scoreWords } from "../games/words.ts";
import { t } from "../i18n.ts";
import { Icon, SeatMark } from "../ui/Icon.tsx";
import type { Aim, ScoreLine } from "../wire.ts";
import { AimLine } from "./Aim.tsx";

export interface ScoreTableProps {
  game: string;
  who: (seat: number) => string;
  seats: { seat: number; points: number | null; lines: ScoreLine[] }[];
  winners?: readonly number[];
  target?: number | null;
  /** In play, alone: what is to be reached. */
  aim?: Aim | null;
}

export function ScoreTable({ game, who, seats, winners = [], target, aim }: ScoreTableProps) {
  const names = [...new Set(seats.flatMap((seat) => seat.lines.map((line) => line.name)))];
  const show = (points: number | null | undefined) =>
    points === null || points === undefined ? t("unknown") : String(points).replace("-", "−");
  return (
    <div class="score-box" role="group" aria-label={t("points-by-source")} tabIndex={0}>
      <table class="score">
        <thead>
          <tr>
            <th scope="col">{t("score-source")}</th>
            {seats.map(({ seat }) => (
              <th scope="col">
                <SeatMark seat={seat} size={13} /> <span class="score-name">{who(seat)}</span>{" "}
                {winners.includes(seat) && <Icon name="crown" size={16} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr>
              <th scope="row">{scoreWords(game, name)}</th>
              {seats.map(({ points, lines }) => (
                // A source that a seat whose points are known does not have brought it nothing; it is no secret.
                <td>
                  {show(
                    lines.find((line) => line.name === name)?.points ??
                      (points === null || lines.some((line) => line.name === name) ? null : 0),
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {seats.map(({ points }) => (
              <td>{show(points)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {target !== null && target !== undefined && <p>{ofGame(game, "score-target", { points: target })}</p>}
      {aim && <AimLine aim={aim} />}
    </div>
  );
}
