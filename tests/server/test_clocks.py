"""Clocks with bank and increment, and the bot that keeps a seat warm."""

from __future__ import annotations

from ludoteca.server.clocks import Clock
from tests.server.support import House, play_on, two_guests, wait_for


def test_a_bank_runs_only_while_its_seat_is_to_act() -> None:
    clock = Clock(60_000, 5_000, [None, None])
    clock.turn([0], 1_000)
    clock.turn([1], 11_000)
    assert clock.left == [55_000, 60_000]
    clock.turn([0], 12_000)
    assert clock.left == [55_000, 64_000]


def test_the_increment_is_for_a_turn_and_not_for_an_answer() -> None:
    clock = Clock(60_000, 5_000, [None, None])
    clock.turn([0, 1], 0)
    for now in (1_000, 2_000, 3_000):
        clock.turn([0, 1], now)
    assert clock.left == [57_000, 57_000]


def test_a_fallen_flag_gets_no_increment() -> None:
    clock = Clock(1_000, 5_000, [None])
    clock.turn([0], 0)
    assert clock.next_fall() == 1_000
    assert clock.fallen(1_500) == [0]
    clock.turn([], 1_600)
    assert clock.left == [0]
    clock.grant(0)
    assert clock.left == [10_000]


def test_time_up_lets_a_bot_play_until_the_person_comes_back(house: House) -> None:
    ada, ben, table = two_guests(house, clock={"bank": 5, "increment": 0})
    line = ben.line()
    line.watch(table)
    clock = line.until("clock")
    assert clock["running"] == [0, 1]
    assert all(0 < left <= 5000 for left in clock["bank"])
    ben.answer(table, 1)
    line.until("clock", lambda news: news["running"] == [0])
    wait_for(lambda: ada.get(f"/api/tables/{table}")["seats"][0]["lent"], "no bot came", 10)
    wait_for(lambda: ben.moment(table)["round"] >= 1, "the bot does not play", 10)
    assert ada.command("answer", table, 0, question=99, option=0)["reason"]["id"] == "refused-seat"
    assert ada.command("reclaim", table, 0)["result"] == "done"
    assert not ada.get(f"/api/tables/{table}")["seats"][0]["lent"]
    line.until("table", lambda news: not news["table"]["seats"][0]["lent"])
    assert line.until("clock", lambda news: 0 in news["running"] or news["running"] == [1])["bank"][0] >= 9_000
    line.close()


def test_a_leavers_seat_is_kept_by_a_bot_and_handed_back(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=6)
    assert ben.ask("DELETE", f"/api/tables/{table}/seats/1")["seats"][1] == {
        "seat": 1,
        "kind": "person",
        "name": "Ben",
        "level": "casual",
        "lent": True,
        "present": False,
    }
    for _ in range(6):
        wait_for(lambda: ada.moment(table, 0)["question"], "the bot does not play")
        ada.answer(table, 0)
    assert ben.command("reclaim", table, 1)["result"] == "done"
    assert ben.command("reclaim", table, 1)["reason"]["id"] == "refused-not-lent"
    play_on(table, {0: ada, 1: ben})
    assert ada.moment(table)["status"] == "over"


def test_a_seat_is_lent_to_a_chosen_level(house: House) -> None:
    ada, ben, table = two_guests(house)
    assert ada.command("lend", table, 0, level="oracle")["reason"]["id"] == "refused-level"
    assert ada.command("lend", table, 0, level="random")["result"] == "done"
    assert ada.get(f"/api/tables/{table}")["seats"][0]["level"] == "random"
    play_on(table, {1: ben})
    assert ben.moment(table)["status"] == "over"


def test_without_a_clock_nobody_is_hurried(house: House) -> None:
    ada, _, table = two_guests(house)
    line = ada.line()
    line.watch(table)
    assert not [message for message in line.quiet(0.2) if message["type"] == "clock"]
    line.close()
