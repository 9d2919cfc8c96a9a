/** Counting for pictures: what repeats, what lies in rows, what looks random and never changes. */

/** One of several, over and over: the first again after the last. */
export function cycle<T>(parts: readonly [T, ...T[]], number: number): T {
  return parts[number % parts.length] ?? parts[0];
}

/** Where the nth thing lies when so many are laid out in each row. */
export function gridPlace(number: number, columns: number): { row: number; column: number } {
  return { row: Math.floor(number / columns), column: number % columns };
}

/** A number from 0 to 1 that looks random and is the same on every screen. */
export function grain(...seeds: readonly number[]): number {
  let word = 0x9e3779b9;
  for (const seed of seeds) {
    word = Math.imul(word ^ (seed + 0x7f4a7c15), 0x85ebca6b);
    word ^= word >>> 13;
  }
  word = Math.imul(word, 0xc2b2ae35);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967296;
}
