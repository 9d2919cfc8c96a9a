"""Sagrada as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.core.decision import Decision
from ludoteca.core.game import Game, Reason, ScoreLine, TieBreak
from ludoteca.core.journal import Entry
from ludoteca.core.picture import Line
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy
from ludoteca.core.view import View
from ludoteca.core.words import LogMessage, Message, Named
from ludoteca.games.sagrada.content.constants import NONE, SEATS
from ludoteca.games.sagrada.faces import picture, words
from ludoteca.games.sagrada.faces.position import from_position, position_options
from ludoteca.games.sagrada.faces.position_out import to_position
from ludoteca.games.sagrada.faces.show import SagradaShown, show
from ludoteca.games.sagrada.faces.view import SagradaView, imagine, see_all
from ludoteca.games.sagrada.faces.why import why_not
from ludoteca.games.sagrada.players.heuristic import Greedy
from ludoteca.games.sagrada.rules.census import census
from ludoteca.games.sagrada.rules.decisions import deal, moves, tools, turn
from ludoteca.games.sagrada.rules.faults import faults
from ludoteca.games.sagrada.rules.scoring import SagradaRules, breakdown, solo_target, tie_ranks
from ludoteca.games.sagrada.rules.setup import SETTINGS, first_state
from ludoteca.games.sagrada.rules.state import SagradaState

# In the order of decisions.numbers; a contract test holds the two together.
DECISIONS: Final = (
    deal.DealTool(),
    deal.DealPublic(),
    deal.DealPrivate(),
    deal.DealWindow(),
    deal.ChooseWindow(),
    deal.RevealWindows(),
    deal.ChooseFirst(),
    turn.Round(),
    turn.Roll(),
    turn.Turn(),
    turn.Act(),
    turn.More(),
    turn.Place(),
    turn.EndRound(),
    turn.Pay(),
    tools.Take(),
    tools.Bump(),
    tools.Swap(),
    tools.Reroll(),
    tools.RerollPool(),
    tools.Draw(),
    tools.ChooseValue(),
    tools.PlaceOrReturn(),
    moves.MoveFrom(),
    moves.MoveTo(),
    moves.LiftSecond(),
    moves.DropFirst(),
    moves.DropSecond(),
    moves.Correct(),
    moves.Remove(),
)


class Sagrada(Game):
    """Stained glass from dice, for one to four seats."""

    id = "sagrada"
    title = "Sagrada"
    version = 2
    fewest = 1
    most = 4
    settings = SETTINGS
    tie_breaks = (
        TieBreak("private", "more points for the private objective", "SAG-9.8"),
        TieBreak("favor", "more favour left", "SAG-9.8"),
        TieBreak("later", "the later first turn in round 10", "SAG-9.8"),
    )

    def __init__(self) -> None:
        self.rules = SagradaRules(DECISIONS)

    def setup(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> SagradaState:
        return first_state(seats, options)

    def view(self, state: Any, seat: int | None) -> SagradaView:
        return see_all(self.rules, state, (seat,))[0]

    def views(self, state: Any, seats: Sequence[int | None]) -> list[View]:
        return [*see_all(self.rules, state, seats)]

    def imagine(self, view: Any, rng: Rng) -> SagradaState:
        return imagine(view, rng)

    def show(self, view: Any) -> SagradaShown:
        return show(view)

    def prompt(self, state: Any, decision: Decision, seat: int, a: int, b: int) -> Message:
        return words.prompt(decision.name, a, b)

    def label(self, state: Any, decision: Decision, seat: int, a: int, b: int, option: int) -> Named:
        return words.label(decision.name, decision.domain.notation(option), a, b, option)

    def report(self, entry: Entry, *, known: bool) -> LogMessage | None:
        return words.report(self.rules.decisions[entry.decision].name, entry, known=known)

    def report_reveal(self, decision: Decision) -> LogMessage | None:
        return words.report_reveal(decision.name)

    def breakdown(self, state: Any, seat: int) -> list[ScoreLine]:
        return breakdown(state, seat)

    def known_breakdown(self, view: Any, seat: int) -> list[ScoreLine]:
        table = imagine(view, Rng(0))
        known = [goal for pair in view.private for goal in pair]
        table.private = known + [NONE] * (2 * SEATS - len(known))
        return breakdown(table, seat)

    def tie_ranks(self, state: Any, seat: int) -> tuple[int, ...]:
        return tie_ranks(state, seat)

    def target(self, state: Any) -> int | None:
        return solo_target(state) if state.seats == 1 else None

    def picture(self, view: Any, width: int = 100) -> list[Line]:
        return picture.draw(view, width)

    def glance(self, view: Any, width: int = 80, rows: int = 16) -> list[Line]:
        return picture.glance(view, width, rows)

    def board_of(self, view: Any, seat: int, width: int = 80) -> list[Line]:
        return picture.window_of(view, seat, width)

    def cards_in_sight(self, view: Any) -> list[Line]:
        return picture.cards(view)

    def position(self, data: Any) -> SagradaState:
        return from_position(data)

    def position_options(self, data: Any) -> tuple[int, dict[str, Any]]:
        return position_options(data)

    def to_position(self, state: Any, options: Mapping[str, Any], pack: Any = None) -> dict[str, Any] | None:
        return to_position(self.rules, state, options)

    def faults(self, state: Any, seat: int) -> list[str]:
        return faults(state, seat)

    def why_not(self, view: Any, target: str) -> list[Reason]:
        return why_not(view, target)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def policies(self) -> Mapping[str, type[Policy]]:
        return {"greedy": Greedy}


GAME: Final = Sagrada()
