/** The languages the page speaks, and the best of them for a browser's wishes. */

export const LANGUAGES = ["en", "ru", "fr", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}

/** The first of the browser's languages that the page speaks. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

/** How dates are written: English as this browser's reader writes them, as in Britain where it does not say. */
export function dateLocale(code: Language, asked: readonly string[]): string {
  if (code !== "en") return code;
  return asked.find((each) => /^en-/i.test(each)) ?? "en-GB";
}
