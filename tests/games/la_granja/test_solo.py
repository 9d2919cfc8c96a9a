"""The solo game: order tiles, dropped dice and the neutral colour."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.games.la_granja.content.constants import NEUTRAL, NONE, REVENUE, TRANSPORT
from tests.games.la_granja.scene import GAME, Scene, index
from tests.support import rule


@rule("LG-12.4", "LG-2.8", "LG-2.4", "LG-14.9", "LG-12.14")
def test_the_solo_table():
    match = Match.new("la_granja", 1, {}, seed=2)
    table = match.state
    assert sum(tile != NONE for tile in table.display) == 2
    assert table.open_hexes == Scene(2).table.open_hexes
    assert GAME.target(table) is None


@pytest.mark.parametrize(("tile", "first", "own", "other"), [("tile2", 1, 1, 2), ("tile3", 0, 2, 1)])
@rule("LG-12.5")
def test_the_order_tile_says_where_the_markers_go(tile, first, own, other):
    scene = Scene(1).script(tile)
    scene.ask("DRAW_TILE", -1).go()
    assert (scene.table.solo_first, scene.owner(own), scene.owner(other)) == (first, 0, NEUTRAL)


def revenue(first: int, number: int, picks: tuple[str, str]) -> tuple[list[list[int]], int]:
    """The dice seen before each pick, and the last die."""
    scene = Scene(1, round=number).script("1", "2", "2", "4", "6")
    scene.table.solo_first = first
    scene.ask("PHASE", a=REVENUE)
    seen = []
    for word in picks:
        while not scene.asked().endswith("pick"):
            scene.answer(scene.legal()[0])
        seen.append(list(scene.table.dice))
        scene.answer(word)
        while scene.asked() != "-" and not scene.asked().endswith("pick"):
            scene.answer(scene.legal()[0])
    return seen, scene.table.last_die


@rule("LG-12.6", "LG-17.38")
def test_dropped_dice_in_round_two():
    assert revenue(1, 2, ("6", "4")) == ([[1, 2, 0, 1, 0, 1], [0, 2, 0, 1, 0, 0]], 2)
    assert revenue(0, 2, ("6", "4")) == ([[0, 2, 0, 1, 0, 1], [0, 1, 0, 1, 0, 0]], 2)


@rule("LG-12.6", "LG-17.39")
def test_dropped_dice_in_round_five():
    assert revenue(1, 5, ("4", "2")) == ([[1, 2, 0, 1, 0, 1], [1, 2, 0, 0, 0, 0]], 1)


@rule("LG-12.7", "LG-9.21")
def test_a_removed_neutral_marker_scores():
    scene = Scene(1, phase=TRANSPORT).mark(NEUTRAL, 2)
    scene.ask("PLACE_MARKER", 0, 4).answer("h3")
    assert (scene.owner(2), scene.vp()) == (NONE, 1)


@rule("LG-12.8")
def test_the_neutral_turn_comes_after_a_first_and_before_a_second_seat():
    for first, neutral in ((1, 0), (0, 1)):
        scene = Scene(1, phase=TRANSPORT)
        scene.table.solo_first = first
        scene.ask("PHASE", a=TRANSPORT)
        assert scene.asked() == "0 donkey"
        assert list(scene.table.hex_owner).count(NEUTRAL) == neutral
        scene.answer("donkey1")
        while scene.asked() != "-":
            scene.answer(scene.legal()[-1])
        assert list(scene.table.hex_owner).count(NEUTRAL) == 1


@rule("LG-12.9", "LG-12.13", "LG-12.12")
def test_a_revealed_card_places_and_removes_without_points():
    scene = Scene(1, phase=TRANSPORT).mark(0, 2).script("card7")
    scene.ask("NEUTRAL_TURN").go()
    assert (scene.owner(3), scene.owner(2), scene.vp()) == (NEUTRAL, NONE, 0)
    assert scene.table.where[index("7")] == 4
    scene.ask("SCORE").go()
    assert scene.vp() == 0


@rule("LG-12.9")
def test_a_card_without_market_symbol_is_followed_by_another():
    scene = Scene(1, phase=TRANSPORT).script("cardp1", "cardp2", "card7")
    scene.ask("NEUTRAL_TURN").go()
    assert list(scene.table.hex_owner).count(NEUTRAL) == 1
    assert scene.table.discard_count == 3


@rule("LG-12.10", "LG-14.8")
def test_the_neutral_marker_goes_where_it_removes_most_in_every_edition():
    for options in ({"edition": "russian"}, {"edition": "french"}, {"edition": "deluxe"}, {"neutral": "hardest"}):
        scene = Scene(1, phase=TRANSPORT, **options).mark(0, 1, 2).script("card7")
        scene.ask("NEUTRAL_TURN").go()
        assert scene.owner(3) == NEUTRAL


@pytest.mark.parametrize(
    ("options", "space"),
    [
        ({"edition": "russian"}, 30),
        ({"edition": "french"}, 7),
        ({"edition": "deluxe"}, 11),
        ({"neutral": "hardest"}, 30),
    ],
)
@rule("LG-17.51", "LG-12.10", "LG-14.8", "LG-13.15")
def test_where_it_is_hardest_to_remove_in_each_editions_words(options, space):
    scene = Scene(1, phase=TRANSPORT, **options).mark(0, 1, 13).mark(NEUTRAL, 3).script("card1")
    scene.ask("NEUTRAL_TURN").go()
    assert [each for each in (7, 11, 30) if scene.owner(each) == NEUTRAL] == [space]


@rule("LG-14.8")
def test_without_a_marker_to_measure_from_the_second_words_decide():
    # Of the sixes: few empty higher neighbours (all alike), else high neighbours.
    near = {space: _sum_near(Scene(1), space) for space in (5, 9, 12, 14)}
    highest = min(space for space, total in near.items() if total == max(near.values()))
    for options, space in (
        ({"edition": "russian"}, 5),
        ({"edition": "french"}, highest),
        ({"neutral": "hardest"}, highest),
    ):
        scene = Scene(1, phase=TRANSPORT, **options).script("card12")
        scene.ask("NEUTRAL_TURN").go()
        assert scene.owner(space) == NEUTRAL


def _sum_near(scene: Scene, space: int) -> int:
    printed = scene.table.printed
    both = printed.hex_near[space - 1] & scene.table.open_hexes
    return sum(printed.hex_value[other] for other in range(printed.hexes) if both >> other & 1)


@rule("LG-14.18", "LG-12.13")
def test_the_revealed_card_is_not_shuffled_in_with_the_last_of_the_pile():
    scene = Scene(1, phase=TRANSPORT)
    for number in range(72):
        if number not in (6, 1, 2):
            scene.table.move_card(number, 16)
    scene.discard("2", "3").script("card7")
    scene.ask("NEUTRAL_TURN").go()
    assert (scene.table.deck_count, scene.table.discard_count, scene.table.where[index("7")]) == (2, 1, 4)


@rule("LG-14.8")
def test_a_full_market_makes_it_replace_the_seat_and_then_its_own():
    scene = Scene(1, phase=TRANSPORT).mark(0, 3, 13).mark(NEUTRAL, 18, 21).script("card7")
    scene.ask("NEUTRAL_TURN").go()
    assert [scene.owner(space) for space in (3, 13, 18, 21)].count(NEUTRAL) == 3
    scene = Scene(1, phase=TRANSPORT).mark(NEUTRAL, 3, 13, 18, 21).script("card7")
    scene.ask("NEUTRAL_TURN").go()
    assert [scene.owner(space) for space in (3, 13, 18, 21)].count(NEUTRAL) == 4


@rule("LG-12.11", "LG-17.25")
def test_the_third_siesta_space_makes_first():
    for place, first in ((2, 0), (3, 1), (7, 1)):
        scene = Scene(1).put("siesta_at", 0, place)
        scene.ask("RESET").go()
        assert scene.table.solo_first == first
        assert scene.table.siesta_at[0] == 0


@rule("LG-12.4")
def test_the_early_riser_counts_as_first_by_the_order_tile():
    for first, asked in ((1, "0 take_crop"), (0, "-")):
        scene = Scene(1, phase=TRANSPORT).helper("early_riser")
        scene.table.solo_first = first
        assert scene.ask("NEW_ORDER").asked() == asked
