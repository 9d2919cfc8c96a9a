/** La Granja's view as the server sends it: seats side by side in each list, -1 for what is hidden or not there. */

import content from "content:la_granja";
import { signal } from "@preact/signals";
import type { View } from "../../wire.ts";

export interface GranjaView extends View {
  pack: string;
  variants: number;
  round: number;
  phase: number;
  deck_count: number;
  discard_count: number;
  open_hexes: number;
  completed: number;
  unlocked: number;
  donkeys_open: number;
  solo_first: number;
  last_die: number;
  where: number[];
  hand_count: number[];
  goods: number[];
  donkey: number[];
  fields: number[];
  grown: number[];
  barrow_card: number[];
  barrow_filled: number[];
  helper_card: number[];
  helper_used: number[];
  extensions: number[];
  more_hand: number[];
  more_income: number[];
  more_stalls: number[];
  more_deliveries: number[];
  row_of: number[];
  row_filled: number[];
  craft: number[];
  lock: number[];
  hex_owner: number[];
  display: number[];
  roof_tile: number[];
  roof_used: number[];
  roof_count: number[];
  siesta_at: number[];
  siesta_level: number[];
  order: number[];
  donkey_left: number[];
  dice: number[];
  die_taken: number[];
  reserved: number[];
}

export { content };

/** The seat whose farm is shown in a window of its own. */
export const openedSeat = signal<number | null>(null);

/** Whether the deluxe edition is played. */
export const isDeluxe = (view: GranjaView): boolean => (view.variants & content.deluxeEdition) !== 0;

/** The section of the siesta track each space belongs to: parts of equal points; deluxe spaces without points stand alone. */
export function siestaSections(points: readonly number[], deluxe: boolean): number[] {
  let section = 0;
  return points.map((here, space) =>
    space > 0 && (here !== points[space - 1] || (deluxe && !here)) ? ++section : section,
  );
}

export const CROPS = 3;
export const STORED = 7;
export const GOODS = 10;
export const SLOTS = 3;
export const ROOFS = 6;
export const BUILDINGS = 6;
export const VP = 8;
export const SILVER = 7;
export const PIG = 3;
export const COMMODITY = 9;
export const NEUTRAL = 4;

const IN_HAND = 12;
const AS_FIELD = 16;
const AS_EXTENSION = 20;
const BEING_PLAYED = 32;

/** The bits of the phase, in the order of play. */
export const PHASES = ["farm", "revenue", "transport", "scoring"] as const;

export function phaseOf(view: GranjaView): (typeof PHASES)[number] | null {
  return PHASES[[1, 2, 4, 8].indexOf(view.phase)] ?? null;
}

function cardsAt(view: GranjaView, place: number): number[] {
  return view.where.map((at, card) => (at === place ? card : -1)).filter((card) => card >= 0);
}

export const handOf = (view: GranjaView, seat: number) => cardsAt(view, IN_HAND + seat);
export const fieldsOf = (view: GranjaView, seat: number) => cardsAt(view, AS_FIELD + seat);
export const extensionsOf = (view: GranjaView, seat: number) => cardsAt(view, AS_EXTENSION + seat);
export const inPlay = (view: GranjaView, seat: number) => cardsAt(view, BEING_PLAYED + seat);

/** How many of a good the seat has in storage, stall or purse. */
export function has(view: GranjaView, seat: number, good: number): number {
  return view.goods[seat * GOODS + good] ?? 0;
}

export function cardOf(notation: string): number {
  return content.cards.findIndex((card) => `card${card.id}` === notation);
}

export function bit(mask: number, place: number): boolean {
  return ((mask >> place) & 1) === 1;
}

/** The symbols of a barrow or a row with what is covered. */
export function symbols(goods: readonly string[], filled: number): { good: string; covered: boolean }[] {
  return goods.map((good, place) => ({ good, covered: bit(filled, place) }));
}

/** The row a seat delivers to: the one it has claimed, else the first that nobody has. */
export function rowOf(view: GranjaView, seat: number, building: number): number {
  const claimed = view.row_of[seat * BUILDINGS + building]!;
  if (claimed >= 0) return claimed;
  const taken = new Set(Array.from({ length: view.seats }, (_, other) => view.row_of[other * BUILDINGS + building]));
  return [0, 1, 2, 3].find((row) => !taken.has(row)) ?? 0;
}
