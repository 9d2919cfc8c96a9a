/** The favour a seat has left, beside its name. */
import { t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import type { Moment } from "../../wire.ts";
import { Beads } from "./Cards.tsx";
import type { SagradaView } from "./view.ts";

export function SeatNote({ moment, seat }: { moment: Moment; seat: number }) {
  const view = moment.view as SagradaView;
  if (view.seats < 2 || moment.round < 1) return null;
  const count = view.favor[seat]!;
  return (
    <span class="seat-favor" role="img" aria-label={t("favor", { count })} {...tip(t("sagrada-tip-favor"), "SAG-7.1")}>
      <Beads count={1} />
      {count}
    </span>
  );
}
