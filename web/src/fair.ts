/** Recompute every draw of a finished game with the browser's own cryptography. */
import type { Promised } from "./api.ts";
import type { Fair } from "./wire.ts";

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export interface Verdict {
  ok: boolean;
  draws: number;
  /** Where the first thing that does not fit is: the commitment, or the counter of a draw. */
  fault: "commitment" | "nonce" | "counter" | "number" | "option" | "told" | null;
  at: number | null;
}

/** The option that a number picks among weighted options. */
export function pick(number: bigint, options: readonly number[], weights: readonly number[]): number | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0 || options.length !== weights.length) return null;
  let left = number % BigInt(total);
  for (const [place, option] of options.entries()) {
    const weight = BigInt(weights[place] ?? 0);
    if (left < weight) return option;
    left -= weight;
  }
  return null;
}

/** Check a proof; ``promised`` is what this browser was told and added itself before the first draw, if it was there. */
export async function verify(proof: Fair, promised: Promised | null = null): Promise<Verdict> {
  const draws = proof.draws ?? [];
  const verdict = (fault: Verdict["fault"], at: number | null = null): Verdict => ({
    ok: fault === null,
    draws: draws.length,
    fault,
    at,
  });
  if (promised !== null && promised.commitment !== proof.commitment) return verdict("commitment");
  // Dice that leave our own part out were the server's alone.
  if (promised !== null && !promised.nonces.every((nonce) => proof.nonces.includes(nonce))) return verdict("nonce");
  const secret = bytes(proof.secret ?? "");
  if (hex(await crypto.subtle.digest("SHA-256", secret)) !== proof.commitment) return verdict("commitment");
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const nonces = proof.nonces.join(",");
  for (const [place, draw] of draws.entries()) {
    if (draw.counter !== place) return verdict("counter", place);
    const message = new TextEncoder().encode(`ludoteca|${nonces}|${draw.purpose}|${draw.counter}`);
    const number = hex(await crypto.subtle.sign("HMAC", key, message));
    if (number !== draw.number) return verdict("number", place);
    if (pick(BigInt(`0x${number}`), draw.options, draw.weights) !== draw.option) return verdict("option", place);
  }
  // What was drawn is what the game went on with.
  const told = (proof.entries ?? []).filter(([kind]) => kind === "nature").map(([, , option]) => option);
  const at = draws.findIndex((draw, place) => told[place] !== draw.option);
  if (proof.entries && (at >= 0 || told.length !== draws.length)) return verdict("told", at >= 0 ? at : draws.length);
  return verdict(null);
}
