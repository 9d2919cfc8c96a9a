/** What a hint says, in words. */
import { pageOf } from "../games/index.ts";
import { optionWords } from "../games/words.ts";
import { t } from "../i18n.ts";
import type { Further, Moment, Question } from "../wire.ts";

/** What each answer is called; where two would be called the same, which of the two it is. */
export function answerWords(game: string, question: Question, moment: Moment, options: readonly number[]): string[] {
  const bare = new Map(question.options.map((option) => [option.option, optionWords(game, option)]));
  return options.map((number) => {
    const words = bare.get(number) ?? "";
    const same = question.options.filter((option) => bare.get(option.option) === words);
    if (same.length < 2) return words;
    const place = same.findIndex((option) => option.option === number);
    const which = pageOf(game)?.which?.(same[place]?.notation ?? "", moment) ?? String(place + 1);
    return t("advice-which", { answer: words, which });
  });
}

/** The answers to what is asked next, one after the other; the same one several times in a row is said once. */
export function thenWords(game: string, steps: readonly Further[]): string {
  const said: { words: string; count: number }[] = [];
  for (const step of steps) {
    const words = optionWords(game, step);
    const last = said.at(-1);
    if (last?.words === words) last.count++;
    else said.push({ words, count: 1 });
  }
  return said.map(({ words, count }) => (count > 1 ? `${words} ×${count}` : words)).join(" → ");
}
