/** The table: seats and goals on the left, the board in the middle, the log on the right, the question below. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api, Refusal } from "../api.ts";
import { useGame } from "../games/brought.ts";
import { pageOf } from "../games/index.ts";
import { askWords, gameTitle, namer, sentences, whyWords } from "../games/words.ts";
import { t } from "../i18n.ts";
import { chime, pageTitle, waiting } from "../notices.ts";
import { prefs, setPrefs } from "../prefs.ts";
import { watch } from "../socket.ts";
import { DeadEnd } from "../ui/DeadEnd.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../ui/live.tsx";
import { PositionMark } from "../ui/Marks.tsx";
import { OldTable } from "../ui/OldTable.tsx";
import type { TableInfo } from "../wire.ts";
import { BoardOf } from "./BoardOf.tsx";
import { FairDialog } from "./FairDice.tsx";
import { HandOver } from "./HandOver.tsx";
import { KeysDialog } from "./Keys.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { Over } from "./Over.tsx";
import { usePrinted } from "./printed.ts";
import { QuestionBar } from "./QuestionBar.tsx";
import { ScoreTable } from "./Score.tsx";
import { SeatActions } from "./SeatActions.tsx";
import { Seats } from "./Seats.tsx";
import { TableStore } from "./store.ts";
import { useKeys } from "./useKeys.ts";
import { useScroll } from "./useScroll.ts";
import { useSight } from "./useSight.ts";
import { Waiting } from "./Waiting.tsx";
import { browser } from "./world.ts";

const LONG_WAIT = 5000;

export function TablePage({ table }: { table: string }) {
  const store = useMemo(() => new TableStore(table, browser), [table]);
  const panel = useSignal<"log" | "goals" | null>((sessionStorage.getItem("panel") as "log" | "goals" | null) ?? null);
  const showKeys = useSignal(false);
  const showScore = useSignal(false);
  const showFair = useSignal(false);
  const old = useSignal(false);

  useEffect(() => {
    // Seats and status come over the socket too; this answers sooner and says when there is no such table.
    api
      .get<TableInfo>(`/api/tables/${table}`)
      .then((info) => {
        if (!store.info.value) store.onTable(info);
      })
      .catch((refusal) => {
        if (!(refusal instanceof Refusal)) return;
        if (refusal.status === 404) store.missing.value = true;
        else if (refusal.id === "error-version") old.value = true;
      });
    return watch(store);
  }, [table]);

  const openScore = () => {
    showScore.value = true;
    void store.loadScore();
  };
  const setPanel = (next: "log" | "goals" | null) => {
    panel.value = next;
    if (next) sessionStorage.setItem("panel", next);
    else sessionStorage.removeItem("panel");
  };
  useKeys(store, {
    help: () => (showKeys.value = true),
    hint: () => void store.askHint(),
    score: openScore,
    log: () => setPanel("log"),
  });
  useVoice(store);
  useGame(store.info.value?.game);
  const printed = usePrinted(store.info.value);
  useScroll(table, printed && store.moment.value !== null);
  useSight(store.moment.value?.question?.serial);
  // Whether the end comes while someone looks on: a game opened after its end keeps the place it is shown in.
  const played = useRef(false);
  const isPlayed = store.moment.value !== null && !store.moment.value.outcome;
  useEffect(() => {
    if (isPlayed) played.current = true;
  }, [isPlayed]);

  const info = store.info.value;
  const moment = store.moment.value;
  if (store.missing.value) return <DeadEnd text={t("error-no-table")} />;
  if (old.value) return <OldTable table={table} />;
  if (!info) return <p class="empty quiet-wait">{t("loading")}</p>;
  if (info.status === "closed") return <DeadEnd text={t("error-closed")} />;
  if (info.status === "waiting") return <Waiting store={store} info={info} />;
  if (!moment || !printed) return <p class="empty quiet-wait">{t("loading")}</p>;
  const who = namer(info);
  const handOver = store.handOver.value;
  if (handOver !== null) return <HandOver store={store} seat={handOver} name={who(handOver)} />;
  const Rail = pageOf(info.game)?.Rail;
  const props = { moment, info, store, who };
  return (
    <div class={`table-page${panel.value ? ` show-${panel.value}` : ""}`}>
      <h1 class="unseen">{gameTitle(info.game)}</h1>
      <aside class="rail left" aria-label={t("seats")}>
        {info.position && <PositionMark />}
        <Seats store={store} />
        <div class="rail-extra">{Rail && <Rail {...props} />}</div>
        <div class="tabs">
          {Rail && (
            <button
              type="button"
              class="icon-button"
              aria-pressed={panel.value === "goals"}
              onClick={() => setPanel(panel.value === "goals" ? null : "goals")}
            >
              <Icon name="panel" /> <span>{t(pageOf(info.game)?.railName ?? "cards")}</span>
            </button>
          )}
          <button
            type="button"
            class="icon-button"
            aria-pressed={panel.value === "log"}
            onClick={() => setPanel(panel.value === "log" ? null : "log")}
          >
            <Icon name="log" /> <span>{t("log")}</span>
          </button>
        </div>
      </aside>
      <div class="middle">
        <div class={moment.outcome ? "board ended" : "board"}>
          {moment.outcome && <Over info={info} outcome={moment.outcome} who={who} fresh={played.current} />}
          <BoardOf game={info.game} {...props} />
        </div>
        <QuestionBar store={store} />
      </div>
      <aside class="rail right" aria-label={t("log")}>
        <div class="rail-buttons">
          <button type="button" class="button quiet" onClick={openScore}>
            <Icon name="score" size={18} /> {t(moment.outcome ? "final-score" : "score-so-far")}
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t(prefs.value.sound ? "sound-off" : "sound-on")}
            onClick={() => setPrefs({ sound: !prefs.value.sound })}
          >
            <Icon name={prefs.value.sound ? "sound" : "mute"} />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t("fair-title")}
            onClick={() => (showFair.value = true)}
          >
            <Icon name="fair" />
          </button>
          <button type="button" class="icon-button" aria-label={t("keys")} onClick={() => (showKeys.value = true)}>
            <Icon name="keys" />
          </button>
          {!prefs.value.hints && (
            <button
              type="button"
              class="icon-button"
              aria-label={t("hints-on")}
              onClick={() => setPrefs({ hints: true })}
            >
              <Icon name="hint" />
            </button>
          )}
        </div>
        <LogPanel game={info.game} log={store.log.value} who={who} open={panel.value === "log"} />
        <SeatActions store={store} info={info} />
      </aside>
      {showKeys.value && <KeysDialog game={info.game} onClose={() => (showKeys.value = false)} />}
      {showFair.value && <FairDialog info={info} who={who} onClose={() => (showFair.value = false)} />}
      {showScore.value && (
        <Dialog
          title={t(moment.outcome ? "final-score" : "score-so-far")}
          onClose={() => (showScore.value = false)}
          wide
        >
          {store.score.value ? (
            <ScoreTable game={info.game} who={who} seats={store.score.value.seats} aim={store.score.value.aim} />
          ) : (
            <p class="quiet-wait">{t("loading")}</p>
          )}
        </Dialog>
      )}
    </div>
  );
}

/** Speak what changed: each new log line politely, the own turn at once. */
function useVoice(store: TableStore): void {
  const moment = store.moment.value;
  const info = store.info.value;
  const mine = Boolean(moment?.question) && info?.status === "playing";
  useEffect(() => {
    pageTitle.value = info ? gameTitle(info.game) : "";
    waiting.value = mine;
    return () => {
      pageTitle.value = "";
      waiting.value = false;
    };
  }, [mine, info?.game]);
  useEffect(() => {
    if (!moment?.question || !info) return;
    say(`${t("your-turn")}. ${askWords(info.game, moment.question, namer(info))}`, true);
  }, [moment?.question?.serial]);
  const armed = store.armed.value;
  useEffect(() => {
    const next = armed && moment?.question && info ? pageOf(info.game)?.asksNext?.(armed, moment) : null;
    if (next) say(next);
  }, [armed]);
  const since = useRef(Date.now());
  useEffect(() => {
    // A quick answer of a bot needs no bell; a long wait or another tab does.
    if (mine && (document.hidden || Date.now() - since.current > LONG_WAIT)) chime();
    since.current = Date.now();
  }, [mine]);
  const heard = store.log.value.length;
  useEffect(() => {
    if (!info || !heard) return;
    const last = sentences(info.game, store.log.value.slice(-3), namer(info)).at(-1);
    if (last) say(last.text);
  }, [heard]);
  const why = store.whyNot.value;
  useEffect(() => {
    if (why) say(why.reasons.map((reason) => whyWords(info?.game ?? "", reason)).join(" ") || t("not-now"), true);
  }, [why]);
}
