/** Assistants for hire and open stacks, with their needs, price and points. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { Target } from "../../table/Target.tsx";
import { CardFace, Ours } from "./Card.tsx";
import { Coin, Person } from "./pictures.tsx";
import { assistantOf } from "./printed.ts";
import type { ForHire, PricedCard, Stack } from "./shown.ts";
import { assistantName, assistantWords, cardWords, stackPlace } from "./words.ts";

export function Display({ display, store }: { display: readonly ForHire[]; store: TableStore | null }) {
  if (!display.length) return null;
  const buying = store?.question.value?.decision === "buy";
  return (
    <section class="omg-display" aria-label={t("oh_my_goods-display")}>
      <h2>{t("oh_my_goods-display")}</h2>
      <ul>
        {display.map(({ assistant, price }) => (
          <li key={assistant}>
            <Target
              store={store}
              targets={[`buy:${assistant}`]}
              class="for-hire"
              label={assistantWords(assistant, price)}
              rule="OMG-7.24"
              why={buying ? `buy:${assistant}` : null}
            >
              <AssistantFace assistant={assistant} price={price} />
            </Target>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An assistant; a price of its own where he is for hire, else the printed one. */
export function AssistantFace({ assistant, price }: { assistant: string; price?: number }) {
  const row = assistantOf(assistant);
  if (!row) return null;
  return (
    <span class="hire-face" aria-hidden="true">
      <Person kind="helper" size={26} />
      <span class="face-name">
        {assistantName(assistant)}
        {row.ours && <Ours />}
      </span>
      <span class="asks">
        {Object.entries(row.colours).flatMap(([colour, count]) =>
          Array.from({ length: count }, (_, place) => <span key={colour + place} class={`omg-house roof-${colour}`} />),
        )}
      </span>
      <Coin count={price ?? row.cost} />
      <span class="points-mark">{row.points}</span>
    </span>
  );
}

export function Stacks({ stacks, store }: { stacks: readonly Stack[]; store: TableStore | null }) {
  if (!stacks.length) return null;
  return (
    <section class="omg-stacks" aria-label={t("oh_my_goods-stacks")}>
      <h2>{t("oh_my_goods-stacks")}</h2>
      <ul tabIndex={0}>
        {stacks.flatMap((stack) =>
          stack.cards.map((each) => <StackCard key={each.card} stack={stack} shown={each} store={store} />),
        )}
      </ul>
    </section>
  );
}

function StackCard({ stack, shown, store }: { stack: Stack; shown: PricedCard; store: TableStore | null }) {
  const { card, price } = shown;
  const whole = `buy:${stack.kind}`;
  const next = `card:${card}`;
  const buy = store?.byTarget.value.get(whole);
  // From the stack as a whole the answer goes on to the card, if that card can be built.
  const then = buy?.leads ? next : null;
  const targets = buy ? (buy.leads && !buy.leads.includes(next) ? [] : [whole]) : [next];
  const place = stackPlace(stack.cards, card);
  const left = t("oh_my_goods-stack-left", { count: stack.left });
  return (
    <li>
      <Target
        store={store}
        targets={targets}
        then={then}
        class="omg-card"
        label={[cardWords(card, price), ...(place ? [place] : []), left].join(", ")}
        rule="OMG-9.8"
        why={store?.question.value?.decision === "buy" ? whole : null}
      >
        <CardFace card={card} price={price} />
        <span class="left" aria-hidden="true">
          {left}
        </span>
      </Target>
    </li>
  );
}
