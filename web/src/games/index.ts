/** What a game brings to the page; one that brings nothing is played with the plain board. */

import found from "games:all";
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { TableStore } from "../table/store.ts";
import type { Moment, Named, Question, Setting, TableInfo } from "../wire.ts";

export type Value = Setting["default"];

export interface BoardProps {
  moment: Moment;
  info: TableInfo | null;
  /** Null in a replay: the board is then a picture. */
  store: TableStore | null;
  who: (seat: number) => string;
}

export interface Sentence {
  text: string;
  /** Things of the sentence that the game draws beside its words. */
  things?: readonly Named[];
}

/** A heading, a numbered rule or a paragraph of a game's rules. */
export interface RulePart {
  level?: number;
  heading?: string;
  rule?: string;
  text?: string;
}

/** A key, or several that belong together, as `?` shows them; `to`: where it goes, to the first of these that is there. */
export interface GameKey {
  names: readonly string[];
  message: string;
  to?: readonly string[];
}

export interface GamePage {
  Board: FunctionComponent<BoardProps>;
  /** The game in the lobby: a picture as wide as its card, with the class ``living``, hidden from screen readers. */
  Picture?: FunctionComponent;
  /** The goals and cards for the rail beside the board. */
  Rail?: FunctionComponent<BoardProps>;
  /** What the rail is called where it is a drawer; goals unless told. */
  railName?: string;
  /** What is asked once an answer is picked and waits for what follows; null: still the question itself. */
  asksNext?(target: string, moment: Moment): string | null;
  /** An answer to the question that follows the one picked, by its target; unless told, a thing named as its domain. */
  lead?(target: string, moment: Moment): string;
  /** Whether an answer does nothing but open the next question, so that the answer to that one says it all. */
  opens?(notation: string): boolean;
  /** Where an answer's piece lies, when another answer has the same words. */
  which?(notation: string, moment: Moment): string | null;
  scoreLine?(name: string): string;
  /** Targets shown on the board; all others become buttons. */
  onBoard(target: string): boolean;
  hint?(moment: Moment): string | null;
  /** Whether the question stands in the middle of an action that one step back would leave. */
  isMidway?(question: Question): boolean;
  /** What a picked piece does, and the rule that says so. */
  about?(target: string): { text: string; rule: string } | null;
  /** Keys of its own, for a board that is walked in another way than from lit place to lit place. */
  keys?: readonly GameKey[];
  /** What a seat shows beside its name while the game goes on: points, coins. */
  SeatNote?: FunctionComponent<{ moment: Moment; seat: number }>;
  /** The kinds of things that a line of the log shows beside its words, as ``Thing`` draws them. */
  drawn?: readonly string[];
  Thing?: FunctionComponent<{ thing: Named; size?: number }>;
  /** What is read before play, for the set-up chosen; null where there is nothing to read. */
  Preparation?: FunctionComponent<{ seats: number; options: Readonly<Record<string, Value>>; campaign: boolean }>;
  /** What is printed at this table, as its pack says; null for the game's own content. Called before the board is drawn. */
  usePack?(pack: unknown): void;
  /** The rules by number, for a game from another package; those of a shipped one come from docs/rules. */
  rules?: readonly RulePart[];
  /** What each seat has of what floats up when it changes: coins, favor. */
  amounts?(moment: Moment): readonly number[];
  /** Show a seat's own board large, where the game has such a thing. */
  openSeat?(seat: number): void;
}

/** Every folder beside this file whose index exports a page, by the game's id; see tools/games.mjs. */
const builtIn: Readonly<Record<string, GamePage>> = found;
/** The pages that games from other packages have brought; see brought.ts. */
const arrived = signal<Readonly<Record<string, GamePage>>>({});

/** The game's part of the page, where it has one. */
export function pageOf(game: string | undefined): GamePage | undefined {
  return game === undefined ? undefined : (builtIn[game] ?? arrived.value[game]);
}

export function isBuiltIn(game: string): boolean {
  return game in builtIn;
}

/** Take in a page from another package; null: do without it from now on. */
export function takePage(game: string, page: GamePage | null): void {
  const { [game]: _, ...others } = arrived.peek();
  arrived.value = page ? { ...others, [game]: page } : others;
}
