declare module "*.ftl" {
  const text: string;
  export default text;
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
    donkeys: { donkeys: number; hats: number }[];
    stalls: number;
    handLimit: number;
    extraDeliveries: number;
  }
  const content: Printed;
  export default content;
}
