/** Beside the board: the printed prices. */
import { t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import { Good } from "./Goods.tsx";
import { Recon } from "./Parts.tsx";
import { content } from "./pack.ts";
import { goodName } from "./words.ts";

export function Rail() {
  return (
    <section class="granja-prices" aria-label={t("la_granja-prices")}>
      <h2>{t("la_granja-prices")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Good good="silver" size={16} />
              <span class="unseen">{goodName("silver")}</span>
            </th>
            <th scope="col">{t("la_granja-price-buy")}</th>
            <th scope="col">{t("la_granja-price-sell")}</th>
            <th scope="col">{t("la_granja-price-upgrade")}</th>
          </tr>
        </thead>
        <tbody>
          {content.prices.map((row) => (
            <tr>
              <th scope="row" {...tip(goodName(row.good), "LG-4.3")}>
                <Good good={row.good} size={20} />
                <span class="unseen">{goodName(row.good)}</span>
              </th>
              {[row.buy, row.sell, row.upgrade].map((price, column) => (
                <td>
                  {price} <Recon mark={row.marks[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
