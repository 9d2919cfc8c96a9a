/** What a page from another package is handed: the builder's names are the host's, and the guide lists them all. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PARTS } from "../tools/plugin.mjs";

// The host's parts ask how wide the screen is.
Object.assign(globalThis, { matchMedia: () => ({ matches: true, addEventListener: () => {} }) });
const { hostFor, VERSION } = await import("../src/games/host.ts");
const host = hostFor("toy", "/games/toy/0");
const at = (path: string): object => (path === "host" ? host : host[path.replace("host.", "") as "hooks" | "signals"]);

for (const [name, { from, names }] of Object.entries(PARTS))
  test(`everything that ${name} is said to have is in the host`, () => {
    assert.deepEqual(
      names.filter((each) => !(each in at(from))),
      [],
    );
  });

test("everything in the host can be imported by a page, or says which host it is", () => {
  const known = new Set([...(PARTS.preact?.names ?? []), ...(PARTS.ludoteca?.names ?? [])]);
  assert.deepEqual(
    Object.keys(host).filter((each) => !known.has(each)),
    ["version", "hooks", "signals"],
  );
});

test("the guide lists all of it, and its example is made for this version", () => {
  const guide = readFileSync(new URL("../../docs/guide/adding_a_game.md", import.meta.url), "utf8");
  for (const name of Object.keys(host)) assert.match(guide, new RegExp(`\`${name}[\`(]`), name);
  assert.match(guide, new RegExp(`export const version = ${VERSION};`));
});

test("a file beside the page has an address", () => {
  assert.equal(host.url("board.svg"), "/games/toy/0/board.svg");
});
