/** What a pack prints, in the shape of the game's own content: the boards draw whichever lies in place. */
import { content } from "./view.ts";

type Content = typeof content;
type Card = Content["cards"][number];

interface Pack {
  prices: Record<string, { buy: number; sell: number; upgrade: number }>;
  farm: { hand_limit: number; stalls: number; extra_deliveries: number };
  siesta: number[];
  roof_points: number[];
  donkeys: Content["donkeys"];
  buildings: { id: string; die: number; rows: string[][] }[];
  roof_tiles: { id: string; effect: string; phases: string[]; fixed: string }[];
  market: { id: number; q: number; r: number; value: number }[];
  cards: (Pick<Card, "id" | "field" | "barrow" | "extension"> & {
    helper: { id: string; name: string; operation: string; phases: string[]; once: boolean; text: string };
    found: string;
  })[];
}

/** The content the page was built with. */
const OWN: Content = { ...content };

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
    prices: OWN.prices.map((own) => marked(own, { good: own.good, ...pack.prices[own.good]! })),
    handLimit: pack.farm.hand_limit,
    stalls: pack.farm.stalls,
    extraDeliveries: pack.farm.extra_deliveries,
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
      operation: helper.operation,
      phases: helper.phases,
      once: helper.once,
      marks: [...found].map((mark) => (mark === "x" ? "f" : "r")).join(""),
    })),
  } satisfies Partial<Content>);
}

/** What a pack calls a helper, or says of it, where that differs from ours. */
export function ownWords(card: number, part: "name" | "text"): string | null {
  const printed = content.cards[card]!;
  const ours = OWN.cards.find((each) => each.helper === printed.helper);
  return ours?.[part] === printed[part] ? null : printed[part];
}
