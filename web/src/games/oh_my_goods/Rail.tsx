/** Beside the board: chapter, event, goal and end card of the expansion, and the assistants for hire. */
import { t } from "../../i18n.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import type { BoardProps, Value } from "../index.ts";
import { Ours, Shield } from "./Card.tsx";
import { listsOf } from "./chapters.ts";
import { Effects, Preparation } from "./Preparation.tsx";
import { Display } from "./Shop.tsx";
import { content, type GoodsView } from "./view.ts";
import { chapterName, endTitle, eventWords, goalWords } from "./words.ts";

export function Rail({ moment, info, store }: BoardProps) {
  const view = moment.view as GoodsView;
  return (
    <div class="goals omg-rail">
      {view.chapter >= 0 && <Chapter view={view} options={info?.options ?? {}} />}
      <Display view={view} store={store} />
    </div>
  );
}

export function Chapter({ view, options }: { view: GoodsView; options: Readonly<Record<string, Value>> }) {
  const lists = listsOf(view.chapter, view.seats);
  const event = content.events[view.event];
  return (
    <section class="omg-chapter" aria-label={t("oh_my_goods-longsdale")}>
      <h2>
        {t("oh_my_goods-longsdale")} · {chapterName(view.chapter)}
        {lists.ours && <Ours />}
      </h2>
      {event && (
        <div class="event-card">
          <h3>
            {eventWords(view)}
            {event.ours && <Ours />}
          </h3>
          <Effects effects={event.effects.filter((_, place) => !view.idle.includes(place))} />
        </div>
      )}
      {lists.ends.map((number) => {
        const end = content.ends[number - 1]!;
        return (
          <div class="event-card end">
            <h3>
              {t("oh_my_goods-end-card", { name: endTitle(number) })}
              {end.ours && <Ours />}
            </h3>
            <Effects effects={end.effects} />
          </div>
        );
      })}
      {view.seats === 1 && <p class="solo-goal">{goalWords(view.chapter)}</p>}
      <p class="strengths">
        {view.strength.map((strength, seat) => (
          <span class={seat === view.seat ? "mine" : ""}>
            <SeatMark seat={seat} size={12} /> <Shield /> {t("oh_my_goods-strength", { count: strength })}
            {view.side[seat]! >= 0 && ` · ${t(view.side[seat] ? "oh_my_goods-side-rebels" : "oh_my_goods-side-crown")}`}
            {view.bonus[seat]! > 0 && ` · ${t("oh_my_goods-rewards", { count: view.bonus[seat]! })}`}
            {view.bonus[seat]! < 0 && ` · ${t("oh_my_goods-losses", { count: -view.bonus[seat]! })}`}
          </span>
        ))}
      </p>
      <Preparation chapter={view.chapter} seats={view.seats} options={options} />
    </section>
  );
}
