/** What a pack prints, in the shape of the game's own content: the board draws whichever lies in place. */
import { content } from "./view.ts";

type Content = typeof content;
type Card = NonNullable<Content["cards"][number]>;
type Effect = Content["events"][number]["effects"][number];

interface CardRow {
  id: string;
  kind: string;
  colour: string;
  sun: boolean;
  cost: number;
  points: number;
  needs: Record<string, number>;
  office: string;
  extra_card: boolean;
  source: string;
}

interface KindRow {
  id: string;
  name: string;
  product: string;
  chain: Record<string, string>[];
  number: number;
  automatic: boolean;
  strength: number;
  needs_strength: number;
}

interface Pack {
  goods: Content["goods"];
  kinds: KindRow[];
  deck: CardRow[];
  charburners: CardRow[];
  longsdale: CardRow[];
  assistants: { id: string; name: string; colours: Record<string, number>; cost: number; points: number; source: string }[];
  characters: Content["characters"];
  events: { number: number; title: string; effects: Effect[] }[];
  end_cards: { number: number; title: string; effects: Effect[] }[];
  chapters: { id: string; end_cards: number[]; goal: Content["chapters"][number]["goal"] }[];
  all_in: { end_cards: number[]; goal: Content["chapters"][number]["goal"] };
}

const RECONSTRUCTED = "reconstructed";
/** The content the page was built with. */
const OWN: Content = { ...content };
/** Names a pack gives that are not ours, by the message that ours have. */
const renamed = new Map<string, string>();

/** What a pack calls a thing, where that differs from ours. */
export function ownName(thing: string): string | null {
  return renamed.get(thing) ?? null;
}

/** Put what a pack prints in place of the content, or with null the game's own. */
export function usePack(data: unknown): void {
  renamed.clear();
  if (data === null) {
    Object.assign(content, OWN);
    return;
  }
  const pack = data as Pack;
  const kinds = new Map(pack.kinds.map((kind) => [kind.id, kind]));
  const card = (row: CardRow): Card => {
    const kind = kinds.get(row.kind)!;
    return {
      id: row.id,
      kind: row.kind,
      colour: row.colour,
      sun: row.sun,
      cost: row.cost,
      points: row.points,
      needs: [...OWN.resources, "any"].map((resource) => row.needs[resource] ?? 0),
      product: pack.goods.findIndex((good) => good.id === kind.product),
      chain: kind.chain.flatMap((item) => Object.entries(item).map(([place, id]) => ({ place, id }))),
      office: row.office,
      extra: row.extra_card,
      number: kind.number,
      automatic: kind.automatic,
      strength: kind.strength,
      needsStrength: kind.needs_strength,
      ours: row.source === RECONSTRUCTED && kind.number > 0,
    };
  };
  const { longsdale, character } = OWN.places;
  const copies = (character - longsdale) / OWN.kinds.length;
  const held = new Map(pack.longsdale.map((row) => [row.id, row]));
  const stacked = OWN.kinds.flatMap((kind) => Array.from({ length: copies }, (_, copy) => held.get(`${kind}_${copy + 1}`)));
  Object.assign(content, {
    goods: pack.goods,
    titles: pack.kinds.map(({ id, name }) => ({ id, name })),
    cards: [...pack.deck.map(card), ...stacked.map((row) => (row ? card(row) : null)), ...pack.characters.map(() => null), ...pack.charburners.map(card)],
    characters: pack.characters,
    assistants: pack.assistants.map((row) => ({
      id: row.id,
      name: row.name,
      colours: OWN.colours.map((colour) => row.colours[colour] ?? 0),
      cost: row.cost,
      points: row.points,
      ours: row.source === RECONSTRUCTED,
    })),
    events: pack.events,
    ends: pack.end_cards,
    chapters: [...pack.chapters.map(({ id, end_cards, goal }) => ({ id, ends: end_cards, goal })), { id: "all-in", ends: pack.all_in.end_cards, goal: pack.all_in.goal }],
  } satisfies Partial<Content>);
  const compare = (kind: string, ours: readonly [string | number, string][], theirs: readonly [string | number, string][]) => {
    const known = new Map(ours);
    for (const [id, name] of theirs) if (known.get(id) !== name) renamed.set(`${kind}-${id}`, name);
  };
  const names = (rows: readonly { id: string; name: string }[]) => rows.map(({ id, name }): [string, string] => [id, name]);
  const titles = (rows: readonly { number: number; title: string }[]) => rows.map(({ number, title }): [number, string] => [number, title]);
  compare("good", names(OWN.goods), names(pack.goods));
  compare("building", names(OWN.titles), names(pack.kinds));
  compare("assistant", names(OWN.assistants), names(pack.assistants));
  compare("character", names(OWN.characters), names(pack.characters));
  compare("event", titles(OWN.events), titles(pack.events));
  compare("end", titles(OWN.ends), titles(pack.end_cards));
}
