/** Judged answers in words: as the table worded them at that moment, with what they went on with. */
import { pageOf } from "../games/index.ts";
import { askWords, optionWords } from "../games/words.ts";
import { t } from "../i18n.ts";
import type { Analysis, Further, Judged, Option, Question } from "../wire.ts";

/** A decision in words: what was asked, what was answered, and what would have been better. */
export interface Spoken {
  asked: string;
  played: string;
  best: string;
}

/** A decision that the analysis does not hold. */
export const UNSAID: Spoken = { asked: "", played: "", best: "" };

export function spoken(game: string, seat: number, found: Analysis): Spoken[] {
  return found.decisions.map((one) => ({
    asked: askWords(game, asked(seat, one, [one.played, one.best])),
    played: answer(game, one.played),
    best: answer(game, one.best),
  }));
}

/** The question an answer belonged to is long gone, so one is made of what is known of it. */
function asked(seat: number, of: Judged | Further, options: Option[]): Question {
  return {
    serial: 0,
    seat,
    decision: of.decision,
    sealed: false,
    rule: of.rule,
    prompt: of.prompt,
    domain: of.domain,
    options,
  };
}

function answer(game: string, given: Judged["played"]): string {
  const opens = (option: Pick<Option, "notation">) => pageOf(game)?.opens?.(option.notation) ?? false;
  const all = given.then ?? [];
  // What is opened on the way is something else done in between.
  const end = all.findIndex(opens);
  const then = (end < 0 ? all : all.slice(0, end)).map((further) => optionWords(game, further));
  const said = then.length && opens(given) ? then : [optionWords(game, given), ...then];
  // Three times the same good is one payment.
  return said.filter((words, place) => words !== said[place - 1]).join(" → ");
}

/** Nothing has been played before round 1. */
export function roundWords(round: number): string {
  return round > 0 ? t("round-number", { round }) : t("analysis-set-up");
}
