/** The village from above: the market of hexes, six buildings around it, dice, roof tiles and the siesta. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import { tip } from "../../ui/Tips.tsx";
import { carried, preview, send, tapped, wayTo } from "./act.ts";
import { Good } from "./Goods.tsx";
import { Marker, Pips, Recon, RoofFace } from "./Parts.tsx";
import { Target } from "./Target.tsx";
import { BUILDINGS, bit, content, type GranjaView, isDeluxe, NEUTRAL, rowOf, siestaSections, symbols } from "./view.ts";
import { buildingName, goodName, hexName, roofName, spaceName, whichRoof } from "./words.ts";

export interface PartProps {
  view: GranjaView;
  store: TableStore | null;
  who: (seat: number) => string;
}

export function Village(props: PartProps) {
  return (
    <section class="village" aria-label={t("la_granja-village")} id="granja-village">
      <div class="square">
        <Building {...props} building={0} />
        <Building {...props} building={1} />
        <Building {...props} building={2} />
        <Market {...props} />
        <Building {...props} building={3} />
        <Building {...props} building={4} />
        <Building {...props} building={5} />
      </div>
      <Revenue {...props} />
      <div class="lanes">
        <Siesta {...props} />
        <Display {...props} />
      </div>
    </section>
  );
}

function Building({ view, store, who, building }: PartProps & { building: number }) {
  const { id, die, rows, marks } = content.buildings[building]!;
  const name = buildingName(id);
  const lock = view.lock[building]!;
  const first = !bit(view.completed, building);
  const state = lock
    ? t("la_granja-building-locked", { building: name, number: lock })
    : t(first ? "la_granja-building-open" : "la_granja-building-done", { building: name });
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).sort(
    (one, two) => Number(two === view.seat) - Number(one === view.seat),
  );
  return (
    <article class={`craft craft-${id}${lock ? " locked" : ""}`} aria-label={state}>
      <header {...tip(`${t(`la_granja-immediate-${id}`)} · ${t(`la_granja-permanent-${id}`)}`, "LG-9.10")}>
        <span class="craft-die" {...tip(t("la_granja-building-die", { number: die }), "LG-2.6")}>
          <Pips value={die} size={18} />
          <span class="unseen">{t("la_granja-building-die", { number: die })}</span>
          <Recon mark={marks[1]} />
        </span>
        <span class="craft-name">{name}</span>
        {lock > 0 && (
          <span class="order-marker" {...tip(state, "LG-9.16")}>
            <Good good="lock" size={13} />
            {lock}
          </span>
        )}
        {first && <Good good="vp" size={15} />}
        <Recon mark={marks[2]} />
      </header>
      <p class="craft-effect">{t(`la_granja-immediate-${id}`)}</p>
      {seats.map((seat) => {
        const craft = view.craft[seat * BUILDINGS + building]!;
        if (craft)
          return (
            <div class={`craft-row done${craft === 2 ? " at-work" : ""}`}>
              {seat === view.seat ? (
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
        const list = symbols(rows[rowOf(view, seat, building)]!, view.row_filled[seat * BUILDINGS + building]!);
        const covered = list.filter((each) => each.covered).length;
        if (seat !== view.seat && !covered) return null;
        return (
          <div class="craft-row">
            <SeatMark seat={seat} size={14} />
            <span class="unseen">{t("la_granja-row-of", { who: who(seat), covered, size: list.length })}</span>
            <Symbols
              list={list}
              seat={seat}
              store={seat === view.seat ? store : null}
              place={id}
              name={name}
              pays={t("la_granja-pays-building", {
                round: view.round,
                first: first ? 1 : 0,
                effect: t(`la_granja-immediate-${id}`),
              })}
            />
          </div>
        );
      })}
    </article>
  );
}

/** The symbols of a barrow or a row: covered ones carry the marker, open ones may be a target of a delivery. */
export function Symbols({
  list,
  seat,
  store,
  place,
  name,
  pays,
}: {
  list: { good: string; covered: boolean }[];
  seat: number;
  store: TableStore | null;
  place: string;
  name: string;
  pays: string;
}) {
  const left = list.filter((each) => !each.covered).length - 1;
  const asked = new Set<string>();
  return (
    <span class="symbols">
      {list.map(({ good, covered }) => {
        if (covered)
          return (
            <Target
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

function Market({ view, store, who }: PartProps) {
  const asksPlace = store?.question.value?.decision === "place_marker";
  const name = (owner: number) => (owner === NEUTRAL ? t("la_granja-neutral") : who(owner));
  return (
    <svg class="market" viewBox="-112 -104 290 246" role="group" aria-label={t("la_granja-market")}>
      <ellipse class="plaza" cx="33" cy="19" rx="144" ry="120" />
      <text class="recon-sign" x="166" y="-88" text-anchor="middle" {...tip(t("la_granja-reconstructed"), "LG-16.7")}>
        {content.hexes.some(({ marks }) => marks[1] === "r") ? "≈" : ""}
      </text>
      {content.hexes.map(({ id, q, r, value, marks }, space) => {
        const open = bit(view.open_hexes, space);
        const owner = view.hex_owner[space]!;
        const target = [`hex:${id}`, `marker:${id}`].find((each) => wayTo(store, each));
        const label =
          owner >= 0
            ? t("la_granja-hex-of", { space: space + 1, value, who: name(owner) })
            : open
              ? hexName(space)
              : `${hexName(space)}: ${t("la_granja-hex-closed")}`;
        const look = () => {
          const way = target ? wayTo(store, target) : null;
          if (!store || !way) return;
          preview.value = label;
          void store.foresee(way.option, way.then);
        };
        const press = (touch: boolean) => {
          if (!store || !target) return;
          if (touch && tapped.value !== target) {
            tapped.value = target;
            look();
            return;
          }
          send(store, wayTo(store, target)!);
        };
        const known = marks[0] === "r" ? `${label}. ${t("la_granja-reconstructed")}` : label;
        const common = {
          class: `hex value-${value}${open ? "" : " closed"}${owner >= 0 ? " held" : ""}${target ? " legal" : ""}${target && tapped.value === target ? " chosen" : ""}`,
          transform: `translate(${across(q, r).toFixed(1)} ${down(r).toFixed(1)})`,
          ...tip(known, owner >= 0 ? "LG-9.21" : open ? "LG-9.20" : "LG-2.11"),
        };
        const face = (
          <>
            <polygon points={HEX} />
            {owner >= 0 && (
              <g transform="translate(-13 -15)">
                <Marker owner={owner} size={26} />
              </g>
            )}
            {open && (
              <text y={owner >= 0 ? 19 : 6} text-anchor="middle" aria-hidden="true">
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
        if (!target)
          return (
            <g
              {...common}
              role="img"
              aria-label={label}
              onClick={asksPlace ? () => void store!.askWhy(`hex:${id}`) : undefined}
            >
              {face}
            </g>
          );
        return (
          <g
            {...common}
            role="button"
            tabIndex={0}
            aria-label={label}
            data-target={target}
            onClick={(event) => press((event as unknown as PointerEvent).pointerType === "touch")}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              press(false);
            }}
            onMouseEnter={look}
            onMouseLeave={() => store?.unforesee()}
            onFocus={look}
            onBlur={() => store?.unforesee()}
          >
            {face}
          </g>
        );
      })}
    </svg>
  );
}

const SPACE_SIGNS = [
  ["pig"],
  ["card", "grain"],
  ["olive", "grape"],
  ["silver", "silver"],
  ["upgrade", "hat"],
  ["delivery", "silver"],
];

function Revenue({ view, store, who }: PartProps) {
  return (
    <section class="revenue" aria-label={t("la_granja-revenue")}>
      {SPACE_SIGNS.map((signs, place) => {
        const number = place + 1;
        const count = view.dice[place]!;
        const holders = view.reserved
          .map((space, seat) => (space === place && seat < view.seats ? seat : -1))
          .filter((seat) => seat >= 0);
        const takers = Array.from({ length: view.seats }, (_, seat) => seat).filter(
          (seat) => view.die_taken[seat * 2] === number || view.die_taken[seat * 2 + 1] === number,
        );
        return (
          <Target
            store={store}
            targets={[`space:${number}`]}
            why={store?.question.value?.decision === "pick" ? `space:${number}` : null}
            label={t("la_granja-space-dice", { number, what: t(`la_granja-space-${number}`), count })}
            shows={spaceName(number)}
            rule={`LG-6.${number + 3}`}
            class={`space${count ? "" : " bare"}`}
          >
            <span class="space-number" aria-hidden="true">
              {number}
            </span>
            <span class="space-signs">
              {signs.map((sign) => (
                <Good good={sign} size={20} />
              ))}
            </span>
            <span class="space-word" aria-hidden="true">
              {t(`la_granja-space-${number}`)}
            </span>
            <span class="space-dice">
              {Array.from({ length: count }, () => (
                <Pips value={number} size={26} />
              ))}
              {[...takers, ...holders].map((seat) => (
                <span class="taker" title={who(seat)}>
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

function Siesta({ view, who }: PartProps) {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const deluxe = isDeluxe(view);
  const sections = siestaSections(content.siesta, deluxe);
  return (
    <section class="siesta" aria-label={t("la_granja-siesta")}>
      <h3>
        {t("la_granja-siesta")} <Recon mark={content.siestaMark} />
      </h3>
      <ol>
        {content.siesta.map((points, space) => {
          const here = seats
            .filter((seat) => view.siesta_at[seat] === space)
            .sort((one, two) => view.siesta_level[two]! - view.siesta_level[one]!);
          const section = sections[space]!;
          const begins = space === 0 || sections[space - 1] !== section;
          const words = t(deluxe ? "la_granja-siesta-section" : "la_granja-siesta-at", {
            section: section + 1,
            space,
            points,
            who: here.map(who).join(", "),
          });
          return (
            <li class={begins ? "section" : ""} {...tip(words, "LG-8.5")}>
              <svg class={`shade shade-${space % 2}`} viewBox="0 0 44 30" aria-hidden="true">
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
                {here.map((seat) => (
                  <SeatMark seat={seat} size={16} />
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

function Display({ view, store }: PartProps) {
  const tiles = view.display.filter((tile) => tile >= 0);
  return (
    <section class="display" aria-label={t("la_granja-roofs")}>
      <h3>{t("la_granja-roofs")}</h3>
      <div class="tiles">
        {tiles.map((tile) => (
          <Target
            store={store}
            targets={[`roof:${content.roofs[tile]!.id}`]}
            why={store?.question.value?.decision === "buy_roof" ? `roof:${content.roofs[tile]!.id}` : null}
            label={roofName(tile)}
            shows={[roofName(tile), whichRoof(view, tile)].filter(Boolean).join(", ")}
            rule="LG-5.15"
            class="roof-tile"
          >
            <RoofFace tile={tile} />
          </Target>
        ))}
        {!tiles.length && <span class="soft">{t("la_granja-empty")}</span>}
      </div>
    </section>
  );
}
