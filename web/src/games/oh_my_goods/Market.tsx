/** Two rows of stalls between a rising and a setting sun; cards slide in one by one. */
import { useRef } from "preact/hooks";
import { listOf, t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import { HalfSun, ResourceIcon, RowSun } from "./pictures.tsx";
import { cardOf } from "./printed.ts";
import type { Market as MarketShown } from "./shown.ts";
import { resourceName } from "./words.ts";

export function Market({ market }: { market: MarketShown }) {
  const there = market.resources.filter(({ cards }) => cards > 0);
  const spoken = there.length
    ? listOf(
        there.map(({ resource, cards }) => t("oh_my_goods-amount", { name: resourceName(resource), count: cards })),
      )
    : t("oh_my_goods-nothing");
  return (
    <section class="omg-market" aria-label={t("oh_my_goods-market")}>
      <div class="market-rows">
        <Row cards={market.sunrise} setting={false} />
        <Row cards={market.sunset} setting />
      </div>
      <p class="market-sum">
        <span class="unseen">{t("oh_my_goods-market-sum", { list: spoken })}</span>
        {market.resources.map(({ resource, cards }) => (
          <span
            key={resource}
            class={cards ? "" : "none"}
            {...tip(resourceName(resource), "OMG-7.5")}
            aria-hidden="true"
          >
            <ResourceIcon id={resource} size={20} />
            {cards}
          </span>
        ))}
      </p>
    </section>
  );
}

function Row({ cards, setting }: { cards: readonly string[]; setting: boolean }) {
  // The table shows which cards lie there; the order in which they came is remembered here.
  const order = useRef<readonly string[]>([]);
  const kept = order.current.filter((card) => cards.includes(card));
  const fresh = cards.filter((card) => !kept.includes(card));
  order.current = [...kept, ...fresh];
  const name = t(setting ? "oh_my_goods-sunset" : "oh_my_goods-sunrise");
  return (
    <div class={`market-row ${setting ? "sunset" : "sunrise"}`} role="group" aria-label={name}>
      <RowSun setting={setting} />
      <ul tabIndex={0}>
        {order.current.map((card) => (
          <Stall key={card} card={card} place={Math.max(0, fresh.indexOf(card))} />
        ))}
        {!order.current.length && <li class="no-stall">{t("oh_my_goods-not-yet", { row: name })}</li>}
      </ul>
    </div>
  );
}

/** A market card; those that come together slide in one after the other. */
function Stall({ card, place }: { card: string; place: number }) {
  const printed = cardOf(card);
  if (!printed) return null;
  const resource = resourceName(printed.resource);
  const words = printed.sun ? `${resource}, ${t("oh_my_goods-half-sun")}` : resource;
  return (
    <li
      class={`stall roof-${printed.colour}`}
      {...tip(words, printed.sun ? "OMG-6.1" : "OMG-1.7")}
      style={{ animationDelay: `${place * 140}ms` }}
    >
      <span class="awning" />
      <ResourceIcon id={printed.resource} size={24} />
      {printed.sun && <HalfSun size={15} />}
      <span class="unseen">{words}</span>
    </li>
  );
}
