/** A farm: the house with its roof and yard, fields left, barrows above, extensions right, helpers below. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { tip } from "../../ui/Tips.tsx";
import { Amount, Good } from "./Goods.tsx";
import { Recon, RoofFace } from "./Parts.tsx";
import { Target } from "./Target.tsx";
import { Symbols } from "./Village.tsx";
import { bit, CROPS, content, extensionsOf, type GranjaView, ROOFS, SLOTS, symbols } from "./view.ts";
import { donkeyName, goodName, helperName, helperText, roofName, sideText } from "./words.ts";

export interface FarmProps {
  view: GranjaView;
  seat: number;
  /** Null where the farm is only looked at. */
  store: TableStore | null;
  who: (seat: number) => string;
}

export function Farm(props: FarmProps) {
  return (
    <div class="farm">
      <Barrows {...props} />
      <Fields {...props} />
      <House {...props} />
      <Extensions {...props} />
      <Helpers {...props} />
    </div>
  );
}

function Barrows({ view, seat, store }: FarmProps) {
  return (
    <section class="barrows" aria-label={t("la_granja-barrows")}>
      {Array.from({ length: SLOTS }, (_, slot) => {
        const card = view.barrow_card[seat * SLOTS + slot]!;
        const place = `barrow${slot + 1}`;
        const name = t("la_granja-barrow-slot", { number: slot + 1 });
        if (card < 0) return <span class="tucked barrow none">{name}</span>;
        const { barrow, marks } = content.cards[card]!;
        const list = symbols(barrow.goods, view.barrow_filled[seat * SLOTS + slot]!);
        const pays = barrow.market
          ? t("la_granja-pays-barrow", { points: barrow.vp, market: barrow.market })
          : t("la_granja-pays-plain", { points: barrow.vp });
        return (
          <div class="tucked barrow">
            <Cart />
            <Target
              store={store}
              targets={[`barrow:${place}`]}
              label={sideText(card, "barrow")}
              shows={sideText(card, "barrow")}
              rule="LG-9.18"
              class="barrow-pays"
            >
              <Good good="vp" size={17} />
              <b aria-hidden="true">{barrow.vp}</b>
              {barrow.market > 0 && <HexBadge value={barrow.market} />}
            </Target>
            <Symbols list={list} seat={seat} store={store} place={place} name={name} pays={pays} />
            <Recon mark={marks[1]} />
          </div>
        );
      })}
    </section>
  );
}

export function HexBadge({ value }: { value: number }) {
  return (
    <svg class={`hex-badge value-${value}`} viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
      <polygon points="0 -11 9.500 -5.500 9.500 5.500 0 11 -9.500 5.500 -9.500 -5.500" />
      <text y="5" text-anchor="middle">
        {value}
      </text>
    </svg>
  );
}

function Cart() {
  return (
    <svg class="cart" viewBox="0 0 120 60" aria-hidden="true" preserveAspectRatio="none">
      <path d="M2 3H110L101 56H13Z" />
      <path class="cart-line" d="M5 16H108M8 30H105M11 43H103M110 5L119 0" />
    </svg>
  );
}

function Fields({ view, seat }: FarmProps) {
  const plots = content.goods.slice(0, CROPS).flatMap((crop, number) => {
    const grown = view.grown[seat * CROPS + number]!;
    return Array.from({ length: view.fields[seat * CROPS + number]! }, (_, plot) => ({ crop, grown: plot < grown }));
  });
  return (
    <section class="fields" aria-label={t("la_granja-fields")}>
      {plots.map(({ crop, grown }) => {
        const field = t(`la_granja-field-${crop}`);
        const label = grown
          ? t("la_granja-field-grown", { field, good: goodName(crop) })
          : t("la_granja-field-empty", { field });
        return (
          <span class={`plot plot-${crop}${grown ? " grown" : ""}`} {...tip(label, "LG-5.12")}>
            <svg viewBox="0 0 60 34" aria-hidden="true" preserveAspectRatio="none">
              <path
                class="furrow"
                d="M0 7C20 3 40 11 60 7M0 15C20 11 40 19 60 15M0 23C20 19 40 27 60 23M0 31C20 27 40 35 60 31"
              />
            </svg>
            <Good good={crop} size={grown ? 22 : 16} />
            <span class="unseen">{label}</span>
          </span>
        );
      })}
      {!plots.length && <span class="tucked none">{t("la_granja-fields")}</span>}
    </section>
  );
}

function House({ view, seat, store }: FarmProps) {
  const count = view.roof_count[seat]!;
  const spaces = Math.max(content.roofPoints.length, count);
  const chosen = view.donkey[seat]!;
  const limit = content.handLimit + view.more_hand[seat]!;
  const stalls = content.stalls + view.more_stalls[seat]!;
  const extra = content.extraDeliveries + view.more_deliveries[seat]!;
  return (
    <section class="house" aria-label={t("la_granja-own-roof")}>
      <svg class="house-back" viewBox="0 0 300 190" preserveAspectRatio="none" aria-hidden="true">
        <path class="house-roof" d="M0 92L42 14H258L300 92Z" />
        <path class="house-eave" d="M0 92H300" />
        <rect class="house-wall" x="18" y="92" width="264" height="98" />
      </svg>
      <div class="roof">
        {Array.from({ length: Math.min(spaces, ROOFS) }, (_, slot) => {
          const tile = slot < count ? view.roof_tile[seat * ROOFS + slot]! : -1;
          if (tile < 0)
            return (
              <span
                class="roof-space"
                {...tip(t("la_granja-points", { count: content.roofPoints[slot] ?? 3 }), "LG-5.17")}
              >
                <Good good="vp" size={12} />
                {content.roofPoints[slot]}
              </span>
            );
          const used = view.roof_used[seat * ROOFS + slot] === 1;
          const name = used ? t("la_granja-used", { what: roofName(tile) }) : roofName(tile);
          const notation = `roof${slot + 1}`;
          return (
            <Target
              store={store}
              targets={[`roof:${notation}`, `change:${notation}`, `free:${notation}`]}
              why={`free:${notation}`}
              label={name}
              shows={name}
              rule="LG-5.24"
              class="roof-tile"
            >
              <RoofFace tile={tile} used={used} />
            </Target>
          );
        })}
      </div>
      <div class="wall">
        <Amount
          good="card"
          count={`${view.hand_count[seat]}/${limit}`}
          label={t("la_granja-hand-count", { count: view.hand_count[seat]!, limit })}
          rule="LG-5.8"
        />
        <Amount good="stall" count={stalls} label={t("la_granja-stalls-count", { count: stalls })} rule="LG-1.3" />
        <Amount
          good="silver"
          count={`+${view.more_income[seat]}`}
          label={t("la_granja-income-count", { count: view.more_income[seat]! })}
          rule="LG-5.10"
        />
        <Amount
          good="delivery"
          count={`+${extra}`}
          label={t("la_granja-extra-count", { count: extra })}
          rule="LG-10.1"
        />
      </div>
      <div class="donkeys" role="group" aria-label={t("la_granja-donkeys")}>
        {content.donkeys.map(({ donkeys, hats }, tile) => {
          const left = bit(view.donkey_left[seat]!, tile);
          const name = left || chosen === tile ? donkeyName(tile) : t("la_granja-used", { what: donkeyName(tile) });
          return (
            <Target
              store={store}
              targets={[`donkey:donkey${donkeys}`]}
              why={store?.question.value?.decision === "donkey" ? `donkey:donkey${donkeys}` : null}
              label={name}
              shows={name}
              rule="LG-7.2"
              class={`donkey-tile${left ? "" : " spent"}${chosen === tile ? " walking" : ""}`}
            >
              <span class="donkey-face">
                <Good good="donkey" size={17} />
                {donkeys}
              </span>
              <span class="donkey-face">
                <Good good="hat" size={17} />
                {hats}
              </span>
            </Target>
          );
        })}
      </div>
    </section>
  );
}

function Extensions({ view, seat }: FarmProps) {
  const cards = extensionsOf(view, seat);
  return (
    <section class="extensions" aria-label={t("la_granja-extensions")}>
      {cards.map((card) => (
        <span class="tucked extension" {...tip(sideText(card, "extension"), "LG-5.7")}>
          <ExtensionSigns card={card} />
          <Recon mark={content.cards[card]!.marks[2]} />
          <span class="unseen">{sideText(card, "extension")}</span>
        </span>
      ))}
      {!cards.length && <span class="tucked none">{t("la_granja-extensions")}</span>}
    </section>
  );
}

export function ExtensionSigns({ card }: { card: number }) {
  const { extension } = content.cards[card]!;
  return (
    <span class="extension-signs" aria-hidden="true">
      {extension.hand_limit > 0 && <Good good="card" size={17} />}
      {extension.income > 0 && <Good good="silver" size={17} />}
      {extension.stalls > 0 && <Good good="stall" size={17} />}
      {extension.deliveries > 0 && <Good good="delivery" size={17} />}
    </span>
  );
}

function Helpers({ view, seat, store }: FarmProps) {
  return (
    <section class="helpers" aria-label={t("la_granja-helpers")}>
      {Array.from({ length: SLOTS }, (_, slot) => {
        const card = view.helper_card[seat * SLOTS + slot]!;
        const notation = `helper${slot + 1}`;
        if (card < 0) return <span class="tucked helper none">{t("la_granja-helper-slot", { number: slot + 1 })}</span>;
        const used = view.helper_used[seat * SLOTS + slot]! > 0;
        const name = used ? t("la_granja-used", { what: helperName(card) }) : helperName(card);
        return (
          <Target
            store={store}
            targets={[`helper:${notation}`, `delivery:extra${slot + 1}`, `free:${notation}`, `marker:${notation}`]}
            why={`free:${notation}`}
            label={name}
            shows={`${name}: ${helperText(card)}`}
            title={helperText(card)}
            rule="LG-4.7"
            class={`tucked helper${used ? " used" : ""}`}
          >
            <b>
              <span aria-hidden="true">{helperName(card)}</span> <Recon mark={content.cards[card]!.marks[3]} />
            </b>
            <small>{helperText(card)}</small>
            <Recon mark={content.cards[card]!.marks[4]} />
          </Target>
        );
      })}
    </section>
  );
}
