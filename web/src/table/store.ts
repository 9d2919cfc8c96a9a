/** One table as this browser sees it: the moment, the log, and the half-chosen answer. */
import { batch, computed, signal } from "@preact/signals";
import { api, Refusal } from "../api.ts";
import { pageOf } from "../games/index.ts";
import { prefs } from "../prefs.ts";
import { command, rewatch, type Watcher } from "../socket.ts";
import type {
  Arguments,
  Clock,
  Consent,
  HintAnswer,
  LogLine,
  Moment,
  Option,
  Preview,
  Question,
  Reason,
  Score,
  TableInfo,
  Why,
} from "../wire.ts";
import { canWait } from "./arming.ts";
import { addPoints } from "./float.ts";
import { asks } from "./pauses.ts";

/** How long it is told how a request to take back ended, in milliseconds. */
const SETTLED = 8000;

/** Whether nobody else plays here: every seat is a bot's or this person's own. */
export function noOthers(info: TableInfo): boolean {
  return info.seats.every((seat) => seat.kind !== "person" || info.mine.includes(seat.seat));
}

export interface WhyNot {
  target: string;
  reasons: Reason[];
  rule: string;
}

export interface Problem {
  id: string;
  words: Arguments;
}

/** What tells a question from all others at this table: each seat counts its own. */
function nameOf(question: Question | null): string | null {
  return question && `${question.seat} ${question.serial}`;
}

export class TableStore implements Watcher {
  readonly info = signal<TableInfo | null>(null);
  /** The moment as the server told it. */
  readonly #told = signal<Moment | null>(null);
  /** Whether a bot plays for the seat this screen shows. */
  readonly lent = computed(() => {
    const seat = this.#told.value?.seat;
    return (
      seat !== null &&
      seat !== undefined &&
      this.info.value?.status === "playing" &&
      Boolean(this.info.value.seats[seat]?.lent)
    );
  });
  /** The question this table goes on from for its player, and those it went on from since the player last answered. */
  readonly #going = signal<string | null>(null);
  readonly wentOn = signal<readonly Question[]>([]);
  /** While a bot plays for the seat, nothing is asked of its person: no lights, no bell, nothing to take back. */
  readonly moment = computed(() => {
    const told = this.#told.value;
    if (told && this.lent.value) return { ...told, question: null, undo: null };
    const going = told?.question && this.#going.value === nameOf(told.question);
    return going ? { ...told, question: null } : told;
  });
  readonly log = signal<readonly LogLine[]>([]);
  readonly clock = signal<(Clock & { received: number }) | null>(null);
  readonly consent = signal<Consent | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly whyNot = signal<WhyNot | null>(null);
  readonly score = signal<Score | null>(null);
  /** The option picked but not yet sent, by its target. */
  readonly armed = signal<string | null>(null);
  /** What hover or focus points at. */
  readonly peek = signal<string | null>(null);
  /** The place a finger has touched once: shown, not yet answered; `ahead`: for the question that is about to come. */
  readonly touched = signal<{ name: string; ahead: boolean } | null>(null);
  /** What hover, focus or a first tap says would happen. */
  readonly preview = signal<string | null>(null);
  /** What the answer pointed at would change, once the server has said so. */
  readonly foreseen = signal<Preview | null>(null);
  readonly #previews = new Map<string, Preview>();
  #pointed = "";
  /** An answer held back until the player confirms. */
  readonly held = signal<{ option: Option; then: string | null } | null>(null);
  /** The answer on its way, with its question; the next one may come, and be answered, before this one is acknowledged. */
  readonly #sent = signal<{ question: string; option: Option } | null>(null);
  readonly #onTheWay = computed(() =>
    this.#sent.value?.question === nameOf(this.question.value) ? (this.#sent.value?.option ?? null) : null,
  );
  readonly sending = computed(() => this.#onTheWay.value !== null);
  /** Seats of this screen; with several, a hand-over page stands between them. */
  readonly handedTo = signal<number | null>(null);
  readonly missing = signal(false);
  #chosenSeat: number | null | undefined;
  /** The second half of an answer picked in one go: the die is sent first, then its space. */
  readonly #chain = signal<{ serial: number; target: string; confirmed: boolean } | null>(null);

  constructor(readonly table: string) {
    const kept = sessionStorage.getItem(`armed-${table}`);
    if (kept) this.armed.value = kept;
  }

  /** Something sent is not settled yet: what is shown may be half of an answer. */
  readonly busy = computed(() => this.sending.value || this.#chain.value !== null);
  readonly question = computed(() => this.moment.value?.question ?? null);
  /** What the server thinks of the open question; with it open, the board lights only what it speaks of. */
  readonly hint = signal<HintAnswer | "busy" | null>(null);
  readonly only = signal<ReadonlySet<number> | null>(null);
  readonly byTarget = computed(() => {
    const lit = (this.question.value?.options ?? []).filter(
      (option) => !this.only.value || this.only.value.has(option.option),
    );
    return new Map(lit.map((option) => [option.target, this.#advised(option)]));
  });
  /** Targets that the armed (or peeked) option would open next, or the answer on its way is about to open. */
  readonly leads = computed(() => {
    const armed = this.armed.value ?? null;
    const from = this.#onTheWay.value ?? (armed ? this.byTarget.value.get(armed) : undefined);
    return new Set(from?.leads ?? []);
  });
  readonly peekLeads = computed(() => {
    const at = this.peek.value;
    const from = at && !this.armed.value ? this.byTarget.value.get(at) : undefined;
    return new Set(from?.leads ?? []);
  });
  /** Pass-and-play: the seat that is to act is mine but not the one whose view is shown. */
  readonly handOver = computed(() => {
    const info = this.info.value;
    const moment = this.moment.value;
    if (!info || !moment || info.status !== "playing" || info.mine.length < 2) return null;
    const mine = moment.to_act.filter((seat) => info.mine.includes(seat) && !info.seats[seat]?.lent);
    if (!mine.length) return null;
    if (moment.seat !== null && mine.includes(moment.seat)) return this.handedTo.value === null ? moment.seat : null;
    return mine[0]!;
  });

  /** With a hint open, an answer leads only where the hint says it should. */
  #advised(option: Option): Option {
    const hint = this.hint.value;
    const answer = hint && hint !== "busy" ? hint.answers.find((each) => each.option === option.option) : undefined;
    const next = answer?.then[0]?.target;
    return next && option.leads?.includes(next) ? { ...option, leads: [next] } : option;
  }

  seat(): number | null | undefined {
    return this.#chosenSeat;
  }

  /** Look at the table as another of my seats, or as a spectator. */
  look(seat: number | null): void {
    this.#chosenSeat = seat;
    batch(() => {
      this.handedTo.value = seat;
      this.disarm();
    });
    rewatch(this);
  }

  onTable(table: TableInfo): void {
    const before = this.info.value;
    this.info.value = table;
    // Who sits down or starts is followed from the new seat on.
    if (
      before &&
      (before.mine.join() !== table.mine.join() || before.status !== table.status) &&
      this.#chosenSeat === undefined
    )
      rewatch(this);
    if (table.mine.length === 1) this.handedTo.value = table.mine[0]!;
  }

  onMoment(moment: Moment): void {
    const before = this.#told.value;
    batch(() => {
      const same = before && before.seat === moment.seat;
      if (same) addPoints(before, moment);
      const kept = moment.log_from <= this.log.value.length ? this.log.value.slice(0, moment.log_from) : [];
      this.log.value = [...kept, ...moment.news];
      this.#told.value = moment;
      this.missing.value = false;
      if (!same || before?.question?.serial !== moment.question?.serial) {
        this.whyNot.value = null;
        this.held.value = null;
        this.problem.value = null;
        this.peek.value = null;
        this.touched.value = this.touched.value?.ahead ? { ...this.touched.value, ahead: false } : null;
        this.unpreview();
        this.#previews.clear();
        this.closeHint();
        if (before) this.setArmed(null);
        else if (this.armed.value && !moment.question?.options.some((option) => option.target === this.armed.value))
          this.setArmed(null);
      }
      this.score.value = null;
      this.#goOn(moment.question);
    });
    this.#follow(moment);
    void this.#goOnUnseen();
  }

  /** Give the answer of a pause that the player does not wish to be asked about. */
  #goOn(question: Question | null): void {
    const pause = question?.pause;
    const name = nameOf(question);
    const info = this.info.value;
    if (!pause || !info || info.status !== "playing" || this.lent.value) return;
    if (asks(pause, prefs.value.pauses, info.mine.length === 1 && noOthers(info))) return;
    if (this.#going.value === name || this.#chain.value) return;
    this.#going.value = name;
    this.wentOn.value = [...this.wentOn.value, question];
    void command({
      type: "answer",
      table: this.table,
      seat: question.seat,
      question: question.serial,
      option: pause.option,
    }).then((done) => {
      // Refused, it is the player's to answer after all.
      if (done.result === "refused" && this.#going.value === name) this.#going.value = null;
    });
  }

  /** Several people at one screen: nobody is called to it only to have the table go on for them. */
  async #goOnUnseen(): Promise<void> {
    const seat = this.handOver.value;
    const shown = this.#told.value;
    if (seat === null || !shown || shown.seat === seat) return;
    try {
      const moment = await api.get<Moment>(`/api/tables/${this.table}/moment?seat=${seat}`);
      if (this.#told.value === shown) this.#goOn(moment.question);
    } catch (refusal) {
      // Then they are called to the screen.
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  onClock(clock: Clock): void {
    this.clock.value = { ...clock, received: Date.now() };
  }

  onConsent(consent: Consent): void {
    const settled = consent.request === null;
    // Where nobody had to be asked there is nothing to report: the board shows that the move is taken back.
    this.consent.value = settled && this.info.value && noOthers(this.info.value) ? null : consent;
    if (settled) setTimeout(() => this.consent.value === consent && (this.consent.value = null), SETTLED);
  }

  setArmed(target: string | null): void {
    this.armed.value = target;
    if (target) sessionStorage.setItem(`armed-${this.table}`, target);
    else sessionStorage.removeItem(`armed-${this.table}`);
  }

  /** One small step back; says whether there was one. */
  disarm(): boolean {
    const had = this.hint.value || this.held.value || this.whyNot.value || this.armed.value || this.touched.value;
    batch(() => {
      if (this.held.value) this.held.value = null;
      else {
        this.whyNot.value = null;
        this.setArmed(null);
        this.peek.value = null;
        this.untouch();
        this.closeHint();
      }
    });
    return Boolean(had);
  }

  /** Pick a piece: it waits as armed when the page shows all that may follow, else it is sent. */
  pick(target: string): void {
    const option = this.byTarget.value.get(target);
    if (!option) return;
    const page = pageOf(this.info.value?.game);
    const open = new Set(this.question.value?.options.map((each) => each.target));
    if (canWait(option, open, (lead) => page?.onBoard(lead) ?? false)) this.toggle(target);
    else {
      this.whyNot.value = null;
      void this.answer(option);
    }
  }

  /** Arm a piece; picked once more it is let go. */
  toggle(target: string): void {
    batch(() => {
      this.whyNot.value = null;
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
    const question = this.question.value;
    if (!question || this.#chain.value || !this.leads.value.has(target)) return;
    this.#chain.value = { serial: question.serial, target, confirmed: false };
  }

  async answer(option: Option, then: string | null = null, confirmed = false): Promise<void> {
    const moment = this.moment.value;
    const question = moment?.question;
    if (!question || this.sending.value) return;
    if (!confirmed && this.#mustConfirm(option)) {
      this.held.value = { option, then };
      return;
    }
    this.held.value = null;
    this.wentOn.value = [];
    const sent = { question: nameOf(question)!, option };
    this.#sent.value = sent;
    this.#chain.value = then ? { serial: question.serial, target: then, confirmed: true } : null;
    const done = await command({
      type: "answer",
      table: this.table,
      seat: question.seat,
      question: question.serial,
      option: option.option,
    });
    if (this.#sent.value === sent) this.#sent.value = null;
    if (done.result === "refused" && done.reason)
      this.problem.value = { id: done.reason.id, words: done.reason.arguments };
    if (done.result !== "done" && this.#chain.value?.serial === question.serial) this.#chain.value = null;
  }

  #follow(moment: Moment): void {
    const chain = this.#chain.value;
    if (!chain || moment.question?.serial === chain.serial) return;
    this.#chain.value = null;
    if (!moment.question) return;
    const option = moment.question.options.find((each) => each.target === chain.target);
    if (option) void this.answer(option, null, chain.confirmed);
  }

  #mustConfirm(option: Option): boolean {
    const wish = prefs.value.confirm;
    if (wish === "always") return true;
    return wish === "risky" && !option.leads?.length;
  }

  async send(type: string, more: Record<string, unknown> = {}): Promise<void> {
    const seat = this.moment.value?.seat;
    if (seat === null || seat === undefined) return;
    const done = await command({ type, table: this.table, seat, ...more });
    if (done.result === "refused" && done.reason)
      this.problem.value = { id: done.reason.id, words: done.reason.arguments };
  }

  /** Ask the server which rule forbids a target. */
  async askWhy(target: string, first: string | null = null): Promise<void> {
    const question = this.question.value;
    if (!question || this.sending.value) return;
    if (this.only.value && question.options.some((option) => option.target === target)) {
      // It is legal after all, only not among the best: the player goes their own way.
      this.closeHint();
      this.pick(target);
      return;
    }
    const armed = this.armed.value ? this.byTarget.value.get(this.armed.value) : undefined;
    const before = first ?? armed?.notation;
    const whole = this.only.value && question.options.find((option) => option.notation === before);
    if (whole && whole.leads?.includes(target)) {
      this.closeHint();
      void this.answer(whole, target);
      return;
    }
    const after = before ? `&after=${encodeURIComponent(before)}` : "";
    try {
      const why = await api.get<Why>(
        `/api/tables/${this.table}/why?seat=${question.seat}&target=${encodeURIComponent(target)}${after}`,
      );
      if (!why.legal && this.question.value?.serial === question.serial)
        this.whyNot.value = { target, reasons: why.reasons, rule: question.rule };
    } catch (refusal) {
      if (refusal instanceof Refusal) this.problem.value = { id: refusal.id, words: refusal.words };
    }
  }

  /** Ask the server what an answer would change; one question's previews are kept while it is open. */
  async foresee(option: Option, then: string | null = null): Promise<void> {
    const question = this.question.value;
    if (!question) return;
    const key = `${question.serial} ${option.option} ${then ?? ""}`;
    this.#pointed = key;
    const kept = this.#previews.get(key);
    this.foreseen.value = kept ?? null;
    if (kept) return;
    try {
      const after = then ? `&then=${encodeURIComponent(then)}` : "";
      const preview = await api.get<Preview>(
        `/api/tables/${this.table}/preview?seat=${question.seat}&option=${option.option}${after}`,
      );
      if (this.question.value?.serial !== question.serial) return;
      this.#previews.set(key, preview);
      if (this.#pointed === key) this.foreseen.value = preview;
    } catch (refusal) {
      // A help for the eye: without it the board still says what is printed.
      if (!(refusal instanceof Refusal)) throw refusal;
    }
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
    this.unforesee();
  }

  unforesee(): void {
    this.#pointed = "";
    this.foreseen.value = null;
  }

  /** Ask what the best answers are; asked again, close what was said. */
  async askHint(): Promise<void> {
    const question = this.question.value;
    if (!question || question.options.length < 2 || !this.info.value?.hints || this.hint.value === "busy") return;
    if (this.hint.value) {
      this.closeHint();
      return;
    }
    this.hint.value = "busy";
    try {
      const found = await api.post<HintAnswer>(`/api/tables/${this.table}/hint`, { seat: question.seat });
      if (this.question.value?.serial !== found.question) this.closeHint();
      else
        batch(() => {
          this.setArmed(null);
          this.hint.value = found;
          this.only.value = new Set(found.answers.map((answer) => answer.option));
        });
    } catch (refusal) {
      this.closeHint();
      if (refusal instanceof Refusal) this.problem.value = { id: refusal.id, words: refusal.words };
    }
  }

  closeHint(): void {
    batch(() => {
      this.hint.value = null;
      this.only.value = null;
    });
  }

  async loadScore(): Promise<void> {
    const seat = this.moment.value?.seat;
    const query = seat === null || seat === undefined ? "" : `?seat=${seat}`;
    try {
      this.score.value = await api.get<Score>(`/api/tables/${this.table}/score${query}`);
    } catch (refusal) {
      if (refusal instanceof Refusal) this.problem.value = { id: refusal.id, words: refusal.words };
    }
  }
}
