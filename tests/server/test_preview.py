"""Previews: what they promise comes true, for every game, and they know no more than the seat does."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from ludoteca.core.game import Game, find_game
from ludoteca.core.match import Header
from ludoteca.core.rng import Rng
from ludoteca.core.view import View, plain
from ludoteca.server import preview
from ludoteca.server.fair import FairNature
from ludoteca.server.live import LiveMatch
from tests.support import rule


def a_game(game: str, seats: int, number: int, **options: Any) -> LiveMatch:
    found = find_game(game)
    told = tuple(found.check_options(seats, options).items())
    return LiveMatch.begin(Header(game, found.version, seats, told), FairNature(game, f"{number:064x}", []))


def foresee(*given: Any) -> Any:
    """A preview as it is sent."""
    return msgspec.to_builtins(preview.foresee(*given))


def at(view: Any, path: list[Any]) -> Any:
    for part in path:
        view = view[part]
    return view


def seen(game: Game, view: View) -> Any:
    """What a preview speaks of: the table as it is shown, of games that show it by name."""
    return plain(view if type(game).show is Game.show else game.show(view))


@pytest.mark.parametrize("game", ["sagrada", "la_granja", "oh_my_goods"])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_preview_of_a_random_game_is_sound(game: str, seats: int) -> None:
    live = a_game(game, seats, 1, **({"chapter": "all-in"} if game == "oh_my_goods" else {}))
    rng = random.Random(seats)
    told = 0
    for _ in range(400):
        if live.match.over:
            break
        seat = live.to_act()[0]
        asked = live.asked(seat)
        assert asked is not None
        option = rng.choice(asked.options)
        before = seen(live.match.game, live.match.view(seat))
        found = foresee(live.match.game, live.match.view(seat), seat, option, None)
        assert found is not None
        for change in found["changes"]:
            assert at(before, change["at"]) == change["before"] != change["after"]
        told += len(found["changes"])
        assert foresee(live.match.game, live.match.view(seat), seat, 10**6, None) is None
        live.answer(seat, option)
    assert told > 50


@rule("LG-9.7", "LG-9.18", "LG-9.24")
def test_what_a_delivery_is_said_to_pay_is_paid() -> None:
    kept: Counter[str] = Counter()
    for number in range(16):
        live = a_game("la_granja", 2, number, edition="deluxe")
        rng = random.Random(number)
        while not live.match.over:
            seat = live.to_act()[0]
            asked = live.asked(seat)
            assert asked is not None
            words = {asked.decision.domain.notation(option): option for option in asked.options}
            useful = [option for word, option in words.items() if word not in ("pass", "free", "stop", "none")]
            option = rng.choice(useful or list(asked.options))
            found = foresee(live.match.game, live.match.view(seat), seat, option, None)
            assert found is not None
            live.answer(seat, option)
            again = live.asked(seat)
            # Where the seat goes on delivering at once, nothing but the answer lies between promise and view.
            if asked.decision.name == "deliver" and not found["asks"] and again and again.decision.name == "deliver":
                after = seen(live.match.game, live.match.view(seat))
                for change in found["changes"]:
                    assert at(after, change["at"]) == change["after"]
                    kept.update(str(part) for part in change["at"])
                    kept.update(["points"] if change["at"] == ["farms", seat, "goods", "vp"] else [])
    assert kept["points"] > 5
    assert {"goods", "rows", "barrows", "filled", "craft", "first_bonus"} <= set(kept)


def test_two_truths_that_look_alike_give_one_preview() -> None:
    live = a_game("la_granja", 3, 4)
    rng = random.Random(1)
    for _ in range(60):
        seat = live.to_act()[0]
        asked = live.asked(seat)
        assert asked is not None
        live.answer(seat, rng.choice(asked.options))
    seat = live.to_act()[0]
    asked = live.asked(seat)
    assert asked is not None
    first = [foresee(live.match.game, live.match.view(seat), seat, option, None) for option in asked.options]
    other = live.match.state.clone()
    live.match.state = live.match.game.imagine(live.match.view(seat), Rng(99))
    live.match.game.rules.lift(live.match.state, seat)
    assert live.match.state.key() != other.key()
    assert [foresee(live.match.game, live.match.view(seat), seat, option, None) for option in asked.options] == first
