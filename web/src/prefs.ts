/** What a player prefers; kept in this browser and, when it answers, with the server. */
import { effect, signal } from "@preact/signals";
import { api, me } from "./api.ts";
import { guessLanguage, isLanguage, type Language, language, setLanguage } from "./i18n.ts";

export type Theme = "system" | "light" | "dark";
export type Confirm = "never" | "risky" | "always";
export type Pauses = "matters" | "always" | "never";

export interface Prefs {
  theme: Theme;
  sound: boolean;
  confirm: Confirm;
  /** When to be asked whether to go on; otherwise the table does. */
  pauses: Pauses;
  hints: boolean;
  /** How strong the bots are that sit down when nobody says more. */
  level: string;
}

const DEFAULTS: Prefs = {
  theme: "system",
  sound: true,
  confirm: "never",
  pauses: "matters",
  hints: true,
  level: "casual",
};
const KEY = "ludoteca-preferences";

function stored(): Partial<Prefs> & { language?: string } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const prefs = signal<Prefs>({ ...DEFAULTS, ...stored() });

effect(() => {
  const { theme } = prefs.value;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify({ ...prefs.peek(), language: language.peek() }));
}

export function setPrefs(change: Partial<Prefs>): void {
  prefs.value = { ...prefs.value, ...change };
  keep();
  if (me.value) void api.patch("/api/me", { preferences: { ...prefs.value } }).catch(() => undefined);
}

export async function chooseLanguage(code: Language): Promise<void> {
  await setLanguage(code);
  keep();
  if (me.value) void api.patch("/api/me", { language: code }).catch(() => undefined);
}

/** The language of this browser's choice, or the first the browser asks for. */
export function firstLanguage(): Language {
  const kept = stored().language;
  return isLanguage(kept) ? kept : guessLanguage(navigator.languages);
}

/** After a sign-in the account's preferences win over what the browser kept. */
export async function adoptPreferences(): Promise<void> {
  const mine = me.value;
  if (!mine) return;
  prefs.value = { ...prefs.value, ...(mine.preferences as Partial<Prefs>) };
  if (isLanguage(mine.language) && mine.language !== language.value) await setLanguage(mine.language);
  keep();
}
