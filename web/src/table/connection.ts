/** One table as the server tells it: its seats, the moment, the log, the clock; and commands back to it. */
import { batch, computed, signal } from "@preact/signals";
import { Refusal } from "../api.ts";
import type { Watcher } from "../socket.ts";
import type { Arguments, Clock, Consent, Done, LogLine, Moment, Question, SeatCommand, TableInfo } from "../wire.ts";
import { changedAmounts, type Delta } from "./float.ts";
import { asks } from "./pauses.ts";
import type { World } from "./world.ts";

/** How long it is told how a request to take back ended, in milliseconds. */
const SETTLED = 8000;
/** How long a changed amount floats, in milliseconds. */
const FLOATS = 1400;

export interface Problem {
  id: string;
  words: Arguments;
}

/** Whether nobody else plays here: every seat is a bot's or this person's own. */
export function noOthers(info: TableInfo): boolean {
  return info.seats.every((seat) => seat.kind !== "person" || info.mine.includes(seat.seat));
}

/** What tells a question from all others at this table: each seat counts its own. */
export function nameOf(question: Question | null): string | null {
  return question && `${question.seat} ${question.serial}`;
}

export class Connection {
  readonly info = signal<TableInfo | null>(null);
  /** The moment as the server told it. */
  readonly #told = signal<Moment | null>(null);
  readonly log = signal<readonly LogLine[]>([]);
  readonly clock = signal<(Clock & { received: number }) | null>(null);
  readonly consent = signal<Consent | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly missing = signal(false);
  /** Numbers that float up where an amount has changed. */
  readonly deltas = signal<readonly Delta[]>([]);
  /** Seats of this screen; with several, a hand-over page stands between them. */
  readonly handedTo = signal<number | null>(null);
  /** The question this table goes on from for its player, and those it went on from since the player last answered. */
  readonly #going = signal<string | null>(null);
  readonly wentOn = signal<readonly Question[]>([]);
  #chosenSeat: number | null | undefined;
  #floated = 0;

  constructor(
    readonly table: string,
    readonly world: World,
    /** Whether an answer in two steps is on its way: then nothing is answered unasked. */
    readonly isChained: () => boolean,
  ) {}

  /** Whether a bot plays for the seat this screen shows. */
  readonly lent = computed(() => {
    const seat = this.#told.value?.seat;
    const info = this.info.value;
    return typeof seat === "number" && info?.status === "playing" && Boolean(info.seats[seat]?.lent);
  });

  /** While a bot plays for the seat, nothing is asked of its person: no lights, no bell, nothing to take back. */
  readonly moment = computed((): Moment | null => {
    const told = this.#told.value;
    if (told && this.lent.value) return { ...told, question: null, undo: null };
    const going = told?.question && this.#going.value === nameOf(told.question);
    return going ? { ...told, question: null } : told;
  });

  readonly question = computed(() => this.moment.value?.question ?? null);

  /** Pass-and-play: the seat that is to act is mine but not the one whose view is shown. */
  readonly handOver = computed((): number | null => {
    const info = this.info.value;
    const moment = this.moment.value;
    if (!info || !moment || info.status !== "playing" || info.mine.length < 2) return null;
    const [first, ...others] = moment.to_act.filter((seat) => info.mine.includes(seat) && !info.seats[seat]?.lent);
    if (first === undefined) return null;
    if (moment.seat !== null && [first, ...others].includes(moment.seat))
      return this.handedTo.value === null ? moment.seat : null;
    return first;
  });

  seat(): number | null | undefined {
    return this.#chosenSeat;
  }

  look(seat: number | null, watcher: Watcher): void {
    this.#chosenSeat = seat;
    this.handedTo.value = seat;
    this.world.rewatch(watcher);
  }

  takeTable(table: TableInfo, watcher: Watcher): void {
    const before = this.info.value;
    this.info.value = table;
    const changed = before && (before.mine.join() !== table.mine.join() || before.status !== table.status);
    // Who sits down or starts is followed from the new seat on.
    if (changed && this.#chosenSeat === undefined) this.world.rewatch(watcher);
    const [only, ...others] = table.mine;
    if (only !== undefined && !others.length) this.handedTo.value = only;
  }

  /** Take in a moment; says what it came after and whether it asks something new. */
  takeMoment(moment: Moment): { before: Moment | null; isNew: boolean } {
    const before = this.#told.value;
    const same = before?.seat === moment.seat;
    if (before && same) this.#float(before, moment);
    const kept = moment.log_from <= this.log.value.length ? this.log.value.slice(0, moment.log_from) : [];
    this.log.value = [...kept, ...moment.news];
    this.#told.value = moment;
    this.missing.value = false;
    const isNew = !same || before?.question?.serial !== moment.question?.serial;
    if (isNew) this.problem.value = null;
    return { before, isNew };
  }

  #float(before: Moment, after: Moment): void {
    const game = this.info.value?.game;
    if (before.round === 0 || !game) return;
    const changes = changedAmounts(this.world.amounts(game, before), this.world.amounts(game, after));
    const fresh = changes.map((change) => ({ ...change, key: this.#floated++ }));
    if (!fresh.length) return;
    this.deltas.value = [...this.deltas.value, ...fresh];
    this.world.later(() => {
      this.deltas.value = this.deltas.value.filter((delta) => !fresh.includes(delta));
    }, FLOATS);
  }

  /** Give the answer of a pause that the player does not wish to be asked about. */
  goOn(question: Question | null): void {
    const pause = question?.pause;
    const name = nameOf(question);
    const info = this.info.value;
    if (!pause || !info || info.status !== "playing" || this.lent.value) return;
    if (asks(pause, this.world.wishes().pauses, info.mine.length === 1 && noOthers(info))) return;
    if (this.#going.value === name || this.isChained()) return;
    batch(() => {
      this.#going.value = name;
      this.wentOn.value = [...this.wentOn.value, question];
    });
    void this.answer(question, pause.option).then((done) => {
      // Refused, it is the player's to answer after all.
      if (done.result === "refused" && this.#going.value === name) this.#going.value = null;
    });
  }

  /** Several people at one screen: nobody is called to it only to have the table go on for them. */
  async goOnUnseen(): Promise<void> {
    const seat = this.handOver.value;
    const shown = this.#told.value;
    if (seat === null || !shown || shown.seat === seat) return;
    try {
      const moment = await this.world.get<Moment>(`/api/tables/${this.table}/moment?seat=${seat}`);
      if (this.#told.value === shown) this.goOn(moment.question);
    } catch (refusal) {
      // Then they are called to the screen.
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  takeClock(clock: Clock): void {
    this.clock.value = { ...clock, received: Date.now() };
  }

  takeConsent(consent: Consent): void {
    const settled = consent.request === null;
    // Where nobody had to be asked there is nothing to report: the board shows that the move is taken back.
    this.consent.value = settled && this.info.value && noOthers(this.info.value) ? null : consent;
    if (!settled) return;
    this.world.later(() => {
      if (this.consent.value === consent) this.consent.value = null;
    }, SETTLED);
  }

  answer(question: Question, option: number): Promise<Done> {
    const { seat, serial } = question;
    return this.world.command({ type: "answer", table: this.table, seat, question: serial, option });
  }

  /** Any other command of the seat this screen shows. */
  async send(wish: SeatCommand): Promise<void> {
    const seat = this.moment.value?.seat;
    if (typeof seat !== "number") return;
    this.tellRefused(await this.world.command({ ...wish, table: this.table, seat }));
  }

  tellRefused({ result, reason }: Done): void {
    if (result === "refused" && reason) this.problem.value = { id: reason.id, words: reason.arguments };
  }

  /** What went wrong between page and server is told; anything else is a fault of the page. */
  tellProblem(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    this.problem.value = { id: refusal.id, words: refusal.words };
  }
}
