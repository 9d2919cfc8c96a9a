/** The table of Oh My Goods!: market, own street, work bench, hand, and the others' streets as rows that open. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import type { BoardProps } from "../index.ts";
import { Bench } from "./Bench.tsx";
import { Hand } from "./Hand.tsx";
import { Market } from "./Market.tsx";
import { Others } from "./Others.tsx";
import { Chapter } from "./Rail.tsx";
import { Display, Stacks } from "./Shop.tsx";
import { Street } from "./Street.tsx";
import { type OhMyGoodsShown, shownOf, streetOf } from "./shown.ts";
import { eventWords } from "./words.ts";

/** Whether the rails stand beside the board; without them the board itself must show what can be bought. */
const query = matchMedia("(min-width: 1100px)");
const rails = signal(query.matches);
query.addEventListener("change", () => {
  rails.value = query.matches;
});

export function Board({ moment, store, info, who }: BoardProps) {
  const shown = shownOf(moment);
  const wide = rails.value;
  const question = store?.question.value;
  const serial = question?.serial;
  // On a small screen what is lit may lie below the fold: bring it above the question.
  useEffect(() => {
    if (!wide) document.querySelector(".omg [data-target]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [serial, wide]);
  const own = streetOf(shown, shown.seat);
  const buying = ["buy", "buy_card"].includes(question?.decision ?? "");
  const shop = (
    <>
      {(!wide || !store) && buying && <Display display={shown.display} store={store} />}
      <Stacks stacks={shown.stacks} store={store} />
    </>
  );
  return (
    <div class="omg" data-question={serial}>
      <Head shown={shown} who={who} over={moment.outcome !== null} />
      {!wide && shown.chapter !== null && (
        <details class="small-chapter">
          <summary>{eventWords(shown)}</summary>
          <Chapter shown={shown} options={info?.options ?? {}} />
        </details>
      )}
      {!moment.outcome && <Market market={shown.market} />}
      <Street
        street={own}
        store={shown.seat === null ? null : store}
        payment={shown.payment}
        label={t("oh_my_goods-street")}
      />
      <Bench shown={shown} store={store} />
      {buying && wide && shop}
      {shown.seat !== null && <Hand shown={shown} street={own} store={store} />}
      {!(buying && wide) && shop}
      <Others shown={shown} who={who} />
    </div>
  );
}

function Head({ shown, who, over }: { shown: OhMyGoodsShown; who: BoardProps["who"]; over: boolean }) {
  const { round, rounds } = shown;
  if (!round) return null;
  return (
    <p class="omg-head">
      <b>{rounds === null ? t("oh_my_goods-round", { round }) : t("oh_my_goods-round-of", { round, last: rounds })}</b>
      {shown.last_round && <b class="last">{t("oh_my_goods-last-round")}</b>}
      {shown.last_round_next && <b class="last">{t("oh_my_goods-last-next")}</b>}
      {shown.seats > 1 && !over && (
        <span>
          <SeatMark seat={shown.active} size={13} /> {t("oh_my_goods-active", { who: who(shown.active) })}
        </span>
      )}
      <span class="deck-count">{t("oh_my_goods-deck", { deck: shown.deck, discard: shown.discard_pile })}</span>
    </p>
  );
}
