/** Written by hooks/wire.py from the server's structs; `make wire` writes it anew. */

/**
 * The table; what belongs to the reader alone is empty or null to all others.
 */
export interface OhMyGoodsShown {
  game: string;
  seat: number | null;
  seats: number;
  chapter: string | null;
  round: number;
  rounds: number | null;
  last_round: boolean;
  last_round_next: boolean;
  active: number;
  event: EventInForce | null;
  deck: number;
  discard_pile: number;
  market: Market;
  streets: Street[];
  display: ForHire[];
  stacks: Stack[];
  hand: PricedCard[];
  plan: Plan | null;
  supplies: Supply[];
  discarding: Discarding | null;
  chain: ChainUse | null;
  payment: Payment | null;
}
/**
 * The event of the round.
 */
export interface EventInForce {
  number: number;
  effects: number[];
}
/**
 * Both rows, and what they offer together.
 */
export interface Market {
  sunrise: string[];
  sunset: string[];
  resources: MarketResource[];
}
/**
 * How often a resource lies on the market, and how much of it there is with what the event adds.
 */
export interface MarketResource {
  resource: string;
  cards: number;
  total: number;
}
/**
 * All that lies before one seat.
 */
export interface Street {
  seat: number;
  buildings: StreetBuilding[];
  worker: Worker | null;
  assistants: string[];
  aside: (PricedCard | null)[];
  hand_count: number;
  coins: number;
  strength: number;
  rewards: number;
  side: string | null;
}
/**
 * A building that stands in a street, with what lies on it and who is there.
 */
export interface StreetBuilding {
  place: string;
  card: string;
  goods: number;
  worth: number;
  assistant: boolean;
  tower: boolean;
  makes: number;
}
/**
 * Where a worker stands and how he works; one that is only planned is seen by its owner alone.
 */
export interface Worker {
  place: string;
  mode: string;
  planned: boolean;
}
/**
 * A card that could be built, with what it costs this round.
 */
export interface PricedCard {
  card: string;
  price: number;
}
/**
 * An assistant on display, with what hiring him costs this round.
 */
export interface ForHire {
  assistant: string;
  price: number;
}
/**
 * An open stack: how many cards it holds, and one of each that differ.
 */
export interface Stack {
  kind: string;
  left: number;
  cards: PricedCard[];
}
/**
 * The own plan while plans are sealed: moves of assistants with what they cost, worker and card.
 */
export interface Plan {
  leaving: string[];
  taking: string[];
  characters: string[];
  pays: GoodsGiven[];
  worker: string | null;
  card: string | null;
}
/**
 * So many goods of one building.
 */
export interface GoodsGiven {
  place: string;
  goods: number;
}
/**
 * What an own building needs to produce.
 */
export interface Supply {
  place: string;
  needs: Need[];
  left: number;
  made: boolean;
}
/**
 * A resource that a building needs: what market, offices and hand give, and what the first two leave.
 */
export interface Need {
  resource: string;
  count: number;
  market: number;
  offices: number;
  hand: number;
  missing: number;
}
/**
 * Hand cards are given for what a building lacks; of a pair for one resource, ``pair`` cards are still to give.
 */
export interface Discarding {
  place: string;
  left: number;
  pair: number;
}
/**
 * The chain that is being fed: what its building holds, and what it would hold once this use is complete.
 */
export interface ChainUse {
  place: string;
  good: string;
  goods: number;
  coins: number;
  goods_then: number;
  coins_then: number;
}
/**
 * A price being paid in goods: how much is left of it, and which buildings would give one for nothing.
 */
export interface Payment {
  left: number;
  price: number | null;
  paid: number;
  needless: string[];
  beyond: boolean;
}
