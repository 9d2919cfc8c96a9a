/** Oh My Goods! in words: cards, buildings, questions, effects and log lines. */
import { listOf, t, tOr } from "../../i18n.ts";
import type { LogLine, Moment, Question, Reason } from "../../wire.ts";
import type { Sentence } from "../index.ts";
import { ownName } from "./pack.ts";
import {
  asideOf,
  cardNamed,
  cardOf,
  content,
  type GoodsView,
  isCharacter,
  priceOf,
  stacksOf,
  stockOf,
  wageOf,
} from "./view.ts";

/** The streets of the table in view: log lines and answers name a building by its place, and places never change. */
let streets: { seat: number | null; buildings: readonly (readonly number[])[]; aside: readonly number[] } = {
  seat: null,
  buildings: [],
  aside: [],
};

export function noteStreets(view: GoodsView): void {
  streets = { seat: view.seat, buildings: view.buildings, aside: view.seat === null ? [] : view.aside[view.seat]! };
}

/** Names as the pack in place gives them, else ours in the reader's language. */
const goodWord = (id: string) => ownName(`good-${id}`) ?? t(`oh_my_goods-good-${id}`);
const buildingWord = (id: string) => ownName(`building-${id}`) ?? t(`oh_my_goods-building-${id}`);
const assistantWord = (id: string) => ownName(`assistant-${id}`) ?? t(`oh_my_goods-assistant-${id}`);
const characterWord = (id: string) => ownName(`character-${id}`) ?? t(`oh_my_goods-character-${id}`);
const eventWord = (number: string | number) => ownName(`event-${number}`) ?? t(`oh_my_goods-event-${number}`);

export function resourceName(resource: string): string {
  return t(`oh_my_goods-resource-${resource}`);
}

export function goodName(good: number): string {
  return goodWord(content.goods[good]!.id);
}

export function kindName(kind: string): string {
  return buildingWord(kind);
}

export function faceName(face: number): string {
  return assistantWord(content.assistants[face]!.id);
}

export function cardName(card: number): string {
  if (isCharacter(card)) return characterWord(content.characters[card - content.places.character]!.id);
  const printed = cardOf(card);
  return printed ? kindName(printed.extra ? "extra_card_office" : printed.kind) : "";
}

/** A building of a street by its word: b1 is the charburner. */
export function slotName(seat: number, word: string): string {
  const number = Number(/^b(\d+)/.exec(word)?.[1] ?? 0);
  const card = streets.buildings[seat]?.[number - 1];
  return card === undefined || card < 0 ? t("oh_my_goods-building-number", { number }) : cardName(card);
}

export function modeName(sloppy: boolean): string {
  return t(sloppy ? "oh_my_goods-sloppy" : "oh_my_goods-efficient");
}

function amounts(names: readonly [string, number][]): string {
  return listOf(names.map(([name, count]) => t("oh_my_goods-amount", { name, count })));
}

export function needsOf(card: number): [string, number][] {
  const needs = cardOf(card)?.needs ?? [];
  return needs
    .map((count, place): [string, number] => [content.resources[place] ?? "any", count])
    .filter(([, count]) => count > 0);
}

export function chainItems(card: number): string[] {
  return (cardOf(card)?.chain ?? []).map((item) =>
    item.place === "hand"
      ? t("oh_my_goods-say-card", { resource: resourceName(item.id) })
      : goodName(content.goods.findIndex((good) => good.id === item.id)),
  );
}

function worthWords(good: number): string {
  return content.goods[good]!.worth ? String(content.goods[good]!.worth) : t("oh_my_goods-by-colour");
}

/** A card as a screen reader says it: everything that is printed on it. */
export function cardWords(card: number, view: GoodsView | null): string {
  if (isCharacter(card)) {
    const row = content.characters[card - content.places.character]!;
    return [
      cardName(card),
      t("oh_my_goods-phase", { phase: row.phase }),
      effectWords(row.ability),
      ...(row.ours ? [t("oh_my_goods-reconstruction-mark")] : []),
    ].join(", ");
  }
  const printed = cardOf(card);
  if (!printed) return "";
  const parts = [cardName(card)];
  const colour = content.colours.indexOf(printed.colour);
  if (colour >= 0) parts.push(t("oh_my_goods-say-resource", { resource: resourceName(content.resources[colour]!) }));
  if (printed.sun) parts.push(t("oh_my_goods-half-sun"));
  if (printed.kind !== "charburner")
    parts.push(
      t("oh_my_goods-say-cost", { count: view ? priceOf(view, card) : printed.cost }),
      t("oh_my_goods-say-points", { count: printed.points }),
    );
  const needs = needsOf(card);
  if (needs.length)
    parts.push(
      t("oh_my_goods-say-needs", { list: amounts(needs.map(([name, count]) => [resourceName(name), count])) }),
    );
  if (printed.product >= 0)
    parts.push(t("oh_my_goods-say-makes", { good: goodName(printed.product), coins: worthWords(printed.product) }));
  if (printed.chain.length) parts.push(t("oh_my_goods-say-chain", { list: listOf(chainItems(card)) }));
  if (printed.office) parts.push(t("oh_my_goods-say-office", { resource: resourceName(printed.office) }));
  if (printed.extra) parts.push(t("oh_my_goods-say-extra"));
  if (printed.automatic) parts.push(t("oh_my_goods-say-automatic"));
  if (printed.strength) parts.push(t("oh_my_goods-say-strength", { count: printed.strength }));
  if (printed.ours) parts.push(t("oh_my_goods-reconstruction-mark"));
  return parts.join(", ");
}

/** Whether another building of the street has the same name. */
function hasTwin(view: GoodsView, seat: number, slot: number): boolean {
  const name = cardName(view.buildings[seat]![slot]!);
  return view.buildings[seat]!.some((other, at) => at !== slot && other >= 0 && cardName(other) === name);
}

/** A standing building by name; one of two that share it also by its place in the street. */
export function standingName(view: GoodsView, seat: number, slot: number): string {
  const name = cardName(view.buildings[seat]![slot]!);
  return hasTwin(view, seat, slot) ? `${name}, ${t("oh_my_goods-which-building", { number: slot + 1 })}` : name;
}

/** A standing building: the card, its goods, who is there. */
export function buildingWords(view: GoodsView, seat: number, slot: number, people: readonly string[]): string {
  const card = view.buildings[seat]![slot]!;
  const parts = [cardWords(card, null)];
  if (hasTwin(view, seat, slot)) parts.push(t("oh_my_goods-which-building", { number: slot + 1 }));
  if (cardOf(card)!.product >= 0) parts.push(t("oh_my_goods-say-stock", { count: stockOf(view, seat, slot) }));
  return [...parts, ...people].join(", ");
}

export function faceWords(face: number, view: GoodsView): string {
  const row = content.assistants[face]!;
  const asks = row.colours
    .map((count, place): [string, number] => [t(`oh_my_goods-colour-${content.colours[place]!}`), count])
    .filter(([, count]) => count > 0);
  return [
    faceName(face),
    t("oh_my_goods-say-asks", { list: amounts(asks) }),
    t("oh_my_goods-say-cost", { count: wageOf(view, face) }),
    t("oh_my_goods-say-points", { count: row.points }),
    ...(row.ours ? [t("oh_my_goods-reconstruction-mark")] : []),
  ].join(", ");
}

const FIRST_BUILDING = 50;
const FIRST_CHARACTER = 57;
const signed = (number: unknown) => (Number(number) > 0 ? `+${Number(number)}` : `−${-Number(number)}`);

/** One operation of an event, end card or character. */
export function effectWords(effect: Record<string, unknown> & { op: string }): string {
  const {
    op,
    n,
    suns,
    phase,
    cost,
    resource,
    good,
    delta,
    number,
    min,
    reward,
    penalty,
    shortfall,
    goods,
    times,
    coins,
    numbers,
    colours,
  } = effect as Record<string, unknown> & { op: string };
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries({ n, suns, phase, cost, min, coins }))
    if (value !== undefined) words[name] = value as string | number;
  if (resource) words.resource = resourceName(String(resource));
  if (good) words.good = goodWord(String(good));
  if (delta !== undefined) words.delta = signed(delta);
  if (op === "add_stack") words.building = numberName(Number(number));
  if (op === "shuffle_character") words.character = numberName(Number(number));
  if (reward) words.points = (reward as { points: number }).points;
  Object.assign(words, penalty, shortfall);
  if (goods) {
    words.goods = goodsWords(goods as Record<string, number>);
    words.times = Number(times ?? 1);
  }
  const some = [
    ...(Array.isArray(numbers) ? numbers.map((each) => numberName(Number(each))) : []),
    ...((colours as string[] | undefined) ?? []).map((each) => t(`oh_my_goods-colour-${each}`)),
  ];
  if (some.length) words.list = listOf(some);
  return t(`oh_my_goods-op-${op}${effectKind(op, effect, some.length > 0)}`, words);
}

/** Operations that read otherwise with some of their fields. */
function effectKind(op: string, effect: Record<string, unknown>, some: boolean): string {
  if (op === "build_cost") return some ? "-some" : "";
  if (op === "strength_threat") return "points" in (effect.penalty as object) ? "-points" : "";
  if (op === "must_pay") return effect.shortfall ? "-shortfall" : "";
  if (op === "remove_from_set") return effect.numbers === "entered" ? "-entered" : "";
  return "";
}

/** A list of goods: exactly these, or any worth so much together. */
function goodsWords(goods: Record<string, number>): string {
  return listOf(
    Object.entries(goods).map(([name, count]) =>
      name === "any_value"
        ? t("oh_my_goods-op-any_value", { count })
        : t("oh_my_goods-amount", { name: goodWord(name), count }),
    ),
  );
}

/** A building of 50 to 56 or a character of 57 to 60 by its number. */
export function numberName(number: number): string {
  return number < FIRST_CHARACTER
    ? kindName(content.kinds[number - FIRST_BUILDING]!)
    : characterWord(content.characters[number - FIRST_CHARACTER]!.id);
}

export function chapterName(chapter: number): string {
  return t(`oh_my_goods-chapter-${content.chapters[chapter]!.id}`);
}

/** An event by its number, as the pack or we call it. */
export function eventTitle(number: number): string {
  return eventWord(number);
}

export function endTitle(number: number): string {
  return ownName(`end-${number}`) ?? t(`oh_my_goods-end-${number}`);
}

/** The event of the round, or the chapter before the first. */
export function eventWords(view: GoodsView): string {
  const event = content.events[view.event];
  return event ? t("oh_my_goods-event", { name: eventWord(event.number) }) : chapterName(view.chapter);
}

export function goalWords(chapter: number): string {
  const goal = content.chapters[chapter]!.goal;
  const parts = [t("oh_my_goods-goal-points", { count: goal.points })];
  if (goal.strength) parts.push(t("oh_my_goods-say-strength", { count: goal.strength }));
  if (goal.deliver)
    parts.push(
      t("oh_my_goods-goal-deliver", {
        list: amounts(Object.entries(goal.deliver).map(([name, count]) => [goodWord(name), count])),
      }),
    );
  return t("oh_my_goods-goal", { list: listOf(parts) });
}

/** Questions about one building of the street, which their first argument holds in its low bits. */
const ABOUT_BUILDING = new Set(["discard", "chain", "chain_good"]);

/** Why nothing was to choose, where the table answered for its player. */
export function pause(question: Question): string {
  return t(`oh_my_goods-forced-${question.decision}`);
}

export function ask(question: Question): string {
  const { a, b } = question.prompt.arguments;
  if (question.decision === "meet_demand") return t("oh_my_goods-ask-meet_demand", demandWords(a, b));
  const text = tOr(question.prompt.id, question.decision, { a, b });
  return ABOUT_BUILDING.has(question.decision)
    ? t("oh_my_goods-ask-at", { card: slotName(question.seat, `b${(a & 15) + 1}`), question: text })
    : text;
}

/** What a demand asks for and takes otherwise; events come before end cards. */
function demandWords(card: number, place: number): Record<string, string | number> {
  const { ends } = content.places;
  const row = card < ends ? content.events[card]! : content.ends[card - ends]!;
  const effect = row.effects[place] as unknown as { goods: Record<string, number>; penalty: { points: number } };
  return { goods: goodsWords(effect.goods), points: effect.penalty.points };
}

const DONE: Record<string, string> = {
  plan_card: "no-card",
  keep: "keep-done",
  chain: "chain-done",
  produce: "done-producing",
  buy: "done-buying",
  pay: "done-paying",
  plan_pay: "done-paying",
};

export function option(domain: string, notation: string, question: Question | null): string {
  const seat = question?.seat ?? streets.seat ?? 0;
  const card = cardNamed(notation);
  if (notation === "done") return t(`oh_my_goods-option-${DONE[question?.decision ?? "buy"] ?? "done-buying"}`);
  switch (domain) {
    case "redraw":
      return t(notation === "keep" ? "oh_my_goods-option-keep" : "oh_my_goods-option-redraw");
    case "answer":
      if (question?.decision === "meet_demand") {
        const words = demandWords(question.prompt.arguments.a, question.prompt.arguments.b);
        return t(notation === "yes" ? "oh_my_goods-option-demand-give" : "oh_my_goods-option-demand-refuse", words);
      }
      return t(notation === "yes" ? "oh_my_goods-option-yes" : "oh_my_goods-option-no");
    case "side":
      return t(`oh_my_goods-side-${notation}`);
    case "character":
      if (notation !== "none") return characterWord(notation);
      return t(question?.decision === "use_character" ? "oh_my_goods-option-nobody" : "oh_my_goods-option-coins");
    case "post":
      if (notation === "idle") return t("oh_my_goods-option-idle");
      return t("oh_my_goods-option-post", {
        card: slotName(seat, notation),
        mode: modeName(notation.endsWith("sloppy")),
      });
    case "make":
      return t(notation.endsWith("-chain") ? "oh_my_goods-option-chain" : "oh_my_goods-option-produce", {
        card: slotName(seat, notation),
      });
    case "buy": {
      const face = content.assistants.findIndex((each) => each.id === notation);
      if (face >= 0) return t("oh_my_goods-option-hire", { card: faceName(face) });
      // Looked at again after the game, nobody knows any more which card lay there.
      if (notation === "plan")
        return streets.aside.length
          ? t("oh_my_goods-option-plan", { card: cardName(streets.aside[0]!) })
          : t("oh_my_goods-option-plan-aside");
      return content.kinds.includes(notation)
        ? t("oh_my_goods-option-stack", { card: kindName(notation) })
        : t("oh_my_goods-option-deliver");
    }
    default:
      if (notation === "stay") return t("oh_my_goods-option-stay");
      if (notation === "pair") return t("oh_my_goods-option-pair");
      if (notation === "more") return t("oh_my_goods-option-more");
      if (card >= 0) return t("oh_my_goods-option-choose", { card: cardName(card) });
      return t(
        ["pay", "plan_pay"].includes(question?.decision ?? "") || domain === "supply"
          ? "oh_my_goods-option-give"
          : "oh_my_goods-option-choose",
        { card: slotName(seat, notation) },
      );
  }
}

/** Which card of a stack is meant, where more than one lies open. */
export function stackPlace(cards: readonly number[], card: number): string | null {
  return cards.length > 1 ? t("oh_my_goods-which-stack", { number: cards.indexOf(card) + 1 }) : null;
}

/** Two mills in one hand, in one street or in one stack: which of them is meant. */
export function which(notation: string, moment: Moment): string | null {
  const view = moment.view as unknown as GoodsView;
  const slot = /^b(\d+)/.exec(notation);
  if (slot) return t("oh_my_goods-which-building", { number: Number(slot[1]) });
  const aside = view.seat === null ? [] : asideOf(view, view.seat);
  const named = cardNamed(notation);
  const place = view.hand.filter((card) => !aside.includes(card)).indexOf(named);
  if (place >= 0) return t("oh_my_goods-which-hand", { number: place + 1 });
  const stack = stacksOf(view).find(({ cards }) => cards.includes(named));
  return stack ? stackPlace(stack.cards, named) : null;
}

function resourceOf(word: string): string {
  const colour = content.colours.indexOf(cardOf(cardNamed(word))?.colour ?? "");
  return colour < 0 ? cardName(cardNamed(word)) : resourceName(content.resources[colour]!);
}

/** Decisions whose answer is one building of the actor's street. */
const AT: Record<string, string> = { plan_to: "move", attach: "attach", place: "place", pay: "pay" };

export function log(
  lines: readonly LogLine[],
  who: (seat: number) => string,
  next: LogLine | undefined,
): Sentence | null {
  const { seat, decision, option: notation } = lines[0]!;
  const actor = seat >= 0 ? who(seat) : "";
  const all = lines.map((line) => line.option).filter((each): each is string => each !== null);
  if (decision === "show_plans") return { text: t("oh_my_goods-log-show_plans") };
  if (notation === null) return null;
  switch (decision) {
    case "choose_first":
      return { text: t("oh_my_goods-log-choose_first", { who: who(Number(notation.replace(/\D/g, "")) || 0) }) };
    case "deal_assistant":
      return { text: t("oh_my_goods-log-deal_assistant", { list: listOf(all.map((id) => assistantWord(id))) }) };
    case "deal_event":
      return {
        text: t("oh_my_goods-log-deal_event", { list: listOf(all.map((id) => eventWord(id.replace("event", "")))) }),
      };
    case "reveal":
      return { text: t("oh_my_goods-log-reveal", { list: all.map(resourceOf).join(", ") }) };
    case "redraw":
      return notation === "redraw" ? { text: t("oh_my_goods-log-redraw", { who: actor }) } : null;
    case "plan_worker":
      if (notation === "idle") return { text: t("oh_my_goods-log-idle", { who: actor }) };
      return {
        text: t("oh_my_goods-log-worker", {
          who: actor,
          card: slotName(seat, notation),
          mode: modeName(notation.endsWith("sloppy")),
        }),
      };
    case "produce":
      if (notation === "done" || notation.endsWith("-chain")) return null;
      return { text: t("oh_my_goods-log-produce", { who: actor, card: slotName(seat, notation) }) };
    case "discard":
      return notation === "pair"
        ? null
        : { text: t("oh_my_goods-log-discard", { who: actor, resource: resourceOf(notation) }) };
    case "chain":
      if (notation === "done") return null;
      return {
        text: t("oh_my_goods-log-chain", {
          who: actor,
          card: slotName(seat, `b${((lines[0]!.a ?? 0) & 15) + 1}`),
          item: cardNamed(notation) >= 0 ? resourceOf(notation) : slotName(seat, notation),
        }),
      };
    case "buy": {
      const face = content.assistants.findIndex((each) => each.id === notation);
      if (face >= 0) return { text: t("oh_my_goods-log-hire", { who: actor, card: faceName(face) }) };
      if (notation === "plan") return { text: t("oh_my_goods-log-build-aside", { who: actor }) };
      if (notation.startsWith("deliver")) return { text: t("oh_my_goods-log-deliver", { who: actor }) };
      return null;
    }
    case "buy_card":
      return { text: t("oh_my_goods-log-build", { who: actor, card: cardName(cardNamed(notation)) }) };
    case "end_deliver":
    case "meet_goal":
      return notation === "yes" ? { text: t("oh_my_goods-log-deliver", { who: actor }) } : null;
    case "meet_demand":
      return {
        text: t(notation === "yes" ? "oh_my_goods-log-demand-met" : "oh_my_goods-log-demand-refused", { who: actor }),
      };
    case "use_character":
    case "pay_with":
    case "plan_cost":
      return notation === "none"
        ? null
        : { text: t("oh_my_goods-log-character", { who: actor, card: characterWord(notation) }) };
    case "choose_side":
      return { text: t("oh_my_goods-log-side", { who: actor, card: t(`oh_my_goods-side-${notation}`) }) };
    default: {
      const kind = AT[decision];
      if (decision === "pay" && ["more", "done"].includes(notation)) return null;
      // A price paid with many goods is one sentence: that of its last good.
      if (!kind || (decision === "pay" && next?.decision === "pay" && next.seat === seat)) return null;
      return { text: t(`oh_my_goods-log-${kind}`, { who: actor, card: slotName(seat, notation) }) };
    }
  }
}

export function why(reason: Reason): string {
  return tOr(reason.id, reason.rule, reason.arguments);
}

export function scoreLine(name: string): string {
  return tOr(`oh_my_goods-score-${name}`, name);
}

/** Targets that the board itself shows; the rest are buttons in the question bar. */
export function onBoard(target: string): boolean {
  const [domain, notation] = target.split(":") as [string, string];
  if (["done", "pair", "more", "stay", "idle"].includes(notation)) return false;
  if (domain === "buy")
    return (
      notation === "plan" || content.kinds.includes(notation) || content.assistants.some((face) => face.id === notation)
    );
  return ["card", "supply", "building", "post", "make"].includes(domain);
}

/** The first-round guide: one short hint for the moment at hand. */
export function hint(moment: Moment): string | null {
  const view = moment.view as GoodsView;
  if (view.round > 1 || moment.status !== "playing") return null;
  switch (moment.question?.decision) {
    case "redraw":
      return t("oh_my_goods-hint-redraw");
    case "plan_worker":
      return t("oh_my_goods-hint-worker");
    case "plan_card":
      return t(stacksOf(view).length ? "oh_my_goods-hint-card-stacks" : "oh_my_goods-hint-card");
    case "produce":
    case "discard":
      return t("oh_my_goods-hint-produce");
    case "pay":
      return t("oh_my_goods-hint-pay");
    default:
      return null;
  }
}
