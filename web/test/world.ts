/** A table without a browser or a server: what was sent is written down, what is asked is answered by the test. */
import { Refusal } from "../src/api.ts";
import { TableStore } from "../src/table/store.ts";
import type { World } from "../src/table/world.ts";
import type { Done, Moment, Option, Question, TableInfo } from "../src/wire.ts";

export interface Sent {
  message: Record<string, unknown>;
  /** Acknowledge it. */
  done(result?: Done["result"], id?: string): Promise<void>;
}

/** Let everything happen that waits for nothing but its turn. */
export function rest(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

export class FakeWorld implements World {
  readonly sent: Sent[] = [];
  readonly asked: string[] = [];
  readonly kept = new Map<string, string>();
  readonly timers: (() => void)[] = [];
  rewatched = 0;
  confirm: "never" | "risky" | "always" = "never";
  pauses: "matters" | "always" | "never" = "always";
  /** What the server answers, by the beginning of the path. */
  readonly answers: Record<string, unknown> = {};

  command(message: Record<string, unknown>): Promise<Done> {
    return new Promise((settle) => {
      const done = (result: Done["result"] = "done", id = "refused-illegal") => {
        settle({
          type: "done",
          id: "x",
          table: "t",
          result,
          reason: result === "refused" ? { id, arguments: {} } : null,
        });
        return rest();
      };
      this.sent.push({ message, done });
    });
  }
  rewatch(): void {
    this.rewatched++;
  }
  get<T>(path: string): Promise<T> {
    this.asked.push(path);
    const found = Object.entries(this.answers).find(([start]) => path.startsWith(start));
    return found ? Promise.resolve(found[1] as T) : Promise.reject(new Refusal("error-not-found", {}, 404));
  }
  post<T>(path: string): Promise<T> {
    return this.get(path);
  }
  wishes() {
    return { confirm: this.confirm, pauses: this.pauses };
  }
  recall(name: string): string | null {
    return this.kept.get(name) ?? null;
  }
  remember(name: string, value: string | null): void {
    if (value === null) this.kept.delete(name);
    else this.kept.set(name, value);
  }
  later(call: () => void): void {
    this.timers.push(call);
  }
  onBoard(_: string, target: string): boolean {
    return /^(cell|die):/.test(target);
  }
  amounts(_: string, moment: Moment): readonly number[] {
    return (moment.shown as unknown as { coins?: number[] }).coins ?? [];
  }
}

export function option(number: number, target: string, leads: string[] | null = null): Option {
  const notation = target.slice(target.indexOf(":") + 1);
  return { option: number, notation, name: { kind: "thing", word: notation }, target, leads };
}

export function question(serial: number, options: Option[], more: Partial<Question> = {}): Question {
  return {
    serial,
    seat: 0,
    decision: "choose",
    sealed: false,
    rule: "X-1.1",
    prompt: { id: "toy-ask-choose", arguments: {} },
    domain: "thing",
    options,
    ...more,
  };
}

export function moment(asked: Question | null, more: Partial<Moment> = {}): Moment {
  const face = { game: "toy", seat: 0, seats: 2 };
  return {
    type: "moment",
    table: "t",
    seat: 0,
    status: "playing",
    shown: face,
    to_act: [0],
    round: 1,
    question: asked,
    log_from: 0,
    news: [],
    undo: null,
    aim: null,
    outcome: null,
    ...more,
  };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  const seat = { level: null, lent: false, present: true, name: "" };
  return {
    id: "t",
    game: "toy",
    version: 1,
    host: "u",
    options: {},
    status: "playing",
    open: false,
    mine: [0],
    hosting: true,
    clock: null,
    created: 0,
    to_act: [0],
    commitment: null,
    winners: [],
    hints: true,
    seats: [
      { ...seat, seat: 0, kind: "person" },
      { ...seat, seat: 1, kind: "bot" },
    ],
    watching: 0,
    pack: null,
    campaign: null,
    again: null,
    position: false,
    old: false,
    ...more,
  };
}

/** A table that asks the first question. */
export function seated(asked: Question, more: Partial<TableInfo> = {}): { store: TableStore; world: FakeWorld } {
  const world = new FakeWorld();
  const store = new TableStore("t", world);
  store.onTable(table(more));
  store.onMoment(moment(asked));
  return { store, world };
}
