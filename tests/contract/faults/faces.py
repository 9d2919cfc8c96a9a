"""Faults in scores, pictures, positions and packs."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Game, ScoreLine, find_game
from tests.contract.faults.planting import caught_by, seen_as, with_methods
from tests.contract.template import part


@caught_by("scores_add_up")
def a_line_is_missing() -> Game:
    honest = part().GAME
    return with_methods(honest, breakdown=lambda self, state, seat: type(honest).breakdown(self, state, seat)[:2])


@caught_by("ties_are_broken_as_told")
def the_tie_break_is_turned_round() -> Game:
    return with_methods(part().GAME, tie_ranks=lambda self, state, seat: (int(state.last != seat),))


@caught_by("views_are_plain")
def a_view_cannot_be_sent() -> Game:
    return seen_as(lambda state, view, seat: {"hand": frozenset(view.hand)})


@caught_by("looking_changes_nothing")
def looking_turns_the_round() -> Game:
    honest = part().GAME

    def view(self: Any, state: Any, seat: int | None) -> Any:
        found = type(honest).view(self, state, seat)
        state.round += 1
        return found

    return with_methods(honest, view=view)


@caught_by("search_can_think")
def thinking_breaks() -> Game:
    greedy = part("players.greedy").Greedy

    def weigh(self: Any, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        return 1 // (option - option)

    return with_methods(part().GAME, policies=lambda self: {"greedy": type("Breaking", (greedy,), {"weigh": weigh})})


@caught_by("pictures_can_be_drawn")
def a_picture_needs_a_wide_screen() -> Game:
    honest = part().GAME

    def picture(self: Any, view: Any, width: int = 100) -> Any:
        return type(honest).picture(self, view, width) if width >= 80 else []

    return with_methods(honest, picture=picture)


@caught_by("standings_follow_from_views")
def the_end_is_told_wrong() -> Game:
    return with_methods(part().GAME, known_breakdown=lambda self, view, seat: [ScoreLine("one", "one", 1)])


@caught_by("positions_lead_back")
def a_position_forgets_favour() -> Game:
    honest = find_game("sagrada")

    def position(self: Any, data: Any) -> Any:
        state: Any = type(honest).position(self, data)
        state.favor = [0] * 4
        return state

    return with_methods(honest, position=position)


@caught_by("the_default_pack_is_sound")
def any_pack_is_taken() -> Game:
    return with_methods(find_game("la_granja"), check_pack=lambda self, data: None)
