/** A place that may answer the question: lit where legal, shown before it is done, reachable by key and finger. */
import type { ComponentChildren } from "preact";
import type { TableStore } from "../../table/store.ts";
import { tip } from "../../ui/Tips.tsx";
import { firstWay, preview, send, tapped, type Way, wayWords } from "./act.ts";

export interface TargetProps {
  store: TableStore | null;
  /** In order of preference; the first that is legal is answered. */
  targets: readonly string[];
  /** A way that is found by other means than a target of the question. */
  way?: Way | null;
  label: string;
  /** What would happen, in words; a finger sees it before it does it. */
  shows?: string;
  class?: string;
  /** What to ask the server about when this is pressed although nothing here is legal. */
  why?: string | null;
  /** The answer the forbidden target would follow, by its notation. */
  after?: string | null;
  title?: string;
  /** The rule this place follows. */
  rule: string;
  children?: ComponentChildren;
}

export function Target({
  store,
  targets,
  way,
  label,
  shows,
  class: name = "",
  why,
  after = null,
  title,
  rule,
  children,
}: TargetProps) {
  const found = way !== undefined ? (way ? { target: targets[0]!, way } : null) : firstWay(store, targets);
  if (store?.question.value && !found && why)
    return (
      <span
        class={`spot asks-why ${name}`}
        role="button"
        tabIndex={-1}
        aria-disabled="true"
        {...tip(title ?? label, rule)}
        data-why={why}
        onClick={() => void store.askWhy(why, after)}
      >
        {children}
        <span class="unseen">{label}</span>
      </span>
    );
  if (!store || !found)
    return (
      <span class={`spot ${name}`} {...tip(title ?? label, rule)}>
        {children}
        <span class="unseen">{label}</span>
      </span>
    );
  const { target } = found;
  const said = shows ?? label;
  const answer = wayWords(store, found.way);
  const foresee = () => void store.foresee(found.way.option, found.way.then);
  const show = () => {
    preview.value = shows ?? label;
    store.peek.value = target;
    foresee();
  };
  const hide = () => {
    if (store.peek.value === target) {
      store.peek.value = null;
      if (tapped.value !== null) return;
      preview.value = null;
      store.unforesee();
    }
  };
  const press = (touch: boolean) => {
    if (touch && shows && tapped.value !== target) {
      tapped.value = target;
      preview.value = shows;
      foresee();
      return;
    }
    send(store, found.way);
  };
  return (
    <button
      type="button"
      class={`spot legal ${name}${tapped.value === target ? " chosen" : ""}`}
      data-target={target}
      {...tip(shows ?? title ?? label, rule)}
      onClick={(event) => press((event as unknown as PointerEvent).pointerType === "touch")}
      onPointerEnter={(event) => event.pointerType === "mouse" && show()}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {/* Heard first: what a press answers, before what is printed here. */}
      {!said.startsWith(answer) && <span class="unseen">{answer}. </span>}
      {children}
      <span class="unseen">{said}</span>
    </button>
  );
}
