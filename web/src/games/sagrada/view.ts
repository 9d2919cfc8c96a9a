/** Sagrada's view as the server sends it; numbers as the game's own view names them. */
import content from "content:sagrada";
import { signal } from "@preact/signals";
import type { View } from "../../wire.ts";

export interface SagradaView extends View {
  round: number;
  first: number;
  skipped: number;
  tools: number[];
  tools_gone: number[];
  favor_on: number[];
  goals: number[];
  private: [number, number][];
  dealt: [number, number][];
  windows: number[];
  favor: number[];
  boards: number[][];
  pool: number[];
  track: number[][];
  bag: number[];
}

export { content };

export const CELLS = content.cells.length;

export function cellTarget(cell: number): string {
  return `cell:${content.cells[cell]}`;
}

export function cellOf(target: string): number {
  return content.cells.indexOf(target.replace("cell:", ""));
}

export function dieOf(notation: string): number {
  return content.dice.indexOf(notation);
}

/** The die of the open question or of the armed option: what the player holds between pool and window. */
export function inHand(view: SagradaView, decision: string, a: number): number | null {
  switch (decision) {
    case "place":
    case "place_or_return":
    case "bump":
    case "swap":
      return a;
    case "move_to":
      return view.boards[view.seat ?? 0]![a >> 4]!;
    case "drop_first":
      return view.boards[view.seat ?? 0]![a]!;
    case "drop_second":
      return view.boards[view.seat ?? 0]![a >> 5]!;
    default:
      return null;
  }
}

export function toolOf(target: string): number {
  return content.tools.findIndex((each) => target === `action:${each.id}`);
}

/** The space a die was lifted from, which must look empty while its new place is chosen. */
export function liftedFrom(decision: string, a: number, b: number): number[] {
  if (decision === "move_to") return [a >> 4];
  if (decision === "lift_second") return [b];
  if (decision === "drop_first") return [a, b];
  if (decision === "drop_second") return [a & 31, a >> 5];
  return [];
}

/** The seat whose window is shown large, if any. */
export const openedSeat = signal<number | null>(null);
