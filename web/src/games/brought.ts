/** Games from other packages: their sentences and their part of the page, loaded from the server when they are listed. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { bringMessages } from "../i18n.ts";
import { listGames } from "../listed.ts";
import type { BroughtPage, GameInfo } from "../wire.ts";
import { guarded } from "./guard.tsx";
import { type Host, hostFor, VERSION } from "./host.ts";
import { type GamePage, isBuiltIn, takePage } from "./index.ts";

/** What page.js exports: given the host, the game's part of the page. */
type Bring = (host: Host) => GamePage | Promise<GamePage>;

/** The games whose page cannot be used; they are played with the plain board. */
export const failed = signal<ReadonlySet<string>>(new Set());
/** The games of which all is here that ever will be. */
const settled = signal<ReadonlySet<string>>(new Set());
/** What is under way or done, by the address it comes from: an updated package has another one. */
const under = new Map<string, Promise<void>>();

function fail(game: string, problem: unknown): void {
  console.error(`the page of ${game} cannot be used:`, problem);
  takePage(game, null);
  failed.value = new Set([...failed.peek(), game]);
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Wait for the styles too: a board must not be seen without them. */
function loadStyle(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((done, refuse) => {
    link.onload = () => done();
    link.onerror = () => refuse(new Error(address));
    document.head.append(link);
  });
}

async function loadPage(game: string, { at, style }: BroughtPage): Promise<void> {
  const [script] = await Promise.all([
    import(`${at}/page.js`) as Promise<{ default?: Bring; version?: number }>,
    style ? loadStyle(`${at}/page.css`) : null,
  ]);
  if (script.version !== undefined && script.version > VERSION)
    throw new Error(`it is made for version ${script.version} of the host, and this is ${VERSION}`);
  if (typeof script.default !== "function") throw new Error("page.js has no default export that is a function");
  const page = await script.default(hostFor(game, at));
  takePage(
    game,
    guarded(page, (problem) => fail(game, problem)),
  );
}

async function load(game: string, brought: BroughtPage): Promise<void> {
  const words = bringMessages(game, async (code) =>
    brought.languages.includes(code) ? [await text(`${brought.at}/messages/${code}.ftl`)] : [],
  );
  const page = brought.script
    ? loadPage(game, brought).catch((problem: unknown) => fail(game, problem))
    : Promise.resolve();
  await Promise.all([words, page]);
}

function settle(game: string): void {
  settled.value = new Set([...settled.peek(), game]);
}

/** The games this server plays; what they bring begins to load. */
export async function loadGames(): Promise<readonly GameInfo[]> {
  const games = await listGames();
  for (const { id, page } of games) {
    if (isBuiltIn(id)) continue;
    if (!page) settle(id);
    else if (!under.has(page.at))
      under.set(
        page.at,
        load(id, page).then(() => settle(id)),
      );
  }
  return games;
}

/** Whether all that a game brings is here: its words can be said and its board be drawn. */
export function useGame(game: string | undefined): boolean {
  const ready = game === undefined || isBuiltIn(game) || settled.value.has(game);
  useEffect(() => {
    if (ready || game === undefined) return;
    // Without the list there is the plain board.
    loadGames().then(
      (games) => games.some(({ id }) => id === game) || settle(game),
      () => settle(game),
    );
  }, [game, ready]);
  return ready;
}
