/** A finished game looked at again: what each own decision lost, the biggest mistakes, and luck apart from both. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refusal } from "../api.ts";
import { useGame } from "../games/brought.ts";
import { gameTitle, namer } from "../games/words.ts";
import { t, tOr } from "../i18n.ts";
import { certainty, percent, plain, signed, signedPercent, tolerance } from "../numbers.ts";
import { analysisNews } from "../socket.ts";
import { usePrinted } from "../table/printed.ts";
import { DeadEnd } from "../ui/DeadEnd.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Analysis, AnalysisState, Judged, TableInfo } from "../wire.ts";
import { roundWords, spoken, UNSAID } from "./answers.ts";
import { Curve, LuckBar } from "./Charts.tsx";
import { Decisions, Pair } from "./Decisions.tsx";

const POLL = 4000;

export function AnalysisPage({ table }: { table: string }) {
  const info = useSignal<TableInfo | null>(null);
  const seat = useSignal<number | null>(null);
  const state = useSignal<AnalysisState | null>(null);
  const problem = useSignal<string | null>(null);
  const fail = (refusal: unknown) => {
    problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown");
  };
  useEffect(() => {
    api.get<TableInfo>(`/api/tables/${table}`).then((found) => {
      info.value = found;
      // The replay leads back to the seat it came from.
      const wanted = Number(new URLSearchParams(location.search).get("seat") ?? NaN);
      seat.value = found.mine.includes(wanted) ? wanted : (found.mine[0] ?? null);
    }, fail);
  }, [table]);
  const load = () =>
    api
      .get<AnalysisState>(`/api/tables/${table}/analysis?seat=${seat.value}`)
      .then((found) => (state.value = found), fail);
  const ask = () =>
    api
      .post<AnalysisState>(`/api/tables/${table}/analysis`, { seat: seat.value })
      .then((found) => (state.value = found), fail);
  useEffect(() => {
    state.value = null;
    if (seat.value !== null) void ask();
  }, [seat.value]);
  const running = state.value?.status === "running";
  useEffect(() => {
    if (!running) return;
    // The socket brings the progress; this is for when it is away.
    const timer = setInterval(() => void load(), POLL);
    return () => clearInterval(timer);
  }, [running, seat.value]);
  const news = analysisNews.value;
  useEffect(() => {
    if (!news || news.table !== table || news.seat !== seat.value || !state.value) return;
    if (news.status === "running") state.value = { ...state.value, ...news };
    else void load();
  }, [news]);

  // Things are named as their game and the table's pack name them.
  const known = useGame(info.value?.game);
  const printed = usePrinted(info.value) && known;
  if (problem.value) return <DeadEnd text={problem.value} />;
  if (!info.value || !printed) return <p class="empty quiet-wait">{t("loading")}</p>;
  if (seat.value === null) return <DeadEnd text={t("analysis-own-only")} />;
  const who = namer(info.value);
  const found = state.value?.analysis;
  return (
    <div class="analysis-page">
      <header class="analysis-head">
        <h1>{t("analysis-of", { game: gameTitle(info.value.game) })}</h1>
        {info.value.mine.length > 1 && (
          <label class="field">
            <span>{t("view-from")}</span>
            <select value={String(seat.value)} onChange={(event) => (seat.value = Number(event.currentTarget.value))}>
              {info.value.mine.map((each) => (
                <option value={String(each)}>{who(each)}</option>
              ))}
            </select>
          </label>
        )}
        <p class="soft">{t("analysis-how")}</p>
        {info.value.seats[seat.value]?.lent && <p class="soft">{t("analysis-lent")}</p>}
        <a class="button quiet" href={`/table/${table}`}>
          <Icon name="left" size={18} /> {t("analysis-back")}
        </a>
      </header>
      <div role="status">
        {running && state.value && <Progress state={state.value} />}
        {state.value?.status === "failed" && (
          <p class="refused">
            {t("analysis-failed")}{" "}
            <button type="button" class="button" onClick={() => void ask()}>
              {t("analysis-again")}
            </button>
          </p>
        )}
      </div>
      {found && (
        <Found table={table} game={info.value.game} seat={seat.value} seats={info.value.seats.length} found={found} />
      )}
    </div>
  );
}

function Progress({ state }: { state: AnalysisState }) {
  return (
    <section class="panel analysis-progress">
      <p id="analysis-progress">{t("analysis-running")}</p>
      <progress
        aria-labelledby="analysis-progress"
        max={Math.max(1, state.total)}
        value={state.total ? state.done : undefined}
      />
      {state.total > 0 && <p class="soft">{t("analysis-progress", { done: state.done, total: state.total })}</p>}
    </section>
  );
}

interface FoundProps {
  table: string;
  game: string;
  seat: number;
  seats: number;
  found: Analysis;
}

function Found({ table, game, seat, seats, found }: FoundProps) {
  const everything = useSignal(false);
  const words = spoken(game, seat, found);
  const say = (one: Judged) => words[found.decisions.indexOf(one)] ?? UNSAID;
  const worst = found.mistakes.flatMap((place) => found.decisions[place] ?? []);
  const lost = found.decisions.filter((one) => one.points_lost > 0 || one.win_lost > 0);
  const shown = [...(everything.value ? found.decisions : lost)].sort(
    (one, other) => other.value_lost - one.value_lost || other.points_lost - one.points_lost || one.step - other.step,
  );
  const marks = ["blunder", "mistake", "inaccuracy"].filter((name) => found.marks[name]);
  const moment = (one: Judged) => `/replay/${table}?seat=${seat}&step=${one.step}`;
  return (
    <>
      <section class="figures" aria-label={t("analysis-figures")}>
        <dl>
          <div>
            <dt>{t("analysis-points-lost")}</dt>
            <dd>{plain(found.points_lost)}</dd>
            <dd class="soft">
              {t("analysis-per-decision", {
                points: plain(found.points_per_decision, 2),
                count: found.decisions.length,
              })}
            </dd>
            <dd class="soft fine">{t("analysis-overlap")}</dd>
          </div>
          <div>
            <dt>{t("analysis-accuracy")}</dt>
            <dd>{percent(found.accuracy / 100)}</dd>
            <dd class="soft">
              {marks.length
                ? marks.map((name) => t(`analysis-count-${name}`, { count: found.marks[name] ?? 0 })).join(", ")
                : t("analysis-clean")}
            </dd>
          </div>
          {found.lead !== null && found.adjusted_lead !== null && (
            <div>
              <dt>{t(seats > 1 ? "analysis-lead" : found.contest ? "analysis-lead-solo" : "analysis-score")}</dt>
              <dd>{found.contest ? signed(found.lead, 0) : plain(found.lead, 0)}</dd>
              <dd class="soft">
                {t("analysis-adjusted", {
                  points: found.contest ? signed(found.adjusted_lead) : plain(found.adjusted_lead),
                })}
              </dd>
            </div>
          )}
          <div>
            <dt>{t("analysis-luck")}</dt>
            <dd>{signed(found.luck_points)}</dd>
            <dd class="soft">
              {t(found.contest ? "analysis-luck-error" : "analysis-luck-points", {
                error: tolerance(found.luck_points_error),
                win: signedPercent(found.luck_win),
                spread: tolerance(found.luck_win_error * 100, 0),
              })}
            </dd>
            <dd>
              <LuckBar points={found.luck_points} error={found.luck_points_error} />
            </dd>
          </div>
        </dl>
      </section>
      {found.contest && (
        <section class="panel" aria-labelledby="curve-title">
          <h2 id="curve-title">{t("analysis-curve")}</h2>
          <Curve found={found} words={words} moment={moment} />
        </section>
      )}
      <section aria-labelledby="mistakes-title">
        <h2 id="mistakes-title">{t("analysis-mistakes")}</h2>
        {!worst.length && <p>{t("analysis-none")}</p>}
        <ol class="mistakes">
          {worst.map((one, place) => (
            <li class="panel">
              <h3>
                <span class="mistake-number" aria-hidden="true">
                  {place + 1}
                </span>
                {t("analysis-loss", { points: plain(one.points_lost), error: tolerance(one.points_error) })}
              </h3>
              <p class="soft">
                {t(found.contest ? "analysis-win-loss" : "analysis-loss-sure", {
                  win: percent(one.win_lost),
                  sure: certainty(one.sure),
                })}
                {one.mark && <span class={`mark ${one.mark}`}>{t(`analysis-mark-${one.mark}`)}</span>}
              </p>
              <Pair said={say(one)} />
              <a class="button" href={moment(one)}>
                <Icon name="play" size={18} /> {t("analysis-see", { round: roundWords(one.round) })}
              </a>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="decisions-title">
        <h2 id="decisions-title">{t("analysis-decisions")}</h2>
        <label class="check">
          <input
            type="checkbox"
            checked={everything.value}
            onChange={(event) => (everything.value = event.currentTarget.checked)}
          />{" "}
          <span>{t("analysis-everything", { count: found.decisions.length })}</span>
        </label>
        {shown.length > 0 && <Decisions contest={found.contest} shown={shown} say={say} moment={moment} />}
      </section>
    </>
  );
}
