/** The favour a seat has left, beside its name. */
import { t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import type { Moment } from "../../wire.ts";
import { Beads } from "./Cards.tsx";
import { shownOf } from "./shown.ts";

export function SeatNote({ moment, seat }: { moment: Moment; seat: number }) {
  const shown = shownOf(moment);
  const count = shown.players[seat]?.favor;
  if (count === undefined || shown.seats < 2 || shown.round < 1) return null;
  return (
    <span class="seat-favor" role="img" aria-label={t("favor", { count })} {...tip(t("sagrada-tip-favor"), "SAG-7.1")}>
      <Beads count={1} />
      {count}
    </span>
  );
}
