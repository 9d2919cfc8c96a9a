/** How the page words each answer, asked from outside: the robot that only presses holds names against these. */
import { pageOf } from "../src/games/index.ts";
import { leadWords, optionWords } from "../src/games/words.ts";
import { type Language, setLanguage } from "../src/i18n.ts";
import type { Moment } from "../src/wire.ts";

interface Told {
  option: number;
  words: string;
  /** Which of two that are worded alike. */
  which: string | null;
  /** The answers of the question that follows, by target. */
  leads: [string, string][];
}

async function told(language: Language, moment: Moment, pack: unknown): Promise<Told[]> {
  await setLanguage(language);
  const { question, shown } = moment;
  const page = pageOf(shown.game);
  if (!question) return [];
  page?.usePack?.(pack);
  return question.options.map((option) => ({
    option: option.option,
    words: optionWords(shown.game, option),
    which: page?.which?.(option.notation, moment) ?? null,
    leads: (option.leads ?? []).map((target) => [target, leadWords(shown.game, target, moment)]),
  }));
}

Object.assign(globalThis, { told });
