/** A hint: the best answers to the open question as far as this seat can know, with their chances. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { certainty, percent } from "../numbers.ts";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../ui/live.tsx";
import type { HintAnswer, Option } from "../wire.ts";
import { answerWords, thenWords } from "./advice.ts";
import { figures, isDoubtful } from "./figures.ts";
import type { TableStore } from "./store.ts";
import { showLit } from "./useSight.ts";

export function HintButton({ store }: { store: TableStore }) {
  const question = store.question.value;
  if (!question || !store.info.value?.hints || store.held.value || question.options.length < 2) return null;
  const busy = store.hint.value === "busy";
  return (
    <button
      type="button"
      class="button quiet hint-button"
      aria-expanded={store.hint.value !== null && !busy}
      disabled={busy}
      onClick={() => void store.askHint()}
    >
      <Icon name="hint" size={18} /> <span class="word">{t(busy ? "advice-busy" : "advice-ask")}</span>
    </button>
  );
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus({ preventScroll: true });
  return Boolean(found);
}

/** Keys go to the first answer when the hint comes, unless they have gone elsewhere, and back when it is closed. */
function useFocus(busy: boolean, found: HintAnswer | null): void {
  const from = useRef<Element | null>(null);
  // At once and not after the next picture: a quick hint would come first, and a quick hand press elsewhere.
  useLayoutEffect(() => {
    if (busy) from.current = document.activeElement;
  }, [busy]);
  useLayoutEffect(() => {
    if (!found) return;
    const at = document.activeElement;
    if (!at || at === document.body || at === from.current) focusOn(".hint-acts .button");
    return () => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (!lost) return;
      const back = from.current as HTMLElement | null;
      if (back?.isConnected && back !== document.body) back.focus({ preventScroll: true });
      else if (!focusOn(".hint-button")) focusOn("#ask");
    };
  }, [found]);
}

export function HintPanel({ store }: { store: TableStore }) {
  const hint = store.hint.value;
  const question = store.question.value;
  const moment = store.moment.value;
  const game = store.info.value?.game ?? "";
  const found = hint && hint !== "busy" ? hint : null;
  const options = found?.answers.map((answer) => answer.option) ?? [];
  const names = question && moment ? answerWords(game, question, moment, options) : [];
  const whole = (found?.answers ?? []).map((answer, place) =>
    [names[place], thenWords(game, answer.then)].filter(Boolean).join(" → "),
  );
  const [best = ""] = whole;
  useEffect(() => {
    const first = found?.answers[0];
    if (first)
      say(
        first.win === null
          ? t("advice-said-only", { answer: best })
          : t("advice-said", { answer: best, win: percent(first.win) }),
        true,
      );
  }, [found]);
  const lit = store.only.value;
  useEffect(() => {
    // The panel covers part of the board.
    if (found) requestAnimationFrame(() => void showLit());
  }, [found, lit]);
  useFocus(hint === "busy", found);
  if (!found || !question) return null;
  const all = new Set(options);
  const numbers = figures(found.answers);
  const contest = found.answers.some((answer) => answer.win !== null);
  const lead = t(
    !contest ? "advice-points-only" : store.info.value?.seats.length === 1 ? "advice-points-solo" : "advice-points",
  );
  const play = (option: Option) => {
    void store.answer(option);
    // What was pressed goes away with the question; what comes next is said and answered from there.
    if (store.held.value) requestAnimationFrame(() => void focusOn(".answers .button.primary"));
    else focusOn("#ask");
  };
  return (
    <section class={contest ? "hint-panel" : "hint-panel no-contest"} aria-label={t("advice-title")}>
      <header>
        <h2 title={t("advice-how")}>{t("advice-title")}</h2>
        <button type="button" class="icon-button" aria-label={t("advice-close")} onClick={() => store.closeHint()}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <div class="hint-list">
        <p class="hint-heads" aria-hidden="true">
          {contest && <span>{t("advice-win")}</span>}
          <span>{lead}</span>
        </p>
        <ol>
          {found.answers.map((answer, place) => {
            const option = question.options.find((each) => each.option === answer.option);
            const row = numbers[place];
            if (!option || !row) return null;
            const alone = lit?.size === 1 && lit.has(answer.option) && all.size > 1;
            const { win, winError, points, pointsError } = row;
            const then = thenWords(game, answer.then);
            return (
              <li>
                <p class="hint-answer">
                  <b>{names[place]}</b>
                  {then && <span class="hint-then"> → {then}</span>}
                </p>
                {answer.win !== null && (
                  <span class="hint-win">
                    <span class="unseen">{t("advice-win")} </span>
                    {win} <small>±{winError}</small>
                  </span>
                )}
                <span class="hint-points">
                  <span class="unseen">{lead} </span>
                  {points} <small>±{pointsError}</small>
                </span>
                <span class="hint-acts">
                  <button
                    type="button"
                    class="icon-button"
                    aria-pressed={alone}
                    aria-label={t("advice-show", { answer: whole[place] ?? "" })}
                    onClick={() => (store.only.value = alone ? all : new Set([answer.option]))}
                  >
                    <Icon name="eye" />
                  </button>
                  <button
                    type="button"
                    class="button"
                    aria-label={t("advice-play-this", { answer: names[place] ?? "" })}
                    onClick={() => play(option)}
                  >
                    {t("advice-play")}
                  </button>
                </span>
                {(place === 0 || isDoubtful(answer.sure)) && all.size > 1 && (
                  <span class="hint-sure">
                    {t(place === 0 ? "advice-sure" : "advice-doubt", { sure: certainty(answer.sure) })}
                  </span>
                )}
                {answer.win !== null && (
                  <span class="hint-bar" aria-hidden="true">
                    <span style={{ inlineSize: `${Math.round(answer.win * 100)}%` }} />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
