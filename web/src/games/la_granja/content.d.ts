/** What is printed, as content/page.py of the game tells it. */
declare module "content:la_granja" {
  interface Printed {
    goods: string[];
    cards: {
      id: string;
      field: string;
      barrow: { goods: string[]; vp: number; market: number };
      extension: { hand_limit: number; income: number; stalls: number; deliveries: number };
      helper: string;
      name: string;
      text: string;
      marks: string;
    }[];
    buildings: { id: string; die: number; rows: string[][]; marks: string }[];
    hexes: { id: string; q: number; r: number; value: number; marks: string }[];
    roofs: { id: string; effect: string; phases: string[]; fixed: string; marks: string }[];
    prices: { good: string; buy: number; sell: number; upgrade: number; marks: string }[];
    roofPoints: number[];
    siesta: number[];
    siestaMark: string;
    donkeys: { donkeys: number; hats: number }[];
  }
  const content: Printed;
  export default content;
}
