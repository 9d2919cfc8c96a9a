/** Points and silver of a seat beside its name, as far as they are known. */
import { t } from "../../i18n.ts";
import type { Moment } from "../../wire.ts";
import { Amount } from "./Goods.tsx";
import { shownOf } from "./shown.ts";
import { amountText, goodName } from "./words.ts";

export function SeatNote({ moment, seat }: { moment: Moment; seat: number }) {
  const farm = shownOf(moment).farms[seat];
  if (!farm) return null;
  const points = amountText(farm, "vp");
  const { silver } = farm.goods;
  return (
    <span class="seat-note">
      <Amount good="vp" count={points} label={t("la_granja-points", { count: points })} rule="LG-13.2" size={15} />
      <Amount
        good="silver"
        count={silver}
        label={t("la_granja-count", { what: goodName("silver"), count: silver })}
        rule="LG-0.9"
        size={15}
      />
    </span>
  );
}
