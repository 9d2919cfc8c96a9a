/** What is printed on the cards of this table: the game's own content, or what a pack puts in its place. */
import own, {
  type Assistant,
  type Card,
  type Chapter,
  type Character,
  type Content,
  type EventCard,
} from "content:oh_my_goods";
import { computed, signal } from "@preact/signals";

export type { Assistant, Card, Chapter, Character, Content, Effect, EventCard, Lists } from "content:oh_my_goods";

export interface Printed extends Content {
  /** Names a pack gives that are not ours, by kind and word. */
  names: ReadonlyMap<string, string>;
}

export const OWN: Printed = { ...own, names: new Map() };
export const printed = signal(OWN);

interface Index {
  cards: ReadonlyMap<string, Card>;
  characters: ReadonlyMap<string, Character>;
  assistants: ReadonlyMap<string, Assistant>;
  goods: ReadonlyMap<string, Content["goods"][number]>;
  events: ReadonlyMap<number, EventCard>;
  ends: ReadonlyMap<number, EventCard>;
  chapters: ReadonlyMap<string, Chapter>;
}

function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function byNumber<Row extends { number: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.number, row]));
}

const index = computed<Index>(() => ({
  cards: byId(printed.value.cards),
  characters: byId(printed.value.characters),
  assistants: byId(printed.value.assistants),
  goods: byId(printed.value.goods),
  events: byNumber(printed.value.events),
  ends: byNumber(printed.value.ends),
  chapters: byId(printed.value.chapters),
}));

export const cardOf = (word: string) => index.value.cards.get(word) ?? null;
export const characterOf = (word: string) => index.value.characters.get(word) ?? null;
export const assistantOf = (word: string) => index.value.assistants.get(word) ?? null;
export const goodOf = (word: string) => index.value.goods.get(word) ?? null;
export const eventOf = (number: number) => index.value.events.get(number) ?? null;
export const endOf = (number: number) => index.value.ends.get(number) ?? null;
export const chapterOf = (id: string) => index.value.chapters.get(id) ?? null;
