/** The one question, in one sentence, with the answers that have no place on the board. */
import { pageOf } from "../games/index.ts";
import { askNow, namer, optionWords, pauseWords, whyWords } from "../games/words.ts";
import { listOf, t, tOr } from "../i18n.ts";
import { openRule } from "../pages/Rules.tsx";
import { prefs, setPrefs } from "../prefs.ts";
import { connected } from "../socket.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Moment, Question, TableInfo } from "../wire.ts";
import { HintButton, HintPanel } from "./Hint.tsx";
import { LentLine } from "./SeatActions.tsx";
import { noOthers, type TableStore } from "./store.ts";

export function QuestionBar({ store }: { store: TableStore }) {
  const moment = store.moment.value;
  const info = store.info.value;
  if (!moment || !info) return null;
  // After the end nothing is asked, and the result stands above: an empty bar would only cover the board.
  const over = moment.outcome !== null;
  if (over && connected.value !== "lost" && !store.problem.value) return null;
  const question = moment.question;
  const about = question && store.armed.value ? pageOf(info.game)?.about?.(store.armed.value) : null;
  const hint = prefs.value.hints && !over && !store.lent.value ? pageOf(info.game)?.hint?.(moment) : null;
  return (
    <section class={`question${question ? " yours" : ""}`} aria-label={t("question")} aria-busy={store.busy.value}>
      {connected.value === "lost" && (
        <p class="lost" role="status">
          <Icon name="link" size={18} />
          {t("connection-lost")}
        </p>
      )}
      {hint && !store.hint.value && (
        <p class="guide">
          <Icon name="hint" size={18} />
          <span>{hint}</span>
          <button type="button" class="link" onClick={() => setPrefs({ hints: false })}>
            <span class="word">{t("hints-off")}</span>
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
      <Refused store={store} game={info.game} />
      {!over && <WentOn store={store} game={info.game} />}
      {store.lent.value && <LentLine store={store} info={info} />}
      {!over && !store.lent.value && (
        <div class="question-line">
          <p class="ask" id="ask" tabIndex={-1}>
            {store.held.value && question ? (
              t("confirm-ask", { answer: optionWords(info.game, store.held.value.option) })
            ) : question ? (
              askNow(info.game, moment, store.armed.value, namer(info))
            ) : (
              <Waits moment={moment} info={info} />
            )}{" "}
            {question?.rule && (
              <button
                type="button"
                class="rule-link"
                aria-label={t("rule-open", { rule: question.rule })}
                onClick={() => openRule(question.rule)}
              >
                {question.rule}
              </button>
            )}
            {about && (
              <span class="about">
                {about.text}{" "}
                <button
                  type="button"
                  class="rule-link"
                  aria-label={t("rule-open", { rule: about.rule })}
                  onClick={() => openRule(about.rule)}
                >
                  {about.rule}
                </button>
              </span>
            )}
          </p>
          <div class="answers">
            {question &&
              (store.held.value ? (
                <Held store={store} />
              ) : (
                <Answers store={store} game={info.game} question={question} />
              ))}
            <Backs store={store} />
            <HintButton store={store} />
          </div>
        </div>
      )}
      <HintPanel store={store} />
      <TakeBack store={store} />
    </section>
  );
}

/** What the table answered for its player, who may take it back or wish to be asked. */
function WentOn({ store, game }: { store: TableStore; game: string }) {
  const questions = store.wentOn.value;
  if (!questions.length) return null;
  return (
    <p class="guide went-on" role="status">
      <Icon name="right" size={18} />
      <span>
        {t("went-on", { what: listOf([...new Set(questions.map((question) => pauseWords(game, question)))]) })}
      </span>
      {prefs.value.pauses !== "always" && (
        <button type="button" class="link" onClick={() => setPrefs({ pauses: "always" })}>
          {t("pauses-ask-me")}
        </button>
      )}
    </p>
  );
}

function Waits({ moment, info }: { moment: Moment; info: TableInfo }) {
  const [player, ...others] = moment.to_act.filter((seat) => seat !== moment.seat).map(namer(info));
  return <>{player !== undefined && !others.length ? t("waiting-for", { player }) : t("waiting-others")}</>;
}

function Answers({ store, game, question }: { store: TableStore; game: string; question: Question }) {
  const page = pageOf(game);
  const armed = store.armed.value ? store.byTarget.value.get(store.armed.value) : undefined;
  const plain = question.options.filter((option) => !page?.onBoard(option.target));
  const needsPress = armed && !store.leads.value.size;
  return (
    <>
      {armed && (
        <button type="button" class="button quiet" onClick={() => store.disarm()}>
          {t("cancel")}
        </button>
      )}
      {needsPress && (
        <button
          type="button"
          class="button primary"
          data-target={armed.target}
          onClick={() => void store.answer(armed)}
        >
          {optionWords(game, armed)}
        </button>
      )}
      {!armed &&
        plain.map((option) => (
          <button
            type="button"
            class="button"
            data-target={option.target}
            disabled={store.sending.value}
            onClick={() => void store.answer(option)}
          >
            {optionWords(game, option)}
          </button>
        ))}
    </>
  );
}

function Held({ store }: { store: TableStore }) {
  const held = store.held.value;
  if (!held) return null;
  return (
    <>
      <button type="button" class="button primary" onClick={() => void store.answer(held.option, held.then, true)}>
        {t("confirm")}
      </button>
      <button type="button" class="button quiet" onClick={() => (store.held.value = null)}>
        {t("cancel")}
      </button>
    </>
  );
}

/** Undo, reset, and a take-back that the others must allow. */
function Backs({ store }: { store: TableStore }) {
  const undo = store.moment.value?.undo;
  // Bots have no say in it.
  const alone = store.info.value !== null && noOthers(store.info.value);
  if (!undo || store.busy.value || store.armed.value) return null;
  return (
    <span class="backs">
      {undo.can && (
        <button type="button" class="button quiet" onClick={() => void store.send({ type: "undo" })}>
          <Icon name="undo" size={18} /> <span class="word">{t("undo")}</span>
        </button>
      )}
      {undo.reset && (
        <button type="button" class="button quiet" onClick={() => void store.send({ type: "reset" })}>
          <Icon name="reset" size={18} /> <span class="word">{t("reset-turn")}</span>
        </button>
      )}
      {!undo.can && undo.ask && !store.consent.value?.request && (
        <button type="button" class="button quiet" onClick={() => void store.send({ type: "ask_back" })}>
          <Icon name={alone ? "undo" : "ask"} size={18} />{" "}
          <span class="word">{t(alone ? "take-back" : "ask-back")}</span>
        </button>
      )}
    </span>
  );
}

function TakeBack({ store }: { store: TableStore }) {
  const consent = store.consent.value;
  const seat = store.moment.value?.seat;
  if (!consent) return null;
  const who = namer(store.info.value);
  const { request, seat: asking } = consent;
  if (request === null || asking === null) {
    if (!consent.result) return null;
    return (
      <p class="take-back" role="status">
        {t(`take-back-${consent.result}`)}
      </p>
    );
  }
  const mine = seat !== null && seat !== undefined && consent.waiting.includes(seat);
  return (
    <div class="take-back" role="status">
      <span>{t("take-back-asked", { player: who(asking) })}</span>
      {mine && (
        <>
          <button
            type="button"
            class="button"
            onClick={() => void store.send({ type: "consent", request, agree: true })}
          >
            {t("agree")}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => void store.send({ type: "consent", request, agree: false })}
          >
            {t("refuse")}
          </button>
        </>
      )}
    </div>
  );
}

/** What was refused and why: the rule in words, with its number. */
function Refused({ store, game }: { store: TableStore; game: string }) {
  const why = store.whyNot.value;
  const problem = store.problem.value;
  if (!why && !problem) return null;
  return (
    <div class="refused" role="alert">
      {problem && <p>{tOr(problem.id, problem.id, problem.words)}</p>}
      {why &&
        (why.reasons.length ? why.reasons : [{ rule: why.rule, id: "", arguments: {} }]).map((reason) => (
          <p>
            {reason.id ? whyWords(game, reason) : t("not-now")}{" "}
            {reason.rule && (
              <button
                type="button"
                class="rule-link"
                aria-label={t("rule-open", { rule: reason.rule })}
                onClick={() => openRule(reason.rule)}
              >
                {reason.rule}
              </button>
            )}
          </p>
        ))}
      <button
        type="button"
        class="icon-button"
        aria-label={t("close")}
        onClick={() => {
          store.whyNot.value = null;
          store.problem.value = null;
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
