/** La Granja in words where the page alone speaks: what lies on the board, and what cards and tiles are worth. */
import { sayWord, t } from "../../i18n.ts";
import type { Moment } from "../../wire.ts";
import { type Card, cardOf, content, isCard, ownWords, roofOf } from "./pack.ts";
import { type Farm, type LaGranjaShown, shownOf } from "./shown.ts";

export function goodName(good: string): string {
  return t(`la_granja-good-${good}`);
}

export function helperName(card: Card): string {
  return ownWords(card, "name") ?? t(`la_granja-helper-${card.helper}`);
}

export function helperText(card: Card): string {
  return ownWords(card, "text") ?? t(`la_granja-does-${card.helper}`);
}

export function cardName(card: Card): string {
  return t("la_granja-card", { number: card.id.toUpperCase(), name: helperName(card) });
}

export function buildingName(id: string): string {
  return t(`la_granja-building-${id}`);
}

export function roofName(tile: string): string {
  const { effect, fixed } = roofOf(tile);
  const words = t(`la_granja-roof-${effect}`);
  return fixed
    ? t("la_granja-roof-tile-fixed", { effect: words, good: goodName(fixed) })
    : t("la_granja-roof-tile", { effect: words });
}

/** Two tiles of the display that read alike are told apart by where they lie. */
export function whichRoof({ display }: LaGranjaShown, tile: string): string | null {
  if (!display.includes(tile) || !display.some((other) => other !== tile && roofName(other) === roofName(tile)))
    return null;
  return t("la_granja-which-roof", { number: display.indexOf(tile) + 1 });
}

/** Where an answer's piece lies, when another answer has the same words. */
export function which(notation: string, moment: Moment): string | null {
  return whichRoof(shownOf(moment), notation);
}

export function donkeyName(tile: { donkeys: number; hats: number }): string {
  return t("la_granja-donkey-tile", { ...tile });
}

/** What each of the four sides of a card would be. */
export function sideText(card: Card, side: string): string {
  const { field, barrow, extension } = card;
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

/** The places of a farm by the words that answers use: `helper1`, `roof1` and so on. */
export function slotWord(kind: "barrow" | "helper" | "roof", slot: number): string {
  return `${kind}${slot + 1}`;
}

/** An answer to the question that follows: a card's side, or a free action, which may be what lies in a place. */
export function lead(target: string, moment: Moment): string {
  const colon = target.indexOf(":");
  const [kind, word] = [target.slice(0, colon), target.slice(colon + 1)];
  const shown = shownOf(moment);
  const own = shown.seat === null ? undefined : shown.farms[shown.seat];
  return (kind === "free" && own && lyingName(own, word)) || sayWord("la_granja", { kind, word });
}

function lyingName(farm: Farm, word: string): string | null {
  const helper = farm.helpers.find((_, slot) => slotWord("helper", slot) === word);
  if (helper) return t("la_granja-helper-place", { name: helperName(cardOf(helper.card)) });
  const roof = farm.roof.find((_, slot) => slotWord("roof", slot) === word);
  return roof ? t("la_granja-roof-place", { tile: roofName(roof.tile) }) : null;
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
      return isCard(notation);
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
  if (shownOf(moment).round > 1 || moment.status !== "playing") return null;
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

/** How many of a good a farm has; points that are hidden stay hidden. */
export function amountText(farm: Farm, good: string): string {
  const amount = Object.entries(farm.goods).find(([name]) => name === good)?.[1];
  return amount === null || amount === undefined ? t("unknown") : String(amount);
}

/** A market space with its value. */
export function hexName(space: string): string {
  const at = content.hexes.findIndex((each) => each.id === space);
  return t("la_granja-hex", { space: at + 1, value: content.hexes[at]?.value ?? 0 });
}

export function spaceName(number: number): string {
  return t("la_granja-revenue-space", { number, what: t(`la_granja-space-${number}`) });
}
