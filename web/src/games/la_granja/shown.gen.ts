/** Written by hooks/wire.py from the server's structs; `make wire` writes it anew. */

/**
 * The whole table; ``pack`` is the hash of what is printed, empty for the game's own.
 */
export interface LaGranjaShown {
  game: string;
  seat: number | null;
  seats: number;
  pack: string;
  edition: "deluxe" | "french" | "russian";
  round: number;
  phase: ("farm" | "revenue" | "scoring" | "transport") | null;
  order: number[];
  deck: number;
  discard: number;
  farms: Farm[];
  market: MarketSpace[];
  buildings: CraftBuilding[];
  revenue: RevenueSpace[];
  siesta: SiestaSpace[];
  display: string[];
  prices: Price[];
}
/**
 * One seat's farm; ``hand`` is None where the reader must not look into it.
 */
export interface Farm {
  goods: Goods;
  fields: Fields[];
  barrows: (Barrow | null)[];
  helpers: (Helper | null)[];
  extensions: string[];
  roof: RoofTile[];
  donkeys_left: string[];
  donkey: string | null;
  hand: string[] | null;
  playing: string | null;
  hand_count: number;
  hand_limit: number;
  stalls: number;
  income: number;
  extra_deliveries: number;
  siesta: number;
}
/**
 * What a farm has in storage, stalls and purse; points that are kept secret are None.
 */
export interface Goods {
  olive: number;
  grain: number;
  grape: number;
  pig: number;
  food: number;
  wine: number;
  meat: number;
  silver: number;
  vp: number | null;
  commodity: number;
}
/**
 * The fields of one crop: how many there are, and how many of them have grown.
 */
export interface Fields {
  crop: string;
  count: number;
  grown: number;
}
/**
 * A market barrow on a farm: what it wants, what is already on it, and what it pays; market 0 is none.
 */
export interface Barrow {
  card: string;
  wants: string[];
  filled: boolean[];
  points: number;
  market: number;
}
/**
 * A helper on a farm, and whether it has worked this round.
 */
export interface Helper {
  card: string;
  used: boolean;
}
/**
 * A tile on the roof, and whether it was used.
 */
export interface RoofTile {
  tile: string;
  used: boolean;
}
/**
 * An open market space; its marker is a seat's, or in the solo game the neutral player's.
 */
export interface MarketSpace {
  space: string;
  owner: number | null;
  neutral: boolean;
}
/**
 * A craft building: the order marker that keeps it closed, the bonus for the first, the row of each seat.
 *
 *     ``next_row`` is what the row wants that a seat without one would claim with its first delivery.
 */
export interface CraftBuilding {
  building: string;
  order_marker: number | null;
  first_bonus: boolean;
  rows: (CraftRow | null)[];
  next_row: string[];
}
/**
 * A row that a seat has claimed in a craft building.
 *
 *     ``craft`` is ``none`` before the row is complete, ``new`` in the round in which it was, ``at_work`` later.
 */
export interface CraftRow {
  wants: string[];
  filled: boolean[];
  craft: "at_work" | "new" | "none";
}
/**
 * A space of the revenue dice: those that lie there, who took one this round, who reserved the last one.
 */
export interface RevenueSpace {
  number: number;
  dice: number;
  takers: number[];
  reserved_by: number[];
}
/**
 * A space of the siesta track: its section (from 1), its points, and the discs on it, the upper ones first.
 */
export interface SiestaSpace {
  section: number;
  points: number;
  discs: number[];
}
/**
 * What a resource costs, brings and takes to upgrade on the reader's farm now, its helpers counted in.
 */
export interface Price {
  good: string;
  buy: number;
  sell: number;
  upgrade: number;
}
