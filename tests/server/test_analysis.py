"""Hints while playing and analyses afterwards: for the own seat alone, in the background, kept through a restart."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ludoteca.server import analysis
from ludoteca.server.schema import ANALYSES, PIECES
from ludoteca.server.store import rows
from tests.server.support import Guest, House, play_on, running, two_guests, wait_for

QUICK = {"analysis_iterations": 20, "hint_iterations": 40}


def finished(house: House) -> tuple[Guest, Guest, str]:
    """A game of two guests, played to its end."""
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben})
    return ada, ben, table


def ask(guest: Guest, table: str, seat: int, status: int = 200) -> Any:
    return guest.ask("POST", f"/api/tables/{table}/analysis", {"seat": seat}, status)


def state(guest: Guest, table: str, seat: int) -> Any:
    return guest.get(f"/api/tables/{table}/analysis?seat={seat}")


def done(guest: Guest, table: str, seat: int) -> Any:
    """The analysis, once it is there."""

    def look() -> Any:
        found = state(guest, table, seat)
        assert found["status"] != "failed"
        return found if found["status"] == "done" else None

    return wait_for(look, "the analysis does not end", 60)["analysis"]


# -- hints -------------------------------------------------------------------------------------------------


def test_a_hint_names_the_best_answers_of_the_own_question(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as house:
        ada, ben, table = two_guests(house)
        question = ada.moment(table, 0)["question"]
        hint = ada.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})
        assert hint["question"] == question["serial"]
        legal = {option["option"] for option in question["options"]}
        assert {answer["option"] for answer in hint["answers"]} <= legal
        assert all(0 <= answer["win"] <= 1 for answer in hint["answers"])
        # Asked again it is the same, and nothing is thought.
        assert ada.ask("POST", f"/api/tables/{table}/hint", {"seat": 0}) == hint
        assert ben.ask("POST", f"/api/tables/{table}/hint", {"seat": 0}, 403)["error"]["id"] == "error-not-your-seat"
        ada.answer(table, 0)
        refused = ada.ask("POST", f"/api/tables/{table}/hint", {"seat": 0}, 409)
        assert refused["error"]["id"] == "error-no-question"


def test_a_hint_says_where_the_die_goes_in_the_words_of_a_question(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK | {"hint_iterations": 200}) as house:
        # A tool may be better than any die, and goes on otherwise: then another deal is asked about.
        for _ in range(5):
            ada, ben, table = two_guests(house)
            for seat, guest in enumerate((ada, ben)):
                guest.answer(table, seat)
            seat, guest = (0, ada) if ada.moment(table, 0)["question"] else (1, ben)
            answers = guest.ask("POST", f"/api/tables/{table}/hint", {"seat": seat})["answers"]
            dice = [one for one in answers if one["then"] and one["then"][0]["decision"] == "place"]
            if dice:
                break
        found = dice[0]
        taken = next(o for o in guest.moment(table, seat)["question"]["options"] if o["option"] == found["option"])
        step = found["then"][0]
        assert step["target"] in taken["leads"]
        assert step["prompt"]["id"] == "sagrada-ask-place"
        assert step["prompt"]["arguments"]["die"]["word"] == taken["notation"]
        assert (step["name"]["kind"], step["name"]["word"]) == ("cell", step["notation"])


def test_a_table_may_be_made_without_hints(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as house:
        ada, _, table = two_guests(house, hints=False)
        assert ada.get(f"/api/tables/{table}")["hints"] is False
        assert ada.ask("POST", f"/api/tables/{table}/hint", {"seat": 0}, 403)["error"]["id"] == "error-hints-off"
        house.stop()
    with running(tmp_path, **QUICK) as again:
        # It is kept with the table, not in memory.
        assert again.app.state.store.read_now(lambda c: rows(c, select(ANALYSES))) == []
        found = again.guest().get(f"/api/tables/{table}")
        assert found["hints"] is False


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as house:
        ada, ben, table = two_guests(house)
        ada.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})
        pool = house.app.state.lobby.analyses.quick._pool
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert ben.ask("POST", f"/api/tables/{table}/hint", {"seat": 1})["answers"]


# -- analyses ----------------------------------------------------------------------------------------------


def test_an_analysis_is_done_in_the_background_and_told_to_its_person(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as house:
        ada, ben, table = finished(house)
        hers, his = ada.line(), ben.line()
        assert state(ada, table, 0)["status"] == "none"
        assert ask(ada, table, 0)["status"] == "running"
        end = hers.until("analysis", lambda news: news["status"] == "done", 60)
        assert end["table"] == table
        assert end["done"] == end["total"] > 20
        assert not [news for news in his.quiet() if news["type"] == "analysis"]
        found = state(ada, table, 0)["analysis"]
        assert found["decisions"]
        assert found["curve"][-1]["kind"] == "end"
        outcome = ada.moment(table)["outcome"]
        assert found["lead"] == outcome["points"][0] - outcome["points"][1]
        assert found["won"] == (1.0 if outcome["winners"] == [0] else 0.5 if 0 in outcome["winners"] else 0.0)
        assert [found["decisions"][place]["value_lost"] for place in found["mistakes"]] == sorted(
            (one["value_lost"] for one in found["decisions"] if one["value_lost"]), reverse=True
        )[:3]
        # Each step is the replay's moment before the answer: the question stood open for this seat there.
        first = found["decisions"][0]
        replay = ada.get(f"/api/tables/{table}/replay?seat=0&first={first['step']}&count=1")
        asked = replay["moments"][0]["question"]
        assert asked["decision"] == first["decision"]
        assert first["played"]["notation"] in {option["notation"] for option in asked["options"]}
        assert first["prompt"] == asked["prompt"]
        assert first["played"]["name"] in [option["name"] for option in asked["options"]]
        # Nothing of the work is left behind.
        assert house.app.state.store.read_now(lambda c: rows(c, select(PIECES))) == []
        assert ask(ada, table, 0)["status"] == "done"


def test_only_the_own_seat_is_analysed_and_only_once_the_game_is_over(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as house:
        ada, ben, table = two_guests(house)
        assert ask(ada, table, 0, 403)["error"]["id"] == "error-not-over"
        play_on(table, {0: ada, 1: ben})
        assert ask(ada, table, 1, 403)["error"]["id"] == "error-not-your-seat"
        assert ask(house.guest(), table, 0, 403)["error"]["id"] == "error-not-your-seat"
        assert ask(ada, table, 9, 404)["error"]["id"] == "error-no-seat"


def test_an_analysis_goes_on_after_a_restart_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "PART_SECONDS", 0.0)
    with running(tmp_path, analysis_iterations=150) as house:
        ada, _, table = finished(house)
        ask(ada, table, 0)
        wait_for(lambda: state(ada, table, 0)["done"] >= 3, "no part is kept", 30)
        cookie = ada.web.cookies
        house.stop()
        before = house.app.state.store
        kept = before.read_now(lambda c: rows(c, select(PIECES).order_by(PIECES.c.number)))
        assert len(kept) >= 3
        status = before.read_now(lambda c: rows(c, select(ANALYSES.c.status, ANALYSES.c.total)))
        assert status[0]["status"] == "running"
        assert len(kept) < status[0]["total"]
    monkeypatch.setattr(analysis, "PART_SECONDS", 2.0)
    with running(tmp_path, analysis_iterations=20) as again:
        ada = again.guest()
        ada.web.cookies = cookie
        ada.hello()
        found = done(ada, table, 0)
        # What was thought before is taken as it is, and the rest is thought as thoroughly as was begun.
        assert found["iterations"] == 150
        places = len(found["decisions"]) + len(found["draws"])
        assert places == status[0]["total"]


def test_an_analysis_that_breaks_is_given_up_and_may_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, **QUICK) as house:
        ada, ben, table = finished(house)

        async def broken(*_: Any) -> None:
            raise RuntimeError("planted")

        with monkeypatch.context() as planted:
            planted.setattr(analysis.Analyses, "_load", broken)
            ask(ada, table, 0)
            wait_for(lambda: state(ada, table, 0)["status"] == "failed", "it is not given up", 30)
            assert not house.app.state.lobby.analyses.jobs
        ask(ben, table, 1)
        assert ask(ada, table, 0)["status"] == "running"
        assert done(ada, table, 0)["decisions"]
        assert done(ben, table, 1)["decisions"]


def as_stored_before(found: Any) -> Any:
    """An analysis as the version before stored it: two numbers for a prompt, message ids for answers, parts of views."""
    old = json.loads(json.dumps(found))
    for one in old["decisions"]:
        one["prompt"]["arguments"] = {"a": 3, "b": 0}
        one["seen"] = {"pool": [1, 2, 3]}
        for answer in (one["played"], one["best"], *one["played"]["then"], *one["best"]["then"]):
            del answer["name"]
            answer["label"] = "sagrada-action-r4"
            if "prompt" in answer:
                answer["prompt"]["arguments"] = {"a": 5, "b": 1}
    del old["contest"]
    return old


def test_an_analysis_of_the_version_before_opens_with_its_answers_said_anew(tmp_path: Path) -> None:
    with running(tmp_path, **QUICK) as house:
        ada, _, table = finished(house)
        ask(ada, table, 0)
        wait_for(lambda: state(ada, table, 0)["status"] == "done", "the analysis does not end", 60)
        found = state(ada, table, 0)
        assert any(one["played"]["then"] for one in found["analysis"]["decisions"])
        stored = json.dumps(as_stored_before(found["analysis"]))
        store = house.app.state.store
        with store.engine.begin() as connection:
            connection.execute(update(ANALYSES).values(result=stored))
        assert state(ada, table, 0) == found
        # Said once and kept: the next time it is read as it is.
        kept = store.read_now(lambda connection: rows(connection, select(ANALYSES.c.result)))
        assert json.loads(kept[0]["result"]) == found["analysis"]
