"""The bodies of looking: a moment, its question, the score, why-not, previews and replays."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


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


class PauseShape(BaseModel):
    """A question that only asks whether to go on."""

    option: int
    brought: bool
    loses: bool
    secret: bool
    returned: bool


class QuestionShape(BaseModel):
    """An open question."""

    serial: int
    seat: int
    decision: str
    sealed: bool
    rule: str
    prompt: PromptShape
    domain: str
    pause: PauseShape | None
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


class DecidedShape(BaseModel):
    """The tie-break that told equal points apart."""

    name: str
    rule: str


class AimShape(BaseModel):
    """What a solo player is to reach, the points so far, and how many more would win."""

    target: int
    points: int
    missing: int


class OutcomeShape(BaseModel):
    """How the game ended."""

    points: list[int]
    winners: list[int]
    target: int | None
    decided: DecidedShape | None
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
    aim: AimShape | None
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
    aim: AimShape | None


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
