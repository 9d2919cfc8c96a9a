"""Faults in states, and in rules that remember what they should not."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Game
from tests.contract.faults.planting import caught_by, with_decision, with_state
from tests.contract.template import part


@caught_by("clones_stand_alone")
def a_clone_shares_a_list() -> Game:
    return with_state(finish=lambda state, copy: setattr(copy, "won", state.won))


@caught_by("clones_stand_alone")
def a_clone_forgets_a_field() -> Game:
    return with_state(finish=lambda state, copy: setattr(copy, "last", -1))


@caught_by("clones_stand_alone")
def a_clone_forgets_the_last_seat() -> Game:
    return with_state(finish=lambda state, copy: copy.won.__setitem__(3, 0))


@caught_by("copies_play_alike")
def a_clone_deals_other_cards() -> Game:
    chance = random.Random(2)
    return with_state(finish=lambda state, copy: setattr(copy, "stack_of_prizes", chance.choice([1, 3, 7, 15, 31, 63])))


@caught_by("keys_see_every_field")
def a_key_misses_a_field() -> Game:
    kind = part("rules.state").HighCardState

    def key(self: Any) -> Any:
        whole = kind.key(self)
        return (*whole[:7], *whole[8:])

    return with_state(key=key)


@caught_by("keys_see_every_field")
def a_key_misses_the_last_seat() -> Game:
    kind = part("rules.state").HighCardState
    return with_state(key=lambda self: (*kind.key(self)[:-1], tuple(self.won[:3])))


@caught_by("keys_see_every_field")
def a_key_misses_the_questions() -> Game:
    kind = part("rules.state").HighCardState
    return with_state(key=lambda self: (self.seats, *kind.key(self)[2:]))


def forgetful(chance: Callable[[], bool]) -> Game:
    """Rules that do now one thing, now another."""
    play = part("rules.decisions").Play

    def resolve(self: Any, state: Any, seat: int, a: int, b: int, option: int) -> None:
        play.resolve(self, state, seat, a, b, option)
        if chance():
            state.round += 1

    return with_decision("play_card", resolve=resolve)


@caught_by("the_same_answers_give_the_same_game")
def rules_roll_dice_of_their_own() -> Game:
    dice = random.Random(3)
    return forgetful(lambda: dice.random() < 0.05)


def counted(every: int) -> Callable[[], bool]:
    """True once in so many calls."""
    calls = [0]

    def chance() -> bool:
        calls[0] += 1
        return calls[0] % every == 0

    return chance


@caught_by("the_same_answers_give_the_same_game")
def rules_remember_other_games() -> Game:
    return forgetful(counted(37))


@caught_by("matches_read_back")
def rules_remember_how_often_they_were_asked() -> Game:
    return forgetful(counted(5))


@caught_by("undo_goes_back")
def rules_remember_what_was_taken_back() -> Game:
    return forgetful(counted(7))


@caught_by("nothing_is_lost")
def a_played_card_vanishes() -> Game:
    reveal = part("rules.decisions").Reveal

    def resolve(self: Any, state: Any, seat: int, a: int, b: int, option: int) -> None:
        reveal.resolve(self, state, seat, a, b, option)
        if state.round == 3:
            state.played &= state.played - 1

    return with_decision("reveal_cards", resolve=resolve)
