/** The same place after a reload: how far the page and its panels were scrolled. */
import { useLayoutEffect } from "preact/hooks";

/** Everything at a table that scrolls by itself, in the order it is remembered. */
const PANELS = [".board", ".rail.left", ".rail.right"];

export function useScroll(table: string, drawn: boolean): void {
  const name = `scroll-${table}`;
  useLayoutEffect(() => {
    if (!drawn) return;
    const kept = sessionStorage.getItem(name);
    if (kept) {
      const [page = 0, ...panels] = JSON.parse(kept) as number[];
      scrollTo(0, page);
      PANELS.forEach((panel, place) => {
        const found = document.querySelector(panel);
        if (found) found.scrollTop = panels[place] ?? 0;
      });
    }
    const keep = () =>
      sessionStorage.setItem(
        name,
        JSON.stringify([scrollY, ...PANELS.map((panel) => Math.round(document.querySelector(panel)?.scrollTop ?? 0))]),
      );
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      // Leaving for another page is no reload: the next visit begins at the top.
      sessionStorage.removeItem(name);
    };
  }, [drawn, name]);
}
