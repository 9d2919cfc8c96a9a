/** The table of Oh My Goods!: market, own street, work bench, hand, and the others' streets as rows that open. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SeatMark } from "../../ui/Icon.tsx";
import { tip } from "../../ui/Tips.tsx";
import type { BoardProps } from "../index.ts";
import { act, refusal } from "./act.ts";
import { Bench } from "./Bench.tsx";
import { CardFace } from "./Card.tsx";
import { Market } from "./Market.tsx";
import { Coin, GoodIcon, Person, ResourceIcon, Tower } from "./pictures.tsx";
import { Chapter } from "./Rail.tsx";
import { Display, Face, Stacks } from "./Shop.tsx";
import { Street } from "./Street.tsx";
import {
  asideOf,
  cardOf,
  content,
  facesOf,
  type GoodsView,
  isCharacter,
  NONE,
  openedSeat,
  priceOf,
  stockOf,
  wordOf,
  workerOf,
} from "./view.ts";
import { cardName, cardWords, eventWords, noteStreets } from "./words.ts";

/** Whether the rails stand beside the board; without them the board itself must show what can be bought. */
const query = matchMedia("(min-width: 1100px)");
const rails = signal(query.matches);
query.addEventListener("change", () => {
  rails.value = query.matches;
});

type Parts = BoardProps & { view: GoodsView };

export function Board(props: BoardProps) {
  const view = props.moment.view as GoodsView;
  noteStreets(view);
  const seat = view.seat ?? 0;
  const wide = rails.value;
  const serial = props.store?.question.value?.serial;
  // On a small screen what is lit may lie below the fold: bring it above the question.
  useEffect(() => {
    if (!wide) document.querySelector(".omg [data-target]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [serial, wide]);
  const parts = { ...props, view };
  const buying = ["buy", "buy_card"].includes(props.store?.question.value?.decision ?? "");
  const shop = (
    <>
      {(!wide || !props.store) && buying && <Display view={view} store={props.store} />}
      <Stacks view={view} store={props.store} />
    </>
  );
  return (
    <div class="omg" data-question={serial}>
      <Head {...parts} />
      {!wide && view.chapter >= 0 && (
        <details class="small-chapter">
          <summary>{eventWords(view)}</summary>
          <Chapter view={view} options={props.info?.options ?? {}} />
        </details>
      )}
      {!props.moment.outcome && <Market view={view} />}
      <Street view={view} seat={seat} store={props.store} label={t("oh_my_goods-street")} />
      <Bench view={view} store={props.store} />
      {buying && wide && shop}
      {view.seat !== null && <Hand {...parts} seat={seat} />}
      {!(buying && wide) && shop}
      <Others {...parts} own={seat} />
    </div>
  );
}

function Head({ view, who, moment }: Parts) {
  if (!view.round) return null;
  const fixed = view.chapter >= 0 && view.last > 0;
  return (
    <p class="omg-head">
      <b>
        {fixed
          ? t("oh_my_goods-round-of", { round: view.round, last: view.last })
          : t("oh_my_goods-round", { round: view.round })}
      </b>
      {view.last > 0 && view.round === view.last && <b class="last">{t("oh_my_goods-last-round")}</b>}
      {!fixed && view.last > view.round && <b class="last">{t("oh_my_goods-last-next")}</b>}
      {view.seats > 1 && !moment.outcome && (
        <span>
          <SeatMark seat={view.active} size={13} /> {t("oh_my_goods-active", { who: who(view.active) })}
        </span>
      )}
      <span class="deck-count">{t("oh_my_goods-deck", { deck: view.deck_count, discard: view.discard_count })}</span>
    </p>
  );
}

function Hand({ view, store, seat }: Parts & { seat: number }) {
  const aside = asideOf(view, seat);
  const question = store?.question.value;
  const cards = view.hand.filter((card) => !aside.includes(card));
  const discarding = question?.decision === "discard";
  return (
    <section class="omg-hand" aria-label={t("oh_my_goods-hand")}>
      <ul class="fan" tabIndex={0}>
        {cards.map((card, place) => {
          const word = wordOf(card);
          // Two mills are told apart by where they lie.
          const alike = cards.some((other) => other !== card && cardName(other) === cardName(card));
          const found = act(store, [
            `card:${word}`,
            `supply:${word}`,
            ...(isCharacter(card) ? [`character:${word}`] : []),
          ]);
          const colour = content.colours.indexOf(cardOf(card)?.colour ?? "");
          const words = cardWords(card, view);
          const press = () => {
            if (question && store && ["card", "supply"].includes(question.domain))
              void store.askWhy(`${question.domain}:${word}`);
          };
          return (
            <li key={card}>
              <button
                type="button"
                class={`omg-card${found.legal ? " legal" : ""}${found.chosen ? " chosen" : ""}`}
                data-target={found.target ?? undefined}
                aria-disabled={found.legal ? undefined : true}
                {...tip(words, "OMG-6.5")}
                {...(found.legal ? found.handlers : { onClick: press })}
              >
                <span class="unseen">
                  {found.said + words}
                  {alike && `, ${t("oh_my_goods-which-hand", { number: place + 1 })}`}
                </span>
                <CardFace card={card} price={priceOf(view, card)} />
                {discarding && found.legal && colour >= 0 && (
                  <span class="gives-badge" aria-hidden="true">
                    +1 <ResourceIcon id={content.resources[colour]!} size={18} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
        {!cards.length && <li class="no-cards">{t("oh_my_goods-hand-empty")}</li>}
      </ul>
      {aside.length > 0 && (
        <div class="aside-slot">
          <span class="aside-word">{t("oh_my_goods-aside")}</span>
          {aside.map((card) => {
            const found = act(store, ["buy:plan"]);
            const words = t("oh_my_goods-aside-is", { card: cardWords(card, view) });
            const why = refusal(store, question?.decision === "buy" ? "buy:plan" : null);
            return found.legal ? (
              <button
                type="button"
                class={`omg-card legal${found.chosen ? " chosen" : ""}`}
                data-target="buy:plan"
                {...tip(words, "OMG-7.21")}
                {...found.handlers}
              >
                <span class="unseen">{found.said + words}</span>
                <CardFace card={card} price={priceOf(view, card)} />
              </button>
            ) : (
              <div
                class={`omg-card${why.class}`}
                role="img"
                aria-label={words}
                {...tip(words, "OMG-7.21")}
                onClick={why.onClick}
              >
                <CardFace card={card} price={priceOf(view, card)} />
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}

function Others({ view, who, own }: Parts & { own: number }) {
  const open = openedSeat;
  const others = view.buildings.map((_, seat) => seat).filter((seat) => seat !== own || view.seat === null);
  if (!others.length || !view.round) return null;
  return (
    <section class="omg-others" aria-label={t("oh_my_goods-others")}>
      {others.map((seat) => (
        <button type="button" class="other-row" onClick={() => (open.value = seat)}>
          <span class="unseen">{t("oh_my_goods-open-street", { who: who(seat) })}</span>
          <span class="other-head">
            <SeatMark seat={seat} size={14} /> <b>{who(seat)}</b>
            <span title={t("oh_my_goods-hand-count", { count: view.hand_counts[seat]! })}>
              <span class="mini-card" /> {view.hand_counts[seat]}
            </span>
            <span title={t("oh_my_goods-coins-count", { count: view.coins[seat]! })}>
              <Coin count={view.coins[seat]!} />
            </span>
            {view.aside[seat]!.length > 0 && <span class="aside-back" title={t("oh_my_goods-aside-hidden")} />}
            {facesOf(view.faces[seat]!).map(() => (
              <Person kind="helper" size={14} />
            ))}
          </span>
          <span class="small-street">
            {view.buildings[seat]!.map((card, slot) => (
              <SmallBuilding view={view} seat={seat} slot={slot} card={card} />
            ))}
          </span>
        </button>
      ))}
      {open.value !== null && others.includes(open.value) && (
        <Dialog title={t("oh_my_goods-street-of", { who: who(open.value) })} onClose={() => (open.value = null)} wide>
          <div class="omg">
            <p class="omg-head">
              <span>{t("oh_my_goods-buildings-count", { count: view.buildings[open.value]!.length })}</span>
              <span>{t("oh_my_goods-hand-count", { count: view.hand_counts[open.value]! })}</span>
              <span>{t("oh_my_goods-coins-count", { count: view.coins[open.value]! })}</span>
              {view.chapter >= 0 && <span>{t("oh_my_goods-strength", { count: view.strength[open.value]! })}</span>}
              {view.aside[open.value]!.some((card) => card === NONE) && <span>{t("oh_my_goods-aside-hidden")}</span>}
            </p>
            <Street
              view={view}
              seat={open.value}
              store={null}
              label={t("oh_my_goods-street-of", { who: who(open.value) })}
            />
            {facesOf(view.faces[open.value]!).map((face) => (
              <div class="for-hire">
                <Face face={face} wage={content.assistants[face]!.cost} />
              </div>
            ))}
          </div>
        </Dialog>
      )}
    </section>
  );
}

function SmallBuilding({ view, seat, slot, card }: { view: GoodsView; seat: number; slot: number; card: number }) {
  const printed = cardOf(card)!;
  const stock = printed.product >= 0 ? stockOf(view, seat, slot) : 0;
  const worker = workerOf(view, seat);
  return (
    <span class={`small-building roof-${printed.colour}`} title={cardName(card)}>
      <span class="small-roof" />
      {printed.product >= 0 ? (
        <GoodIcon id={content.goods[printed.product]!.id} size={18} />
      ) : printed.office ? (
        <ResourceIcon id={printed.office} size={18} />
      ) : printed.strength ? (
        <Tower />
      ) : (
        <span class="mini-card" />
      )}
      {stock > 0 && <b>{stock}</b>}
      {worker?.slot === slot && <Person kind="worker" size={13} />}
      {((view.helpers[seat]! >> slot) & 1) > 0 && <Person kind="helper" size={13} />}
    </span>
  );
}
