/** Written by hooks/wire.py from the server's structs; `make wire` writes it anew. */

/**
 * The table; what belongs to the reader alone is empty or null to all others.
 *
 *     ``pack`` is the hash of what is printed, empty for the game's own. ``chapter`` is null in the base game, ``round`` 0
 *     while the game is set up, ``rounds`` null where their number is not known from the start. ``hand`` leaves out what
 *     is planned; what follows it is there while the reader is asked, as far as the question is about it.
 */
export interface OhMyGoodsShown {
  game: string;
  seat: number | null;
  seats: number;
  pack: string;
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
 * The event of the round; ``effects`` are those that do something, by place on the card, the first being 1.
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
 *
 *     ``assistants`` are those hired; where they stand the buildings tell. ``aside`` are cards to be built, or kept while
 *     redrawing; null is a card that the reader does not see. ``coins`` is what all goods count together, ``rewards`` are
 *     points won through events and end cards, or lost where it is less than 0.
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
  side: ("crown" | "rebels") | null;
}
/**
 * A building that stands in a street, with what lies on it and who is there.
 *
 *     ``place`` is what answers call it, b1 the charburner; ``worth`` are the coins that one of its goods counts this
 *     round, 0 where nothing is made; ``makes`` is how many goods come by whoever is there now, or by itself.
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
  mode: "efficient" | "sloppy";
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
 *
 *     ``left`` must still be found in hand, after what haste and a tower forgive; ``made``: it has produced this turn.
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
 *
 *     ``price`` is null where the table does not tell what is paid for; ``beyond``: the payer has said that he gives more.
 */
export interface Payment {
  left: number;
  price: number | null;
  paid: number;
  needless: string[];
  beyond: boolean;
}
