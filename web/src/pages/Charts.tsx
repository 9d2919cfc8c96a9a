/** The charts of an analysis: the win chance from moment to moment, and what luck gave. Each has words beside it. */
import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { percent, plain, signed } from "../numbers.ts";
import { useWide } from "../ui/wide.ts";
import type { Analysis, CurvePoint, Judged } from "../wire.ts";
import { roundWords, type Spoken } from "./answers.ts";
import { isReal } from "./Decisions.tsx";

const HIGH = 220;
const LEFT = 48;
const RIGHT = 14;
const TOP = 18;
const BOTTOM = 26;

interface CurveProps {
  found: Analysis;
  /** The decisions in words, in their order. */
  words: readonly Spoken[];
  moment: (one: Judged) => string;
}

/** For each point of the curve the number of the decision it stands before or after; -1 for draws and the end. */
function decisionsOf(points: readonly CurvePoint[]): number[] {
  let before = -1;
  return points.map((point) => {
    if (point.kind === "before") before++;
    return point.kind === "before" || point.kind === "after" ? before : -1;
  });
}

export function Curve({ found, words, moment }: CurveProps) {
  const points = found.curve;
  const decided = decisionsOf(points);
  // Where the reader points, or the slider stands; the worst moment to begin with.
  const [first] = found.mistakes;
  const worst = first === undefined ? 0 : decided.indexOf(first) + 1;
  const chosen = useSignal(worst);
  // On a phone the chart is drawn narrower, not smaller: its letters stay as large.
  const WIDE = useWide() ? 900 : 360;
  const x = (place: number) => LEFT + (place / Math.max(1, points.length - 1)) * (WIDE - LEFT - RIGHT);
  const y = (win: number) => TOP + (1 - win) * (HIGH - TOP - BOTTOM);
  const line = points
    .map((point, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(point.win).toFixed(1)}`)
    .join("");
  const last = points.length - 1;
  const area = `${line}L${x(last).toFixed(1)} ${y(0)}L${x(0)} ${y(0)}Z`;
  // The fall itself is the line from before a decision to after it.
  const falls = found.mistakes.map((number) => decided.indexOf(number));
  const rounds = points.flatMap((point, place) =>
    place && point.round !== points[place - 1]?.round ? [{ place, round: point.round }] : [],
  );
  const every = Math.max(1, Math.ceil(rounds.length / (WIDE / 60)));
  const at = Math.min(chosen.value, last);
  const here = points[at];
  if (!here) return null;
  const number = decided[at] ?? -1;
  const one = found.decisions[number];
  const happened = () => {
    const said = words[number];
    if (!one || !said || here.kind === "draw" || here.kind === "end") return t(`analysis-point-${here.kind}`);
    if (here.kind === "before") return `${t("analysis-point-before")}: ${said.asked}`;
    const played = `${said.asked} – ${t("analysis-you-played", { answer: said.played })}`;
    return isReal(one)
      ? `${played} ${t("analysis-was-better", { answer: said.best, points: plain(one.points_lost) })}`
      : played;
  };
  const told = t("analysis-point-said", { round: roundWords(here.round), win: percent(here.win), what: happened() });
  const point = (event: PointerEvent & { currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * WIDE;
    chosen.value = Math.min(last, Math.max(0, Math.round(((along - LEFT) / (WIDE - LEFT - RIGHT)) * last)));
  };
  return (
    <>
      <svg
        class="curve"
        onPointerMove={point}
        onPointerDown={point}
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t("analysis-curve-said", {
          first: percent(points[0]?.win ?? 0),
          last: percent(points[last]?.win ?? 0),
          lowest: percent(Math.min(...points.map((point) => point.win))),
          highest: percent(Math.max(...points.map((point) => point.win))),
        })}
      >
        {[0, 0.5, 1].map((win) => (
          <g class="grid">
            <line x1={LEFT} x2={WIDE - RIGHT} y1={y(win)} y2={y(win)} />
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
        {points.map(
          (point, place) => point.kind === "draw" && <circle class="draw" cx={x(place)} cy={y(point.win)} r={3} />,
        )}
        <g class="here">
          <line x1={x(at)} x2={x(at)} y1={y(1)} y2={y(0)} />
          <circle cx={x(at)} cy={y(here.win)} r={5} />
        </g>
        {falls.map((place, number) => {
          const top = y(points[place]?.win ?? 0);
          return (
            <g class="fall">
              <line x1={x(place)} y1={top} x2={x(place + 1)} y2={y(points[place + 1]?.win ?? 0)} />
              <circle cx={x(place)} cy={top} r={10} />
              <text x={x(place)} y={top + 4} text-anchor="middle">
                {number + 1}
              </text>
            </g>
          );
        })}
      </svg>
      {/* A slider is what keys, fingers and screen readers know; the pointer moves it over the curve itself. */}
      <input
        class="curve-slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("analysis-curve-slider")}
        aria-valuetext={told}
        style={{ marginInlineStart: `${(LEFT / WIDE) * 100}%`, inlineSize: `${((WIDE - LEFT - RIGHT) / WIDE) * 100}%` }}
        onInput={(event) => (chosen.value = Number(event.currentTarget.value))}
      />
      <p class="curve-told">
        <b>{percent(here.win)}</b> <span class="soft">{roundWords(here.round)}</span> <span>{happened()}</span>
        {one && <a href={moment(one)}>{t("analysis-see-this")}</a>}
      </p>
      <p class="curve-key soft">
        <span class="key-fall" aria-hidden="true" /> {t("analysis-key-mistake")}{" "}
        <span class="key-draw" aria-hidden="true" /> {t("analysis-key-draw")}
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
                  <td>{point.round > 0 ? point.round : t("analysis-set-up")}</td>
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

/** Luck to the right of zero, bad luck to the left; the whisker is what chance in the estimate may have done. */
export function LuckBar({ points, error }: { points: number; error: number }) {
  const reach = Math.max(10, Math.ceil((Math.abs(points) + 2 * error) / 5) * 5);
  const x = (value: number) => 110 + (value / reach) * 94;
  return (
    <svg
      class="luck-bar"
      viewBox="0 0 220 50"
      role="img"
      aria-label={t("analysis-luck-said", { points: signed(points), reach: plain(reach, 0) })}
    >
      <line class="axis" x1={x(-reach)} x2={x(reach)} y1={15} y2={15} />
      <rect
        class={points < 0 ? "bad-luck" : "good-luck"}
        x={Math.min(x(0), x(points))}
        y={8}
        width={Math.abs(x(points) - x(0))}
        height={14}
        rx={2}
      />
      <path
        class="whisker"
        d={`M${x(points - 2 * error)} 11V19M${x(points - 2 * error)} 15H${x(points + 2 * error)}M${x(points + 2 * error)} 11V19`}
      />
      <line class="middle-line" x1={x(0)} x2={x(0)} y1={3} y2={30} />
      {[-reach, -reach / 2, 0, reach / 2, reach].map((value) => (
        <g class="scale">
          {value !== 0 && <line x1={x(value)} x2={x(value)} y1={24} y2={30} />}
          {/* Half of an odd reach has no short number. */}
          {(value === 0 || Math.abs(value) === reach) && (
            <text x={x(value)} y={44} text-anchor="middle">
              {signed(value, 0)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
