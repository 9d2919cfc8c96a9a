/** What becomes of a die of the pool in the hands of a tool, as far as it can be told beforehand. */
import { content } from "./view.ts";

/** ``turned``: one of these dice; ``rolled``, ``swapped``, ``drawn``: what only the roll, the track or the bag will tell. */
export type Fate = { kind: "same" | "rolled" | "swapped" | "drawn" } | { kind: "turned"; dice: number[] };

const LOWEST = 1;
const HIGHEST = 6;

export function fateOf(tool: number, die: number): Fate {
  const value = (die % HIGHEST) + 1;
  const showing = (other: number) => die - value + other;
  switch (content.tools[tool]?.id) {
    case "grinding_stone":
      return { kind: "turned", dice: [showing(LOWEST + HIGHEST - value)] };
    case "grozing_pliers":
      return {
        kind: "turned",
        dice: [value - 1, value + 1].filter((next) => next >= LOWEST && next <= HIGHEST).map(showing),
      };
    case "flux_brush":
      return { kind: "rolled" };
    case "flux_remover":
      return { kind: "drawn" };
    case "lens_cutter":
      return { kind: "swapped" };
    default:
      return { kind: "same" };
  }
}
