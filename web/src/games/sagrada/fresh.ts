/** What has just come to lie in a window. */
import { useMemo, useRef } from "preact/hooks";
import { diceOf, type ShownWindow } from "./shown.ts";

/** The spaces whose die has just come: set from the pool, or moved by a tool. */
export function useFresh(seat: number, window: ShownWindow): ReadonlySet<number> {
  const before = useRef<{ seat: number; words: readonly string[] } | null>(null);
  const words = diceOf(window).map((die) => die?.word ?? "");
  return useMemo(() => {
    const old = before.current;
    before.current = { seat, words };
    if (old?.seat !== seat) return new Set<number>();
    return new Set(words.flatMap((word, cell) => (word && old.words[cell] !== word ? [cell] : [])));
  }, [seat, words.join()]);
}
