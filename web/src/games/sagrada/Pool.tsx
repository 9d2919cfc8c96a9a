/** The draft pool: its dice answer for themselves or for the tool that waits for one, and tumble when rolled. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n.ts";
import { tip } from "../../ui/Tips.tsx";
import type { Parts } from "./Board.tsx";
import { DieIcon, UnknownDie } from "./Die.tsx";
import { type Fate, fateOf, SAME, toolAsked } from "./fate.ts";
import { type Tool, toolAt } from "./printed.ts";
import type { Die } from "./shown.ts";
import { answerName, dieName, fateWords } from "./words.ts";

/** How long thrown dice may tumble, in milliseconds. */
const ROLL = 600;

interface Answers {
  /** The domain of the pool's dice as answers. */
  domain: "die" | "action";
  /** Whether they answer the question that follows the picked piece. */
  led: boolean;
  /** The tool that will work on the die. */
  tool: Tool | null;
}

/** How dice of the pool answer: as themselves, or for the tool that was picked and waits for one of them. */
function poolAnswers({ shown, store }: Parts): Answers {
  const question = store?.question.value;
  if (!store || !question) return { domain: "action", led: false, tool: null };
  const { decision } = question;
  // At a die taken for a tool the dice that follow lie on the round track.
  const led = decision !== "take" && [...store.leads.value].some((target) => target.startsWith("die:"));
  const domain = led || (question.domain === "die" && decision !== "swap") ? "die" : "action";
  if (decision === "take" || (decision === "pay" && led)) return { domain, led, tool: toolAsked(question) };
  const picked = decision === "act" && store.armed.value ? toolAt(store.armed.value) : null;
  return { domain, led, tool: led && shown.seats > 1 ? picked : null };
}

/** The die after a tool, drawn small: what it will show, or that nobody knows yet. */
function Becomes({ die, fate }: { die: Die; fate: Fate }) {
  if (fate.kind === "same") return null;
  return (
    <span class="becomes" aria-hidden="true">
      {fate.kind === "turned" && fate.dice.map((each) => <DieIcon die={each} />)}
      {fate.kind === "rolled" && <UnknownDie color={die.color} />}
      {fate.kind === "drawn" && <UnknownDie />}
      {fate.kind === "swapped" && <span class="becomes-sign">⇄</span>}
    </span>
  );
}

/** Whether the pool has just been thrown: in a new round, or again by a tool. */
function useRolled(round: number, pool: readonly Die[]): boolean {
  const words = pool.map((die) => die.word).join();
  const old = useRef({ round: 0, words: "" });
  // A first answer that comes in the same breath must not stop the dice in mid-air.
  const until = useRef(0);
  const again = pool.length > 0 && old.current.words.length === words.length && old.current.words !== words;
  if (old.current.round !== round || again) until.current = Date.now() + ROLL;
  useEffect(() => {
    old.current = { round, words };
  });
  return Date.now() < until.current;
}

export function Pool(props: Parts) {
  const { shown, store } = props;
  const { pool } = shown;
  const solo = shown.seats === 1;
  const rolled = useRolled(shown.round, pool);
  const pressed = useRef(-1);
  const question = store?.question.value;
  const { domain, led, tool } = poolAnswers(props);
  const hand = question && shown.hand?.seat === question.seat ? shown.hand.die : null;
  return (
    <section class="tray" aria-label={t("sagrada-pool")}>
      <h2 {...tip(t(solo ? "sagrada-tip-pool-solo" : "sagrada-tip-pool"), solo ? "SAG-11.3" : "SAG-4.2")}>
        {t("sagrada-pool")}
      </h2>
      <div class={`pool-dice${tool ? " working" : ""}`}>
        {pool.map((die, place) => {
          const target = `${domain}:${die.word}`;
          const option = store?.byTarget.value.get(target);
          // A tool that waits for a die has the pool to itself: no press becomes a plain draft behind its back.
          const legal = led ? (store?.leads.value.has(target) ?? false) : option !== undefined;
          const direct = legal && !led;
          const fate = tool && legal ? fateOf(tool, die) : SAME;
          // Of two equal dice only one is taken: the one that was pressed.
          const alike = pool.findIndex((each) => each.word === die.word);
          const first = pool[pressed.current]?.word === die.word ? pressed.current : alike;
          const chosen = store?.armed.value === target && first === place;
          const look = () => {
            if (direct && store) store.peek.value = target;
          };
          const leave = () => {
            if (store?.peek.value === target) store.peek.value = null;
          };
          return (
            <button
              key={`${place}-${die.word}`}
              type="button"
              data-target={legal ? target : undefined}
              class={`die-button${legal ? " legal" : ""}${chosen ? " chosen" : ""}${rolled ? " rolled" : ""}`}
              aria-label={direct && option && domain === "action" ? answerName(option) : fateWords(die, fate)}
              aria-pressed={legal ? chosen : undefined}
              aria-disabled={legal ? undefined : true}
              {...(tool
                ? tip(fateWords(die, fate), tool.rule)
                : tip(`${dieName(die)}. ${t("sagrada-tip-die")}`, "SAG-5.3"))}
              onClick={() => {
                pressed.current = place;
                if (direct) store?.pick(target);
                else if (legal) store?.place(target);
                else if (question) void store?.askWhy(target);
              }}
              onMouseEnter={look}
              onMouseLeave={leave}
              onFocus={look}
              onBlur={leave}
            >
              <DieIcon die={die} />
              <Becomes die={die} fate={fate} />
            </button>
          );
        })}
      </div>
      {hand && (
        <p class="in-hand">
          <DieIcon die={hand} size={32} />
          {t("sagrada-in-hand", { die: dieName(hand) })}
        </p>
      )}
    </section>
  );
}
