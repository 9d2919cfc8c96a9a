/** Words: plurals in four languages, the guess of a language, and the check that guards both. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeBundle } from "../src/bundle.ts";
import { dateLocale, guessLanguage } from "../src/guess.ts";
import { compare, heard, readCode, readMessages, type Said } from "../tools/check-messages.mjs";
import { messageSources } from "../tools/messages.mjs";

const read = messageSources;

function say(code: string, id: string, words: Record<string, string | number>): string {
  const bundle = makeBundle(code, read(code));
  const problems: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage(id)!.value!, words, problems);
  assert.deepEqual(problems, []);
  return text;
}

test("Russian counts by one, few and many", () => {
  const spoken = [1, 2, 5, 11, 21, 22, 25].map((count) => say("ru", "watching", { count }));
  assert.deepEqual(spoken, [
    "1 зритель",
    "2 зрителя",
    "5 зрителей",
    "11 зрителей",
    "21 зритель",
    "22 зрителя",
    "25 зрителей",
  ]);
});

test("Czech counts by one, few and other", () => {
  assert.deepEqual(
    [1, 2, 4, 5, 22].map((count) => say("cs", "favor", { count })),
    ["1 žeton přízně", "2 žetony přízně", "4 žetony přízně", "5 žetonů přízně", "22 žetonů přízně"],
  );
});

test("French says 0 and 1 in the singular", () => {
  assert.deepEqual(
    [0, 1, 2].map((count) => say("fr", "points", { count })),
    ["0 point", "1 point", "2 points"],
  );
});

test("dice are named by colour and value", () => {
  const die = (code: string, color: string, value: number) =>
    say(code, "sagrada-die", { color: say(code, `sagrada-color-${color}`, {}), value });
  assert.equal(die("en", "red", 4), "red 4");
  assert.equal(die("cs", "yellow", 6), "žlutá 6");
});

test("the first language the page speaks is taken", () => {
  assert.equal(guessLanguage(["de-DE", "fr-CA", "en"]), "fr");
  assert.equal(guessLanguage(["pl"]), "en");
});

test("dates in English are written as the reader's country writes them, and not as in America unasked", () => {
  const day = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(2026, 10, 16));
  assert.equal(day(dateLocale("en", ["cs", "en"])), "16 Nov 2026");
  assert.equal(day(dateLocale("en", ["en", "en-US"])), "Nov 16, 2026");
  assert.equal(dateLocale("fr", ["en-US", "fr-CA"]), "fr");
});

const messages = (text: string) => readMessages([["test", text]]).found;

test("the check finds a missing message and one too many", () => {
  const problems = compare(
    new Map([
      ["en", messages("a = A\nb = B\n")],
      ["fr", messages("a = A\nc = C\n")],
    ]),
  );
  assert.deepEqual(problems, ["fr: b is missing", "fr: c does not exist in en"]);
});

test("the check finds a missing plural category", () => {
  const english = messages("n = { $count ->\n    [one] x\n   *[other] y\n}\n");
  const russian = messages("n = { $count ->\n    [one] x\n    [few] y\n   *[other] z\n}\n");
  assert.deepEqual(
    compare(
      new Map([
        ["en", english],
        ["ru", russian],
      ]),
    ),
    ["ru: n lacks the plural category many of $count"],
  );
});

test("the check finds a language that does not count, and an unknown variable", () => {
  const english = messages("n = { $count ->\n    [one] x\n   *[other] y\n}\n");
  assert.deepEqual(
    compare(
      new Map([
        ["en", english],
        ["cs", messages("n = x { $other }\n")],
      ]),
    ),
    ["cs: n uses $other, which en does not", "cs: n does not count $count"],
  );
});

test("the check finds text in the page", () => {
  const { problems } = readCode("x.tsx", 'const a = <p title="Hello there">Some words {"more words"} {t("fine")}</p>;');
  assert.equal(problems.length, 3);
  assert.deepEqual(readCode("x.tsx", 'const a = <p class="fine">{t("fine")} · 3</p>;').problems, []);
});

const nothing: Said = { ids: [], patterns: [], kinds: [], texts: [], forms: [] };

function heardOf(text: string, farm: Partial<Said>, library: Partial<Said> = {}) {
  const all = messages(text);
  const { used, problems } = heard(all, { "": { ...nothing, ...library }, farm: { ...nothing, ...farm } });
  return { unused: [...all.keys()].filter((id) => !used.has(id)), problems };
}

test("the check finds a message that Python says and nobody wrote", () => {
  const { problems } = heardOf("farm-log-sow = x\n", {
    ids: ["farm-log-sow", "farm-why-dry"],
    patterns: ["farm\\-ask\\-.+", "farm\\-log\\-.+"],
  });
  assert.deepEqual(problems, [
    "Python says farm-why-dry, which has no message",
    "Python says farm\\-ask\\-.+, which has no message",
  ]);
});

test("the check finds a sentence that neither page nor Python says", () => {
  const text = "farm-log-sow = x\nfarm-log-reap = x\nfarm-pool = x\n";
  assert.deepEqual(heardOf(text, { ids: ["farm-log-sow"] }).unused, ["farm-log-reap", "farm-pool"]);
});

test("a game that names no question itself is asked by its decisions", () => {
  assert.deepEqual(heardOf("farm-ask-sow = x\nfarm-asks = x\n", {}).unused, ["farm-asks"]);
});

test("the check finds a thing whose kind or word the game does not know", () => {
  const text = "farm-good = x\nfarm-good-olive = x\nfarm-good-pear = x\nfarm-roof-red = x\nfarm-good-card7 = x\n";
  const { unused } = heardOf(text, { kinds: ["good"], texts: ["olive", "red"], forms: [".+", "card.+"] });
  assert.deepEqual(unused, ["farm-good-pear", "farm-roof-red"]);
});
