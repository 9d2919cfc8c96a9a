/** A new question that shows no answer where the reader looks brings its first lit place into sight. */
import { useEffect, useRef } from "preact/hooks";

const LIT = ".board .legal";
const PATIENCE = 30;
const ANSWERS = ".answers [data-target]";

/** Bring the first lit place into sight unless one is; whether any place is lit at all. */
export function showLit(): boolean {
  const lit = [...document.querySelectorAll(LIT)].filter((each) => each.getClientRects().length > 0);
  const bottom = document.querySelector(".question")?.getBoundingClientRect().top ?? innerHeight;
  const seen = lit.some((each) => {
    const box = each.getBoundingClientRect();
    return box.bottom > 0 && box.top < Math.min(bottom, innerHeight);
  });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!seen) lit[0]?.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  return lit.length > 0;
}

export function useSight(serial: number | undefined): void {
  const last = useRef<number | undefined>(undefined);
  useEffect(() => {
    // While others think nothing is asked, and what comes then is new all the same.
    if (serial === undefined) return;
    const before = last.current;
    last.current = serial;
    // What was asked when the page came keeps the place it is shown in.
    if (before === undefined || before === serial) return;
    let frame = 0;
    let tries = 0;
    const look = () => {
      if (document.querySelector(ANSWERS)) return;
      // The board may still be turning to the place that is asked for.
      if (!showLit() && tries++ < PATIENCE) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [serial]);
}
