/** Words for any game, from what the server names. */
import { hasMessage, sayMessage, sayWord, t, tOr, type Words } from "../i18n.ts";
import { listed } from "../listed.ts";
import { isNamed, joinLines, thingsIn } from "../say.ts";
import type {
  LogLine,
  LogMessage,
  Message,
  Moment,
  Option,
  Question,
  Reason,
  SeatInfo,
  TableInfo,
  Word,
} from "../wire.ts";
import { pageOf, type Sentence } from "./index.ts";

export function gameTitle(game: string): string {
  // A game the page has no words for goes by the title it gives itself, or by its id, written as a title.
  const title = listed.value.find((each) => each.id === game)?.title;
  return tOr(`game-${game}`, title ?? (game[0] ?? "").toUpperCase() + game.slice(1).replaceAll("_", " "));
}

export function chapterName(game: string, chapter: string): string {
  return tOr(`${game}-chapter-${chapter}`, chapter);
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return t("bot-name", { number: seat.seat + 1, level: seat.level ?? "" });
  if (seat.kind === "open") return t("seat-open");
  return seat.name || t("guest-name", { number: seat.seat + 1 });
}

export function namer(info: TableInfo | null): (seat: number) => string {
  return (number) => {
    const seat = info?.seats[number];
    return seat ? seatName(seat) : t("seat-number", { number: number + 1 });
  };
}

/** A question in words; where it speaks of a seat, the people at the table may be known by name. */
export function askWords(game: string, question: Question, who: (seat: number) => string = namer(null)): string {
  return sayMessage(game, withNames(question.prompt, who), question.decision);
}

/** The sentence of the question bar: what a picked answer waits for, or the question. */
export function askNow(
  game: string,
  moment: Moment,
  armed: string | null,
  who: (seat: number) => string = namer(null),
): string {
  const next = armed && pageOf(game)?.asksNext?.(armed, moment);
  return next || (moment.question ? askWords(game, moment.question, who) : "");
}

/** A question the table went on from, in a few words: a message of its own beside that of the question. */
export function pauseWords(game: string, question: Question): string {
  const id = `${question.prompt.id}-pause`;
  return hasMessage(id) ? sayMessage(game, { ...question.prompt, id }, question.decision) : askWords(game, question);
}

/** An answer in words; analyses kept from before answers had names know its notation only. */
export function optionWords(game: string, option: Pick<Option, "name" | "notation">): string {
  return sayWord(game, option.name ?? option.notation.replaceAll("_", " "));
}

/** An answer to the question that follows, of which only the target is known. */
export function leadWords(game: string, target: string, moment: Moment): string {
  const own = pageOf(game)?.lead?.(target, moment);
  if (own !== undefined) return own;
  const colon = target.indexOf(":");
  return sayWord(game, { kind: target.slice(0, colon), word: target.slice(colon + 1) });
}

export function whyWords(game: string, reason: Reason): string {
  return sayMessage(game, reason, reason.id.replace(`${game}-why-`, ""));
}

export function scoreWords(game: string, name: string): string {
  return pageOf(game)?.scoreLine?.(name) ?? tOr(`${game}-score-${name}`, name);
}

/** A sentence that a game may say in words of its own. */
export function ofGame(game: string, id: string, words?: Words): string {
  return t(hasMessage(`${game}-${id}`) ? `${game}-${id}` : id, words);
}

/** What told equal points apart. */
export function tieWords(game: string, name: string): string {
  return tOr(`${game}-tie-${name}`, name);
}

export interface LoggedSentence extends Sentence {
  round: number;
  seat: number;
  key: number;
}

/** The log as sentences; lines that say the same of the same hand share one. */
export function sentences(game: string, log: readonly LogLine[], who: (seat: number) => string): LoggedSentence[] {
  return joinLines(log).flatMap(({ line, told, key }) => {
    const sentence = toldSentence(game, line, told, who);
    return sentence ? [{ ...sentence, round: line.round, seat: line.seat, key }] : [];
  });
}

function toldSentence(game: string, line: LogLine, told: LogMessage, who: (seat: number) => string): Sentence | null {
  const by = line.seat < 0 ? t("nature") : who(line.seat);
  const drawn = pageOf(game)?.drawn ?? [];
  const things = thingsIn(told).filter((thing) => drawn.includes(thing.kind));
  if (hasMessage(told.id)) return { text: sayMessage(game, withNames(told, who), line.decision, { who: by }), things };
  // A game without messages: the answer, where this reader knows it, says what happened.
  if (told.arguments.answer === undefined) return null;
  const question = tOr(`${game}-ask-${line.decision}`, line.decision);
  return { text: t("log-plain", { who: by, question, answer: sayWord(game, told.arguments.answer) }), things };
}

/** A seat that a message speaks of goes by what the people there are called. */
function withNames<Told extends Message>(told: Told, who: (seat: number) => string): Told {
  const named = (word: Word): Word => {
    if (isNamed(word)) return word.kind === "seat" ? who(Number(word.word)) : word;
    return typeof word === "object" ? word.map(named) : word;
  };
  return {
    ...told,
    arguments: Object.fromEntries(Object.entries(told.arguments).map(([name, word]) => [name, named(word)])),
  };
}
