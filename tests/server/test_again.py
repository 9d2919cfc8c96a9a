"""After a game and out of one: the same seats once more, and the end of a game against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.support import Guest, House, running, wait_for

BOT = {"kind": "bot", "level": "random"}


def finish(table: str, *people: Guest) -> None:
    """Let bots play for everyone to the end."""
    for person in people:
        for seat in person.get(f"/api/tables/{table}")["mine"]:
            person.command("lend", table, seat, level="random")
    wait_for(lambda: people[0].get(f"/api/tables/{table}")["status"] == "over", "the game does not end", 60)


def listed(person: Guest, table: str) -> Any:
    return next((each for each in person.get("/api/me/tables") if each["id"] == table), None)


def test_against_bots_the_same_game_begins_again_at_once(house: House) -> None:
    ada = house.guest("Ada")
    options = {"flux_brush": "draft_again"}
    clock = {"bank": 600, "increment": 10}
    places = [{"kind": "bot", "level": "greedy"}, {"kind": "me"}, BOT]
    table = ada.make(seats=3, places=places, options=options, clock=clock, hints=False, start=True)
    refused = ada.ask("POST", f"/api/tables/{table}/again", {}, 403)
    assert refused["error"]["id"] == "error-not-over"
    finish(table, ada)
    before = ada.get(f"/api/tables/{table}")
    stranger = house.guest().ask("POST", f"/api/tables/{table}/again", {}, 403)
    assert stranger["error"]["id"] == "error-not-at-table"
    new = ada.ask("POST", f"/api/tables/{table}/again", {}, 201)
    assert new["id"] != table
    assert (new["status"], new["mine"], new["hints"]) == ("playing", [1], False)
    assert (new["options"], new["clock"]) == (before["options"], clock)
    assert [(seat["kind"], seat["level"], seat["lent"]) for seat in new["seats"]] == [
        ("bot", "greedy", False),
        ("person", None, False),
        ("bot", "random", False),
    ]
    assert ada.ask("POST", f"/api/tables/{table}/again", {}, 201)["id"] == new["id"]
    # It was ended: asked once more, there is another one.
    ada.ask("DELETE", f"/api/tables/{new['id']}")
    assert ada.ask("POST", f"/api/tables/{table}/again", {}, 201)["id"] not in (table, new["id"])


def test_other_people_are_invited_and_not_dragged_along(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ada, bea = first.guest("Ada"), first.guest("Bea")
        table = ada.make(seats=3, places=[{"kind": "me"}, {"kind": "open"}, BOT])
        bea.ask("POST", f"/api/tables/{table}/seats/1", {})
        ada.ask("POST", f"/api/tables/{table}/start", {})
        finish(table, ada, bea)
        line = bea.line()
        line.watch(table)
        new = bea.ask("POST", f"/api/tables/{table}/again", {}, 201)
        assert (new["status"], new["mine"], new["hosting"]) == ("waiting", [1], True)
        assert [seat["kind"] for seat in new["seats"]] == ["open", "person", "bot"]
        assert line.until("table", lambda each: each["table"]["again"])["table"]["again"] == new["id"]
        # Strangers may watch the old table, and are not shown the way to the new one. Who is there is not invited.
        assert first.guest("Eve").get(f"/api/tables/{table}")["again"] is None
        assert listed(bea, table)["again"] is None
        # Ada sees it in her list and at the old table, and who asks second gets the same one.
        assert listed(ada, table)["again"] == new["id"]
        assert listed(ada, new["id"]) is None
        assert ada.ask("POST", f"/api/tables/{table}/again", {}, 201)["id"] == new["id"]
        cookie, csrf = ada.cookie, ada.web.headers["X-Ludoteca-CSRF"]
    with running(tmp_path) as second:
        ada = second.guest()
        ada.web.cookies.clear()
        ada.web.cookies.set("ludoteca", str(cookie))
        ada.web.headers["X-Ludoteca-CSRF"] = csrf
        assert ada.get(f"/api/tables/{table}")["again"] == new["id"]
        ada.ask("POST", f"/api/tables/{new['id']}/seats/0", {})
        assert listed(ada, new["id"])["status"] == "waiting"


def test_nothing_leads_to_a_new_game_that_is_closed_or_over(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada, bea = house.guest("Ada"), house.guest("Bea")
        table = ada.make(seats=2)
        bea.ask("POST", f"/api/tables/{table}/seats/1", {})
        ada.ask("POST", f"/api/tables/{table}/start", {})
        finish(table, ada, bea)
        line = bea.line()
        line.watch(table)
        closed = ada.ask("POST", f"/api/tables/{table}/again", {}, 201)["id"]
        line.until("table", lambda each: each["table"]["again"] == closed)
        ada.ask("DELETE", f"/api/tables/{closed}")
        line.until("table", lambda each: each["table"]["again"] is None)
        second = ada.ask("POST", f"/api/tables/{table}/again", {}, 201)["id"]
        bea.ask("POST", f"/api/tables/{second}/seats/1", {})
        ada.ask("POST", f"/api/tables/{second}/start", {})
        line.until("table", lambda each: each["table"]["again"] == second)
        finish(second, ada, bea)
        line.until("table", lambda each: each["table"]["again"] is None)
        cookie = ada.cookie
    with running(tmp_path) as house:
        # What was written down before it ended is not believed after a restart.
        back = house.guest()
        back.web.cookies.clear()
        back.web.cookies.set("ludoteca", str(cookie))
        assert back.get(f"/api/tables/{table}")["again"] is None


def test_a_game_against_bots_can_be_ended_and_one_with_people_cannot(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    alone = ada.make(seats=2, places=[{"kind": "me"}, BOT], start=True)
    assert listed(ada, alone)["status"] == "playing"
    bea.ask("DELETE", f"/api/tables/{alone}", None, 403)
    line = ada.line()
    line.watch(alone)
    assert ada.ask("DELETE", f"/api/tables/{alone}")["status"] == "closed"
    assert line.until("table", lambda each: each["table"]["status"] == "closed")
    assert listed(ada, alone) is None
    assert ada.ask("GET", f"/api/tables/{alone}", None, 404)["error"]["id"] == "error-no-table"

    shared = ada.make(seats=2)
    bea.ask("POST", f"/api/tables/{shared}/seats/1", {})
    ada.ask("POST", f"/api/tables/{shared}/start", {})
    assert ada.ask("DELETE", f"/api/tables/{shared}", None, 409)["error"]["id"] == "error-started"
    assert listed(ada, shared)["status"] == "playing"


def test_an_ended_game_stays_ended_whatever_a_bot_still_answers(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=0.05) as house:
        ada = house.guest("Ada")
        table = ada.make(seats=2, places=[BOT, BOT], start=True)
        ada.ask("DELETE", f"/api/tables/{table}")
        assert listed(ada, table) is None
    with running(tmp_path) as house:
        again = house.guest()
        again.ask("GET", f"/api/tables/{table}", None, 404)


def test_an_ended_chapter_can_be_begun_again(house: House) -> None:
    ada = house.guest("Ada")
    first = ada.make(game="oh_my_goods", campaign=True, start=True, places=[{"kind": "me"}, BOT])
    finish(first, ada)
    second = ada.ask("POST", f"/api/tables/{first}/next", {}, 201)["id"]
    assert ada.get(f"/api/tables/{first}")["campaign"]["table"] == second
    ada.ask("DELETE", f"/api/tables/{second}")
    assert ada.get(f"/api/tables/{first}")["campaign"]["table"] is None
    third = ada.ask("POST", f"/api/tables/{first}/next", {}, 201)
    assert third["id"] != second
    assert third["campaign"]["number"] == 2


def test_one_seat_is_offered_what_it_can_play(house: House) -> None:
    listed = {game["id"]: game for game in house.guest().get("/api/games")}
    chapter = next(each for each in listed["oh_my_goods"]["settings"] if each["name"] == "chapter")
    assert chapter["default"] == "none"
    assert "none" not in chapter["alone"]
    assert chapter["alone"][0] == "I"
    tools = next(each for each in listed["sagrada"]["settings"] if each["name"] == "solo_tools")
    assert tools["only_alone"]
    ada = house.guest("Ada")
    # What is offered first is what one gets unasked, and the base game is refused.
    for game in listed.values():
        table = ada.make(game=game["id"], seats=1, places=[{"kind": "me"}])
        told = ada.get(f"/api/tables/{table}")["options"]
        assert told == {each["name"]: (each["alone"] or [each["default"]])[0] for each in game["settings"]}
    wish = {"game": "oh_my_goods", "seats": 1, "options": {"chapter": "none"}, "places": [{"kind": "me"}]}
    assert ada.ask("POST", "/api/tables", wish, 400)["error"]["id"] == "error-bad-options"
