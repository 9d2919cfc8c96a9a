/** The reader's own window, large: its panes answer, preview the die in hand, and say why not. */
import { useSignal } from "@preact/signals";
import type { TargetedKeyboardEvent, TargetedMouseEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n.ts";
import { useWide } from "../../ui/wide.ts";
import type { Parts } from "./Board.tsx";
import { certain, fateOf, toolAsked } from "./fate.ts";
import { useFresh } from "./fresh.ts";
import { ACROSS } from "./glass.ts";
import { CELLS, cellAt, cellTarget, dieAt, type Mark, windowCard } from "./printed.ts";
import { type Die, diceOf, type ShownWindow } from "./shown.ts";
import { type PaneState, Window } from "./Window.tsx";
import { cellName, colorName, dieName, windowName } from "./words.ts";

/** What the player holds: the die of the question, or of the option armed as its tool leaves it. */
function held({ shown, store }: Parts): Die | null {
  const question = store?.question.value;
  if (!store || !question) return null;
  if (shown.hand?.die && shown.hand.seat === question.seat) return shown.hand.die;
  const at = store.armed.value ?? store.peek.value;
  const die = at && dieAt(at);
  if (!die || question.decision === "pay") return null;
  const tool = question.decision === "take" ? toolAsked(question) : null;
  return certain(tool && fateOf(tool, die), die);
}

/** What a pane says to a screen reader. */
function paneLabel(cell: number, die: Die | null, mark: Mark, legal: boolean): string {
  const name = cellName(cell);
  const what = die ? dieName(die) : markName(mark);
  return legal ? t("sagrada-pane-legal", { cell: name, what }) : `${name}: ${what}`;
}

function markName(mark: Mark): string {
  if (mark === null) return t("sagrada-pane-free");
  return typeof mark === "string"
    ? t("sagrada-pane-color", { color: colorName(mark) })
    : t("sagrada-pane-value", { value: mark });
}

/** Where an arrow key leads from a space; null for other keys. */
function stepTo(key: string, from: number): number | null {
  const { row = 1, column = 1 } = CELLS[from] ?? {};
  const steps: Record<string, readonly [number, number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 1],
    End: [row, ACROSS],
  };
  const step = steps[key];
  if (!step) return null;
  const next = CELLS.findIndex((cell) => cell.row === step[0] && cell.column === step[1]);
  // At the edge it stays where it is.
  return next < 0 ? from : next;
}

export function OwnWindow(props: Parts & { seat: number; window: ShownWindow; favor: number }) {
  const { shown, store, seat, window, favor, moment } = props;
  const wide = useWide();
  const focus = useSignal(0);
  const tapped = useSignal<number | null>(null);
  const ahead = useRef(false);
  const question = store?.question.value ?? null;
  const die = held(props);
  const fresh = useFresh(seat, window);
  const dice = diceOf(window);
  const { marks } = windowCard(window.pattern);
  const lifted = question && shown.hand?.seat === question.seat ? shown.hand.lifted : [];
  const canAnswer = (cell: number) =>
    store !== null && (store.byTarget.value.has(cellTarget(cell)) || store.leads.value.has(cellTarget(cell)));
  const legal = (cell: number) => canAnswer(cell) || (store?.peekLeads.value.has(cellTarget(cell)) ?? false);
  const open = new Set(CELLS.map((_, cell) => cell).filter(legal));
  const peeked = cellAt(store?.peek.value ?? null);
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
    const early = store.sending.value && !dice[cell];
    if (touch && (placing || early) && (early || tapped.value !== cell)) {
      tapped.value = cell;
      ahead.current = early;
      return;
    }
    tapped.value = null;
    store.place(cellTarget(cell));
  };

  const keys = (event: TargetedKeyboardEvent<SVGSVGElement>) => {
    const next = stepTo(event.key, focus.value);
    if (next !== null) {
      event.preventDefault();
      focus.value = next;
      event.currentTarget.querySelector<SVGGElement>(`[data-cell="${next}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(focus.value, false);
    }
  };

  const panes = (cell: number): PaneState => {
    const lying = dice[cell] ?? null;
    const mark = marks[cell] ?? null;
    return {
      legal: open.has(cell),
      target: canAnswer(cell) ? cellTarget(cell) : null,
      ghost: placing && (tapped.value ?? peeked) === cell && canAnswer(cell) ? die : null,
      lifted: lifted.some((each) => each === CELLS[cell]?.id),
      fresh: fresh.has(cell),
      label: paneLabel(cell, lying, mark, open.has(cell)),
      // While a die is being placed, the panes themselves answer.
      tip: open.size ? null : { text: paneLabel(cell, lying, mark, false), rule: lying ? "SAG-5.6" : "SAG-6.4" },
    };
  };

  const name = windowName(window.pattern);
  return (
    <Window
      pattern={window.pattern}
      name={name}
      label={t("sagrada-window-of", { who: props.who(seat), window: name })}
      dice={dice}
      favor={favor}
      tall={wide}
      choosing={open.size > 0 && (placing || question?.domain === "cell")}
      sun={moment.outcome?.winners.includes(seat) ?? false}
      panes={panes}
      focus={focus.value}
      {...(store && {
        onPane: (cell: number, event: TargetedMouseEvent<SVGGElement>) =>
          press(cell, "pointerType" in event && event.pointerType === "touch"),
        onPeek: (cell: number | null) => {
          store.peek.value = cell === null ? null : cellTarget(cell);
        },
        onKey: keys,
      })}
    />
  );
}
