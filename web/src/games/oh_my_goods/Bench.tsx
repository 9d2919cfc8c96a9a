/** The work bench: what the open question is about, with what is there, what is missing and what would come of it. */
import type { ComponentChildren } from "preact";
import { listOf, t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import type { Question } from "../../wire.ts";
import { act } from "./act.ts";
import { Foreseen } from "./Foreseen.tsx";
import { Coin, GoodIcon, Person, ResourceIcon } from "./pictures.tsx";
import {
  cardNamed,
  cardOf,
  content,
  type GoodsView,
  handOf,
  marketOf,
  officesOf,
  stockOf,
  wholePrice,
  workerOf,
} from "./view.ts";
import { chainItems, goodName, modeName, needsOf, resourceName, standingName } from "./words.ts";

type Parts = { view: GoodsView; seat: number; store: TableStore; question: Question };

export function Bench({ view, store }: { view: GoodsView; store: TableStore | null }) {
  const question = store?.question.value;
  if (!store || !question || view.seat === null) return null;
  const parts = { view, seat: view.seat, store, question };
  const inside = insideOf(parts);
  return inside ? (
    <section class="omg-bench" aria-label={t("oh_my_goods-bench")}>
      {inside}
      <Foreseen seat={view.seat} store={store} />
    </section>
  ) : null;
}

function insideOf(parts: Parts): ComponentChildren {
  switch (parts.question.decision) {
    case "plan_worker":
      return <Posts {...parts} />;
    case "produce":
      return <Makes {...parts} />;
    case "discard":
      return <Discards {...parts} />;
    case "chain":
    case "chain_good":
      return <Chain {...parts} />;
    case "pay":
    case "plan_pay":
      return <Price {...parts} />;
    case "buy":
      return (
        <p class="bench-note">
          <Coin count={parts.view.coins[parts.seat]!} />{" "}
          {t("oh_my_goods-wealth", { count: parts.view.coins[parts.seat]! })}
        </p>
      );
    default:
      return null;
  }
}

/** What a building needs, what market and offices give, and what is missing. */
function Needs({ view, seat, slot, left }: { view: GoodsView; seat: number; slot: number; left?: readonly number[] }) {
  const card = view.buildings[seat]![slot]!;
  const rows = needsOf(card);
  return (
    <ul class="check-list">
      {rows.map(([id, count]) => {
        const place = id === "any" ? 5 : content.resources.indexOf(id);
        // While cards are discarded the table counts down what is left of the need.
        const missing = (left ?? view.missing[slot]!)[place]!;
        const hand = Math.min(missing, handOf(view, place));
        const market = Math.min(count, marketOf(view, place));
        const office = Math.min(count - market, officesOf(view, seat, place));
        return (
          <li class={missing ? "lacks" : "has"}>
            <ResourceIcon id={id} size={20} />
            <span class="unseen">{resourceName(id)}</span>
            <span>
              <span class="unseen">{t("oh_my_goods-need")} </span>
              <b class="need-count">{count}</b>
            </span>
            {market > 0 && (
              <span class="from">
                {t("oh_my_goods-from-market")} {market}
              </span>
            )}
            {office > 0 && (
              <span class="from">
                {t("oh_my_goods-from-office")} {office}
              </span>
            )}
            {hand > 0 && (
              <span class="from">
                {t("oh_my_goods-from-hand")} {hand}
              </span>
            )}
            {missing > 0 && (
              <b>
                {t("oh_my_goods-missing")} {missing}
              </b>
            )}
          </li>
        );
      })}
      {view.missing[slot]!.every((units) => !units) && rows.length > 0 && (
        <li class="has all">{t("oh_my_goods-has-all")}</li>
      )}
    </ul>
  );
}

function Line({
  view,
  seat,
  slot,
  left,
  children,
}: {
  view: GoodsView;
  seat: number;
  slot: number;
  left?: readonly number[];
  children: ComponentChildren;
}) {
  const card = view.buildings[seat]![slot]!;
  return (
    <div class={`bench-line roof-${cardOf(card)!.colour}`}>
      <b class="bench-name">{standingName(view, seat, slot)}</b>
      <Needs view={view} seat={seat} slot={slot} left={left} />
      <span class="bench-acts">{children}</span>
    </div>
  );
}

function Posts({ view, seat, store }: Parts) {
  const slots = view.buildings[seat]!.map((_, slot) => slot).filter((slot) =>
    store.byTarget.value.has(`post:b${slot + 1}-efficient`),
  );
  return (
    <>
      {slots.map((slot) => (
        <Line view={view} seat={seat} slot={slot}>
          {["efficient", "sloppy"].map((mode) => {
            const target = `post:b${slot + 1}-${mode}`;
            const found = act(store, [target]);
            const good = content.goods[cardOf(view.buildings[seat]![slot]!)!.product]!;
            return (
              <button
                type="button"
                class={`button bench-button${found.chosen ? " chosen" : ""}`}
                data-target={target}
                {...found.handlers}
              >
                <span class="unseen">{standingName(view, seat, slot)}</span>
                <Person kind="worker" size={18} /> {modeName(mode === "sloppy")}
                <span class="yield">
                  {mode === "sloppy" ? 1 : 2}
                  <GoodIcon id={good.id} size={18} />
                </span>
              </button>
            );
          })}
        </Line>
      ))}
    </>
  );
}

function Makes({ view, seat, store }: Parts) {
  const worker = workerOf(view, seat);
  const slots = view.buildings[seat]!.map((_, slot) => slot);
  const manned = slots.filter(
    (slot) =>
      store.byTarget.value.has(`make:b${slot + 1}`) ||
      (!((view.done >> slot) & 1) && (worker?.slot === slot || (view.helpers[seat]! >> slot) & 1)),
  );
  /** How many goods the person there makes, as his plan says; automatic buildings have none. */
  const mannedBy = (slot: number) =>
    worker?.slot === slot ? (worker.sloppy ? 1 : 2) : (view.helpers[seat]! >> slot) & 1;
  const chains = slots.filter((slot) => store.byTarget.value.has(`make:b${slot + 1}-chain`));
  return (
    <>
      {manned.map((slot) => {
        const target = `make:b${slot + 1}`;
        const found = act(store, [target]);
        const good = content.goods[cardOf(view.buildings[seat]![slot]!)!.product]!;
        const short = view.shortage[slot]!;
        return (
          <Line view={view} seat={seat} slot={slot}>
            {short > 0 && <span class="still">{t("oh_my_goods-still", { count: short })}</span>}
            {found.legal ? (
              <button
                type="button"
                class={`button bench-button${found.chosen ? " chosen" : ""}`}
                data-target={target}
                {...found.handlers}
              >
                <span class="unseen">{t("oh_my_goods-option-produce", { card: standingName(view, seat, slot) })}</span>
                {worker?.slot === slot ? (
                  <Person kind="worker" size={18} />
                ) : (view.helpers[seat]! >> slot) & 1 ? (
                  <Person kind="helper" size={18} />
                ) : null}
                {mannedBy(slot) > 0 && <b class="yield">{`+${mannedBy(slot)}`}</b>}
                <GoodIcon id={good.id} size={20} /> {goodName(content.goods.indexOf(good))}
              </button>
            ) : (
              <span class="cannot">
                <Person kind={worker?.slot === slot ? "worker" : "helper"} size={22} />
              </span>
            )}
          </Line>
        );
      })}
      {chains.map((slot) => {
        const target = `make:b${slot + 1}-chain`;
        const found = act(store, [target]);
        const card = view.buildings[seat]![slot]!;
        return (
          <div class={`bench-line roof-${cardOf(card)!.colour}`}>
            <b class="bench-name">{standingName(view, seat, slot)}</b>
            <span class="bench-text">{chainWords(card)}</span>
            <span class="bench-acts">
              <button
                type="button"
                class={`button bench-button${found.chosen ? " chosen" : ""}`}
                data-target={target}
                {...found.handlers}
              >
                {t("oh_my_goods-option-chain", { card: standingName(view, seat, slot) })}
              </button>
            </span>
          </div>
        );
      })}
    </>
  );
}

function Discards({ view, seat, store, question }: Parts) {
  const { a: slot, b: packed } = question.prompt.arguments;
  const pointed = store.peek.value ? cardNamed(store.peek.value.split(":")[1]!) : -1;
  const colour = content.colours.indexOf(cardOf(pointed)?.colour ?? "");
  return (
    <Line view={view} seat={seat} slot={slot} left={view.lack}>
      <span class="still">{t("oh_my_goods-still", { count: packed & 255 })}</span>
      {colour >= 0 && (
        <span class="gives">
          <ResourceIcon id={content.resources[colour]!} size={18} />
          {t("oh_my_goods-discard-gives", { resource: resourceName(content.resources[colour]!) })}
        </span>
      )}
    </Line>
  );
}

/** What one use of a chain takes and gives: as many goods as it shows items. */
function chainWords(card: number): string {
  const items = chainItems(card);
  return t("oh_my_goods-chain-takes", {
    list: listOf(items),
    count: items.length,
    good: goodName(cardOf(card)!.product),
  });
}

function Chain({ view, seat, store, question }: Parts) {
  const slot = question.prompt.arguments.a & 15;
  const card = view.buildings[seat]![slot]!;
  const good = cardOf(card)!.product;
  const stock = stockOf(view, seat, slot);
  const worth = view.worth[seat]![slot]!;
  // The second item of a use adds the good that the first one has not.
  const gain = question.decision === "chain_good" ? 1 : chainItems(card).length;
  const goesOn = [...store.byTarget.value.keys()].some((target) => target !== "supply:done");
  const tell = (count: number) => t("oh_my_goods-chain-now", { good: goodName(good), count, coins: count * worth });
  return (
    <div class={`bench-line roof-${cardOf(card)!.colour}`}>
      <b class="bench-name">{standingName(view, seat, slot)}</b>
      {goesOn && <span class="bench-text">{chainWords(card)}</span>}
      <span class="bench-acts result">
        <GoodIcon id={content.goods[good]!.id} size={20} />
        {tell(stock)}
        {goesOn && (
          <>
            {" "}
            <span aria-hidden="true">→</span> <b>{tell(stock + gain)}</b>
          </>
        )}
      </span>
    </div>
  );
}

function Price({ view, seat, store, question }: Parts) {
  const left = question.prompt.arguments.a;
  const whole = question.decision === "pay" ? wholePrice(view) : null;
  const at = /^building:b(\d+)$/.exec(store.peek.value ?? "");
  const gives = at ? (view.worth[seat]![Number(at[1]) - 1] ?? 0) : 0;
  const paid = whole === null ? 0 : whole - left;
  return (
    <div class="bench-line">
      <span class="bench-text">
        {whole === null || paid < 0
          ? t("oh_my_goods-price-left", { count: left })
          : t("oh_my_goods-price", { paid, price: whole })}
      </span>
      <meter
        class="price-meter"
        min={0}
        max={whole ?? left}
        value={Math.min(whole ?? left, paid + gives)}
        aria-hidden="true"
      />
      {gives > 0 && (
        <span class="gives">
          <Coin count={`+${gives}`} />
        </span>
      )}
      {at && view.needless.includes(Number(at[1]) - 1) && <b class="needless">{t("oh_my_goods-needless")}</b>}
      {view.beyond && <b class="needless">{t("oh_my_goods-beyond")}</b>}
    </div>
  );
}
