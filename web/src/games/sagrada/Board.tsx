/** The table of Sagrada: round track, own window, the pool, the tools and the others' windows. */

import { useSignal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../i18n.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SeatMark } from "../../ui/Icon.tsx";
import { tip } from "../../ui/Tips.tsx";
import { useWide } from "../../ui/wide.ts";
import type { BoardProps } from "../index.ts";
import { Tools } from "./Cards.tsx";
import { colorOf, DieIcon, GlassDefs, UnknownDie } from "./Die.tsx";
import { type Fate, fateOf } from "./fate.ts";
import { COLUMNS, ROWS } from "./glass.ts";
import { Track } from "./Track.tsx";
import { CELLS, cellTarget, content, dieOf, inHand, liftedFrom, openedSeat, type SagradaView, toolOf } from "./view.ts";
import { type PaneState, Window } from "./Window.tsx";
import { cellName, colorName, dieName, fateWords, option, windowName } from "./words.ts";

export function Board(props: BoardProps) {
  const view = props.moment.view as SagradaView;
  // Who only watches sees the winner's window large when all is over.
  const seat = view.seat ?? props.moment.outcome?.winners[0] ?? 0;
  const choosing = props.moment.question?.decision === "choose_window";
  return (
    <div class="sagrada">
      <GlassDefs />
      <Track view={view} aim={view.round > 0 ? props.moment.aim : null} store={props.store} />
      {choosing ? (
        <WindowChoice {...props} view={view} />
      ) : (
        <div class="stage">{view.windows[seat]! >= 0 && <OwnWindow {...props} view={view} seat={seat} />}</div>
      )}
      <div class="side">
        {view.round > 0 && <Pool {...props} view={view} />}
        <Tools view={view} store={props.store} />
        <Others {...props} view={view} own={seat} />
      </div>
    </div>
  );
}

/** How long thrown dice may tumble, in milliseconds. */
const ROLL = 600;

type Parts = BoardProps & { view: SagradaView };

/** What the player holds: the die of the question, or of the option armed as its tool leaves it. */
function held({ view, store }: Parts): number | null {
  const question = store?.question.value;
  if (!question) return null;
  const { a } = question.prompt.arguments;
  const asked = inHand(view, question.decision, a);
  if (asked !== null) return asked;
  const at = store!.armed.value ?? store!.peek.value;
  if (!at || !/^(action|die):/.test(at)) return null;
  const die = dieOf(at.split(":")[1]!);
  if (die < 0 || question.decision === "pay") return null;
  const fate = question.decision === "take" ? fateOf(a, die) : null;
  return fate?.kind === "turned" ? fate.dice[0]! : die;
}

/** What a pane says to a screen reader. */
function paneLabel(view: SagradaView, seat: number, cell: number, legal: boolean): string {
  const die = view.boards[seat]![cell]!;
  const mark = content.windows[view.windows[seat]!]!.marks[cell]!;
  const name = cellName(content.cells[cell]!);
  const what =
    die >= 0
      ? dieName(die)
      : mark === "."
        ? t("sagrada-pane-free")
        : content.letters.includes(mark)
          ? t("sagrada-pane-color", { color: colorName(mark) })
          : t("sagrada-pane-value", { value: mark });
  return legal ? t("sagrada-pane-legal", { cell: name, what }) : `${name}: ${what}`;
}

/** The spaces whose die has just come: set from the pool, or moved by a tool. */
function useFresh(seat: number, now: readonly number[]): Set<number> {
  const before = useRef<{ seat: number; dice: readonly number[] } | null>(null);
  return useMemo(() => {
    const old = before.current;
    before.current = { seat, dice: now };
    if (!old || old.seat !== seat) return new Set<number>();
    return new Set(
      now.map((each, cell) => (each >= 0 && old.dice[cell] !== each ? cell : -1)).filter((cell) => cell >= 0),
    );
  }, [seat, now.join()]);
}

function OwnWindow(props: Parts & { seat: number }) {
  const { view, store, seat, moment } = props;
  const wide = useWide();
  const focus = useSignal(0);
  const tapped = useSignal<number | null>(null);
  const ahead = useRef(false);
  const question = store?.question.value ?? null;
  const die = held(props);
  const fresh = useFresh(seat, view.boards[seat]!);
  const lifted = question
    ? liftedFrom(question.decision, question.prompt.arguments.a, question.prompt.arguments.b)
    : [];
  const legal = (cell: number) => {
    if (!store) return false;
    const target = cellTarget(cell);
    return store.byTarget.value.has(target) || store.leads.value.has(target) || store.peekLeads.value.has(target);
  };
  const open = new Set(Array.from({ length: CELLS }, (_, cell) => cell).filter(legal));
  const canAnswer = (cell: number) =>
    store !== null && (store.byTarget.value.has(cellTarget(cell)) || store.leads.value.has(cellTarget(cell)));
  const peeked = store?.peek.value?.startsWith("cell:") ? content.cells.indexOf(store.peek.value.slice(5)) : -1;
  const placing = die !== null;

  // The question moved on: a tap that only previewed is forgotten, unless it was meant for this question already.
  useLayoutEffect(() => {
    if (!ahead.current) tapped.value = null;
    ahead.current = false;
  }, [question?.serial, store?.armed.value]);

  const press = (cell: number, touch: boolean) => {
    if (!store || !question) return;
    focus.value = cell;
    if (!canAnswer(cell)) {
      if (open.size) void store.askWhy(cellTarget(cell));
      return;
    }
    // With a mouse the hover was the preview; a finger previews first.
    // While an answer is on its way, an empty pane is where the die of the next question may go.
    const early = store.sending.value && view.boards[seat]![cell]! < 0;
    if (touch && (placing || early) && (early || tapped.value !== cell)) {
      tapped.value = cell;
      ahead.current = early;
      return;
    }
    tapped.value = null;
    store.place(cellTarget(cell));
  };

  const keys = (event: TargetedKeyboardEvent<SVGSVGElement>) => {
    const row = Math.floor(focus.value / COLUMNS);
    const column = focus.value % COLUMNS;
    const moves: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -column],
      End: [0, COLUMNS - 1 - column],
    };
    const step = moves[event.key];
    if (step) {
      event.preventDefault();
      const next =
        Math.min(ROWS - 1, Math.max(0, row + step[0])) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column + step[1]));
      focus.value = next;
      event.currentTarget.querySelector<SVGGElement>(`[data-cell="${next}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(focus.value, false);
    }
  };

  const panes = (cell: number): PaneState => ({
    legal: open.has(cell),
    target: canAnswer(cell) ? cellTarget(cell) : null,
    ghost: placing && (tapped.value ?? peeked) === cell && canAnswer(cell) ? die : null,
    lifted: lifted.includes(cell),
    fresh: fresh.has(cell),
    label: paneLabel(view, seat, cell, open.has(cell)),
    // While a die is being placed, the panes themselves answer.
    tip: open.size
      ? null
      : { text: paneLabel(view, seat, cell, false), rule: view.boards[seat]![cell]! >= 0 ? "SAG-5.6" : "SAG-6.4" },
  });

  return (
    <Window
      window={view.windows[seat]!}
      marks={content.windows[view.windows[seat]!]!.marks}
      name={windowName(view.windows[seat]!)}
      label={t("sagrada-window-of", { who: props.who(seat), window: windowName(view.windows[seat]!) })}
      dice={view.boards[seat]!}
      favor={view.favor[seat]!}
      tall={wide}
      choosing={open.size > 0 && (placing || question?.domain === "cell")}
      sun={moment.outcome?.winners.includes(seat) ?? false}
      panes={panes}
      focus={focus.value}
      onPane={
        store ? (cell, event) => press(cell, (event as unknown as PointerEvent).pointerType === "touch") : undefined
      }
      onPeek={
        store
          ? (cell) => {
              store.peek.value = cell === null ? null : cellTarget(cell);
            }
          : undefined
      }
      onKey={store ? keys : undefined}
    />
  );
}

/** How dice of the pool answer: as themselves, or for the tool that was picked and waits for one of them. */
function poolAnswers({ view, store }: Parts): { prefix: string; led: boolean; tool: number } {
  const question = store?.question.value;
  const { decision, domain, prompt } = question ?? {};
  const picked = decision === "act" && store!.armed.value ? toolOf(store!.armed.value) : -1;
  // At a die taken for a tool the dice that follow lie on the round track.
  const led = decision !== "take" && [...(store?.leads.value ?? [])].some((target) => target.startsWith("die:"));
  const working =
    decision === "take" || (decision === "pay" && led) ? prompt!.arguments.a : led && view.seats > 1 ? picked : -1;
  return { prefix: led || (domain === "die" && decision !== "swap") ? "die" : "action", led, tool: working };
}

/** The die after a tool, drawn small: what it will show, or that nobody knows yet. */
function Becomes({ die, fate }: { die: number; fate: Fate }) {
  if (fate.kind === "same") return null;
  return (
    <span class="becomes" aria-hidden="true">
      {fate.kind === "turned" && fate.dice.map((each) => <DieIcon die={each} />)}
      {fate.kind === "rolled" && <UnknownDie letter={colorOf(die)} />}
      {fate.kind === "drawn" && <UnknownDie />}
      {fate.kind === "swapped" && <span class="becomes-sign">⇄</span>}
    </span>
  );
}

function Pool(props: Parts) {
  const { view, store } = props;
  const old = useRef<{ round: number; pool: string }>({ round: 0, pool: "" });
  const now =
    old.current.round !== view.round ||
    (view.pool.length > 0 &&
      old.current.pool.length === view.pool.join().length &&
      old.current.pool !== view.pool.join());
  useEffect(() => {
    old.current = { round: view.round, pool: view.pool.join() };
  });
  // A first answer that comes in the same breath must not stop the dice in mid-air.
  const until = useRef(0);
  const pressed = useRef(-1);
  if (now) until.current = Date.now() + ROLL;
  const rolled = Date.now() < until.current;
  const question = store?.question.value;
  const { prefix, led, tool } = poolAnswers(props);
  const hand = question && store ? inHand(view, question.decision, question.prompt.arguments.a) : null;
  return (
    <section class="tray" aria-label={t("sagrada-pool")}>
      <h2
        {...tip(
          t(view.seats === 1 ? "sagrada-tip-pool-solo" : "sagrada-tip-pool"),
          view.seats === 1 ? "SAG-11.3" : "SAG-4.2",
        )}
      >
        {t("sagrada-pool")}
      </h2>
      <div class={`pool-dice${tool >= 0 ? " working" : ""}`}>
        {view.pool.map((die, place) => {
          const target = `${prefix}:${content.dice[die]}`;
          // A tool that waits for a die has the pool to itself: no press becomes a plain draft behind its back.
          const legal = (led ? store?.leads.value.has(target) : store?.byTarget.value.has(target)) ?? false;
          const direct = legal && !led;
          const fate: Fate = tool >= 0 && legal ? fateOf(tool, die) : { kind: "same" };
          // Of two equal dice only one is taken: the one that was pressed.
          const first = view.pool[pressed.current] === die ? pressed.current : view.pool.indexOf(die);
          const chosen = store?.armed.value === target && first === place;
          return (
            <button
              key={`${place}-${die}`}
              type="button"
              data-target={legal ? target : undefined}
              class={`die-button${legal ? " legal" : ""}${chosen ? " chosen" : ""}${rolled ? " rolled" : ""}`}
              aria-label={
                direct && question?.domain === "action"
                  ? option("action", content.dice[die]!, question)
                  : fateWords(die, fate)
              }
              aria-pressed={legal ? chosen : undefined}
              aria-disabled={legal ? undefined : true}
              {...(tool >= 0
                ? tip(fateWords(die, fate), content.tools[tool]!.rule)
                : tip(`${dieName(die)}. ${t("sagrada-tip-die")}`, "SAG-5.3"))}
              onClick={() => {
                pressed.current = place;
                if (direct) store!.pick(target);
                else if (legal) store!.place(target);
                else if (store?.question.value) void store.askWhy(target);
              }}
              onMouseEnter={() => direct && store && (store.peek.value = target)}
              onMouseLeave={() => store && store.peek.value === target && (store.peek.value = null)}
              onFocus={() => direct && store && (store.peek.value = target)}
              onBlur={() => store && store.peek.value === target && (store.peek.value = null)}
            >
              <DieIcon die={die} />
              <Becomes die={die} fate={fate} />
            </button>
          );
        })}
      </div>
      {hand !== null && (
        <p class="in-hand">
          <DieIcon die={hand} size={32} />
          {t("sagrada-in-hand", { die: dieName(hand) })}
        </p>
      )}
    </section>
  );
}

function Others({ view, who, moment, own }: Parts & { own: number }) {
  const open = openedSeat;
  const others = view.windows.map((_, seat) => seat).filter((seat) => seat !== own && view.windows[seat]! >= 0);
  useEffect(() => () => void (open.value = null), []);
  if (!others.length) return null;
  const sun = (seat: number) => moment.outcome?.winners.includes(seat) ?? false;
  return (
    <section class="others" aria-label={t("sagrada-others")}>
      {others.map((seat) => (
        <button type="button" class="other" key={seat} onClick={() => (open.value = seat)}>
          <OtherWindow view={view} seat={seat} name={who(seat)} sun={sun(seat)} tall={false} />
          <span class="other-name">
            <SeatMark seat={seat} size={13} /> {who(seat)}
          </span>
        </button>
      ))}
      {open.value !== null && view.windows[open.value]! >= 0 && (
        <Dialog title={who(open.value)} onClose={() => (open.value = null)}>
          <div class="big-window">
            <OtherWindow view={view} seat={open.value} name={who(open.value)} sun={sun(open.value)} tall />
          </div>
        </Dialog>
      )}
    </section>
  );
}

function OtherWindow({
  view,
  seat,
  name,
  sun,
  tall,
}: {
  view: SagradaView;
  seat: number;
  name: string;
  sun: boolean;
  tall: boolean;
}) {
  const fresh = useFresh(seat, view.boards[seat]!);
  const window = view.windows[seat]!;
  return (
    <Window
      window={window}
      marks={content.windows[window]!.marks}
      name={windowName(window)}
      label={t("sagrada-window-of", { who: name, window: windowName(window) })}
      dice={view.boards[seat]!}
      favor={view.favor[seat]!}
      tall={tall}
      sun={sun}
      panes={(cell) => ({ fresh: fresh.has(cell) })}
    />
  );
}

function WindowChoice({ store, moment, view }: Parts) {
  return (
    <div class="window-choice" role="group" aria-label={t("sagrada-ask-choose_window")}>
      {moment.question!.options.map((option) => {
        const window = content.windows.findIndex((each) => each.id === option.notation);
        return (
          <button
            type="button"
            class={store?.armed.value === option.target ? "chosen" : ""}
            data-target={option.target}
            onClick={() => void store?.answer(option)}
          >
            <Window
              window={window}
              marks={content.windows[window]!.marks}
              name={windowName(window)}
              label={t(view.seats === 1 ? "sagrada-window-choice-solo" : "sagrada-window-choice", {
                window: windowName(window),
                count: content.windows[window]!.difficulty,
              })}
              dice={Array.from({ length: CELLS }, () => -1)}
              favor={content.windows[window]!.difficulty}
              tall
            />
          </button>
        );
      })}
    </div>
  );
}
