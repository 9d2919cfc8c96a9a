/** The table of La Granja: the own farm first, the village beside it, the other farms one tap away. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SeatMark } from "../../ui/Icon.tsx";
import { tip } from "../../ui/Tips.tsx";
import { useWide } from "../../ui/wide.ts";
import type { BoardProps } from "../index.ts";
import { carried, preview, tapped } from "./act.ts";
import { Farm } from "./Farm.tsx";
import { Foresight } from "./Foresight.tsx";
import { Hand } from "./Hand.tsx";
import { FreePanel, Tray } from "./Tray.tsx";
import { Village } from "./Village.tsx";
import { type GranjaView, openedSeat, phaseOf } from "./view.ts";
import { noteFarm } from "./words.ts";

/** Questions whose places lie in the village. */
const IN_VILLAGE = new Set(["pick", "reserve", "reroll_which", "buy_roof", "place_marker", "remove_marker"]);

type Shown = "farm" | "village";

/** Questions that cards of the hand answer. */
const IN_HAND = new Set(["play", "side", "discard", "swap_card"]);

/** The farm lies at the top of the board; the village below it where there is no room beside. */
function scrollTo(place: Shown): void {
  const at = document.getElementById(`granja-${place}`);
  const board = at?.closest(".board");
  const reach = board?.querySelector<HTMLElement>(".in-reach");
  if (!at || !board || !reach) return;
  const below = at.getBoundingClientRect().top - board.getBoundingClientRect().top - reach.offsetHeight - 8;
  board.scrollTo({ top: place === "farm" ? 0 : board.scrollTop + below });
}

export function Board({ moment, store, who }: BoardProps) {
  const view = moment.view as GranjaView;
  noteFarm(view);
  const seat = view.seat ?? 0;
  const wide = useWide();
  const shown = useSignal<Shown>((sessionStorage.getItem("granja-shown") as Shown | null) ?? "farm");
  const other = openedSeat;
  useEffect(() => () => void (openedSeat.value = null), []);
  const question = store?.question.value ?? null;
  const show = (next: Shown) => {
    shown.value = next;
    sessionStorage.setItem("granja-shown", next);
    if (wide) scrollTo(next);
  };

  // What is asked comes into sight; what was half chosen belongs to the question before.
  useEffect(() => {
    carried.value = null;
    tapped.value = null;
    preview.value = null;
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
    if (next !== shown.value) {
      shown.value = next;
      sessionStorage.setItem("granja-shown", next);
    }
    if (wide) scrollTo(next);
  }, [question?.serial]);

  const lit = (place: Shown) =>
    question?.domain === "delivery"
      ? question.options.filter(
          (option) =>
            option.notation.includes(">") &&
            option.notation.includes(">barrow") === (place === "farm") &&
            (carried.value === null || option.notation.startsWith(`${carried.value}>`)),
        ).length
      : 0;
  const others = Array.from({ length: view.seats }, (_, each) => each).filter((each) => each !== seat);
  // A card is asked for: it comes above the farm where both do not fit.
  const handFirst = (!wide || innerHeight < 1000) && IN_HAND.has(question?.decision ?? "");
  const hand = view.seat !== null && <Hand view={view} seat={seat} store={store} />;
  const own = (
    <section class="homestead" aria-label={t("la_granja-farm-of", { who: who(seat) })} id="granja-farm">
      {handFirst && hand}
      <Farm view={view} seat={seat} store={store} who={who} />
      {!handFirst && hand}
    </section>
  );
  return (
    <div
      class={`la-granja show-${shown.value}${question?.domain === "delivery" ? " delivering" : ""}${question ? ` asks-${question.decision}` : ""}`}
      data-question={question?.serial}
    >
      <header class="day">
        <Phase view={view} />
        <nav class="views" aria-label={t("la_granja-places")}>
          {(["farm", "village"] as const).map((place) => (
            <button type="button" class="view-button" aria-pressed={shown.value === place} onClick={() => show(place)}>
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
              class="view-button neighbour"
              aria-haspopup="dialog"
              onClick={() => (other.value = each)}
            >
              <SeatMark seat={each} size={13} /> {who(each)}
            </button>
          ))}
        </nav>
      </header>
      <div class="in-reach">
        <Tray view={view} seat={seat} store={store} />
        <div class="reach-line">
          <FreePanel view={view} seat={seat} store={store} />
          <Foresight view={view} store={store} who={who} />
        </div>
      </div>
      {(wide || shown.value === "farm") && own}
      {(wide || shown.value === "village") && <Village view={view} store={store} who={who} />}
      {other.value !== null && other.value < view.seats && (
        <Dialog title={t("la_granja-farm-of", { who: who(other.value) })} onClose={() => (other.value = null)} wide>
          <div class="la-granja visit">
            <Tray view={view} seat={other.value} store={null} />
            <Farm view={view} seat={other.value} store={null} who={who} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Phase({ view }: { view: GranjaView }) {
  const phase = phaseOf(view);
  return (
    <div class="phase">
      {view.round > 0 && <strong>{t("la_granja-round-phase", { round: view.round })}</strong>}
      {phase && <span>{t(`la_granja-phase-${phase}`)}</span>}
      <span class="turn-order" {...tip(t("la_granja-order"), "LG-8.5")}>
        <span class="unseen">{t("la_granja-order")}</span>
        {view.order
          .filter((seat) => seat >= 0)
          .map((seat) => (
            <SeatMark seat={seat} size={14} />
          ))}
      </span>
      <span class="soft">{t("la_granja-deck-count", { count: view.deck_count })}</span>
    </div>
  );
}
