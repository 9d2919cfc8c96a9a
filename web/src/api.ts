/** HTTP to the page's own server; every refusal becomes a message id with arguments. */
import { signal } from "@preact/signals";
import type { Arguments, Fair, Me, TableInfo } from "./wire.ts";

export const me = signal<Me | null>(null);

export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly words: Arguments,
    readonly status: number,
  ) {
    super(id);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && me.value) headers["X-Ludoteca-CSRF"] = me.value.csrf;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refusal("error-offline", {}, 0);
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as { error?: { id: string; arguments: Arguments } } | null;
    throw new Refusal(said?.error?.id ?? "error-unknown", said?.error?.arguments ?? {}, answer.status);
  }
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

export const api = {
  get: <T>(path: string) => request<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => request<T>("POST", path, body),
  put: <T>(path: string, body: unknown = {}) => request<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown = {}) => request<T>("PATCH", path, body),
  remove: <T>(path: string) => request<T>("DELETE", path),
};

export async function loadMe(): Promise<Me> {
  me.value = await api.get<Me>("/api/me");
  return me.value;
}

/** A fresh part of the fair dice, from the browser's own randomness. */
export function freshNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Make a table: the server binds itself to its secret first, then learns our part of the dice. */
export function makeTable(wish: Record<string, unknown>): Promise<TableInfo> {
  return bound((part) => api.post<TableInfo>("/api/tables", { ...wish, ...part }));
}

/** The next chapter of a campaign, bound in the same way; someone else may have begun it before us. */
export function nextChapter(table: string): Promise<TableInfo> {
  return bound((part) => api.post<TableInfo>(`/api/tables/${table}/next`, part));
}

/** The same game once more; someone else at the table may have asked before us. */
export function playAgain(table: string): Promise<TableInfo> {
  return bound((part) => api.post<TableInfo>(`/api/tables/${table}/again`, part));
}

/** A moment of a finished game, to be played on from. */
export function tryFrom(table: string, step: number): Promise<TableInfo> {
  return api.post<TableInfo>(`/api/tables/${table}/try`, { step });
}

async function bound(make: (part: { commitment: string; nonce: string }) => Promise<TableInfo>): Promise<TableInfo> {
  const { commitment } = await api.get<{ commitment: string }>("/api/me/commitment");
  const nonce = freshNonce();
  const table = await make({ commitment, nonce });
  // A table from a position has no proof of its dice.
  if (table.commitment === null) return table;
  // Where our part was not taken, another browser has begun the table and holds the server to its word.
  const { nonces } = await api.get<Fair>(`/api/tables/${table.id}/fair`);
  if (nonces.includes(nonce)) rememberPromise(table.id, commitment, nonce);
  else rememberPromise(table.id, table.commitment);
  return table;
}

/** What this browser was told before the first draw, and its own parts of the dice. */
export interface Promised {
  commitment: string;
  nonces: string[];
}

/** Keep what the server promised, to hold it against the proof at the end. */
export function rememberPromise(table: string, commitment: string, ...nonces: string[]): void {
  const before = promiseOf(table)?.nonces ?? [];
  localStorage.setItem(`promise-${table}`, JSON.stringify({ commitment, nonces: [...before, ...nonces] }));
}

/** Give our part back: we have got up again before the start. */
export function forgetPromise(table: string): void {
  localStorage.removeItem(`promise-${table}`);
}

export function promiseOf(table: string): Promised | null {
  const kept = localStorage.getItem(`promise-${table}`);
  return kept?.startsWith("{") ? (JSON.parse(kept) as Promised) : null;
}
