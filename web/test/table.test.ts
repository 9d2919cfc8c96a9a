/** Small pure parts of the table: geometry that never changes, amounts that float up. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ACROSS, DOWN, pane } from "../src/games/sagrada/glass.ts";
import { canWait } from "../src/table/arming.ts";
import { figures, isDoubtful } from "../src/table/figures.ts";
import { changedAmounts } from "../src/table/float.ts";
import { asks as asksAt } from "../src/table/pauses.ts";
import { grain } from "../src/ui/draw.ts";
import { PIPS } from "../src/ui/pips.ts";

test("a window has the same glass on every screen", () => {
  assert.equal(pane(3, 1, 2, 214).path, pane(3, 1, 2, 214).path);
  assert.notEqual(pane(3, 1, 2, 214).path, pane(4, 1, 2, 214).path);
  assert.equal(grain(1, 2, 3), grain(1, 2, 3));
});

test("neighbouring panes share their corners, so the lead closes", () => {
  const corners = (path: string) => path.slice(1, -1).split("L");
  for (let row = 0; row < DOWN; row++)
    for (let column = 0; column < ACROSS - 1; column++) {
      const left = corners(pane(5, row, column, 100).path);
      const right = corners(pane(5, row, column + 1, 100).path);
      assert.equal(left[1], right[0]);
      assert.equal(left[2], right[3]);
    }
});

test("a die shows as many pips as its value", () => {
  assert.deepEqual(
    PIPS.map((pips) => pips.length),
    [1, 2, 3, 4, 5, 6],
  );
});

test("only amounts that changed float up", () => {
  assert.deepEqual(changedAmounts([4, 3], [2, 3]), [{ seat: 0, amount: -2 }]);
  assert.deepEqual(changedAmounts([4, 3], [4, 3]), []);
  assert.deepEqual(changedAmounts([], [4, 3]), []);
});

const advice = (win: number | null, points: number, error = 0.01) => ({
  option: 0,
  win,
  points,
  sure: 0.5,
  win_error: win === null ? null : error,
  points_error: 0.1,
  visits: 90,
});

test("two chances that would look the same get one digit more, and no others do", () => {
  assert.deepEqual(
    figures([advice(0.134, -17.1), advice(0.128, -18)]).map((row) => row.win),
    ["13.4%", "12.8%"],
  );
  assert.deepEqual(
    figures([advice(0.134, -17.1), advice(0.25, 1)]).map((row) => row.win),
    ["13%", "25%"],
  );
  assert.deepEqual(
    figures([advice(0.134, 2), advice(0.128, 1, 0.2)]).map((row) => row.winError),
    ["2.0", "40"],
  );
  assert.deepEqual(
    figures([advice(0.5, 1.25), advice(0.6, -0.3)]).map((row) => row.points),
    ["+1.3", "−0.3"],
  );
});

test("where nothing can be won the points have no sign and no chance is named", () => {
  assert.deepEqual(
    figures([advice(null, 41.2), advice(null, 41.2)]).map(({ win, points }) => [win, points]),
    [
      ["", "41.2"],
      ["", "41.2"],
    ],
  );
});

test("only an answer that may be the best says so", () => {
  assert.deepEqual([0.001, 0.04, 0.05, 0.5, 0.95, 0.99].map(isDoubtful), [false, false, true, true, true, false]);
});

const answer = (target: string, leads: string[] | null) => ({
  option: 0,
  notation: target,
  name: { kind: "thing", word: target },
  target,
  leads,
});

test("an answer waits only when each press that may follow has one place and one meaning", () => {
  const onBoard = (target: string) => target.startsWith("cell:") || target.startsWith("die:");
  const open = new Set(["die:r2", "die:r5"]);
  assert.equal(canWait(answer("die:r2", ["cell:a2", "cell:a3"]), open, onBoard), true);
  // No place on the page: it is sent, and the next question has the buttons.
  assert.equal(canWait(answer("die:r2", ["bump:down", "bump:up"]), open, onBoard), false);
  assert.equal(canWait(answer("die:r2", ["cell:a2", "bump:up"]), open, onBoard), false);
  // A press on the red 5 could mean this question or the next one.
  assert.equal(canWait(answer("die:r2", ["die:g1", "die:r5"]), open, onBoard), false);
  assert.equal(canWait(answer("die:r2", []), open, onBoard), false);
  assert.equal(canWait(answer("die:r2", null), open, onBoard), false);
});

test("the table goes on only where its player does not wish to be asked", () => {
  const pause = (brought: boolean, loses: boolean, returned = false, secret = false) => ({
    option: 0,
    brought,
    loses,
    secret,
    returned,
  });
  const asks = (each: ReturnType<typeof pause>, wish: "always" | "matters" | "never") => {
    // Who else sits there matters only where the answer would tell them something.
    assert.equal(asksAt(each, wish, true), asksAt(each, wish, false));
    return asksAt(each, wish, true);
  };
  for (const [brought, loses] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const) {
    assert.equal(asks(pause(brought, loses), "always"), true);
    assert.equal(asks(pause(brought, loses), "matters"), brought || loses);
    assert.equal(asks(pause(brought, loses), "never"), false);
    // Whoever has just come back to the question decides themselves.
    for (const wish of ["always", "matters", "never"] as const)
      assert.equal(asks(pause(brought, loses, true), wish), true);
  }
  for (const wish of ["always", "matters", "never"] as const) {
    assert.equal(asksAt(pause(false, false, false, true), wish, false), true);
    assert.equal(asksAt(pause(false, false, false, true), wish, true), wish === "always");
  }
});
