"""Questions asked only so that being asked tells nothing: whoever plays alone need not answer them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.game import Pause
from ludoteca.games.oh_my_goods.content.constants import BUY_NOTHING, DONE_PRODUCING, STOP
from tests.games.oh_my_goods.scenes import GAME, Scene
from tests.support import rule


def too_dear() -> Scene:
    """A bakery is set aside, and there is a single coal to pay for it."""
    return Scene().goods(0, "charburner", 1).aside(0, "bakery_1").ask("BUY", 0)


def empty_handed() -> Scene:
    """A charburner lacks two units, and the one card in hand is none of them."""
    return Scene().hand(0, "tannery_1").worker(0, "charburner", "efficient").market(wheat=1).ask("PRODUCE", 0)


def unfit() -> Scene:
    """A mill that may go on, and a hand without wheat."""
    return Scene().built(0, "mill_1").hand(0, "tannery_1").ask("CHAIN", 0, 1)


@rule("OMG-1.10")
@pytest.mark.parametrize(("scene", "answer"), [(too_dear, BUY_NOTHING), (empty_handed, DONE_PRODUCING), (unfit, STOP)])
def test_a_question_with_nothing_to_choose_is_a_secret_pause(scene: Callable[[], Scene], answer: int) -> None:
    assert GAME.pause(scene().table, 0) == Pause(answer, brought=False, loses=False, secret=True)


@rule("OMG-1.10")
def test_where_something_is_to_choose_nothing_is_spared() -> None:
    assert GAME.pause(Scene().goods(0, "charburner", 9).aside(0, "bakery_1").ask("BUY", 0).table, 0) is None
    assert GAME.pause(Scene().built(0, "mill_1").hand(0, "bakery_1").ask("CHAIN", 0, 1).table, 0) is None
    # One good is all there is to give, but giving it is no way of declining.
    assert GAME.pause(Scene().goods(0, "charburner", 2).ask("PAY", 0, 2).table, 0) is None
