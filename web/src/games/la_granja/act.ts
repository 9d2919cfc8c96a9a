/** From a place on the board to an answer: of the open question, of a free action, or of the question that follows. */
import { signal } from "@preact/signals";
import type { TableStore } from "../../table/store.ts";
import type { Option } from "../../wire.ts";
import { option } from "./words.ts";

/** The good lifted from the farm, waiting for a place; by its name. */
export const carried = signal<string | null>(null);
/** The target a finger has touched once: shown, not yet sent. */
export const tapped = signal<string | null>(null);
/** What hover, focus or a first tap says would happen. */
export const preview = signal<string | null>(null);

export interface Way {
  option: Option;
  then: string | null;
}

/** How a target can be answered now; a free action is reached through the option that opens their menu. */
export function wayTo(store: TableStore | null, target: string): Way | null {
  if (!store) return null;
  const direct = store.byTarget.value.get(target);
  if (direct) return { option: direct, then: null };
  if (!target.startsWith("free:")) return null;
  const menu = freeMenu(store);
  return menu?.leads?.includes(target) ? { option: menu, then: target } : null;
}

/** The option of the open question that opens the menu of free actions. */
export function freeMenu(store: TableStore | null): Option | null {
  const question = store?.question.value;
  return question?.options.find((option) => option.notation === "free") ?? null;
}

/** All free actions possible now, by their notation. */
export function freeActions(store: TableStore | null): string[] {
  const question = store?.question.value;
  if (!question) return [];
  if (question.domain === "free") return question.options.map((option) => option.notation);
  return (freeMenu(store)?.leads ?? []).map((target) => target.replace("free:", ""));
}

/** The answer a way gives, in the words of the question bar; what only opens a menu is not worth a word. */
export function wayWords(store: TableStore, { option: first, then }: Way): string {
  const question = store.question.value!;
  const own = first.notation === "free" && then ? "" : option(question.domain, first.notation, question);
  const [domain, notation] = then ? [then.slice(0, then.indexOf(":")), then.slice(then.indexOf(":") + 1)] : ["", ""];
  return [own, then ? option(domain, notation, question) : ""].filter(Boolean).join(": ");
}

export function send(store: TableStore, way: Way): void {
  carried.value = null;
  tapped.value = null;
  preview.value = null;
  void store.answer(way.option, way.then);
}

/** The first of several targets that can be answered. */
export function firstWay(store: TableStore | null, targets: readonly string[]): { target: string; way: Way } | null {
  for (const target of targets) {
    const way = wayTo(store, target);
    if (way) return { target, way };
  }
  return null;
}
