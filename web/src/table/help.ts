/** What the server explains of the open question: why something is forbidden, what would come of it, what is best. */
import { batch, signal } from "@preact/signals";
import { Refusal } from "../api.ts";
import type { HintAnswer, Option, Preview, Reason, Score, Why } from "../wire.ts";
import type { Connection } from "./connection.ts";

export interface WhyNot {
  target: string;
  reasons: Reason[];
  rule: string;
}

export class Help {
  readonly whyNot = signal<WhyNot | null>(null);
  readonly score = signal<Score | null>(null);
  /** What the answer pointed at would change, once the server has said so. */
  readonly foreseen = signal<Preview | null>(null);
  readonly #previews = new Map<string, Preview>();
  #pointed = "";
  /** What the server thinks of the open question; with it open, the board lights only what it speaks of. */
  readonly hint = signal<HintAnswer | "busy" | null>(null);
  readonly only = signal<ReadonlySet<number> | null>(null);

  constructor(readonly connection: Connection) {}

  /** Another question: nothing that was explained holds any more. */
  begin(): void {
    this.whyNot.value = null;
    this.unforesee();
    this.#previews.clear();
    this.closeHint();
  }

  /** Ask which rule forbids a target; `after` is the answer that it would follow. */
  async askWhy(target: string, after: string | null): Promise<void> {
    const { table, world, question } = this.connection;
    const asked = question.value;
    if (!asked) return;
    const follows = after ? `&after=${encodeURIComponent(after)}` : "";
    try {
      const why = await world.get<Why>(
        `/api/tables/${table}/why?seat=${asked.seat}&target=${encodeURIComponent(target)}${follows}`,
      );
      if (!why.legal && question.value?.serial === asked.serial)
        this.whyNot.value = { target, reasons: why.reasons, rule: asked.rule };
    } catch (refusal) {
      this.connection.tellProblem(refusal);
    }
  }

  /** Ask what an answer would change; one question's previews are kept while it is open. */
  async foresee(option: Option, then: string | null = null): Promise<void> {
    const { table, world, question } = this.connection;
    const asked = question.value;
    if (!asked) return;
    const key = `${asked.serial} ${option.option} ${then ?? ""}`;
    this.#pointed = key;
    const kept = this.#previews.get(key);
    this.foreseen.value = kept ?? null;
    if (kept) return;
    try {
      const after = then ? `&then=${encodeURIComponent(then)}` : "";
      const preview = await world.get<Preview>(
        `/api/tables/${table}/preview?seat=${asked.seat}&option=${option.option}${after}`,
      );
      if (question.value?.serial !== asked.serial) return;
      this.#previews.set(key, preview);
      if (this.#pointed === key) this.foreseen.value = preview;
    } catch (refusal) {
      // A help for the eye: without it the board still says what is printed.
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  unforesee(): void {
    this.#pointed = "";
    this.foreseen.value = null;
  }

  /** Ask what the best answers are; asked again, close what was said. `found` is called as they come. */
  async askHint(found: () => void): Promise<void> {
    const { table, world, question, info } = this.connection;
    const asked = question.value;
    if (!asked || asked.options.length < 2 || !info.value?.hints || this.hint.value === "busy") return;
    if (this.hint.value) {
      this.closeHint();
      return;
    }
    this.hint.value = "busy";
    try {
      const hint = await world.post<HintAnswer>(`/api/tables/${table}/hint`, { seat: asked.seat });
      if (question.value?.serial !== hint.question) this.closeHint();
      else
        batch(() => {
          found();
          this.hint.value = hint;
          this.only.value = new Set(hint.answers.map((answer) => answer.option));
        });
    } catch (refusal) {
      this.closeHint();
      this.connection.tellProblem(refusal);
    }
  }

  closeHint(): void {
    batch(() => {
      this.hint.value = null;
      this.only.value = null;
    });
  }

  async loadScore(): Promise<void> {
    const { table, world, moment } = this.connection;
    const seat = moment.value?.seat;
    const query = typeof seat === "number" ? `?seat=${seat}` : "";
    try {
      this.score.value = await world.get<Score>(`/api/tables/${table}/score${query}`);
    } catch (refusal) {
      this.connection.tellProblem(refusal);
    }
  }
}
