/** Numbers that float up for a second where an amount has changed. */
import { signal } from "@preact/signals";
import type { Moment } from "../wire.ts";

export interface Delta {
  key: number;
  seat: number;
  amount: number;
}

export const deltas = signal<readonly Delta[]>([]);
let next = 0;

/** Compare two views field by field: a list of one number per seat that changed is worth showing. */
export function changedAmounts(
  before: Moment["view"],
  after: Moment["view"],
  field: string,
): { seat: number; amount: number }[] {
  const old = before[field];
  const now = after[field];
  if (!Array.isArray(old) || !Array.isArray(now)) return [];
  return now
    .map((value: number, seat) => ({ seat, amount: value - (old[seat] as number) }))
    .filter(({ amount }) => Number.isFinite(amount) && amount !== 0);
}

export function addPoints(before: Moment, after: Moment): void {
  if (before.round === 0) return;
  const fresh = ["favor", "coins"]
    .flatMap((field) => changedAmounts(before.view, after.view, field))
    .map((change) => ({ ...change, key: next++ }));
  if (!fresh.length) return;
  deltas.value = [...deltas.value, ...fresh];
  setTimeout(() => {
    deltas.value = deltas.value.filter((delta) => !fresh.includes(delta));
  }, 1400);
}
