/** The end: the winner, the points, the same game once more, and the proof of fair dice. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api, playAgain, promiseOf } from "../api.ts";
import { type Verdict, verify } from "../fair.ts";
import { ofGame, tieWords } from "../games/words.ts";
import { listOf, t } from "../i18n.ts";
import { openRule } from "../pages/Rules.tsx";
import { go } from "../router.ts";
import { useAttempt } from "../ui/attempt.ts";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../ui/live.tsx";
import type { Fair, Outcome, TableInfo } from "../wire.ts";
import { CampaignPanel } from "./Campaign.tsx";
import { ScoreTable } from "./Score.tsx";
import { noOthers } from "./store.ts";

/** How far below the edge of the screen the result comes to stand. */
const EDGE = 8;

export interface OverProps {
  info: TableInfo;
  outcome: Outcome;
  who: (seat: number) => string;
  /** The game has ended before the reader's eyes, who may be looking anywhere on the page. */
  fresh: boolean;
}

export function Over({ info, outcome, who, fresh }: OverProps) {
  const { id: table, game, mine } = info;
  const { decided } = outcome;
  const box = useRef<HTMLElement>(null);
  const verdict = useSignal<Verdict | null>(null);
  const { attempt, busy, problem } = useAttempt();
  const check = () =>
    attempt(async () => {
      verdict.value = await verify(await api.get<Fair>(`/api/tables/${table}/fair`), promiseOf(table));
    }, "fair-no-crypto");
  const again = () => attempt(async () => go(`/table/${(await playAgain(table)).id}`));
  const seats = outcome.points.map((points, seat) => ({ seat, points, lines: outcome.breakdown[seat] ?? [] }));
  const ending = (): string => {
    const won = outcome.winners.length > 0;
    if (outcome.points.length > 1)
      return won ? t("player-won", { player: listOf(outcome.winners.map(who)) }) : t("nobody-won");
    if (outcome.target === null) return t("solo-done", { points: outcome.points[0] ?? 0 });
    return ofGame(game, won ? "solo-won" : "solo-lost");
  };
  useEffect(() => {
    if (!fresh) return;
    if (box.current) showResult(box.current);
    say(ending(), true);
  }, []);
  // A campaign goes on with its next chapter; once it is over it can be begun again.
  const replayable = (mine.length > 0 || info.hosting) && (!info.campaign || info.campaign.over);
  const invited = info.again !== null && !noOthers(info);
  return (
    <section class="over panel" aria-label={t("game-over")} ref={box}>
      <h2 class="winner">{ending()}</h2>
      {decided && (
        <p class="decided">
          {t("decided-by", { reason: tieWords(game, decided.name) })}{" "}
          <button
            type="button"
            class="rule-link"
            aria-label={t("rule-open", { rule: decided.rule })}
            onClick={() => openRule(decided.rule)}
          >
            {decided.rule}
          </button>
        </p>
      )}
      <ScoreTable game={game} who={who} seats={seats} winners={outcome.winners} target={outcome.target} />
      {info.campaign && <CampaignPanel info={info} campaign={info.campaign} who={who} />}
      {replayable && invited && <p class="again-words">{t("again-made")}</p>}
      <div class="row">
        {replayable && (
          <button type="button" class="button primary play-again" disabled={busy.value} onClick={() => void again()}>
            <Icon name="reset" size={18} /> {t(invited ? "again-join" : "again")}
          </button>
        )}
        <a class="button watch-replay" href={`/replay/${table}`}>
          <Icon name="play" size={18} /> {t("watch-replay")}
        </a>
        {mine.length > 0 && (
          <a class="button" href={`/analysis/${table}`}>
            <Icon name="hint" size={18} /> {t("analysis")}
          </a>
        )}
        {info.commitment !== null && (
          <button type="button" class="button" disabled={busy.value} onClick={() => void check()}>
            <Icon name="fair" size={18} /> {t("fair-check")}
          </button>
        )}
        <a class="button quiet" href={`/api/tables/${table}/journal`} download={`${table}.json`}>
          <Icon name="download" size={18} /> {t("download-journal")}
        </a>
        <a class="button quiet" href={`/api/tables/${table}/transcript`} download={`${table}.txt`}>
          <Icon name="download" size={18} /> {t("download-transcript")}
        </a>
      </div>
      <div role="status">
        {verdict.value && (
          <p class={verdict.value.ok ? "fair good" : "fair bad"}>
            {verdict.value.ok
              ? t("fair-ok", { count: verdict.value.draws })
              : t(`fair-fault-${verdict.value.fault}`, { at: verdict.value.at ?? 0 })}
          </p>
        )}
        {problem.value && <p class="fair bad">{problem.value}</p>}
      </div>
    </section>
  );
}

/** Bring the result to where the reader looks: on a wide screen the board scrolls by itself, on a small one the page. */
function showResult(box: HTMLElement): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  const board = box.parentElement;
  if (!board || getComputedStyle(board).overflowY === "visible")
    scrollTo({ top: scrollY + box.getBoundingClientRect().top - EDGE, behavior });
  else board.scrollTo({ top: 0, behavior });
}
