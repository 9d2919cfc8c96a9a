"""Packs at the table: the host's files, the content that goes with a table, bots and proofs that know it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.game import find_game
from ludoteca.core.pack import pack_hash
from ludoteca.server.fair import verify_data
from tests.server.support import House, running, wait_for

BOTS = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]


def write(folder: Path, game: str, name: str) -> Any:
    """A pack that differs from the printed content in its name alone."""
    data = json.loads(json.dumps(find_game(game).default_pack()))
    data["title" if "title" in data else "name"] = name
    path = folder / "packs" / game / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data))
    return data


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Path]]:
    folder = tmp_path_factory.mktemp("stocked")
    for game in ("oh_my_goods", "la_granja"):
        write(folder, game, "mine")
    (folder / "packs" / "la_granja" / "broken.json").write_text('{"format": 1}')
    (folder / "packs" / "la_granja" / "not a name.json").write_text("{}")
    with running(folder) as house:
        yield house, folder


def test_sound_packs_are_offered_and_others_are_not(stocked: tuple[House, Path]) -> None:
    listed = {game["id"]: game["packs"] for game in stocked[0].guest().get("/api/games")}
    assert listed == {**{name: [] for name in listed}, "oh_my_goods": ["mine"], "la_granja": ["mine"]}
    refused = stocked[0].guest().ask("POST", "/api/tables", {"game": "la_granja", "pack": "broken"}, 400)
    assert refused["error"]["id"] == "error-unknown-pack"


def test_an_offered_pack_can_be_read_before_a_table_is_made(stocked: tuple[House, Path]) -> None:
    house, folder = stocked
    data = json.loads((folder / "packs" / "oh_my_goods" / "mine.json").read_text())
    told = house.guest().get("/api/games/oh_my_goods/packs/mine")
    assert told == {"name": "mine", "hash": pack_hash(data), "data": data}
    for game, pack in (("oh_my_goods", "other"), ("chess", "mine"), ("la_granja", "broken")):
        refused = house.guest().ask("GET", f"/api/games/{game}/packs/{pack}", None, 404)
        assert refused["error"]["id"] == "error-unknown-pack"


@pytest.mark.parametrize("game", ["oh_my_goods", "la_granja"])
def test_a_game_is_played_shown_and_proved_with_its_pack(stocked: tuple[House, Path], game: str) -> None:
    house, folder = stocked
    host = house.guest()
    table = host.make(game=game, pack="mine", places=BOTS, start=True)
    data = json.loads((folder / "packs" / game / "mine.json").read_text())
    assert host.get(f"/api/tables/{table}")["pack"] == {"name": "mine", "hash": pack_hash(data)}
    assert house.guest().get(f"/api/tables/{table}/pack") == data
    assert host.moment(table)["shown"]["pack"] == pack_hash(data)
    wait_for(lambda: host.moment(table)["status"] == "over", "two bots do not finish", 90)
    proof = host.get(f"/api/tables/{table}/fair")
    assert verify_data(proof).fault == ""
    assert host.get(f"/api/tables/{table}/journal")["pack_hash"] == pack_hash(data)


def test_a_table_keeps_its_pack_when_the_file_is_gone(tmp_path: Path) -> None:
    data = write(tmp_path, "oh_my_goods", "mine")
    with running(tmp_path) as house:
        ada = house.guest()
        table = ada.make(game="oh_my_goods", pack="mine", campaign=True, places=[{"kind": "me"}, BOTS[1]], start=True)
        cookie = ada.cookie
    (tmp_path / "packs" / "oh_my_goods" / "mine.json").unlink()
    with running(tmp_path) as house:
        ada = house.guest()
        ada.web.cookies.set("ludoteca", str(cookie), domain="127.0.0.1", path="/")
        ada.hello()
        assert ada.get(f"/api/tables/{table}/pack") == data
        ada.command("lend", table, 0, level="random")
        wait_for(lambda: ada.moment(table)["status"] == "over", "the chapter does not end", 60)
        following = ada.ask("POST", f"/api/tables/{table}/next", {}, 201)
        assert following["pack"]["hash"] == pack_hash(data)


def test_a_moment_that_is_tried_keeps_the_pack(stocked: tuple[House, Path]) -> None:
    house, folder = stocked
    host = house.guest()
    table = host.make(game="la_granja", pack="mine", places=BOTS, start=True)
    wait_for(lambda: host.moment(table)["status"] == "over", "two bots do not finish", 90)
    data = json.loads((folder / "packs" / "la_granja" / "mine.json").read_text())
    tried = host.ask("POST", f"/api/tables/{table}/try", {"step": 5, "places": BOTS}, 201)
    assert tried["pack"] == {"name": "mine", "hash": pack_hash(data)}
    assert host.moment(tried["id"])["shown"]["pack"] == pack_hash(data)
    wait_for(lambda: host.moment(tried["id"])["status"] == "over", "two bots do not finish", 90)
    again = host.ask("POST", f"/api/tables/{tried['id']}/again", {}, 201)
    assert again["pack"]["hash"] == pack_hash(data)
    assert again["position"]
