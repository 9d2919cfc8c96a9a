/** Dice of glass: pips for the value, and the colour as tint, letter and glyph. */
import { PIPS } from "../../ui/pips.ts";
import type { Named } from "../../wire.ts";
import { dieCalled, letterOf } from "./printed.ts";
import type { Die } from "./shown.ts";

/** A flame, a leaf, a drop, a sun and a crystal, drawn on a 16-unit square around the origin. */
const GLYPHS: Record<string, string> = {
  red: "M0 -8C4 -4 6 -1 6 2.500A6 6 0 0 1 -6 2.500C-6 0 -4.500 -1.500 -3 -3C-2.500 -1 -1.500 -0.500 -0.800 -0.500C-1.500 -3 -1.500 -5.500 0 -8Z",
  green: "M-6 7C-8 -2 -2 -8 7 -7C8 2 2 7 -3 5L-5 8ZM-4 4L3 -3",
  blue: "M0 -8C3 -3.500 5.500 -0.500 5.500 2.700A5.500 5.500 0 0 1 -5.500 2.700C-5.500 -0.500 -3 -3.500 0 -8Z",
  yellow:
    "M0 -8L2 -3.700L6 -5.700L4.300 -1.500L8 0L4.300 1.500L6 5.700L2 3.700L0 8L-2 3.700L-6 5.700L-4.300 1.500L-8 0L-4.300 -1.500L-6 -5.700L-2 -3.700Z",
  purple: "M-4 -6.500H4L7.500 -1.500L0 8L-7.500 -1.500ZM-7.500 -1.500H7.500",
};

export function Glyph({ color, x = 0, y = 0, size = 16 }: { color: string; x?: number; y?: number; size?: number }) {
  return <path class="glyph" d={GLYPHS[color]} transform={`translate(${x} ${y}) scale(${size / 16})`} />;
}

/** The class that tints glass. */
export function glassOf(color: string): string {
  return `glass-${letterOf(color).toLowerCase()}`;
}

export function Pips({ value, spread, radius }: { value: number; spread: number; radius: number }) {
  return (
    <g class="pips">
      {PIPS[value - 1]?.map(([x, y]) => (
        <circle cx={x * spread} cy={y * spread} r={radius} />
      ))}
    </g>
  );
}

/** A die around the origin, 84 units wide. */
export function DieFace({ die }: { die: Die }) {
  return (
    <g class={`die ${glassOf(die.color)}`}>
      <rect class="die-body" x="-41" y="-41" width="82" height="82" rx="15" />
      <rect class="die-light" x="-41" y="-41" width="82" height="82" rx="15" fill="url(#die-light)" />
      <path class="die-rim" d="M-27 -38.500H27A11.500 11.500 0 0 1 38.500 -27" />
      <Pips value={die.value} spread={17} radius={6.6} />
      <text class="die-letter" x="-31" y="-26.500">
        {letterOf(die.color)}
      </text>
      <Glyph color={die.color} x={31} y={31} size={13} />
    </g>
  );
}

/** The same die as a picture of its own. */
export function DieIcon({ die, size }: { die: Die; size?: number }) {
  return (
    <svg class="die-icon" viewBox="-45 -45 90 90" width={size} height={size} aria-hidden="true">
      <DieFace die={die} />
    </svg>
  );
}

/** A die that a sentence names. */
export function NamedDie({ thing, size }: { thing: Named; size?: number }) {
  const die = dieCalled(thing.word);
  return die && <DieIcon die={die} size={size} />;
}

/** A die that nobody can know yet: of a colour that stays, or out of the bag. */
export function UnknownDie({ color }: { color?: string }) {
  return (
    <svg class="die-icon" viewBox="-45 -45 90 90" aria-hidden="true">
      <g class={`die ${color ? glassOf(color) : "any"}`}>
        <rect class="die-body" x="-41" y="-41" width="82" height="82" rx="15" />
        <rect class="die-light" x="-41" y="-41" width="82" height="82" rx="15" fill="url(#die-light)" />
        <text class="die-unknown" y="21">
          ?
        </text>
      </g>
    </svg>
  );
}

/** Gradients that all glass shares; drawn once per page. */
export function GlassDefs() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="die-light" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".5" />
          <stop offset=".38" stop-color="#fff" stop-opacity=".07" />
          <stop offset=".7" stop-color="#000" stop-opacity=".02" />
          <stop offset="1" stop-color="#000" stop-opacity=".3" />
        </linearGradient>
        <radialGradient id="pane-light" cx=".38" cy=".28" r=".95">
          <stop offset="0" stop-color="#fff" stop-opacity=".62" />
          <stop offset=".42" stop-color="#fff" stop-opacity=".12" />
          <stop offset=".75" stop-color="#000" stop-opacity=".05" />
          <stop offset="1" stop-color="#000" stop-opacity=".36" />
        </radialGradient>
        <radialGradient id="pane-dusk" cx=".4" cy=".3" r=".95">
          <stop offset="0" stop-color="#fff" stop-opacity=".28" />
          <stop offset=".5" stop-color="#fff" stop-opacity=".02" />
          <stop offset="1" stop-color="#000" stop-opacity=".3" />
        </radialGradient>
        <radialGradient id="pane-glow">
          <stop offset="0" stop-color="#fff9dc" stop-opacity=".95" />
          <stop offset=".5" stop-color="#ffe48f" stop-opacity=".78" />
          <stop offset="1" stop-color="#ffb43c" stop-opacity=".42" />
        </radialGradient>
        <linearGradient id="sun-beam" x1="0" y1="0" x2="1" y2="1">
          <stop offset=".08" stop-color="#fff" stop-opacity="0" />
          <stop offset=".3" stop-color="#fff4cf" stop-opacity=".34" />
          <stop offset=".42" stop-color="#fff" stop-opacity="0" />
          <stop offset=".52" stop-color="#fff4cf" stop-opacity=".2" />
          <stop offset=".66" stop-color="#fff" stop-opacity="0" />
        </linearGradient>
        <radialGradient id="sun-burst" cx=".5" cy=".1" r="1">
          <stop offset="0" stop-color="#fff6d0" stop-opacity=".95" />
          <stop offset=".35" stop-color="#ffd873" stop-opacity=".45" />
          <stop offset="1" stop-color="#ffb43c" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="lead-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#8b8793" />
          <stop offset="1" stop-color="#4a4650" />
        </linearGradient>
        <radialGradient id="bead-light" cx=".36" cy=".3" r=".8">
          <stop offset="0" stop-color="#fff" stop-opacity=".95" />
          <stop offset=".3" stop-color="#bfe3ee" stop-opacity=".75" />
          <stop offset="1" stop-color="#2d6f8a" stop-opacity=".95" />
        </radialGradient>
        <filter id="soft-glow" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
    </svg>
  );
}
