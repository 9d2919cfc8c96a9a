import type { Plugin } from "esbuild";
export function gameIds(folder?: string): string[];
export function gamesIn(folder: string): Plugin;
export const games: Plugin;
