/** The table of Oh My Goods! as the server shows it, and the street that is looked at. */
import { signal } from "@preact/signals";
import type { Moment } from "../../wire.ts";
import type { OhMyGoodsShown, Street } from "./shown.gen.ts";

export type * from "./shown.gen.ts";

/** The table that a moment shows. */
export function shownOf({ shown }: Moment): OhMyGoodsShown {
  return shown as Moment["shown"] & OhMyGoodsShown;
}

const NO_STREET: Street = {
  seat: 0,
  buildings: [],
  worker: null,
  assistants: [],
  aside: [],
  hand_count: 0,
  coins: 0,
  strength: 0,
  rewards: 0,
  side: null,
};

/** The street of a seat; the first one's for those who only look on. */
export function streetOf(shown: OhMyGoodsShown, seat: number | null): Street {
  return shown.streets[seat ?? 0] ?? NO_STREET;
}

/** The seat whose street is shown large. */
export const openedSeat = signal<number | null>(null);
