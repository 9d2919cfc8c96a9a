/** Amounts that have changed: each floats up for a second beside its seat. */

export interface Delta {
  key: number;
  seat: number;
  amount: number;
}

/** What each seat has more or less than before; nothing where the number of seats differs. */
export function changedAmounts(before: readonly number[], after: readonly number[]): Omit<Delta, "key">[] {
  if (before.length !== after.length) return [];
  return after
    .map((now, seat) => ({ seat, amount: now - (before[seat] ?? now) }))
    .filter(({ amount }) => Number.isFinite(amount) && amount !== 0);
}
