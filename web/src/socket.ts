/** One socket for all tables of the page: it comes back by itself and repeats commands that were never acknowledged. */
import { signal } from "@preact/signals";
import { loadMe } from "./api.ts";
import type {
  AnalysisMessage,
  AnyMessage,
  Clock,
  Command,
  Consent,
  Done,
  Moment,
  NewCommand,
  Notice,
  TableInfo,
} from "./wire.ts";

export interface Watcher {
  readonly table: string;
  seat(): number | null | undefined;
  onTable(table: TableInfo): void;
  onMoment(moment: Moment): void;
  onClock(clock: Clock): void;
  onConsent(consent: Consent): void;
}

const SIGNED_OUT = 4401;
const QUIET = 4000;
const PATIENCE = 3000;

export const connected = signal<"starting" | "on" | "lost">("starting");
export const analysisNews = signal<AnalysisMessage | null>(null);
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
  fresh.onmessage = (event) => receive(JSON.parse(event.data));
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
export function command(fields: NewCommand): Promise<Done> {
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

function receive(message: AnyMessage): void {
  heard = Date.now();
  switch (message.type) {
    case "welcome":
      connected.value = "on";
      wait = 250;
      for (const watcher of watchers.values()) sendWatch(watcher);
      for (const { command } of pending.values()) send(command);
      break;
    case "table":
      watchers.get(message.table.id)?.onTable(message.table);
      break;
    case "moment":
      watchers.get(message.table)?.onMoment(message);
      break;
    case "clock":
      watchers.get(message.table)?.onClock(message);
      break;
    case "consent":
      watchers.get(message.table)?.onConsent(message);
      break;
    case "done":
      settle(message);
      break;
    case "analysis":
      analysisNews.value = message;
      break;
    case "notice":
      notice.value = message;
      break;
    case "error":
      if (message.id !== null)
        settle({ type: "done", id: message.id, table: "", result: "refused", reason: message.error });
      break;
  }
}

function settle(done: Done): void {
  pending.get(done.id)?.settle(done);
  pending.delete(done.id);
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
