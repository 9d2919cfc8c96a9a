/** Words for any game: its own where it has them, its bare notations where not. */
import { hasMessage, t, tOr, type Words } from "../i18n.ts";
import type { LogLine, Moment, Option, Question, Reason, SeatInfo, TableInfo } from "../wire.ts";
import { GAMES, type Sentence } from "./index.ts";

export function gameTitle(game: string): string {
  // A game the page has no words for goes by its id, written as a title.
  return tOr(`game-${game}`, (game[0] ?? "").toUpperCase() + game.slice(1).replaceAll("_", " "));
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

export function askWords(game: string, question: Question): string {
  return GAMES[game]?.ask(question) ?? tOr(question.prompt.id, question.decision);
}

/** The sentence of the question bar: what a picked answer waits for, or the question. */
export function askNow(game: string, moment: Moment, armed: string | null): string {
  return (armed && GAMES[game]?.asksNext?.(armed, moment)) || askWords(game, moment.question!);
}

/** A question the table went on from, in a few words. */
export function pauseWords(game: string, question: Question): string {
  return GAMES[game]?.pause?.(question) ?? askWords(game, question);
}

export function optionWords(game: string, option: Option, question: Question): string {
  return GAMES[game]?.option(question.domain, option.notation, question) ?? tOr(option.label, option.notation);
}

export function whyWords(game: string, reason: Reason): string {
  return GAMES[game]?.why(reason) ?? tOr(reason.id, reason.id.replace(`${game}-why-`, ""), reason.arguments);
}

export function scoreWords(game: string, name: string): string {
  return GAMES[game]?.scoreLine(name) ?? tOr(`${game}-score-${name}`, name);
}

/** A sentence that a game may say in words of its own. */
export function ofGame(game: string, id: string, words?: Words): string {
  return t(hasMessage(`${game}-${id}`) ? `${game}-${id}` : id, words);
}

/** What told equal points apart. */
export function tieWords(game: string, name: string): string {
  return tOr(`${game}-tie-${name}`, name);
}

/** The log as sentences; consecutive answers to the same question by the same hand share one. */
export function sentences(
  game: string,
  log: readonly LogLine[],
  who: (seat: number) => string,
): (Sentence & { round: number; seat: number; key: number })[] {
  const found: (Sentence & { round: number; seat: number; key: number })[] = [];
  let start = 0;
  while (start < log.length) {
    const head = log[start]!;
    let end = start + 1;
    if (head.seat < 0)
      while (end < log.length && log[end]!.seat === head.seat && log[end]!.decision === head.decision) end++;
    const lines = log.slice(start, end);
    const page = GAMES[game];
    const sentence = page ? page.log(lines, who, log[end]) : plainSentence(game, lines, who);
    if (sentence) found.push({ ...sentence, round: head.round, seat: head.seat, key: start });
    start = end;
  }
  return found;
}

function plainSentence(game: string, lines: readonly LogLine[], who: (seat: number) => string): Sentence | null {
  const head = lines[0]!;
  const answers = lines.map((line) => line.option).filter((option): option is string => option !== null);
  if (head.seat < -1 || !answers.length) return null;
  const question = tOr(`${game}-ask-${head.decision}`, head.decision);
  const answer = answers.map((option) => option.replaceAll("_", " ")).join(", ");
  return { text: t("log-plain", { who: head.seat < 0 ? t("nature") : who(head.seat), question, answer }) };
}
