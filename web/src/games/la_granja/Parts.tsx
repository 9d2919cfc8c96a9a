/** Small parts that village, farm and hand share: symbols to cover, the mark of a reconstruction, dice, tiles. */
import { t } from "../../i18n.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import { PIPS } from "../../ui/pips.ts";
import { Good } from "./Goods.tsx";
import { roofOf } from "./pack.ts";
import { roofName } from "./words.ts";

/** Where a player meets a value that no rulebook shows. */
export function Recon({ mark }: { mark: string | undefined }) {
  if (mark !== "r") return null;
  return (
    <span class="recon" title={t("la_granja-reconstructed")}>
      <span aria-hidden="true">≈</span>
      <span class="unseen">{t("la_granja-reconstructed")}</span>
    </span>
  );
}

export function Pips({ value, size = 28 }: { value: number; size?: number }) {
  return (
    <svg class="rev-die" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <rect x="-10.500" y="-10.500" width="21" height="21" rx="4.500" />
      {(PIPS[value - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.4} cy={y * 5.4} r="2.100" />
      ))}
    </svg>
  );
}

/** The marker of a seat, or with null the stone of the neutral colour. */
export function Marker({ owner, size = 14 }: { owner: number | null; size?: number }) {
  if (owner !== null) return <SeatMark seat={owner} size={size} />;
  return (
    <svg class="neutral-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12 3L21 10L17.500 20.500H6.500L3 10Z" />
    </svg>
  );
}

const ROOF_SIGNS: Record<string, string[]> = {
  olive_or_grape: ["olive", "grape"],
  grain_or_olive: ["grain", "olive"],
  harvest: ["olive", "grain", "grape"],
  two_harvest: ["grain", "grape"],
  roof_pig: ["pig"],
  upgrade_one: ["upgrade"],
  upgrade_two: ["upgrade", "upgrade"],
  roof_delivery: ["delivery"],
  paid_delivery: ["silver", "delivery"],
  roof_card: ["card"],
  one_vp: ["vp"],
  silver_two: ["silver", "silver"],
  silver_three: ["silver", "silver", "silver"],
  silver_four: ["silver", "silver", "silver", "silver"],
  siesta: ["hat", "hat"],
  upgraded_good: ["food", "wine", "meat"],
  income_again: ["silver", "stall"],
  market_marker: ["market"],
  double_vp: ["vp", "vp"],
};

export function RoofFace({ tile, used = false }: { tile: string; used?: boolean }) {
  const { effect, marks } = roofOf(tile);
  const signs = ROOF_SIGNS[effect];
  return (
    <span class={`roof-face${used ? " used" : ""}`}>
      <span class="roof-signs">
        {signs ? (
          signs.map((sign, place) => <Good key={`${sign}${place}`} good={sign} size={signs.length > 2 ? 13 : 17} />)
        ) : (
          <span aria-hidden="true">{effect === "flip" ? "↻" : "±"}</span>
        )}
      </span>
      <span class="roof-word" aria-hidden="true">
        {roofName(tile)}
      </span>
      <Recon mark={marks} />
    </span>
  );
}
