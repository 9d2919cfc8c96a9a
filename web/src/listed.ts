/** The games this server plays, as it listed them last. */
import { signal } from "@preact/signals";
import { api } from "./api.ts";
import type { GameInfo } from "./wire.ts";

export const listed = signal<readonly GameInfo[]>([]);

export async function listGames(): Promise<readonly GameInfo[]> {
  listed.value = await api.get<GameInfo[]>("/api/games");
  return listed.value;
}
