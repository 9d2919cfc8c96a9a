"""Phase II: rolling, picking, the six spaces and the last die."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja.content.constants import FARM, REVENUE, STEP_LAST_DIE, STEP_PICK_ONE, STEP_PICK_TWO
from tests.games.la_granja.scene import Scene
from tests.support import rule


def dice(scene: Scene, *values: int) -> Scene:
    scene.table.dice = [values.count(number) for number in range(1, 7)]
    return scene


@pytest.mark.parametrize(("seats", "count"), [(1, 5), (2, 5), (3, 7), (4, 9)])
@rule("LG-6.1", "LG-2.8", "LG-17.3", "LG-17.40")
def test_two_dice_per_seat_and_one_more_are_rolled(seats, count):
    scene = Scene(seats)
    scene.table.solo_first = 1
    scene.ask("PHASE", a=REVENUE).go()
    assert sum(scene.table.dice) == count


@rule("LG-6.2", "LG-6.3", "LG-17.40", "LG-3.2")
def test_each_seat_picks_twice_and_the_last_die_is_for_all():
    scene = dice(Scene(3, phase=REVENUE), 4, 4, 4, 4, 4, 4, 4)
    scene.step(STEP_LAST_DIE).step(STEP_PICK_TWO).step(STEP_PICK_ONE)
    order = []
    while scene.asked() != "-" and scene.asked().endswith("pick"):
        order.append(scene.asked()[0])
        scene.answer("4")
    assert "".join(order) == "012012"
    while scene.asked() != "-":
        scene.answer("go")
    assert [scene.silver(seat) for seat in range(3)] == [12, 12, 12]


@rule("LG-6.4", "LG-17.30")
def test_die_one_brings_a_pig_or_its_price():
    scene = dice(Scene(phase=REVENUE), 1).ask("PICK", 0, 0).answer("1")
    assert scene.has("pig") == 1
    scene = dice(Scene(phase=REVENUE).give(pig=2), 1).ask("PICK", 0, 0).answer("1")
    assert (scene.has("pig"), scene.silver()) == (2, 3)
    scene = dice(Scene(phase=REVENUE).give(pig=2), 1).ask("PICK", 0, 0).answer("free", "sell:pig", "1")
    assert (scene.has("pig"), scene.silver()) == (2, 3)
    assert scene.asked() == "-"


@rule("LG-6.5", "LG-3.5")
def test_die_two_plays_draws_or_takes_a_harvest_good():
    scene = dice(Scene(phase=REVENUE).hand("1"), 2).ask("PICK", 0, 0).answer("2")
    assert scene.legal() == ["play", "draw", "harvest"]
    scene.answer("harvest", "grape")
    assert scene.has("grape") == 1
    scene = dice(Scene(phase=REVENUE), 2).ask("PICK", 0, 0).answer("2")
    assert scene.legal() == ["draw", "harvest"]
    scene.answer("draw")
    assert scene.table.hand_count[0] == 1


@rule("LG-6.6", "LG-6.7")
def test_dice_three_and_four():
    scene = dice(Scene(phase=REVENUE), 3).ask("PICK", 0, 0).answer("3")
    assert scene.legal() == ["olive+grain", "olive+grape", "grain+grape"]
    scene.answer("grain+grape")
    assert (scene.has("grain"), scene.has("grape")) == (1, 1)
    scene = dice(Scene(phase=REVENUE), 4).ask("PICK", 0, 0).answer("4")
    assert scene.silver() == 4


@rule("LG-6.8", "LG-13.13", "LG-3.5")
def test_die_five_upgrades_steps_or_both():
    scene = dice(Scene(phase=REVENUE).give(olive=2), 5).ask("PICK", 0, 0).answer("5", "upgrades", "olive", "olive")
    assert scene.has("food") == 2
    scene = dice(Scene(phase=REVENUE).give(olive=2), 5).ask("PICK", 0, 0).answer("5", "upgrade+step", "olive")
    assert (scene.has("food"), scene.table.siesta_at[0]) == (1, 1)
    scene = dice(Scene(phase=REVENUE), 5).ask("PICK", 0, 0).answer("5")
    assert scene.legal() == ["steps"]
    scene.answer("steps")
    assert scene.table.siesta_at[0] == 2


@rule("LG-13.13", "LG-6.8")
def test_deluxe_may_leave_out_the_step():
    scene = dice(Scene(edition="deluxe", phase=REVENUE).give(olive=1), 5).ask("PICK", 0, 0)
    scene.answer("5", "upgrade+step", "olive")
    assert scene.legal() == ["0", "1"]
    scene.answer("0")
    assert scene.table.siesta_at[0] == 0


@rule("LG-6.9", "LG-6.10", "LG-17.24", "LG-9.12", "LG-9.24")
def test_die_six_delivers_and_completes_at_once():
    scene = Scene(phase=REVENUE, round=3).give(food=1).row("merchant_house", 7).craft("village_store").craft("butcher")
    scene.table.completed = 63
    dice(scene, 6).ask("PICK", 0, 0).answer("6", "delivery", "food>merchant_house")
    assert (scene.vp(), scene.silver()) == (3 + 2, 3)
    scene = Scene(phase=REVENUE).give(grain=1).barrow("1", filled=1).craft("butcher")
    dice(scene, 6).ask("PICK", 0, 0).answer("6", "delivery", "grain>barrow1")
    assert (scene.vp(), scene.has("commodity"), scene.asked()) == (3, 1, "0 place_marker")
    scene = dice(Scene(phase=REVENUE), 6).ask("PICK", 0, 0).answer("6")
    assert scene.legal() == ["silver"]
    scene.answer("silver")
    assert scene.silver() == 2


@rule("LG-14.22", "LG-5.20")
def test_die_tiles_change_a_picked_die_within_one_and_six():
    scene = Scene(edition="deluxe", phase=REVENUE).roof("d3b", "d5a")
    dice(scene, 6).ask("PICK", 0, 0).answer("6")
    assert scene.legal() == ["keep", "roof1", "roof2"]
    scene.answer("roof2", "-1")
    assert scene.legal() == ["keep", "roof1"]
    scene.answer("keep")
    assert scene.asked() == "0 space_choice"
    scene = Scene(edition="deluxe", phase=REVENUE).roof("d3b", "d5a")
    dice(scene, 6).ask("PICK", 0, 0).answer("6", "roof1", "-2")
    assert scene.silver() == 0
    scene.answer("keep")
    assert (scene.silver(), list(scene.table.roof_used[:2])) == (4, [1, 0])


@pytest.mark.parametrize(
    ("value", "tile", "exact", "up_to"),
    [
        ("3", "d5a", ["-1", "+1"], ["-1", "+1"]),
        ("3", "d3b", ["-2", "+2"], ["-2", "-1", "+1", "+2"]),
        ("5", "d3b", ["-2"], ["-2", "-1", "+1"]),
        ("6", "d5a", ["-1"], ["-1"]),
        ("2", "d3b", ["+2"], ["-1", "+1", "+2"]),
        ("1", "d5a", ["+1"], ["+1"]),
    ],
)
@rule("LG-17.48", "LG-14.22")
def test_a_die_tile_changes_by_what_it_prints_or_by_the_other_reading_up_to_it(value, tile, exact, up_to):
    for choice, legal in (("exact", exact), ("up_to", up_to)):
        scene = Scene(edition="deluxe", phase=REVENUE, die_tiles=choice).roof(tile)
        assert dice(scene, int(value)).ask("PICK", 0, 0).answer(value, "roof1").legal() == legal


@rule("LG-14.22")
def test_die_tiles_leave_the_last_die_alone():
    scene = dice(Scene(edition="deluxe", phase=REVENUE).roof("d3b"), 6)
    scene.step(STEP_LAST_DIE)
    assert scene.asked() == "0 space_choice"
    assert "roof1" not in Scene(edition="deluxe", phase=FARM).roof("d3b").ask("FREE", 0).legal()
