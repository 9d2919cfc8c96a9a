"""Whole games over the wire, and what every seat is shown on the way."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ludoteca.core import save, transcript
from ludoteca.core.game import game_ids
from ludoteca.server import fair, metrics
from tests.server.support import Guest, House, Line, play_on, random_option, two_guests, wait_for


def windows(moment: dict[str, Any]) -> list[Any]:
    """The windows of Sagrada as a reader sees them, null where they are hidden."""
    return [player["window"] for player in moment["shown"]["players"]]


def test_two_guests_play_a_whole_game_by_post(house: House) -> None:
    ada, ben, table = two_guests(house)
    given = play_on(table, {0: ada, 1: ben})
    assert given > 40
    moment = ada.moment(table, 0)
    assert moment["status"] == "over"
    assert moment["question"] is None
    assert moment["outcome"]["points"][0] == sum(line["points"] for line in moment["outcome"]["breakdown"][0])
    info = ben.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert info["winners"] == moment["outcome"]["winners"]


def test_two_guests_play_a_whole_game_by_socket(house: House) -> None:
    ada, ben, table = two_guests(house)
    rng = random.Random(5)
    lines = {0: ada.line(), 1: ben.line()}
    watcher = house.guest().line()
    for seat, line in lines.items():
        assert line.watch(table)["seat"] == seat
    assert watcher.watch(table)["seat"] is None
    moment = lines[0].moments[table]
    while moment["status"] == "playing":
        seat = moment["to_act"][0]
        line = lines[seat]
        question = line.moments[table]["question"]
        if question is None:
            line.until("moment", lambda news: news["question"] is not None)
            question = line.moments[table]["question"]
        option = random_option(rng)(question)
        line.send(
            type="answer", id=str(rng.random())[2:], table=table, seat=seat, question=question["serial"], option=option
        )
        serial = question["serial"]
        line.until("moment", lambda news, old=serial: news["question"] is None or news["question"]["serial"] > old)
        moment = line.moments[table]
    for seat, line in lines.items():
        line.until("notice", lambda notice: notice["kind"] == "over")
        whole = (ada, ben)[seat].moment(table, seat)
        assert line.log[table] == whole["news"]
    watcher.quiet(0.2)
    assert watcher.log[table] == ada.moment(table)["news"]
    for line in (*lines.values(), watcher):
        line.close()


def test_a_guest_plays_against_bots_at_once(house: House) -> None:
    ada = house.guest("Ada")
    places = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
    table = ada.make(seats=3, places=places, start=True)
    play_on(table, {0: ada})
    assert ada.moment(table, 0)["status"] == "over"


def test_bots_play_among_themselves_while_people_watch(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make(places=[{"kind": "bot"}, {"kind": "bot", "level": "random"}], start=True)
    wait_for(lambda: ada.get(f"/api/tables/{table}")["status"] == "over", "the bots do not finish", 30)


@pytest.mark.parametrize("game", game_ids())
def test_every_registered_game_is_played_over_the_wire(house: House, game: str) -> None:
    ada = house.guest("Ada")
    fewest = next(entry["fewest"] for entry in ada.get("/api/games") if entry["id"] == game)
    seats = max(2, fewest)
    places = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(seats - 1))]
    before = metrics.FAULTS.labels("leads")._value.get()
    table = ada.make(game=game, seats=seats, places=places, start=True)
    assert play_on(table, {0: ada}) > 5
    moment = ada.moment(table, 0)
    assert moment["status"] == "over"
    assert moment["shown"]["game"] == game
    score = ada.get(f"/api/tables/{table}/score?seat=0")["seats"]
    assert score[0]["points"] == moment["outcome"]["points"][0]
    assert ada.get(f"/api/tables/{table}/replay?seat=0&count=5")["total"] > 5
    assert fair.verify_data(ada.get(f"/api/tables/{table}/fair")).fault == ""
    assert metrics.FAULTS.labels("leads")._value.get() == before


def test_a_solo_game_ends_with_its_target(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make(seats=1, start=True)
    play_on(table, {0: ada})
    assert isinstance(ada.moment(table, 0)["outcome"]["target"], int)


def test_sealed_questions_are_answered_in_any_order(house: House) -> None:
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        people = {seat: house.guest(f"P{seat}") for seat in range(3)}
        table = people[0].make(seats=3)
        for seat in (1, 2):
            people[seat].sit(table, seat)
        people[0].ask("POST", f"/api/tables/{table}/start")
        serials = {seat: people[seat].moment(table, seat)["question"]["serial"] for seat in people}
        for place, seat in enumerate(order):
            question = people[seat].moment(table, seat)["question"]
            assert question["sealed"]
            assert question["serial"] == serials[seat]
            assert people[seat].answer(table, seat)["result"] == "done"
            if place < 2:
                assert people[seat].moment(table, seat)["question"] is None
                assert windows(people[seat].moment(table)) == [None, None, None]
        assert None not in windows(people[0].moment(table))


def test_leads_show_where_a_die_would_fit(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=2)
    moment = ada.moment(table)
    seat = moment["to_act"][0]
    person = (ada, ben)[seat]
    question = person.moment(table, seat)["question"]
    assert question["decision"] == "act"
    option = next(each for each in question["options"] if each["notation"] != "pass" and each["leads"])
    person.command("answer", table, seat, question=question["serial"], option=option["notation"])
    after = person.moment(table, seat)["question"]
    assert [each["target"] for each in after["options"]] == option["leads"]


def test_the_score_so_far_hides_what_the_reader_cannot_know(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=30)
    mine = ada.get(f"/api/tables/{table}/score?seat=0")["seats"]
    assert mine[0]["points"] is not None
    assert mine[1]["points"] is None
    public = ben.get(f"/api/tables/{table}/score")["seats"]
    assert [seat["points"] for seat in public] == [None, None]
    assert any(line["points"] is not None for line in public[0]["lines"])


def test_a_refused_space_names_its_rule(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=2)
    seat = ada.moment(table)["to_act"][0]
    person = (ada, ben)[seat]
    question = person.moment(table, seat)["question"]
    die = next(each for each in question["options"] if each["leads"])
    inner = "cell:c2"
    why = person.get(f"/api/tables/{table}/why?seat={seat}&target={inner}&after={die['notation']}")
    assert not why["legal"]
    assert {"rule": "SAG-6.2", "id": "sagrada-why-border", "arguments": {}} in why["reasons"]
    fits = person.get(f"/api/tables/{table}/why?seat={seat}&target={die['leads'][0]}&after={die['notation']}")
    assert fits["legal"]


def test_a_finished_game_can_be_replayed_and_downloaded(house: House) -> None:
    ada, ben, table = two_guests(house)
    assert ada.get(f"/api/tables/{table}/replay", 403)["error"]["id"] == "error-not-over"
    assert ada.get(f"/api/tables/{table}/journal", 403)["error"]["id"] == "error-not-over"
    given = play_on(table, {0: ada, 1: ben})
    stranger = house.guest()
    seen: list[Any] = []
    total = 1
    while len(seen) < total:
        part = stranger.get(f"/api/tables/{table}/replay?seat=1&first={len(seen)}&count=40")
        total = part["total"]
        seen += part["moments"]
    assert total == given + 1
    assert seen[-1]["shown"] == ben.moment(table, 1)["shown"]
    assert [line for step in seen for line in step["news"]] == ben.moment(table, 1)["news"]
    assert all(step["log_from"] == sum(len(s["news"]) for s in seen[:n]) for n, step in enumerate(seen))
    match = save.read(json.dumps(stranger.get(f"/api/tables/{table}/journal")))
    assert match.over
    again = transcript.read(stranger.get(f"/api/tables/{table}/transcript"))
    assert again.state.key() == match.state.key()


def test_my_tables_put_those_waiting_for_me_first(house: House) -> None:
    ada, ben, table = two_guests(house)
    other = ada.make()
    play_on(table, {1: ben}, steps=1)
    mine = ada.get("/api/me/tables")
    assert [entry["id"] for entry in mine] == [table, other]
    assert mine[0]["your_turn"]
    assert not mine[1]["your_turn"]
    assert not ben.get("/api/me/tables")[0]["your_turn"]


def test_of_my_tables_the_one_touched_last_comes_first_within_a_second_too(house: House) -> None:
    ada = house.guest("Ada")
    made = [ada.make(start=True, seats=1, places=[{"kind": "me"}]) for _ in range(4)]
    assert [entry["id"] for entry in ada.get("/api/me/tables")] == made[::-1]


def test_open_tables_are_listed_until_they_are_full(house: House) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.make(open=True)
    hidden = ada.make()
    listed = [entry["id"] for entry in ben.get("/api/tables")]
    assert table in listed
    assert hidden not in listed
    ben.sit(table, 1)
    assert table not in [entry["id"] for entry in ben.get("/api/tables")]


def test_pass_and_play_shows_one_seat_at_a_time(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make(places=[{"kind": "me"}, {"kind": "me"}], start=True)
    line = ada.line()
    first = line.watch(table)
    assert first["seat"] == 0
    assert first["shown"]["players"][1]["private"] is None
    second = line.watch(table, seat=1)
    assert second["seat"] == 1
    assert second["shown"]["players"][0]["private"] is None
    assert (
        line.command(
            "answer", table, 1, question=second["question"]["serial"], option=second["question"]["options"][0]["option"]
        )["result"]
        == "done"
    )
    back = line.watch(table, seat=0)
    assert back["question"]["serial"] == first["question"]["serial"]
    play_on(table, {0: ada, 1: ada})
    assert ada.moment(table, 0)["status"] == "over"
    line.close()


def test_seats_are_taken_left_and_given_to_bots(house: House) -> None:
    ada, ben, eve = house.guest("Ada"), house.guest("Ben"), house.guest("Eve")
    table = ada.make(seats=3)
    ben.sit(table, 1, name="Benedikt")
    assert eve.ask("POST", f"/api/tables/{table}/seats/1", {}, 409)["error"]["id"] == "error-seat-taken"
    assert eve.ask("DELETE", f"/api/tables/{table}/seats/1", None, 403)["error"]["id"] == "error-not-your-seat"
    assert ada.ask("POST", f"/api/tables/{table}/start", None, 409)["error"]["id"] == "error-seats-open"
    assert ben.ask("PUT", f"/api/tables/{table}/seats/2/bot", {}, 403)["error"]["id"] == "error-not-host"
    assert (
        ada.ask("PUT", f"/api/tables/{table}/seats/2/bot", {"level": "oracle"}, 400)["error"]["id"]
        == "error-unknown-level"
    )
    ada.ask("PUT", f"/api/tables/{table}/seats/2/bot", {"level": "random"})
    ben.ask("DELETE", f"/api/tables/{table}/seats/1")
    eve.sit(table, 1)
    seats = ada.ask("POST", f"/api/tables/{table}/start")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ada"), ("person", "Eve"), ("bot", "")]
    assert eve.sit(table, 1)["mine"] == [1]
    assert ben.ask("POST", f"/api/tables/{table}/seats/1", {}, 409)["error"]["id"] == "error-started"
    assert ada.ask("DELETE", f"/api/tables/{table}", None, 409)["error"]["id"] == "error-started"


def test_a_closed_table_is_gone(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.make()
    assert ada.ask("DELETE", f"/api/tables/{table}")["status"] == "closed"
    assert ada.get(f"/api/tables/{table}", 404)["error"]["id"] == "error-no-table"
    assert ada.get("/api/me/tables") == []


def test_presence_follows_the_sockets(house: House) -> None:
    ada, ben, table = two_guests(house)
    line = ada.line()
    line.watch(table)
    other = ben.line()
    other.watch(table)
    line.until("table", lambda news: news["table"]["seats"][1]["present"])
    other.close()
    line.until("table", lambda news: not news["table"]["seats"][1]["present"])
    line.close()


def test_a_notice_reaches_pages_that_watch_nothing(house: House) -> None:
    ada, ben, table = two_guests(house)
    line = ada.line()
    play_on(table, {0: ada, 1: ben}, steps=20)
    notice = line.until("notice", lambda notice: notice["kind"] == "your-turn")
    assert notice["table"] == table
    line.close()


def follow(guest: Guest, table: str, **seat: Any) -> Line:
    line = guest.line()
    line.watch(table, **seat)
    return line


def test_reconnecting_gives_the_same_screen_byte_for_byte(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=25)
    seat = ada.moment(table)["to_act"][0]
    person = (ada, ben)[seat]
    screens = []
    for _ in range(3):
        line = follow(person, table, seat=seat)
        screens.append(next(text for text in line.raw if '"type":"moment"' in text))
        line.close()
    screens.append(person.web.get(f"/api/tables/{table}/moment?seat={seat}").text)
    assert len(set(screens)) == 1


def test_only_people_without_a_seat_count_as_watching(house: House) -> None:
    ada, _, table = two_guests(house)
    zoe = house.guest("Zoe")
    tabs = [ada.line(), ada.line()]
    for tab in tabs:
        tab.watch(table)
    assert ada.get(f"/api/tables/{table}")["watching"] == 0
    watchers = [zoe.line(), zoe.line()]
    for watcher in watchers:
        watcher.watch(table)
    assert ada.get(f"/api/tables/{table}")["watching"] == 1
    # A seat looked at as a spectator would see it is still a seat.
    tabs[1].send(type="watch", table=table, seat=None)
    tabs[1].until("moment", lambda moment: moment["seat"] is None)
    assert ada.get(f"/api/tables/{table}")["watching"] == 1
    for line in (*tabs, *watchers):
        line.close()
