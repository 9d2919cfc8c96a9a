/** The geometry of a leaded window: irregular panes that share their corners, and the pointed arch above them. */
import { grain } from "../../ui/draw.ts";

/** Panes across a window, and down. */
export const ACROSS = 5;
export const DOWN = 4;
export const CELL = 100;
export const SIDE = 34;
export const WIDTH = ACROSS * CELL + 2 * SIDE;
export const SILL = 62;

export type Point = readonly [number, number];

/** A corner of the lead net; corners on the frame slide along it only. */
function corner(window: number, row: number, column: number, top: number): Point {
  const sway = 7;
  const dx = column === 0 || column === ACROSS ? 0 : (grain(window, row, column, 1) - 0.5) * 2 * sway;
  const dy = row === 0 || row === DOWN ? 0 : (grain(window, row, column, 2) - 0.5) * 2 * sway;
  return [SIDE + column * CELL + dx, top + row * CELL + dy];
}

export interface Pane {
  readonly path: string;
  readonly center: Point;
  readonly streaks: readonly string[];
  readonly tone: number;
}

/** The pane of a space: its outline, its middle, a few streaks that make it look blown, and its tone where it is clear. */
export function pane(window: number, row: number, column: number, top: number): Pane {
  const cell = row * ACROSS + column;
  const a = corner(window, row, column, top);
  const b = corner(window, row, column + 1, top);
  const c = corner(window, row + 1, column + 1, top);
  const d = corner(window, row + 1, column, top);
  const path = `M${fix(a)}L${fix(b)}L${fix(c)}L${fix(d)}Z`;
  const center: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4];
  const streaks = [0, 1, 2].map((number) => {
    const x = a[0] + 14 + grain(window, cell, number, 3) * 70;
    const y = a[1] + 8 + grain(window, cell, number, 4) * 24;
    const bend = (grain(window, cell, number, 5) - 0.5) * 26;
    const length = 34 + grain(window, cell, number, 6) * 40;
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${bend.toFixed(1)} ${(length / 2).toFixed(1)} ${(bend / 3).toFixed(1)} ${length.toFixed(1)}`;
  });
  return { path, center, streaks, tone: Math.floor(grain(window, cell, 9) * 4) };
}

function fix(point: Point): string {
  return `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
}

/** A pointed arch that springs at ``top`` from both sides of the glass and peaks at ``peak``. */
export function arch(top: number, peak: number, inset = 0): string {
  const left = SIDE + inset;
  const right = WIDTH - SIDE - inset;
  const middle = WIDTH / 2;
  const apex = peak + inset * 1.25;
  const rise = top - apex;
  return (
    `M${left} ${top}C${left} ${(top - rise * 0.62).toFixed(1)} ${middle - 92} ${(apex + rise * 0.17).toFixed(1)} ${middle} ${apex.toFixed(1)}` +
    `C${middle + 92} ${(apex + rise * 0.17).toFixed(1)} ${right} ${(top - rise * 0.62).toFixed(1)} ${right} ${top}Z`
  );
}

/** The outline of the whole stone frame: arch, sides and sill. */
export function frame(top: number, bottom: number, peak: number): string {
  const middle = WIDTH / 2;
  const rise = top - peak;
  return (
    `M4 ${bottom}V${top}C4 ${(top - rise * 0.7).toFixed(1)} ${middle - 104} ${(peak + rise * 0.12).toFixed(1)} ${middle} ${peak}` +
    `C${middle + 104} ${(peak + rise * 0.12).toFixed(1)} ${WIDTH - 4} ${(top - rise * 0.7).toFixed(1)} ${WIDTH - 4} ${top}V${bottom}Z`
  );
}

/** The joints between the stones of the frame: level on the sides, fanned along the arch. */
export function joints(top: number, bottom: number, peak: number): string {
  let path = "";
  for (let y = top + 14; y < bottom; y += 62) path += `M5 ${y}H${SIDE - 8}M${WIDTH - 5} ${y + 24}H${WIDTH - SIDE + 8}`;
  const middle = WIDTH / 2;
  const rise = top - peak;
  // Along the curve of the outer edge, each joint points at the middle of the glass.
  for (let number = 1; number < 6; number++) {
    const share = number / 6.4;
    const inverse = 1 - share;
    const x =
      inverse ** 3 * 4 + 3 * inverse ** 2 * share * 4 + 3 * inverse * share ** 2 * (middle - 104) + share ** 3 * middle;
    const y =
      inverse ** 3 * top +
      3 * inverse ** 2 * share * (top - rise * 0.7) +
      3 * inverse * share ** 2 * (peak + rise * 0.12) +
      share ** 3 * peak;
    const far = Math.hypot(middle - x, top - y);
    const dx = ((middle - x) / far) * (number > 3 ? 16 : 22);
    const dy = ((top - y) / far) * (number > 3 ? 16 : 22);
    path += `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}M${(WIDTH - x).toFixed(1)} ${y.toFixed(1)}l${(-dx).toFixed(1)} ${dy.toFixed(1)}`;
  }
  return path;
}

/** One petal of a rosette around the origin, pointing up. */
export function petal(length: number, width: number): string {
  return `M0 ${-length * 0.26}C${width} ${-length * 0.4} ${width} ${-length * 0.86} 0 ${-length}C${-width} ${-length * 0.86} ${-width} ${-length * 0.4} 0 ${-length * 0.26}Z`;
}
