/** The half-chosen answer: what is pointed at, touched, lifted, held back, on its way. */
import { batch, computed, signal } from "@preact/signals";
import type { Moment, Option } from "../wire.ts";
import { canWait } from "./arming.ts";
import { type Connection, nameOf } from "./connection.ts";
import type { Help } from "./help.ts";

export class Selection {
  /** The option picked but not yet sent, by its target. */
  readonly armed = signal<string | null>(null);
  /** What hover or focus points at. */
  readonly peek = signal<string | null>(null);
  /** The place a finger has touched once: shown, not yet answered; `ahead`: for the question that is about to come. */
  readonly touched = signal<{ name: string; ahead: boolean } | null>(null);
  /** What hover, focus or a first tap says would happen. */
  readonly preview = signal<string | null>(null);
  /** An answer held back until the player confirms. */
  readonly held = signal<{ option: Option; then: string | null } | null>(null);
  /** The answer on its way, with its question; the next one may come, and be answered, before this one is acknowledged. */
  readonly #sent = signal<{ question: string | null; option: Option } | null>(null);
  /** The second half of an answer picked in one go: the first is sent, then, once it is asked for, this target. */
  readonly #chain = signal<{ serial: number; target: string; confirmed: boolean } | null>(null);

  constructor(
    readonly connection: Connection,
    readonly help: Help,
  ) {
    this.armed.value = connection.world.recall(this.#key);
  }

  get #key(): string {
    return `armed-${this.connection.table}`;
  }

  readonly #onTheWay = computed(() =>
    this.#sent.value?.question === nameOf(this.connection.question.value) ? (this.#sent.value?.option ?? null) : null,
  );
  readonly sending = computed(() => this.#onTheWay.value !== null);
  /** Something sent is not settled yet: what is shown may be half of an answer. */
  readonly busy = computed(() => this.sending.value || this.#chain.value !== null);

  readonly byTarget = computed((): ReadonlyMap<string, Option> => {
    const only = this.help.only.value;
    const options = this.connection.question.value?.options ?? [];
    const lit = options.filter((option) => !only || only.has(option.option));
    return new Map(lit.map((option) => [option.target, this.#advised(option)]));
  });

  /** Targets that the armed option would open next, or the answer on its way is about to open. */
  readonly leads = computed((): ReadonlySet<string> => {
    const armed = this.armed.value;
    const from = this.#onTheWay.value ?? (armed ? this.byTarget.value.get(armed) : undefined);
    return new Set(from?.leads ?? []);
  });

  /** Targets that the option pointed at would open next, while none is armed. */
  readonly peekLeads = computed((): ReadonlySet<string> => {
    const at = this.peek.value;
    const from = at && !this.armed.value ? this.byTarget.value.get(at) : undefined;
    return new Set(from?.leads ?? []);
  });

  get isChained(): boolean {
    return this.#chain.peek() !== null;
  }

  /** With a hint open, an answer leads only where the hint says it should. */
  #advised(option: Option): Option {
    const hint = this.help.hint.value;
    const answer = hint && hint !== "busy" ? hint.answers.find((each) => each.option === option.option) : undefined;
    const next = answer?.then[0]?.target;
    return next && option.leads?.includes(next) ? { ...option, leads: [next] } : option;
  }

  /** Another question: nothing is chosen; on the first one, what was armed before a reload still may be. */
  begin(moment: Moment, isFirst: boolean): void {
    this.held.value = null;
    this.peek.value = null;
    this.touched.value = this.touched.value?.ahead ? { ...this.touched.value, ahead: false } : null;
    this.preview.value = null;
    const kept = isFirst && moment.question?.options.some((option) => option.target === this.armed.value);
    if (!kept) this.setArmed(null);
  }

  setArmed(target: string | null): void {
    this.armed.value = target;
    this.connection.world.remember(this.#key, target);
  }

  /** One small step back; says whether there was one. */
  disarm(): boolean {
    const { hint, whyNot } = this.help;
    const had = [this.held, hint, whyNot, this.armed, this.touched].some((each) => each.value !== null);
    batch(() => {
      if (this.held.value) this.held.value = null;
      else {
        whyNot.value = null;
        this.setArmed(null);
        this.peek.value = null;
        this.untouch();
        this.help.closeHint();
      }
    });
    return had;
  }

  /** Pick a piece: it waits as armed when the page shows all that may follow, else it is sent. */
  pick(target: string): void {
    const option = this.byTarget.value.get(target);
    if (!option) return;
    const { world, info, question } = this.connection;
    const game = info.value?.game ?? "";
    const open = new Set(question.value?.options.map((each) => each.target));
    if (canWait(option, open, (lead) => world.onBoard(game, lead))) this.toggle(target);
    else {
      this.help.whyNot.value = null;
      void this.answer(option);
    }
  }

  /** Arm a piece; picked once more it is let go. */
  toggle(target: string): void {
    batch(() => {
      this.help.whyNot.value = null;
      this.peek.value = null;
      this.touched.value = null;
      this.setArmed(this.armed.value === target ? null : target);
    });
  }

  /** Answer with a target of this question, or of the one the armed option leads to. */
  place(target: string): void {
    if (this.sending.value) {
      this.#placeAhead(target);
      return;
    }
    const here = this.byTarget.value.get(target);
    if (here) {
      void this.answer(here);
      return;
    }
    const armed = this.armed.value ? this.byTarget.value.get(this.armed.value) : undefined;
    if (armed && this.leads.value.has(target)) void this.answer(armed, target);
  }

  /** A hand that is quicker than the line: what the answer on its way leads to is answered once it is asked. */
  #placeAhead(target: string): void {
    const question = this.connection.question.value;
    if (!question || this.#chain.value || !this.leads.value.has(target)) return;
    this.#chain.value = { serial: question.serial, target, confirmed: false };
  }

  async answer(option: Option, then: string | null = null, confirmed = false): Promise<void> {
    const question = this.connection.question.value;
    if (!question || this.sending.value) return;
    if (!confirmed && this.#mustConfirm(option)) {
      this.held.value = { option, then };
      return;
    }
    const sent = { question: nameOf(question), option };
    batch(() => {
      this.held.value = null;
      this.connection.wentOn.value = [];
      this.#sent.value = sent;
      this.#chain.value = then ? { serial: question.serial, target: then, confirmed: true } : null;
    });
    const done = await this.connection.answer(question, option.option);
    if (this.#sent.value === sent) this.#sent.value = null;
    this.connection.tellRefused(done);
    if (done.result !== "done" && this.#chain.value?.serial === question.serial) this.#chain.value = null;
  }

  /** The second half of an answer, once it is asked for. */
  follow(moment: Moment): void {
    const chain = this.#chain.value;
    if (!chain || moment.question?.serial === chain.serial) return;
    this.#chain.value = null;
    const option = moment.question?.options.find((each) => each.target === chain.target);
    if (option) void this.answer(option, null, chain.confirmed);
  }

  #mustConfirm(option: Option): boolean {
    const wish = this.connection.world.wishes().confirm;
    return wish === "always" || (wish === "risky" && !option.leads?.length);
  }

  /** A finger's first tap on a place: its answer is shown and waits for the second. */
  touch(name: string, shows: string | null): void {
    batch(() => {
      this.touched.value = { name, ahead: this.sending.value };
      this.preview.value = shows;
    });
  }

  /** Nothing is touched any more, and nothing is shown of what it would do. */
  untouch(): void {
    batch(() => {
      this.touched.value = null;
      this.unpreview();
    });
  }

  /** What was pointed at no longer is. */
  unpreview(): void {
    this.preview.value = null;
    this.help.unforesee();
  }
}
