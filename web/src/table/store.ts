/** One table as this browser has it: what the server told, what is half chosen, what was explained. */
import { batch } from "@preact/signals";
import type { Watcher } from "../socket.ts";
import type { Clock, Consent, Moment, Option, SeatCommand, TableInfo } from "../wire.ts";
import { Connection } from "./connection.ts";
import { Help } from "./help.ts";
import { Selection } from "./selection.ts";
import type { World } from "./world.ts";

export { noOthers } from "./connection.ts";

/** The three parts as one, as boards and panels use it. */
export class TableStore implements Watcher {
  readonly connection: Connection;
  readonly help: Help;
  readonly selection: Selection;

  constructor(
    readonly table: string,
    world: World,
  ) {
    this.connection = new Connection(table, world, () => this.selection.isChained);
    this.help = new Help(this.connection);
    this.selection = new Selection(this.connection, this.help);
  }

  // -- what the server told -----------------------------------------------------------------------------

  get info() {
    return this.connection.info;
  }
  get moment() {
    return this.connection.moment;
  }
  get question() {
    return this.connection.question;
  }
  get lent() {
    return this.connection.lent;
  }
  get wentOn() {
    return this.connection.wentOn;
  }
  get log() {
    return this.connection.log;
  }
  get clock() {
    return this.connection.clock;
  }
  get consent() {
    return this.connection.consent;
  }
  get problem() {
    return this.connection.problem;
  }
  get missing() {
    return this.connection.missing;
  }
  get deltas() {
    return this.connection.deltas;
  }
  get handedTo() {
    return this.connection.handedTo;
  }
  get handOver() {
    return this.connection.handOver;
  }

  seat(): number | null | undefined {
    return this.connection.seat();
  }

  /** Look at the table as another of my seats, or as a spectator. */
  look(seat: number | null): void {
    batch(() => {
      this.connection.look(seat, this);
      this.disarm();
    });
  }

  onTable(table: TableInfo): void {
    this.connection.takeTable(table, this);
  }

  onMoment(moment: Moment): void {
    batch(() => {
      const { before, isNew } = this.connection.takeMoment(moment);
      if (isNew) {
        this.help.begin();
        this.selection.begin(moment, before === null);
      }
      this.help.score.value = null;
      this.connection.goOn(moment.question);
    });
    this.selection.follow(moment);
    void this.connection.goOnUnseen();
  }

  onClock(clock: Clock): void {
    this.connection.takeClock(clock);
  }

  onConsent(consent: Consent): void {
    this.connection.takeConsent(consent);
  }

  send(wish: SeatCommand): Promise<void> {
    return this.connection.send(wish);
  }

  // -- the half-chosen answer ---------------------------------------------------------------------------

  get armed() {
    return this.selection.armed;
  }
  get peek() {
    return this.selection.peek;
  }
  get touched() {
    return this.selection.touched;
  }
  get preview() {
    return this.selection.preview;
  }
  get held() {
    return this.selection.held;
  }
  get sending() {
    return this.selection.sending;
  }
  get busy() {
    return this.selection.busy;
  }
  get byTarget() {
    return this.selection.byTarget;
  }
  get leads() {
    return this.selection.leads;
  }
  get peekLeads() {
    return this.selection.peekLeads;
  }

  setArmed(target: string | null): void {
    this.selection.setArmed(target);
  }
  disarm(): boolean {
    return this.selection.disarm();
  }
  pick(target: string): void {
    this.selection.pick(target);
  }
  toggle(target: string): void {
    this.selection.toggle(target);
  }
  place(target: string): void {
    this.selection.place(target);
  }
  answer(option: Option, then: string | null = null, confirmed = false): Promise<void> {
    return this.selection.answer(option, then, confirmed);
  }
  touch(name: string, shows: string | null): void {
    this.selection.touch(name, shows);
  }
  untouch(): void {
    this.selection.untouch();
  }
  unpreview(): void {
    this.selection.unpreview();
  }

  // -- what was explained -------------------------------------------------------------------------------

  get whyNot() {
    return this.help.whyNot;
  }
  get score() {
    return this.help.score;
  }
  get foreseen() {
    return this.help.foreseen;
  }
  get hint() {
    return this.help.hint;
  }
  get only() {
    return this.help.only;
  }

  /** Ask which rule forbids a target; `first` is the answer it would follow, unless told the one that is armed. */
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
    const before = first ?? armed?.notation ?? null;
    const whole = this.only.value && question.options.find((option) => option.notation === before);
    if (whole?.leads?.includes(target)) {
      this.closeHint();
      await this.answer(whole, target);
      return;
    }
    await this.help.askWhy(target, before);
  }

  foresee(option: Option, then: string | null = null): Promise<void> {
    return this.help.foresee(option, then);
  }
  unforesee(): void {
    this.help.unforesee();
  }
  askHint(): Promise<void> {
    return this.help.askHint(() => this.setArmed(null));
  }
  closeHint(): void {
    this.help.closeHint();
  }
  loadScore(): Promise<void> {
    return this.help.loadScore();
  }
}
