"""Faults that show people, policies or search what they cannot know."""

from __future__ import annotations

import dataclasses
from typing import Any

from ludoteca.core.game import Game, find_game
from tests.contract.faults.planting import caught_by, seen_as, with_decision, with_methods
from tests.contract.template import part


@caught_by("hidden_answers_do_not_show")
def a_view_shows_the_next_hand() -> Game:
    members = part("rules.state").members

    def change(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
        return {} if seat is None else {"hand": members(state.hands[(seat + 1) % state.seats])}

    return seen_as(change)


@caught_by("hidden_answers_do_not_show")
def a_view_shows_spectators_whether_somebody_holds_the_highest_card() -> Game:
    def change(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
        return {"last": int(any(hand >> 14 for hand in state.hands))} if seat is None else {}

    return seen_as(change)


@caught_by("hidden_answers_do_not_show")
def a_view_shows_sealed_cards() -> Game:
    def change(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
        return {"chosen": max(state.chosen)}

    return seen_as(change)


@caught_by("hidden_answers_do_not_show")
def a_view_of_sagrada_shows_private_objectives() -> Game:
    def change(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
        pairs = tuple((state.private[owner * 2], state.private[owner * 2 + 1]) for owner in range(state.seats))
        return {"private": pairs}

    return seen_as(change, find_game("sagrada"))


@caught_by("hidden_answers_do_not_show")
def a_view_of_sagrada_shows_private_objectives_from_the_first_round_on() -> Game:
    def change(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
        pairs = tuple((state.private[owner * 2], state.private[owner * 2 + 1]) for owner in range(state.seats))
        return {"private": pairs} if state.round > 0 else {}

    return seen_as(change, find_game("sagrada"))


@caught_by("hidden_answers_do_not_show")
def a_view_of_sagrada_shows_windows_too_early() -> Game:
    def change(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
        return {"windows": tuple(state.window[: state.seats])}

    return seen_as(change, find_game("sagrada"))


@caught_by("hidden_answers_do_not_show")
def a_view_of_la_granja_shows_where_every_card_is() -> Game:
    def change(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
        name = next(field.name for field in dataclasses.fields(view) if isinstance(getattr(view, field.name), tuple))
        return {name: (*getattr(view, name), tuple(state.where))}

    return seen_as(change, find_game("la_granja"))


@caught_by("hidden_answers_do_not_show")
def a_view_of_oh_my_goods_shows_the_deck() -> Game:
    return seen_as(lambda state, view, seat: {"round": view.round + hash(tuple(state.where))}, find_game("oh_my_goods"))


@caught_by("policies_use_only_what_they_know")
def a_policy_looks_at_other_hands() -> Game:
    greedy = part("players.greedy").Greedy

    def weigh(self: Any, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        return option if state.hands[(seat + 1) % state.seats] & 0b1111111 else -option

    return with_methods(part().GAME, policies=lambda self: {"greedy": type("Peeking", (greedy,), {"weigh": weigh})})


@caught_by("sealed_answers_commute")
def a_sealed_answer_counts_who_came_first() -> Game:
    def resolve(self: Any, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.hands[seat] &= ~(1 << option)
        if not any(card >= 0 for card in state.chosen):
            state.round += seat
        state.chosen[seat] = option

    return with_decision("play_card", resolve=resolve)


@caught_by("hidden_answers_do_not_show")
def dealt_cards_are_told_to_nobody_but_shown_to_all() -> Game:
    members = part("rules.state").members
    return seen_as(lambda state, view, seat: {"stack_of_prizes": tuple(members(hand) for hand in state.hands)})
