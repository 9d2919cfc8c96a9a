"""Every kind of question of every game is answered by mouse, by keyboard and by touch, by a robot that only presses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from ludoteca.core.match import Match
from ludoteca.games.la_granja.content.board import BUILDINGS
from tests.page.robot.hands import WAYS
from tests.page.robot.moments import Moment, kinds, never_asked
from tests.page.robot.positions import PACKS_ONLY, RARE, SELDOM
from tests.page.robot.sessions import Session, holes
from tests.page.robot.things import where_met
from tests.page.robot.told import Words, best
from tests.server.support import House

GAMES = ("la_granja", "oh_my_goods", "sagrada")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question(
    page_house: House, chromium_browser: Browser, words: Words, game: str, way: str
) -> None:
    session = Session(page_house, chromium_browser, words, way)
    found = holes(session, (kinds(game) | RARE[game]).items())
    assert found == {}, "\n".join(f"{kind}: {why}" for kind, why in found.items())
    session.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_kinds_has_no_hole(game: str) -> None:
    assert never_asked(game) - set(RARE[game]) == PACKS_ONLY.get(game, set())


def test_every_thing_of_oh_my_goods_can_be_walked_to() -> None:
    assert [thing for thing, moment in where_met("oh_my_goods").items() if moment is None] == []


@pytest.mark.parametrize(
    "moment", [each for found in (RARE, SELDOM) for moments in found.values() for each in moments.values()]
)
def test_a_moment_written_by_hand_asks_what_it_says(moment: Moment) -> None:
    match = Match.from_position(moment.game, moment.position, seed=1)
    question = match.question(moment.seat)
    assert question.name == moment.decision
    if moment.notation:
        assert question.find(moment.notation) is not None
    if moment.then:
        match.play(moment.seat, moment.notation)
        assert match.question(moment.seat).find(moment.then) is not None


def test_nobody_is_asked_for_a_row_because_the_rows_of_a_building_are_alike() -> None:
    assert {"la_granja": {"claim_row"}} == PACKS_ONLY
    for building in BUILDINGS:
        assert len(building.rows) == 4
        assert len({tuple(sorted(row)) for row in building.rows}) == 1, building.id


def test_a_name_tells_the_answer_it_says_most_of() -> None:
    answers = [("r4", "Take red 4", None), ("r5", "Take red 5", None), ("pass", "Pass", None)]
    assert best("red 4: becomes red 3 or red 5", answers) == "r4"
    assert best("Pass", answers) == "pass"
    assert best("blue 4", answers) is None
    alike = [("b1", "Mill", "building 1"), ("b2", "Mill", "building 2")]
    assert best("Mill", alike) is None
    assert best("Mill, building 2", alike) == "b2"
