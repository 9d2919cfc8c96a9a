"""Nobody is told what they may not know: not in a message, not by its size, not by the number of messages."""

from __future__ import annotations

import asyncio
import random
import uuid
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.constants import NATURE
from ludoteca.core.game import find_game, game_ids
from ludoteca.core.match import Header, Match, SeriesNature
from ludoteca.core.rng import Rng
from ludoteca.server import moments, record
from ludoteca.server.fair import FairNature, new_secret
from ludoteca.server.live import Line, LiveMatch
from ludoteca.server.record import Place, Record
from ludoteca.server.store import Store
from ludoteca.server.table import Table
from ludoteca.server.wire.socket import Answer, Undo
from tests.server.support import House, house_settings, play_on, two_guests


class World(FairNature):
    """Deals seat 1 what this world wants; everything else is the same in every world."""

    def __init__(self, goal: int, other_card: int) -> None:
        super().__init__("sagrada", "00" * 32, [])
        self.goal = goal
        self.cards = {(0, 0): 0, (0, 1): 1, (1, 0): 2, (1, 1): other_card}
        self.series = SeriesNature(7)

    def answer(self, decision: Any, state: Any, a: int, b: int, out: Any) -> int:
        if decision.name == "deal_private":
            option = 0 if a == 0 else self.goal
        elif decision.name == "deal_window":
            option = self.cards[a, b]
        else:
            self.series.given = self.counter
            option = self.series.answer(decision, state, a, b, out)
        self.counter += 1
        decision.options(state, NATURE, a, b, out)
        assert option in out.listed()
        return option


class Ear:
    """A listener that keeps every byte."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        # Clocks tell the time, which no state decides.
        if b'"type":"clock"' not in data:
            self.heard.append(data)


class Yard:
    """As much of a house as one table needs."""

    def __init__(self, data: Path, world: World) -> None:
        self.settings = house_settings(data)
        self.world = world
        self.store = Store(self.settings.database_url)
        self.bots: Any = None

    def nature(self, kept: Record) -> World:
        """What draws at the table."""
        return self.world

    def notice(self, user: str, kept: Record, kind: str) -> None:
        """Nobody is listening."""


async def heard_in(world: World, data: Path, steps: int, window: str) -> tuple[list[bytes], list[bytes], list[bytes]]:
    """What seat 0, a spectator and seat 1 hear of the same open play in one world."""
    yard = Yard(data, world)
    yard.store.open()
    options = find_game("sagrada").check_options(2)
    people = [Place(0, record.PERSON, "ada", "Ada"), Place(1, record.PERSON, "ben", "Ben")]
    kept = Record(
        "t",
        "sagrada",
        find_game("sagrada").version,
        2,
        options,
        record.WAITING,
        False,
        "ada",
        None,
        None,
        new_secret(),
        0,
        0,
        places=people,
    )
    kept.secret = "11" * 32
    table = Table(yard, kept)
    await yard.store.write(lambda connection: record.add(connection, kept))
    table.queue.open()
    ears = Ear("ada"), Ear("eve"), Ear("ben")
    for ear, seat in zip(ears, (0, None, 1), strict=True):
        await table.queue.do(lambda ear=ear, seat=seat: table.watch(ear, seat))  # type: ignore[misc]
    await table.queue.do(table.begin)
    rng = random.Random(3)
    live = table.playing()
    for step in range(steps):
        if live.match.over:
            break
        # Seat 1 seals twice with a change of mind, so that the number of its answers must not show.
        seat = 1 if step < 3 else live.to_act()[0]
        user = ("ada", "ben")[seat]
        asked = live.asked(seat)
        if step == 1:
            await table.command(user, Undo(id="undo", seat=1))
            continue
        assert asked is not None
        if step < 3:
            option = asked.decision.domain.parse(window)
        elif step == 3:
            option = asked.options[0]
        else:
            option = rng.choice(asked.options)
        assert option is not None
        name = uuid.UUID(int=step).hex
        await table.command(user, Answer(id=name, seat=seat, question=live.serials[seat], option=option))
    await table.shut()
    yard.store.close()
    return ears[0].heard, ears[1].heard, ears[2].heard


def heard(world: World, data: Path, steps: int = 60, window: str = "") -> tuple[list[bytes], list[bytes], list[bytes]]:
    data.mkdir()
    name = window or find_game("sagrada").rules.decisions[4].domain.notation(4)
    return asyncio.run(heard_in(world, data, steps, name))


def test_two_worlds_that_differ_in_what_is_hidden_sound_the_same(tmp_path: Path) -> None:
    one = heard(World(1, 3), tmp_path / "one")
    two = heard(World(4, 9), tmp_path / "two")
    assert len(one[0]) > 40
    assert one[0] == two[0]
    assert one[1] == two[1]
    assert one[2] != two[2]


def test_a_sealed_choice_is_silent_until_it_is_revealed(tmp_path: Path) -> None:
    notation = find_game("sagrada").rules.decisions[4].domain.notation
    one = heard(World(1, 3), tmp_path / "one", 3, notation(4))
    two = heard(World(1, 3), tmp_path / "two", 3, notation(7))
    assert one[0] == two[0]
    assert one[1] == two[1]
    assert one[2] != two[2]


def test_how_often_another_seat_changed_its_sealed_mind_does_not_show(tmp_path: Path) -> None:
    short = heard(World(1, 3), tmp_path / "one", 1)
    long = heard(World(1, 3), tmp_path / "two", 3)
    # Answer; or answer, undo, answer: being asked and having answered show, nothing else does.
    assert short[0][-1] == long[0][-1]
    assert short[1][-1] == long[1][-1]


@pytest.mark.parametrize("leak", ["option", "line", "view", "question"])
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    if leak == "option":
        monkeypatch.setattr(Line, "open_to", lambda self, seat: True)
    elif leak == "line":
        monkeypatch.setattr(Line, "shown_to", lambda self, seat: True)
        monkeypatch.setattr(Line, "open_to", lambda self, seat: True)
    elif leak == "view":
        monkeypatch.setattr(Match, "view", lambda self, seat: self.game.view(self.state, 1))
        monkeypatch.setattr(Match, "views", lambda self, seats: [self.game.view(self.state, 1) for _ in seats])
    else:
        monkeypatch.setattr(moments, "question", lambda live, seat, view: b"%d" % live.match.state.private[2])
    one = heard(World(1, 3), tmp_path / "one")
    two = heard(World(4, 9), tmp_path / "two")
    assert one[0] != two[0]


def walk(game: str, seats: int, seed: int) -> LiveMatch:
    """A random game, stopped somewhere."""
    found = find_game(game)
    rng = random.Random(seed)
    header = Header(game, found.version, seats, tuple(found.check_options(seats).items()))
    live = LiveMatch.begin(header, FairNature(game, f"{seed:064x}", []))
    for _ in range(rng.randrange(200)):
        if live.match.over:
            break
        seat = rng.choice(live.to_act())
        asked = live.asked(seat)
        assert asked is not None
        live.answer(seat, rng.choice(asked.options))
    return live


@pytest.mark.parametrize("game", game_ids())
def test_a_moment_depends_on_nothing_but_the_view(game: str) -> None:
    found = find_game(game)
    differing = 0
    for seed in range(40):
        seats = found.fewest + seed % (found.most - found.fewest + 1)
        live = walk(game, seats, seed)
        if live.match.over:
            continue
        truth = live.match.state
        for seat in (*range(seats), None):
            live.match.state = truth
            told = moments.moment("t", live, seat)
            score = moments.known_score(found, live.match.view(seat), seats)
            live.match.state = found.imagine(live.match.view(seat), Rng(seed))
            differing += live.match.state.key() != truth.key()
            assert moments.moment("t", live, seat) == told
            assert moments.known_score(found, live.match.view(seat), seats) == score
    assert differing


def test_spectators_and_strangers_see_no_hidden_card(house: House) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=14)
    stranger = house.guest()
    public = stranger.moment(table)
    assert [player["private"] for player in public["shown"]["players"]] == [None, None]
    assert public["question"] is None
    assert {line["option"] for line in public["news"] if line["decision"] in ("deal_private", "deal_window")} == {None}
    assert not [line for line in public["news"] if line["decision"] == "choose_window"]
    assert [line["told"] for line in public["news"] if line["decision"] == "deal_private"] == [None, None]
    assert stranger.get(f"/api/tables/{table}/moment?seat=0", 403)["error"]["id"] == "error-not-your-seat"
    line = stranger.line()
    line.send(type="watch", table=table, seat=1)
    assert line.until("error")["error"]["id"] == "error-not-your-seat"
    line.close()


def test_logs_and_figures_hold_nothing_hidden(house: House, capfd: pytest.CaptureFixture[str]) -> None:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben})
    secret = house.app.state.lobby.tables[table].record.secret
    figures = ada.get("/metrics")
    out = capfd.readouterr()
    for text in (figures, out.out, out.err):
        assert secret not in text
        assert ada.cookie is not None
        assert ada.cookie not in text
    assert "ludoteca_commands_total" in figures
