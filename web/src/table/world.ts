/** What lies around a table: the line to the server, the player's wishes, the browser's memory. Tests have one of their own. */
import { api } from "../api.ts";
import { pageOf } from "../games/index.ts";
import { type Prefs, prefs } from "../prefs.ts";
import { command, rewatch, type Watcher } from "../socket.ts";
import type { Done, Moment, NewCommand } from "../wire.ts";

export interface World {
  command(message: NewCommand): Promise<Done>;
  /** Ask for the table anew, as whoever the watcher now looks from. */
  rewatch(watcher: Watcher): void;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  wishes(): Pick<Prefs, "confirm" | "pauses">;
  recall(name: string): string | null;
  /** Null: forget it. */
  remember(name: string, value: string | null): void;
  later(call: () => void, milliseconds: number): void;
  /** Whether the game's board shows a place for this target. */
  onBoard(game: string, target: string): boolean;
  /** What each seat has of what is worth showing when it changes. */
  amounts(game: string, moment: Moment): readonly number[];
}

export const browser: World = {
  command,
  rewatch,
  get: api.get,
  post: api.post,
  wishes: () => prefs.value,
  recall: (name) => sessionStorage.getItem(name),
  remember: (name, value) => (value === null ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, value)),
  later: (call, milliseconds) => void setTimeout(call, milliseconds),
  onBoard: (game, target) => pageOf(game)?.onBoard(target) ?? false,
  amounts: (game, moment) => pageOf(game)?.amounts?.(moment) ?? [],
};
