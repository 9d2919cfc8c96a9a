/** The view of Oh My Goods! as the server sends it; numbers as the game's own view names them. */

import content from "content:oh_my_goods";
import { signal } from "@preact/signals";
import type { View } from "../../wire.ts";

export interface GoodsView extends View {
  chapter: number;
  round: number;
  last: number;
  active: number;
  event: number;
  display: number;
  done: number;
  delivered: number;
  deck_count: number;
  discard_count: number;
  hand_counts: number[];
  hand: number[];
  where: number[];
  aside: number[][];
  buildings: number[][];
  goods: number[][][];
  bare: number[][];
  workers: number[];
  helpers: number[];
  faces: number[];
  towered: number[];
  bonus: number[];
  side: number[];
  market: number[];
  lack: number[];
  plan: number[];
  worth: number[][];
  coins: number[];
  strength: number[];
  missing: number[][];
  shortage: number[];
  /** While one pays: buildings whose good would be given needlessly, or make one given before needless. */
  needless: number[];
  /** One has said that one gives more than the price, and is not told about single goods any more. */
  beyond: boolean;
  prices: number[][];
  wages: number[][];
  /** Places of the event's effects that come to nothing: what they announce is there already. */
  idle: number[];
}

export { content };

export type Card = NonNullable<(typeof content.cards)[number]>;

/** The seat whose street is shown large. */
export const openedSeat = signal<number | null>(null);

export const NONE = -1;
const ERECT = 38;
const PLACE = 40;
const PLANNED = { worker: 0, card: 3 } as const;
const SLOPPY = 1;

export function cardOf(card: number): Card | null {
  return content.cards[card] ?? null;
}

/** The word the server calls a card by. */
export function wordOf(card: number): string {
  return cardOf(card)?.id ?? content.characters[card - content.places.character]?.id ?? "";
}

/** The number of a card by its word, or NONE. */
export function cardNamed(word: string): number {
  return content.cards.findIndex((_, number) => wordOf(number) === word);
}

export function isCharacter(card: number): boolean {
  return card >= content.places.character && card < content.places.charburner;
}

export function stockOf(view: GoodsView, seat: number, slot: number): number {
  return view.goods[seat]![slot]!.length + view.bare[seat]![slot]!;
}

/** The worker's building and mode; a plan still sealed shows only to its owner. */
export function workerOf(view: GoodsView, seat: number): { slot: number; sloppy: boolean; planned: boolean } | null {
  const planned = seat === view.seat ? (view.plan[PLANNED.worker] ?? 0) : 0;
  const post = planned ? planned - 1 : view.workers[seat]!;
  return post < 0 ? null : { slot: post >> 1, sloppy: (post & 1) === SLOPPY, planned: planned > 0 };
}

/** The cards set aside, NONE for those that cannot be seen; the owner sees the planned one at once. */
export function asideOf(view: GoodsView, seat: number): number[] {
  const planned = seat === view.seat ? (view.plan[PLANNED.card] ?? 0) : 0;
  return planned ? [planned - 1] : view.aside[seat]!;
}

/** What a card costs this round. */
export function priceOf(view: GoodsView, card: number): number {
  return view.prices.find((row) => row[0] === card)?.[1] ?? cardOf(card)?.cost ?? 0;
}

export function wageOf(view: GoodsView, face: number): number {
  return view.wages.find((row) => row[0] === face)?.[1] ?? content.assistants[face]!.cost;
}

/** The whole price of what is being paid, if the table shows what it is for. */
export function wholePrice(view: GoodsView): number | null {
  for (const [number, , a, b] of [...view.frames].reverse()) {
    if (number === ERECT) return priceOf(view, b);
    if (number === PLACE) return content.assistants[a] ? wageOf(view, a) : null;
  }
  return null;
}

/** Faces of a mask, lowest first. */
export function facesOf(mask: number): number[] {
  return content.assistants.map((_, face) => face).filter((face) => (mask >> face) & 1);
}

/** How many units of a resource (5: any) the seat's offices give. */
export function officesOf(view: GoodsView, seat: number, resource: number): number {
  return view.buildings[seat]!.filter((card) => {
    const office = cardOf(card)?.office;
    return office ? resource > 4 || office === content.resources[resource] : false;
  }).length;
}

/** How many cards in the own hand show a resource (5: any). */
export function handOf(view: GoodsView, resource: number): number {
  return view.hand.filter((card) => {
    const colour = content.colours.indexOf(cardOf(card)?.colour ?? "");
    return colour >= 0 && (resource > 4 || colour === resource);
  }).length;
}

/** How many units of a resource (5: any) lie on the market, with what the event adds. */
export function marketOf(view: GoodsView, resource: number): number {
  const event = content.events[view.event];
  const extra = (kind: number) =>
    (event?.effects ?? [])
      .filter((each) => each.op === "market_add" && each.resource === content.resources[kind])
      .reduce((sum, each) => sum + Number(each.n), 0);
  const kinds = resource > 4 ? [0, 1, 2, 3, 4] : [resource];
  return kinds.reduce((sum, kind) => sum + view.market[kind]! + extra(kind), 0);
}

/** The open stacks: for each number its cards, one of each that differ. */
export function stacksOf(view: GoodsView): { kind: string; cards: number[]; left: number }[] {
  return content.kinds
    .map((kind) => {
      const all = view.where
        .map((place, card) => (place === content.places.stack && cardOf(card)?.kind === kind ? card : NONE))
        .filter((card) => card >= 0);
      const seen = new Set<string>();
      const cards = all.filter((card) => {
        const { id: _, sun: __, ...figures } = cardOf(card)!;
        const key = JSON.stringify(figures);
        return seen.has(key) ? false : Boolean(seen.add(key));
      });
      return { kind, cards, left: all.length };
    })
    .filter(({ left }) => left > 0);
}
