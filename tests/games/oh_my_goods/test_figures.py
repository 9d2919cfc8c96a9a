"""The figures a view adds for whoever draws the table: worth, missing units, changed prices."""

from __future__ import annotations

import pytest

from ludoteca.games.oh_my_goods.content.buildings import KINDS
from ludoteca.games.oh_my_goods.content.cards import DECK
from ludoteca.games.oh_my_goods.content.constants import FIRST_EVENT, IN_STACK
from ludoteca.games.oh_my_goods.content.goods import RESOURCES
from ludoteca.games.oh_my_goods.content.pack import DEFAULT
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


@rule("OMG-7.14", "OMG-14.5")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.chain], ids=lambda kind: kind.id)
def test_one_use_of_a_chain_adds_as_many_goods_as_it_shows_items(kind):
    """The page counts the items of the printed chain; this is what the table does."""
    scene = Scene(chapter="all-in")
    for number in range(50, 57):
        for place in range(94 + (number - 50) * 8, 94 + (number - 49) * 8):
            scene.set("where", place, -1)
    scene.table.last = scene.table.round
    word = "charburner" if kind.id == "charburner" else f"{kind.id}_1"
    if word != "charburner":
        scene.built(0, word)
    makers = {each.product: each.id for each in KINDS if each.product}
    for item in kind.chain:
        if item.place == "good":
            maker = makers[item.id]
            if maker == "charburner":
                scene.goods(0, "charburner", 1)
            else:
                scene.built(0, f"{maker}_2").goods(0, f"{maker}_2", 1)
        else:
            resource = RESOURCES.index(item.id)
            held = next(
                row.id for number, row in enumerate(DECK) if DEFAULT.resource[number] == resource and row.id != word
            )
            scene.hand(0, held)
    scene.turn().say(f"b{scene.slot(0, word) + 1}-chain").say(scene.legal()[0])
    assert scene.stock(0, word) == len(kind.chain)
