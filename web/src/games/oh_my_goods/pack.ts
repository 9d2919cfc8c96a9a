/** What a pack prints, in the shape of the game's own content: the board draws whichever lies in place. */
import {
  type Assistant,
  type Card,
  type Chapter,
  type Character,
  type Content,
  type Effect,
  type EventCard,
  type Lists,
  OWN,
  type Printed,
  printed,
} from "./printed.ts";

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

interface Pack {
  goods: Content["goods"];
  kinds: KindRow[];
  deck: CardRow[];
  charburners: CardRow[];
  longsdale: CardRow[];
  assistants: (Omit<Assistant, "ours"> & { source: string })[];
  characters: (Omit<Character, "ours"> & { source?: string })[];
  events: EventRow[];
  end_cards: EventRow[];
  chapters: (ListRow & { id: string })[];
  all_in: ListRow;
  solo_assistants: number;
}

const RECONSTRUCTED = "reconstructed";

function isOurs({ source }: { source?: string }): boolean {
  return source === RECONSTRUCTED;
}

function cardFrom(row: CardRow, kind: KindRow | undefined): Card {
  const place = OWN.colours.indexOf(row.colour);
  return {
    id: row.id,
    kind: row.kind,
    colour: row.colour,
    resource: OWN.resources[place] ?? "",
    sun: row.sun,
    cost: row.cost,
    points: row.points,
    needs: Object.fromEntries(
      [...OWN.resources, "any"].flatMap((resource) => {
        const count = row.needs[resource];
        return count ? [[resource, count]] : [];
      }),
    ),
    product: kind?.product ?? "",
    chain: (kind?.chain ?? []).flatMap((item) => Object.entries(item).map(([from, id]) => ({ place: from, id }))),
    gives: kind?.chain.length ?? 0,
    office: row.office,
    extra: row.extra_card,
    number: kind?.number ?? 0,
    automatic: kind?.automatic ?? false,
    strength: kind?.strength ?? 0,
    needsStrength: kind?.needs_strength ?? 0,
    ours: isOurs(row) && Boolean(kind?.number),
  };
}

function eventFrom({ number, title, effects, source }: EventRow): EventCard {
  return { number, title, effects, ours: isOurs({ source }) };
}

/** What a chapter of a pack is played with. */
function listsFrom(row: ListRow, events: readonly EventRow[]): Lists {
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

function chapterFrom(id: string, row: ListRow, pack: Pack): Chapter {
  const alone = { ...row, ...row.solo };
  return {
    id,
    drawn: !row.events,
    card: row.card ?? 0,
    soloCard: row.solo_card ?? 0,
    goal: row.goal,
    lists: listsFrom(row, pack.events),
    solo: {
      ...listsFrom(alone, pack.events),
      assistants: alone.assistants ?? pack.solo_assistants,
      own: Object.keys(row.solo ?? {})
        .filter((name) => name !== "source")
        .sort(),
    },
  };
}

function contentFrom(pack: Pack): Content {
  const kinds = new Map(pack.kinds.map((kind) => [kind.id, kind]));
  const rows = [...pack.deck, ...pack.longsdale, ...pack.charburners];
  return {
    ...OWN,
    goods: pack.goods,
    kinds: pack.kinds,
    cards: rows.map((row) => cardFrom(row, kinds.get(row.kind))),
    characters: pack.characters.map((row) => ({ ...row, ours: isOurs(row) })),
    assistants: pack.assistants.map((row) => ({ ...row, ours: isOurs(row) })),
    events: pack.events.map(eventFrom),
    ends: pack.end_cards.map(eventFrom),
    chapters: [...pack.chapters.map((row) => chapterFrom(row.id, row, pack)), chapterFrom("all-in", pack.all_in, pack)],
  };
}

type Called = [word: string | number, name: string];

function called(rows: readonly { id: string; name: string }[]): Called[] {
  return rows.map(({ id, name }) => [id, name]);
}

function titled(rows: readonly { number: number; title: string }[]): Called[] {
  return rows.map(({ number, title }) => [number, title]);
}

/** Everything that has a name, by kind. */
function namesIn(content: Content): Map<string, Called[]> {
  return new Map([
    ["good", called(content.goods)],
    ["building", called(content.kinds)],
    ["assistant", called(content.assistants)],
    ["character", called(content.characters)],
    ["event", titled(content.events)],
    ["end", titled(content.ends)],
  ]);
}

/** The names of a pack that are not ours. */
function renamedIn(content: Content): Map<string, string> {
  const ours = namesIn(OWN);
  const found = new Map<string, string>();
  for (const [kind, names] of namesIn(content)) {
    const known = new Map(ours.get(kind));
    for (const [word, name] of names) if (known.get(word) !== name) found.set(`${kind}-${word}`, name);
  }
  return found;
}

/** The content that a pack prints, with the names it gives. */
export function printedBy(pack: unknown): Printed {
  const content = contentFrom(pack as Pack);
  return { ...content, names: renamedIn(content) };
}

/** Put what a pack prints in place of the content, or with null the game's own. */
export function usePack(pack: unknown): void {
  printed.value = pack === null ? OWN : printedBy(pack);
}
