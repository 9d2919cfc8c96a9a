/** A window of leaded glass under a pointed arch; each pane can be asked, lit, previewed and read aloud. */
import type { TargetedKeyboardEvent, TargetedMouseEvent } from "preact";
import { useMemo } from "preact/hooks";
import { tip } from "../../ui/Tips.tsx";
import { colorOf, DieFace, Glyph, LETTERS, Pips } from "./Die.tsx";
import { arch, CELL, COLUMNS, frame, grain, joints, pane, petal, ROWS, SIDE, SILL, WIDTH } from "./glass.ts";

export interface PaneState {
  readonly legal?: boolean;
  /** What a press answers; a pane that is only shown as fitting has none. */
  readonly target?: string | null;
  readonly ghost?: number | null;
  readonly lifted?: boolean;
  readonly fresh?: boolean;
  readonly label?: string;
  readonly tip?: { readonly text: string; readonly rule: string } | null;
}

export interface WindowProps {
  readonly window: number;
  readonly marks: string;
  readonly name: string;
  readonly label: string;
  readonly dice: readonly number[];
  readonly favor?: number;
  readonly tall?: boolean;
  readonly lit?: boolean;
  readonly choosing?: boolean;
  readonly sun?: boolean;
  readonly panes?: (cell: number) => PaneState;
  readonly focus?: number;
  readonly onPane?: (cell: number, event: TargetedMouseEvent<SVGGElement>) => void;
  readonly onPeek?: (cell: number | null) => void;
  readonly onKey?: (event: TargetedKeyboardEvent<SVGSVGElement>) => void;
}

/** Rings lie a little inside their pane, where no neighbour covers them. */
function inset([x, y]: readonly [number, number]): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.9) translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
}

const NO_PANE: PaneState = {};

/** How high the arch rises above the glass. */
function heights(tall: boolean) {
  const top = tall ? 214 : 118;
  return { top, peak: 8, bottom: top + ROWS * CELL + SILL };
}

export function Window(props: WindowProps) {
  const { window, marks, dice, tall = true } = props;
  const { top, peak, bottom } = heights(tall);
  const panes = useMemo(
    () => Array.from({ length: ROWS * COLUMNS }, (_, cell) => pane(window, cell, top)),
    [window, top],
  );
  const interactive = props.onPane !== undefined;
  const classes = ["window", props.sun && "sunlit", props.choosing && "choosing", props.lit && "lit"]
    .filter(Boolean)
    .join(" ");
  return (
    <svg
      class={classes}
      viewBox={`0 0 ${WIDTH} ${bottom + 6}`}
      role={interactive ? "grid" : "img"}
      aria-label={props.label}
      onKeyDown={props.onKey}
      onPointerLeave={() => props.onPeek?.(null)}
    >
      <path class="stone" d={frame(top, bottom, peak - 4)} />
      <path
        class="stone-line"
        d={frame(top + 2, bottom - 6, peak + 8)}
        transform={`translate(${WIDTH * 0.014} 0) scale(.972 1)`}
      />
      <path class="joints" d={joints(top, bottom - SILL + 16, peak)} />
      <Tracery top={top} peak={peak + 22} tall={tall} dice={dice} />
      <rect class="lead-bed" x={SIDE - 5} y={top - 5} width={COLUMNS * CELL + 10} height={ROWS * CELL + 10} rx="3" />
      {Array.from({ length: ROWS }, (_, row) => (
        <g role={interactive ? "row" : undefined}>
          {panes.slice(row * COLUMNS, row * COLUMNS + COLUMNS).map((glass, column) => {
            const cell = row * COLUMNS + column;
            const state = props.panes?.(cell) ?? NO_PANE;
            const die = state.lifted ? -1 : dice[cell]!;
            const mark = marks[cell]!;
            const shown = die >= 0 ? die : (state.ghost ?? -1);
            const kind =
              shown >= 0
                ? `glass-${colorOf(shown).toLowerCase()} filled`
                : LETTERS.includes(mark)
                  ? `glass-${mark.toLowerCase()} tinted`
                  : `clear tone-${Math.floor(grain(window, cell, 9) * 4)}`;
            return (
              <g
                class={`pane ${kind}${state.legal ? " legal" : ""}${state.ghost != null && die < 0 ? " ghost" : ""}${state.fresh ? " fresh" : ""}`}
                role={interactive ? "gridcell" : undefined}
                aria-label={interactive ? state.label : undefined}
                tabIndex={interactive ? (props.focus === cell ? 0 : -1) : undefined}
                data-cell={interactive ? cell : undefined}
                data-target={interactive ? (state.target ?? undefined) : undefined}
                {...(interactive && state.tip ? tip(state.tip.text, state.tip.rule) : {})}
                onClick={interactive ? (event) => props.onPane!(cell, event) : undefined}
                onPointerEnter={
                  interactive ? (event) => event.pointerType === "mouse" && props.onPeek?.(cell) : undefined
                }
                onFocus={interactive ? () => props.onPeek?.(cell) : undefined}
              >
                <path class="pane-glass" d={glass.path} />
                <path class="pane-shade" d={glass.path} fill={shown >= 0 ? "url(#pane-light)" : "url(#pane-dusk)"} />
                {glass.streaks.map((streak) => (
                  <path class="pane-streak" d={streak} />
                ))}
                {state.legal && <path class="pane-glow" d={glass.path} fill="url(#pane-glow)" />}
                {shown < 0 && <Mark mark={mark} x={glass.center[0]} y={glass.center[1]} />}
                {shown >= 0 && (
                  <g
                    class="on-pane"
                    transform={`translate(${glass.center[0].toFixed(1)} ${glass.center[1].toFixed(1)})`}
                  >
                    <DieFace die={shown} />
                  </g>
                )}
                <path class="pane-lead" d={glass.path} />
                <path class="pane-ring" d={glass.path} transform={inset(glass.center)} />
              </g>
            );
          })}
        </g>
      ))}
      <path
        class="beam"
        d={`M${SIDE} ${top}h${COLUMNS * CELL}v${ROWS * CELL}h${-COLUMNS * CELL}z`}
        fill="url(#sun-beam)"
      />
      <NameBand name={props.name} top={top} />
      <Sill bottom={bottom} favor={props.favor} />
      {props.sun && <path class="sun" d={frame(top, bottom, peak - 4)} fill="url(#sun-burst)" />}
    </svg>
  );
}

/** What is printed on an empty pane: tinted glass with its glyph and letter, or an engraved value. */
function Mark({ mark, x, y }: { mark: string; x: number; y: number }) {
  if (mark === ".") return null;
  if (LETTERS.includes(mark)) {
    return (
      <g class="mark" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <Glyph letter={mark} size={38} />
        <text class="mark-letter" x="-33" y="-25">
          {mark}
        </text>
      </g>
    );
  }
  return (
    <g class="mark engraved" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x="-30" y="-30" width="60" height="60" rx="10" />
      <Pips value={Number(mark)} spread={15} radius={5.6} />
    </g>
  );
}

/** The arch: a rosette whose petals brighten with the dice of their colour, and quarries of pale glass around it. */
function Tracery({ top, peak, tall, dice }: { top: number; peak: number; tall: boolean; dice: readonly number[] }) {
  const middle = WIDTH / 2;
  const centre = tall ? top - 104 : top - 60;
  const radius = tall ? 56 : 30;
  const counts = [...LETTERS].map((letter) => dice.filter((die) => die >= 0 && colorOf(die) === letter).length);
  const rays = Array.from({ length: 18 }, (_, number) => (number / 18) * 360 + 10);
  const clip = tall ? "arch-tall" : "arch-low";
  return (
    <g class="tracery">
      <clipPath id={clip}>
        <path d={arch(top, peak)} />
      </clipPath>
      <path class="quarry" d={arch(top, peak)} />
      <g clip-path={`url(#${clip})`}>
        <g transform={`translate(${middle} ${centre})`}>
          {rays.map((angle, number) => (
            <path class={`ray ray-${number % 3}`} d="M0 0L-70 -420H70Z" transform={`rotate(${angle})`} />
          ))}
          <circle class="ring" r={radius * 1.95} />
          <circle class="ring thin" r={radius * 1.42} />
        </g>
      </g>
      <g transform={`translate(${middle} ${centre})`}>
        <circle class="rose-bed" r={radius * 1.12} />
        {Array.from({ length: 10 }, (_, number) => (
          <path
            class={`petal glass-${LETTERS[number % 5]!.toLowerCase()} shine-${Math.min(4, counts[number % 5]!)}`}
            d={petal(radius * 1.04, radius * 0.26)}
            transform={`rotate(${number * 36})`}
          />
        ))}
        <circle class="rose-heart" r={radius * 0.24} />
      </g>
      <path class="arch-lead" d={arch(top, peak)} />
    </g>
  );
}

function NameBand({ name, top }: { name: string; top: number }) {
  return (
    <g class="name-band" aria-hidden="true">
      <rect x={SIDE - 4} y={top - 37} width={COLUMNS * CELL + 8} height="34" rx="4" />
      <text x={WIDTH / 2} y={top - 13}>
        {name}
      </text>
    </g>
  );
}

/** The stone sill carries the favour that is left, as glass beads. */
function Sill({ bottom, favor = 0 }: { bottom: number; favor?: number }) {
  const y = bottom - SILL / 2 + 8;
  return (
    <g class="sill" aria-hidden="true">
      <rect class="stone-sill" x="0" y={bottom - SILL + 18} width={WIDTH} height={SILL - 14} rx="6" />
      {Array.from({ length: favor }, (_, number) => (
        <g transform={`translate(${WIDTH / 2 + (number - (favor - 1) / 2) * 40} ${y})`}>
          <circle class="bead" r="14" fill="url(#bead-light)" />
          <circle class="bead-dot" cx="-4.500" cy="-5" r="3" />
        </g>
      ))}
    </g>
  );
}
