/** Nothing to show here: one sentence that says why, a dark window, and the way home. */
import type { ComponentChildren } from "preact";
import { t } from "../i18n.ts";
import { Icon } from "./Icon.tsx";

export function DeadEnd({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <section class="dead-end">
      <svg viewBox="0 0 96 120" width="96" height="120" aria-hidden="true">
        <path class="dead-stone" d="M8 116V52Q8 20 48 4q40 16 40 48v64z" />
        <path
          class="dead-glass"
          d="M17 56h28v25H17zM51 56h28v25H51zM17 87h28v22H17zM51 87h28v22H51zM45 50H17q1-22 28-33zM51 50V17q27 11 28 33z"
        />
        <path class="dead-lit" d="M51 87h28v22H51z" />
      </svg>
      <h1>{text}</h1>
      {children}
      <a class="button primary" href="/">
        <Icon name="left" size={18} /> {t("to-lobby")}
      </a>
    </section>
  );
}
