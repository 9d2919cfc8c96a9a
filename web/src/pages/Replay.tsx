/** A finished game step by step, from any seat's view. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, Refusal, tryFrom } from "../api.ts";
import { loadGames } from "../games/brought.ts";
import { pageOf } from "../games/index.ts";
import { gameTitle, namer } from "../games/words.ts";
import { t, tOr } from "../i18n.ts";
import { percent, plain } from "../numbers.ts";
import { go } from "../router.ts";
import { BoardOf } from "../table/BoardOf.tsx";
import { LogPanel } from "../table/LogPanel.tsx";
import { usePrinted } from "../table/printed.ts";
import { ScoreTable } from "../table/Score.tsx";
import { useAttempt } from "../ui/attempt.ts";
import { DeadEnd } from "../ui/DeadEnd.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Analysis, AnalysisState, Moment, TableInfo } from "../wire.ts";
import { spoken } from "./answers.ts";
import { isReal, Mark, Pair } from "./Decisions.tsx";

interface Page {
  total: number;
  first: number;
  moments: Moment[];
}

const COUNT = 100;

export function Replay({ table }: { table: string }) {
  const info = useSignal<TableInfo | null>(null);
  const seat = useSignal<number | null>(null);
  const moments = useSignal<Moment[]>([]);
  // A link may lead to one moment as one seat saw it.
  const wish = new URLSearchParams(location.search);
  const step = useSignal(Math.max(0, Number(wish.get("step")) || 0));
  const playing = useSignal(false);
  const judged = useSignal<{ seat: number; analysis: Analysis } | null>(null);
  const problem = useSignal<string | null>(null);
  /** The games whose moments can be tried. */
  const games = useSignal<string[]>([]);
  const { attempt, busy, problem: refused } = useAttempt();
  useEffect(() => {
    loadGames().then(
      (found) => (games.value = found.filter((each) => each.to_position).map((each) => each.id)),
      () => undefined,
    );
    api.get<TableInfo>(`/api/tables/${table}`).then((found) => {
      info.value = found;
      const wanted = wish.has("seat") ? Number(wish.get("seat")) : NaN;
      seat.value = found.seats.some((each) => each.seat === wanted) ? wanted : (found.mine[0] ?? 0);
    }, fail);
  }, [table]);
  const fail = (refusal: unknown) => {
    problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown");
  };
  useEffect(() => {
    if (!info.value) return;
    let stale = false;
    const load = async () => {
      const query = seat.value === null ? "" : `seat=${seat.value}&`;
      const all: Moment[] = [];
      for (let total = 1; all.length < total; ) {
        const page: Page = await api.get<Page>(
          `/api/tables/${table}/replay?${query}first=${all.length}&count=${COUNT}`,
        );
        if (!page.moments.length) break;
        total = page.total;
        all.push(...page.moments);
      }
      if (!stale) moments.value = all;
    };
    load().catch(fail);
    return () => {
      stale = true;
    };
  }, [info.value, seat.value]);
  const mine = seat.value !== null && info.value?.mine.includes(seat.value) ? seat.value : null;
  useEffect(() => {
    judged.value = null;
    if (mine === null) return;
    let stale = false;
    // Without an analysis, or with one that is still under way, the replay is what it always was.
    const put = ({ analysis }: AnalysisState) => {
      if (!stale && analysis) judged.value = { seat: mine, analysis };
    };
    api.get<AnalysisState>(`/api/tables/${table}/analysis?seat=${mine}`).then(put, () => undefined);
    return () => {
      stale = true;
    };
  }, [mine]);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (step.value >= moments.value.length - 1) playing.value = false;
      else step.value++;
    }, 900);
    return () => clearInterval(timer);
  }, [playing.value]);
  const last = Math.max(0, moments.value.length - 1);
  const to = (place: number) => (step.value = Math.min(last, Math.max(0, place)));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as Element).closest("input, select")) return;
      if (event.key === "ArrowRight") to(step.value + 1);
      else if (event.key === "ArrowLeft") to(step.value - 1);
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(last);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [last]);

  const printed = usePrinted(info.value);
  if (problem.value) return <DeadEnd text={problem.value} />;
  const moment = moments.value[Math.min(step.value, last)];
  if (!info.value || !moment || !printed) return <p class="empty quiet-wait">{t("loading")}</p>;
  const game = info.value.game;
  const who = namer(info.value);
  const Rail = pageOf(game)?.Rail;
  const shown = { ...moment, question: null };
  const props = { moment: shown, info: info.value, store: null, who };
  const log = moments.value.slice(0, step.value + 1).flatMap((each) => each.news);
  return (
    <div class="table-page replay-page">
      <h1 class="unseen">{t("replay-of", { game: gameTitle(game) })}</h1>
      <aside class="rail left" aria-label={t("seats")}>
        <label class="field">
          <span>{t("view-from")}</span>
          <select
            value={String(seat.value)}
            onChange={(event) =>
              (seat.value = event.currentTarget.value === "null" ? null : Number(event.currentTarget.value))
            }
          >
            {info.value.seats.map((each) => (
              <option value={String(each.seat)}>{who(each.seat)}</option>
            ))}
            <option value="null">{t("spectator")}</option>
          </select>
        </label>
        <div class="rail-extra">{Rail && <Rail {...props} />}</div>
      </aside>
      <div class="middle">
        <div class="board">
          <BoardOf game={game} {...props} />
        </div>
        <section class="question" aria-label={t("replay")}>
          {judged.value && judged.value.seat === seat.value && (
            <Judgement game={game} seat={seat.value} found={judged.value.analysis} step={step.value} />
          )}
          <div class="steps">
            <button type="button" class="icon-button" aria-label={t("step-first")} onClick={() => to(0)}>
              <Icon name="first" />
            </button>
            <button type="button" class="icon-button" aria-label={t("step-back")} onClick={() => to(step.value - 1)}>
              <Icon name="left" />
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={t(playing.value ? "step-pause" : "step-play")}
              onClick={() => (playing.value = !playing.value)}
            >
              <Icon name={playing.value ? "close" : "play"} />
            </button>
            <button type="button" class="icon-button" aria-label={t("step-next")} onClick={() => to(step.value + 1)}>
              <Icon name="right" />
            </button>
            <button type="button" class="icon-button" aria-label={t("step-last")} onClick={() => to(last)}>
              <Icon name="last" />
            </button>
            <input
              type="range"
              min={0}
              max={last}
              value={step.value}
              aria-label={t("step-number", { step: step.value, last })}
              onInput={(event) => to(Number(event.currentTarget.value))}
            />
            <output>{t("step-number", { step: step.value, last })}</output>
          </div>
          {games.value.includes(game) && step.value < last && (
            <p>
              <button
                type="button"
                class="button"
                disabled={busy.value}
                title={t("try-about")}
                onClick={() => void attempt(async () => go(`/table/${(await tryFrom(table, step.value)).id}`))}
              >
                <Icon name="play" size={18} /> {t("try-from-here")}
              </button>
            </p>
          )}
          {refused.value && (
            <p class="refused" role="alert">
              {refused.value}
            </p>
          )}
          <p class="ways-back">
            {mine !== null && (
              <a class="button quiet" href={`/analysis/${table}?seat=${mine}`}>
                <Icon name="left" size={18} /> {t("analysis")}
              </a>
            )}
            <a class="button quiet" href={`/table/${table}`}>
              <Icon name="left" size={18} /> {t("analysis-back")}
            </a>
          </p>
        </section>
      </div>
      <aside class="rail right" aria-label={t("log")}>
        <LogPanel game={game} log={log} who={who} />
        {moment.outcome && (
          <ScoreTable
            game={game}
            who={who}
            winners={moment.outcome.winners}
            target={moment.outcome.target}
            seats={moment.outcome.points.map((points, number) => ({
              seat: number,
              points,
              lines: moment.outcome?.breakdown[number] ?? [],
            }))}
          />
        )}
      </aside>
    </div>
  );
}

/** What the analysis says of the decision at this step, if there was one. */
function Judgement({ game, seat, found, step }: { game: string; seat: number; found: Analysis; step: number }) {
  const number = found.decisions.findIndex((one) => one.step === step);
  const one = found.decisions[number];
  const said = spoken(game, seat, found)[number];
  if (!one || !said) return null;
  const real = isReal(one);
  return (
    <div class="judgement" role="status">
      <p class="decision-head">
        <b>{real ? t("analysis-loss-short", { points: plain(one.points_lost) }) : t("analysis-nothing-better")}</b>
        {real && found.contest && <span class="soft">{t("analysis-win-short", { win: percent(one.win_lost) })}</span>}
        <Mark one={one} />
      </p>
      <Pair said={said} better={real} />
    </div>
  );
}
