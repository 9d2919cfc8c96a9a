/** What is printed, as content/page.py of the game tells it. */
declare module "content:oh_my_goods" {
  /** One operation of an event, end card or character, with fields of its own. */
  export interface Effect {
    op: string;
    [field: string]: unknown;
  }
  /** What a chapter is played with. */
  export interface Lists {
    events: number[];
    rounds: number;
    deck: number[];
    characters: number[];
    stacks: number[];
    ends: number[];
    next: string;
    branch: Record<string, string>;
    ours: boolean;
  }
  export interface Card {
    id: string;
    kind: string;
    colour: string;
    /** What it is as a resource; none where the colour belongs to none. */
    resource: string;
    sun: boolean;
    cost: number;
    points: number;
    needs: Record<string, number>;
    /** The good it makes, or none. */
    product: string;
    chain: { place: string; id: string }[];
    /** How many goods one use of the chain makes. */
    gives: number;
    office: string;
    extra: boolean;
    number: number;
    automatic: boolean;
    strength: number;
    needsStrength: number;
    ours: boolean;
  }
  export interface Character {
    id: string;
    name: string;
    number: number;
    phase: string;
    ability: Effect;
    ours: boolean;
  }
  export interface Assistant {
    id: string;
    name: string;
    colours: Record<string, number>;
    cost: number;
    points: number;
    ours: boolean;
  }
  /** An event or an end card. */
  export interface EventCard {
    number: number;
    title: string;
    effects: Effect[];
    ours: boolean;
  }
  export interface Chapter {
    id: string;
    /** Whether its events are drawn from a pool, as all-in does, or come in the order listed. */
    drawn: boolean;
    card: number;
    soloCard: number;
    goal: { points: number; strength?: number; deliver?: Record<string, number> };
    lists: Lists;
    solo: Lists & { assistants: number; own: string[] };
  }
  export interface Content {
    resources: string[];
    colours: string[];
    goods: { id: string; name: string; worth: number }[];
    cards: Card[];
    /** Buildings by what they are; those of the expansion have a number. */
    kinds: { id: string; name: string; number: number }[];
    characters: Character[];
    assistants: Assistant[];
    events: EventCard[];
    ends: EventCard[];
    chapters: Chapter[];
    /** Assistants on display for each seat, and the cards they are on. */
    assistantsEach: number;
    assistantCards: number;
  }
  const content: Content;
  export default content;
}
