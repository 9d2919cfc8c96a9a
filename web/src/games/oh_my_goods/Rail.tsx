/** Beside the board: chapter, event, goal and end card of the expansion, and the assistants for hire. */
import { t } from "../../i18n.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import type { BoardProps, Value } from "../index.ts";
import { Ours, Shield } from "./Card.tsx";
import { listsOf } from "./chapters.ts";
import { Effects, Preparation } from "./Preparation.tsx";
import { chapterOf, endOf, eventOf } from "./printed.ts";
import { Display } from "./Shop.tsx";
import { type OhMyGoodsShown, type Street, shownOf } from "./shown.ts";
import { chapterName, endTitle, eventWords, goalWords, sideName } from "./words.ts";

export function Rail({ moment, info, store }: BoardProps) {
  const shown = shownOf(moment);
  return (
    <div class="goals omg-rail">
      <Chapter shown={shown} options={info?.options ?? {}} />
      <Display display={shown.display} store={store} />
    </div>
  );
}

/** The chapter with what is in force; nothing in the base game. */
export function Chapter({ shown, options }: { shown: OhMyGoodsShown; options: Readonly<Record<string, Value>> }) {
  const chapter = shown.chapter === null ? null : chapterOf(shown.chapter);
  if (!chapter) return null;
  const lists = listsOf(chapter, shown.seats);
  return (
    <section class="omg-chapter" aria-label={t("oh_my_goods-longsdale")}>
      <h2>
        {t("oh_my_goods-longsdale")} · {chapterName(chapter.id)}
        {lists.ours && <Ours />}
      </h2>
      <InForce shown={shown} />
      {lists.ends.map((number) => (
        <EndCard key={number} number={number} />
      ))}
      {shown.seats === 1 && <p class="solo-goal">{goalWords(chapter.id)}</p>}
      <p class="strengths">
        {shown.streets.map((street) => (
          <Strength key={street.seat} street={street} mine={street.seat === shown.seat} />
        ))}
      </p>
      <Preparation chapter={chapter} seats={shown.seats} options={options} />
    </section>
  );
}

/** The event of the round, with what it brings. */
function InForce({ shown }: { shown: OhMyGoodsShown }) {
  const event = shown.event && eventOf(shown.event.number);
  if (!shown.event || !event) return null;
  const { effects } = shown.event;
  return (
    <div class="event-card">
      <h3>
        {eventWords(shown)}
        {event.ours && <Ours />}
      </h3>
      <Effects effects={event.effects.filter((_, place) => effects.includes(place + 1))} />
    </div>
  );
}

function EndCard({ number }: { number: number }) {
  const end = endOf(number);
  if (!end) return null;
  return (
    <div class="event-card end">
      <h3>
        {t("oh_my_goods-end-card", { name: endTitle(number) })}
        {end.ours && <Ours />}
      </h3>
      <Effects effects={end.effects} />
    </div>
  );
}

function Strength({ street: { seat, strength, side, rewards }, mine }: { street: Street; mine: boolean }) {
  return (
    <span class={mine ? "mine" : ""}>
      <SeatMark seat={seat} size={12} /> <Shield /> {t("oh_my_goods-strength", { count: strength })}
      {side && ` · ${sideName(side)}`}
      {rewards > 0 && ` · ${t("oh_my_goods-rewards", { count: rewards })}`}
      {rewards < 0 && ` · ${t("oh_my_goods-losses", { count: -rewards })}`}
    </span>
  );
}
