/** Cribbage's page: a plain module that Ludoteca's table loads; see "The page" in the guide to adding a game. */
import { back, drawnFace, face } from "./cards.js";
import { track } from "./track.js";

const RULES = { hand: "CRB-4.1", play: "CRB-5.2", starter: "CRB-4.4", crib: "CRB-4.3" };
const PARTS = ["fifteens", "pairs", "runs", "flush", "nobs"];

/** The host this page is made for. */
export const version = 1;

/** What the table asks of a game's page, made with what the table hands over. */
export default async function page({ h, t, url, sayWord, listOf, Target }) {
  const cardName = (card) =>
    sayWord({
      kind: "card",
      word: card,
      details: { rank: { kind: "rank", word: card.slice(0, -1) }, suit: { kind: "suit", word: card.slice(-1) } },
    });

  const Card = ({ card, small }) =>
    h("span", { class: `crb-card${small ? " small" : ""}`, role: "img", "aria-label": cardName(card) }, face(h, card));

  const Cards = ({ cards, small }) =>
    h(
      "span",
      { class: "crb-cards" },
      cards.map((card) => h(Card, { key: card, card, small })),
    );

  const Backs = ({ count }) =>
    h(
      "span",
      { class: "crb-cards crb-backs", "aria-hidden": "true" },
      Array.from({ length: count }, (_, place) => h("span", { key: place, class: "crb-card small" }, back(h))),
    );

  function Track({ shown, who }) {
    const told = shown.sides.map((side) =>
      t("cribbage-side", { names: listOf(side.seats.map(who)), points: side.points }),
    );
    const described = t("cribbage-board", { sides: listOf(told) });
    return h(
      "section",
      { class: "crb-board" },
      // A phone has no room for streets of sixty holes; the one that is not shown is not heard either.
      h("div", { class: "crb-wide" }, track(h, shown.sides, shown.target, 60, described)),
      h("div", { class: "crb-narrow" }, track(h, shown.sides, shown.target, 30, described)),
      h(
        "ul",
        { class: "crb-scores" },
        shown.sides.map((side, place) =>
          h(
            "li",
            { key: place },
            h("i", { class: `crb-key crb-side-${place + 1}` }),
            h("span", null, listOf(side.seats.map(who))),
            h("b", null, side.points),
            side.skunked && h("em", null, t(side.double_skunked ? "cribbage-double-skunked" : "cribbage-skunked")),
          ),
        ),
      ),
    );
  }

  function Player({ player, shown, who }) {
    const notes = [
      player.deals && t("cribbage-dealer"),
      shown.seat !== null && shown.players[shown.seat].side === player.side && t("cribbage-partner"),
      player.said_go && t("cribbage-said-go"),
    ].filter(Boolean);
    return h(
      "section",
      { class: "crb-player" },
      h("h3", null, who(player.seat), notes.length > 0 && h("small", null, notes.join(" · "))),
      h("span", { class: "unseen" }, t("cribbage-holds", { count: player.holds })),
      player.cut ? h(Card, { card: player.cut, small: true }) : h(Backs, { count: player.holds }),
      player.laid.length > 0 && h(Cards, { cards: player.laid, small: true }),
    );
  }

  function Middle({ shown, who }) {
    const { crib } = shown;
    return h(
      "section",
      { class: "crb-middle" },
      h(
        "figure",
        { class: "crb-starter" },
        shown.starter ? h(Card, { card: shown.starter }) : h("span", { class: "crb-card" }, back(h)),
        h("figcaption", null, t("cribbage-starter")),
      ),
      h(
        "div",
        { class: "crb-play" },
        h(
          "p",
          { class: "crb-count" },
          h("span", null, t("cribbage-count")),
          h("output", { "aria-live": "off" }, shown.count),
        ),
        h(
          "ol",
          { class: "crb-turns" },
          shown.turns.map((turn, place) =>
            h(
              "li",
              { key: place },
              turn.card ? h(Card, { card: turn.card, small: true }) : h("em", null, t("cribbage-turn-go")),
              h("small", null, who(turn.seat)),
            ),
          ),
        ),
      ),
      crib &&
        h(
          "figure",
          { class: "crb-crib" },
          crib.cards
            ? h(Cards, { cards: crib.cards, small: true })
            : h(Backs, { count: shown.starter ? crib.size : 0 }),
          h(
            "figcaption",
            null,
            crib.owner === shown.seat ? t("cribbage-crib-own") : t("cribbage-crib-of", { owner: who(crib.owner) }),
          ),
        ),
    );
  }

  function Hand({ shown, store }) {
    const own = shown.seat === null ? null : shown.players[shown.seat];
    if (!own?.hand) return null;
    const domain = store?.question.value?.domain ?? "card";
    return h(
      "section",
      { class: "crb-hand", "aria-label": t("cribbage-hand") },
      own.hand.map((card) =>
        h(
          Target,
          {
            key: card,
            store,
            targets: [`${domain}:${card}`],
            why: `${domain}:${card}`,
            label: cardName(card),
            rule: domain === "turn" ? RULES.play : RULES.hand,
            class: "crb-pick",
          },
          face(h, card),
        ),
      ),
      shown.crib &&
        shown.crib.own.length > 0 &&
        !shown.crib.cards &&
        h("p", { class: "crb-away" }, t("cribbage-laid-away", { cards: listOf(shown.crib.own.map(cardName)) })),
    );
  }

  function Board({ moment, store, who }) {
    const shown = moment.shown;
    const others = shown.players.filter((player) => player.seat !== shown.seat);
    const open = shown.to_count;
    return h(
      "div",
      { class: "crb" },
      h(Track, { shown, who }),
      h(
        "div",
        { class: "crb-others" },
        others.map((player) => h(Player, { key: player.seat, player, shown, who })),
      ),
      h(Middle, { shown, who }),
      open &&
        h(
          "section",
          { class: "crb-open" },
          h("h3", null, t("cribbage-to-count"), h("small", null, ownerWords(open, who))),
          h(Cards, { cards: open.cards }),
          shown.starter && h(Card, { card: shown.starter }),
        ),
      h(Hand, { shown, store }),
    );
  }

  const ownerWords = (hand, who) => t(hand.crib ? "cribbage-crib-of" : "cribbage-hand-of", { owner: who(hand.seat) });

  /** The last show, hand by hand. */
  function Rail({ moment, who }) {
    const counted = moment.shown.counted;
    if (!counted.length) return null;
    return h(
      "section",
      { class: "crb-shown" },
      h("h2", null, t("cribbage-shown")),
      counted.map((hand, place) =>
        h(
          "article",
          { key: place },
          h("h3", null, ownerWords(hand, who), h("b", null, hand.points)),
          h(Cards, { cards: [...hand.cards, hand.starter], small: true }),
          hand.parts &&
            h(
              "p",
              null,
              PARTS.filter((part) => hand.parts[part])
                .map((part) => t(`cribbage-part-${part}`, { points: hand.parts[part] }))
                .join(" · "),
            ),
        ),
      ),
    );
  }

  /** The game in the lobby: a fan of cards on felt, and a corner of the board. */
  function Picture() {
    const fan = ["5h", "js", "5c", "5d"];
    const holes = Array.from({ length: 30 }, (_, place) =>
      h("circle", { cx: 20 + 13 * place, cy: 262, r: 3, class: "crb-hole" }),
    );
    const drawing = h(
      "svg",
      { viewBox: "0 0 372 318", class: "crb-picture", preserveAspectRatio: "xMidYMid slice" },
      h("rect", { width: 372, height: 318, class: "crb-felt" }),
      h("rect", { x: -10, y: 232, width: 392, height: 60, rx: 12, class: "crb-wood" }),
      holes,
      h("circle", { cx: 98, cy: 262, r: 7, class: "crb-peg crb-side-1" }),
      h("circle", { cx: 202, cy: 262, r: 7, class: "crb-peg crb-side-2" }),
      fan.map((card, place) =>
        h(
          "g",
          {
            key: card,
            transform: `translate(${96 + 60 * place} ${124 + 10 * Math.abs(place - 1.5)}) rotate(${-15 + 10 * place}) scale(1.35)`,
          },
          drawnFace(h, card),
        ),
      ),
    );
    return h("div", { class: "living", "aria-hidden": "true" }, drawing);
  }

  const rules = await (await fetch(url("rules.json"))).json();
  return {
    Board,
    rules,
    Rail,
    Picture,
    railName: "cribbage-shown",
    litKeys: true,
    SeatNote: ({ moment, seat }) => {
      const shown = moment.shown;
      return h("span", { class: "crb-note" }, String(shown.sides[shown.players[seat].side].points));
    },
    onBoard: (target) => /^(card|turn):\d*[a-z]{1,2}$/.test(target) && target !== "turn:go",
    hint: (moment) => {
      const decision = moment.question?.decision;
      if (decision === "discard") return t("cribbage-hint-discard");
      return decision === "play" ? t("cribbage-hint-play") : null;
    },
  };
}
