/** What a solo player is to reach, and how far it is. */
import { t } from "../i18n.ts";
import type { Aim } from "../wire.ts";

export function AimLine({ aim }: { aim: Aim }) {
  const { target, points, missing } = aim;
  const sign = (number: number) => String(number).replace("-", "−");
  return (
    <p class={missing > 0 ? "aim" : "aim reached"} role="status">
      {t("score-aim", { target: sign(target), points: sign(points) })}{" "}
      <b>
        {missing > 0
          ? t("score-aim-more", { count: missing })
          : points > target
            ? t("score-aim-beaten", { count: points - target })
            : t("score-aim-enough")}
      </b>
    </p>
  );
}
