"""Campaigns at the table: chapters follow each other with the same seats, and are there after a restart."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Guest, House, running, wait_for

BOT = {"kind": "bot", "level": "random"}


def finish(person: Guest, table: str) -> Any:
    """Let the person's seats be played by a bot to the end; the table then."""
    for seat in person.get(f"/api/tables/{table}")["mine"]:
        person.command("lend", table, seat, level="random")
    return wait_for(lambda: over(person, table), "the chapter does not end", 60)


def over(person: Guest, table: str) -> Any:
    found = person.get(f"/api/tables/{table}")
    return found if found["status"] == "over" else None


def begin(person: Guest, **wish: Any) -> str:
    usual = {"game": "oh_my_goods", "campaign": True, "start": True, "places": [{"kind": "me"}, BOT]}
    return person.make(**(usual | wish))


def test_games_say_whether_they_have_campaigns(house: House) -> None:
    listed = {game["id"]: game["campaign"] for game in house.guest().get("/api/games")}
    assert listed["oh_my_goods"] == ["chapter"]
    assert listed["sagrada"] == []
    refused = house.guest().ask("POST", "/api/tables", {"game": "sagrada", "campaign": True}, 400)
    assert refused["error"]["id"] == "error-no-campaign"


def test_five_chapters_follow_each_other(house: House) -> None:
    ada = house.guest("Ada")
    table = begin(ada)
    first = ada.get(f"/api/tables/{table}")
    assert first["options"]["chapter"] == "I"
    assert first["campaign"] == {
        "id": table,
        "number": 1,
        "table": None,
        "next": "I",
        "over": False,
        "played": [],
        "leaders": [],
    }
    refused = ada.ask("POST", f"/api/tables/{table}/next", {}, 409)
    assert refused["error"]["id"] == "error-no-next-chapter"
    chapters = []
    for number in range(1, 6):
        ended = finish(ada, table)
        story = ended["campaign"]
        chapters.append(ended["options"]["chapter"])
        assert story["number"] == number
        assert [one["chapter"] for one in story["played"]] == chapters
        assert story["played"][-1]["winners"] == ended["winners"]
        assert story["leaders"]
        if number < 5:
            assert not story["over"]
            following = ada.ask("POST", f"/api/tables/{table}/next", {"nonce": "a" * 16}, 201)
            assert following["options"]["chapter"] == story["next"]
            assert following["status"] == "playing"
            assert following["mine"] == [0]
            assert not following["seats"][0]["lent"]
            assert ada.get(f"/api/tables/{table}")["campaign"]["table"] == following["id"]
            table = following["id"]
    assert story["over"]
    assert chapters[:3] == ["I", "II", "III"]
    assert chapters[3].split("-")[1] == chapters[4].split("-")[1]
    assert ada.ask("POST", f"/api/tables/{table}/next", {}, 409)["error"]["id"] == "error-no-next-chapter"
    mine = {entry["id"]: entry for entry in ada.get("/api/me/tables")}
    assert len([entry for entry in mine.values() if entry["campaign"]["id"] == first["id"]]) == 5


def test_a_chapter_is_begun_once_and_by_those_who_sit_there(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada, ben, zoe = house.guest("Ada"), house.guest("Ben"), house.guest("Zoe")
        table = begin(ada, start=False, places=[{"kind": "me"}, {"kind": "open"}])
        ben.sit(table, 1)
        ada.ask("POST", f"/api/tables/{table}/start")
        ada.command("lend", table, 0, level="random")
        finish(ben, table)
        assert zoe.ask("POST", f"/api/tables/{table}/next", {}, 403)["error"]["id"] == "error-not-at-table"
        line = ada.line()
        line.watch(table)
        found: list[str] = []
        threads = [
            threading.Thread(
                target=lambda who=who: found.append(who.ask("POST", f"/api/tables/{table}/next", {}, 201)["id"])
            )
            for who in (ada, ben, ben, ada)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == 4
        assert len(set(found)) == 1
        # Who still looks at the finished chapter learns where it goes on.
        told = line.until("table", lambda news: news["table"]["campaign"]["table"])
        assert told["table"]["campaign"]["table"] == found[0]
        assert [seat["name"] for seat in ben.get(f"/api/tables/{found[0]}")["seats"]] == ["Ada", "Ben"]
        line.close()


def test_a_campaign_lives_through_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada = house.guest("Ada")
        table = begin(ada)
        before = finish(ada, table)
        cookie = ada.cookie
    with running(tmp_path) as house:
        ada = house.guest()
        ada.web.cookies.set("ludoteca", str(cookie), domain="127.0.0.1", path="/")
        ada.hello()
        (listed,) = ada.get("/api/me/tables")
        assert listed["campaign"] == before["campaign"]
        promise = ada.get("/api/me/commitment")["commitment"]
        wish = {"nonce": "c" * 16, "commitment": promise}
        following = ada.ask("POST", f"/api/tables/{table}/next", wish, 201)
        assert following["commitment"] == promise
        assert following["campaign"]["played"] == before["campaign"]["played"]
        assert ada.get(f"/api/tables/{following['id']}/fair")["nonces"] == ["c" * 16, ""]


def test_alone_a_chapter_that_was_lost_is_played_again(house: House) -> None:
    ada = house.guest("Ada")
    for _ in range(12):
        table = begin(ada, seats=1, places=[{"kind": "me"}])
        ended = finish(ada, table)
        assert ended["campaign"]["next"] == ("II" if ended["winners"] else "I")
        if not ended["winners"]:
            again = ada.ask("POST", f"/api/tables/{table}/next", {}, 201)
            assert again["options"]["chapter"] == "I"
            assert again["campaign"]["number"] == 2
            return
    pytest.fail("a random bot won twelve chapters")


@pytest.mark.parametrize("seats", [0, 5, 16])
def test_a_campaign_has_the_seats_of_its_game(house: House, seats: int) -> None:
    wish = {"game": "oh_my_goods", "campaign": True, "seats": seats}
    assert house.guest().ask("POST", "/api/tables", wish, 400)["error"]["id"].startswith("error-bad-")
