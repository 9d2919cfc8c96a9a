/** La Granja's table as the server shows it: the records of the game's faces/shown.py. */
import type { Moment, Shown } from "../../wire.ts";

export type Good = "olive" | "grain" | "grape" | "pig" | "food" | "wine" | "meat" | "silver" | "vp" | "commodity";

/** Points that are kept secret are null. */
export type Goods = Record<Exclude<Good, "vp">, number> & { vp: number | null };

export interface Fields {
  crop: string;
  count: number;
  grown: number;
}

export interface Barrow {
  card: string;
  wants: string[];
  filled: boolean[];
  points: number;
  market: number;
}

export interface Helper {
  card: string;
  used: boolean;
}

export interface RoofTile {
  tile: string;
  used: boolean;
}

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

export interface CraftRow {
  wants: string[];
  filled: boolean[];
  craft: "none" | "new" | "at_work";
}

export interface CraftBuilding {
  building: string;
  order_marker: number | null;
  first_bonus: boolean;
  rows: (CraftRow | null)[];
  next_row: string[];
}

export interface MarketSpace {
  space: string;
  owner: number | null;
  neutral: boolean;
}

export interface RevenueSpace {
  number: number;
  dice: number;
  takers: number[];
  reserved_by: number[];
}

export interface SiestaSpace {
  section: number;
  points: number;
  discs: number[];
}

export interface Price {
  good: string;
  buy: number;
  sell: number;
  upgrade: number;
}

export interface GranjaShown extends Shown {
  pack: string;
  edition: "russian" | "french" | "deluxe";
  round: number;
  phase: "farm" | "revenue" | "transport" | "scoring" | null;
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

export function shownOf(moment: Moment): GranjaShown {
  return moment.shown as GranjaShown;
}
