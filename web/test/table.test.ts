/** Small pure parts of the table: geometry that never changes, amounts that float up. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { grain, pane, PIPS } from "../src/games/sagrada/glass.ts";
import { changedAmounts } from "../src/table/float.ts";
import type { View } from "../src/wire.ts";

test("a window has the same glass on every screen", () => {
  assert.equal(pane(3, 7, 214).path, pane(3, 7, 214).path);
  assert.notEqual(pane(3, 7, 214).path, pane(4, 7, 214).path);
  assert.equal(grain(1, 2, 3), grain(1, 2, 3));
});

test("neighbouring panes share their corners, so the lead closes", () => {
  const corners = (path: string) => path.slice(1, -1).split("L");
  for (let cell = 0; cell < 19; cell++) {
    if (cell % 5 === 4) continue;
    const left = corners(pane(5, cell, 100).path);
    const right = corners(pane(5, cell + 1, 100).path);
    assert.equal(left[1], right[0]);
    assert.equal(left[2], right[3]);
  }
});

test("a die shows as many pips as its value", () => {
  assert.deepEqual(PIPS.map((pips) => pips.length), [1, 2, 3, 4, 5, 6]);
});

test("only amounts that changed float up", () => {
  const view = (favor: number[]) => ({ game: "sagrada", seat: 0, seats: 2, frames: [], favor }) as View;
  assert.deepEqual(changedAmounts(view([4, 3]), view([2, 3]), "favor"), [{ seat: 0, amount: -2 }]);
  assert.deepEqual(changedAmounts(view([4, 3]), view([4, 3]), "missing"), []);
});
