/** One socket for all tables of the page: it comes back by itself and repeats commands that were never acknowledged. */
import { signal } from "@preact/signals";
import { loadMe } from "./api.ts";
import type { AnalysisState, Clock, Consent, Done, Moment, TableInfo } from "./wire.ts";

export interface Watcher {
  readonly table: string;
  seat(): number | null | undefined;
  onTable(table: TableInfo): void;
  onMoment(moment: Moment): void;
  onClock(clock: Clock): void;
  onConsent(consent: Consent): void;
}

export interface Notice {
  table: string;
  game: string;
  kind: "your-turn" | "over" | "started" | "again";
}

type Command = Record<string, unknown> & { id: string };

const SIGNED_OUT = 4401;
const QUIET = 4000;
const PATIENCE = 3000;

export const connected = signal<"starting" | "on" | "lost">("starting");
export type AnalysisNews = Omit<AnalysisState, "analysis">;
export const analysisNews = signal<AnalysisNews | null>(null);
export const notice = signal<Notice | null>(null);

let socket: WebSocket | null = null;
let wait = 250;
let heard = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Map<string, Watcher>();
const pending = new Map<string, { command: Command; settle: (done: Done) => void }>();

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function sendWatch(watcher: Watcher): void {
  const seat = watcher.seat();
  send({ type: "watch", table: watcher.table, ...(seat === undefined ? {} : { seat }) });
}

export function connect(): void {
  clearTimeout(timer);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const fresh = new WebSocket(`${scheme}://${location.host}/ws`);
  socket = fresh;
  fresh.onmessage = (event) => receive(JSON.parse(event.data as string));
  fresh.onclose = (event) => {
    if (socket !== fresh) return;
    // Signed out elsewhere: ask who we are now before coming back.
    if (event.code === SIGNED_OUT) void loadMe().catch(() => undefined);
    connected.value = "lost";
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
}

/** Close and come back, as after signing in: the new cookie is read at the handshake. */
export function reconnect(): void {
  const old = socket;
  socket = null;
  old?.close();
  wait = 250;
  connect();
}

export function watch(watcher: Watcher): () => void {
  watchers.set(watcher.table, watcher);
  sendWatch(watcher);
  return () => {
    if (watchers.get(watcher.table) !== watcher) return;
    watchers.delete(watcher.table);
    send({ type: "unwatch", table: watcher.table });
  };
}

export function rewatch(watcher: Watcher): void {
  sendWatch(watcher);
}

/** Send a command; the promise settles with its acknowledgement, over as many sockets as that takes. */
export function command(fields: Record<string, unknown>): Promise<Done> {
  const sent: Command = { ...fields, id: newId() };
  return new Promise((settle) => {
    pending.set(sent.id, { command: sent, settle });
    send(sent);
  });
}

/** A random name; randomUUID is missing on plain http from another machine. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function receive(message: { type: string; [field: string]: unknown }): void {
  heard = Date.now();
  switch (message.type) {
    case "welcome":
      connected.value = "on";
      wait = 250;
      for (const watcher of watchers.values()) sendWatch(watcher);
      for (const { command } of pending.values()) send(command);
      break;
    case "table": {
      const table = message.table as TableInfo;
      watchers.get(table.id)?.onTable(table);
      break;
    }
    case "moment":
      watchers.get(message.table as string)?.onMoment(message as unknown as Moment);
      break;
    case "clock":
      watchers.get(message.table as string)?.onClock(message as unknown as Clock);
      break;
    case "consent":
      watchers.get(message.table as string)?.onConsent(message as unknown as Consent);
      break;
    case "done": {
      const done = message as unknown as Done;
      pending.get(done.id)?.settle(done);
      pending.delete(done.id);
      break;
    }
    case "analysis":
      analysisNews.value = message as unknown as AnalysisNews;
      break;
    case "notice":
      notice.value = message as unknown as Notice;
      break;
    case "error": {
      const id = message.id as string | undefined;
      const waiting = id ? pending.get(id) : undefined;
      if (waiting && id) {
        pending.delete(id);
        waiting.settle({ id, result: "refused", reason: message.error as Done["reason"] });
      }
      break;
    }
  }
}

/** A line that looks open but was silent for a while is asked to speak; one that stays silent is dead. */
function probe(): void {
  if (connected.value !== "on") {
    connect();
    return;
  }
  const asked = Date.now();
  if (!watchers.size || asked - heard < QUIET) return;
  for (const watcher of watchers.values()) sendWatch(watcher);
  setTimeout(() => {
    if (heard >= asked || connected.value !== "on") return;
    connected.value = "lost";
    reconnect();
  }, PATIENCE);
}

// A laptop that wakes up must not show a stale board for as long as a dead socket takes to notice.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") probe();
});
addEventListener("online", () => connect());
