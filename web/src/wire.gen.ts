/** Written by hooks/wire.py from the server's structs; `make wire` writes it anew. */

/**
 * Everything that goes over the wire.
 */
export type Wire =
  | Answer
  | Undo
  | Reset
  | AskBack
  | Consent
  | Lend
  | Reclaim
  | ErrorInfo
  | RefusalInfo
  | StatusInfo
  | GameInfo
  | SettingInfo
  | GamePageInfo
  | OfferedPack
  | MeInfo
  | MeChange
  | Credentials
  | MyTableInfo
  | ClockInfo
  | SeatInfo
  | PackInfo
  | CampaignInfo
  | ChapterInfo
  | CommitmentInfo
  | PushKey
  | PushSubscription
  | PushKeys
  | Webhook
  | TableInfo
  | TableRequest
  | SeatRequest
  | ClockRequest
  | SitRequest
  | BotRequest
  | NextRequest
  | TryRequest
  | Done
  | MomentMessage
  | ShownInfo
  | QuestionInfo
  | MessageInfo
  | NamedInfo
  | PauseInfo
  | OptionInfo
  | UndoInfo
  | AimInfo
  | OutcomeInfo
  | TieBreakInfo
  | PointsLine
  | LogLine
  | LogMessageInfo
  | ScoreInfo
  | SeatScore
  | KnownLine
  | WhyNotInfo
  | ReasonInfo
  | PreviewInfo
  | ChangeInfo
  | ReplayInfo
  | HintInfo
  | AdviceInfo
  | FurtherAnswer
  | SeatChoice
  | AnalysisState
  | AnalysisInfo
  | JudgedDecision
  | JudgedAnswer
  | LuckInfo
  | CurvePoint
  | FairInfo
  | DrawInfo
  | AnyCommand
  | Watch
  | Unwatch
  | Ping
  | Welcome
  | TableMessage
  | ClockMessage
  | ConsentMessage
  | Notice
  | AnalysisMessage
  | ErrorMessage
  | Pong
  | Notification
  | AnyRequest
  | AnyMessage;
export type AnyCommand = Answer | Undo | Reset | AskBack | Consent | Lend | Reclaim;
export type AnyRequest = Answer | Undo | Reset | AskBack | Consent | Lend | Reclaim | Watch | Unwatch | Ping;
export type AnyMessage =
  | Welcome
  | TableMessage
  | MomentMessage
  | ClockMessage
  | ConsentMessage
  | Done
  | Notice
  | AnalysisMessage
  | ErrorMessage
  | Pong;

/**
 * Answer the open question with that serial.
 */
export interface Answer {
  type: "answer";
  /**
   * of the client's making: the same id is done once
   */
  id: string;
  /**
   * a seat, from 0
   */
  seat: number;
  /**
   * left out over HTTP, where the path names it
   */
  table?: string;
  /**
   * the question's serial
   */
  question: number;
  /**
   * the option's number or notation
   */
  option: number | string;
}
/**
 * Take back the seat's last answer, if `undo.can`.
 */
export interface Undo {
  type: "undo";
  /**
   * of the client's making: the same id is done once
   */
  id: string;
  /**
   * a seat, from 0
   */
  seat: number;
  /**
   * left out over HTTP, where the path names it
   */
  table?: string;
}
/**
 * Take back the answers of the turn the seat's last answer belongs to, up to the last barrier.
 */
export interface Reset {
  type: "reset";
  /**
   * of the client's making: the same id is done once
   */
  id: string;
  /**
   * a seat, from 0
   */
  seat: number;
  /**
   * left out over HTTP, where the path names it
   */
  table?: string;
}
/**
 * Ask everyone to take back the seat's last answer across a barrier.
 */
export interface AskBack {
  type: "ask_back";
  /**
   * of the client's making: the same id is done once
   */
  id: string;
  /**
   * a seat, from 0
   */
  seat: number;
  /**
   * left out over HTTP, where the path names it
   */
  table?: string;
}
/**
 * Answer such a request; all other people must agree, and who asked withdraws with `agree` false.
 */
export interface Consent {
  type: "consent";
  /**
   * of the client's making: the same id is done once
   */
  id: string;
  /**
   * a seat, from 0
   */
  seat: number;
  /**
   * left out over HTTP, where the path names it
   */
  table?: string;
  /**
   * the request's number
   */
  request: number;
  agree: boolean;
}
/**
 * Let a bot play for me.
 */
export interface Lend {
  type: "lend";
  /**
   * of the client's making: the same id is done once
   */
  id: string;
  /**
   * a seat, from 0
   */
  seat: number;
  /**
   * left out over HTTP, where the path names it
   */
  table?: string;
  /**
   * how strong; without it the usual one
   */
  level?: string | null;
}
/**
 * Take the seat back.
 */
export interface Reclaim {
  type: "reclaim";
  /**
   * of the client's making: the same id is done once
   */
  id: string;
  /**
   * a seat, from 0
   */
  seat: number;
  /**
   * left out over HTTP, where the path names it
   */
  table?: string;
}
/**
 * The one body of all refusals.
 */
export interface ErrorInfo {
  error: RefusalInfo;
}
/**
 * Why something was refused, as a message.
 */
export interface RefusalInfo {
  id: string;
  arguments: {
    [k: string]: number | string;
  };
}
/**
 * Whether the process lives or is ready.
 */
export interface StatusInfo {
  status: string;
}
/**
 * A game that can be played.
 */
export interface GameInfo {
  id: string;
  title: string;
  /**
   * rises when the behaviour of the rules changes
   */
  version: number;
  /**
   * seats, at least
   */
  fewest: number;
  /**
   * seats, at most
   */
  most: number;
  settings: SettingInfo[];
  /**
   * the bots, weakest first, and after them the host's own
   */
  levels: string[];
  /**
   * the settings a campaign chooses by itself; empty: the game has none
   */
  campaign: string[];
  /**
   * the packs this host offers
   */
  packs: string[];
  /**
   * whether a table can begin with a position
   */
  from_position: boolean;
  /**
   * whether a moment of a finished game can be tried
   */
  to_position: boolean;
  /**
   * null for the games that come with Ludoteca
   */
  page: GamePageInfo | null;
}
/**
 * One setting of a game.
 */
export interface SettingInfo {
  name: string;
  /**
   * what two or more seats choose from
   */
  choices: (boolean | number | string)[];
  /**
   * what they get unasked
   */
  default: boolean | number | string;
  /**
   * the numbered rule it belongs to
   */
  rule: string;
  /**
   * what one seat chooses from, the first unasked
   */
  alone: (boolean | number | string)[];
  /**
   * with more than one seat there is nothing to choose
   */
  only_alone: boolean;
  /**
   * the other settings with which this one means something: any of these combinations; empty: always
   */
  needs: {
    [k: string]: boolean | number | string;
  }[];
}
/**
 * What a game from another package brings for browsers.
 */
export interface GamePageInfo {
  /**
   * the address everything lies below; it changes with the content
   */
  at: string;
  /**
   * whether there is a `page.js`
   */
  script: boolean;
  /**
   * whether there is a `page.css`
   */
  style: boolean;
  /**
   * of its sentences, `messages/<language>.ftl`
   */
  languages: string[];
}
/**
 * A pack this host offers.
 */
export interface OfferedPack {
  name: string;
  hash: string;
  /**
   * what it prints
   */
  data: unknown;
}
/**
 * Who I am.
 */
export interface MeInfo {
  /**
   * an opaque id
   */
  user: string;
  kind: "account" | "guest";
  /**
   * empty until chosen
   */
  name: string;
  /**
   * the value of the header `X-Ludoteca-CSRF`
   */
  csrf: string;
  language: string | null;
  preferences: {
    [k: string]: boolean | number | string | null;
  };
  webhook: string | null;
  /**
   * whether a browser of mine is told
   */
  push: boolean;
  /**
   * the version of this protocol
   */
  protocol: number;
}
/**
 * What a person may change about themselves; what is left out stays.
 */
export interface MeChange {
  name?: string | null;
  language?: string | null;
  preferences?: {
    [k: string]: boolean | number | string | null;
  } | null;
}
/**
 * Name and password.
 */
export interface Credentials {
  /**
   * 2 to 40 characters
   */
  name: string;
  /**
   * 8 to 256 characters
   */
  password: string;
}
/**
 * One of my tables.
 */
export interface MyTableInfo {
  id: string;
  game: string;
  /**
   * of the rules it was begun with
   */
  version: number;
  options: {
    [k: string]: boolean | number | string;
  };
  status: "closed" | "over" | "playing" | "waiting";
  /**
   * listed in the lobby
   */
  open: boolean;
  /**
   * an opaque id
   */
  host: string;
  /**
   * whether the reader is the host
   */
  hosting: boolean;
  /**
   * the reader's seats
   */
  mine: number[];
  clock: ClockInfo | null;
  /**
   * unix seconds
   */
  created: number;
  /**
   * the seats that may answer now
   */
  to_act: number[];
  /**
   * null where the table began with a position: its dice prove nothing
   */
  commitment: string | null;
  winners: number[];
  /**
   * whether people may ask for hints
   */
  hints: boolean;
  seats: SeatInfo[];
  /**
   * people who follow without a seat
   */
  watching: number;
  pack: PackInfo | null;
  campaign: CampaignInfo | null;
  /**
   * the table where these seats play once more
   */
  again: string | null;
  /**
   * it began with a position
   */
  position: boolean;
  /**
   * it was begun under rules that this server no longer plays
   */
  old: boolean;
  your_turn: boolean;
  /**
   * unix seconds of the last answer
   */
  touched: number;
}
/**
 * A table's clock, in seconds.
 */
export interface ClockInfo {
  bank: number;
  increment: number;
}
/**
 * One seat of a table.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  /**
   * of the bot that plays there
   */
  level: string | null;
  /**
   * a bot plays for the person until the person takes the seat back
   */
  lent: boolean;
  /**
   * a socket of that person watches now
   */
  present: boolean;
}
/**
 * The pack a table is played with.
 */
export interface PackInfo {
  name: string;
  hash: string;
}
/**
 * The campaign a table belongs to.
 */
export interface CampaignInfo {
  /**
   * the table the campaign began with
   */
  id: string;
  /**
   * which chapter this is, from 1
   */
  number: number;
  /**
   * the table of the next chapter, once there is one
   */
  table: string | null;
  /**
   * the chapter to be played; once this one is over, the one that follows, or empty
   */
  next: string;
  over: boolean;
  played: ChapterInfo[];
  /**
   * the seats in the lead
   */
  leaders: number[];
}
/**
 * One finished chapter of a campaign.
 */
export interface ChapterInfo {
  chapter: string;
  /**
   * by seat
   */
  points: number[];
  winners: number[];
}
/**
 * A secret the server has bound itself to.
 */
export interface CommitmentInfo {
  commitment: string;
}
/**
 * The key a browser subscribes with.
 */
export interface PushKey {
  /**
   * VAPID public key, base64url
   */
  key: string;
}
/**
 * A browser's subscription, as the browser gives it.
 */
export interface PushSubscription {
  /**
   * an address without blanks
   */
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}
/**
 * The keys of a browser's subscription.
 */
export interface PushKeys {
  /**
   * base64url
   */
  p256dh: string;
  /**
   * base64url
   */
  auth: string;
}
/**
 * Where notifications go.
 */
export interface Webhook {
  /**
   * an address without blanks
   */
  url: string;
}
/**
 * A table as its reader sees it.
 */
export interface TableInfo {
  id: string;
  game: string;
  /**
   * of the rules it was begun with
   */
  version: number;
  options: {
    [k: string]: boolean | number | string;
  };
  status: "closed" | "over" | "playing" | "waiting";
  /**
   * listed in the lobby
   */
  open: boolean;
  /**
   * an opaque id
   */
  host: string;
  /**
   * whether the reader is the host
   */
  hosting: boolean;
  /**
   * the reader's seats
   */
  mine: number[];
  clock: ClockInfo | null;
  /**
   * unix seconds
   */
  created: number;
  /**
   * the seats that may answer now
   */
  to_act: number[];
  /**
   * null where the table began with a position: its dice prove nothing
   */
  commitment: string | null;
  winners: number[];
  /**
   * whether people may ask for hints
   */
  hints: boolean;
  seats: SeatInfo[];
  /**
   * people who follow without a seat
   */
  watching: number;
  pack: PackInfo | null;
  campaign: CampaignInfo | null;
  /**
   * the table where these seats play once more
   */
  again: string | null;
  /**
   * it began with a position
   */
  position: boolean;
  /**
   * it was begun under rules that this server no longer plays
   */
  old: boolean;
}
/**
 * A table to be made.
 */
export interface TableRequest {
  /**
   * its id
   */
  game: string;
  /**
   * without it 2, or as many as the position has
   */
  seats?: number | null;
  /**
   * settings by name; the others have their defaults
   */
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * without it seat 0 is mine and the others are open
   */
  places?: SeatRequest[] | null;
  clock?: ClockRequest | null;
  /**
   * listed in the lobby; otherwise only by link
   */
  open?: boolean;
  /**
   * begin at once when every seat is taken
   */
  start?: boolean;
  /**
   * whether people may ask for hints
   */
  hints?: boolean;
  nonce?: string | null;
  commitment?: string | null;
  /**
   * this table is the first chapter of a campaign
   */
  campaign?: boolean;
  /**
   * one of the game's `packs`
   */
  pack?: string | null;
  /**
   * a position the table begins with
   */
  position?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Who is to sit on a seat.
 */
export interface SeatRequest {
  /**
   * several seats may be `me`: pass and play
   */
  kind: "bot" | "me" | "open";
  /**
   * how strong a bot; without it the usual one
   */
  level?: string | null;
}
/**
 * Time for each seat.
 */
export interface ClockRequest {
  /**
   * seconds for each seat
   */
  bank: number;
  /**
   * seconds added for each turn
   */
  increment?: number;
}
/**
 * How someone sits down.
 */
export interface SitRequest {
  name?: string | null;
  nonce?: string | null;
}
/**
 * Which bot is to sit.
 */
export interface BotRequest {
  /**
   * without it the usual one
   */
  level?: string | null;
}
/**
 * The next chapter of a campaign, or the same game once more.
 */
export interface NextRequest {
  nonce?: string | null;
  commitment?: string | null;
}
/**
 * A moment of a finished game to play on from.
 */
export interface TryRequest {
  /**
   * of the replay
   */
  step: number;
  /**
   * without it I sit where I sat, bots everywhere else
   */
  places?: SeatRequest[] | null;
}
/**
 * What became of a command; sent after it is on disk, never before.
 */
export interface Done {
  type: "done";
  id: string;
  table: string;
  /**
   * `stale`: the question is no longer open; nothing happened, and the current `moment` follows
   */
  result: "done" | "refused" | "stale";
  /**
   * where it was refused
   */
  reason: RefusalInfo | null;
}
/**
 * What one reader may see now.
 */
export interface MomentMessage {
  type: "moment";
  table: string;
  /**
   * the reader's seat; null: a spectator
   */
  seat: number | null;
  status: "over" | "playing" | "replay";
  shown: ShownInfo;
  /**
   * the seats that may answer now
   */
  to_act: number[];
  round: number;
  /**
   * the reader's open question
   */
  question: QuestionInfo | null;
  /**
   * null for spectators and in replays
   */
  undo: UndoInfo | null;
  /**
   * null with more than one seat, without a target, and once over
   */
  aim: AimInfo | null;
  /**
   * null until the end
   */
  outcome: OutcomeInfo | null;
  /**
   * how many lines of the log stay; `news` follows them
   */
  log_from: number;
  news: LogLine[];
}
/**
 * The table as the reader sees it; each game has more fields, see the games' own tables.
 */
export interface ShownInfo {
  game: string;
  /**
   * whose eyes; null: a spectator's
   */
  seat: number | null;
  seats: number;
  [k: string]: unknown;
}
/**
 * An open question.
 */
export interface QuestionInfo {
  /**
   * names the question in the command `answer`
   */
  serial: number;
  seat: number;
  /**
   * what kind of question it is
   */
  decision: string;
  /**
   * others are asked at the same time and see the answer later
   */
  sealed: boolean;
  /**
   * the numbered rule it comes from
   */
  rule: string;
  prompt: MessageInfo;
  /**
   * what kind of answers it has
   */
  domain: string;
  pause: PauseInfo | null;
  /**
   * the legal answers
   */
  options: OptionInfo[];
}
/**
 * A sentence by its id, with what it says by name.
 */
export interface MessageInfo {
  /**
   * the message, as the files of each language name it
   */
  id: string;
  /**
   * what it is filled in with
   */
  arguments: {
    [k: string]: number | string | (number | string | NamedInfo)[] | NamedInfo;
  };
}
/**
 * A thing on the table, such as ``{"kind": "good", "word": "olive"}``.
 */
export interface NamedInfo {
  /**
   * what kind of thing it is
   */
  kind: string;
  /**
   * which one of its kind
   */
  word: string;
  /**
   * what more is to be said of it, by name; left out where there is nothing
   */
  details?: {
    [k: string]: number | string | (number | string | NamedInfo)[] | NamedInfo;
  };
}
/**
 * A question that only asks whether to go on: the answer that does, and what speaks against giving it unasked.
 */
export interface PauseInfo {
  option: number;
  /**
   * the turn brought something that could be used now
   */
  brought: boolean;
  /**
   * going on gives up something that could still be used
   */
  loses: boolean;
  /**
   * only the seat knows that nothing else can be answered: nobody may notice that it was not asked
   */
  secret: boolean;
  /**
   * the seat has just come back to it by taking an answer back
   */
  returned: boolean;
}
/**
 * One legal answer.
 */
export interface OptionInfo {
  /**
   * its number, for the command
   */
  option: number;
  /**
   * its word, which the command takes as well
   */
  notation: string;
  name: NamedInfo;
  /**
   * what it points at on the table, such as `cell:b3`
   */
  target: string;
  /**
   * what the seat's next question would point at; null where the seat is not asked next
   */
  leads: string[] | null;
}
/**
 * What may be taken back.
 */
export interface UndoInfo {
  /**
   * the last answer, by `undo`
   */
  can: boolean;
  /**
   * the turn, by `reset`
   */
  reset: boolean;
  /**
   * the last answer, by `ask_back`, if everyone agrees
   */
  ask: boolean;
}
/**
 * What a solo player is to reach.
 */
export interface AimInfo {
  target: number;
  /**
   * so far
   */
  points: number;
  /**
   * how many more would win; 0 or less: enough
   */
  missing: number;
}
/**
 * How the game ended.
 */
export interface OutcomeInfo {
  /**
   * by seat
   */
  points: number[];
  winners: number[];
  /**
   * what a solo player had to reach
   */
  target: number | null;
  decided: TieBreakInfo | null;
  /**
   * by seat
   */
  breakdown: PointsLine[][];
}
/**
 * What told equal points apart.
 */
export interface TieBreakInfo {
  name: string;
  rule: string;
}
/**
 * One line of a final score.
 */
export interface PointsLine {
  name: string;
  points: number;
}
/**
 * One line of the log.
 */
export interface LogLine {
  /**
   * who answered; -1: nature, -2: nobody
   */
  seat: number;
  round: number;
  decision: string;
  /**
   * the notation; null where the reader may not see it
   */
  option: string | null;
  /**
   * what it pointed at; null where the reader may not see it
   */
  target: string | null;
  /**
   * the line in words; null: it is not told
   */
  told: LogMessageInfo | null;
}
/**
 * A sentence of the log.
 */
export interface LogMessageInfo {
  /**
   * the message, as the files of each language name it
   */
  id: string;
  /**
   * what it is filled in with
   */
  arguments: {
    [k: string]: number | string | (number | string | NamedInfo)[] | NamedInfo;
  };
  /**
   * an argument that is a list: a following line with the same seat and id adds its list to this one
   */
  joins: string | null;
}
/**
 * All seats' scores as far as the reader can know.
 */
export interface ScoreInfo {
  seats: SeatScore[];
  aim: AimInfo | null;
}
/**
 * A seat's score as far as the reader can know.
 */
export interface SeatScore {
  seat: number;
  /**
   * null where a line is
   */
  points: number | null;
  lines: KnownLine[];
}
/**
 * One line of a score as far as the reader can know.
 */
export interface KnownLine {
  name: string;
  /**
   * null where hidden things decide
   */
  points: number | null;
}
/**
 * Why a target is not legal now.
 */
export interface WhyNotInfo {
  target: string;
  legal: boolean;
  /**
   * empty where no rule is known
   */
  reasons: ReasonInfo[];
}
/**
 * One rule that stands in the way.
 */
export interface ReasonInfo {
  rule: string;
  /**
   * a message
   */
  id: string;
  arguments: {
    [k: string]: number | string | (number | string | NamedInfo)[] | NamedInfo;
  };
}
/**
 * What an answer would do, as far as the seat can know.
 */
export interface PreviewInfo {
  changes: ChangeInfo[];
  /**
   * the seat's own questions on the way
   */
  asks: string[];
  /**
   * who comes next, where it is not the seat itself
   */
  follows: ("draw" | "others") | null;
}
/**
 * One place of `shown` that an answer is certain to change.
 */
export interface ChangeInfo {
  /**
   * names of fields and places in lists
   */
  at: (string | number)[];
  before: unknown;
  after: unknown;
}
/**
 * A stretch of a finished game.
 */
export interface ReplayInfo {
  table: string;
  /**
   * steps, step 0 included
   */
  total: number;
  first: number;
  moments: MomentMessage[];
}
/**
 * The best answers to a question, the best first.
 */
export interface HintInfo {
  table: string;
  seat: number;
  /**
   * its serial
   */
  question: number;
  answers: AdviceInfo[];
}
/**
 * One answer of a hint; where there is nothing to win, alone without a target, no chance is named.
 */
export interface AdviceInfo {
  option: number;
  /**
   * the chance to win
   */
  win: number | null;
  /**
   * the lead at the end
   */
  points: number;
  /**
   * the chance that it is the best of these
   */
  sure: number;
  win_error: number | null;
  points_error: number;
  /**
   * how often it was thought through
   */
  visits: number;
  /**
   * what to answer then, before luck or another seat speaks
   */
  then: FurtherAnswer[];
}
/**
 * An answer that belongs to the one before it, with the question it is given to.
 */
export interface FurtherAnswer {
  decision: string;
  domain: string;
  rule: string;
  prompt: MessageInfo;
  option: number;
  notation: string;
  name: NamedInfo;
  target: string;
}
/**
 * Which of my seats is meant.
 */
export interface SeatChoice {
  /**
   * a seat, from 0
   */
  seat: number;
}
/**
 * How far an analysis is.
 */
export interface AnalysisState {
  table: string;
  seat: number;
  status: "done" | "failed" | "none" | "running";
  /**
   * pieces
   */
  done: number;
  total: number;
  /**
   * once it is done
   */
  analysis: AnalysisInfo | null;
}
/**
 * A seat's decisions judged by what it knew.
 */
export interface AnalysisInfo {
  /**
   * whether there was anything to win: rivals, or a target
   */
  contest: boolean;
  iterations: number;
  /**
   * how many of each
   */
  marks: {
    [k: string]: number;
  };
  /**
   * 0 to 100
   */
  accuracy: number;
  points_lost: number;
  points_per_decision: number;
  luck_points: number;
  luck_points_error: number;
  luck_win: number;
  luck_win_error: number;
  lead: number | null;
  /**
   * the lead without luck
   */
  adjusted_lead: number | null;
  /**
   * the share of the win
   */
  won: number | null;
  decisions: JudgedDecision[];
  draws: LuckInfo[];
  curve: CurvePoint[];
  /**
   * places in `decisions`, the biggest first
   */
  mistakes: number[];
}
/**
 * One own decision; nothing is lost where the difference is no more than noise.
 */
export interface JudgedDecision {
  /**
   * of the replay
   */
  step: number;
  round: number;
  decision: string;
  domain: string;
  rule: string;
  prompt: MessageInfo;
  /**
   * how many answers were thought about
   */
  options: number;
  played: JudgedAnswer;
  best: JudgedAnswer;
  points_lost: number;
  points_error: number;
  win_lost: number;
  /**
   * half win chance and half points: what marks and the order of mistakes go by
   */
  value_lost: number;
  sure: number;
  mark: "" | "blunder" | "inaccuracy" | "mistake";
}
/**
 * An answer as the analysis sees it, and how it went on or would have.
 */
export interface JudgedAnswer {
  option: number;
  notation: string;
  name: NamedInfo;
  target: string;
  win: number;
  points: number;
  win_error: number;
  points_error: number;
  visits: number;
  then: FurtherAnswer[];
}
/**
 * What nature gave against its mean.
 */
export interface LuckInfo {
  step: number;
  round: number;
  decision: string;
  draws: number;
  win_luck: number;
  win_error: number;
  points_luck: number;
  points_error: number;
}
/**
 * One point of the win-chance curve.
 */
export interface CurvePoint {
  kind: "after" | "before" | "draw" | "end";
  step: number;
  round: number;
  win: number;
}
/**
 * The commitment to a table's dice; once the game is over, the proof.
 */
export interface FairInfo {
  /**
   * once over
   */
  ludoteca?: "fair";
  /**
   * once over
   */
  format?: 1;
  /**
   * once over
   */
  table?: string;
  over: boolean;
  /**
   * once over
   */
  game?: string;
  /**
   * once over
   */
  version?: number;
  /**
   * once over
   */
  seats?: number;
  /**
   * once over
   */
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * once over: what is printed, or null
   */
  pack?: unknown;
  commitment: string;
  /**
   * once over
   */
  secret?: string;
  /**
   * each seat's part of the dice
   */
  nonces: string[];
  /**
   * once over, everything ever answered: kind, seat, option
   */
  entries?: [string, number, number][];
  /**
   * once over
   */
  draws?: DrawInfo[];
}
/**
 * One draw of nature in a proof.
 */
export interface DrawInfo {
  counter: number;
  purpose: string;
  options: number[];
  weights: number[];
  option: number;
  notation: string;
  /**
   * HMAC, hex
   */
  number: string;
}
/**
 * Follow a table.
 */
export interface Watch {
  type: "watch";
  /**
   * the table's id
   */
  table: string;
  /**
   * one of mine; null: as a spectator; left out: the one to act
   */
  seat?: number | null;
}
/**
 * Stop following.
 */
export interface Unwatch {
  type: "unwatch";
  /**
   * the table's id
   */
  table: string;
}
/**
 * Ask for a pong.
 */
export interface Ping {
  type: "ping";
  /**
   * of the client's making: the same id is done once
   */
  id?: string;
}
/**
 * The first message.
 */
export interface Welcome {
  type: "welcome";
  /**
   * the version of this protocol
   */
  protocol: number;
  user: string;
  name: string;
  /**
   * unix milliseconds
   */
  now: number;
}
/**
 * The table has changed: people, bots, status.
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}
/**
 * The clocks, whenever one starts or stops.
 */
export interface ClockMessage {
  type: "clock";
  table: string;
  /**
   * unix milliseconds
   */
  now: number;
  /**
   * milliseconds left, by seat
   */
  bank: number[];
  /**
   * the seats whose clock runs
   */
  running: number[];
}
/**
 * Someone asks to take back, or it is settled.
 */
export interface ConsentMessage {
  type: "consent";
  table: string;
  /**
   * its number; null once it is settled
   */
  request: number | null;
  /**
   * who asks; null once it is settled
   */
  seat: number | null;
  /**
   * the seats that have not agreed yet
   */
  waiting: number[];
  /**
   * null while it is open
   */
  result: ("agreed" | "dropped" | "refused") | null;
}
/**
 * Something about one of my tables, whether it is watched or not.
 */
export interface Notice {
  type: "notice";
  table: string;
  game: string;
  kind: "again" | "over" | "started" | "your-turn";
}
/**
 * How far an analysis of mine is.
 */
export interface AnalysisMessage {
  type: "analysis";
  table: string;
  seat: number;
  status: "done" | "failed" | "none" | "running";
  done: number;
  total: number;
}
/**
 * A request was not carried out.
 */
export interface ErrorMessage {
  type: "error";
  /**
   * of the command, where it had one
   */
  id: string | null;
  error: RefusalInfo;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * What a webhook or a browser's push service is told.
 */
export interface Notification {
  kind: "over" | "your-turn";
  table: string;
  game: string;
  /**
   * of the table's page
   */
  path: string;
}
