/** Buildings, coins and hand of a seat beside its name. */
import { t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import type { Moment } from "../../wire.ts";
import { Coin } from "./pictures.tsx";
import { shownOf, streetOf } from "./shown.ts";

export function SeatNote({ moment, seat }: { moment: Moment; seat: number }) {
  const shown = shownOf(moment);
  if (!shown.round) return null;
  const { buildings, coins } = streetOf(shown, seat);
  const standing = t("oh_my_goods-buildings-count", { count: buildings.length });
  const worth = t("oh_my_goods-coins-count", { count: coins });
  return (
    <span class="seat-note">
      <span {...tip(standing, "OMG-8.2")}>
        <span class="omg-house" aria-hidden="true" />
        <span aria-hidden="true">{buildings.length}</span>
        <span class="unseen">{standing}</span>
      </span>
      <span {...tip(worth, "OMG-1.3")}>
        <span aria-hidden="true">
          <Coin count={coins} />
        </span>
        <span class="unseen">{worth}</span>
      </span>
    </span>
  );
}
