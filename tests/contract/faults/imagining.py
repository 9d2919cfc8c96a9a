"""Faults in what a seat imagines of the rest."""

from __future__ import annotations

import random
from typing import Any

from ludoteca.core.game import Game, Pause, find_game
from ludoteca.core.rng import Rng
from tests.contract.faults.planting import caught_by, imagined_as, with_methods
from tests.contract.template import part


@caught_by("imagining_keeps_the_view")
def imagining_forgets_prizes() -> Game:
    return imagined_as(lambda _, state: setattr(state, "won", [0] * 4))


@caught_by("imagining_keeps_the_view")
def imagining_forgets_prizes_in_the_last_round_of_four() -> Game:
    def change(view: Any, state: Any) -> None:
        if view.seats == 4 and view.round == 3 and any(view.has_chosen):
            state.last = -1

    return imagined_as(change)


@caught_by("imagining_keeps_the_view")
def imagining_sagrada_forgets_a_die_on_the_track() -> Game:
    def change(view: Any, state: Any) -> None:
        if view.track[8]:
            state.take_from_track(view.track[8][0])

    return imagined_as(change, find_game("sagrada"))


@caught_by("imagining_keeps_the_view")
def imagining_la_granja_forgets_the_phase() -> Game:
    return imagined_as(lambda _, state: setattr(state, "deck_count", 0), find_game("la_granja"))


@caught_by("imagining_keeps_the_options")
def imagining_gives_another_hand() -> Game:
    def change(view: Any, state: Any) -> None:
        if view.seat is not None and view.hand and state.deck:
            state.hands[view.seat] ^= 1 << view.hand[0]
            card = state.deck.bit_length() - 1
            state.hands[view.seat] |= 1 << card

    return imagined_as(change)


@caught_by("imagined_games_can_be_played")
def imagining_deals_a_card_twice() -> Game:
    return imagined_as(lambda view, state: setattr(state, "deck", state.deck | state.hands[0]))


@caught_by("imagined_games_can_be_played")
def imagining_follows_dice_of_its_own() -> Game:
    honest = part().GAME
    chance = random.Random(1)
    return with_methods(
        honest, imagine=lambda self, view, rng: type(honest).imagine(self, view, Rng(chance.getrandbits(32)))
    )


@caught_by("imagining_keeps_the_pause")
def a_pause_knows_the_deck() -> Game:
    return with_methods(find_game("la_granja"), means=lambda self, state, seat: hash(state.key()))


@caught_by("imagining_keeps_the_pause")
def a_pause_knows_other_hands() -> Game:
    def pause(self: Any, state: Any, before: int) -> Pause:
        return Pause(0, brought=bool(state.hands[1 - state.top()[1] % 2] & 0b1111111), loses=False)

    return with_methods(part().GAME, pause=pause)


@caught_by("redealing_keeps_the_view")
def redealing_changes_the_round() -> Game:
    game = with_methods(find_game("sagrada"))

    def redeal(self: Any, state: Any, seat: int, rng: Rng) -> bool:
        state.round += 1
        return True

    game.rules = type("Planted", (type(game.rules),), {"redeal": redeal})(game.rules.decisions)
    return game
