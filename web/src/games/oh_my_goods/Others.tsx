/** The others' streets: a row for each, which opens to show it large. */
import { t } from "../../i18n.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SeatMark } from "../../ui/Icon.tsx";
import { Coin, GoodIcon, Person, ResourceIcon, Tower } from "./pictures.tsx";
import { type Card, cardOf } from "./printed.ts";
import { AssistantFace } from "./Shop.tsx";
import { Street } from "./Street.tsx";
import { type OhMyGoodsShown, openedSeat, type StreetBuilding, type Street as StreetShown } from "./shown.ts";
import { cardName } from "./words.ts";

interface OthersProps {
  shown: OhMyGoodsShown;
  who: (seat: number) => string;
}

export function Others({ shown, who }: OthersProps) {
  const others = shown.streets.filter(({ seat }) => seat !== shown.seat);
  const open = others.find(({ seat }) => seat === openedSeat.value);
  if (!others.length || !shown.round) return null;
  return (
    <section class="omg-others" aria-label={t("oh_my_goods-others")}>
      {others.map((street) => (
        <Row key={street.seat} street={street} name={who(street.seat)} />
      ))}
      {open && <OpenStreet street={open} name={who(open.seat)} longsdale={shown.chapter !== null} />}
    </section>
  );
}

function Row({ street, name }: { street: StreetShown; name: string }) {
  const { seat, hand_count, coins, aside, assistants, buildings, worker } = street;
  return (
    <button
      type="button"
      class="other-row"
      onClick={() => {
        openedSeat.value = seat;
      }}
    >
      <span class="unseen">{t("oh_my_goods-open-street", { who: name })}</span>
      <span class="other-head">
        <SeatMark seat={seat} size={14} /> <b>{name}</b>
        <span title={t("oh_my_goods-hand-count", { count: hand_count })}>
          <span class="mini-card" /> {hand_count}
        </span>
        <span title={t("oh_my_goods-coins-count", { count: coins })}>
          <Coin count={coins} />
        </span>
        {aside.length > 0 && <span class="aside-back" title={t("oh_my_goods-aside-hidden")} />}
        {assistants.map((each) => (
          <Person key={each} kind="helper" size={14} />
        ))}
      </span>
      <span class="small-street">
        {buildings.map((building) => (
          <SmallBuilding key={building.place} building={building} hasWorker={worker?.place === building.place} />
        ))}
      </span>
    </button>
  );
}

function OpenStreet({ street, name, longsdale }: { street: StreetShown; name: string; longsdale: boolean }) {
  const label = t("oh_my_goods-street-of", { who: name });
  return (
    <Dialog
      title={label}
      onClose={() => {
        openedSeat.value = null;
      }}
      wide
    >
      <div class="omg">
        <p class="omg-head">
          <span>{t("oh_my_goods-buildings-count", { count: street.buildings.length })}</span>
          <span>{t("oh_my_goods-hand-count", { count: street.hand_count })}</span>
          <span>{t("oh_my_goods-coins-count", { count: street.coins })}</span>
          {longsdale && <span>{t("oh_my_goods-strength", { count: street.strength })}</span>}
          {street.aside.includes(null) && <span>{t("oh_my_goods-aside-hidden")}</span>}
        </p>
        <Street street={street} store={null} payment={null} label={label} />
        {street.assistants.map((assistant) => (
          <div key={assistant} class="for-hire">
            <AssistantFace assistant={assistant} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function SmallBuilding({ building, hasWorker }: { building: StreetBuilding; hasWorker: boolean }) {
  const card = cardOf(building.card);
  if (!card) return null;
  return (
    <span class={`small-building roof-${card.colour}`} title={cardName(building.card)}>
      <span class="small-roof" />
      <Sign card={card} />
      {building.goods > 0 && <b>{building.goods}</b>}
      {hasWorker && <Person kind="worker" size={13} />}
      {building.assistant && <Person kind="helper" size={13} />}
    </span>
  );
}

/** What a building is for, in one picture. */
function Sign({ card }: { card: Card }) {
  if (card.product) return <GoodIcon id={card.product} size={18} />;
  if (card.office) return <ResourceIcon id={card.office} size={18} />;
  return card.strength ? <Tower /> : <span class="mini-card" />;
}
