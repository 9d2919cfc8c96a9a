"""Taking back: alone up to the last barrier, by consent beyond it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Guest, House, play_on, running, two_guests


def playing(house: House) -> tuple[list[Guest], str]:
    """Two guests after the choice of windows: round 1 is open."""
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=2)
    return [ada, ben], table


def acting(people: list[Guest], table: str) -> tuple[int, Guest]:
    seat = people[0].moment(table)["to_act"][0]
    return seat, people[seat]


def draft(person: Guest, table: str, seat: int) -> None:
    person.answer(table, seat, lambda question: next(o["option"] for o in question["options"] if o["leads"]))


def test_undo_takes_back_one_answer_within_the_turn(house: House) -> None:
    people, table = playing(house)
    seat, person = acting(people, table)
    before = person.moment(table, seat)
    draft(person, table, seat)
    assert person.moment(table, seat)["undo"] == {"can": True, "reset": True, "ask": True}
    assert person.command("undo", table, seat)["result"] == "done"
    after = person.moment(table, seat)
    assert after["shown"] == before["shown"]
    assert after["news"] == before["news"]
    assert after["question"]["serial"] > before["question"]["serial"]


def test_a_question_taken_back_does_not_return_under_its_old_serial(house: House) -> None:
    people, table = playing(house)
    seat, person = acting(people, table)
    old = person.moment(table, seat)["question"]["serial"]
    draft(person, table, seat)
    person.command("undo", table, seat)
    assert person.command("answer", table, seat, question=old, option="pass")["result"] == "stale"


def test_undo_tells_the_log_from_where_it_changed(house: House) -> None:
    people, table = playing(house)
    seat, person = acting(people, table)
    line, other = person.line(), people[1 - seat].line()
    whole = line.watch(table, seat=seat)
    other.watch(table)
    draft(person, table, seat)
    shown = line.until("moment")
    assert shown["log_from"] == len(whole["news"])
    person.command("undo", table, seat)
    back = line.until("moment")
    assert (back["log_from"], back["news"]) == (len(whole["news"]), [])
    other.until("moment")
    other.until("moment")
    assert other.log[table] == people[1 - seat].moment(table, 1 - seat)["news"]
    line.close()
    other.close()


def test_reset_takes_back_the_whole_turn(house: House) -> None:
    people, table = playing(house)
    seat, person = acting(people, table)
    before = person.moment(table, seat)["shown"]
    draft(person, table, seat)
    person.answer(table, seat)
    assert person.moment(table, seat)["undo"]["reset"]
    assert person.command("reset", table, seat)["result"] == "done"
    assert person.moment(table, seat)["shown"] == before


def test_reset_stays_within_the_own_turn(house: House) -> None:
    """The last seat of a round has two turns in a row; the first of them stands."""
    people, table = playing(house)
    for turn in range(3):
        seat, person = acting(people, table)
        if turn == 2:
            between = person.moment(table, seat)["shown"]
        draft(person, table, seat)
        person.answer(table, seat)
        while (question := person.moment(table, seat)["question"]) and (
            question["decision"] != "act"
            or len(people[0].moment(table)["news"]) == 0
            or question["prompt"]["id"] != "sagrada-ask-act"
        ):
            word = "pass" if question["decision"] == "act" else question["options"][0]["option"]
            person.command("answer", table, seat, question=question["serial"], option=word)
    assert person.moment(table, seat)["undo"]["can"]
    assert person.command("reset", table, seat)["result"] == "done"
    assert person.moment(table, seat)["shown"] == between
    # Once more, and the turn before it is taken back as well: it is the one the last answer belongs to now.
    assert person.command("reset", table, seat)["result"] == "done"
    assert person.moment(table, seat)["question"]["prompt"]["arguments"]["turn"] == 1


def test_undo_stops_where_another_seat_has_acted(house: House) -> None:
    people, table = playing(house)
    seat, person = acting(people, table)
    person.command("answer", table, seat, question=person.moment(table, seat)["question"]["serial"], option="pass")
    other, second = acting(people, table)
    assert other != seat
    assert person.moment(table, seat)["undo"]["can"]
    second.command("answer", table, other, question=second.moment(table, other)["question"]["serial"], option="pass")
    assert not person.moment(table, seat)["undo"]["can"]
    refused = person.command("undo", table, seat)
    assert refused["result"] == "refused"
    assert refused["reason"]["id"] == "refused-undo"


def test_undo_of_a_finished_turn_closes_the_next_seats_question(house: House) -> None:
    people, table = playing(house)
    seat, person = acting(people, table)
    person.command("answer", table, seat, question=person.moment(table, seat)["question"]["serial"], option="pass")
    other, second = acting(people, table)
    serial = second.moment(table, other)["question"]["serial"]
    assert person.command("undo", table, seat)["result"] == "done"
    assert second.command("answer", table, other, question=serial, option="pass")["result"] == "stale"
    assert second.moment(table, other)["question"] is None


def test_dice_that_rolled_stop_undo_but_not_consent(house: House) -> None:
    people, table = playing(house)
    first = None
    for _ in range(4):
        seat, person = acting(people, table)
        first = (seat, person) if first is None else first
        person.command("answer", table, seat, question=person.moment(table, seat)["question"]["serial"], option="pass")
    last = [line for line in people[0].moment(table)["news"] if line["seat"] == -1][-1]
    assert last["decision"] == "roll"
    assert last["round"] == 2
    assert not person.moment(table, seat)["undo"]["can"]
    old_pool = person.moment(table)["shown"]["pool"]
    lines = [one.line() for one in people]
    for line in lines:
        line.watch(table)
    assert person.command("ask_back", table, seat)["result"] == "done"
    asked = lines[1 - seat].until("consent")
    assert asked["seat"] == seat
    assert asked["waiting"] == [1 - seat]
    assert person.command("ask_back", table, seat)["reason"]["id"] == "refused-busy"
    assert (
        person.command("consent", table, seat, request=asked["request"], agree=True)["reason"]["id"]
        == "refused-request"
    )
    agreed = people[1 - seat].command("consent", table, 1 - seat, request=asked["request"], agree=True)
    assert agreed["result"] == "done"
    assert lines[seat].until("consent", lambda news: news["result"])["result"] == "agreed"
    assert person.moment(table)["round"] == 1
    assert person.moment(table, seat)["question"] is not None
    # The dice never come back: the counter has gone on.
    person.command("answer", table, seat, question=person.moment(table, seat)["question"]["serial"], option="pass")
    assert person.moment(table)["round"] == 2
    assert person.moment(table)["shown"]["pool"] != old_pool
    for line in lines:
        line.close()


def test_one_refusal_ends_a_request(house: House) -> None:
    people, table = playing(house)
    line = people[0].line()
    line.watch(table)
    seat, person = acting(people, table)
    before = person.moment(table)["shown"]
    person.command("ask_back", table, seat)
    request = line.until("consent")["request"]
    people[1 - seat].command("consent", table, 1 - seat, request=request, agree=False)
    assert line.until("consent")["result"] == "refused"
    assert person.moment(table)["shown"] == before
    again = people[1 - seat].command("consent", table, 1 - seat, request=request, agree=True)
    assert again["reason"]["id"] == "refused-request"
    line.close()


def test_who_asked_may_withdraw(house: House) -> None:
    people, table = playing(house)
    line = people[0].line()
    line.watch(table)
    seat, person = acting(people, table)
    person.command("ask_back", table, seat)
    request = line.until("consent")["request"]
    assert person.command("consent", table, seat, request=request, agree=False)["result"] == "done"
    assert line.until("consent")["result"] == "dropped"
    assert person.command("ask_back", table, seat)["result"] == "done"
    line.close()


def test_a_request_is_dropped_when_who_asked_plays_on_or_takes_back_alone(house: House) -> None:
    people, table = playing(house)
    line = people[0].line()
    line.watch(table)
    seat, person = acting(people, table)
    draft(person, table, seat)
    assert person.command("ask_back", table, seat)["result"] == "done"
    assert line.until("consent")["request"] is not None
    assert person.command("undo", table, seat)["result"] == "done"
    assert line.until("consent")["result"] == "dropped"
    line.close()


def test_a_request_is_still_open_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        people, table = playing(first)
        seat, person = acting(people, table)
        assert person.command("ask_back", table, seat, id="once")["result"] == "done"
        cookies = [guest.cookie for guest in people]
    with running(tmp_path) as second:
        people = [second.guest(), second.guest()]
        for guest, cookie in zip(people, cookies, strict=True):
            guest.web.cookies.set("ludoteca", str(cookie), domain="127.0.0.1", path="/")
            guest.hello()
        assert people[seat].command("ask_back", table, seat, id="once")["result"] == "done"
        line = people[1 - seat].line()
        line.watch(table)
        asked = line.until("consent")
        assert (asked["seat"], asked["waiting"]) == (seat, [1 - seat])
        before = len(people[seat].moment(table)["news"])
        request = asked["request"]
        agreed = people[1 - seat].command("consent", table, 1 - seat, request=request, agree=True)
        assert agreed["result"] == "done"
        assert line.until("consent")["result"] == "agreed"
        assert len(people[seat].moment(table)["news"]) < before
        line.close()


def test_against_bots_a_take_back_needs_nobody(house: House) -> None:
    ada = house.guest()
    table = ada.make(places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    ada.answer(table, 0)
    assert ada.command("ask_back", table, 0)["result"] == "done"
    question = ada.moment(table, 0)["question"]
    assert question is not None
    assert question["decision"] == "choose_window"


def test_a_sealed_answer_is_taken_back_while_others_think(house: House) -> None:
    ada, ben, table = two_guests(house)
    ben_before: Any = ben.moment(table, 1)
    ada.answer(table, 0)
    assert ada.command("undo", table, 0)["result"] == "done"
    assert ada.moment(table, 0)["question"] is not None
    assert ben.moment(table, 1) == ben_before
    assert ben.answer(table, 1)["result"] == "done"
    assert ada.answer(table, 0)["result"] == "done"


@pytest.mark.parametrize("kind", ["undo", "reset"])
def test_nothing_is_taken_back_before_anything_was_answered(house: House, kind: str) -> None:
    ada, _, table = two_guests(house)
    assert ada.command(kind, table, 0)["reason"]["id"] == "refused-undo"


def test_after_the_end_nothing_is_taken_back(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben})
    assert ada.command("undo", table, 0)["reason"]["id"] == "refused-over"
    assert ada.command("ask_back", table, 0)["reason"]["id"] == "refused-over"
