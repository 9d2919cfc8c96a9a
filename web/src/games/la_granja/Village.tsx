/** The village from above: the market of hexes, six buildings around it, dice, roof tiles and the siesta. */
import { t } from "../../i18n.ts";
import { act, refusal } from "../../table/act.ts";
import type { TableStore } from "../../table/store.ts";
import { Target } from "../../table/Target.tsx";
import { SeatMark } from "../../ui/Icon.tsx";
import { tip } from "../../ui/Tips.tsx";
import { Good } from "./Goods.tsx";
import { carried } from "./opened.ts";
import { Marker, Pips, Recon, RoofFace } from "./Parts.tsx";
import { buildingOf, content } from "./pack.ts";
import type { CraftBuilding, CraftRow, LaGranjaShown, MarketSpace } from "./shown.ts";
import { buildingName, goodName, hexName, roofName, spaceName, whichRoof } from "./words.ts";

export interface PartProps {
  shown: LaGranjaShown;
  store: TableStore | null;
  who: (seat: number) => string;
}

export function Village(props: PartProps) {
  const [before, after] = [props.shown.buildings.slice(0, 3), props.shown.buildings.slice(3)];
  return (
    <section class="village" aria-label={t("la_granja-village")} id="granja-village">
      <div class="square">
        {before.map((building) => (
          <Building key={building.building} {...props} {...building} />
        ))}
        <Market {...props} />
        {after.map((building) => (
          <Building key={building.building} {...props} {...building} />
        ))}
      </div>
      <Revenue {...props} />
      <div class="lanes">
        <Siesta {...props} />
        <Display {...props} />
      </div>
    </section>
  );
}

function Building(props: PartProps & CraftBuilding) {
  const { shown, building: id, order_marker: marker, first_bonus: first, rows } = props;
  const { die, marks } = buildingOf(id);
  const name = buildingName(id);
  const state = marker
    ? t("la_granja-building-locked", { building: name, number: marker })
    : t(first ? "la_granja-building-open" : "la_granja-building-done", { building: name });
  const seats = rows.map((_, seat) => seat).sort((one, two) => Number(two === shown.seat) - Number(one === shown.seat));
  return (
    <article class={`craft craft-${id}${marker ? " locked" : ""}`} aria-label={state}>
      <header {...tip(`${t(`la_granja-immediate-${id}`)} · ${t(`la_granja-permanent-${id}`)}`, "LG-9.10")}>
        <span class="craft-die" {...tip(t("la_granja-building-die", { number: die }), "LG-2.6")}>
          <Pips value={die} size={18} />
          <span class="unseen">{t("la_granja-building-die", { number: die })}</span>
          <Recon mark={marks[1]} />
        </span>
        <span class="craft-name">{name}</span>
        {marker !== null && (
          <span class="order-marker" {...tip(state, "LG-9.16")}>
            <Good good="lock" size={13} />
            {marker}
          </span>
        )}
        {first && <Good good="vp" size={15} />}
        <Recon mark={marks[2]} />
      </header>
      <p class="craft-effect">{t(`la_granja-immediate-${id}`)}</p>
      {seats.map((seat) => (
        <SeatRow key={seat} {...props} seat={seat} name={name} />
      ))}
    </article>
  );
}

/** A seat's part of a building: its craft marker, its row, or for the reader the row a delivery would claim. */
function SeatRow({
  shown,
  store,
  who,
  seat,
  name,
  building: id,
  first_bonus: first,
  rows,
  next_row: next,
}: PartProps & CraftBuilding & { seat: number; name: string }) {
  const row: CraftRow = rows[seat] ?? { wants: next, filled: next.map(() => false), craft: "none" };
  if (row.craft !== "none")
    return (
      <div class={`craft-row done${row.craft === "at_work" ? " at-work" : ""}`}>
        {seat === shown.seat ? (
          <Target
            store={store}
            targets={[`marker:area:${id}`]}
            label={t("la_granja-marker-area", { building: name })}
            rule="LG-14.1"
            class="craft-area"
          >
            <SeatMark seat={seat} size={14} />
          </Target>
        ) : (
          <SeatMark seat={seat} size={14} />
        )}
        <span class="craft-permanent">{t(`la_granja-permanent-${id}`)}</span>
        <span class="unseen">{t("la_granja-craft-of", { who: who(seat) })}</span>
      </div>
    );
  const covered = row.filled.filter(Boolean).length;
  if (seat !== shown.seat && !covered) return null;
  return (
    <div class="craft-row">
      <SeatMark seat={seat} size={14} />
      <span class="unseen">{t("la_granja-row-of", { who: who(seat), covered, size: row.wants.length })}</span>
      <Symbols
        row={row}
        seat={seat}
        store={seat === shown.seat ? store : null}
        place={id}
        name={name}
        pays={t("la_granja-pays-building", {
          round: shown.round,
          first: first ? 1 : 0,
          effect: t(`la_granja-immediate-${id}`),
        })}
      />
    </div>
  );
}

/** The symbols of a barrow or a row: covered ones carry the marker, open ones may be a target of a delivery. */
export function Symbols({
  row,
  seat,
  store,
  place,
  name,
  pays,
}: {
  row: { wants: string[]; filled: boolean[] };
  seat: number;
  store: TableStore | null;
  place: string;
  name: string;
  pays: string;
}) {
  const left = row.filled.filter((covered) => !covered).length - 1;
  const asked = new Set<string>();
  return (
    <span class="symbols">
      {row.wants.map((good, number) => {
        const covered = row.filled[number] ?? false;
        const key = `${good}${number}`;
        if (covered)
          return (
            <Target
              key={key}
              store={store}
              targets={[`marker:${good}@${place}`]}
              label={t("la_granja-marker-at", { good: goodName(good), place: name })}
              title={goodName(good)}
              rule="LG-9.6"
              class="symbol covered"
            >
              <Good good={good} size={20} />
              <SeatMark seat={seat} size={11} />
            </Target>
          );
        const open = !asked.has(good) && (carried.value === null || carried.value === good);
        asked.add(good);
        const shows = left
          ? t("la_granja-deliver-one", { good: goodName(good), place: name, left })
          : t("la_granja-deliver-last", { good: goodName(good), place: name, pays });
        return (
          <Target
            key={key}
            store={store}
            targets={open ? [`delivery:${good}>${place}`] : []}
            why={store?.question.value?.decision === "deliver" ? `delivery:${carried.value ?? good}>${place}` : null}
            label={goodName(good)}
            shows={shows}
            rule={place.startsWith("barrow") ? "LG-9.17" : "LG-9.7"}
            class={`symbol${left ? "" : " last"}`}
          >
            <Good good={good} size={20} />
          </Target>
        );
      })}
    </span>
  );
}

const SIDE = 25;
const across = (q: number, r: number) => SIDE * Math.sqrt(3) * (q + r / 2);
const down = (r: number) => SIDE * 1.5 * r;
const HEX = [0, 1, 2, 3, 4, 5]
  .map(
    (corner) =>
      `${((SIDE - 1) * Math.sin((corner * Math.PI) / 3)).toFixed(1)} ${((SIDE - 1) * -Math.cos((corner * Math.PI) / 3)).toFixed(1)}`,
  )
  .join(" ");

function Market({ shown, store, who }: PartProps) {
  return (
    <svg class="market" viewBox="-112 -104 290 246" role="group" aria-label={t("la_granja-market")}>
      <ellipse class="plaza" cx="33" cy="19" rx="144" ry="120" />
      <text class="recon-sign" x="166" y="-88" text-anchor="middle" {...tip(t("la_granja-reconstructed"), "LG-16.7")}>
        {content.hexes.some(({ marks }) => marks[1] === "r") ? "≈" : ""}
      </text>
      {content.hexes.map((hex) => (
        <Hex key={hex.id} {...hex} lies={shown.market.find(({ space }) => space === hex.id)} store={store} who={who} />
      ))}
    </svg>
  );
}

/** A market space; one that is not among those shown is closed. */
function Hex({
  id,
  q,
  r,
  value,
  marks,
  lies,
  store,
  who,
}: (typeof content.hexes)[number] & { lies: MarketSpace | undefined } & Pick<PartProps, "store" | "who">) {
  const owner = lies?.owner ?? null;
  const held = owner !== null || Boolean(lies?.neutral);
  const label = held
    ? t("la_granja-hex-of", {
        space: content.hexes.findIndex((each) => each.id === id) + 1,
        value,
        who: owner === null ? t("la_granja-neutral") : who(owner),
      })
    : lies
      ? hexName(id)
      : `${hexName(id)}: ${t("la_granja-hex-closed")}`;
  const found = act(store, [`hex:${id}`, `marker:${id}`], { shows: label });
  const known = marks[0] === "r" ? `${label}. ${t("la_granja-reconstructed")}` : label;
  const common = {
    class: `hex value-${value}${lies ? "" : " closed"}${held ? " held" : ""}${found.legal ? " legal" : ""}${found.chosen ? " chosen" : ""}`,
    transform: `translate(${across(q, r).toFixed(1)} ${down(r).toFixed(1)})`,
    ...tip(known, held ? "LG-9.21" : lies ? "LG-9.20" : "LG-2.11"),
  };
  const face = (
    <>
      <polygon points={HEX} />
      {held && (
        <g transform="translate(-13 -15)">
          <Marker owner={owner} size={26} />
        </g>
      )}
      {lies && (
        <text y={held ? 19 : 6} text-anchor="middle" aria-hidden="true">
          {value}
          {marks[0] === "r" && (
            <tspan class="recon-sign" dx="1" dy="-5">
              ≈
            </tspan>
          )}
        </text>
      )}
    </>
  );
  if (!found.legal) {
    const asks = store?.question.value?.decision === "place_marker" ? `hex:${id}` : null;
    return (
      <g {...common} role="img" aria-label={label} onClick={refusal(store, asks).onClick}>
        {face}
      </g>
    );
  }
  return (
    <g
      {...common}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-target={found.target}
      {...found.handlers}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        found.press(false);
      }}
    >
      {face}
    </g>
  );
}

/** The signs on each space of the revenue dice, and the rule it follows. */
const REVENUE_SPACES: { signs: string[]; rule: string }[] = [
  { signs: ["pig"], rule: "LG-6.4" },
  { signs: ["card", "grain"], rule: "LG-6.5" },
  { signs: ["olive", "grape"], rule: "LG-6.6" },
  { signs: ["silver", "silver"], rule: "LG-6.7" },
  { signs: ["upgrade", "hat"], rule: "LG-6.8" },
  { signs: ["delivery", "silver"], rule: "LG-6.9" },
];

function Revenue({ shown, store, who }: PartProps) {
  return (
    <section class="revenue" aria-label={t("la_granja-revenue")}>
      {shown.revenue.map(({ number, dice: count, takers, reserved_by: holders }) => {
        const { signs, rule } = REVENUE_SPACES[number - 1] ?? { signs: [], rule: "" };
        return (
          <Target
            key={number}
            store={store}
            targets={[`space:${number}`]}
            why={store?.question.value?.decision === "pick" ? `space:${number}` : null}
            label={t("la_granja-space-dice", { number, what: t(`la_granja-space-${number}`), count })}
            shows={spaceName(number)}
            rule={rule}
            class={`space${count ? "" : " bare"}`}
          >
            <span class="space-number" aria-hidden="true">
              {number}
            </span>
            <span class="space-signs">
              {signs.map((sign, place) => (
                <Good key={`${sign}${place}`} good={sign} size={20} />
              ))}
            </span>
            <span class="space-word" aria-hidden="true">
              {t(`la_granja-space-${number}`)}
            </span>
            <span class="space-dice">
              {Array.from({ length: count }, (_, die) => (
                <Pips key={die} value={number} size={26} />
              ))}
              {[...takers, ...holders].map((seat, place) => (
                <span key={`${seat} ${place}`} class="taker" title={who(seat)}>
                  <SeatMark seat={seat} size={13} />
                </span>
              ))}
            </span>
          </Target>
        );
      })}
    </section>
  );
}

function Siesta({ shown, who }: PartProps) {
  const deluxe = shown.edition === "deluxe";
  return (
    <section class="siesta" aria-label={t("la_granja-siesta")}>
      <h3>
        {t("la_granja-siesta")} <Recon mark={content.siestaMark} />
      </h3>
      <ol>
        {shown.siesta.map(({ section, points, discs }, space) => {
          const begins = shown.siesta[space - 1]?.section !== section;
          const words = t(deluxe ? "la_granja-siesta-section" : "la_granja-siesta-at", {
            section,
            space,
            points,
            who: discs.map(who).join(", "),
          });
          return (
            <li key={`${section} ${space}`} class={begins ? "section" : ""} {...tip(words, "LG-8.5")}>
              <svg class="shade" viewBox="0 0 44 30" aria-hidden="true">
                <path
                  class="shade-cloth"
                  d="M3 18C6 6 14 2 22 2C30 2 38 6 41 18C37 15.500 33 15.500 30 18C27 15.500 25 15.500 22 18C19 15.500 17 15.500 14 18C11 15.500 7 15.500 3 18Z"
                />
                <path
                  class="shade-fold"
                  d="M14 18C15 9 18 4 22 2C26 4 29 9 30 18C27 15.500 25 15.500 22 18C19 15.500 17 15.500 14 18Z"
                />
                <path class="shade-pole" d="M22 2V29" />
              </svg>
              <span class="discs">
                {discs.map((seat) => (
                  <SeatMark key={seat} seat={seat} size={16} />
                ))}
              </span>
              <span class="shade-points" aria-hidden="true">
                {begins && (points || !deluxe) ? points : ""}
              </span>
              <span class="unseen">{words}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Display({ shown, store }: PartProps) {
  const { display } = shown;
  return (
    <section class="display" aria-label={t("la_granja-roofs")}>
      <h3>{t("la_granja-roofs")}</h3>
      <div class="tiles">
        {display.map((tile) => (
          <Target
            key={tile}
            store={store}
            targets={[`roof:${tile}`]}
            why={store?.question.value?.decision === "buy_roof" ? `roof:${tile}` : null}
            label={roofName(tile)}
            shows={[roofName(tile), whichRoof(shown, tile)].filter(Boolean).join(", ")}
            rule="LG-5.15"
            class="roof-tile"
          >
            <RoofFace tile={tile} />
          </Target>
        ))}
        {!display.length && <span class="soft">{t("la_granja-empty")}</span>}
      </div>
    </section>
  );
}
