/** The hand: each card one picture with four edges, and each edge a target. */
import { t } from "../../i18n.ts";
import { isNamed } from "../../say.ts";
import type { Way } from "../../table/act.ts";
import type { TableStore } from "../../table/store.ts";
import { Target } from "../../table/Target.tsx";
import type { Question } from "../../wire.ts";
import { ExtensionSigns, HexBadge } from "./Farm.tsx";
import { Good } from "./Goods.tsx";
import { Recon } from "./Parts.tsx";
import { type Card, cardOf } from "./pack.ts";
import type { Farm } from "./shown.ts";
import { cardName, helperName, helperText, sideText } from "./words.ts";

export function Hand({ farm, store }: { farm: Farm; store: TableStore | null }) {
  const cards = [...(farm.playing ? [farm.playing] : []), ...(farm.hand ?? [])];
  if (!cards.length) return null;
  return (
    <section class="hand" aria-label={t("la_granja-hand")} tabIndex={0}>
      {cards.map((word) => (
        <FarmCard key={word} word={word} card={cardOf(word)} store={store} />
      ))}
    </section>
  );
}

/** Whether the question asks for the side of this card. */
function asksSideOf(question: Question | null | undefined, word: string): boolean {
  const card = question?.decision === "side" ? question.prompt.arguments.card : undefined;
  return card !== undefined && isNamed(card) && card.word === word;
}

/** The way to put a card on one of its sides: at once, or through the question that asks for the card. */
function sideWay(store: TableStore | null, word: string, side: string): Way | null {
  const question = store?.question.value;
  if (!store || !question) return null;
  const target = `side:${side}`;
  if (asksSideOf(question, word)) {
    const option = store.byTarget.value.get(target);
    return option ? { option, then: null } : null;
  }
  if (question.decision !== "play") return null;
  const option = store.byTarget.value.get(`card:${word}`);
  return option?.leads?.includes(target) ? { option, then: target } : null;
}

const SIDE_RULES: Record<string, string> = { field: "LG-5.2", barrow: "LG-5.3", extension: "LG-5.6", helper: "LG-5.4" };

function FarmCard({ word, card, store }: { word: string; card: Card; store: TableStore | null }) {
  const { id, field, barrow, marks } = card;
  const decision = store?.question.value?.decision;
  const asksCard = decision === "play" || asksSideOf(store?.question.value, word);
  const edge = (side: string) => ({
    store,
    targets: [`side:${side}:${id}`],
    way: sideWay(store, word, side),
    label: sideText(card, side),
    shows: `${t(`la_granja-side-${side}`)}. ${sideText(card, side)}`,
    rule: SIDE_RULES[side] ?? "",
    class: `edge edge-${side}`,
    why: asksCard ? `side:${side}` : null,
    after: asksCard && decision === "play" ? word : null,
  });
  return (
    <article class={`farm-card land-${field}`} aria-label={cardName(card)}>
      <Target {...edge("barrow")}>
        <span class="edge-goods">
          {barrow.goods.map((good, place) => (
            <Good key={`${good}${place}`} good={good} size={19} />
          ))}
        </span>
        <span class="edge-pays">
          <Good good="vp" size={16} />
          <b aria-hidden="true">{barrow.vp}</b>
          {barrow.market > 0 && <HexBadge value={barrow.market} />}
        </span>
        <Recon mark={marks[1]} />
      </Target>
      <Target {...edge("field")}>
        <Good good={field} size={26} />
        <Recon mark={marks[0]} />
      </Target>
      <Target
        store={store?.question.value?.decision === "play" ? null : store}
        targets={[`card:${word}`]}
        label={cardName(card)}
        shows={cardName(card)}
        rule="LG-1.4"
        class="card-land"
      >
        <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <rect class="sky" width="120" height="80" />
          <circle class="sunlight" cx="92" cy="20" r="11" />
          <path class="hill-far" d="M0 46C24 26 46 30 66 40S104 30 120 40V80H0Z" />
          <path class="hill-near" d="M0 58C30 46 70 52 120 48V80H0Z" />
          <path class="hill-rows" d="M8 80L34 54M34 80L52 52M62 80L70 51M90 80L88 50M116 80L104 50" />
        </svg>
        <span class="card-number" aria-hidden="true">
          {id.toUpperCase()}
        </span>
      </Target>
      <Target {...edge("extension")}>
        <ExtensionSigns card={card} />
        <Recon mark={marks[2]} />
      </Target>
      <Target {...edge("helper")}>
        <b>
          {helperName(card)} <Recon mark={marks[3]} />
        </b>
        <small>{helperText(card)}</small>
        <Recon mark={marks[4]} />
      </Target>
    </article>
  );
}
