"""A command happens once, a late one does no harm, and nothing is lost between tabs or restarts."""

from __future__ import annotations

import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import func, select, update

from ludoteca.server.schema import ENTRIES, MATCHES
from tests.server.support import House, play_on, running, two_guests, wait_for


def entries(house: House, table: str) -> int:
    query = select(func.count()).where(ENTRIES.c.match == table)
    return int(house.app.state.store.read_now(lambda connection: connection.execute(query).scalar()))


def test_one_command_sent_ten_times_at_once_happens_once(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=2)
    seat = ada.moment(table)["to_act"][0]
    person = (ada, ben)[seat]
    question = person.moment(table, seat)["question"]
    before = entries(house, table)
    name = uuid.uuid4().hex
    wish = {"question": question["serial"], "option": question["options"][0]["option"], "id": name}
    lines = [person.line(), person.line()]

    def by_socket(number: int) -> object:
        lines[number % 2].send(type="answer", table=table, seat=seat, **wish)
        return None

    def by_post(_: int) -> object:
        return person.command("answer", table, seat, **wish)

    with ThreadPoolExecutor(10) as pool:
        posts = [pool.submit(by_post, number) for number in range(6)]
        for number in range(4):
            pool.submit(by_socket, number)
        answers = [post.result() for post in posts]
    answers += [lines[number % 2].until("done") for number in range(4)]
    assert len(answers) == 10
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["result"] == "done"
    assert entries(house, table) == before + 1
    for line in lines:
        line.close()


def test_two_different_commands_for_one_question_give_one_answer(house: House) -> None:
    ada, _, table = two_guests(house)
    question = ada.moment(table, 0)["question"]
    wishes = [{"question": question["serial"], "option": each["option"]} for each in question["options"]]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda wish: ada.command("answer", table, 0, **wish), wishes))
    assert sorted(answer["result"] for answer in answers) == ["done", "stale", "stale", "stale"]


def test_a_stale_answer_gets_the_present_and_does_nothing(house: House) -> None:
    ada, _, table = two_guests(house)
    serial = ada.moment(table, 0)["question"]["serial"]
    line = ada.line()
    line.watch(table)
    assert (
        line.command(
            "answer", table, 0, question=serial, option=line.moments[table]["question"]["options"][0]["option"]
        )["result"]
        == "done"
    )
    before = entries(house, table)
    assert line.command("answer", table, 0, question=serial, option=0)["result"] == "stale"
    present = line.until("moment", lambda moment: moment["log_from"] == 0)
    assert present["question"] is None
    assert entries(house, table) == before
    line.close()


def test_an_illegal_option_is_refused_and_the_question_stays(house: House) -> None:
    ada, _, table = two_guests(house)
    question = ada.moment(table, 0)["question"]
    for option in (999, "nowhere", 2**31 - 1):
        done = ada.command("answer", table, 0, question=question["serial"], option=option)
        assert done["reason"] == {"id": "refused-option", "arguments": {"option": option}}
    assert ada.moment(table, 0)["question"] == question


def test_the_same_id_of_another_person_is_another_command(house: House) -> None:
    ada, ben, table = two_guests(house)
    for seat, person in enumerate((ada, ben)):
        assert person.answer(table, seat, id="mine")["result"] == "done"


def test_two_tabs_show_the_same(house: House) -> None:
    ada, ben, table = two_guests(house)
    tabs = [ada.line(), ada.line()]
    for tab in tabs:
        tab.watch(table)
    play_on(table, {0: ada, 1: ben}, steps=12)
    for tab in tabs:
        tab.quiet(0.3)
    assert tabs[0].moments[table] == tabs[1].moments[table]
    assert tabs[0].log == tabs[1].log
    for tab in tabs:
        tab.close()


def test_a_restart_shows_the_same_screen_and_remembers_commands(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada, ben, table = two_guests(house)
        play_on(table, {0: ada, 1: ben}, steps=9)
        seat = ada.moment(table)["to_act"][0]
        person = (ada, ben)[seat]
        person.command("undo", table, 1 - seat, status=403)
        done = person.answer(table, seat, id="before-the-end")
        screens = [ada.web.get(f"/api/tables/{table}/moment{q}").text for q in ("?seat=0", "")]
        cookie = ada.web.cookies
    with running(tmp_path) as house:
        ada.web.base_url, ben.web.base_url = house.url, house.url
        ada.web.cookies = cookie
        assert [ada.web.get(f"/api/tables/{table}/moment{q}").text for q in ("?seat=0", "")] == screens
        again = person.command("answer", table, seat, id="before-the-end", question=1, option=0)
        assert again == done
        assert ada.web.get(f"/api/tables/{table}/moment?seat=0").text == screens[0]
        play_on(table, {0: ada, 1: ben})


def test_a_restart_in_the_middle_asks_the_bots_again(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=0.2) as house:
        ada = house.guest()
        table = ada.make(
            seats=3, places=[{"kind": "bot"}, {"kind": "bot", "level": "random"}, {"kind": "me"}], start=True
        )
        play_on(table, {2: ada}, steps=2)
        before = len(ada.moment(table)["news"])
        assert ada.get(f"/api/tables/{table}")["status"] == "playing"
    with running(tmp_path) as house:
        ada.web.base_url = house.url
        wait_for(lambda: 2 in ada.moment(table)["to_act"], "the bots were not asked again")
        assert len(ada.moment(table)["news"]) >= before
        play_on(table, {2: ada})
        assert ada.moment(table)["status"] == "over"


def test_a_graceful_end_tells_the_sockets_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada, _, table = two_guests(house)
        line = ada.line()
        line.watch(table)
        house.stop()
        assert line.closed() == 1012
        line.close()


def test_a_match_of_other_rules_is_kept_but_not_played(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada, _, table = two_guests(house)
        change = update(MATCHES).where(MATCHES.c.id == table).values(version=99)
        with house.app.state.store.engine.begin() as connection:
            connection.execute(change)
    with running(tmp_path) as house:
        ada.web.base_url = house.url
        assert ada.get(f"/api/tables/{table}", 409)["error"] == {"id": "error-version", "arguments": {"version": 99}}
        assert [entry["id"] for entry in ada.get("/api/me/tables")] == [table]


def test_a_table_nobody_needs_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with running(tmp_path, idle_after=0.1, sweep_every=0.05, notice_after=0.05) as house:
        ada, ben, table = two_guests(house)
        play_on(table, {0: ada, 1: ben}, steps=5)
        before = ada.web.get(f"/api/tables/{table}/moment?seat=0").text
        wait_for(lambda: table not in house.app.state.lobby.tables, "the table stays in memory")
        assert ada.web.get(f"/api/tables/{table}/moment?seat=0").text == before
        line = ada.line()
        line.watch(table)
        line.quiet(0.4)
        assert table in house.app.state.lobby.tables
        line.close()
