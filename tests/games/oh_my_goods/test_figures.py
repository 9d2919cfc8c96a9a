"""The figures a view adds for whoever draws the table: worth, missing units, changed prices."""

from __future__ import annotations

from ludoteca.games.oh_my_goods.constants import FIRST_EVENT, IN_STACK
from tests.games.oh_my_goods.scenes import GAME, Scene, card
from tests.support import rule


@rule("OMG-1.2", "OMG-7.4", "OMG-7.8")
def test_worth_and_missing_units_are_told():
    scene = Scene().built(0, "glassmaker_3", "market_office_1", "market_office_3").hand(0, "mill_1", "mill_2")
    scene.market(wood=3, clay=3, stone=2).worker(0, "glassmaker_3", "sloppy")
    view = GAME.view(scene.table, 0)
    assert view.worth[0] == (1, 4, 0, 0)
    assert view.missing[1] == (0, 0, 0, 0, 0, 1)
    assert view.shortage[1] == 0
    assert view.coins[0] == scene.table.wealth(0, scene.table.event)
    assert GAME.view(scene.table, None).missing == ()


@rule("OMG-15.12", "OMG-15.13")
def test_prices_changed_by_the_event_are_told():
    scene = Scene(chapter="II").hand(0, "mill_1", "bakery_1").hand(1, "mill_2")
    scene.table.event = 7 - FIRST_EVENT
    prices = dict(GAME.view(scene.table, 0).prices)
    assert prices[card("mill_1")] == 0
    assert prices[card("bakery_1")] == 7
    assert card("mill_2") not in prices
    assert all(scene.table.where[each] == IN_STACK for each in dict(GAME.view(scene.table, None).prices))
    scene.table.event = 12 - FIRST_EVENT
    scene.table.display = 0b1001
    view = GAME.view(scene.table, 0)
    assert view.prices == ()
    assert len(view.wages) == 2
    assert [wage for face, wage in view.wages] == [
        scene.table.printed.face_cost[face] - 1 for face in range(16) if scene.table.display >> face & 1
    ]
