"""Faults in questions and their answers, and in how a game introduces itself."""

from __future__ import annotations

from typing import Any

from ludoteca.core.constants import NATURE
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from tests.contract.faults.planting import caught_by, with_decision, with_methods
from tests.contract.nim import Nim, Take


@caught_by("every_answer_works")
def cards_of_others_may_be_played() -> Game:
    def options(self: Any, state: Any, seat: int, a: int, b: int, out: Any) -> None:
        out.clear()
        for card in range(15):
            if not (state.deck | state.played) >> card & 1:
                out.add(card)

    return with_decision("play_card", options=options)


@caught_by("games_end")
def more_stones_than_there_are_may_be_taken() -> Game:
    def options(self: Any, state: Any, seat: int, a: int, b: int, out: Any) -> None:
        out.clear()
        for option in range(1, 4):
            out.add(option)

    return with_decision("take", Nim(), options=options)


@caught_by("questions_are_sound")
def options_descend() -> Game:
    def options(self: Any, state: Any, seat: int, a: int, b: int, out: Any) -> None:
        out.clear()
        for option in range(min(3, state.stones), 0, -1):
            out.add(option)

    return with_decision("take", Nim(), options=options)


@caught_by("questions_are_sound")
def listing_changes_the_state() -> Game:
    def options(self: Any, state: Any, seat: int, a: int, b: int, out: Any) -> None:
        Take.options(self, state, seat, a, b, out)
        state.winner -= state.stones == 2

    return with_decision("take", Nim(), options=options)


@caught_by("games_end")
def a_question_without_answers() -> Game:
    def options(self: Any, state: Any, seat: int, a: int, b: int, out: Any) -> None:
        out.clear()
        if state.stones != 5:
            Take.options(self, state, seat, a, b, out)

    return with_decision("take", Nim(), options=options)


@caught_by("games_end")
def a_game_without_an_end() -> Game:
    def resolve(self: Any, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.ask(0, 1 - seat, 0, 0)

    return with_decision("take", Nim(), resolve=resolve)


@caught_by("proposals_are_legal")
def search_is_proposed_nothing() -> Game:
    def proposals(self: Any, state: Any, seat: int, a: int, b: int, last: int, out: Any) -> None:
        out.clear()
        if state.stones > 2:
            out.add(2)

    return with_decision("take", Nim(), proposals=proposals)


@caught_by("sequences_are_counted")
def the_answers_depend_on_how_often_one_asks() -> Game:
    asked = [0]

    def options(self: Any, state: Any, seat: int, a: int, b: int, out: Any) -> None:
        asked[0] += 1
        out.clear()
        for option in range(1, 2 + asked[0] % 3):
            out.add(option)

    return with_decision("take", Nim(), options=options)


@caught_by("nature_draws_by_weight")
def the_first_prize_is_drawn_more_often() -> Game:
    def draw(self: Any, state: Any, a: int, b: int, rng: Rng, out: Any) -> int:
        self.options(state, NATURE, a, b, out)
        listed: list[int] = out.listed()
        return listed[0] if rng.below(5) == 0 else listed[rng.below(len(listed))]

    return with_decision("turn_up_prize", draw=draw)


@caught_by("decisions_are_named")
def a_decision_names_no_rule() -> Game:
    return with_decision("play_card", rule="")


@caught_by("codes_translate")
def codes_begin_with_one() -> Game:
    game = Nim()
    kind = type(game.rules)
    game.rules = type("Planted", (kind,), {"code": lambda self, decision, option: option + 1})(game.rules.decisions)
    return game


@caught_by("the_game_introduces_itself")
def a_game_for_nobody() -> Game:
    return with_methods(Nim(), fewest=3, most=2)


@caught_by("the_game_introduces_itself")
def a_game_that_opens_matches_of_any_version() -> Game:
    return with_methods(Nim(), check_version=lambda self, version: None)
