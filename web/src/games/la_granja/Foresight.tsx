/** What hover, focus or a first tap would do: in words, and in the amounts the server says are certain. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import type { Preview } from "../../wire.ts";
import { preview, tapped } from "./act.ts";
import { Good } from "./Goods.tsx";
import { BUILDINGS, CROPS, content, GOODS, type GranjaView, SLOTS } from "./view.ts";
import { buildingName, goodName, placeName } from "./words.ts";

interface Chip {
  seat: number;
  sign: string;
  label: string;
  amount: number;
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** What an extension adds, by the field of the view that counts it. */
const ADDS: Record<string, { sign: string; label: string }> = {
  more_hand: { sign: "card", label: "la_granja-foresee-hand-limit" },
  more_income: { sign: "silver", label: "la_granja-foresee-income" },
  more_stalls: { sign: "stall", label: "la_granja-foresee-stalls" },
  more_deliveries: { sign: "delivery", label: "la_granja-foresee-deliveries" },
};

/** Amounts that change, seat by seat; a good from a field counts like one from storage. */
function chips(view: GranjaView, { changes }: Preview): Chip[] {
  const found = new Map<string, Chip>();
  const add = (seat: number, sign: string, label: string, amount: number) => {
    const key = `${seat} ${label}`;
    found.set(key, { seat, sign, label, amount: amount + (found.get(key)?.amount ?? 0) });
  };
  for (const { at, before, after } of changes) {
    const [field, place] = at as [string, number];
    if (typeof before !== "number" || typeof after !== "number" || before < 0 || after < 0) continue;
    if (field === "goods")
      add(
        Math.floor(place / GOODS),
        content.goods[place % GOODS]!,
        goodName(content.goods[place % GOODS]!),
        after - before,
      );
    if (field === "grown")
      add(
        Math.floor(place / CROPS),
        content.goods[place % CROPS]!,
        goodName(content.goods[place % CROPS]!),
        after - before,
      );
    if (field === "hand_count") add(place, "card", t("la_granja-foresee-cards"), after - before);
    if (field === "siesta_at") add(place, "hat", t("la_granja-siesta"), after - before);
    if (ADDS[field]) add(place, ADDS[field].sign, t(ADDS[field].label), after - before);
  }
  return [...found.values()].filter((chip) => chip.amount !== 0 && chip.seat < view.seats);
}

/** What is completed, opened and removed, and what comes after. */
function notes(view: GranjaView, { changes, asks, follows }: Preview): string[] {
  const found: string[] = [];
  let removed = 0;
  for (const { at, before, after } of changes) {
    const [field, place] = at as [string, number];
    if (field === "craft" && !before && after)
      found.push(t("la_granja-foresee-completes", { place: buildingName(content.buildings[place % BUILDINGS]!.id) }));
    if (field === "barrow_card" && Number(before) >= 0 && Number(after) < 0)
      found.push(t("la_granja-foresee-completes", { place: placeName(`barrow${(place % SLOTS) + 1}`) }));
    if (field === "lock" && before && !after)
      found.push(t("la_granja-foresee-opens", { building: buildingName(content.buildings[place]!.id) }));
    if (field === "hex_owner" && Number(before) >= 0 && before !== view.seat) removed++;
  }
  if (removed) found.push(t("la_granja-foresee-removes", { count: removed }));
  if (asks.includes("place_marker")) found.push(t("la_granja-foresee-marker"));
  else if (asks.length) found.push(t("la_granja-foresee-choice"));
  if (follows) found.push(t(follows === "draw" ? "la_granja-foresee-draw" : "la_granja-foresee-others"));
  return found;
}

export function Foresight({
  view,
  store,
  who,
}: {
  view: GranjaView;
  store: TableStore | null;
  who: (seat: number) => string;
}) {
  const told = preview.value === null ? null : (store?.foreseen.value ?? null);
  const amounts = told ? chips(view, told) : [];
  const words = told ? notes(view, told) : [];
  if (preview.value === null) return <p class="foresight" aria-live="polite" />;
  return (
    <p class="foresight" aria-live="polite">
      <span class="told">
        {preview.value}
        {amounts.map(({ seat, sign, label, amount }) => (
          <span class={`gain${amount < 0 ? " loss" : ""}`} title={label}>
            {seat !== view.seat && (
              <>
                <SeatMark seat={seat} size={11} />
                <span class="unseen">{who(seat)}</span>
              </>
            )}
            {signed(amount)}
            <Good good={sign} size={17} />
            <span class="unseen">{label}</span>
          </span>
        ))}
        {words.map((word) => (
          <span class="gain-note">{word}</span>
        ))}
        {tapped.value !== null && <b> {t("la_granja-tap-again")}</b>}
      </span>
    </p>
  );
}
