/** A preparation card: what a chapter is made of, to be read before play and during it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { listOf, t } from "../../i18n.ts";
import type { Value } from "../index.ts";
import { Ours } from "./Card.tsx";
import { assistantsOf, eventsOf, listsOf } from "./chapters.ts";
import { type Chapter, chapterOf, type Effect, endOf, type Lists, printed } from "./printed.ts";
import { chapterName, effectWords, endTitle, eventTitle, goalWords, numberName, sideName } from "./words.ts";

/** The chapter that the options of a set-up choose, or none; a campaign begins with the first. */
function chosenChapter(options: Readonly<Record<string, Value>>, campaign: boolean): Chapter | null {
  return campaign ? (printed.value.chapters[0] ?? null) : chapterOf(String(options.chapter));
}

/** On the set-up page: the card of the chapter chosen. */
export function SetUpPreparation({
  seats,
  options,
  campaign,
}: {
  seats: number;
  options: Readonly<Record<string, Value>>;
  campaign: boolean;
}) {
  const chapter = chosenChapter(options, campaign);
  return chapter && <Preparation chapter={chapter} seats={seats} options={options} />;
}

interface Chosen {
  chapter: Chapter;
  seats: number;
  options: Readonly<Record<string, Value>>;
}

/** Folded away until somebody wants to read it. */
export function Preparation(chosen: Chosen) {
  const open = useSignal(false);
  return (
    <div class="omg-preparation">
      <button type="button" class="button quiet" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <span aria-hidden="true">{open.value ? "▾" : "▸"}</span>{" "}
        {t("oh_my_goods-prep", { name: chapterName(chosen.chapter.id) })}
      </button>
      {open.value && <Contents {...chosen} />}
    </div>
  );
}

function Contents({ chapter, seats, options }: Chosen) {
  const lists = listsOf(chapter, seats);
  const numbers = (list: readonly number[]) =>
    list.length ? listOf(list.map((number) => `${number} ${numberName(number)}`)) : t("oh_my_goods-nothing");
  const byBuilding = chapter.drawn && options.all_in_end === "eighth_building";
  return (
    <div class="preparation-text">
      <h3>
        {chapterName(chapter.id)}
        {lists.ours && <Ours />}
      </h3>
      <dl>
        <Field name={t("oh_my_goods-prep-rounds")}>{byBuilding ? t("oh_my_goods-prep-eighth") : lists.rounds}</Field>
        <Field name={t("oh_my_goods-prep-deck")}>
          {t("oh_my_goods-prep-base")}
          {lists.deck.length + lists.characters.length > 0 && `; ${numbers([...lists.deck, ...lists.characters])}`}
        </Field>
        <Field name={t("oh_my_goods-stacks")}>{numbers(lists.stacks)}</Field>
        <Field name={t("oh_my_goods-display")}>{assistantsOf(chapter, seats)}</Field>
        {lists.ends.map((number) => (
          <Field key={number} name={t("oh_my_goods-prep-end", { number })}>
            {endTitle(number)}
            {endOf(number)?.ours && <Ours />}
            <Effects effects={endOf(number)?.effects} />
          </Field>
        ))}
        {seats === 1 && (
          <Field name={t("oh_my_goods-prep-solo")}>
            {chapter.solo.own.length ? t("oh_my_goods-prep-solo-own") : t("oh_my_goods-prep-solo-same")}
            <br />
            {goalWords(chapter.id)}
            {lists.ours && <small>{t("oh_my_goods-prep-goal")}</small>}
          </Field>
        )}
        <Following lists={lists} />
      </dl>
      <h4>
        {chapter.drawn
          ? t("oh_my_goods-prep-pool", { count: lists.rounds, all: lists.events.length })
          : t("oh_my_goods-prep-events")}
      </h4>
      <ol class={chapter.drawn ? "pool" : ""}>
        {eventsOf(chapter, seats).map(({ number, ours, effects }) => (
          <li key={number}>
            <details>
              <summary>
                {number} {eventTitle(number)}
                {ours && <Ours />}
              </summary>
              <Effects effects={effects} />
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Following({ lists }: { lists: Lists }) {
  const sides = Object.entries(lists.branch);
  if (!sides.length && !lists.next) return null;
  return (
    <Field name={t("oh_my_goods-prep-next")}>
      {sides.length
        ? listOf(sides.map(([side, id]) => t("oh_my_goods-prep-side", { side: sideName(side), name: chapterName(id) })))
        : chapterName(lists.next)}
    </Field>
  );
}

function Field({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function Effects({ effects = [] }: { effects?: readonly Effect[] }) {
  return (
    <ul>
      {effects.map(effectWords).map((said) => (
        <li key={said}>{said}</li>
      ))}
    </ul>
  );
}
