/** What hover, focus or a first tap would do: in words, and in the amounts the server says are certain. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { SeatMark } from "../../ui/Icon.tsx";
import type { Preview } from "../../wire.ts";
import { Good } from "./Goods.tsx";
import type { CraftRow, LaGranjaShown } from "./shown.ts";
import { buildingName, goodName } from "./words.ts";

interface Chip {
  seat: number;
  sign: string;
  label: string;
  amount: number;
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** Numbers of a farm that are worth telling when they change, by the field that holds them. */
const TOLD: Record<string, { sign: string; label: string }> = {
  hand_count: { sign: "card", label: "la_granja-foresee-cards" },
  siesta: { sign: "hat", label: "la_granja-siesta" },
  hand_limit: { sign: "card", label: "la_granja-foresee-hand-limit" },
  income: { sign: "silver", label: "la_granja-foresee-income" },
  stalls: { sign: "stall", label: "la_granja-foresee-stalls" },
  extra_deliveries: { sign: "delivery", label: "la_granja-foresee-deliveries" },
};

/** The good, or what else of a farm a path into the table counts; a good on a field counts like one in storage. */
function counted(
  shown: LaGranjaShown,
  seat: number,
  rest: (string | number)[],
): { sign: string; label: string } | null {
  const [field, place, part] = rest;
  if (field === "goods") return { sign: String(place), label: goodName(String(place)) };
  if (field === "fields" && part === "grown") {
    const crop = shown.farms[seat]?.fields[Number(place)]?.crop;
    return crop === undefined ? null : { sign: crop, label: goodName(crop) };
  }
  const told = TOLD[String(field)];
  return told && rest.length === 1 ? { sign: told.sign, label: t(told.label) } : null;
}

/** Amounts that change, seat by seat. */
function chips(shown: LaGranjaShown, { changes }: Preview): Chip[] {
  const found = new Map<string, Chip>();
  for (const { at, before, after } of changes) {
    const [part, seat, ...rest] = at;
    if (part !== "farms" || typeof seat !== "number" || typeof before !== "number" || typeof after !== "number")
      continue;
    const what = counted(shown, seat, rest);
    if (!what) continue;
    const key = `${seat} ${what.label}`;
    found.set(key, { seat, ...what, amount: after - before + (found.get(key)?.amount ?? 0) });
  }
  return [...found.values()].filter((chip) => chip.amount !== 0);
}

/** What is completed, opened and removed, and what comes after. */
function notes(shown: LaGranjaShown, { changes, asks, follows }: Preview): string[] {
  const found: string[] = [];
  const completed = new Set<string>();
  let removed = 0;
  for (const { at, before, after } of changes) {
    const [part, place, field, slot] = at;
    const building = part === "buildings" ? shown.buildings[Number(place)] : undefined;
    if (building && field === "rows" && isComplete(at, before, after)) completed.add(buildingName(building.building));
    if (building && field === "order_marker" && after === null)
      found.push(t("la_granja-foresee-opens", { building: buildingName(building.building) }));
    if (part === "farms" && field === "barrows" && at.length === 4 && before !== null && after === null)
      completed.add(t("la_granja-barrow", { number: Number(slot) + 1 }));
    if (part === "market" && isLifted(shown, field, before)) removed++;
  }
  for (const place of completed) found.unshift(t("la_granja-foresee-completes", { place }));
  if (removed) found.push(t("la_granja-foresee-removes", { count: removed }));
  if (asks.includes("place_marker")) found.push(t("la_granja-foresee-marker"));
  else if (asks.length) found.push(t("la_granja-foresee-choice"));
  if (follows) found.push(t(follows === "draw" ? "la_granja-foresee-draw" : "la_granja-foresee-others"));
  return found;
}

/** Whether a change in a building's rows is a craft marker gained. */
function isComplete(at: (string | number)[], before: unknown, after: unknown): boolean {
  if (at.at(-1) === "craft") return before === "none" && after !== "none";
  // A row of one symbol is claimed and completed in one go.
  return before === null && after !== null && (after as CraftRow).craft !== "none";
}

/** Whether a change on a market space takes another player's marker, or the neutral one, away. */
function isLifted(shown: LaGranjaShown, field: string | number | undefined, before: unknown): boolean {
  if (field === "neutral") return before === true;
  return field === "owner" && before !== null && before !== shown.seat;
}

export function Foresight({
  shown,
  store,
  who,
}: {
  shown: LaGranjaShown;
  store: TableStore | null;
  who: (seat: number) => string;
}) {
  const said = store?.preview.value ?? null;
  const told = said === null ? null : (store?.foreseen.value ?? null);
  const amounts = told ? chips(shown, told) : [];
  const words = told ? notes(shown, told) : [];
  if (said === null) return <p class="foresight" aria-live="polite" />;
  return (
    <p class="foresight" aria-live="polite">
      <span class="told">
        {said}
        {amounts.map(({ seat, sign, label, amount }) => (
          <span key={`${seat} ${label}`} class={`gain${amount < 0 ? " loss" : ""}`} title={label}>
            {seat !== shown.seat && (
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
          <span key={word} class="gain-note">
            {word}
          </span>
        ))}
        {store?.touched.value && <b> {t("la_granja-tap-again")}</b>}
      </span>
    </p>
  );
}
