/** A place that may answer the question: lit where legal, shown before it is done, reachable by mouse, key and finger. */
import type { ComponentChildren } from "preact";
import { tip } from "../ui/Tips.tsx";
import { act, type Manner, refusal } from "./act.ts";
import type { TableStore } from "./store.ts";

export interface TargetProps extends Manner {
  /** Null in a replay: the place is then a picture. */
  store: TableStore | null;
  /** In order of preference; the first that is legal is answered. */
  targets: readonly string[];
  /** What lies here, for those who hear the page. */
  label: string;
  class?: string;
  /** What to ask the server about when this is pressed although nothing here is legal. */
  why?: string | null;
  /** The answer the forbidden target would follow, by its notation. */
  after?: string | null;
  /** What pointing at it says, where that is more than its label. */
  title?: string;
  /** The rule this place follows. */
  rule: string;
  children?: ComponentChildren;
}

export function Target({
  store,
  targets,
  label,
  class: name = "",
  why = null,
  after = null,
  title,
  rule,
  children,
  ...manner
}: TargetProps) {
  const found = act(store, targets, manner);
  if (!found.legal) {
    const { onClick, class: asks } = refusal(store, why, after);
    return (
      <span
        class={`spot${asks} ${name}`}
        {...(onClick && { role: "button", tabIndex: -1, "aria-disabled": true, "data-why": why, onClick })}
        {...tip(title ?? label, rule)}
      >
        {children}
        <span class="unseen">{label}</span>
      </span>
    );
  }
  const said = manner.shows ?? label;
  return (
    <button
      type="button"
      class={`spot legal ${name}${found.chosen ? " chosen" : ""}`}
      data-target={found.target}
      {...tip(manner.shows ?? title ?? label, rule)}
      {...found.handlers}
    >
      {/* Heard first: what a press answers, before what is printed here. */}
      {!said.startsWith(found.said) && <span class="unseen">{found.said}. </span>}
      {children}
      <span class="unseen">{said}</span>
    </button>
  );
}
