/** Beside the board: chapter, event, goal and end card of the expansion, and the assistants for hire. */
import { t } from "../../i18n.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import type { BoardProps } from "../index.ts";
import { Ours, Shield } from "./Card.tsx";
import { ownName } from "./pack.ts";
import { Display } from "./Shop.tsx";
import { content, type GoodsView } from "./view.ts";
import { effectWords, eventWords, goalWords } from "./words.ts";

export function Rail({ moment, store }: BoardProps) {
  const view = moment.view as GoodsView;
  return (
    <div class="goals omg-rail">
      {view.chapter >= 0 && <Chapter view={view} />}
      <Display view={view} store={store} />
    </div>
  );
}

export function Chapter({ view }: { view: GoodsView }) {
  const chapter = content.chapters[view.chapter]!;
  const event = content.events[view.event];
  return (
    <section class="omg-chapter" aria-label={t("oh_my_goods-longsdale")}>
      <h2>
        {t("oh_my_goods-longsdale")} · {t(`oh_my_goods-chapter-${chapter.id}`)}
        <Ours />
      </h2>
      {event && (
        <div class="event-card">
          <h3>
            {eventWords(view)}
            <Ours />
          </h3>
          <ul>
            {event.effects.map((effect) => (
              <li>{effectWords(effect)}</li>
            ))}
          </ul>
        </div>
      )}
      {chapter.ends.map((number) => {
        const end = content.ends[number - 1]!;
        return (
          <div class="event-card end">
            <h3>
              {t("oh_my_goods-end-card", { name: (ownName(`end-${number}`) ?? t(`oh_my_goods-end-${number}`)) })}
              <Ours />
            </h3>
            <ul>
              {end.effects.map((effect) => (
                <li>{effectWords(effect)}</li>
              ))}
            </ul>
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
          </span>
        ))}
      </p>
    </section>
  );
}
