/** The end: the winner, the points, and the proof of fair dice. */
import { useSignal } from "@preact/signals";
import { api, promiseOf, Refusal } from "../api.ts";
import { verify, type Verdict } from "../fair.ts";
import { listOf, t, tOr } from "../i18n.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Fair, Outcome, TableInfo } from "../wire.ts";
import { CampaignPanel } from "./Campaign.tsx";
import { ScoreTable } from "./Score.tsx";

export function Over({ info, outcome, who }: { info: TableInfo; outcome: Outcome; who: (seat: number) => string }) {
  const { id: table, game, mine } = info;
  const verdict = useSignal<Verdict | null>(null);
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const check = async () => {
    busy.value = true;
    problem.value = null;
    try {
      verdict.value = await verify(await api.get<Fair>(`/api/tables/${table}/fair`), promiseOf(table));
    } catch (refusal) {
      problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("fair-no-crypto");
    }
    busy.value = false;
  };
  const seats = outcome.points.map((points, seat) => ({ seat, points, lines: outcome.breakdown[seat]! }));
  const ending = (): string => {
    const won = outcome.winners.length > 0;
    if (outcome.points.length > 1) return won ? t("player-won", { player: listOf(outcome.winners.map(who)) }) : t("nobody-won");
    if (outcome.target === null) return t("solo-done", { points: outcome.points[0]! });
    return t(won ? "solo-won" : "solo-lost");
  };
  return (
    <section class="over panel" aria-label={t("game-over")}>
      <h2 class="winner">
        {ending()}
      </h2>
      <ScoreTable game={game} who={who} seats={seats} winners={outcome.winners} target={outcome.target} />
      {info.campaign && <CampaignPanel info={info} campaign={info.campaign} who={who} />}
      <div class="row">
        <a class={info.campaign ? "button" : "button primary"} href={`/replay/${table}`}>
          <Icon name="play" size={18} /> {t("replay")}
        </a>
        {mine.length > 0 && (
          <a class="button" href={`/analysis/${table}`}>
            <Icon name="hint" size={18} /> {t("analysis")}
          </a>
        )}
        <button type="button" class="button" disabled={busy.value} onClick={() => void check()}>
          <Icon name="fair" size={18} /> {t("fair-check")}
        </button>
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
            {verdict.value.ok ? t("fair-ok", { count: verdict.value.draws }) : t(`fair-fault-${verdict.value.fault}`, { at: verdict.value.at ?? 0 })}
          </p>
        )}
        {problem.value && <p class="fair bad">{problem.value}</p>}
      </div>
    </section>
  );
}
