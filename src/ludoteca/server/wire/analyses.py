"""Hints while playing, and the analysis after the game."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.bots.accuracy import Mark
from ludoteca.server.wire.codec import FromServer, about
from ludoteca.server.wire.words import MessageInfo, NamedInfo


class FurtherAnswer(FromServer, frozen=True, kw_only=True):
    """An answer that belongs to the one before it, with the question it is given to."""

    decision: str
    domain: str
    rule: str
    prompt: MessageInfo
    option: int
    notation: str
    name: NamedInfo
    target: str


class AdviceInfo(FromServer, frozen=True, kw_only=True):
    """One answer of a hint; where there is nothing to win, alone without a target, no chance is named."""

    option: int
    win: Annotated[float | None, about("the chance to win")]
    points: Annotated[float, about("the lead at the end")]
    sure: Annotated[float, about("the chance that it is the best of these")]
    win_error: float | None
    points_error: float
    visits: Annotated[int, about("how often it was thought through")]
    then: Annotated[list[FurtherAnswer], about("what to answer then, before luck or another seat speaks")]


class HintInfo(FromServer, frozen=True):
    """The best answers to a question, the best first."""

    table: str
    seat: int
    question: Annotated[int, about("its serial")]
    answers: list[AdviceInfo]


class JudgedAnswer(FromServer, frozen=True, kw_only=True):
    """An answer as the analysis sees it, and how it went on or would have."""

    option: int
    notation: str
    name: NamedInfo
    target: str
    win: float
    points: float
    win_error: float
    points_error: float
    visits: int
    then: list[FurtherAnswer]


class JudgedDecision(FromServer, frozen=True, kw_only=True):
    """One own decision; nothing is lost where the difference is no more than noise."""

    step: Annotated[int, about("of the replay")]
    round: int
    decision: str
    domain: str
    rule: str
    prompt: MessageInfo
    options: Annotated[int, about("how many answers were thought about")]
    played: JudgedAnswer
    best: JudgedAnswer
    points_lost: float
    points_error: float
    win_lost: float
    value_lost: Annotated[float, about("half win chance and half points: what marks and the order of mistakes go by")]
    sure: float
    mark: Mark


class LuckInfo(FromServer, frozen=True, kw_only=True):
    """What nature gave against its mean."""

    step: int
    round: int
    decision: str
    draws: int
    win_luck: float
    win_error: float
    points_luck: float
    points_error: float


class CurvePoint(FromServer, frozen=True, kw_only=True):
    """One point of the win-chance curve."""

    kind: Literal["before", "after", "draw", "end"]
    step: int
    round: int
    win: float


class AnalysisInfo(FromServer, frozen=True, kw_only=True):
    """A seat's decisions judged by what it knew."""

    contest: Annotated[bool, about("whether there was anything to win: rivals, or a target")]
    iterations: int
    marks: Annotated[dict[str, int], about("how many of each")]
    accuracy: Annotated[float, about("0 to 100")]
    points_lost: float
    points_per_decision: float
    luck_points: float
    luck_points_error: float
    luck_win: float
    luck_win_error: float
    lead: float | None
    adjusted_lead: Annotated[float | None, about("the lead without luck")]
    won: Annotated[float | None, about("the share of the win")]
    decisions: list[JudgedDecision]
    draws: list[LuckInfo]
    curve: list[CurvePoint]
    mistakes: Annotated[list[int], about("places in `decisions`, the biggest first")]


Stage = Literal["none", "running", "done", "failed"]


class AnalysisState(FromServer, frozen=True):
    """How far an analysis is."""

    table: str
    seat: int
    status: Stage
    done: Annotated[int, about("pieces")]
    total: int
    analysis: Annotated[AnalysisInfo | None, about("once it is done")]
