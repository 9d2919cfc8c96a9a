/** The work bench: what the open question is about, with what is there, what is missing and what would come of it. */
import type { ComponentChildren } from "preact";
import { listOf, t } from "../../i18n.ts";
import { act } from "../../table/act.ts";
import type { TableStore } from "../../table/store.ts";
import type { Option, Question } from "../../wire.ts";
import { Foreseen } from "./Foreseen.tsx";
import { Coin, GoodIcon, Person, ResourceIcon } from "./pictures.tsx";
import { cardOf } from "./printed.ts";
import { type OhMyGoodsShown, type Street, type StreetBuilding, type Supply, streetOf } from "./shown.ts";
import { cardName, chainItems, goodName, modeName, resourceName, standingName } from "./words.ts";

interface Parts {
  shown: OhMyGoodsShown;
  street: Street;
  store: TableStore;
  question: Question;
}

export function Bench({ shown, store }: { shown: OhMyGoodsShown; store: TableStore | null }) {
  const question = store?.question.value;
  if (!store || !question || shown.seat === null) return null;
  const inside = insideOf({ shown, street: streetOf(shown, shown.seat), store, question });
  return inside ? (
    <section class="omg-bench" aria-label={t("oh_my_goods-bench")}>
      {inside}
      <Foreseen seat={shown.seat} store={store} />
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
      return <Wealth coins={parts.street.coins} />;
    default:
      return null;
  }
}

function Wealth({ coins }: { coins: number }) {
  return (
    <p class="bench-note">
      <Coin count={coins} /> {t("oh_my_goods-wealth", { count: coins })}
    </p>
  );
}

/** What a building needs, what market, offices and hand give, and what is missing. */
function Needs({ supply }: { supply: Supply }) {
  return (
    <ul class="check-list">
      {supply.needs.map(({ resource, count, market, offices, hand, missing }) => (
        <li key={resource} class={missing ? "lacks" : "has"}>
          <ResourceIcon id={resource} size={20} />
          <span class="unseen">{resourceName(resource)}</span>
          <span>
            <span class="unseen">{t("oh_my_goods-need")} </span>
            <b class="need-count">{count}</b>
          </span>
          <From name={t("oh_my_goods-from-market")} count={market} />
          <From name={t("oh_my_goods-from-office")} count={offices} />
          <From name={t("oh_my_goods-from-hand")} count={hand} />
          {missing > 0 && (
            <b>
              {t("oh_my_goods-missing")} {missing}
            </b>
          )}
        </li>
      ))}
      {supply.needs.length > 0 && supply.needs.every(({ missing }) => !missing) && (
        <li class="has all">{t("oh_my_goods-has-all")}</li>
      )}
    </ul>
  );
}

function From({ name, count }: { name: string; count: number }) {
  return count > 0 ? (
    <span class="from">
      {name} {count}
    </span>
  ) : null;
}

interface LineProps {
  shown: OhMyGoodsShown;
  street: Street;
  building: StreetBuilding;
  children: ComponentChildren;
}

function Line({ shown, street, building, children }: LineProps) {
  const supply = shown.supplies.find(({ place }) => place === building.place);
  return (
    <div class={`bench-line roof-${cardOf(building.card)?.colour}`}>
      <b class="bench-name">{standingName(street, building)}</b>
      {supply && <Needs supply={supply} />}
      <span class="bench-acts">{children}</span>
    </div>
  );
}

/** A button on the bench that answers. */
function Choice({ store, target, children }: { store: TableStore; target: string; children: ComponentChildren }) {
  const found = act(store, [target]);
  return (
    <button
      type="button"
      class={`button bench-button${found.chosen ? " chosen" : ""}`}
      data-target={target}
      {...found.handlers}
    >
      {children}
    </button>
  );
}

function Posts({ shown, street, store }: Parts) {
  return (
    <>
      {street.buildings.map((building) => {
        const posts = ["efficient", "sloppy"].flatMap((mode) => {
          const option = store.byTarget.value.get(`post:${building.place}-${mode}`);
          return option ? [{ mode, option }] : [];
        });
        return posts.length ? (
          <Line key={building.place} shown={shown} street={street} building={building}>
            {posts.map(({ mode, option }) => (
              <Choice key={mode} store={store} target={option.target}>
                <span class="unseen">{standingName(street, building)}</span>
                <Person kind="worker" size={18} /> {modeName(mode)}
                <span class="yield">
                  {makesBy(option)}
                  <GoodIcon id={cardOf(building.card)?.product ?? ""} size={18} />
                </span>
              </Choice>
            ))}
          </Line>
        ) : null;
      })}
    </>
  );
}

/** How many goods a worker would make at a post. */
function makesBy(option: Option): number {
  return Number(option.name?.details?.makes);
}

function Makes({ shown, street, store }: Parts) {
  const isLit = (target: string) => store.byTarget.value.has(target);
  const isManned = ({ place, assistant }: StreetBuilding) => assistant || street.worker?.place === place;
  const hasMade = ({ place }: StreetBuilding) => shown.supplies.some((each) => each.place === place && each.made);
  return (
    <>
      {street.buildings
        .filter((each) => isLit(`make:${each.place}`) || (isManned(each) && !hasMade(each)))
        .map((building) => (
          <Make key={building.place} shown={shown} street={street} store={store} building={building} />
        ))}
      {street.buildings
        .filter(({ place }) => isLit(`make:${place}-chain`))
        .map((building) => (
          <div key={building.place} class={`bench-line roof-${cardOf(building.card)?.colour}`}>
            <b class="bench-name">{standingName(street, building)}</b>
            <span class="bench-text">{chainWords(building.card)}</span>
            <span class="bench-acts">
              <Choice store={store} target={`make:${building.place}-chain`}>
                {t("oh_my_goods-option-chain", { card: standingName(street, building) })}
              </Choice>
            </span>
          </div>
        ))}
    </>
  );
}

function Make({ shown, street, store, building }: Omit<Parts, "question"> & { building: StreetBuilding }) {
  const target = `make:${building.place}`;
  const left = shown.supplies.find(({ place }) => place === building.place)?.left ?? 0;
  const person = street.worker?.place === building.place ? "worker" : building.assistant ? "helper" : null;
  const good = cardOf(building.card)?.product ?? "";
  return (
    <Line shown={shown} street={street} building={building}>
      {left > 0 && <span class="still">{t("oh_my_goods-still", { count: left })}</span>}
      {store.byTarget.value.has(target) ? (
        <Choice store={store} target={target}>
          <span class="unseen">{t("oh_my_goods-option-produce", { card: standingName(street, building) })}</span>
          {person && <Person kind={person} size={18} />}
          {person && <b class="yield">{`+${building.makes}`}</b>}
          <GoodIcon id={good} size={20} /> {goodName(good)}
        </Choice>
      ) : (
        <span class="cannot">
          <Person kind={person ?? "helper"} size={22} />
        </span>
      )}
    </Line>
  );
}

function Discards({ shown, street, store }: Parts) {
  const { discarding } = shown;
  const building = street.buildings.find(({ place }) => place === discarding?.place);
  if (!discarding || !building) return null;
  const [, pointed = ""] = (store.peek.value ?? "").split(":");
  const resource = cardOf(pointed)?.resource;
  return (
    <Line shown={shown} street={street} building={building}>
      <span class="still">{t("oh_my_goods-still", { count: discarding.left })}</span>
      {resource && (
        <span class="gives">
          <ResourceIcon id={resource} size={18} />
          {t("oh_my_goods-discard-gives", { resource: resourceName(resource) })}
        </span>
      )}
    </Line>
  );
}

/** What one use of a chain takes and gives. */
function chainWords(word: string): string {
  const card = cardOf(word);
  return card
    ? t("oh_my_goods-chain-takes", {
        list: listOf(chainItems(word)),
        count: card.gives,
        good: goodName(card.product),
      })
    : cardName(word);
}

function Chain({ shown, street, store }: Parts) {
  const { chain } = shown;
  const building = street.buildings.find(({ place }) => place === chain?.place);
  if (!chain || !building) return null;
  const goesOn = [...store.byTarget.value.keys()].some((target) => target !== "supply:done");
  const tell = (count: number, coins: number) =>
    t("oh_my_goods-chain-now", { good: goodName(chain.good), count, coins });
  return (
    <div class={`bench-line roof-${cardOf(building.card)?.colour}`}>
      <b class="bench-name">{standingName(street, building)}</b>
      {goesOn && <span class="bench-text">{chainWords(building.card)}</span>}
      <span class="bench-acts result">
        <GoodIcon id={chain.good} size={20} />
        {tell(chain.goods, chain.coins)}
        {goesOn && (
          <>
            {" "}
            <span aria-hidden="true">→</span> <b>{tell(chain.goods_then, chain.coins_then)}</b>
          </>
        )}
      </span>
    </div>
  );
}

function Price({ shown, street, store }: Parts) {
  const { payment } = shown;
  if (!payment) return null;
  const { left, price, paid } = payment;
  const [domain, place] = (store.peek.value ?? "").split(":");
  const pointed = domain === "building" ? street.buildings.find((each) => each.place === place) : undefined;
  const gives = pointed?.worth ?? 0;
  return (
    <div class="bench-line">
      <span class="bench-text">
        {price === null ? t("oh_my_goods-price-left", { count: left }) : t("oh_my_goods-price", { paid, price })}
      </span>
      <meter
        class="price-meter"
        min={0}
        max={price ?? left}
        value={Math.min(price ?? left, paid + gives)}
        aria-hidden="true"
      />
      {gives > 0 && (
        <span class="gives">
          <Coin count={`+${gives}`} />
        </span>
      )}
      {pointed && payment.needless.includes(pointed.place) && <b class="needless">{t("oh_my_goods-needless")}</b>}
      {payment.beyond && <b class="needless">{t("oh_my_goods-beyond")}</b>}
    </div>
  );
}
