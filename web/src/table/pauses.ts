/** Questions that only ask whether to go on, and when the table answers them for its player. */
import type { Pauses } from "../prefs.ts";
import type { Pause } from "../wire.ts";

/**
 * Whether the player is asked: as they wish, always where they have just come back to a question, and where an answer
 * given at once would tell another person at the table what only the asked one knows.
 */
export function asks(pause: Pause, wish: Pauses, alone: boolean): boolean {
  return (
    pause.returned ||
    (pause.secret && !alone) ||
    wish === "always" ||
    (wish === "matters" && (pause.brought || pause.loses))
  );
}
