/** What a hint says, in figures. */
import { percent, plain, signed, tolerance } from "../numbers.ts";
import type { Advice } from "../wire.ts";

/** Behind the first, only an answer that may still be the best says how sure that is: the rest goes without saying. */
export function isDoubtful(sure: number): boolean {
  return sure >= 0.05 && sure <= 0.95;
}

export interface Figures {
  win: string;
  winError: string;
  points: string;
  pointsError: string;
}

function areAlike(rows: readonly string[]): boolean {
  return new Set(rows).size < rows.length;
}

/** The numbers of all rows; where two chances would look the same, with one digit more. */
export function figures(answers: readonly Advice[]): Figures[] {
  const wins = (digits: number) => answers.map((answer) => (answer.win === null ? "" : percent(answer.win, digits)));
  const fine = answers.every((answer) => answer.win !== null) && areAlike(wins(0)) ? 1 : 0;
  return answers.map((answer, place) => {
    const error = (answer.win_error ?? 0) * 100;
    return {
      win: wins(fine)[place] ?? "",
      winError: tolerance(error, error < 5 ? fine : 0),
      points: answer.win === null ? plain(answer.points) : signed(answer.points),
      pointsError: tolerance(answer.points_error),
    };
  });
}
