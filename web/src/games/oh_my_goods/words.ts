/** Oh My Goods! in words where the page says more than the server: all that is printed on a card, and what stands where. */
import { listOf, sayWord, t } from "../../i18n.ts";
import type { Moment } from "../../wire.ts";
import { assistantOf, cardOf, chapterOf, characterOf, type Effect, goodOf, printed } from "./printed.ts";
import { type OhMyGoodsShown, type PricedCard, type Street, type StreetBuilding, shownOf, streetOf } from "./shown.ts";

const GAME = "oh_my_goods";

/** What a pack calls a thing, where that differs from ours. */
const ownName = (kind: string, word: string | number) => printed.value.names.get(`${kind}-${word}`);

export const resourceName = (id: string) => t(`oh_my_goods-resource-${id}`);
export const modeName = (mode: string) => t(`oh_my_goods-mode-${mode}`);
export const sideName = (side: string) => t(`oh_my_goods-side-${side}`);
export const chapterName = (id: string) => t(`oh_my_goods-chapter-${id}`);
export const goodName = (id: string) => ownName("good", id) ?? t(`oh_my_goods-good-${id}`);
export const kindName = (id: string) => ownName("building", id) ?? t(`oh_my_goods-building-${id}`);
export const assistantName = (id: string) => ownName("assistant", id) ?? t(`oh_my_goods-assistant-${id}`);
export const eventTitle = (number: number) => ownName("event", number) ?? t(`oh_my_goods-event-${number}`);
export const endTitle = (number: number) => ownName("end", number) ?? t(`oh_my_goods-end-${number}`);
const characterName = (id: string) => ownName("character", id) ?? t(`oh_my_goods-character-${id}`);

export function cardName(word: string): string {
  const card = cardOf(word);
  if (card) return kindName(card.extra ? "extra_card_office" : card.kind);
  return characterOf(word) ? characterName(word) : "";
}

/** A building or a character of the expansion by its number. */
export function numberName(number: number): string {
  const kind = printed.value.kinds.find((each) => each.number === number);
  if (kind) return kindName(kind.id);
  const character = printed.value.characters.find((each) => each.number === number);
  return character ? characterName(character.id) : String(number);
}

function amounts(names: readonly [string, number][]): string {
  return listOf(names.map(([name, count]) => t("oh_my_goods-amount", { name, count })));
}

export function chainItems(word: string): string[] {
  return (cardOf(word)?.chain ?? []).map((item) =>
    item.place === "hand" ? t("oh_my_goods-say-card", { resource: resourceName(item.id) }) : goodName(item.id),
  );
}

/** A card as a screen reader says it: everything that is printed on it, and what it costs now. */
export function cardWords(word: string, price?: number): string {
  const character = characterOf(word);
  if (character)
    return [
      cardName(word),
      t("oh_my_goods-phase", { phase: character.phase }),
      effectWords(character.ability),
      ...(character.ours ? [t("oh_my_goods-reconstruction-mark")] : []),
    ].join(", ");
  const card = cardOf(word);
  if (!card) return "";
  const parts = [cardName(word)];
  if (card.resource) parts.push(t("oh_my_goods-say-resource", { resource: resourceName(card.resource) }));
  if (card.sun) parts.push(t("oh_my_goods-half-sun"));
  if (card.kind !== "charburner")
    parts.push(
      t("oh_my_goods-say-cost", { count: price ?? card.cost }),
      t("oh_my_goods-say-points", { count: card.points }),
    );
  const needs = Object.entries(card.needs).map(([id, count]): [string, number] => [resourceName(id), count]);
  if (needs.length) parts.push(t("oh_my_goods-say-needs", { list: amounts(needs) }));
  if (card.product) {
    const coins = goodOf(card.product)?.worth || t("oh_my_goods-by-colour");
    parts.push(t("oh_my_goods-say-makes", { good: goodName(card.product), coins: String(coins) }));
  }
  if (card.chain.length) parts.push(t("oh_my_goods-say-chain", { list: listOf(chainItems(word)) }));
  if (card.office) parts.push(t("oh_my_goods-say-office", { resource: resourceName(card.office) }));
  if (card.extra) parts.push(t("oh_my_goods-say-extra"));
  if (card.automatic) parts.push(t("oh_my_goods-say-automatic"));
  if (card.strength) parts.push(t("oh_my_goods-say-strength", { count: card.strength }));
  if (card.ours) parts.push(t("oh_my_goods-reconstruction-mark"));
  return parts.join(", ");
}

/** Where a building stands, if another one of the street has its name. */
function placeAmongTwins(street: Street, building: StreetBuilding): string | null {
  const name = cardName(building.card);
  const hasTwin = street.buildings.some((other) => other !== building && cardName(other.card) === name);
  return hasTwin ? t("oh_my_goods-which-building", { number: street.buildings.indexOf(building) + 1 }) : null;
}

/** A standing building by name; one of two that share it also by its place in the street. */
export function standingName(street: Street, building: StreetBuilding): string {
  const place = placeAmongTwins(street, building);
  return place ? `${cardName(building.card)}, ${place}` : cardName(building.card);
}

/** A standing building: the card, its goods, who is there. */
export function buildingWords(street: Street, building: StreetBuilding, people: readonly string[]): string {
  const place = placeAmongTwins(street, building);
  return [
    cardWords(building.card),
    ...(place ? [place] : []),
    ...(cardOf(building.card)?.product ? [t("oh_my_goods-say-stock", { count: building.goods })] : []),
    ...people,
  ].join(", ");
}

export function assistantWords(id: string, price: number): string {
  const row = assistantOf(id);
  if (!row) return assistantName(id);
  const asks = Object.entries(row.colours).map(([colour, count]): [string, number] => [
    t(`oh_my_goods-colour-${colour}`),
    count,
  ]);
  return [
    assistantName(id),
    t("oh_my_goods-say-asks", { list: amounts(asks) }),
    t("oh_my_goods-say-cost", { count: price }),
    t("oh_my_goods-say-points", { count: row.points }),
    ...(row.ours ? [t("oh_my_goods-reconstruction-mark")] : []),
  ].join(", ");
}

const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

/** One printed operation of an event, end card or character. */
export function effectWords(effect: Effect): string {
  const words: Record<string, string | number> = {};
  const some: string[] = [];
  for (const [field, value] of Object.entries(effect)) {
    if (field === "resource") words.resource = resourceName(String(value));
    else if (field === "good") words.good = goodName(String(value));
    else if (field === "delta") words.delta = signed(Number(value));
    else if (field === "number")
      words[effect.op === "add_stack" ? "building" : "character"] = numberName(Number(value));
    else if (field === "goods") words.goods = goodsWords(value as Record<string, number>);
    else if (["reward", "penalty", "shortfall"].includes(field)) Object.assign(words, value);
    else if (field === "numbers" && Array.isArray(value)) some.push(...value.map((each) => numberName(Number(each))));
    else if (field === "colours" && Array.isArray(value))
      some.push(...value.map((each) => t(`oh_my_goods-colour-${String(each)}`)));
    else if (typeof value === "number" || typeof value === "string") words[field] = value;
  }
  if (words.goods !== undefined) words.times ??= 1;
  if (some.length) words.list = listOf(some);
  return t(`oh_my_goods-op-${effect.op}${effectReading(effect, some.length > 0)}`, words);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Operations that read otherwise with some of their fields. */
function effectReading({ op, penalty, shortfall }: Effect, some: boolean): string {
  if (op === "build_cost") return some ? "-some" : "";
  if (op === "strength_threat") return isRecord(penalty) && "points" in penalty ? "-points" : "";
  if (op === "must_pay") return shortfall ? "-shortfall" : "";
  if (op === "remove_from_set") return some ? "" : "-entered";
  return "";
}

/** A list of goods: exactly these, or any worth so much together. */
function goodsWords(goods: Record<string, number>): string {
  return listOf(
    Object.entries(goods).map(([name, count]) =>
      name === "any_value"
        ? t("oh_my_goods-op-any_value", { count })
        : t("oh_my_goods-amount", { name: goodName(name), count }),
    ),
  );
}

/** The event of the round, or the chapter before the first. */
export function eventWords(shown: OhMyGoodsShown): string {
  if (shown.event) return t("oh_my_goods-event", { name: eventTitle(shown.event.number) });
  return shown.chapter === null ? "" : chapterName(shown.chapter);
}

export function goalWords(chapter: string): string {
  const goal = chapterOf(chapter)?.goal;
  if (!goal) return "";
  const parts = [t("oh_my_goods-goal-points", { count: goal.points })];
  if (goal.strength) parts.push(t("oh_my_goods-say-strength", { count: goal.strength }));
  if (goal.deliver) parts.push(t("oh_my_goods-goal-deliver", { list: goodsWords(goal.deliver) }));
  return t("oh_my_goods-goal", { list: listOf(parts) });
}

/** Which card of a stack is meant, where more than one lies open. */
export function stackPlace(cards: readonly PricedCard[], card: string): string | null {
  const place = cards.findIndex((each) => each.card === card);
  return cards.length > 1 && place >= 0 ? t("oh_my_goods-which-stack", { number: place + 1 }) : null;
}

/** A building of a street by an answer's word: b3, b3-sloppy. */
function buildingOf(street: Street, word: string): StreetBuilding | undefined {
  const [place] = word.split("-");
  return street.buildings.find((building) => building.place === place);
}

/** Two mills in one hand, in one street or in one stack: which of them is meant. */
export function which(notation: string, moment: Moment): string | null {
  const shown = shownOf(moment);
  const street = streetOf(shown, shown.seat);
  const building = buildingOf(street, notation);
  if (building) return t("oh_my_goods-which-building", { number: street.buildings.indexOf(building) + 1 });
  const place = shown.hand.findIndex(({ card }) => card === notation);
  if (place >= 0) return t("oh_my_goods-which-hand", { number: place + 1 });
  const stack = shown.stacks.find(({ cards }) => cards.some(({ card }) => card === notation));
  return stack ? stackPlace(stack.cards, notation) : null;
}

/** An answer to the question that follows, by its target. */
export function lead(target: string, moment: Moment): string {
  const shown = shownOf(moment);
  const word = target.slice(target.indexOf(":") + 1);
  const building = buildingOf(streetOf(shown, shown.seat), word);
  if (building) return cardName(building.card);
  const stack = shown.stacks.find(({ cards }) => cards.some(({ card }) => card === word));
  return (stack && stackPlace(stack.cards, word)) || cardName(word) || sayWord(GAME, { kind: "option", word });
}

/** Targets that the board itself shows; the rest are buttons in the question bar. */
export function onBoard(target: string): boolean {
  const [domain = "", notation = ""] = target.split(":");
  if (["done", "pair", "more", "stay", "idle"].includes(notation)) return false;
  return ["card", "supply", "building", "post", "make"].includes(domain) || (domain === "buy" && !isDelivery(notation));
}

function isDelivery(notation: string): boolean {
  return notation.startsWith("deliver");
}

/** The first-round guide: one short hint for the moment at hand. */
export function hint(moment: Moment): string | null {
  const shown = shownOf(moment);
  if (shown.round > 1 || moment.status !== "playing") return null;
  switch (moment.question?.decision) {
    case "redraw":
      return t("oh_my_goods-hint-redraw");
    case "plan_worker":
      return t("oh_my_goods-hint-worker");
    case "plan_card":
      return t(shown.stacks.length ? "oh_my_goods-hint-card-stacks" : "oh_my_goods-hint-card");
    case "produce":
    case "discard":
      return t("oh_my_goods-hint-produce");
    case "pay":
      return t("oh_my_goods-hint-pay");
    default:
      return null;
  }
}
