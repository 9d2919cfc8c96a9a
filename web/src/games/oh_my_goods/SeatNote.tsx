/** Buildings, coins and hand of a seat beside its name. */
import { t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import type { Moment } from "../../wire.ts";
import { Coin } from "./pictures.tsx";
import type { GoodsView } from "./view.ts";

export function SeatNote({ moment, seat }: { moment: Moment; seat: number }) {
  const view = moment.view as GoodsView;
  if (!view.round) return null;
  return (
    <span class="seat-note">
      <span {...tip(t("oh_my_goods-buildings-count", { count: view.buildings[seat]!.length }), "OMG-8.2")}>
        <span class="omg-house" aria-hidden="true" />
        <span aria-hidden="true">{view.buildings[seat]!.length}</span>
        <span class="unseen">{t("oh_my_goods-buildings-count", { count: view.buildings[seat]!.length })}</span>
      </span>
      <span {...tip(t("oh_my_goods-coins-count", { count: view.coins[seat]! }), "OMG-1.3")}>
        <span aria-hidden="true">
          <Coin count={view.coins[seat]!} />
        </span>
        <span class="unseen">{t("oh_my_goods-coins-count", { count: view.coins[seat]! })}</span>
      </span>
    </span>
  );
}
