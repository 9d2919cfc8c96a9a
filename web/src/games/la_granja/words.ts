/** La Granja in words: goods, cards, places, questions and log lines. */
import { listOf, t, tOr } from "../../i18n.ts";
import type { LogLine, Moment, Question, Reason } from "../../wire.ts";
import type { Sentence } from "../index.ts";
import { ownWords } from "./pack.ts";
import { cardOf, content, GOODS, type GranjaView, has, ROOFS, SLOTS, VP } from "./view.ts";

/** The own farm in view: answers name a card or tile by its place there. */
let farm: GranjaView | null = null;

export function noteFarm(view: GranjaView): void {
  farm = view;
}

export function goodName(good: string): string {
  return t(`la_granja-good-${good}`);
}

/** A good by its notation; ``olive@field`` stands on a field. */
export function sourceName(notation: string): string {
  const [good, place] = notation.split("@") as [string, string | undefined];
  return place ? t("la_granja-from-field", { good: goodName(good) }) : goodName(good);
}

export function helperName(card: number): string {
  return ownWords(card, "name") ?? t(`la_granja-helper-${content.cards[card]!.helper}`);
}

export function helperText(card: number): string {
  return ownWords(card, "text") ?? t(`la_granja-does-${content.cards[card]!.helper}`);
}

export function cardName(card: number): string {
  return t("la_granja-card", { number: content.cards[card]!.id.toUpperCase(), name: helperName(card) });
}

export function buildingName(id: string): string {
  return t(`la_granja-building-${id}`);
}

export function roofName(tile: number): string {
  const { effect, fixed } = content.roofs[tile]!;
  return fixed ? `${t(`la_granja-roof-${effect}`)} (${goodName(fixed)})` : t(`la_granja-roof-${effect}`);
}

/** Two tiles of the display that read alike are told apart by where they lie. */
export function whichRoof(view: GranjaView, tile: number): string | null {
  const lie = view.display.filter((each) => each >= 0);
  if (!lie.includes(tile) || !lie.some((other) => other !== tile && roofName(other) === roofName(tile))) return null;
  return t("la_granja-which-roof", { number: lie.indexOf(tile) + 1 });
}

/** Where an answer's piece lies, when another answer has the same words. */
export function which(notation: string, moment: Moment): string | null {
  const tile = content.roofs.findIndex((each) => each.id === notation);
  return tile < 0 ? null : whichRoof(moment.view as unknown as GranjaView, tile);
}

export function spaceName(number: number): string {
  return t("la_granja-space", { number, what: t(`la_granja-space-${number}`) });
}

export function donkeyName(tile: number): string {
  return t("la_granja-donkey-tile", { ...content.donkeys[tile]! });
}

export function hexName(space: number): string {
  return t("la_granja-hex", { space: space + 1, value: content.hexes[space]!.value });
}

/** A barrow or a building by the notation deliveries use. */
export function placeName(notation: string): string {
  const barrow = /^barrow(\d)$/.exec(notation);
  return barrow ? t("la_granja-barrow-slot", { number: Number(barrow[1]) }) : buildingName(notation);
}

/** What each of the four sides of a card would be. */
export function sideText(card: number, side: string): string {
  const { field, barrow, extension } = content.cards[card]!;
  switch (side) {
    case "field":
      return t(`la_granja-field-${field}`);
    case "barrow": {
      const goods = barrow.goods.map(goodName).join(", ");
      return barrow.market
        ? t("la_granja-barrow-worth", { goods, points: barrow.vp, market: barrow.market })
        : t("la_granja-barrow-plain", { goods, points: barrow.vp });
    }
    case "extension":
      return t("la_granja-extension-worth", {
        hand: extension.hand_limit,
        income: extension.income,
        stalls: extension.stalls,
        deliveries: extension.deliveries,
      });
    default:
      return t("la_granja-helper-worth", { name: helperName(card), text: helperText(card) });
  }
}

/** The bit of a delivery that says it is one of those bought. */
const BOUGHT_STEP = 2048;
/** The moments of a turn that are no question of their own: those of a "ready" count from 0. */
const MOMENTS: Record<string, number> = { deliver: 11, buy_ahead: 12, buy_roof: 13, play: 14 };

/** Where in the turn a question stands, such as "before the income". */
export function pause(question: Question): string {
  const { a, b } = question.prompt.arguments;
  const moment = question.decision === "ready" ? b : (MOMENTS[question.decision] ?? 0);
  return t("la_granja-moment", { moment: question.decision === "deliver" && a & BOUGHT_STEP ? 12 : moment });
}

function readyText(question: Question): string {
  const moment = pause(question);
  return t("la_granja-ask-ready", { moment: (moment[0] ?? "").toUpperCase() + moment.slice(1) });
}

export function ask(question: Question): string {
  const { a, b } = question.prompt.arguments;
  switch (question.decision) {
    case "side":
      return t("la_granja-ask-side", { card: cardName(a) });
    case "pay_kind":
      return t("la_granja-ask-pay_kind", { count: Math.floor(b / 16) });
    case "pay_roof":
      return t("la_granja-ask-pay_roof", { count: Math.floor(b / 4) });
    case "discard":
    case "double_points":
      return t(`la_granja-ask-${question.decision}`, { count: a });
    case "change_die":
    case "change_by":
    case "space_choice":
      return t(`la_granja-ask-${question.decision}`, { value: a });
    case "ready":
      return readyText(question);
    case "deliver":
      if (b < 1) return readyText(question);
      return t(a & BOUGHT_STEP ? "la_granja-ask-deliver-extra" : "la_granja-ask-deliver", { count: b });
    case "claim_row":
      return t("la_granja-ask-claim_row", { building: buildingName(content.buildings[a]!.id) });
    case "from_where":
      return t("la_granja-ask-from_where", { good: goodName(content.goods[a % GOODS]!) });
    default:
      return tOr(question.prompt.id, question.decision);
  }
}

const WORDS: Record<string, string> = {
  free: "la_granja-free",
  go: "la_granja-go",
  none: "la_granja-nothing",
  yes: "la_granja-yes",
  no: "la_granja-no",
  reroll: "la_granja-reroll",
  keep: "la_granja-keep",
  down: "la_granja-down",
  up: "la_granja-up",
  fixed: "la_granja-fixed",
  double: "la_granja-double",
  wild: "la_granja-wild",
  instead: "la_granja-instead",
  storage: "la_granja-from-storage",
  field: "la_granja-from-a-field",
  before: "la_granja-before",
  after: "la_granja-after",
};

export function freeName(notation: string, seat: number | null = null): string {
  const [verb, what] = notation.split(":") as [string, string | undefined];
  if (verb === "buy") return t("la_granja-buy", { good: sourceName(what!) });
  if (verb === "sell") return t("la_granja-sell", { good: sourceName(what!) });
  if (verb === "upgrade") return t("la_granja-upgrade", { good: sourceName(what!) });
  if (notation.startsWith("commodity>")) return t(`la_granja-commodity-${notation.slice(10)}`);
  return slotName(notation, seat) ?? notation;
}

/** A place of a farm; whose it is must be known to say what lies there. */
function slotName(notation: string, seat: number | null): string | null {
  const slot = /^(barrow|helper|roof)(\d)$/.exec(notation);
  if (!slot) return null;
  const number = Number(slot[2]);
  const view = seat !== null && farm?.seat === seat ? farm : null;
  const lies = (list: readonly number[] | undefined, places: number) => list?.[(seat ?? 0) * places + number - 1] ?? -1;
  const helper = slot[1] === "helper" ? lies(view?.helper_card, SLOTS) : -1;
  if (helper >= 0) return t("la_granja-helper-named", { name: helperName(helper) });
  const tile = slot[1] === "roof" ? lies(view?.roof_tile, ROOFS) : -1;
  if (tile >= 0) return t("la_granja-roof-named", { what: roofName(tile) });
  const barrow = slot[1] === "barrow" ? lies(view?.barrow_card, SLOTS) : -1;
  if (barrow >= 0)
    return t("la_granja-barrow-named", { number, goods: content.cards[barrow]!.barrow.goods.map(goodName).join(", ") });
  return t(`la_granja-${slot[1]}-slot`, { number });
}

/** A marker that can be taken back, by what it means; null for one on a market space. */
function markerName(notation: string, seat: number | null): string | null {
  if (notation === "none") return t("la_granja-marker-none");
  if (notation.startsWith("area:")) return t("la_granja-marker-area", { building: buildingName(notation.slice(5)) });
  if (notation.startsWith("helper")) return t("la_granja-marker-flag", { name: slotName(notation, seat) ?? notation });
  const [good, place] = notation.split("@") as [string, string | undefined];
  if (!content.goods.includes(good)) return null;
  if (!place || place === "field") return sourceName(notation);
  return t("la_granja-marker-at", { good: goodName(good), place: slotName(place, seat) ?? placeName(place) });
}

export function option(domain: string, notation: string, question: Question | null): string {
  switch (domain) {
    case "card":
      if (notation === "pass") return t("la_granja-play-none");
      if (cardOf(notation) >= 0) return cardName(cardOf(notation));
      break;
    case "side":
      return t(`la_granja-side-${notation}`);
    case "roof": {
      if (notation === "pass") return t("la_granja-buy-none");
      const tile = content.roofs.findIndex((each) => each.id === notation);
      if (tile >= 0) return roofName(tile);
      break;
    }
    case "space":
      if (/^\d$/.test(notation)) return spaceName(Number(notation));
      break;
    case "choice":
      return t(`la_granja-choice-${notation.replace("+", "-")}`);
    case "donkey":
      return donkeyName(Number(notation.slice(6)) - 1);
    case "deliveries":
      if (/^\d+$/.test(notation)) return t("la_granja-deliveries", { count: Number(notation) });
      break;
    case "steps":
      return t("la_granja-steps", { count: Number(notation) });
    case "free":
      return freeName(notation, question?.seat ?? null);
    case "delivery": {
      if (notation === "stop")
        return t(
          question && question.decision === "deliver" && question.prompt.arguments.b < 1
            ? "la_granja-go"
            : "la_granja-deliveries-end",
        );
      if (notation.startsWith("extra")) return t("la_granja-extra", { number: Number(notation.slice(5)) });
      const [good, place] = notation.split(">") as [string, string | undefined];
      if (place) return t("la_granja-to-place", { good: goodName(good), place: placeName(place) });
      break;
    }
    case "row": {
      const number = Number(notation.slice(3));
      const building = question?.decision === "claim_row" ? content.buildings[question.prompt.arguments.a] : undefined;
      return building
        ? t("la_granja-row-goods", { number, goods: building.rows[number - 1]!.map(goodName).join(", ") })
        : t("la_granja-row", { number });
    }
    case "building":
      return buildingName(notation);
    case "pair": {
      const [one, two] = notation.split("+") as [string, string];
      return t("la_granja-pair", { one: goodName(one), two: goodName(two) });
    }
    case "upgrade":
      if (notation === "stop") return t("la_granja-stop");
      break;
    case "marker":
      return (
        markerName(notation, question?.seat ?? null) ?? hexName(content.hexes.findIndex((each) => each.id === notation))
      );
    case "delta":
      return notation.replace("-", "−");
    default:
  }
  const space = content.hexes.findIndex((each) => each.id === notation);
  if (space >= 0) return hexName(space);
  const slot = slotName(notation, question?.seat ?? null);
  if (slot) return slot;
  if (content.goods.includes(notation.split("@")[0]!)) return sourceName(notation);
  return WORDS[notation] ? t(WORDS[notation]) : notation.replaceAll("_", " ");
}

const QUIET = new Set(["draw", "round", "phase", "step", "reveal_card", "ready", "again", "from_where"]);

/** What was done, for answers that differ only in what they name. */
const DEEDS: Record<string, string> = {
  take_crop: "take",
  take_pair: "take",
  take_resource: "take",
  take_upgraded: "take",
  upgrade: "upgrade",
  space_choice: "choose",
  second_choice: "choose",
  card_choice: "choose",
  pay_kind: "pay",
  stand_in: "pay",
  free: "free",
};
/** Answers that decline, by decision and notation. */
const DECLINED: Record<string, string> = {
  "play pass": "play-none",
  "buy_roof pass": "buy-none",
  "deliver stop": "stop",
};

export function log(
  lines: readonly LogLine[],
  who: (seat: number) => string,
  next: LogLine | undefined,
): Sentence | null {
  const { seat, decision, option: notation, target } = lines[0]!;
  const all = lines.map((line) => line.option).filter((each): each is string => each !== null);
  const domain = target?.split(":")[0] ?? "";
  const words = (each: string) => option(domain, each, null);
  if (decision === "choose_first")
    return all.length
      ? { text: t("la_granja-log-first", { who: who(Number(all[0]!.replace(/\D/g, "")) || 0) }) }
      : null;
  if (seat < 0) {
    if (!all.length) return null;
    if (decision === "roll") return { text: t("la_granja-log-roll", { what: [...all].sort().join(" ") }) };
    if (decision === "reroll") return { text: t("la_granja-log-roll", { what: all.join(" ") }) };
    if (decision === "lay_roof") return { text: t("la_granja-log-lay_roof", { what: listOf(all.map(words)) }) };
    if (decision === "roll_order") return { text: t("la_granja-log-roll_order", { what: listOf(all.map(words)) }) };
    return null;
  }
  const actor = who(seat);
  if (decision === "donkey")
    return {
      text: notation
        ? t("la_granja-log-donkeys", { who: actor, what: words(notation) })
        : t("la_granja-log-donkey", { who: actor }),
    };
  if (notation === null || notation === "free") return null;
  if (QUIET.has(decision)) return null;
  // A card and its side are one sentence: the one that says where it went.
  if (decision === "play" && next?.decision === "side") return null;
  if (decision === "side")
    return { text: t("la_granja-log-side", { who: actor, card: cardName(lines[0]!.a ?? 0), side: notation }) };
  if (decision === "upgrade" && notation === "stop") return null;
  const declined = DECLINED[`${decision} ${notation}`];
  if (declined) return { text: t(`la_granja-log-${declined}`, { who: actor }) };
  const what = words(notation);
  if (decision === "play" && cardOf(notation) >= 0) return { text: t("la_granja-log-play", { who: actor, what }) };
  if (decision === "pick" && notation !== "reroll") return { text: t("la_granja-log-pick", { who: actor, what }) };
  if (decision === "deliver" && notation.includes(">"))
    return { text: t("la_granja-log-deliver", { who: actor, what }) };
  if (decision === "buy_roof" && notation !== "pass")
    return { text: t("la_granja-log-buy_roof", { who: actor, what }) };
  if (decision === "place_marker") return { text: t("la_granja-log-place_marker", { who: actor, what }) };
  const deed = DEEDS[decision];
  return { text: t(deed ? `la_granja-log-${deed}` : "la_granja-log", { who: actor, what }) };
}

export function why(reason: Reason): string {
  const { good } = reason.arguments;
  return tOr(reason.id, reason.rule, good ? { ...reason.arguments, good: goodName(String(good)) } : reason.arguments);
}

export function scoreLine(name: string): string {
  return tOr(`la_granja-score-${name}`, name);
}

const ON_BOARD = new Set(["side", "barrow", "helper", "donkey", "free"]);

/** Targets that the board itself shows; the rest are buttons in the question bar. */
export function onBoard(target: string): boolean {
  const at = target.indexOf(":");
  const domain = target.slice(0, at);
  const notation = target.slice(at + 1);
  if (ON_BOARD.has(domain)) return true;
  if (notation === "free") return true;
  switch (domain) {
    case "card":
      return cardOf(notation) >= 0;
    case "roof":
      return notation !== "pass";
    case "space":
      return /^\d$/.test(notation);
    case "delivery":
      return notation.includes(">");
    case "hex":
      return notation !== "none";
    default:
      return false;
  }
}

/** The first-round guide: one short hint for the moment at hand. */
export function hint(moment: Moment): string | null {
  const view = moment.view as GranjaView;
  if (view.round > 1 || moment.status !== "playing") return null;
  switch (moment.question?.decision) {
    case "play":
    case "side":
      return t("la_granja-hint-play");
    case "pick":
      return t("la_granja-hint-pick");
    case "donkey":
      return t("la_granja-hint-donkey");
    case "deliver":
      return t("la_granja-hint-deliver");
    case "buy_roof":
      return t("la_granja-hint-roof");
    default:
      return null;
  }
}

/** Victory points of a seat as the view knows them; hidden ones stay hidden. */
export function pointsText(view: GranjaView, seat: number): string {
  const points = has(view, seat, VP);
  return points < 0 ? t("unknown") : String(points);
}
