/** A street of workshops: cards with crates on the roof and people at the door. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { tip } from "../../ui/Tips.tsx";
import { act, refusal } from "./act.ts";
import { CardFace } from "./Card.tsx";
import { Crates, Person, Tower } from "./pictures.tsx";
import { cardOf, content, type GoodsView, stockOf, workerOf } from "./view.ts";
import { buildingWords, modeName } from "./words.ts";

export function Street({
  view,
  seat,
  store,
  label,
}: {
  view: GoodsView;
  seat: number;
  store: TableStore | null;
  label: string;
}) {
  const mine = seat === view.seat ? store : null;
  return (
    <section class="omg-street" aria-label={label}>
      <ul tabIndex={0}>
        {view.buildings[seat]!.map((card, slot) => (
          <Building key={card} view={view} seat={seat} slot={slot} store={mine} />
        ))}
      </ul>
      <span class="pavement" aria-hidden="true" />
    </section>
  );
}

function Building({
  view,
  seat,
  slot,
  store,
}: {
  view: GoodsView;
  seat: number;
  slot: number;
  store: TableStore | null;
}) {
  const card = view.buildings[seat]![slot]!;
  const word = `b${slot + 1}`;
  const found = act(store, [`building:${word}`, `supply:${word}`, `make:${word}`]);
  const chain = act(store, [`make:${word}-chain`]);
  const worker = workerOf(view, seat);
  const here = worker?.slot === slot;
  const helper = (view.helpers[seat]! >> slot) & 1;
  const tower = (view.towered[seat]! >> slot) & 1;
  const product = cardOf(card)!.product;
  const stock = product >= 0 ? stockOf(view, seat, slot) : 0;
  const pointed = store?.peek.value?.startsWith(`post:${word}-`) ?? false;
  const paying = found.legal && ["pay", "plan_pay"].includes(store!.question.value!.decision);
  const needless = paying && view.needless.includes(slot);
  const people = [
    ...(needless ? [t("oh_my_goods-needless")] : []),
    ...(here ? [t("oh_my_goods-worker-here", { who: t("oh_my_goods-worker"), mode: modeName(worker!.sloppy) })] : []),
    ...(helper ? [t("oh_my_goods-assistant")] : []),
    ...(tower ? [t("oh_my_goods-tower")] : []),
  ];
  const words = buildingWords(view, seat, slot, people);
  const body = (
    <span class="standing" aria-hidden="true">
      {product >= 0 && <Crates count={stock} good={content.goods[product]!.id} />}
      <CardFace card={card}>
        {tower > 0 && <Tower />}
        {(here || helper > 0) && (
          <span class="people">
            {here && (
              <span class={worker!.planned ? "planned" : ""}>
                <Person kind="worker" />
                <b class="mode">{worker!.sloppy ? 1 : 2}</b>
              </span>
            )}
            {helper > 0 && <Person kind="helper" />}
          </span>
        )}
        {paying && (
          <span class={`pays${needless ? " needless" : ""}`}>
            {t(needless ? "oh_my_goods-pays-needless" : "oh_my_goods-pays", { count: view.worth[seat]![slot]! })}
          </span>
        )}
      </CardFace>
    </span>
  );
  const domain = store?.question.value?.domain ?? "";
  const why = refusal(
    store,
    domain === "post"
      ? `post:${word}-efficient`
      : ["make", "building", "supply"].includes(domain)
        ? `${domain}:${word}`
        : null,
  );
  const look = `building${found.legal ? " legal" : ""}${found.chosen ? " chosen" : ""}${found.peeked || chain.peeked || pointed ? " pointed" : ""}`;
  return (
    <li class="lot">
      {found.legal ? (
        <button type="button" class={look} data-target={found.target!} {...tip(words, "OMG-7.4")} {...found.handlers}>
          <span class="unseen">{found.said + words}</span>
          {body}
        </button>
      ) : (
        <div class={look + why.class} role="img" aria-label={words} {...tip(words, "OMG-7.4")} onClick={why.onClick}>
          {body}
        </div>
      )}
    </li>
  );
}
