"""Bots think in processes of their own, from a view alone, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.match import Match
from ludoteca.server.bots import Bots, default_level, games, levels, think
from tests.server.support import House, play_on, running


def test_every_game_has_a_random_bot_and_its_own() -> None:
    for game in games():
        assert levels(game)[0] == "random"
        assert default_level(game) == levels(game)[-1]


def test_a_bot_answers_from_its_view_alone() -> None:
    match = Match.new("sagrada", 3, seed=1)
    for level in levels("sagrada"):
        for seat in match.to_act():
            option = think("sagrada", level, match.view(seat), 1)
            assert match.question(seat).find(option) == option
    with pytest.raises(UnknownPolicy):
        think("sagrada", "oracle", match.view(0), 1)


def test_a_bot_that_fails_is_replaced_by_a_random_one() -> None:
    match = Match.new("sagrada", 2, seed=1)

    async def work() -> int:
        bots = Bots(1, 30)
        try:
            return await bots.answer("sagrada", "oracle", match.view(0), 0)
        finally:
            bots.close()

    assert match.question(0).find(asyncio.run(work())) is not None


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
