"""The HTTP bodies as FastAPI wants them: what may come in, and what the description says goes out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

NONCE = r"^(?:[0-9a-fA-F]{16,64})?$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Nonce = Annotated[str, StringConstraints(pattern=NONCE)]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
# No control characters: not every database can keep a NUL.
Address = Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=r"^[^\x00-\x20\x7f]+$")]


class Wish(BaseModel):
    """Anything that comes in; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class MeChange(Wish):
    """What a person may change about themselves."""

    name: Name | None = None
    language: Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$")] | None = None
    preferences: dict[str, StrictBool | StrictInt | str | None] | None = None


class Credentials(Wish):
    """Name and password."""

    name: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
    ]
    password: Annotated[str, StringConstraints(min_length=8, max_length=256)]


class PushKeys(Wish):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{80,120}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{16,40}$")]


class PushWish(Wish):
    """A browser's subscription, as the browser gives it."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's own name


class WebhookWish(Wish):
    """Where notices go."""

    url: Address


class PlaceWish(Wish):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None


class ClockWish(Wish):
    """Time for each seat, in seconds."""

    bank: Annotated[int, Field(strict=True, ge=5, le=90 * 24 * 3600)]
    increment: Annotated[int, Field(strict=True, ge=0, le=30 * 24 * 3600)] = 0


class TableWish(Wish):
    """A table to be made."""

    game: Word
    seats: Annotated[int, Field(strict=True, ge=1, le=16)] = 2
    options: dict[str, StrictBool | StrictInt | str] = {}
    places: Annotated[list[PlaceWish], Field(max_length=16)] | None = None
    clock: ClockWish | None = None
    open: StrictBool = False
    start: StrictBool = False
    hints: StrictBool = True
    nonce: Nonce | None = None
    commitment: Commitment | None = None
    campaign: StrictBool = False
    pack: Word | None = None


class NextWish(Wish):
    """The next chapter of a campaign."""

    nonce: Nonce | None = None
    commitment: Commitment | None = None


class SitWish(Wish):
    """How someone sits down."""

    name: Name | None = None
    nonce: Nonce | None = None


class BotWish(Wish):
    """Which bot is to sit."""

    level: Word | None = None


class SeatWish(Wish):
    """Which of my seats is meant."""

    seat: Annotated[int, Field(strict=True, ge=0, le=15)]


# -- what goes out -------------------------------------------------------------------------------------


class Status(BaseModel):
    """Whether the process lives or is ready."""

    status: str


class Fault(BaseModel):
    """Why something was refused, as a message id."""

    id: str
    arguments: dict[str, Any]


class Error(BaseModel):
    """The one body of all refusals."""

    error: Fault


class SettingShape(BaseModel):
    """One option of a game."""

    name: str
    choices: list[Any]
    default: Any
    rule: str


class GameShape(BaseModel):
    """A game that can be played."""

    id: str
    title: str
    version: int
    fewest: int
    most: int
    settings: list[SettingShape]
    levels: list[str]
    campaign: list[str]
    packs: list[str]


class Me(BaseModel):
    """Who I am."""

    user: str
    kind: Literal["guest", "account"]
    name: str
    csrf: str
    language: str | None
    preferences: dict[str, Any]
    webhook: str | None
    push: bool
    protocol: int


class PushKey(BaseModel):
    """The key a browser subscribes with."""

    key: str


class Promise(BaseModel):
    """A secret the server has bound itself to."""

    commitment: str


class SeatShape(BaseModel):
    """One seat of a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    lent: bool
    present: bool


class ClockShape(BaseModel):
    """A table's clock, in seconds."""

    bank: int
    increment: int


class PackShape(BaseModel):
    """The pack a table is played with."""

    name: str
    hash: str


class ChapterShape(BaseModel):
    """One finished chapter of a campaign."""

    chapter: str
    points: list[int]
    winners: list[int]


class CampaignShape(BaseModel):
    """The campaign a table belongs to: which chapter it is, and how the campaign stands."""

    id: str
    number: int
    table: str | None
    next: str
    over: bool
    played: list[ChapterShape]
    leaders: list[int]


class TableShape(BaseModel):
    """A table as its reader sees it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over", "closed"]
    open: bool
    host: str
    hosting: bool
    mine: list[int]
    clock: ClockShape | None
    created: int
    to_act: list[int]
    commitment: str
    winners: list[int]
    hints: bool
    seats: list[SeatShape]
    watching: int
    pack: PackShape | None
    campaign: CampaignShape | None


class MyTableShape(TableShape):
    """One of my tables."""

    your_turn: bool
    touched: int


class DoneShape(BaseModel):
    """What became of a command."""

    type: Literal["done"]
    id: str
    table: str
    result: Literal["done", "stale", "refused"]
    reason: Fault | None


class PromptShape(BaseModel):
    """What is asked, as a message id."""

    id: str
    arguments: dict[str, Any]


class OptionShape(BaseModel):
    """One legal answer."""

    option: int
    notation: str
    label: str
    target: str
    leads: list[str] | None


class QuestionShape(BaseModel):
    """An open question."""

    serial: int
    seat: int
    decision: str
    sealed: bool
    rule: str
    prompt: PromptShape
    domain: str
    options: list[OptionShape]


class NewsShape(BaseModel):
    """One line of the log."""

    seat: int
    decision: str
    option: str | None
    target: str | None
    a: int | None
    b: int | None
    to: int | None
    round: int


class UndoShape(BaseModel):
    """What may be taken back."""

    can: bool
    reset: bool
    ask: bool


class LineShape(BaseModel):
    """One line of a score."""

    name: str
    points: int | None


class OutcomeShape(BaseModel):
    """How the game ended."""

    points: list[int]
    winners: list[int]
    target: int | None
    breakdown: list[list[LineShape]]


class MomentShape(BaseModel):
    """What one reader may see now."""

    type: Literal["moment"]
    table: str
    seat: int | None
    status: Literal["playing", "over", "replay"]
    view: dict[str, Any]
    to_act: list[int]
    round: int
    question: QuestionShape | None
    undo: UndoShape | None
    outcome: OutcomeShape | None
    log_from: int
    news: list[NewsShape]


class SeatScore(BaseModel):
    """A seat's score as far as the reader can know."""

    seat: int
    points: int | None
    lines: list[LineShape]


class ScoreShape(BaseModel):
    """All seats' scores as far as the reader can know."""

    seats: list[SeatScore]


class WhyShape(BaseModel):
    """One rule that stands in the way."""

    rule: str
    id: str
    arguments: dict[str, Any]


class WhyNotShape(BaseModel):
    """Why a target is not legal now."""

    target: str
    legal: bool
    reasons: list[WhyShape]


class ChangeShape(BaseModel):
    """One place of the view that an answer is certain to change."""

    at: list[str | int]
    before: Any
    after: Any


class PreviewShape(BaseModel):
    """What an answer would do, as far as the seat can know."""

    changes: list[ChangeShape]
    asks: list[str]
    follows: str | None


class ReplayShape(BaseModel):
    """A stretch of a finished game."""

    table: str
    total: int
    first: int
    moments: list[MomentShape]


class AdviceShape(BaseModel):
    """One answer of a hint: its chances, how far they may be off, and how sure it is the best."""

    option: int
    win: float
    points: float
    sure: float
    win_error: float
    points_error: float
    visits: int


class HintShape(BaseModel):
    """The best answers to a question, the best first."""

    table: str
    seat: int
    question: int
    answers: list[AdviceShape]


class AnsweredShape(BaseModel):
    """An answer as the analysis sees it."""

    option: int
    notation: str
    label: str
    target: str
    win: float
    points: float
    win_error: float
    points_error: float
    visits: int


class JudgedShape(BaseModel):
    """One own decision; nothing is lost where the difference is no more than noise."""

    step: int
    round: int
    decision: str
    domain: str
    rule: str
    prompt: PromptShape
    options: int
    played: AnsweredShape
    best: AnsweredShape
    points_lost: float
    points_error: float
    win_lost: float
    sure: float
    mark: Literal["", "inaccuracy", "mistake", "blunder"]


class DrawnShape(BaseModel):
    """What nature gave against its mean."""

    step: int
    round: int
    decision: str
    draws: int
    win_luck: float
    win_error: float
    points_luck: float
    points_error: float


class PointShape(BaseModel):
    """One point of the win-chance curve."""

    kind: Literal["before", "after", "draw", "end"]
    step: int
    round: int
    win: float


class AnalysisShape(BaseModel):
    """A seat's decisions judged by what it knew; mistakes are places in the list of decisions."""

    iterations: int
    marks: dict[str, int]
    accuracy: float
    points_lost: float
    points_per_decision: float
    luck_points: float
    luck_points_error: float
    luck_win: float
    luck_win_error: float
    lead: float | None
    adjusted_lead: float | None
    won: float | None
    decisions: list[JudgedShape]
    draws: list[DrawnShape]
    curve: list[PointShape]
    mistakes: list[int]


class AnalysisStateShape(BaseModel):
    """How far an analysis is."""

    table: str
    seat: int
    status: Literal["none", "running", "done", "failed"]
    done: int
    total: int
    analysis: AnalysisShape | None
