"""Cribbage as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.decision import Decision
from ludoteca.core.game import Game, Reason, ScoreLine
from ludoteca.core.journal import Entry
from ludoteca.core.picture import Line
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy
from ludoteca.core.words import Arguments, LogMessage, Message, Named
from ludoteca_cribbage.faces import picture, words
from ludoteca_cribbage.faces.census import census
from ludoteca_cribbage.faces.show import CribbageShown
from ludoteca_cribbage.faces.show import show as show_table
from ludoteca_cribbage.faces.view import CribbageView, imagine, see
from ludoteca_cribbage.faces.why import why_not
from ludoteca_cribbage.players.heuristic import Greedy
from ludoteca_cribbage.rules import deal, play, show
from ludoteca_cribbage.rules.judging import CribbageRules, breakdown
from ludoteca_cribbage.rules.setup import SETTINGS, first_state
from ludoteca_cribbage.rules.state import CribbageState

# In the order of rules.numbers; a test holds the two together.
DECISIONS: Final = (
    deal.CutForDeal(),
    deal.FindDealer(),
    deal.NextDeal(),
    deal.Deal(),
    deal.DealToCrib(),
    deal.Discard(),
    deal.Cut(),
    play.Play(),
    show.Show(),
    show.Claim(),
    show.Overlooked(),
)


class Cribbage(Game):
    """Fifteen two and a pair is four, for two to four seats."""

    id = "cribbage"
    title = "Cribbage"
    version = 1
    fewest = 2
    most = 4
    settings = SETTINGS

    def __init__(self) -> None:
        self.rules = CribbageRules(DECISIONS)

    def setup(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> CribbageState:
        return first_state(seats, options)

    def view(self, state: Any, seat: int | None) -> CribbageView:
        return see(self.rules, state, seat)

    def imagine(self, view: Any, rng: Rng) -> CribbageState:
        return imagine(view, rng)

    def show(self, view: Any) -> CribbageShown:
        return show_table(view)

    def prompt(self, state: Any, decision: Decision, seat: int, a: int, b: int) -> Message:
        return words.prompt(state, DECISIONS.index(decision), seat, a, b)

    def label(self, state: Any, decision: Decision, seat: int, a: int, b: int, option: int) -> Named:
        return words.label(DECISIONS.index(decision), option)

    def remember(self, state: Any, decision: Decision, seat: int, a: int, b: int, option: int) -> Arguments:
        return words.remember(state, DECISIONS.index(decision), option)

    def report(self, entry: Entry, *, known: bool) -> LogMessage | None:
        return words.report(DECISIONS[entry.decision], entry, known=known)

    def breakdown(self, state: Any, seat: int) -> list[ScoreLine]:
        return breakdown(state, seat)

    def picture(self, view: Any, width: int = 100) -> list[Line]:
        return picture.draw(view)

    def glance(self, view: Any, width: int = 80, rows: int = 16) -> list[Line]:
        return picture.glance(view, width, rows)

    def board_of(self, view: Any, seat: int, width: int = 80) -> list[Line]:
        return picture.seat_of(view, seat)

    def why_not(self, view: Any, target: str) -> list[Reason]:
        return why_not(view, target)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def policies(self) -> Mapping[str, type[Policy]]:
        return {"greedy": Greedy}


GAME: Final = Cribbage()
