/** Every word on the page: Fluent messages in four languages, switched at any time. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import { makeBundle } from "./bundle.ts";
import type { Language } from "./guess.ts";
import { messageWords, type Voice, wordWords } from "./say.ts";
import type { Message, Word } from "./wire.ts";

export { dateLocale, guessLanguage, isLanguage, LANGUAGES, type Language } from "./guess.ts";

/** Each language in its own words, as a list of languages shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", fr: "Français", cs: "Čeština" };

export type Words = Record<string, FluentVariable>;

export const language = signal<Language>("en");
const current = signal<FluentBundle | null>(null);

const LOADERS: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  en: () => import("messages:en"),
  ru: () => import("messages:ru"),
  fr: () => import("messages:fr"),
  cs: () => import("messages:cs"),
};

/** Sentences from elsewhere: those of one language, none where there are none. */
export type Bringer = (code: Language) => Promise<readonly string[]>;
const bringers = new Map<string, Bringer>();

/** All sentences of a language; those brought along come after the page's own and change none of them. */
async function sourcesOf(code: Language): Promise<readonly string[]> {
  const own = LOADERS[code]().then((found) => found.default);
  // What a game says in English alone is said in English.
  const codes = code === "en" ? [code] : [code, "en" as const];
  // A game whose sentences do not come is told by bare names, and keeps nobody from another language.
  const brought = [...bringers].flatMap(([name, bring]) =>
    codes.map((each) =>
      bring(each).catch((problem: unknown) => {
        console.error(`the sentences of ${name} cannot be read:`, problem);
        return [];
      }),
    ),
  );
  return (await Promise.all([own, ...brought])).flat();
}

export async function setLanguage(code: Language): Promise<void> {
  const sources = await sourcesOf(code);
  batch(() => {
    current.value = makeBundle(code, sources);
    language.value = code;
  });
  document.documentElement.lang = code;
}

/** Take in a game's sentences, now and whenever another language is chosen. */
export async function bringMessages(name: string, bring: Bringer): Promise<void> {
  bringers.set(name, bring);
  const code = language.peek();
  const sources = await sourcesOf(code);
  if (language.peek() === code) current.value = makeBundle(code, sources);
}

export function hasMessage(id: string): boolean {
  return current.value?.hasMessage(id) ?? false;
}

/** The message in the reader's language; an unknown id shows itself, which the checks never let happen. */
export function t(id: string, words?: Words): string {
  const bundle = current.value;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, words, []);
}

/** The message if there is one, else the bare notation made readable: a new game can be played before it is translated. */
export function tOr(id: string, bare: string, words?: Words): string {
  return hasMessage(id) ? t(id, words) : bare.replaceAll("_", " ");
}

export function listOf(parts: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(language.value, { type }).format(parts);
}

const reader: Voice = {
  has: hasMessage,
  format: t,
  number: (value) => new Intl.NumberFormat(language.value).format(value),
  list: (parts) => listOf(parts),
};

/** A number, a text, a thing of a game or a list of these, in the reader's language. */
export function sayWord(game: string, word: Word): string {
  return wordWords(reader, game, word);
}

/** A message of a game in the reader's language, or where it has none a bare name made readable. */
export function sayMessage(
  game: string,
  message: Message,
  bare: string,
  more?: Record<string, string | number>,
): string {
  return messageWords(reader, game, message, bare, more);
}
