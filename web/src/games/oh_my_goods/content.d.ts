/** What is printed, as content/page.py of the game tells it. */
declare module "content:oh_my_goods" {
  type Fields = Record<string, unknown> & { op: string };
  /** What a chapter is played with. */
  interface Lists {
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
  const content: {
    resources: string[];
    colours: string[];
    goods: { id: string; name: string; worth: number }[];
    cards: ({
      id: string;
      kind: string;
      colour: string;
      sun: boolean;
      cost: number;
      points: number;
      needs: number[];
      product: number;
      chain: { place: string; id: string }[];
      office: string;
      extra: boolean;
      number: number;
      automatic: boolean;
      strength: number;
      needsStrength: number;
      ours: boolean;
    } | null)[];
    kinds: string[];
    titles: { id: string; name: string }[];
    characters: { id: string; name: string; phase: string; ability: Fields; ours: boolean }[];
    assistants: { id: string; name: string; colours: number[]; cost: number; points: number; ours: boolean }[];
    events: { number: number; title: string; effects: Fields[]; ours: boolean }[];
    ends: { number: number; title: string; effects: Fields[]; ours: boolean }[];
    chapters: {
      id: string;
      /** Whether its events are drawn from a pool, as all-in does, or come in the order listed. */
      drawn: boolean;
      card: number;
      soloCard: number;
      goal: { points: number; strength?: number; deliver?: Record<string, number> };
      lists: Lists;
      solo: Lists & { assistants: number; own: string[] };
    }[];
    places: Record<
      "stack" | "sunrise" | "sunset" | "charburner" | "character" | "longsdale" | "quiet" | "ends",
      number
    >;
  };
  export default content;
}
