"""Faults as people make them, planted in games that are otherwise right; each with the law that must notice it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

from ludoteca.core.constants import NATURE
from ludoteca.core.game import Game, Pause, ScoreLine, find_game
from ludoteca.core.rng import Rng
from tests.contract.nim import Nim, Take
from tests.contract.template import part

FAULTS: dict[str, tuple[str, Callable[[], Game]]] = {}


def caught_by(law: str) -> Callable[[Callable[[], Game]], Callable[[], Game]]:
    """Note a planted fault with the law that must notice it."""

    def note(make: Callable[[], Game]) -> Callable[[], Game]:
        FAULTS[make.__name__] = (law, make)
        return make

    return note


def with_methods(honest: Game, **methods: Any) -> Game:
    """The game with other methods; its rules stay what they were."""
    game: Game = type("Planted", (type(honest),), methods)()
    return game


def with_decision(name: str, honest: Game | None = None, **methods: Any) -> Game:
    """The template's game with another writing of one decision."""
    game = with_methods(honest or part().GAME)
    decisions = tuple(
        type("Planted", (type(decision),), methods)() if decision.name == name else decision
        for decision in game.rules.decisions
    )
    game.rules = type(game.rules)(decisions)
    return game


def with_state(**methods: Any) -> Game:
    """The template's game with another writing of its state; ``finish`` spoils every clone."""
    honest = part().GAME
    kind = part("rules.state").HighCardState
    finish = methods.pop("finish", lambda state, copy: None)

    def clone(self: Any) -> Any:
        copy = kind.clone(self)
        copy.__class__ = spoilt
        finish(self, copy)
        return copy

    spoilt = type("Spoilt", (kind,), {"clone": clone, **methods})

    def setup(self: Any, *given: Any) -> Any:
        state = type(honest).setup(self, *given)
        state.__class__ = spoilt
        return state

    def imagine(self: Any, *given: Any) -> Any:
        state = type(honest).imagine(self, *given)
        state.__class__ = spoilt
        return state

    return with_methods(honest, setup=setup, imagine=imagine)


def seen_as(change: Callable[[Any, Any, int | None], dict[str, Any]], honest: Game | None = None) -> Game:
    """The game whose views name some fields differently."""
    right = honest or part().GAME

    def view(self: Any, state: Any, seat: int | None) -> Any:
        found: Any = type(right).view(self, state, seat)
        return dataclasses.replace(found, **change(state, found, seat))

    def views(self: Any, state: Any, seats: Any) -> Any:
        return [self.view(state, seat) for seat in seats]

    return with_methods(right, view=view, views=views)


def imagined_as(change: Callable[[Any, Any], None], honest: Game | None = None) -> Game:
    """The game whose imagined states are spoilt."""
    right = honest or part().GAME

    def imagine(self: Any, view: Any, rng: Rng) -> Any:
        state = type(right).imagine(self, view, rng)
        change(view, state)
        return state

    return with_methods(right, imagine=imagine)


# -- imagining ----------------------------------------------------------------------------------------------


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


# -- leaks --------------------------------------------------------------------------------------------------


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


@caught_by("questions_have_words")
def a_prompt_tells_of_the_deck() -> Game:
    return with_decision("play_card", prompt=lambda self, state, seat, a, b: f"{state.deck} is left: which card?")


@caught_by("sealed_answers_commute")
def a_sealed_answer_counts_who_came_first() -> Game:
    def resolve(self: Any, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.hands[seat] &= ~(1 << option)
        if not any(card >= 0 for card in state.chosen):
            state.round += seat
        state.chosen[seat] = option

    return with_decision("play_card", resolve=resolve)


# -- questions ----------------------------------------------------------------------------------------------


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


# -- states -------------------------------------------------------------------------------------------------


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


# -- scores and faces ---------------------------------------------------------------------------------------


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


@caught_by("hidden_answers_do_not_show")
def dealt_cards_are_told_to_nobody_but_shown_to_all() -> Game:
    members = part("rules.state").members
    return seen_as(lambda state, view, seat: {"stack_of_prizes": tuple(members(hand) for hand in state.hands)})
