/** One tool-tip for the whole page: hover, focus and tap show the same words, with the rule they come from. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { openRule } from "../pages/Rules.tsx";

const REST = 500;
const GRACE = 250;
const NAME = "tip";
const shown = signal<HTMLElement | SVGElement | null>(null);

/** What a piece says when it is pointed at; spread over the element. */
export function tip(text: string, rule: string): { "data-tip": string; "data-rule": string } {
  return { "data-tip": text, "data-rule": rule };
}

/** The same beside the piece, where its neighbours above must stay in reach. */
export function tipBeside(text: string, rule: string): ReturnType<typeof tip> & { "data-beside": string } {
  return { ...tip(text, rule), "data-beside": "" };
}

function tipped(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
}

export function Tips() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (wait: number, next: HTMLElement | SVGElement | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => (shown.value = next?.isConnected ? next : null), wait);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      // The bubble itself may be pointed at: its rule can be opened.
      if (bubble.current?.contains(event.target as Node)) return clearTimeout(timer);
      const found = tipped(event.target);
      if (found !== shown.value) later(found ? REST : GRACE, found);
      else clearTimeout(timer);
    };
    const up = (event: PointerEvent) => {
      if (bubble.current?.contains(event.target as Node)) return;
      clearTimeout(timer);
      const found = tipped(event.target);
      // A lit piece says what it does in the question bar once it is touched, a forbidden one why it is.
      const speaks = found?.classList.contains("legal") || found?.classList.contains("asks-why");
      shown.value = event.pointerType !== "mouse" && found && !speaks ? found : null;
    };
    const focus = (event: FocusEvent) => {
      const found = tipped(event.target);
      if (found === event.target && found?.matches(":focus-visible")) later(0, found);
    };
    // A tap takes the focus from wherever it was; only the piece that speaks falls silent with it.
    const blur = (event: FocusEvent) => {
      if (event.target === shown.value) later(0, null);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") shown.value = null;
    };
    const away = () => (shown.value = null);
    addEventListener("pointerover", over);
    addEventListener("pointerup", up);
    addEventListener("focusin", focus);
    addEventListener("focusout", blur);
    addEventListener("keydown", key, true);
    addEventListener("scroll", away, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerover", over);
      removeEventListener("pointerup", up);
      removeEventListener("focusin", focus);
      removeEventListener("focusout", blur);
      removeEventListener("keydown", key, true);
      removeEventListener("scroll", away, true);
    };
  }, []);
  const target = shown.value;
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box || !target) return;
    const at = target.getBoundingClientRect();
    const right = at.right + 8;
    const beside = target.dataset.beside !== undefined && right + box.offsetWidth < innerWidth - 8;
    const left = Math.min(Math.max(8, at.left + at.width / 2 - box.offsetWidth / 2), innerWidth - box.offsetWidth - 8);
    const above = at.top - box.offsetHeight - 8;
    // Over other pieces it lets the pointer through; beside them it can be pointed at.
    box.classList.toggle("beside", beside);
    box.style.left = `${beside ? right : left}px`;
    box.style.top = `${beside ? Math.min(at.top, innerHeight - box.offsetHeight - 8) : above > 8 ? above : Math.min(at.bottom + 8, innerHeight - box.offsetHeight - 8)}px`;
    target.setAttribute("aria-describedby", NAME);
    return () => target.removeAttribute("aria-describedby");
  }, [target]);
  if (!target) return null;
  const rule = target.dataset.rule ?? "";
  return (
    // A press on the bubble leaves the focus where it is: the piece that loses it would fall silent under the mouse.
    <div class="tip" id={NAME} role="tooltip" ref={bubble} onMouseDown={(event) => event.preventDefault()}>
      {target.dataset.tip}{" "}
      <button
        type="button"
        class="rule-link"
        tabIndex={-1}
        aria-label={t("rule-open", { rule })}
        onClick={() => openRule(rule)}
      >
        {rule}
      </button>
    </div>
  );
}
