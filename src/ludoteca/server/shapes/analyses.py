"""The bodies of hints and of the analysis after the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ludoteca.server.shapes.common import Wish
from ludoteca.server.shapes.moments import PromptShape


class SeatWish(Wish):
    """Which of my seats is meant."""

    seat: Annotated[int, Field(strict=True, ge=0, le=15)]


class FurtherShape(BaseModel):
    """An answer that belongs to the one before it, with the question it is given to."""

    decision: str
    domain: str
    rule: str
    prompt: PromptShape
    option: int
    notation: str
    label: str
    target: str


class AdviceShape(BaseModel):
    """One answer of a hint: its chances, how far they may be off, how sure it is the best, and what to answer then.

    Where there is nothing to win, alone without a target, no chance is named.
    """

    option: int
    win: float | None
    points: float
    sure: float
    win_error: float | None
    points_error: float
    visits: int
    then: list[FurtherShape]


class HintShape(BaseModel):
    """The best answers to a question, the best first."""

    table: str
    seat: int
    question: int
    answers: list[AdviceShape]


class AnsweredShape(BaseModel):
    """An answer as the analysis sees it, and how it went on or would have."""

    option: int
    notation: str
    label: str
    target: str
    win: float
    points: float
    win_error: float
    points_error: float
    visits: int
    # Analyses kept from before these were told have none.
    then: list[FurtherShape] = []


class JudgedShape(BaseModel):
    """One own decision; nothing is lost where the difference is no more than noise.

    ``seen`` are the fields of the seat's view then, as far as they differ from the decision before.
    """

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
    value_lost: float
    sure: float
    seen: dict[str, Any] = {}
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

    contest: bool
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
