/** What goes over the wire, as docs/guide/protocol.md describes it. */

/** A thing on the table: the message `<game>-<kind>-<word>`, or that of its kind filled in with its details. */
export interface Named {
  kind: string;
  word: string;
  details?: Record<string, Word>;
}

/** A number, a text somebody wrote in their own language, a thing, or a list of these. */
export type Word = number | string | Named | readonly Word[];

/** A sentence by its id, with what it says by name. */
export interface Message {
  id: string;
  arguments: Record<string, Word>;
}

/** A sentence of the log; `joins` names a list that a line like it, next to it, adds its own to. */
export interface LogMessage extends Message {
  joins: string;
}

/** What fills in a sentence of the server itself: a refusal, an error. */
export type Arguments = Record<string, string | number>;

export interface Me {
  user: string;
  kind: "guest" | "account";
  name: string;
  csrf: string;
  language: string | null;
  preferences: Record<string, unknown>;
  webhook: string | null;
  push: boolean;
}

export interface Setting {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  rule: string;
  /** What one seat chooses from, the first unasked. */
  alone: (string | number | boolean)[];
  /** With more than one seat there is nothing to choose. */
  only_alone: boolean;
  /** The other settings with which this one means something: any of these combinations; empty: always. */
  needs: Record<string, string | number | boolean>[];
}

export interface GameInfo {
  id: string;
  title: string;
  version: number;
  fewest: number;
  most: number;
  settings: Setting[];
  levels: string[];
  /** The settings a campaign decides by itself; empty where the game has none. */
  campaign: string[];
  packs: string[];
  /** Whether a table can begin with a position. */
  from_position: boolean;
  /** Whether a moment of a finished game can be tried. */
  to_position: boolean;
  /** What a game from another package brings for browsers; null: nothing, or it is built into this page. */
  page: BroughtPage | null;
}

/** Where a game's part of the page lies, and what is there. */
export interface BroughtPage {
  at: string;
  script: boolean;
  style: boolean;
  languages: string[];
}

/** The campaign a table belongs to: which chapter this is, and how the campaign stands after it. */
export interface Campaign {
  id: string;
  number: number;
  /** The table of the next chapter, once there is one. */
  table: string | null;
  next: string;
  over: boolean;
  played: { chapter: string; points: number[]; winners: number[] }[];
  leaders: number[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  lent: boolean;
  present: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: "waiting" | "playing" | "over" | "closed";
  open: boolean;
  mine: number[];
  hosting: boolean;
  clock: { bank: number; increment: number } | null;
  created: number;
  to_act: number[];
  /** Null where a position was written: there is no proof of its dice. */
  commitment: string | null;
  winners: number[];
  hints: boolean;
  seats: SeatInfo[];
  watching: number;
  pack: { name: string; hash: string } | null;
  campaign: Campaign | null;
  /** The table where these seats play once more. */
  again: string | null;
  /** It began with a position that someone wrote down, or with a moment of another game. */
  position: boolean;
  /** It was begun under rules that are no longer played. */
  old: boolean;
  your_turn?: boolean;
  touched?: number;
}

export interface Option {
  option: number;
  notation: string;
  label: string;
  name?: Named;
  target: string;
  leads?: string[] | null;
}

/** A question that only asks whether to go on: the answer that does, and what speaks against giving it unasked. */
export interface Pause {
  option: number;
  /** The turn brought something that could be used now. */
  brought: boolean;
  /** Going on gives up something that could still be used. */
  loses: boolean;
  /** That there is nothing else to answer is the seat's secret: nobody else may notice that it was not asked. */
  secret: boolean;
  /** The seat has just come back to it by taking an answer back. */
  returned: boolean;
}

export interface Question {
  serial: number;
  seat: number;
  decision: string;
  sealed: boolean;
  rule: string;
  prompt: { id: string; arguments: Record<string, Word> & { a: number; b: number } };
  domain: string;
  pause?: Pause | null;
  options: Option[];
}

export interface LogLine {
  seat: number;
  decision: string;
  option: string | null;
  target: string | null;
  a: number | null;
  b: number | null;
  round: number;
  /** Null: there is no line for this reader. */
  told?: LogMessage | null;
}

export interface ScoreLine {
  name: string;
  points: number | null;
}

export interface Outcome {
  points: number[];
  winners: number[];
  target: number | null;
  /** What told equal points apart. */
  decided: { name: string; rule: string } | null;
  breakdown: { name: string; points: number }[][];
}

/** What a solo player is to reach: the number, the points so far, and how many more would win (0 or less: enough). */
export interface Aim {
  target: number;
  points: number;
  missing: number;
}

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  frames: [number, number, number, number][];
  [field: string]: unknown;
}

/** The table as people see it, by name; each game has fields of its own, and one without a page its picture. */
export interface Shown {
  game: string;
  seat: number | null;
  seats: number;
  picture?: readonly string[];
}

export interface Moment {
  type: "moment";
  table: string;
  seat: number | null;
  status: string;
  view: View;
  shown: Shown;
  to_act: number[];
  round: number;
  question: Question | null;
  log_from: number;
  news: LogLine[];
  undo: { can: boolean; reset: boolean; ask: boolean } | null;
  /** Null with more than one seat, where nothing is to be reached, and once the game is over. */
  aim: Aim | null;
  outcome: Outcome | null;
}

export interface Score {
  seats: { seat: number; points: number | null; lines: ScoreLine[] }[];
  aim: Aim | null;
}

export interface Reason extends Message {
  rule: string;
}

export interface Why {
  target: string;
  legal: boolean;
  reasons: Reason[];
}

/** What an answer is certain to change in the view, by where it stands there. */
export interface Preview {
  changes: { at: (string | number)[]; before: unknown; after: unknown }[];
  asks: string[];
  follows: "draw" | "others" | null;
}

export interface Consent {
  table: string;
  request: string | number | null;
  seat: number;
  waiting: number[];
  result: "agreed" | "refused" | "dropped" | null;
}

export interface Clock {
  table: string;
  now: number;
  bank: number[];
  running: number[];
}

export interface Done {
  id: string;
  result: "done" | "stale" | "refused";
  reason: { id: string; arguments: Arguments } | null;
}

export interface Advice {
  option: number;
  /** Null where there is nothing to win. */
  win: number | null;
  points: number;
  sure: number;
  win_error: number | null;
  points_error: number;
  visits: number;
}

export interface HintAnswer {
  table: string;
  seat: number;
  question: number;
  answers: (Advice & { then: Further[] })[];
}

/** An answer that belongs to the one before it, with the question it is given to. */
export interface Further extends Option {
  decision: string;
  domain: string;
  rule: string;
  prompt: Question["prompt"];
}

export interface Judged {
  step: number;
  round: number;
  decision: string;
  domain: string;
  rule: string;
  prompt: Question["prompt"];
  options: number;
  played: Option & Advice & { then?: Further[] };
  best: Option & Advice & { then?: Further[] };
  /** The fields of the view then that differ from the decision before; analyses kept from before this have none. */
  seen?: Partial<View>;
  points_lost: number;
  points_error: number;
  win_lost: number;
  /** Half win chance and half points: what marks and the order of mistakes go by. */
  value_lost: number;
  sure: number;
  mark: "" | "inaccuracy" | "mistake" | "blunder";
}

export interface CurvePoint {
  kind: "before" | "after" | "draw" | "end";
  step: number;
  round: number;
  win: number;
}

export interface Analysis {
  /** Whether there was anything to win: rivals, or a target. */
  contest: boolean;
  marks: Record<string, number>;
  accuracy: number;
  points_lost: number;
  points_per_decision: number;
  luck_points: number;
  luck_points_error: number;
  luck_win: number;
  luck_win_error: number;
  lead: number | null;
  adjusted_lead: number | null;
  won: number | null;
  decisions: Judged[];
  draws: {
    step: number;
    round: number;
    decision: string;
    draws: number;
    win_luck: number;
    win_error: number;
    points_luck: number;
    points_error: number;
  }[];
  curve: CurvePoint[];
  mistakes: number[];
}

export interface AnalysisState {
  table: string;
  seat: number;
  status: "none" | "running" | "done" | "failed";
  done: number;
  total: number;
  analysis: Analysis | null;
}

export interface Draw {
  counter: number;
  purpose: string;
  options: number[];
  weights: number[];
  option: number;
  number: string;
}

export interface Fair {
  commitment: string;
  nonces: string[];
  over: boolean;
  secret?: string;
  /** Everything ever answered: kind, seat, option. */
  entries?: [string, number, number][];
  draws?: Draw[];
}
