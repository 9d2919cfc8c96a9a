/** A farm: the house with its roof and yard, fields left, barrows above, extensions right, helpers below. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { Target } from "../../table/Target.tsx";
import { tip } from "../../ui/Tips.tsx";
import { Amount, Good } from "./Goods.tsx";
import { Recon, RoofFace } from "./Parts.tsx";
import { type Card, cardOf, content } from "./pack.ts";
import type { Farm } from "./shown.ts";
import { Symbols } from "./Village.tsx";
import { donkeyName, goodName, helperName, helperText, roofName, sideText, slotWord } from "./words.ts";

export interface FarmProps {
  farm: Farm;
  seat: number;
  /** Null where the farm is only looked at. */
  store: TableStore | null;
}

export function FarmBoard(props: FarmProps) {
  return (
    <div class="farm">
      <Barrows {...props} />
      <FieldPlots {...props} />
      <House {...props} />
      <Extensions {...props} />
      <Helpers {...props} />
    </div>
  );
}

function Barrows({ farm, seat, store }: FarmProps) {
  return (
    <section class="barrows" aria-label={t("la_granja-barrows")}>
      {farm.barrows.map((barrow, slot) => {
        const place = slotWord("barrow", slot);
        const name = t("la_granja-barrow", { number: slot + 1 });
        if (!barrow)
          return (
            <span key={place} class="tucked barrow none">
              {name}
            </span>
          );
        const { points, market } = barrow;
        const card = cardOf(barrow.card);
        const pays = market ? t("la_granja-pays-barrow", { points, market }) : t("la_granja-pays-plain", { points });
        return (
          <div key={place} class="tucked barrow">
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
              <b aria-hidden="true">{points}</b>
              {market > 0 && <HexBadge value={market} />}
            </Target>
            <Symbols row={barrow} seat={seat} store={store} place={place} name={name} pays={pays} />
            <Recon mark={card.marks[1]} />
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

function FieldPlots({ farm }: FarmProps) {
  const plots = farm.fields.flatMap(({ crop, count, grown }) =>
    Array.from({ length: count }, (_, plot) => ({ crop, grown: plot < grown, key: `${crop}${plot}` })),
  );
  return (
    <section class="fields" aria-label={t("la_granja-fields")}>
      {plots.map(({ crop, grown, key }) => {
        const field = t(`la_granja-field-${crop}`);
        const label = grown
          ? t("la_granja-field-grown", { field, good: goodName(crop) })
          : t("la_granja-field-empty", { field });
        return (
          <span key={key} class={`plot plot-${crop}${grown ? " grown" : ""}`} {...tip(label, "LG-5.12")}>
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

function House({ farm, store }: FarmProps) {
  const { hand_count: count, hand_limit: limit, stalls, income, extra_deliveries: extra } = farm;
  const spaces = Math.max(content.roofPoints.length, farm.roof.length);
  return (
    <section class="house" aria-label={t("la_granja-own-roof")}>
      <svg class="house-back" viewBox="0 0 300 190" preserveAspectRatio="none" aria-hidden="true">
        <path class="house-roof" d="M0 92L42 14H258L300 92Z" />
        <path class="house-eave" d="M0 92H300" />
        <rect class="house-wall" x="18" y="92" width="264" height="98" />
      </svg>
      <div class="roof">
        {Array.from({ length: spaces }, (_, slot) => {
          const notation = slotWord("roof", slot);
          const lies = farm.roof[slot];
          if (!lies)
            return (
              <span
                key={notation}
                class="roof-space"
                {...tip(t("la_granja-points", { count: content.roofPoints[slot] ?? 0 }), "LG-5.17")}
              >
                <Good good="vp" size={12} />
                {content.roofPoints[slot]}
              </span>
            );
          const { tile, used } = lies;
          const name = used ? t("la_granja-used", { what: roofName(tile) }) : roofName(tile);
          return (
            <Target
              key={notation}
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
          count={`${count}/${limit}`}
          label={t("la_granja-hand-count", { count, limit })}
          rule="LG-5.8"
        />
        <Amount good="stall" count={stalls} label={t("la_granja-stalls-count", { count: stalls })} rule="LG-1.3" />
        <Amount
          good="silver"
          count={`+${income}`}
          label={t("la_granja-income-count", { count: income })}
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
        {content.donkeys.map((printed) => {
          const { donkeys, hats } = printed;
          const tile = `donkey${donkeys}`;
          const left = farm.donkeys_left.includes(tile);
          const chosen = farm.donkey === tile;
          const name = left || chosen ? donkeyName(printed) : t("la_granja-used", { what: donkeyName(printed) });
          return (
            <Target
              key={tile}
              store={store}
              targets={[`donkey:${tile}`]}
              why={store?.question.value?.decision === "donkey" ? `donkey:${tile}` : null}
              label={name}
              shows={name}
              rule="LG-7.2"
              class={`donkey-tile${left ? "" : " spent"}${chosen ? " walking" : ""}`}
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

function Extensions({ farm }: FarmProps) {
  return (
    <section class="extensions" aria-label={t("la_granja-extensions")}>
      {farm.extensions.map((word) => {
        const card = cardOf(word);
        return (
          <span key={word} class="tucked extension" {...tip(sideText(card, "extension"), "LG-5.7")}>
            <ExtensionSigns card={card} />
            <Recon mark={card.marks[2]} />
            <span class="unseen">{sideText(card, "extension")}</span>
          </span>
        );
      })}
      {!farm.extensions.length && <span class="tucked none">{t("la_granja-extensions")}</span>}
    </section>
  );
}

export function ExtensionSigns({ card }: { card: Card }) {
  const { extension } = card;
  return (
    <span class="extension-signs" aria-hidden="true">
      {extension.hand_limit > 0 && <Good good="card" size={17} />}
      {extension.income > 0 && <Good good="silver" size={17} />}
      {extension.stalls > 0 && <Good good="stall" size={17} />}
      {extension.deliveries > 0 && <Good good="delivery" size={17} />}
    </span>
  );
}

function Helpers({ farm, store }: FarmProps) {
  return (
    <section class="helpers" aria-label={t("la_granja-helpers")}>
      {farm.helpers.map((helper, slot) => {
        const notation = slotWord("helper", slot);
        if (!helper)
          return (
            <span key={notation} class="tucked helper none">
              {t("la_granja-helper-slot", { number: slot + 1 })}
            </span>
          );
        const { used } = helper;
        const card = cardOf(helper.card);
        const name = used ? t("la_granja-used", { what: helperName(card) }) : helperName(card);
        return (
          <Target
            key={notation}
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
              <span aria-hidden="true">{helperName(card)}</span> <Recon mark={card.marks[3]} />
            </b>
            <small>{helperText(card)}</small>
            <Recon mark={card.marks[4]} />
          </Target>
        );
      })}
    </section>
  );
}
