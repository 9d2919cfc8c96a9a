/** Written by hooks/wire.py from the server's structs; `make wire` writes it anew. */

/**
 * The table: ``players`` by seat, ``track`` the dice on each round's slot, ``objectives`` the public ones.
 *
 *     Round 0 is the set-up. ``spent_tools`` and ``out`` are the tools and dice that have left the game, ``bag`` what is
 *     still in it: everyone can count that. [SAG-12.17]
 */
export interface SagradaShown {
  game: string;
  seat: number | null;
  seats: number;
  round: number;
  first: number;
  players: ShownSeat[];
  pool: Die[];
  track: Die[][];
  tools: ShownTool[];
  spent_tools: string[];
  objectives: string[];
  hand: Hand | null;
  bag: DiceCount;
  out: DiceCount;
}
/**
 * What lies before a seat.
 *
 *     ``window`` is null until it may be seen, ``private`` (its private objectives) while they are hidden from the reader;
 *     ``offered`` are the patterns it chooses from, as far as the reader sees them.
 */
export interface ShownSeat {
  window: ShownWindow | null;
  offered: string[];
  private: string[] | null;
  favor: number;
  skips_second_turn: boolean;
}
/**
 * A window: its pattern, and its dice row by row from the top, null where a space is empty.
 */
export interface ShownWindow {
  pattern: string;
  rows: (Die | null)[][];
}
/**
 * A die: how answers write it (``r4``), its colour and the value it shows.
 */
export interface Die {
  word: string;
  color: string;
  value: number;
}
/**
 * A tool on the table: the favour on it, and what its next use costs; null alone, where a die pays.
 */
export interface ShownTool {
  tool: string;
  favor: number;
  cost: number | null;
}
/**
 * What the seat that is asked has taken up and not yet put down.
 *
 *     ``die`` goes to the space that is asked for (null where none is asked for yet), ``color`` is that of a die whose
 *     value is still to be named; ``lifted`` are the spaces of its window whose dice are up: they count as empty.
 */
export interface Hand {
  seat: number;
  die: Die | null;
  color: string | null;
  lifted: string[];
}
/**
 * How many dice of each colour.
 */
export interface DiceCount {
  red: number;
  green: number;
  blue: number;
  yellow: number;
  purple: number;
}
