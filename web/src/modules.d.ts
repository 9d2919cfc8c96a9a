/** Fluent sources, found where they lie; see tools/messages.mjs. */
declare module "messages:notices" {
  const sources: Record<import("./guess.ts").Language, readonly string[]>;
  export default sources;
}

declare module "messages:*" {
  const sources: readonly string[];
  export default sources;
}
declare module "*.css" {}
declare module "content:sagrada" {
  const content: {
    letters: string;
    dice: string[];
    cells: string[];
    columns: number;
    windows: { id: string; difficulty: number; marks: string }[];
    tools: { id: string; number: number; solo: string; rule: string }[];
    goals: { id: string; points: number }[];
    privates: { id: string; letter: string }[];
  };
  export default content;
}
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
declare module "content:rules" {
  const rules: Record<string, { level?: number; heading?: string; rule?: string; text?: string }[]>;
  export default rules;
}
declare module "content:la_granja" {
  interface Printed {
    goods: string[];
    upgraded: number[];
    cards: {
      id: string;
      field: string;
      barrow: { goods: string[]; vp: number; market: number };
      extension: { hand_limit: number; income: number; stalls: number; deliveries: number };
      helper: string;
      name: string;
      text: string;
      operation: string;
      phases: string[];
      once: boolean;
      marks: string;
    }[];
    buildings: { id: string; die: number; rows: string[][]; marks: string }[];
    hexes: { id: string; q: number; r: number; value: number; marks: string }[];
    roofs: { id: string; effect: string; phases: string[]; fixed: string; marks: string }[];
    prices: { good: string; buy: number; sell: number; upgrade: number; marks: string }[];
    roofPoints: number[];
    siesta: number[];
    siestaMark: string;
    deluxeEdition: number;
    donkeys: { donkeys: number; hats: number }[];
    stalls: number;
    handLimit: number;
    extraDeliveries: number;
  }
  const content: Printed;
  export default content;
}
