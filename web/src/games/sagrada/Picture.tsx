/** Sagrada in the lobby: a window that fills with dice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GlassDefs } from "./Die.tsx";
import { dieCalled } from "./printed.ts";
import { Window } from "./Window.tsx";

/** A window that fills with dice, one by one, and begins again; each die fits its printed mark. */
const FILLED = "r5 g4 b2 p6 y3 p1 y5 r3 b6 g2 g6 b4 y1 r2 p5 y2 r1 p3 g5 b6".split(" ");
const ORDER = [0, 6, 1, 7, 12, 8, 2, 13, 17, 11, 3, 9, 16, 18, 5, 14, 4, 19, 10, 15];

export function Picture() {
  const count = useSignal(13);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => {
      count.value = count.value >= 20 ? 6 : count.value + 1;
    }, 1600);
    return () => clearInterval(timer);
  }, []);
  const lit = ORDER.slice(0, count.value);
  return (
    <div class="living glass-wall" aria-hidden="true">
      <GlassDefs />
      <Window
        pattern="aurorae_magnificus"
        name=""
        label=""
        dice={FILLED.map((die, cell) => (lit.includes(cell) ? dieCalled(die) : null))}
        panes={(cell) => ({ fresh: lit.at(-1) === cell })}
        favor={3}
      />
    </div>
  );
}
