/** The own hand, and the card set aside beside it. */
import { t } from "../../i18n.ts";
import { act } from "../../table/act.ts";
import type { TableStore } from "../../table/store.ts";
import { Target } from "../../table/Target.tsx";
import { CardFace } from "./Card.tsx";
import { ResourceIcon } from "./pictures.tsx";
import { cardOf } from "./printed.ts";
import type { OhMyGoodsShown, PricedCard, Street } from "./shown.ts";
import { cardName, cardWords } from "./words.ts";

interface HandProps {
  shown: OhMyGoodsShown;
  street: Street;
  store: TableStore | null;
}

export function Hand({ shown: { hand }, street, store }: HandProps) {
  const aside = street.aside.filter((each) => each !== null);
  return (
    <section class="omg-hand" aria-label={t("oh_my_goods-hand")}>
      <ul class="fan" tabIndex={0}>
        {hand.map((each, place) => (
          <HandCard key={each.card} hand={hand} held={each} place={place} store={store} />
        ))}
        {!hand.length && <li class="no-cards">{t("oh_my_goods-hand-empty")}</li>}
      </ul>
      {aside.length > 0 && (
        <div class="aside-slot">
          <span class="aside-word">{t("oh_my_goods-aside")}</span>
          {aside.map(({ card, price }) => (
            <Target
              key={card}
              store={store}
              targets={["buy:plan"]}
              class="omg-card"
              label={t("oh_my_goods-aside-is", { card: cardWords(card, price) })}
              rule="OMG-7.21"
              why={store?.question.value?.decision === "buy" ? "buy:plan" : null}
            >
              <CardFace card={card} price={price} />
            </Target>
          ))}
        </div>
      )}
    </section>
  );
}

interface HandCardProps {
  hand: readonly PricedCard[];
  held: PricedCard;
  place: number;
  store: TableStore | null;
}

function HandCard({ hand, held: { card, price }, place, store }: HandCardProps) {
  const question = store?.question.value;
  const domain = question?.domain ?? "";
  const targets = [`card:${card}`, `supply:${card}`, `character:${card}`];
  // Two mills are told apart by where they lie.
  const alike = hand.some((other) => other.card !== card && cardName(other.card) === cardName(card));
  const words = cardWords(card, price);
  const resource = cardOf(card)?.resource;
  return (
    <li>
      <Target
        store={store}
        targets={targets}
        class="omg-card"
        label={alike ? `${words}, ${t("oh_my_goods-which-hand", { number: place + 1 })}` : words}
        rule="OMG-6.5"
        why={["card", "supply"].includes(domain) ? `${domain}:${card}` : null}
      >
        <CardFace card={card} price={price} />
        {question?.decision === "discard" && resource && act(store, targets).legal && (
          <span class="gives-badge" aria-hidden="true">
            +1 <ResourceIcon id={resource} size={18} />
          </span>
        )}
      </Target>
    </li>
  );
}
