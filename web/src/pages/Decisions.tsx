/** The judged decisions one by one: a table where there is room, cards on a phone. */
import { t } from "../i18n.ts";
import { certainty, percent, plain } from "../numbers.ts";
import { useWide } from "../ui/wide.ts";
import type { Judged } from "../wire.ts";
import { roundWords, type Spoken } from "./answers.ts";

interface DecisionsProps {
  contest: boolean;
  shown: readonly Judged[];
  say: (one: Judged) => Spoken;
  moment: (one: Judged) => string;
}

export function Decisions(props: DecisionsProps) {
  return useWide() ? <Rows {...props} /> : <Cards {...props} />;
}

export function isReal(one: Judged): boolean {
  return one.points_lost > 0 || one.win_lost > 0;
}

export function Mark({ one }: { one: Judged }) {
  return one.mark ? <span class={`mark ${one.mark}`}>{t(`analysis-mark-${one.mark}`)}</span> : null;
}

/** What was asked, what was answered, what would have been better. */
export function Pair({ said, better = true }: { said: Spoken; better?: boolean }) {
  return (
    <>
      <p class="asked soft">{said.asked}</p>
      <dl class="answers-pair">
        <dt>{t("analysis-played")}</dt>
        <dd>{said.played}</dd>
        {better && <dt>{t("analysis-better")}</dt>}
        {better && (
          <dd>
            <b>{said.best}</b>
          </dd>
        )}
      </dl>
    </>
  );
}

function Cards({ contest, shown, say, moment }: DecisionsProps) {
  return (
    <ol class="decision-cards">
      {shown.map((one) => (
        <li class="panel">
          <p class="decision-head">
            <a href={moment(one)}>{roundWords(one.round)}</a>
            <b>{isReal(one) ? t("analysis-loss-short", { points: plain(one.points_lost) }) : t("analysis-same")}</b>
            <Mark one={one} />
          </p>
          <Pair said={say(one)} better={isReal(one)} />
          {isReal(one) && (
            <p class="soft">
              {t(contest ? "analysis-win-loss" : "analysis-loss-sure", {
                win: percent(one.win_lost),
                sure: certainty(one.sure),
              })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Rows({ contest, shown, say, moment }: DecisionsProps) {
  return (
    <div class="decisions-box" role="region" aria-labelledby="decisions-title" tabIndex={0}>
      <table class="decisions">
        <thead>
          <tr>
            <th scope="col">{t("analysis-round")}</th>
            <th scope="col" class="number">
              {t("analysis-points-lost")}
            </th>
            <th scope="col">{t("analysis-played")}</th>
            <th scope="col">{t("analysis-better")}</th>
            {contest && (
              <th scope="col" class="number">
                {t("analysis-win-lost")}
              </th>
            )}
            <th scope="col" class="number">
              {t("analysis-sure")}
            </th>
            <th scope="col">{t("analysis-mark")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => {
            const real = isReal(one);
            const said = say(one);
            return (
              <tr>
                <td>{one.round > 0 ? one.round : t("analysis-set-up")}</td>
                <td class="number">{real ? plain(one.points_lost) : "–"}</td>
                <td>
                  <span class="asked soft">{said.asked}</span>
                  <a href={moment(one)}>{said.played}</a>
                </td>
                <td>{real ? said.best : t("analysis-same")}</td>
                {contest && <td class="number">{real ? percent(one.win_lost) : "–"}</td>}
                <td class="number">{real ? certainty(one.sure) : "–"}</td>
                <td>
                  <Mark one={one} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
