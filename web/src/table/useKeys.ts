/** Keys that work anywhere at the table. */
import { useEffect } from "preact/hooks";
import { GAMES } from "../games/index.ts";
import type { TableStore } from "./store.ts";

export interface KeyActions {
  help: () => void;
  hint: () => void;
  score: () => void;
  log: () => void;
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return Boolean(found);
}

/** Leave an action that was begun, where the rules still allow it. */
function stepBack(store: TableStore): boolean {
  const question = store.question.value;
  const midway = question && GAMES[store.info.value?.game ?? ""]?.isMidway?.(question);
  if (!midway || !store.moment.value?.undo?.can || store.busy.value) return false;
  void store.send("undo");
  return true;
}

export function useKeys(store: TableStore, actions: KeyActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest?.("input, textarea, select");
      if (typing || document.querySelector("dialog[open]")) return;
      const control = event.ctrlKey || event.metaKey;
      if (control && event.key.toLowerCase() === "z") {
        event.preventDefault();
        if (store.moment.value?.undo?.can) void store.send("undo");
        return;
      }
      if (control || event.altKey) return;
      let done = true;
      switch (event.key) {
        case "Escape":
          done = store.disarm() || stepBack(store);
          break;
        case "?":
          actions.help();
          break;
        case "h":
          actions.hint();
          break;
        case "s":
          actions.score();
          break;
        case "l":
          actions.log();
          focus(".log ol");
          break;
        case "w":
          done = focus('.stage [data-cell][tabindex="0"]');
          break;
        case "p":
          done = focus(".pool-dice .legal") || focus(".pool-dice button");
          break;
        case "q":
          done = focus(".answers button");
          break;
        default:
          done = false;
      }
      if (done) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
}
