/** What goes over the wire, by the names the page uses; the types themselves are made from the server's structs. */
import type {
  AdviceInfo,
  AimInfo,
  AnalysisInfo,
  AnyRequest,
  CampaignInfo,
  ChangeInfo,
  ClockMessage,
  ConsentMessage,
  DrawInfo,
  FairInfo,
  FurtherAnswer,
  GamePageInfo,
  HintInfo,
  JudgedDecision,
  KnownLine,
  LogLine as LogLineInfo,
  LogMessageInfo,
  MeInfo,
  MessageInfo,
  MomentMessage,
  MyTableInfo,
  NamedInfo,
  OptionInfo,
  OutcomeInfo,
  PauseInfo,
  Ping,
  PreviewInfo,
  QuestionInfo,
  ReasonInfo,
  RefusalInfo,
  ScoreInfo,
  SettingInfo,
  ShownInfo,
  TableInfo as TableOfAnyone,
  Unwatch,
  Watch,
  WhyNotInfo,
} from "./wire.gen.ts";

export type {
  AnalysisMessage,
  AnalysisState,
  AnyMessage,
  AnyRequest,
  CurvePoint,
  Done,
  GameInfo,
  Notice,
  SeatInfo,
} from "./wire.gen.ts";

/** A thing on the table: the message `<game>-<kind>-<word>`, or that of its kind filled in with its details. */
export type Named = NamedInfo;
/** A number, a text somebody wrote in their own language, a thing, or a list of these. */
export type Word = number | string | Named | readonly Word[];
/** A sentence by its id, with what it says by name. */
export type Message = Omit<MessageInfo, "arguments"> & { arguments: Record<string, Word> };
export type LogMessage = Message & Pick<LogMessageInfo, "joins">;
/** What fills in a sentence of the server itself: a refusal, an error. */
export type Arguments = RefusalInfo["arguments"];

export type Me = MeInfo;
export type Setting = SettingInfo;
/** What a game from another package brings for browsers. */
export type BroughtPage = GamePageInfo;
export type Campaign = CampaignInfo;
/** A table; in the list of one's own also whether it waits for its reader. */
export type TableInfo = TableOfAnyone & Partial<Pick<MyTableInfo, "your_turn" | "touched">>;

/** An answer: one of an open question, or one that was given or could have been. */
export type Option = Omit<OptionInfo, "leads"> & Partial<Pick<OptionInfo, "leads">>;
export type Pause = PauseInfo;
/** A question: an open one, or one that was. */
export type Question = Omit<QuestionInfo, "options" | "pause"> & { options: Option[]; pause?: Pause | null };
export type LogLine = Omit<LogLineInfo, "told"> & { told: LogMessage | null };
export type ScoreLine = KnownLine;
export type Outcome = OutcomeInfo;
export type Aim = AimInfo;
/** The table by name; a game has fields of its own, and one without a page its picture. */
export type Shown = ShownInfo & { picture?: readonly string[] };
export type Moment = Omit<MomentMessage, "shown" | "question" | "news"> & {
  shown: Shown;
  question: Question | null;
  news: LogLine[];
};
export type Score = ScoreInfo;
export type Reason = ReasonInfo;
export type Why = WhyNotInfo;
export type Change = ChangeInfo;
export type Preview = PreviewInfo;

/** What a person does at a table; whoever sends it gives it its id. */
export type Command = Exclude<AnyRequest, Watch | Unwatch | Ping>;
type Without<C, K extends string> = C extends unknown ? Omit<C, K> : never;
export type NewCommand = Without<Command, "id">;
/** The same, without the table and the seat it is for. */
export type SeatCommand = Without<Command, "id" | "table" | "seat">;
export type Consent = ConsentMessage;
export type Clock = ClockMessage;

export type Advice = Omit<AdviceInfo, "then">;
export type HintAnswer = HintInfo;
export type Further = FurtherAnswer;
export type Judged = JudgedDecision;
export type Analysis = AnalysisInfo;

export type Draw = Omit<DrawInfo, "notation">;
/** The proof of a table's dice; the page needs no notations in it. */
export type Fair = Omit<FairInfo, "draws"> & { draws?: Draw[] };
