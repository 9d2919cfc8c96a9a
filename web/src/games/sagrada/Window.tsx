/** A window of leaded glass under a pointed arch; each pane can be asked, lit, previewed and read aloud. */
import type { TargetedKeyboardEvent, TargetedMouseEvent } from "preact";
import { useMemo } from "preact/hooks";
import { tip } from "../../ui/Tips.tsx";
import { DieFace, Glyph, glassOf, Pips } from "./Die.tsx";
import { ACROSS, arch, CELL, DOWN, frame, joints, type Pane, pane, petal, SIDE, SILL, WIDTH } from "./glass.ts";
import { COLORS, letterOf, type Mark, windowCard } from "./printed.ts";
import type { Die } from "./shown.ts";

export interface PaneState {
  readonly legal?: boolean;
  /** What a press answers; a pane that is only shown as fitting has none. */
  readonly target?: string | null;
  readonly ghost?: Die | null;
  readonly lifted?: boolean;
  readonly fresh?: boolean;
  readonly label?: string;
  readonly tip?: { readonly text: string; readonly rule: string } | null;
}

export interface WindowProps {
  readonly pattern: string;
  readonly name: string;
  readonly label: string;
  readonly dice: readonly (Die | null)[];
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
  return { top, peak: 8, bottom: top + DOWN * CELL + SILL };
}

export function Window(props: WindowProps) {
  const { pattern, dice, tall = true } = props;
  const { top, peak, bottom } = heights(tall);
  const { number, marks } = windowCard(pattern);
  const panes = useMemo(
    () =>
      Array.from({ length: DOWN }, (_, row) =>
        Array.from({ length: ACROSS }, (_, column) => pane(number, row, column, top)),
      ),
    [number, top],
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
      <rect class="lead-bed" x={SIDE - 5} y={top - 5} width={ACROSS * CELL + 10} height={DOWN * CELL + 10} rx="3" />
      {panes.map((row, line) => (
        <g role={interactive ? "row" : undefined}>
          {row.map((glass, column) => {
            const cell = line * ACROSS + column;
            return (
              <GlassPane {...props} cell={cell} glass={glass} mark={marks[cell] ?? null} die={dice[cell] ?? null} />
            );
          })}
        </g>
      ))}
      <path
        class="beam"
        d={`M${SIDE} ${top}h${ACROSS * CELL}v${DOWN * CELL}h${-ACROSS * CELL}z`}
        fill="url(#sun-beam)"
      />
      <NameBand name={props.name} top={top} />
      <Sill bottom={bottom} favor={props.favor} />
      {props.sun && <path class="sun" d={frame(top, bottom, peak - 4)} fill="url(#sun-burst)" />}
    </svg>
  );
}

interface GlassPaneProps extends WindowProps {
  cell: number;
  glass: Pane;
  mark: Mark;
  die: Die | null;
}

/** One pane: its glass, what is printed on it or lies there, and how it answers. */
function GlassPane({ cell, glass, mark, die, panes, focus, onPane, onPeek }: GlassPaneProps) {
  const state = panes?.(cell) ?? NO_PANE;
  const lying = state.lifted ? null : die;
  const shown = lying ?? state.ghost ?? null;
  const kind = shown
    ? `${glassOf(shown.color)} filled`
    : typeof mark === "string"
      ? `${glassOf(mark)} tinted`
      : `clear tone-${glass.tone}`;
  const ghost = state.ghost && !lying ? " ghost" : "";
  const [x, y] = glass.center;
  return (
    <g
      class={`pane ${kind}${state.legal ? " legal" : ""}${ghost}${state.fresh ? " fresh" : ""}`}
      {...(onPane && {
        role: "gridcell",
        "aria-label": state.label,
        tabIndex: focus === cell ? 0 : -1,
        "data-cell": cell,
        "data-target": state.target ?? undefined,
        onClick: (event: TargetedMouseEvent<SVGGElement>) => onPane(cell, event),
        onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && onPeek?.(cell),
        onFocus: () => onPeek?.(cell),
        ...(state.tip ? tip(state.tip.text, state.tip.rule) : {}),
      })}
    >
      <path class="pane-glass" d={glass.path} />
      <path class="pane-shade" d={glass.path} fill={shown ? "url(#pane-light)" : "url(#pane-dusk)"} />
      {glass.streaks.map((streak) => (
        <path class="pane-streak" d={streak} />
      ))}
      {state.legal && <path class="pane-glow" d={glass.path} fill="url(#pane-glow)" />}
      {shown ? (
        <g class="on-pane" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <DieFace die={shown} />
        </g>
      ) : (
        <MarkOnGlass mark={mark} x={x} y={y} />
      )}
      <path class="pane-lead" d={glass.path} />
      <path class="pane-ring" d={glass.path} transform={inset(glass.center)} />
    </g>
  );
}

/** What is printed on an empty pane: tinted glass with its glyph and letter, or an engraved value. */
function MarkOnGlass({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  if (mark === null) return null;
  if (typeof mark === "string") {
    return (
      <g class="mark" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <Glyph color={mark} size={38} />
        <text class="mark-letter" x="-33" y="-25">
          {letterOf(mark)}
        </text>
      </g>
    );
  }
  return (
    <g class="mark engraved" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x="-30" y="-30" width="60" height="60" rx="10" />
      <Pips value={mark} spread={15} radius={5.6} />
    </g>
  );
}

/** The arch: a rosette whose petals brighten with the dice of their colour, and quarries of pale glass around it. */
function Tracery({ top, peak, tall, dice }: Pick<WindowProps, "dice"> & { top: number; peak: number; tall: boolean }) {
  const middle = WIDTH / 2;
  const centre = tall ? top - 104 : top - 60;
  const radius = tall ? 56 : 30;
  const petals = COLORS.map(
    ({ id }) => `petal ${glassOf(id)} shine-${Math.min(4, dice.filter((die) => die?.color === id).length)}`,
  );
  const clip = tall ? "arch-tall" : "arch-low";
  return (
    <g class="tracery">
      <clipPath id={clip}>
        <path d={arch(top, peak)} />
      </clipPath>
      <path class="quarry" d={arch(top, peak)} />
      <g clip-path={`url(#${clip})`}>
        <g transform={`translate(${middle} ${centre})`}>
          {Array.from({ length: 6 }, (_, three) =>
            [0, 1, 2].map((tone) => (
              <path
                class={`ray ray-${tone}`}
                d="M0 0L-70 -420H70Z"
                transform={`rotate(${((3 * three + tone) / 18) * 360 + 10})`}
              />
            )),
          )}
          <circle class="ring" r={radius * 1.95} />
          <circle class="ring thin" r={radius * 1.42} />
        </g>
      </g>
      <g transform={`translate(${middle} ${centre})`}>
        <circle class="rose-bed" r={radius * 1.12} />
        {[...petals, ...petals].map((leaf, number) => (
          <path class={leaf} d={petal(radius * 1.04, radius * 0.26)} transform={`rotate(${number * 36})`} />
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
      <rect x={SIDE - 4} y={top - 37} width={ACROSS * CELL + 8} height="34" rx="4" />
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
