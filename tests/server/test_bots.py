"""Bots think in processes of their own, from a view alone, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.policies import policy_names
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.server import bots as house_bots
from ludoteca.server.bots import Bots, default_level, games, invite, is_level, judge, levels, think
from tests.bots.support import install
from tests.server.support import House, play_on, running, wait_for

OWN = """
from ludoteca.bots.player import question

class Last:
    games = ("sagrada",)

    def answer(self, view):
        return question(view).choices[-1].notation

class Thrower:
    def answer(self, view):
        raise RuntimeError("not today")
"""


@pytest.fixture
def uninvited() -> Iterator[None]:
    yield
    house_bots._INVITED.clear()


def work(thought: Coroutine[Any, Any, int], bots: Bots) -> int:
    async def run() -> int:
        try:
            return await thought
        finally:
            bots.close()

    return asyncio.run(run())


def test_every_game_offers_the_levels_from_gentle_to_very_strong() -> None:
    for game in games():
        assert levels(game) == ["beginner", "casual", "strong", "master"]
        assert default_level(game) in levels(game)
        assert all(is_level(game, name) for name in policy_names(find_game(game)))
        assert not is_level(game, "oracle")


def test_a_bot_answers_from_its_view_alone() -> None:
    match = Match.new("sagrada", 3, seed=1)
    for level in ("random", "greedy", "beginner", "casual", "search:iterations=20"):
        for seat in match.to_act():
            option, faults = think("sagrada", level, match.view(seat), 1, 10)
            assert match.question(seat).find(option) == option
            assert not faults
    with pytest.raises(UnknownPolicy):
        think("sagrada", "oracle", match.view(0), 1, 10)


def test_a_worker_keeps_the_tree_of_a_turn() -> None:
    match = Match.new("sagrada", 2, seed=1)
    name = "search:iterations=200"
    kept = 0
    while not match.over and kept < 3:
        seat = match.to_act()[0]
        judgements = judge("sagrada", name, match.view(seat), 1)
        thinker = house_bots._THINKERS["sagrada", name]
        before = [thought.search for thought in thinker.thoughts]
        match.play(seat, judgements[0].option)
        if not match.over:
            judge("sagrada", name, match.view(match.to_act()[0]), 1)
            kept += thinker.thoughts[0].search in before
    assert kept == 3
    with pytest.raises(UnknownPolicy):
        judge("sagrada", "greedy", match.view(0), 1)


def test_searches_side_by_side_give_one_answer() -> None:
    match = Match.new("sagrada", 2, seed=1)
    bots = Bots(2, 60)
    option = work(bots.answer("sagrada", "master:iterations=50", match.view(0), 0), bots)
    assert match.question(0).find(option) == option


def test_a_bot_that_fails_is_replaced_by_the_plain_one() -> None:
    match = Match.new("sagrada", 2, seed=1)
    bots = Bots(1, 30)
    assert match.question(0).find(work(bots.answer("sagrada", "oracle", match.view(0), 0), bots)) is not None


def test_a_bot_that_dawdles_is_replaced_by_the_plain_one() -> None:
    match = Match.new("sagrada", 2, seed=1)
    bots = Bots(1, 0.2)
    option = work(bots.answer("sagrada", "search:seconds=2", match.view(0), 0), bots)
    assert match.question(0).find(option) is not None


@pytest.mark.usefixtures("uninvited")
def test_a_bot_of_the_hosts_own_sits_at_tables_of_its_games(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    with running(tmp_path, bots=f"{file}:Last,{file}:Thrower") as house:
        assert levels("sagrada")[-2:] == ["Last", "Thrower"]
        assert levels("la_granja")[-1:] == ["Thrower"]
        ada = house.guest()
        offered = {game["id"]: game["levels"] for game in ada.get("/api/games")}
        assert "Last" in offered["sagrada"]
        assert "Last" not in offered["la_granja"]
        places = [{"kind": "bot", "level": "Last"}, {"kind": "bot", "level": "Thrower"}]
        table = ada.make(places=places, start=True)
        wait_for(lambda: ada.moment(table)["status"] == "over", "the bots do not finish", 60)


@pytest.mark.usefixtures("uninvited")
def test_a_bot_that_cannot_be_loaded_is_told_of_before_the_house_opens(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("import nothing_of_that_name\n")
    with pytest.raises(UnknownPolicy, match="nothing_of_that_name"):
        invite(f"{file}:Last")


@pytest.mark.usefixtures("uninvited")
def test_an_installed_bot_with_the_name_of_a_built_in_player_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, ["strong = thirdparty:Last", "mine = thirdparty:Last"], OWN)
    before = levels("sagrada")
    invite("")
    assert levels("sagrada") == [*before, "mine"]


def workers(house: House) -> list[int]:
    pool = house.app.state.lobby.bots._pool
    return [] if pool is None else list(pool._processes)


def test_a_killed_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada = house.guest()
        table = ada.make(places=[{"kind": "me"}, {"kind": "bot"}], start=True)
        play_on(table, {0: ada}, steps=3)
        old = workers(house)
        assert old
        assert os.getpid() not in old
        for pid in old:
            os.kill(pid, signal.SIGKILL)
        play_on(table, {0: ada}, seed=2)
        assert ada.moment(table)["status"] == "over"
        assert set(workers(house)) - set(old)
