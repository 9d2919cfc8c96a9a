/** What the server says by name, in words: things, messages and the log. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBundle } from "../src/bundle.ts";
import { joinLines, messageWords, thingsIn, type Voice, wordWords } from "../src/say.ts";
import type { LogLine, Named, Word } from "../src/wire.ts";

function voice(code: string, source: string): Voice {
  const bundle = makeBundle(code, [source]);
  return {
    has: (id) => bundle.hasMessage(id),
    format: (id, words) => {
      const problems: Error[] = [];
      const text = bundle.formatPattern(bundle.getMessage(id)!.value!, words, problems);
      assert.deepEqual(problems, []);
      return text;
    },
    number: (value) => new Intl.NumberFormat(code).format(value),
    list: (parts) => new Intl.ListFormat(code).format(parts),
  };
}

const english = voice(
  "en",
  `
farm-good-olive = an olive
farm-good = the good { $word }
farm-delivery = { $good } to { $place }
farm-card-my_card_ = My card
farm-ask-sell = { $good_word ->
    [olive] Sell an olive tree's fruit ({ $left })?
   *[other] Sell { $good }, { $left ->
        [one] one
       *[other] { $left }
    } left?
}
farm-log-roll = { $who }: { $dice }
`,
);
const good = (word: string): Named => ({ kind: "good", word });

test("a thing goes by its own message, by that of its kind, or by its word", () => {
  assert.equal(wordWords(english, "farm", good("olive")), "an olive");
  assert.equal(wordWords(english, "farm", good("grape")), "the good grape");
  assert.equal(wordWords(english, "farm", { kind: "roof", word: "red_tile" }), "red tile");
  assert.equal(wordWords(english, "other", good("olive")), "olive");
});

test("a thing is filled in with its details, which are words too", () => {
  const delivery: Named = {
    kind: "delivery",
    word: "olive>tavern",
    details: { good: good("olive"), place: "The Anchor" },
  };
  assert.equal(wordWords(english, "farm", delivery), "an olive to The Anchor");
});

test("a word that no message id may hold is found by one in which each such sign is an underscore", () => {
  assert.equal(wordWords(english, "farm", { kind: "card", word: "my card!" }), "My card");
});

test("numbers and lists are written as the language writes them", () => {
  const words: Word = [good("olive"), 1200, "Ann"];
  assert.equal(wordWords(english, "farm", words), "an olive, 1,200, and Ann");
  assert.equal(wordWords(voice("fr", ""), "farm", [good("olive"), 3]), "olive et 3");
});

test("a message takes numbers to count by and things to choose a form by", () => {
  const ask = (word: string, left: number) =>
    messageWords(english, "farm", { id: "farm-ask-sell", arguments: { good: good(word), left } }, "sell");
  assert.equal(ask("olive", 2), "Sell an olive tree's fruit (2)?");
  assert.equal(ask("grape", 1), "Sell the good grape, one left?");
});

test("a question without a message is told by its decision", () => {
  assert.equal(messageWords(english, "farm", { id: "farm-ask-pay_kind", arguments: {} }, "pay_kind"), "pay kind");
});

const line = (seat: number, id: string, list: Word | null, joins = "dice", round = 1): LogLine => ({
  seat,
  round,
  decision: "roll",
  option: null,
  target: null,
  told: list === null ? null : { id, arguments: { dice: list }, joins },
});

test("a message may count a list", () => {
  const counting = voice(
    "en",
    "farm-log-count = { $dice_count ->\n    [one] a die\n   *[other] { $dice_count } dice\n}\n",
  );
  const count = (dice: Word) => messageWords(counting, "farm", { id: "farm-log-count", arguments: { dice } }, "");
  assert.equal(count(["a"]), "a die");
  assert.equal(count(["a", "b"]), "2 dice");
});

test("lines that join are one sentence, and what this reader is not told is none", () => {
  const joined = joinLines([
    line(-1, "farm-log-roll", ["a"]),
    line(0, "farm-log-secret", null),
    line(-1, "farm-log-roll", ["b"]),
    line(0, "farm-log-roll", ["c"]),
    line(0, "farm-log-roll", ["d"], ""),
    line(0, "farm-log-roll", ["e"], "dice", 2),
    line(0, "farm-log-roll", ["f"], "dice", 2),
  ]);
  assert.deepEqual(
    joined.map(({ key, told }) => [key, told.arguments.dice]),
    [
      [0, ["a", "b"]],
      [3, ["c"]],
      [4, ["d"]],
      [5, ["e", "f"]],
    ],
  );
});

test("joining changes no line of the log itself", () => {
  const log = [line(-1, "farm-log-roll", ["a"]), line(-1, "farm-log-roll", ["b"])];
  joinLines(log);
  assert.deepEqual(log[0]?.told?.arguments.dice, ["a"]);
});

test("the things of a message are found in its lists too, in order", () => {
  const found = thingsIn({ id: "x", arguments: { card: good("a"), count: 3, dice: [good("b"), ["y", good("c")]] } });
  assert.deepEqual(
    found.map((thing) => thing.word),
    ["a", "b", "c"],
  );
});
