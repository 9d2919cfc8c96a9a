/** How a place of the board answers: hover, focus or a first tap shows what would come of it, a press or a second tap does it. */
import { pageOf } from "../games/index.ts";
import { leadWords, optionWords } from "../games/words.ts";
import type { Option } from "../wire.ts";
import type { TableStore } from "./store.ts";

/** An answer to the open question and, where it goes on with one to the question that follows, that one's target. */
export interface Way {
  option: Option;
  then: string | null;
}

export interface Manner {
  /** The answer, where it is found by other means than a target; null: there is none. */
  way?: Way | null;
  /** A target of the question that follows, answered in the same go. */
  then?: string | null;
  /** What would come of it, in words; the board shows them while the place is pointed at. */
  shows?: string;
  /**
   * What a press does: `answer` sends; `pick` lifts a piece that may wait for a place; `place` answers with this place,
   * also for the piece that was lifted.
   */
  by?: "answer" | "pick" | "place";
  /** A finger answers with its first tap: there is nothing to show before. */
  atOnce?: boolean;
}

export interface Handlers {
  onClick?: (event: Event) => void;
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

export interface Act {
  target: string | null;
  legal: boolean;
  /** Touched once, or lifted: shown, not yet sent. */
  chosen: boolean;
  /** Pointed at. */
  peeked: boolean;
  /** What a press answers, in the words of the question bar; heard before what is printed here. */
  said: string;
  /** Press it; a finger's first press shows. */
  press(touch: boolean): void;
  handlers: Handlers;
}

const NOTHING: Act = {
  target: null,
  legal: false,
  chosen: false,
  peeked: false,
  said: "",
  press: () => {},
  handlers: {},
};

/** How a target can be answered now: directly, or through an answer that does nothing but open its menu. */
export function wayTo(store: TableStore | null, target: string): Way | null {
  const option = store?.byTarget.value.get(target);
  if (option) return { option, then: null };
  const opens = pageOf(store?.info.value?.game)?.opens;
  const menu = store?.question.value?.options.find((each) => opens?.(each.notation) && each.leads?.includes(target));
  return menu ? { option: menu, then: target } : null;
}

/** The first of several targets that can be answered. */
export function firstWay(store: TableStore | null, targets: readonly string[]): { target: string; way: Way } | null {
  for (const target of targets) {
    const way = wayTo(store, target);
    if (way) return { target, way };
  }
  return null;
}

/** The answer a way gives, in the words of the question bar; what only opens a menu is not worth a word. */
export function wayWords(store: TableStore, { option, then }: Way): string {
  const moment = store.moment.value;
  const question = moment?.question;
  if (!question) return "";
  const game = moment.shown.game;
  const own = then && pageOf(game)?.opens?.(option.notation) ? "" : optionWords(game, option);
  return [own, then ? leadWords(game, then, moment) : ""].filter(Boolean).join(": ");
}

/** Send an answer found on the board. */
export function send(store: TableStore, { option, then }: Way): void {
  store.untouch();
  void store.answer(option, then);
}

/** What a place that answers nothing does when it is pressed: the server says which rule stands in the way. */
export function refusal(
  store: TableStore | null,
  target: string | null,
  after: string | null = null,
): { onClick?: () => void; class: string } {
  if (!store?.question.value || !target) return { class: "" };
  return { onClick: () => void store.askWhy(target, after), class: " asks-why" };
}

/** The first of these targets that the question accepts, and what pointing, tapping and pressing do there. */
export function act(store: TableStore | null, targets: readonly string[], manner: Manner = {}): Act {
  if (!store?.question.value) return NOTHING;
  const found = find(store, targets, manner);
  if (!found) return NOTHING;
  const { target, way } = found;
  const moment = store.moment.value;
  const name = way?.then && way.then !== target ? `${target}>${way.then}` : target;
  const touched = () => store.touched.value?.name === name;
  const foresee = () => {
    if (way) void store.foresee(way.option, way.then);
  };
  const look = () => {
    store.peek.value = target;
    if (manner.shows !== undefined) store.preview.value = manner.shows;
    if (manner.by !== "pick") foresee();
  };
  const leave = () => {
    if (store.peek.value !== target) return;
    store.peek.value = null;
    if (store.touched.value === null) store.unpreview();
  };
  const press = (touch: boolean) => {
    if (touch && manner.by !== "pick" && !manner.atOnce && !touched()) {
      store.touch(name, manner.shows ?? null);
      foresee();
    } else if (manner.by === "pick" && store.byTarget.value.has(target)) store.pick(target);
    else if (manner.by) {
      store.untouch();
      store.place(target);
    } else if (way) send(store, way);
  };
  return {
    target,
    legal: true,
    chosen: touched() || store.armed.value === target,
    peeked: store.peek.value === target,
    said: way ? wayWords(store, way) : moment ? leadWords(moment.shown.game, target, moment) : "",
    press,
    handlers: {
      onClick: (event) => press((event as PointerEvent).pointerType === "touch"),
      onPointerEnter: (event) => {
        if (event.pointerType === "mouse") look();
      },
      // The place under the pointer may have answered, and answer the next question too: then it is looked at anew.
      onPointerMove: (event) => {
        if (event.pointerType === "mouse" && store.peek.value !== target) look();
      },
      onPointerLeave: leave,
      onFocus: look,
      onBlur: leave,
    },
  };
}

/** The target that is answered; a place for a lifted piece has no way of its own. */
function find(
  store: TableStore,
  targets: readonly string[],
  { way, then = null, by }: Manner,
): { target: string; way: Way | null } | null {
  const [first] = targets;
  if (way !== undefined) return way && first !== undefined ? { target: first, way } : null;
  const direct = firstWay(store, targets);
  if (direct) return then ? { target: direct.target, way: { ...direct.way, then } } : direct;
  const led = by && targets.find((target) => store.leads.value.has(target));
  return led ? { target: led, way: null } : null;
}
