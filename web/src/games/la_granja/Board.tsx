/** The table of La Granja: the own farm first, the village beside it, the other farms one tap away. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SeatMark } from "../../ui/Icon.tsx";
import { tip } from "../../ui/Tips.tsx";
import { useWide } from "../../ui/wide.ts";
import type { BoardProps } from "../index.ts";
import { FarmBoard } from "./Farm.tsx";
import { Foresight } from "./Foresight.tsx";
import { Hand } from "./Hand.tsx";
import { carried, openedSeat } from "./opened.ts";
import { type LaGranjaShown, shownOf } from "./shown.ts";
import { FreePanel, Tray } from "./Tray.tsx";
import { Village } from "./Village.tsx";

/** Questions whose places lie in the village. */
const IN_VILLAGE = new Set(["pick", "reserve", "reroll_which", "buy_roof", "place_marker", "remove_marker"]);

type Place = "farm" | "village";

/** Questions that cards of the hand answer. */
const IN_HAND = new Set(["play", "side", "discard", "swap_card"]);

/** The farm lies at the top of the board; the village below it where there is no room beside. */
function scrollTo(place: Place): void {
  const at = document.getElementById(`granja-${place}`);
  const board = at?.closest(".board");
  const reach = board?.querySelector<HTMLElement>(".in-reach");
  if (!at || !board || !reach) return;
  const below = at.getBoundingClientRect().top - board.getBoundingClientRect().top - reach.offsetHeight - 8;
  board.scrollTo({ top: place === "farm" ? 0 : board.scrollTop + below });
}

export function Board({ moment, store, who }: BoardProps) {
  const shown = shownOf(moment);
  const seat = shown.seat ?? 0;
  const farm = shown.farms[seat];
  const wide = useWide();
  const looked = useSignal<Place>(sessionStorage.getItem("granja-shown") === "village" ? "village" : "farm");
  const other = openedSeat;
  useEffect(
    () => () => {
      openedSeat.value = null;
    },
    [],
  );
  const question = store?.question.value ?? null;
  const show = (next: Place) => {
    looked.value = next;
    sessionStorage.setItem("granja-shown", next);
    if (wide) scrollTo(next);
  };

  // What is asked comes into sight; what was half chosen belongs to the question before.
  useEffect(() => {
    carried.value = null;
    store?.untouch();
    if (!question) return;
    const buildings = question.options.filter(
      (option) => option.notation.includes(">") && !option.notation.includes(">barrow"),
    ).length;
    const barrows = question.options.filter((option) => option.notation.includes(">barrow")).length;
    const next =
      IN_VILLAGE.has(question.decision) || (question.domain === "delivery" && buildings > 0 && !barrows)
        ? "village"
        : "farm";
    // A delivery that farm and village both take stays where the reader looks.
    if (question.domain === "delivery" && buildings > 0 && barrows > 0) return;
    if (next !== looked.value) {
      looked.value = next;
      sessionStorage.setItem("granja-shown", next);
    }
    if (wide) scrollTo(next);
  }, [question?.serial]);

  const lit = (place: Place) =>
    question?.domain === "delivery"
      ? question.options.filter(
          (option) =>
            option.notation.includes(">") &&
            option.notation.includes(">barrow") === (place === "farm") &&
            (carried.value === null || option.notation.startsWith(`${carried.value}>`)),
        ).length
      : 0;
  const others = shown.farms.map((_, each) => each).filter((each) => each !== seat);
  // A card is asked for: it comes above the farm where both do not fit.
  const handFirst = (!wide || innerHeight < 1000) && IN_HAND.has(question?.decision ?? "");
  const hand = farm && shown.seat !== null && <Hand farm={farm} store={store} />;
  const own = (
    <section class="homestead" aria-label={t("la_granja-farm-of", { who: who(seat) })} id="granja-farm">
      {handFirst && hand}
      {farm && <FarmBoard farm={farm} seat={seat} store={store} />}
      {!handFirst && hand}
    </section>
  );
  return (
    <div
      class={`la-granja show-${looked.value}${question?.domain === "delivery" ? " delivering" : ""}${question ? ` asks-${question.decision}` : ""}`}
      data-question={question?.serial}
    >
      <header class="day">
        <Phase shown={shown} />
        <nav class="views" aria-label={t("la_granja-places")}>
          {(["farm", "village"] as const).map((place) => (
            <button
              type="button"
              key={place}
              class="view-button"
              aria-pressed={looked.value === place}
              onClick={() => show(place)}
            >
              {t(place === "farm" ? "la_granja-my-farm" : "la_granja-village")}
              {lit(place) > 0 && (
                <span
                  class="lit-count"
                  title={t("la_granja-lit", { place: t(`la_granja-${place}`), count: lit(place) })}
                >
                  {lit(place)}
                </span>
              )}
            </button>
          ))}
          {others.map((each) => (
            <button
              type="button"
              key={each}
              class="view-button neighbour"
              aria-haspopup="dialog"
              onClick={() => {
                other.value = each;
              }}
            >
              <SeatMark seat={each} size={13} /> {who(each)}
            </button>
          ))}
        </nav>
      </header>
      <div class="in-reach">
        {farm && <Tray farm={farm} store={store} />}
        <div class="reach-line">
          {farm && <FreePanel farm={farm} prices={shown.prices} store={store} />}
          <Foresight shown={shown} store={store} who={who} />
        </div>
      </div>
      {(wide || looked.value === "farm") && own}
      {(wide || looked.value === "village") && <Village shown={shown} store={store} who={who} />}
      {other.value !== null && <Visit shown={shown} seat={other.value} who={who} />}
    </div>
  );
}

/** Another farm, in a window of its own. */
function Visit({ shown, seat, who }: { shown: LaGranjaShown; seat: number; who: (seat: number) => string }) {
  const farm = shown.farms[seat];
  if (!farm) return null;
  return (
    <Dialog
      title={t("la_granja-farm-of", { who: who(seat) })}
      onClose={() => {
        openedSeat.value = null;
      }}
      wide
    >
      <div class="la-granja visit">
        <Tray farm={farm} store={null} />
        <FarmBoard farm={farm} seat={seat} store={null} />
      </div>
    </Dialog>
  );
}

function Phase({ shown }: { shown: LaGranjaShown }) {
  const { round, phase, order, deck } = shown;
  return (
    <div class="phase">
      {round > 0 && <strong>{t("la_granja-round-phase", { round })}</strong>}
      {phase && <span>{t(`la_granja-phase-${phase}`)}</span>}
      <span class="turn-order" {...tip(t("la_granja-order"), "LG-8.5")}>
        <span class="unseen">{t("la_granja-order")}</span>
        {order.map((seat) => (
          <SeatMark key={seat} seat={seat} size={14} />
        ))}
      </span>
      <span class="soft">{t("la_granja-deck-count", { count: deck })}</span>
    </div>
  );
}
