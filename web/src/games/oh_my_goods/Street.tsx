/** A street of workshops: cards with crates on the roof and people at the door. */
import { t } from "../../i18n.ts";
import { act } from "../../table/act.ts";
import type { TableStore } from "../../table/store.ts";
import { Target } from "../../table/Target.tsx";
import { CardFace } from "./Card.tsx";
import { Crates, Person, Tower } from "./pictures.tsx";
import { cardOf } from "./printed.ts";
import type { Payment, StreetBuilding, Street as StreetShown, Worker } from "./shown.ts";
import { buildingWords, modeName } from "./words.ts";

interface StreetProps {
  street: StreetShown;
  /** Null where nothing here answers: another seat's street, or a replay. */
  store: TableStore | null;
  payment: Payment | null;
  label: string;
}

export function Street({ street, store, payment, label }: StreetProps) {
  return (
    <section class="omg-street" aria-label={label}>
      <ul tabIndex={0}>
        {street.buildings.map((building) => (
          <Building key={building.card} street={street} building={building} store={store} payment={payment} />
        ))}
      </ul>
      <span class="pavement" aria-hidden="true" />
    </section>
  );
}

interface BuildingProps {
  street: StreetShown;
  building: StreetBuilding;
  store: TableStore | null;
  payment: Payment | null;
}

/** What to ask about when a building is pressed that answers nothing. */
function whyAt(store: TableStore | null, place: string): string | null {
  const domain = store?.question.value?.domain ?? "";
  if (domain === "post") return `post:${place}-efficient`;
  return ["make", "building", "supply"].includes(domain) ? `${domain}:${place}` : null;
}

function Building({ street, building, store, payment }: BuildingProps) {
  const { place, tower, assistant } = building;
  const targets = [`building:${place}`, `supply:${place}`, `make:${place}`];
  const found = act(store, targets);
  const worker = street.worker?.place === place ? street.worker : null;
  const paying = payment !== null && found.legal;
  const needless = paying && payment.needless.includes(place);
  const pointed =
    found.peeked ||
    act(store, [`make:${place}-chain`]).peeked ||
    (store?.peek.value?.startsWith(`post:${place}-`) ?? false);
  const people = [
    ...(needless ? [t("oh_my_goods-needless")] : []),
    ...(worker ? [t("oh_my_goods-worker-here", { who: t("oh_my_goods-worker"), mode: modeName(worker.mode) })] : []),
    ...(assistant ? [t("oh_my_goods-assistant")] : []),
    ...(tower ? [t("oh_my_goods-tower")] : []),
  ];
  return (
    <li class="lot">
      <Target
        store={store}
        targets={targets}
        class={pointed ? "building pointed" : "building"}
        label={buildingWords(street, building, people)}
        rule="OMG-7.4"
        why={whyAt(store, place)}
      >
        <Standing building={building} worker={worker}>
          {paying && (
            <span class={`pays${needless ? " needless" : ""}`}>
              {t(needless ? "oh_my_goods-pays-needless" : "oh_my_goods-pays", { count: building.worth })}
            </span>
          )}
        </Standing>
      </Target>
    </li>
  );
}

function Standing({
  building,
  worker,
  children,
}: {
  building: StreetBuilding;
  worker: Worker | null;
  children: preact.ComponentChildren;
}) {
  const product = cardOf(building.card)?.product;
  return (
    <span class="standing" aria-hidden="true">
      {product && <Crates count={building.goods} good={product} />}
      <CardFace card={building.card}>
        {building.tower && <Tower />}
        {(worker || building.assistant) && (
          <span class="people">
            {worker && (
              <span class={worker.planned ? "planned" : ""}>
                <Person kind="worker" />
                <b class="mode">{building.makes}</b>
              </span>
            )}
            {building.assistant && <Person kind="helper" />}
          </span>
        )}
        {children}
      </CardFace>
    </span>
  );
}
