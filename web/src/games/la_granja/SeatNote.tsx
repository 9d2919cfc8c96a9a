/** Points and silver of a seat beside its name, as far as they are known. */
import { t } from "../../i18n.ts";
import type { Moment } from "../../wire.ts";
import { Amount } from "./Goods.tsx";
import { type GranjaView, has, SILVER } from "./view.ts";
import { goodName, pointsText } from "./words.ts";

export function SeatNote({ moment, seat }: { moment: Moment; seat: number }) {
  const view = moment.view as GranjaView;
  const silver = has(view, seat, SILVER);
  return (
    <span class="seat-note">
      <Amount
        good="vp"
        count={pointsText(view, seat)}
        label={t("la_granja-points", { count: pointsText(view, seat) })}
        rule="LG-13.2"
        size={15}
      />
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
