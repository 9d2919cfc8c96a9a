/** Chance that every screen shares, for drawings. */

/** A number in [0, 1) that depends on its arguments alone: the same thing looks the same on every screen. */
export function grain(...seeds: number[]): number {
  let word = 0x9e3779b9;
  for (const seed of seeds) {
    word = Math.imul(word ^ (seed + 0x7f4a7c15), 0x85ebca6b);
    word ^= word >>> 13;
  }
  word = Math.imul(word, 0xc2b2ae35);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967296;
}
