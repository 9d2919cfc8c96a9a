/** What the server says by name, as sentences: things, messages with named arguments, and the log. */
import type { LogLine, LogMessage, Message, Named, Word } from "./wire.ts";

/** One language: the messages it has, and how it writes numbers and lists. */
export interface Voice {
  has(id: string): boolean;
  format(id: string, words: Record<string, string | number>): string;
  number(value: number): string;
  list(parts: readonly string[]): string;
}

type Arguments = Readonly<Record<string, Word>>;

/** A word as part of a message id: a pack may call its cards anything. */
function idOf(word: string): string {
  return word.replace(/[^A-Za-z0-9_-]/g, "_");
}

function readable(word: string): string {
  return word.replaceAll("_", " ");
}

export function isNamed(word: Word): word is Named {
  return typeof word === "object" && !Array.isArray(word);
}

/** A thing in words: by its own message, by that of its kind, or by its bare word. */
function namedWords(voice: Voice, game: string, { kind, word, details = {} }: Named): string {
  const own = `${game}-${kind}-${idOf(word)}`;
  const general = `${game}-${kind}`;
  const id = [own, general].find((each) => voice.has(each));
  return id ? voice.format(id, { ...argumentWords(voice, game, details), word }) : readable(word);
}

/** A number, a text, a thing or a list in the words of one language. */
export function wordWords(voice: Voice, game: string, word: Word): string {
  if (typeof word === "number") return voice.number(word);
  if (typeof word === "string") return word;
  if (isNamed(word)) return namedWords(voice, game, word);
  return voice.list(word.map((part) => wordWords(voice, game, part)));
}

/**
 * Arguments as a message takes them; a thing comes twice, as `card` in words and as `card_word` to choose a form by, and
 * a list as `dice` in words and as `dice_count`.
 */
export function argumentWords(voice: Voice, game: string, given: Arguments): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, word] of Object.entries(given)) {
    found[name] = typeof word === "number" ? word : wordWords(voice, game, word);
    if (isNamed(word)) found[`${name}_word`] = word.word;
    if (Array.isArray(word)) found[`${name}_count`] = word.length;
  }
  return found;
}

/** A message in words; one that the language does not have is told by a bare name. */
export function messageWords(
  voice: Voice,
  game: string,
  message: Message,
  bare: string,
  more: Record<string, string | number> = {},
): string {
  if (!voice.has(message.id)) return readable(bare);
  return voice.format(message.id, { ...argumentWords(voice, game, message.arguments), ...more });
}

/** Lines of the log that are one sentence: the first of them, what it says, and the place where they begin. */
export interface Joined {
  line: LogLine;
  told: LogMessage;
  key: number;
}

function listOf(word: Word | undefined): readonly Word[] {
  if (word === undefined) return [];
  return Array.isArray(word) ? word : [word];
}

/** The log without what this reader is not told; a line that joins the one before it adds its list to it. */
export function joinLines(log: readonly LogLine[]): Joined[] {
  const found: Joined[] = [];
  log.forEach((line, key) => {
    const told = line.told;
    if (!told) return;
    const last = found.at(-1);
    const joins = told.joins;
    if (
      joins &&
      last?.told.joins === joins &&
      last.told.id === told.id &&
      last.line.seat === line.seat &&
      last.line.round === line.round
    ) {
      const list = [...listOf(last.told.arguments[joins]), ...listOf(told.arguments[joins])];
      last.told = { ...last.told, arguments: { ...last.told.arguments, [joins]: list } };
    } else found.push({ line, told, key });
  });
  return found;
}

/** The things a message names, in its order, also those in lists. */
export function thingsIn(message: Message): Named[] {
  const of = (word: Word): Named[] => (Array.isArray(word) ? word.flatMap(of) : isNamed(word) ? [word] : []);
  return Object.values(message.arguments).flatMap(of);
}
