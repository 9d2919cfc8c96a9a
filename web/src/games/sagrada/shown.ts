/** Sagrada's table as the server shows it; faces/show.py of the game says what each field means. */
import type { Moment, Shown } from "../../wire.ts";

export interface Die {
  readonly word: string;
  readonly color: string;
  readonly value: number;
}

export interface ShownWindow {
  readonly pattern: string;
  readonly rows: readonly (readonly (Die | null)[])[];
}

export interface ShownSeat {
  readonly window: ShownWindow | null;
  readonly offered: readonly string[];
  readonly private: readonly string[] | null;
  readonly favor: number;
  readonly skips_second_turn: boolean;
}

export interface ShownTool {
  readonly tool: string;
  readonly favor: number;
  readonly cost: number | null;
}

export interface Hand {
  readonly seat: number;
  readonly die: Die | null;
  readonly color: string | null;
  readonly lifted: readonly string[];
}

export interface SagradaShown extends Shown {
  readonly round: number;
  readonly first: number;
  readonly players: readonly ShownSeat[];
  readonly pool: readonly Die[];
  readonly track: readonly (readonly Die[])[];
  readonly tools: readonly ShownTool[];
  readonly spent_tools: readonly string[];
  readonly objectives: readonly string[];
  readonly hand: Hand | null;
  readonly bag: Readonly<Record<string, number>>;
  readonly out: Readonly<Record<string, number>>;
}

export function shownOf(moment: Moment): SagradaShown {
  return moment.shown as SagradaShown;
}

/** The dice of a window, space by space from the top left. */
export function diceOf(window: ShownWindow): readonly (Die | null)[] {
  return window.rows.flat();
}
