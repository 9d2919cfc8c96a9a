/** What a pack prints, in the shape of the game's own content: the board draws whichever lies in place. */
import { content } from "./view.ts";

type Content = typeof content;
type Card = NonNullable<Content["cards"][number]>;
type Effect = Content["events"][number]["effects"][number];
type Chapter = Content["chapters"][number];

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
  assistants: {
    id: string;
    name: string;
    colours: Record<string, number>;
    cost: number;
    points: number;
    source: string;
  }[];
  characters: { id: string; name: string; phase: string; ability: Effect; source?: string }[];
  events: EventRow[];
  end_cards: EventRow[];
  chapters: (ListRow & { id: string })[];
  all_in: ListRow;
  solo_assistants: number;
}

interface EventRow {
  number: number;
  title: string;
  effects: Effect[];
  source?: string;
}

interface ListRow {
  card?: number;
  solo_card?: number;
  /** In their order; all-in has rounds and events that never come instead. */
  events?: number[];
  rounds?: number;
  never?: number[];
  buildings_in_deck: number[];
  characters_in_deck: number[];
  stacks: number[];
  end_cards: number[];
  next?: string;
  branch?: Record<string, string>;
  goal: Chapter["goal"];
  source?: string;
  assistants?: number;
  solo?: Partial<ListRow>;
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

const isOurs = (row: { source?: string }) => row.source === RECONSTRUCTED;
const printedRow = ({ number, title, effects, source }: EventRow) => ({
  number,
  title,
  effects,
  ours: isOurs({ source }),
});

/** What a chapter of a pack is played with. */
function listsOf(row: ListRow, events: readonly EventRow[]): Chapter["lists"] {
  return {
    events: row.events ?? events.map(({ number }) => number).filter((number) => !row.never?.includes(number)),
    rounds: row.events?.length ?? row.rounds ?? 0,
    deck: row.buildings_in_deck,
    characters: row.characters_in_deck,
    stacks: row.stacks,
    ends: row.end_cards,
    next: row.next ?? "",
    branch: row.branch ?? {},
    ours: isOurs(row),
  };
}

function chapterOf(id: string, row: ListRow, pack: Pack): Chapter {
  const alone = { ...row, ...row.solo };
  return {
    id,
    drawn: !row.events,
    card: row.card ?? 0,
    soloCard: row.solo_card ?? 0,
    goal: row.goal,
    lists: listsOf(row, pack.events),
    solo: {
      ...listsOf(alone, pack.events),
      assistants: alone.assistants ?? pack.solo_assistants,
      own: Object.keys(row.solo ?? {})
        .filter((name) => name !== "source")
        .sort(),
    },
  };
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
  const stacked = OWN.kinds.flatMap((kind) =>
    Array.from({ length: copies }, (_, copy) => held.get(`${kind}_${copy + 1}`)),
  );
  Object.assign(content, {
    goods: pack.goods,
    titles: pack.kinds.map(({ id, name }) => ({ id, name })),
    cards: [
      ...pack.deck.map(card),
      ...stacked.map((row) => (row ? card(row) : null)),
      ...pack.characters.map(() => null),
      ...pack.charburners.map(card),
    ],
    characters: pack.characters.map((row) => ({
      id: row.id,
      name: row.name,
      phase: row.phase,
      ability: row.ability,
      ours: isOurs(row),
    })),
    assistants: pack.assistants.map((row) => ({
      id: row.id,
      name: row.name,
      colours: OWN.colours.map((colour) => row.colours[colour] ?? 0),
      cost: row.cost,
      points: row.points,
      ours: row.source === RECONSTRUCTED,
    })),
    events: pack.events.map(printedRow),
    ends: pack.end_cards.map(printedRow),
    chapters: [...pack.chapters.map((row) => chapterOf(row.id, row, pack)), chapterOf("all-in", pack.all_in, pack)],
  } satisfies Partial<Content>);
  const compare = (
    kind: string,
    ours: readonly [string | number, string][],
    theirs: readonly [string | number, string][],
  ) => {
    const known = new Map(ours);
    for (const [id, name] of theirs) if (known.get(id) !== name) renamed.set(`${kind}-${id}`, name);
  };
  const names = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }): [string, string] => [id, name]);
  const titles = (rows: readonly { number: number; title: string }[]) =>
    rows.map(({ number, title }): [number, string] => [number, title]);
  compare("good", names(OWN.goods), names(pack.goods));
  compare("building", names(OWN.titles), names(pack.kinds));
  compare("assistant", names(OWN.assistants), names(pack.assistants));
  compare("character", names(OWN.characters), names(pack.characters));
  compare("event", titles(OWN.events), titles(pack.events));
  compare("end", titles(OWN.ends), titles(pack.end_cards));
}
