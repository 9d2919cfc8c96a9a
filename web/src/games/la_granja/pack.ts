/** What is printed: the game's own content, or that of a pack in its place; the boards draw whichever lies there. */
import content from "content:la_granja";

export { content };

type Content = typeof content;
export type Card = Content["cards"][number];
export type Building = Content["buildings"][number];
export type Roof = Content["roofs"][number];

interface Pack {
  prices: Record<string, { buy: number; sell: number; upgrade: number }>;
  siesta: number[];
  roof_points: number[];
  donkeys: Content["donkeys"];
  buildings: { id: string; die: number; rows: string[][] }[];
  roof_tiles: { id: string; effect: string; phases: string[]; fixed: string }[];
  market: { id: number; q: number; r: number; value: number }[];
  cards: (Pick<Card, "id" | "field" | "barrow" | "extension"> & {
    helper: { id: string; name: string; text: string };
    found: string;
  })[];
}

/** The content the page was built with. */
const OWN: Content = { ...content };

/** What the server names is printed somewhere; if not, the page and the table are not of one make. */
function printed<Row>(found: Row | undefined, word: string): Row {
  if (found === undefined) throw new Error(`nothing is printed of ${word}`);
  return found;
}

/** A card by the word that answers use, such as `card19`. */
export function cardOf(word: string): Card {
  return printed(
    content.cards.find((card) => `card${card.id}` === word),
    word,
  );
}

export function isCard(word: string): boolean {
  return content.cards.some((card) => `card${card.id}` === word);
}

export function roofOf(tile: string): Roof {
  return printed(
    content.roofs.find((each) => each.id === tile),
    tile,
  );
}

export function buildingOf(id: string): Building {
  return printed(
    content.buildings.find((each) => each.id === id),
    id,
  );
}

/** The marks of a reconstruction belong to our own rows: what an owner has entered is theirs. */
function marked<Row extends { marks: string }>(own: Row | undefined, row: Omit<Row, "marks">): Row {
  const same =
    own &&
    Object.entries(row).every(([name, value]) => JSON.stringify(own[name as keyof Row]) === JSON.stringify(value));
  return { ...row, marks: same ? own.marks : "" } as Row;
}

/** Put what a pack prints in place of the content, or with null the game's own. */
export function usePack(data: unknown): void {
  if (data === null) {
    Object.assign(content, OWN);
    return;
  }
  const pack = data as Pack;
  const byId = <Row extends { id: string }>(rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
  Object.assign(content, {
    prices: OWN.prices.map((own) =>
      marked(own, { good: own.good, ...(pack.prices[own.good] ?? { buy: 0, sell: 0, upgrade: 0 }) }),
    ),
    siesta: pack.siesta,
    siestaMark: JSON.stringify(pack.siesta) === JSON.stringify(OWN.siesta) ? OWN.siestaMark : "",
    roofPoints: pack.roof_points,
    donkeys: pack.donkeys,
    buildings: pack.buildings.map(({ id, die, rows }) => marked(byId(OWN.buildings, id), { id, die, rows })),
    roofs: pack.roof_tiles.map(({ id, effect, phases, fixed }) =>
      marked(byId(OWN.roofs, id), { id, effect, phases, fixed }),
    ),
    hexes: pack.market.map(({ id, q, r, value }) => marked(byId(OWN.hexes, `h${id}`), { id: `h${id}`, q, r, value })),
    cards: pack.cards.map(({ id, field, barrow, extension, helper, found }) => ({
      id,
      field,
      barrow,
      extension,
      helper: helper.id,
      name: helper.name,
      text: helper.text,
      marks: [...found].map((mark) => (mark === "x" ? "f" : "r")).join(""),
    })),
  } satisfies Partial<Content>);
}

/** What a pack calls a helper, or says of it, where that differs from ours. */
export function ownWords(card: Card, part: "name" | "text"): string | null {
  const ours = OWN.cards.find((each) => each.helper === card.helper);
  return ours?.[part] === card[part] ? null : card[part];
}
