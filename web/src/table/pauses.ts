/** Questions that only ask whether to go on, and when the table answers them for its player. */
import type { Pauses } from "../prefs.ts";
import type { Pause } from "../wire.ts";

/** Whether the player wishes to be asked; one who has just come back to a question always is. */
export function asks(pause: Pause, wish: Pauses): boolean {
  return pause.returned || wish === "always" || (wish === "matters" && (pause.brought || pause.loses));
}
