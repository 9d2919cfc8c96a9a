"""Looking: a moment, its question, the score, why-not, previews and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from ludoteca.server.wire.codec import FromServer, about
from ludoteca.server.wire.words import LogMessageInfo, MessageInfo, NamedInfo, Word


class OptionInfo(FromServer, frozen=True):
    """One legal answer."""

    option: Annotated[int, about("its number, for the command")]
    notation: Annotated[str, about("its word, which the command takes as well")]
    name: Annotated[NamedInfo, about("what it is called")]
    target: Annotated[str, about("what it points at on the table, such as `cell:b3`")]
    leads: Annotated[
        list[str] | None, about("what the seat's next question would point at; null where the seat is not asked next")
    ]


class PauseInfo(FromServer, frozen=True):
    """A question that only asks whether to go on: the answer that does, and what speaks against giving it unasked."""

    option: int
    brought: Annotated[bool, about("the turn brought something that could be used now")]
    loses: Annotated[bool, about("going on gives up something that could still be used")]
    secret: Annotated[
        bool, about("only the seat knows that nothing else can be answered: nobody may notice that it was not asked")
    ]
    returned: Annotated[bool, about("the seat has just come back to it by taking an answer back")]


class QuestionInfo(FromServer, frozen=True):
    """An open question."""

    serial: Annotated[int, about("names the question in the command `answer`")]
    seat: int
    decision: Annotated[str, about("what kind of question it is")]
    sealed: Annotated[bool, about("others are asked at the same time and see the answer later")]
    rule: Annotated[str, about("the numbered rule it comes from")]
    prompt: Annotated[MessageInfo, about("what is asked")]
    domain: Annotated[str, about("what kind of answers it has")]
    pause: PauseInfo | None
    options: Annotated[list[OptionInfo], about("the legal answers")]


class LogLine(FromServer, frozen=True):
    """One line of the log."""

    seat: Annotated[int, about("who answered; -1: nature, -2: nobody")]
    round: int
    decision: str
    option: Annotated[str | None, about("the notation; null where the reader may not see it")]
    target: Annotated[str | None, about("what it pointed at; null where the reader may not see it")]
    told: Annotated[LogMessageInfo | None, about("the line in words; null: it is not told")]


class UndoInfo(FromServer, frozen=True):
    """What may be taken back."""

    can: Annotated[bool, about("the last answer, by `undo`")]
    reset: Annotated[bool, about("the turn, by `reset`")]
    ask: Annotated[bool, about("the last answer, by `ask_back`, if everyone agrees")]


class AimInfo(FromServer, frozen=True):
    """What a solo player is to reach."""

    target: int
    points: Annotated[int, about("so far")]
    missing: Annotated[int, about("how many more would win; 0 or less: enough")]


class PointsLine(FromServer, frozen=True):
    """One line of a final score."""

    name: str
    points: int


class KnownLine(FromServer, frozen=True):
    """One line of a score as far as the reader can know."""

    name: str
    points: Annotated[int | None, about("null where hidden things decide")]


class TieBreakInfo(FromServer, frozen=True):
    """What told equal points apart."""

    name: str
    rule: str


class OutcomeInfo(FromServer, frozen=True):
    """How the game ended."""

    points: Annotated[list[int], about("by seat")]
    winners: list[int]
    target: Annotated[int | None, about("what a solo player had to reach")]
    decided: TieBreakInfo | None
    breakdown: Annotated[list[list[PointsLine]], about("by seat")]


class ShownInfo(FromServer, frozen=True):
    """The table as the reader sees it; each game has more fields, see the games' own tables."""

    game: str
    seat: Annotated[int | None, about("whose eyes; null: a spectator's")]
    seats: int


class MomentMessage(FromServer, frozen=True, kw_only=True, tag="moment", tag_field="type"):
    """What one reader may see now."""

    table: str
    seat: Annotated[int | None, about("the reader's seat; null: a spectator")]
    status: Literal["playing", "over", "replay"]
    shown: Annotated[ShownInfo, about("the table")]
    to_act: Annotated[list[int], about("the seats that may answer now")]
    round: int
    question: Annotated[QuestionInfo | None, about("the reader's open question")]
    undo: Annotated[UndoInfo | None, about("null for spectators and in replays")]
    aim: Annotated[AimInfo | None, about("null with more than one seat, without a target, and once over")]
    outcome: Annotated[OutcomeInfo | None, about("null until the end")]
    log_from: Annotated[int, about("how many lines of the log stay; `news` follows them")]
    news: list[LogLine]


class SeatScore(FromServer, frozen=True):
    """A seat's score as far as the reader can know."""

    seat: int
    points: Annotated[int | None, about("null where a line is")]
    lines: list[KnownLine]


class ScoreInfo(FromServer, frozen=True):
    """All seats' scores as far as the reader can know."""

    seats: list[SeatScore]
    aim: AimInfo | None


class ReasonInfo(FromServer, frozen=True):
    """One rule that stands in the way."""

    rule: str
    id: Annotated[str, about("a message")]
    arguments: dict[str, Word]


class WhyNotInfo(FromServer, frozen=True):
    """Why a target is not legal now."""

    target: str
    legal: bool
    reasons: Annotated[list[ReasonInfo], about("empty where no rule is known")]


class ChangeInfo(FromServer, frozen=True):
    """One place of `shown` that an answer is certain to change."""

    at: Annotated[list[str | int], about("names of fields and places in lists")]
    before: Any
    after: Any


class PreviewInfo(FromServer, frozen=True):
    """What an answer would do, as far as the seat can know."""

    changes: list[ChangeInfo]
    asks: Annotated[list[str], about("the seat's own questions on the way")]
    follows: Annotated[Literal["draw", "others"] | None, about("who comes next, where it is not the seat itself")]


class ReplayInfo(FromServer, frozen=True):
    """A stretch of a finished game."""

    table: str
    total: Annotated[int, about("steps, step 0 included")]
    first: int
    moments: list[MomentMessage]
