/** Keys that work anywhere at the table. */
import { useEffect } from "preact/hooks";
import { type GameKey, pageOf } from "../games/index.ts";
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

/** Everything that answers the open question and can be seen, in the order of the page: board, rail, buttons. */
function litPlaces(): (HTMLElement | SVGElement)[] {
  const found = document.querySelectorAll<HTMLElement | SVGElement>(
    ".board [data-target], .rail [data-target], .answers [data-target]",
  );
  return [...found].filter((each) => each.getClientRects().length > 0);
}

/** From one lit place to the next; from anywhere else to the first. */
function walk(step: number): boolean {
  const places = litPlaces();
  const at = places.indexOf(document.activeElement as HTMLElement | SVGElement);
  const next = at < 0 ? places[0] : places[(at + step + places.length) % places.length];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(next);
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Leave an action that was begun, where the rules still allow it. */
function stepBack(store: TableStore): boolean {
  const question = store.question.value;
  const midway = question && pageOf(store.info.value?.game)?.isMidway?.(question);
  if (!midway || !store.moment.value?.undo?.can || store.busy.value) return false;
  void store.send({ type: "undo" });
  return true;
}

/** A key of the game's own goes to the first of its places that is there. */
function press(own: readonly GameKey[], pressed: string): boolean {
  const found = own.find(({ names }) => names.length === 1 && names[0]?.toLowerCase() === pressed);
  return found?.to?.some(focus) ?? false;
}

export function useKeys(store: TableStore, actions: KeyActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest?.("input, textarea, select");
      if (typing || document.querySelector("dialog[open]")) return;
      const control = event.ctrlKey || event.metaKey;
      if (control && event.key.toLowerCase() === "z") {
        event.preventDefault();
        if (store.moment.value?.undo?.can) void store.send({ type: "undo" });
        return;
      }
      if (control || event.altKey) return;
      const own = pageOf(store.info.value?.game)?.keys;
      const step = STEPS[event.key];
      if (!own && step && (document.activeElement as HTMLElement | SVGElement | null)?.dataset?.target) {
        event.preventDefault();
        walk(step);
        return;
      }
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
        case "q":
          done = focus(".answers button");
          break;
        default:
          done = own ? press(own, event.key) : event.key === "w" && walk(1);
      }
      if (done) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
}
