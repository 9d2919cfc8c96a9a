"""La Granja from position files: what is written leads back, and what is wrong is named in one line."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.game import find_game
from ludoteca.core.position import position_at, start_from
from ludoteca.games.la_granja.content import constants
from ludoteca.games.la_granja.faces.moments import STEP_NAMES

GAME = find_game("la_granja")


def played(seed: int, seats: int, edition: str) -> Match:
    """A whole game of random answers, some options other than usual."""
    chance = random.Random(seed)
    options = {"edition": edition}
    for setting in GAME.settings:
        if setting.name != "edition" and len(setting.offered(seats)) > 1 and chance.random() < 0.2:
            tried = options | {setting.name: chance.choice(setting.offered(seats))}
            # Some settings mean something only beside others.
            with contextlib.suppress(BadOptions):
                GAME.check_options(seats, tried)
                options = tried
    match = Match.new("la_granja", seats, options, seed=seed)
    while not match.over:
        question = match.question()
        match.play(question.seat, chance.choice(question.choices).option)
    return match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", ["russian", "french", "deluxe"])
def test_every_moment_of_a_match_leads_back_to_itself(edition: str, seats: int) -> None:
    match = played(seats * 7 + len(edition), seats, edition)
    states = match.states(len(match.journal))
    laid = 0
    for state in states:
        position = GAME.to_position(state, match.options) if state.depth and state.top()[1] >= 0 else None
        if position is not None:
            laid += 1
            again = json.loads(json.dumps(position))
            assert GAME.position_options(again) == (seats, match.options)
            back = start_from(GAME, again)
            GAME.rules.settle(back)
            assert back.key() == state.key()
    assert laid > 40 * seats
    for at in range(seats * 9, len(match.journal), 7):
        if states[at].depth and states[at].top()[1] >= 0:
            back = start_from(GAME, json.loads(json.dumps(position_at(match, at))))
            GAME.rules.settle(back)
            assert back.key() == states[at].key()


def test_every_step_has_a_name() -> None:
    steps = {value for name, value in vars(constants).items() if name.startswith("STEP_") and name != "STEP_BY_CHOICE"}
    assert steps == set(STEP_NAMES.values())


def small() -> dict[str, Any]:
    """Two seats at the first pick of round 2; seat 1 has picked."""
    return {
        "game": "la_granja",
        "round": 2,
        "phase": "revenue",
        "step": "first_pick",
        "turn_order": [1, 0],
        "waiting": [0],
        "siesta": {"0": [0, 1]},
        "locked": {"butcher": 2, "wainwright": 3},
        "market": {"1": 0, "2": 1},
        "display": [],
        "dice": [1, 4, 4, 6],
        "farms": [
            {
                "hand": ["card3", "card7"],
                "goods": {"olive": 1, "silver": 4, "commodity": 1},
                "points": {"start": 1, "buildings": 3},
                "fields": [{"card": "card19", "grown": True}],
                "barrows": [None, {"card": "card1", "filled": ["olive"]}],
                "helpers": [{"card": "card2"}],
                "extensions": ["card11"],
                "roof": [{"tile": "r1a", "used": True}],
                "rows": {"merchant_house": {"filled": [None, "grain"]}},
                "craft": {"greengrocer": "active"},
                "donkeys": ["donkey1", "donkey2", "donkey4"],
            },
            {"hand": [], "goods": {"pig": 2}, "taken": [2]},
        ],
    }


def test_a_position_by_hand_is_what_it_says() -> None:
    match = Match.from_position("la_granja", small(), seed=1)
    assert match.to_act() == [0]
    assert match.question().name == "pick"
    assert [choice.notation for choice in match.question().choices][:3] == ["1", "4", "6"]
    again = position_at(match, 0)
    assert start_from(GAME, again).key() == match.state.key()
    match.play(0, "4")
    state: Any = match.state
    assert state.has(0, 7) == 8


def test_answers_lead_on_from_a_position() -> None:
    position = small() | {"answers": ["0 pick 4"]}
    state: Any = Match.from_position("la_granja", position, seed=1).state
    assert state.has(0, 7) == 8
    with pytest.raises(BadFile, match=r"answers, entry 1: '2' is not a legal answer to pick; legal are 1, 4, 6"):
        Match.from_position("la_granja", small() | {"answers": ["0 pick 2"]})
    with pytest.raises(BadFile, match="answers, entry 1: 0 is asked pick, not 1 pick"):
        Match.from_position("la_granja", small() | {"answers": ["1 pick 4"]})


WRONG: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda p: p.pop("round"), "the field 'round' is missing"),
    (lambda p: p.update(rounds=3), "there is no field 'rounds'; fields are game, farms"),
    (lambda p: p.update(game="sagrada"), "game: this is a position of 'sagrada'"),
    (lambda p: p.update(round=7), "round: must be a number from 1 to 6, not 7"),
    (lambda p: p.update(phase="night"), "phase: 'night' is not one of farm, revenue, transport"),
    (lambda p: p.update(step="siesta"), "step: 'siesta' is not one of reserve, roll, first_pick"),
    (lambda p: p.update(turn_order=[0, 0]), "turn_order: names a seat twice"),
    (lambda p: p.update(waiting=[1]), r"waiting: must be the last seats of the order of this step, \[1, 0\]"),
    (lambda p: p.update(siesta={"0": [0]}), "siesta: the disc of seat 1 is missing"),
    (lambda p: p.update(siesta={"99": [0, 1]}), "siesta, space '99': spaces run from 0 to 7"),
    (lambda p: p.update(locked={"butcher": 1}), "locked: order markers go in the order 1, 2, 3"),
    (lambda p: p.update(locked={"greengrocer": 3}), "locked, greengrocer: a seat has completed this building"),
    (lambda p: p.update(market={"15": 0}), r"market, space '15': open with 2 seat\(s\) are 1, 2"),
    (lambda p: p.update(market={"3": "neutral"}), "market, space '3': must be a number from 0 to 1, not 'neutral'"),
    (lambda p: p.update(display=["r1b"]), "display: r1b is a tile of round 1, not of 2"),
    (lambda p: p.update(dice=[1, 4]), "dice: 4 of the 5 lie on the spaces at this pick, not 2"),
    (lambda p: p.update(dice=[1, 4, 4, 9]), "dice, die 4: must be a number from 1 to 6, not 9"),
    (lambda p: p.update(first=True), "first: only the solo game"),
    (lambda p: p.update(discard=["card3"]), "discard, entry 1: card3 is laid out twice"),
    (lambda p: p.update(discard=["card99"]), "discard, entry 1: 'card99' is not a card"),
    (lambda p: p.update(options={"edition": "german"}), "options: option edition: 'german' is not one of russian"),
    (lambda p: p.update(options={"speed": 1}), "options: La Granja has no option 'speed'; its options are edition"),
    (lambda p: p["farms"][0].update(cow=1), "farms, seat 0: there is no field 'cow'"),
    (lambda p: p["farms"][0]["goods"].update(gold=1), "farms, seat 0, goods: there is no 'gold'"),
    (lambda p: p["farms"][0]["goods"].update(olive=-1), "farms, seat 0, goods, olive: must be a number from 0"),
    (lambda p: p["farms"][1]["goods"].update(pig=3), "farms, seat 1, goods, pig: the farm has room for 2, not for 3"),
    (lambda p: p["farms"][0].update(points={"spent": -9}), "farms, seat 0, points: more are spent than were earned"),
    (
        lambda p: p["farms"][0].update(roof=[{"tile": "d1a"}]),
        "farms, seat 0, roof, tile 1, tile: 'd1a' is not one of r1a",
    ),
    (
        lambda p: p["farms"][0].update(barrows=[{"card": "card1", "filled": ["pig"]}]),
        "must list the symbols in their order",
    ),
    (lambda p: p["farms"][0].update(donkey="donkey1"), "farms, seat 0, donkeys: donkey1 is chosen for this round"),
    (
        lambda p: p["farms"][1].update(donkey="donkey1"),
        "farms, seat 1, donkey: tiles are chosen in the transport phase",
    ),
    (lambda p: p.update(phase="transport", step="deliveries", dice=[4]), "the field 'donkey' is missing"),
    (lambda p: p["farms"].clear(), "farms: a position has 1 to 4 of them"),
]


@pytest.mark.parametrize(("change", "line"), WRONG)
def test_what_is_wrong_is_named(change: Callable[[dict[str, Any]], Any], line: str) -> None:
    position = small()
    change(position)
    with pytest.raises(BadFile, match=line) as found:
        Match.from_position("la_granja", position)
    assert "\n" not in str(found.value)
