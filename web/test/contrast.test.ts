/** Every pair of text and ground reaches 4.5:1 and every piece 3:1, computed from the token file itself. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

/** A token as its light and dark colour. */
function tokens(): Map<string, [string, string]> {
  const found = new Map<string, [string, string]>();
  for (const [, name, light, dark] of css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g))
    found.set(name!, [light!, dark!]);
  for (const [, name, color] of css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) found.set(name!, [color!, color!]);
  return found;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, two: string): number {
  const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string[]][] = [
  ["text", ["ground", "panel", "raised", "accent-wash"]],
  ["soft", ["ground", "panel"]],
  ["accent", ["ground", "panel", "accent-wash"]],
  ["on-accent", ["accent"]],
  ["good", ["ground", "panel"]],
  ["warn", ["panel"]],
  ["bad", ["ground", "panel"]],
  ["ink-r", ["glass-r"]],
  ["ink-g", ["glass-g"]],
  ["ink-b", ["glass-b"]],
  ["ink-y", ["glass-y"]],
  ["ink-p", ["glass-p"]],
  ["engraved", ["frost"]],
];
const PIECES: [string, string[]][] = [
  ["seat-1", ["ground", "panel"]],
  ["seat-2", ["ground", "panel"]],
  ["seat-3", ["ground", "panel"]],
  ["seat-4", ["ground", "panel"]],
  ["edge", ["panel", "ground"]],
];

const all = tokens();
const pair = (name: string) => all.get(name) ?? assert.fail(`no token --${name}`);

for (const [kind, list, least] of [
  ["text", TEXT, 4.5],
  ["piece", PIECES, 3],
] as const) {
  for (const [front, grounds] of list) {
    for (const ground of grounds) {
      for (const [place, theme] of ["light", "dark"].entries()) {
        test(`${kind} ${front} on ${ground}, ${theme}`, () => {
          const found = contrast(pair(front)[place]!, pair(ground)[place]!);
          assert.ok(found >= least, `${found.toFixed(2)} is below ${least}`);
        });
      }
    }
  }
}

test("the measure itself: black on white is 21, equal colours are 1", () => {
  assert.equal(contrast("#000000", "#ffffff").toFixed(0), "21");
  assert.equal(contrast("#3fbf7f", "#3fbf7f"), 1);
});
