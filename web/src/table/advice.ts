/** What a hint says, in words and figures. */
import { GAMES } from "../games/index.ts";
import { optionWords } from "../games/words.ts";
import { t } from "../i18n.ts";
import { percent, plain, signed, tolerance } from "../numbers.ts";
import type { Advice, AdviceStep, Moment, Question } from "../wire.ts";

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

/** The numbers of all rows, as exact as it takes to tell the rows apart and no more. */
export function figures(answers: readonly Advice[]): Figures[] {
  const wins = (digits: number) => answers.map((answer) => (answer.win === null ? "" : percent(answer.win, digits)));
  const points = (digits: number) => answers.map((answer) => (answer.win === null ? plain(answer.points, digits) : signed(answer.points, digits)));
  const fine = answers.every((answer) => answer.win !== null) && areAlike(wins(0)) ? 1 : 0;
  const both = points(1).map((each, place) => `${wins(fine)[place]} ${each}`);
  const digits = areAlike(both) ? 2 : 1;
  return answers.map((answer, place) => ({
    win: wins(fine)[place]!,
    winError: tolerance((answer.win_error ?? 0) * 100, fine),
    points: points(digits)[place]!,
    pointsError: tolerance(answer.points_error, digits),
  }));
}

/** What each answer is called; where two would be called the same, which of the two it is. */
export function answerWords(game: string, question: Question, moment: Moment, options: readonly number[]): string[] {
  const bare = new Map(question.options.map((option) => [option.option, optionWords(game, option, question)]));
  return options.map((number) => {
    const words = bare.get(number) ?? "";
    const same = question.options.filter((option) => bare.get(option.option) === words);
    if (same.length < 2) return words;
    const place = same.findIndex((option) => option.option === number);
    const which = GAMES[game]?.which?.(same[place]!.notation, moment) ?? String(place + 1);
    return t("advice-which", { answer: words, which });
  });
}

/** The answers to what is asked next, one after the other; the same one several times in a row is said once. */
export function thenWords(game: string, seat: number, steps: readonly AdviceStep[]): string {
  const said: { words: string; count: number }[] = [];
  for (const step of steps) {
    const words = optionWords(game, step, { ...step, seat, serial: -1, sealed: false, rule: "", options: [] });
    const last = said.at(-1);
    if (last?.words === words) last.count++;
    else said.push({ words, count: 1 });
  }
  return said.map(({ words, count }) => (count > 1 ? `${words} ×${count}` : words)).join(" → ");
}
