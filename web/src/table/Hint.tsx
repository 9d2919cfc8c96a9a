/** A hint: the best answers to the open question as far as this seat can know, with their chances. */
import { useEffect } from "preact/hooks";
import { optionWords } from "../games/words.ts";
import { t } from "../i18n.ts";
import { certainty, percent, plain, signed, tolerance } from "../numbers.ts";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../ui/live.tsx";
import type { TableStore } from "./store.ts";
import { showLit } from "./useSight.ts";

export function HintButton({ store }: { store: TableStore }) {
  const question = store.question.value;
  if (!question || !store.info.value?.hints || store.held.value || store.armed.value || question.options.length < 2) return null;
  const busy = store.hint.value === "busy";
  return (
    <button type="button" class="button quiet hint-button" aria-expanded={store.hint.value !== null && !busy} disabled={busy} onClick={() => void store.askHint()}>
      <Icon name="hint" size={18} /> <span class="word">{t(busy ? "advice-busy" : "advice-ask")}</span>
    </button>
  );
}

export function HintPanel({ store }: { store: TableStore }) {
  const hint = store.hint.value;
  const question = store.question.value;
  const game = store.info.value?.game ?? "";
  const found = hint && hint !== "busy" ? hint : null;
  const words = (number: number) => {
    const option = question?.options.find((each) => each.option === number);
    return option && question ? optionWords(game, option, question) : "";
  };
  useEffect(() => {
    const first = found?.answers[0];
    if (first) say(first.win === null ? t("advice-said-only", { answer: words(first.option) }) : t("advice-said", { answer: words(first.option), win: percent(first.win) }), true);
  }, [found]);
  const lit = store.only.value;
  useEffect(() => {
    // The panel covers part of the board.
    if (found) requestAnimationFrame(() => void showLit());
  }, [found, lit]);
  if (!found || !question) return null;
  const all = new Set(found.answers.map((answer) => answer.option));
  return (
    <section class="hint-panel" aria-label={t("advice-title")}>
      <header>
        <h2>{t("advice-title")}</h2>
        <button type="button" class="button quiet" onClick={() => store.closeHint()}>
          <Icon name="close" size={18} /> <span class="word">{t("advice-close")}</span>
        </button>
      </header>
      <ol>
        {found.answers.map((answer) => {
          const option = question.options.find((each) => each.option === answer.option);
          if (!option) return null;
          const alone = store.only.value?.size === 1 && store.only.value.has(answer.option) && all.size > 1;
          return (
            <li>
              <span class="hint-bar" style={{ inlineSize: `${Math.round((answer.win ?? answer.sure) * 100)}%` }} aria-hidden="true" />
              <b>{words(answer.option)}</b>
              {answer.win !== null && <span class="hint-win">{t("advice-win", { win: percent(answer.win), error: tolerance((answer.win_error ?? 0) * 100, 0) })}</span>}
              <span class="hint-points">{answer.win === null ? t("advice-points-only", { points: plain(answer.points), error: tolerance(answer.points_error) }) : t("advice-points", { points: signed(answer.points), error: tolerance(answer.points_error) })}</span>
              <span class="soft">{t("advice-sure", { sure: certainty(answer.sure) })}</span>
              <span class="hint-acts">
                <button type="button" class="icon-button" aria-pressed={alone} aria-label={t("advice-show", { answer: words(answer.option) })} onClick={() => (store.only.value = alone ? all : new Set([answer.option]))}>
                  <Icon name="eye" />
                </button>
                <button type="button" class="button" aria-label={t("advice-play-this", { answer: words(answer.option) })} onClick={() => (option.leads?.length ? store.pick(option.target) : void store.answer(option))}>
                  {t("advice-play")}
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
