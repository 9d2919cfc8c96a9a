"""Engine and referee of La Granja agree, and the referee finds what is planted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from ludoteca import find_game
from ludoteca.games.la_granja.content.constants import TRANSPORT
from tests.games.la_granja.scene import Scene
from tests.referee.common import Style, Telling, compare_game
from tests.referee.la_granja import facts, scoring
from tests.referee.la_granja.deliveries import Deliveries
from tests.referee.la_granja.free import FreeActions
from tests.referee.la_granja.gains import Gains
from tests.referee.la_granja.game import LaGranja
from tests.referee.la_granja.markers import Markers
from tests.referee.la_granja.market import Market
from tests.referee.la_granja.series import Series, hand_limit, tables, taken
from tests.referee.la_granja.state import Farm
from tests.referee.la_granja.styles import Marketeer, carrier, farmer, hoarder
from tests.support import rule, slow

Plant = Callable[[pytest.MonkeyPatch], None]


def agree(series: Series) -> None:
    found = [str(one) for one in series.total.differences[:5]]
    assert not found, "\n".join(found)
    assert not series.total.unknown


@slow
def test_engine_and_referee_agree() -> None:
    series = Series()
    for seats, options, seed, style in islice(tables(), 72):
        series.play(seats, options, seed, style)
    assert series.total.comparisons > 15_000
    agree(series)


@slow
def test_engine_and_referee_agree_when_the_pile_runs_out() -> None:
    series = Series(hands=10)
    for seats, options, seed, style in islice(tables(500, options=False), 12):
        series.play(seats, options, seed, style)
    agree(series)


# -- the referee must be able to fail ---------------------------------------------------------------------------------


def cheap_olives(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(facts.PRICES["olive"], "buy", 2)


def dear_siesta(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "SIESTA", [0, 1, *facts.SIESTA[2:]])


def other_row(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(facts.BUILDINGS, "greengrocer", facts.Building("greengrocer", ("olive", "olive", "grain", "grape")))


def worth_one_more(patch: pytest.MonkeyPatch) -> None:
    for key, card in list(facts.CARDS.items()):
        patch.setitem(facts.CARDS, key, replace(card, vp=card.vp + 1))


def closed_turns(patch: pytest.MonkeyPatch) -> None:
    def window(_self: FreeActions, _farm: Farm, **_: Any) -> Telling:
        return
        yield

    patch.setattr(FreeActions, "window", window)


def every_turn_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FreeActions, "must_be_asked", lambda self, farm, actions, lasting: bool(actions))


def nobody_leaves_the_market(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Market, "endangered", lambda self, seat, space: set())


def restacking_nobody(patch: pytest.MonkeyPatch) -> None:
    def move_disc(self: Gains, seat: int, steps: int) -> bool:
        here = self.t.space_of(seat)
        there = min(here + steps, 7)
        self.t.siesta[here].remove(seat)
        self.t.siesta[there].insert(0, seat)
        return there > here

    patch.setattr(Gains, "move_disc", move_disc)


def no_area_point(patch: pytest.MonkeyPatch) -> None:
    complete = Deliveries.complete_building

    def complete_building(self: Deliveries, farm: Farm, key: str) -> Telling:
        self.t.first_bonus.discard(key)
        yield from complete(self, farm, key)

    patch.setattr(Deliveries, "complete_building", complete_building)


def one_marker_less(patch: pytest.MonkeyPatch) -> None:
    in_play = Markers.in_play
    patch.setattr(Markers, "in_play", lambda self, farm: in_play(self, farm) + 1)


def helpers_tire(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Farm, "unused", lambda self, key: None)


PLANTS: list[tuple[Plant, Style]] = [
    (cheap_olives, carrier),
    (dear_siesta, carrier),
    (other_row, carrier),
    (worth_one_more, carrier),
    (closed_turns, carrier),
    (every_turn_asked, carrier),
    (nobody_leaves_the_market, carrier),
    (restacking_nobody, carrier),
    (no_area_point, carrier),
    (one_marker_less, hoarder),
    (helpers_tire, farmer),
]


@slow
@pytest.mark.parametrize(("plant", "style"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_fault_is_found(plant: Plant, style: Style, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert found_within(60, {"edition": "russian"}, LaGranja, style)


FLIPS = [
    ("marker_limit", "off", hoarder),
    ("commodity_deliveries", "every", carrier),
    ("end_pigs", "sold", carrier),
    ("extra_payment", "ahead", carrier),
    ("craft_effect", "must", carrier),
    ("craft_income", "step3", carrier),
    ("removal", "may", carrier),
    ("olive_grape", "fixed", carrier),
    ("replacement", "may", Marketeer()),
    ("roof_tiles", "deluxe", carrier),
    ("promo", "without", carrier),
    ("step_of_five", "optional", carrier),
]


@slow
@pytest.mark.parametrize(("name", "value", "style"), FLIPS, ids=[name for name, _, _ in FLIPS])
def test_a_referee_with_another_option_disagrees(name: str, value: str, style: Style) -> None:
    assert taken(2, {"edition": "russian", name: value})

    def other(seats: int, options: Any) -> LaGranja:
        return LaGranja(seats, {**options, name: value})

    assert found_within(80, {"edition": "russian"}, other, style)


def found_within(games: int, options: dict[str, Any], judge: Any, style: Style) -> bool:
    """Whether a difference is found in so many games of two to four seats."""
    return any(
        compare_game("la_granja", 2 + seed % 3, options, seed, judge, style).differences for seed in range(games)
    )


def test_the_pile_of_a_pack_is_put_back() -> None:
    with hand_limit(10) as pack:
        assert pack["farm"]["hand_limit"] == facts.FARM["hand_limit"] == 10
    assert facts.FARM["hand_limit"] == 3


# -- what random games do not reach -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["russian", "french", "deluxe"])
@pytest.mark.parametrize("value", ["edition", "scores", "nothing"])
@rule("LG-9.22", "LG-13.9", "LG-14.5")
def test_a_replaced_own_marker_scores_alike_for_engine_and_referee(edition: str, value: str) -> None:
    """All open spaces of value 3 are the seat's own, which no random game comes to; a lower neighbour is another's."""
    chosen = {"edition": edition, "own_marker": value}
    if not taken(4, chosen):
        chosen = {"edition": edition}
    options = find_game("la_granja").check_options(4, chosen)
    told = LaGranja(4, options)
    told.t.market = {**dict.fromkeys((2, 8, 16, 20, 27, 29), 0), 30: 1}
    farm = told.t.farms[0]
    before = farm.vp
    telling = told.place_for_barrow(farm, 3)
    next(telling)
    with suppress(StopIteration):
        telling.send("h29")
        telling.send("h30")
    scene = Scene(4, phase=TRANSPORT, **chosen).mark(0, 2, 8, 16, 20, 27, 29).mark(1, 30)
    scene.ask("PLACE_MARKER", 0, 3).answer("h29")
    if "h30" in scene.legal():
        scene.answer("h30")
    scores = chosen.get("own_marker", "edition")
    own = {"scores": 1, "nothing": 0, "edition": 0 if edition == "french" else 1}[scores]
    assert scene.vp() == farm.vp - before == own + 1


# -- worked examples of the rules, told by the referee alone ------------------------------------------------------------


@pytest.mark.parametrize(("way", "space"), [("russian", 30), ("french", 7), ("deluxe", 11), ("hardest", 30)])
@rule("LG-14.8")
def test_neutral_choice_of_the_worked_example(way: str, space: int) -> None:
    told = LaGranja(1, find_game("la_granja").check_options(1, {}))
    told.t.rules = replace(told.t.rules, neutral=way)
    told.t.market = {1: 0, 13: 0, 3: facts.NEUTRAL}
    assert max(told.neutral_hexes(2), key=told.neutral_rank) == space


@rule("LG-8.2", "LG-8.5")
def test_siesta_stacking_of_the_worked_example() -> None:
    told = LaGranja(4, find_game("la_granja").check_options(4, {}))
    told.t.siesta[0] = [3, 2, 1, 0]
    for seat, steps in enumerate((0, 2, 2, 1)):
        told.move_disc(seat, steps)
    for _ in told.new_order():
        pass
    assert told.t.order == [2, 1, 3, 0]
