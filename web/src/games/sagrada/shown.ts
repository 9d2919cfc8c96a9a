/** Sagrada's table as the server shows it; faces/show.py of the game says what each field means. */
import type { Moment } from "../../wire.ts";
import type { Die, SagradaShown, ShownWindow } from "./shown.gen.ts";

export type { Die, Hand, SagradaShown, ShownSeat, ShownTool, ShownWindow } from "./shown.gen.ts";

export function shownOf(moment: Moment): SagradaShown {
  return moment.shown as Moment["shown"] & SagradaShown;
}

/** The dice of a window, space by space from the top left. */
export function diceOf(window: ShownWindow): readonly (Die | null)[] {
  return window.rows.flat();
}
