/** What is printed on windows, tools and objectives, by name. */
import content from "content:sagrada";
import type { Die } from "./shown.ts";

export type Mark = string | number | null;
export type Tool = (typeof content.tools)[number];

function finder<Thing extends { id: string }>(things: readonly Thing[]): (id: string) => Thing {
  const found = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const thing = found.get(id);
    if (!thing) throw new Error(`Sagrada prints nothing called ${id}`);
    return thing;
  };
}

export const CELLS = content.cells;
export const COLORS = content.colors;
export const EMPTY: readonly null[] = CELLS.map(() => null);
export const windowCard = finder(content.windows);
export const toolCard = finder(content.tools);
export const goalCard = finder(content.goals);
export const privateCard = finder(content.privates);
const colors = finder(content.colors);
const dice = new Map<string, Die>(content.dice.map((die) => [die.word, die]));
const tools = new Map(content.tools.map((tool) => [`action:${tool.id}`, tool]));

export function letterOf(color: string): string {
  return colors(color).letter;
}

export function dieCalled(word: string): Die | null {
  return dice.get(word) ?? null;
}

/** The die a target names, for itself or as an action. */
export function dieAt(target: string): Die | null {
  const [domain, word = ""] = target.split(":");
  return domain === "die" || domain === "action" ? dieCalled(word) : null;
}

/** The tool a target uses. */
export function toolAt(target: string): Tool | null {
  return tools.get(target) ?? null;
}

export function cellTarget(cell: number): string {
  return `cell:${CELLS[cell]?.id}`;
}

/** Which space a target names, counted from the top left. */
export function cellAt(target: string | null): number | null {
  const place = CELLS.findIndex((cell) => target === `cell:${cell.id}`);
  return place < 0 ? null : place;
}
