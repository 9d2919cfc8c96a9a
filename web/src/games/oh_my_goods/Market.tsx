/** Two rows of stalls between a rising and a setting sun; cards slide in one by one. */
import { useRef } from "preact/hooks";
import { listOf, t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import { HalfSun, ResourceIcon, RowSun } from "./pictures.tsx";
import { cardOf, content, type GoodsView } from "./view.ts";
import { resourceName } from "./words.ts";

export function Market({ view }: { view: GoodsView }) {
  const list = content.resources
    .map((id, place) => [id, view.market[place]!] as const)
    .filter(([, count]) => count > 0);
  const spoken = list.length
    ? listOf(list.map(([id, count]) => t("oh_my_goods-amount", { name: resourceName(id), count })))
    : t("oh_my_goods-nothing");
  return (
    <section class="omg-market" aria-label={t("oh_my_goods-market")}>
      <div class="market-rows">
        <Row view={view} place={content.places.sunrise} setting={false} />
        <Row view={view} place={content.places.sunset} setting />
      </div>
      <p class="market-sum">
        <span class="unseen">{t("oh_my_goods-market-sum", { list: spoken })}</span>
        {content.resources.map((id, place) => (
          <span class={view.market[place] ? "" : "none"} {...tip(resourceName(id), "OMG-7.5")} aria-hidden="true">
            <ResourceIcon id={id} size={20} />
            {view.market[place]}
          </span>
        ))}
      </p>
    </section>
  );
}

function Row({ view, place, setting }: { view: GoodsView; place: number; setting: boolean }) {
  // The view tells which cards lie there; the order in which they came is remembered here.
  const order = useRef<number[]>([]);
  const now = view.where.map((spot, card) => (spot === place ? card : -1)).filter((card) => card >= 0);
  const kept = order.current.filter((card) => now.includes(card));
  const fresh = now.filter((card) => !kept.includes(card));
  order.current = [...kept, ...fresh];
  const name = t(setting ? "oh_my_goods-sunset" : "oh_my_goods-sunrise");
  return (
    <div class={`market-row ${setting ? "sunset" : "sunrise"}`} role="group" aria-label={name}>
      <RowSun setting={setting} />
      <ul tabIndex={0}>
        {order.current.map((card) => {
          const printed = cardOf(card)!;
          const resource = content.resources[content.colours.indexOf(printed.colour)]!;
          const words = printed.sun
            ? `${resourceName(resource)}, ${t("oh_my_goods-half-sun")}`
            : resourceName(resource);
          return (
            <li
              key={card}
              class={`stall roof-${printed.colour}`}
              {...tip(words, printed.sun ? "OMG-6.1" : "OMG-1.7")}
              style={{ animationDelay: `${Math.max(0, fresh.indexOf(card)) * 140}ms` }}
            >
              <span class="awning" />
              <ResourceIcon id={resource} size={24} />
              {printed.sun && <HalfSun size={15} />}
              <span class="unseen">{words}</span>
            </li>
          );
        })}
        {!order.current.length && <li class="no-stall">{t("oh_my_goods-not-yet", { row: name })}</li>}
      </ul>
    </div>
  );
}
