/** The charts of an analysis: the win chance from moment to moment, and what luck gave. Each has words beside it. */
import { t } from "../i18n.ts";
import { percent, signed } from "../numbers.ts";
import { go } from "../router.ts";
import { useWide } from "../ui/wide.ts";
import type { Analysis, Judged } from "../wire.ts";

const HIGH = 220;
const LEFT = 48;
const TOP = 18;
const BOTTOM = 26;

export function Curve({ found, moment }: { found: Analysis; moment: (one: Judged) => string }) {
  const points = found.curve;
  // On a phone the chart is drawn narrower, not smaller: its letters stay as large.
  const WIDE = useWide() ? 900 : 360;
  const x = (place: number) => LEFT + (place / Math.max(1, points.length - 1)) * (WIDE - LEFT - 14);
  const y = (win: number) => TOP + (1 - win) * (HIGH - TOP - BOTTOM);
  const line = points.map((point, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(point.win).toFixed(1)}`).join("");
  const last = points.length - 1;
  const area = `${line}L${x(last).toFixed(1)} ${y(0)}L${x(0)} ${y(0)}Z`;
  // The fall itself is the line from before a decision to after it.
  const falls = found.mistakes.map((number) => {
    const one = found.decisions[number]!;
    const place = points.findIndex((point) => point.kind === "before" && point.step === one.step);
    return { one, place };
  });
  const rounds = points.flatMap((point, place) => (place && point.round !== points[place - 1]!.round ? [{ place, round: point.round }] : []));
  const every = Math.max(1, Math.ceil(rounds.length / (WIDE / 60)));
  return (
    <>
      <svg class="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("analysis-curve-said", { first: percent(points[0]?.win ?? 0), last: percent(points[last]?.win ?? 0), lowest: percent(Math.min(...points.map((point) => point.win))), highest: percent(Math.max(...points.map((point) => point.win))) })}>
        {[0, 0.5, 1].map((win) => (
          <g class="grid">
            <line x1={LEFT} x2={WIDE - 14} y1={y(win)} y2={y(win)} />
            <text x={LEFT - 6} y={y(win) + 4} text-anchor="end">
              {percent(win)}
            </text>
          </g>
        ))}
        {rounds.map(({ place, round }, number) => (
          <g class="grid">
            <line class="tick" x1={x(place)} x2={x(place)} y1={y(0)} y2={y(0) + 5} />
            {number % every === 0 && (
              <text x={x(place)} y={HIGH - 6} text-anchor="middle">
                {round}
              </text>
            )}
          </g>
        ))}
        <path class="area" d={area} />
        <path class="line" d={line} />
        {points.map((point, place) => point.kind === "draw" && <circle class="draw" cx={x(place)} cy={y(point.win)} r={3} />)}
        {falls.map(({ one, place }, number) => (
          <g class="fall" onClick={() => go(moment(one))}>
            <line x1={x(place)} y1={y(points[place]!.win)} x2={x(place + 1)} y2={y(points[place + 1]?.win ?? 0)} />
            <circle cx={x(place)} cy={y(points[place]!.win)} r={10} />
            <text x={x(place)} y={y(points[place]!.win) + 4} text-anchor="middle">
              {number + 1}
            </text>
          </g>
        ))}
      </svg>
      <p class="curve-key soft">
        <span class="key-fall" aria-hidden="true" /> {t("analysis-key-mistake")} <span class="key-draw" aria-hidden="true" /> {t("analysis-key-draw")}
      </p>
      <details>
        <summary>{t("analysis-curve-table")}</summary>
        <div class="decisions-box" role="region" aria-label={t("analysis-curve-table")} tabIndex={0}>
          <table class="decisions">
            <thead>
              <tr>
                <th scope="col">{t("analysis-round")}</th>
                <th scope="col">{t("analysis-moment")}</th>
                <th scope="col" class="number">
                  {t("analysis-win")}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr>
                  <td>{point.round}</td>
                  <td>{t(`analysis-point-${point.kind}`)}</td>
                  <td class="number">{percent(point.win)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

/** Luck to the right of the middle, bad luck to the left; the whisker is what chance in the estimate may have done. */
export function LuckBar({ points, error }: { points: number; error: number }) {
  const reach = Math.max(10, Math.ceil((Math.abs(points) + 2 * error) / 5) * 5);
  const x = (value: number) => 100 + (value / reach) * 94;
  return (
    <svg class="luck-bar" viewBox="0 0 200 30" role="img" aria-label={t("analysis-luck-said", { points: signed(points) })}>
      <line class="axis" x1={6} x2={194} y1={15} y2={15} />
      <rect class={points < 0 ? "bad-luck" : "good-luck"} x={Math.min(x(0), x(points))} y={8} width={Math.abs(x(points) - x(0))} height={14} rx={2} />
      <path class="whisker" d={`M${x(points - 2 * error)} 11V19M${x(points - 2 * error)} 15H${x(points + 2 * error)}M${x(points + 2 * error)} 11V19`} />
      <line class="middle-line" x1={100} x2={100} y1={3} y2={27} />
    </svg>
  );
}
