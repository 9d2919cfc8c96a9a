/** What a reader has opened or lifted on this board, beside what the table itself keeps. */
import { signal } from "@preact/signals";
import type { TableStore } from "../../table/store.ts";
import type { Option } from "../../wire.ts";

/** The seat whose farm is shown in a window of its own. */
export const openedSeat = signal<number | null>(null);
/** The good lifted from the farm, waiting for a place; by its name. */
export const carried = signal<string | null>(null);

/** The option of the open question that opens the menu of free actions. */
function freeMenu(store: TableStore | null): Option | null {
  return store?.question.value?.options.find((option) => option.notation === "free") ?? null;
}

/** All free actions possible now, by their notation. */
export function freeActions(store: TableStore | null): string[] {
  const question = store?.question.value;
  if (!question) return [];
  if (question.domain === "free") return question.options.map((option) => option.notation);
  return (freeMenu(store)?.leads ?? []).map((target) => target.replace("free:", ""));
}
