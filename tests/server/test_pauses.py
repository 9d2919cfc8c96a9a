"""Questions that only ask whether to go on, over the wire: who is told what, and that coming back is remembered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.support import Guest, House, running


def at_a_pause(house: House) -> tuple[Guest, str]:
    """A solo farm after its two cards: the commodity of the set-up keeps the turn open."""
    ada = house.guest("Ada")
    table = ada.make(game="la_granja", seats=1, places=[{"kind": "me"}], start=True)
    for _ in range(2):
        ada.answer(table, 0, lambda question: question["options"][0]["option"])
        ada.answer(table, 0, lambda question: question["options"][0]["option"])
    return ada, table


def question(person: Guest, table: str) -> Any:
    return person.moment(table, 0)["question"]


def go(person: Guest, table: str) -> Any:
    return person.answer(table, 0, lambda asked: asked["pause"]["option"])


def test_a_pause_says_which_answer_goes_on_and_what_speaks_against_it(house: House) -> None:
    ada, table = at_a_pause(house)
    asked = question(ada, table)
    assert asked["decision"] == "ready"
    assert asked["pause"] == {"option": 0, "brought": False, "loses": False, "secret": False, "returned": False}
    assert go(ada, table)["result"] == "done"


def test_other_questions_have_no_pause(house: House) -> None:
    ada = house.guest("Ada")
    for game in ("la_granja", "sagrada"):
        table = ada.make(game=game, seats=1, places=[{"kind": "me"}], start=True)
        assert question(ada, table)["pause"] is None


def test_who_comes_back_to_a_pause_is_told_so_even_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ada, table = at_a_pause(first)
        go(ada, table)
        assert ada.command("ask_back", table, 0)["result"] == "done"
        asked = question(ada, table)
        assert (asked["decision"], asked["pause"]["returned"]) == ("ready", True)
        cookie = ada.cookie
    with running(tmp_path) as second:
        ada = second.guest()
        ada.web.cookies.set("ludoteca", str(cookie), domain="127.0.0.1", path="/")
        ada.hello()
        assert question(ada, table) == asked
        go(ada, table)
        following = question(ada, table)
        assert not (following["pause"] or {}).get("returned")
