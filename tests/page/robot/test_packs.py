"""A question that only a pack's content asks is answered by mouse, by keyboard and by touch too."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from ludoteca.games.la_granja import default_pack
from ludoteca.games.la_granja.content.constants import ROWS
from tests.page.robot.hands import WAYS
from tests.page.robot.positions import PACKS_ONLY
from tests.page.robot.sessions import Session
from tests.page.robot.told import Words
from tests.server.support import Guest, House, running

SECOND = ("grain", "grape", "pig", "food")


def pack_with_other_rows() -> Any:
    """The printed content, but the rows of a building differ after their first symbol."""
    pack = default_pack()
    pack["name"] = "rows"
    assert len(SECOND) == ROWS
    for building in pack["buildings"]:
        building["rows"] = [["olive", good] for good in SECOND]
    return pack


@pytest.fixture(scope="module")
def stocked(page_house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("rows")
    path = folder / "packs" / "la_granja" / "rows.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(pack_with_other_rows()))
    with running(folder, static=page_house.settings.static) as house:
        yield house


def play_until_asked(guest: Guest, table: str, decision: str) -> None:
    """Play alone at random, without a page, until that is asked; a position with a pack is too large to send."""
    rng = random.Random(1)
    for _ in range(1000):
        question = guest.moment(table, 0)["question"]
        if question["decision"] == decision:
            return
        options = question["options"]
        olives = [each for each in options if each["notation"].startswith("olive>") or each["notation"] == "buy:olive"]
        guest.command("answer", table, 0, question=question["serial"], option=rng.choice(olives or options)["option"])
    raise AssertionError(f"{decision} is not asked")


@pytest.mark.parametrize("way", WAYS)
def test_which_row_is_meant(stocked: House, chromium_browser: Browser, words: Words, way: str) -> None:
    assert {"la_granja": {"claim_row"}} == PACKS_ONLY
    session = Session(stocked, chromium_browser, words, way)
    robot = session.robot
    robot.pack = pack_with_other_rows()
    table = session.guest.make(game="la_granja", pack="rows", seats=1, places=[{"kind": "me"}], start=True)
    play_until_asked(session.guest, table, "claim_row")
    given = robot.sit(table).step(random.Random(1))
    assert given
    assert given[0].decision == "claim_row"
    session.close()
