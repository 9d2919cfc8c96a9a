/** The check that pages name what they show: each thing it looks for is found where it is planted, and drawing is left alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { engineConstants, faults } from "../tools/check-names.mjs";

const found = (text: string, constants?: Set<string>) => faults("src/games/toy/Board.tsx", text, constants);

for (const [what, text] of [
  ["a shift", "const die = a >> 4;"],
  ["a shift the other way", "const bit = 1 << seat;"],
  ["a shift without a sign", "const hash = a >>> 3;"],
  ["a modulo", "const good = place % 10;"],
  ["a mask", "const low = packed & 15;"],
  ["a mask put together", "const flags = DRAFTED | TOOLED;"],
  ["a complement", "const others = ~mine;"],
  ["an assignment that packs", "let x = 1; x <<= 2;"],
  ["a division that unpacks", "const price = Math.floor(b / 16);"],
  ["a division by a constant", "const row = Math.trunc(cell / COLUMNS);"],
  ["a decision by its number", "if (question.decision === 38) erect();"],
  ["a decision by its number, turned round", "const here = -1 !== decision;"],
  ["an argument without a name", "const card = question.prompt.arguments.a;"],
  ["arguments without names, in one go", "const { a: slot, b } = question.prompt.arguments;"],
  ["the view of the engine", "const view = props.moment.view as ToyView;"],
  ["a rule number put together", "const rule = `LG-6.${number + 3}`;"],
  ["a rule number put together from its first part", "const rule = <Target rule={`SAG-${chapter}.1`} />;"],
] as const)
  test(`${what} is found`, () => {
    assert.equal(found(text).length, 1, text);
  });

test("a constant of the engine is found by its name and number, and only by both", () => {
  const constants = engineConstants(["GOODS: Final = 10\nNONE = -1\nMASK: Final[int] = 0x1F\nNAME = 'x'\n"]);
  assert.deepEqual([...constants], ["GOODS 10", "NONE -1", "MASK 31"]);
  assert.equal(found("const GOODS = 10;", constants).length, 1);
  assert.equal(found("export const NONE = -1;", constants).length, 1);
  assert.equal(found("const GOODS = 11; const SIDE = 10;", constants).length, 0);
});

test("what a board draws, compares and joins is its own", () => {
  const board = `
    const x = left + (place / 4) * width;
    const half = Math.floor(width / parts);
    const found = seat !== null && open || !closed;
    if (question.decision === "erect" && count > 3) draw(\`M\${x} \${half}\`);
    const rule = narrow ? "LG-6.4" : \`\${prefix}-rule\`;
    const { good, left: rest } = question.prompt.arguments;
  `;
  assert.deepEqual(found(board), []);
});
