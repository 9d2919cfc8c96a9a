/** The pegging board: a lane of holes for each side, street after street, fives apart, the finish beyond the last hole. */

const STEP = 9.6;
const FIVE = 4.6;
const LANE = 13;
const GAP = 26;
const PAD = 24;
const APART = 14;

/** The measures of a board with so many lanes, holes up to the target and holes in a street. */
export function measure(lanes, target, street) {
  const rows = Math.ceil((target - 1) / street);
  const length = (street - 1) * STEP + (street / 5 - 1) * FIVE;
  const deep = (lanes - 1) * LANE;
  return {
    lanes,
    target,
    street,
    rows,
    length,
    deep,
    width: length + 2 * PAD,
    height: rows * (deep + GAP) - GAP + 2 * PAD,
  };
}

/** Whether a street runs from left to right: the first does, and then every other. */
const runsRight = (row) => row === 2 * Math.floor(row / 2);

/** Where a lane's hole lies; 0 is the start before the first hole, the target the finish that all lanes share. */
export function holeAt(points, lane, { lanes, target, street, rows, length, deep }) {
  if (points <= 0) return [PAD - APART, PAD + lane * LANE];
  if (points >= target) {
    const last = rows - 1;
    return [runsRight(last) ? PAD + length + APART : PAD - APART, PAD + last * (deep + GAP) + deep / 2];
  }
  const row = Math.floor((points - 1) / street);
  const step = points - 1 - row * street;
  const along = step * STEP + Math.floor(step / 5) * FIVE;
  // On the way back the lanes lie the other way up, as on a board that bends.
  const inner = runsRight(row) ? lane : lanes - 1 - lane;
  return [PAD + (runsRight(row) ? along : length - along), PAD + row * (deep + GAP) + inner * LANE];
}

/** The drawing: wood, holes, numbers at the tens, two pegs a side. */
export function track(h, sides, target, street, describe) {
  const board = measure(sides.length, target, street);
  const { width, height } = board;
  const holes = sides.flatMap((_, lane) =>
    Array.from({ length: target }, (_each, points) => {
      const [cx, cy] = holeAt(points, lane, board);
      return h("circle", { cx, cy, r: 2.1, class: "crb-hole" });
    }),
  );
  const marks = [];
  for (let points = 10; points < target; points += 10) {
    const [x, first] = holeAt(points, 0, board);
    const [, last] = holeAt(points, sides.length - 1, board);
    marks.push(h("text", { x, y: Math.min(first, last) - 7, class: "crb-mark" }, String(points)));
  }
  const pegs = sides.flatMap((side, lane) =>
    [side.behind, side.points].map((points, place) => {
      const [cx, cy] = holeAt(points, lane, board);
      return h("circle", { key: place, cx, cy, r: 4.6, class: `crb-peg crb-side-${lane + 1}` });
    }),
  );
  const [fx, fy] = holeAt(target, 0, board);
  return h(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "crb-track", role: "img", "aria-label": describe },
    h("rect", { x: 1, y: 1, width: width - 2, height: height - 2, rx: 14, class: "crb-wood" }),
    h("path", { d: grain(width, height), class: "crb-grain" }),
    h("circle", { cx: fx, cy: fy, r: 6.5, class: "crb-finish" }),
    holes,
    marks,
    pegs,
  );
}

function grain(width, height) {
  const lines = [];
  for (let y = 9; y < height - 4; y += 11) {
    const bend = y > height / 2 ? -5 : 5;
    lines.push(`M8 ${y}c${width / 4} ${bend} ${width / 2} ${-bend} ${width - 16} 0`);
  }
  return lines.join("");
}
