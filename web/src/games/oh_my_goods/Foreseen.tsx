/** What the answer pointed at is certain to change: coins, cards, buildings, strength, points. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { Shield } from "./Card.tsx";
import { Coin } from "./pictures.tsx";
import type { Street } from "./shown.ts";

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);

export function Foreseen({ seat, store }: { seat: number; store: TableStore }) {
  const told = store.foreseen.value;
  const by = (field: keyof Street): number => {
    const change = told?.changes.find(({ at }) => at.length === 3 && at.join() === ["streets", seat, field].join());
    if (!change) return 0;
    const size = (value: unknown) => (Array.isArray(value) ? value.length : Number(value));
    return size(change.after) - size(change.before);
  };
  const chips = [
    { amount: by("buildings"), label: t("oh_my_goods-foresee-buildings"), sign: <span class="omg-house" /> },
    { amount: by("coins"), label: t("oh_my_goods-foresee-coins"), sign: <Coin count="" /> },
    { amount: by("hand_count"), label: t("oh_my_goods-foresee-cards"), sign: <span class="mini-card" /> },
    { amount: by("strength"), label: t("oh_my_goods-foresee-strength"), sign: <Shield /> },
    { amount: by("rewards"), label: t("oh_my_goods-foresee-points"), sign: <span class="points-mark" /> },
  ].filter(({ amount }) => amount);
  const draw = told?.follows === "draw";
  return (
    <p class="omg-foreseen" aria-live="polite">
      {chips.map(({ amount, label, sign }) => (
        <span key={label} class={`omg-chip${amount < 0 ? " loss" : ""}`} title={label}>
          {signed(amount)}
          <span aria-hidden="true">{sign}</span>
          <span class="unseen">{label}</span>
        </span>
      ))}
      {draw && <span class="omg-chip loss">{t("oh_my_goods-foresee-draw")}</span>}
    </p>
  );
}
