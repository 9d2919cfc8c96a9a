"""Questions that only ask whether to go on: what a turn brought, what going on would lose, and when a table may do it."""

from __future__ import annotations

import pytest

from ludoteca.core.game import PAUSE_WISHES, Pause
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.la_granja.content.constants import (
    DIE_DONE,
    GROWTH_AHEAD,
    INCOME_DONE,
    LAST_DIE_AHEAD,
    LAST_DIE_DONE,
    REVENUE,
    ROOF_DONE,
    STEP_DELIVERIES,
    STEP_EXTRA,
    STEP_ROOF,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from tests.games.la_granja.scene import GAME, Scene


def pause(scene: Scene, before: int = 0) -> Pause | None:
    scene.go()
    return GAME.pause(scene.table, before)


def ready(scene: Scene, moment: int) -> Scene:
    """Asked whether it is ready at a moment of its turn."""
    return scene.ask("READY", 0, 0, moment)


def means(scene: Scene) -> int:
    return GAME.means(scene.table, 0)


# -- what is a pause ----------------------------------------------------------------------------------------------


def test_a_question_with_something_else_to_answer_is_no_pause() -> None:
    scene = Scene(phase=TRANSPORT).give(olive=1, commodity=1).barrow("1")
    scene.table.donkey = [0, 0, -1, -1]
    scene.step(STEP_DELIVERIES)
    assert pause(scene) is None
    scene.answer("olive>barrow1")
    assert scene.legal() == ["free", "stop"]
    assert pause(scene) is not None


def test_the_answer_of_a_pause_goes_on() -> None:
    scene = ready(Scene().give(commodity=1), INCOME_DONE)
    found = pause(scene)
    assert found is not None
    GAME.rules.choose(scene.table, found.option)
    assert scene.asked() == "-"


@pytest.mark.parametrize(("brought", "loses"), [(False, False), (True, False), (False, True), (True, True)])
def test_the_three_wishes(brought: bool, loses: bool) -> None:
    found = {wish: Pause(0, brought, loses).asks(wish) for wish in PAUSE_WISHES}
    assert found == {"matters": brought or loses, "always": True, "never": False}


# -- what a turn brought --------------------------------------------------------------------------------------------


def test_a_commodity_more_was_brought_and_one_that_was_there_was_not() -> None:
    before = means(Scene().give(commodity=1))
    for count, brought in ((1, False), (2, True)):
        found = pause(ready(Scene().give(commodity=count), INCOME_DONE), before)
        assert found == Pause(0, brought, loses=False)


def test_a_tile_was_brought_if_it_can_be_used_in_this_phase() -> None:
    before = means(Scene().roof("r1b"))
    scene = ready(Scene(phase=REVENUE).roof("r1b", "r6c"), DIE_DONE)
    assert pause(scene, before) == Pause(0, True, loses=False)
    # One that cannot be used before phase III is nothing to wait for.
    scene = ready(Scene(phase=REVENUE).roof("r1b").give(olive=1).barrow("1"), DIE_DONE)
    assert pause(scene, before) == Pause(0, False, loses=False)
    scene = ready(Scene(phase=1).roof("r1b", "r1c").give(olive=1).barrow("1"), INCOME_DONE)
    assert pause(scene, before) == Pause(0, False, loses=False)


def test_a_helper_was_brought_if_it_can_be_used_now() -> None:
    before = means(Scene())
    scene = ready(Scene().hand("1").helper("peddler"), INCOME_DONE)
    assert pause(scene, before) == Pause(0, True, loses=False)
    assert pause(scene, means(scene)) == Pause(0, False, loses=False)
    scene = ready(Scene().give(commodity=1).helper("negotiator"), INCOME_DONE)
    assert pause(scene, means(Scene().give(commodity=1))) == Pause(0, False, loses=False)
    scene = ready(Scene().helper("farmhand").field("olive", 1, 1), INCOME_DONE)
    assert pause(scene, before) == Pause(0, True, loses=False)


# -- what would be lost ---------------------------------------------------------------------------------------------


def lost(scene: Scene) -> bool:
    found = pause(scene, means(scene))
    assert found is not None
    assert not found.brought
    return found.loses


def test_a_full_field_that_could_be_emptied_before_the_growth() -> None:
    assert lost(ready(Scene().give(silver=3).field("grape", 1, 1), GROWTH_AHEAD))
    assert not lost(ready(Scene().give(silver=2, pig=1).field("grape", 1, 1), GROWTH_AHEAD))
    assert lost(ready(Scene().helper("farmhand").field("grape", 1, 1), GROWTH_AHEAD))
    assert lost(ready(Scene().extend("1").give(pig=3), GROWTH_AHEAD))
    assert not lost(ready(Scene().give(pig=2), GROWTH_AHEAD))


def test_a_pig_that_would_be_sold_at_the_last_die() -> None:
    for die, pigs, loses in ((1, 2, True), (1, 1, False), (3, 2, False)):
        scene = Scene(phase=REVENUE).give(pig=pigs, commodity=1)
        scene.table.last_die = die
        assert lost(ready(scene, LAST_DIE_AHEAD)) is loses


def test_a_helper_whose_last_phase_ends() -> None:
    """The Courier works in phase II only, the Peddler in later phases too."""
    courier = Scene(phase=REVENUE).helper("courier").give(silver=1, olive=1).barrow("1")
    assert lost(ready(courier, LAST_DIE_DONE))
    courier = Scene(phase=REVENUE).helper("courier").give(silver=1, olive=1).barrow("1")
    assert not lost(ready(courier, DIE_DONE))
    peddler = Scene(phase=REVENUE).helper("peddler").hand("1")
    later = peddler.table.printed.helper_phases[peddler.table.helper_card[0]] & TRANSPORT
    assert lost(ready(peddler, LAST_DIE_DONE)) is (not later)


def test_the_last_round_loses_tiles_commodities_and_unsold_pigs() -> None:
    for number in (5, 6):
        scene = Scene(phase=TRANSPORT, round=number).give(commodity=1).craft("village_store", 1).step(STEP_EXTRA)
        assert lost(scene) is (number == 6)
        assert lost(Scene(phase=TRANSPORT, round=number).roof("r6c").step(STEP_EXTRA)) is (number == 6)
    for pigs, loses in (("kept", True), ("sold", False)):
        scene = Scene(phase=TRANSPORT, round=6, end_pigs=pigs).give(pig=1)
        for building in ("delicatessen", "butcher"):
            scene.craft(building, 1)
        assert lost(scene.step(STEP_EXTRA)) is loses


def test_a_donkey_for_which_a_good_could_be_had() -> None:
    for silver, loses in ((3, True), (2, False)):
        scene = Scene(phase=TRANSPORT).give(silver=silver, wine=1).barrow("1")
        for building in ("wainwright", "merchant_house", "delicatessen", "greengrocer", "village_store", "butcher"):
            scene.craft(building, 1)
        scene.table.donkey = [0, 0, -1, -1]
        scene.step(STEP_DELIVERIES)
        if loses:
            assert lost(scene)
        else:
            assert scene.asked() == "-"


def test_a_roof_tile_that_a_commodity_would_pay() -> None:
    for commodities, loses in ((1, True), (0, False)):
        scene = Scene(round=4).give(commodity=commodities, olive=2)
        scene.table.display = [ROOF_IDS.index("r4a"), -1, -1, -1]
        assert lost(scene.step(STEP_ROOF)) is loses


def test_a_tile_just_bought_is_asked_about() -> None:
    scene = Scene(round=2).give(silver=2)
    scene.table.display = [ROOF_IDS.index("r2b"), -1, -1, -1]
    before = means(scene)
    scene.step(STEP_ROOF).answer("r2b")
    assert int(scene.table.top()[3]) == ROOF_DONE
    assert pause(scene, before) == Pause(0, True, loses=False)


# -- in a match -------------------------------------------------------------------------------------------------------


def to_first_pause(seed: int = 3) -> Match:
    """Seat 0's (or 1's) cards are played; the commodity of the set-up keeps its turn open."""
    match = Match.new("la_granja", 2, seed=seed)
    seat = match.to_act()[0]
    for _ in range(2):
        match.play(seat, match.question(seat).choices[0].option)
        match.play(seat, "field")
    return match


def test_what_was_there_from_the_start_was_not_brought() -> None:
    match = to_first_pause()
    seat = match.to_act()[0]
    assert match.pause(seat) == Pause(0, False, loses=False)
    assert match.pause(1 - seat) is None


def test_who_comes_back_to_a_question_is_known_until_it_is_answered() -> None:
    match = to_first_pause()
    seat = match.to_act()[0]
    match.play(seat, "go")
    assert match.returned == set()
    match.take_back(seat)
    assert (match.returned, match.question(seat).name) == ({seat}, "ready")
    match.play(seat, "free")
    match.undo(seat)
    assert (match.returned, match.question(seat).name) == ({seat}, "ready")
    match.play(seat, "go")
    assert match.returned == set()


def test_a_barrow_that_brings_a_commodity_is_asked_about_once() -> None:
    """Walk through whole games: with the usual wish a table goes on from most pauses, and asks after a gain."""
    asked = skipped = 0
    for seed in range(6):
        match = Match.new("la_granja", 2, seed=seed)
        rng = Rng(seed)
        while not match.over:
            seat = match.to_act()[0]
            found = match.pause(seat)
            if found is not None:
                asked += found.asks("matters")
                skipped += not found.asks("matters")
                match.play(seat, found.option)
                continue
            choices = match.question(seat).choices
            match.play(seat, choices[rng.below(len(choices))].option)
    assert 0 < asked < skipped


def test_a_pause_tells_nothing_the_seat_does_not_know() -> None:
    """Worked out from any world the seat may believe in, it comes to the same."""
    compared = 0
    for seed in range(8):
        match = Match.new("la_granja", 3, {"edition": ("russian", "french", "deluxe")[seed % 3]}, seed=seed)
        rng = Rng(seed)
        while not match.over:
            seat = match.to_act()[0]
            found = match.pause(seat)
            if found is not None:
                world = match.game.imagine(match.view(seat), rng)
                assert match.game.pause(world, match.means[seat]) == found
                assert match.game.means(world, seat) == match.game.means(match.state, seat)
                compared += 1
            choices = match.question(seat).choices
            match.play(seat, choices[rng.below(len(choices))].option)
    assert compared > 200
