/** Playing cards, drawn for this game: index, suit and a court card's crown; names such as "10h". */

const SUITS = {
  c: "M0 -9a4.6 4.6 0 0 1 4.2 6.4a4.6 4.6 0 1 1 -1.6 7.6c.2 1.9 1 3.2 2.6 4h-10.4c1.6 -.8 2.4 -2.1 2.6 -4a4.6 4.6 0 1 1 -1.6 -7.6a4.6 4.6 0 0 1 4.2 -6.4z",
  d: "M0 -10c1.9 4 4.2 7.1 7.4 10c-3.2 2.9 -5.5 6 -7.4 10c-1.9 -4 -4.2 -7.1 -7.4 -10c3.2 -2.9 5.5 -6 7.4 -10z",
  h: "M0 9.4c-5.6 -4.5 -9 -8 -9 -12.2c0 -3.1 2.2 -5.4 4.9 -5.4c1.8 0 3.3 1 4.1 2.7c.8 -1.7 2.3 -2.7 4.1 -2.7c2.7 0 4.9 2.3 4.9 5.4c0 4.2 -3.4 7.7 -9 12.2z",
  s: "M0 -9.6c5.4 4.4 8.8 7.7 8.8 11.8a4.7 4.7 0 0 1 -8 3.3c.2 1.8 .9 3 2.4 3.9h-6.4c1.5 -.9 2.2 -2.1 2.4 -3.9a4.7 4.7 0 0 1 -8 -3.3c0 -4.1 3.4 -7.4 8.8 -11.8z",
};
const CROWNS = {
  j: "M-9 5v-9l5 4l4 -7l4 7l5 -4v9z",
  q: "M-11 5l-1 -11l6 5l3 -8l3 -3l3 3l3 8l6 -5l-1 11z",
  k: "M-11 6v-13l6 6l5 -9l5 9l6 -6v13zM-11 9h22v3h-22z",
};

/** "10h" as its rank "10" and its suit "h". */
export function partsOf(card) {
  return { rank: card.slice(0, -1), suit: card.slice(-1) };
}

/** How many pips stand in each column of a card, from left to right. */
const COLUMNS = {
  2: [2],
  3: [3],
  4: [2, 2],
  5: [2, 1, 2],
  6: [3, 3],
  7: [3, 1, 3],
  8: [3, 2, 3],
  9: [4, 1, 4],
  10: [4, 2, 4],
};
const ACROSS = { 1: [0], 2: [-12, 12], 3: [-14, 0, 14] };

/** Where the pips of a rank lie. */
function pipsFor(rank) {
  const columns = COLUMNS[rank];
  return columns.flatMap((count, column) => {
    const x = ACROSS[columns.length][column];
    // Two in the middle column stand between the rows beside them.
    const reach = columns.length === 3 && count === 2 ? 14 : 27;
    return Array.from({ length: count }, (_, row) => [x, count === 1 ? 0 : -reach + (2 * reach * row) / (count - 1)]);
  });
}

/** The drawing of a face around the point 0, 0: 80 wide and 112 high. */
export function drawnFace(h, card) {
  const { rank, suit } = partsOf(card);
  const ink = suit === "d" || suit === "h" ? "crb-red" : "crb-black";
  const corner = (turned) =>
    h(
      "g",
      { transform: turned ? "rotate(180)" : undefined },
      h("text", { x: -31, y: -38, class: `crb-index ${ink}` }, rank.toUpperCase()),
      h("path", { d: SUITS[suit], class: ink, transform: "translate(-31 -28) scale(.5)" }),
    );
  return [
    h("rect", { x: -39, y: -55, width: 78, height: 110, rx: 7, class: "crb-paper" }),
    corner(false),
    corner(true),
    middleOf(h, rank, suit, ink),
  ];
}

function middleOf(h, rank, suit, ink) {
  const crown = CROWNS[rank];
  if (crown)
    return [
      h("rect", { x: -21, y: -34, width: 42, height: 68, rx: 4, class: "crb-court" }),
      h("path", { d: crown, class: "crb-crown", transform: "translate(0 -14)" }),
      h("path", { d: SUITS[suit], class: ink, transform: "translate(0 14) scale(1.35)" }),
    ];
  if (rank === "a") return [h("path", { d: SUITS[suit], class: ink, transform: "scale(2)" })];
  return pipsFor(rank).map(([x, y]) =>
    h("path", { d: SUITS[suit], class: ink, transform: `translate(${x} ${y}) scale(${y > 0 ? -0.68 : 0.68})` }),
  );
}

/** The face of a card as a picture of its own. */
export function face(h, card) {
  return h("svg", { viewBox: "-40 -56 80 112", class: "crb-face", "aria-hidden": "true" }, drawnFace(h, card));
}

/** The back of a card: a lattice of dots. */
export function back(h) {
  const dots = [];
  for (let row = -4; row <= 4; row++)
    for (let column = -2; column <= 2; column++)
      dots.push(h("circle", { cx: column * 13, cy: row * 11, r: 2.4, class: "crb-dot" }));
  return h(
    "svg",
    { viewBox: "-40 -56 80 112", class: "crb-face", "aria-hidden": "true" },
    h("rect", { x: -39, y: -55, width: 78, height: 110, rx: 7, class: "crb-paper" }),
    h("rect", { x: -34, y: -50, width: 68, height: 100, rx: 4, class: "crb-lattice" }),
    dots,
  );
}
