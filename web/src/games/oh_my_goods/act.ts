/** How a piece answers the open question: hover, focus or a first tap previews, a click or a second tap answers. */
import { signal } from "@preact/signals";
import type { TableStore } from "../../table/store.ts";
import { option } from "./words.ts";

/** The piece a finger has touched once, with the question it was touched for. */
const touched = signal<string | null>(null);

export interface Act {
  target: string | null;
  legal: boolean;
  chosen: boolean;
  peeked: boolean;
  /** What a press answers, heard before what is printed here. */
  said: string;
  handlers: {
    onClick?: (event: Event) => void;
    onMouseEnter?: () => void;
    onMouseMove?: () => unknown;
    onMouseLeave?: () => void;
    onFocus?: () => void;
    onBlur?: () => void;
  };
}

const NOTHING: Act = { target: null, legal: false, chosen: false, peeked: false, said: "", handlers: {} };

/** What a piece that answers nothing does when it is pressed: the server says which rule stands in the way. */
export function refusal(store: TableStore | null, target: string | null): { onClick?: () => void; class: string } {
  if (!store?.question.value || !target) return { class: "" };
  return { onClick: () => void store.askWhy(target), class: " asks-why" };
}

/** The first of these targets that the question accepts; `then` goes on to the question that follows. */
export function act(store: TableStore | null, targets: readonly string[], then: string | null = null): Act {
  if (!store) return NOTHING;
  const question = store.question.value;
  const target = targets.find((each) => store.byTarget.value.has(each)) ?? null;
  if (!question || !target) return NOTHING;
  const name = then ? `${target}>${then}` : target;
  const key = `${question.serial} ${name}`;
  const leave = () => {
    if (store.peek.value !== target) return;
    store.peek.value = null;
    store.unforesee();
  };
  const look = () => {
    store.peek.value = target;
    void store.foresee(store.byTarget.value.get(target)!, then);
  };
  return {
    target,
    legal: true,
    chosen: touched.value === key,
    peeked: store.peek.value === target,
    said: `${option(question.domain, store.byTarget.value.get(target)!.notation, question)}. `,
    handlers: {
      onClick: (event) => {
        if ((event as PointerEvent).pointerType === "touch" && touched.value !== key) {
          touched.value = key;
          look();
          return;
        }
        touched.value = null;
        void store.answer(store.byTarget.value.get(target)!, then);
      },
      onMouseEnter: look,
      // The piece under the pointer may have answered, and answer the next question too: then it is looked at anew.
      onMouseMove: () => store.peek.value !== target && look(),
      onMouseLeave: leave,
      onFocus: look,
      onBlur: leave,
    },
  };
}
