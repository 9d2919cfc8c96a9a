"""A data folder of rules that are no longer played: it opens, says so, and gives its journals away."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteca.cli.main import app
from ludoteca.core import save, transcript
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game, game_ids
from ludoteca.server.writes import entries_of
from tests.fixtures.make_data import PASSWORD
from tests.server.support import Guest, House, play_on, running, two_guests

KEPT = Path(__file__).parents[1] / "fixtures" / "data_v1"
TABLES = json.loads((KEPT / "tables.json").read_text(encoding="utf-8"))
GAMES = ("la_granja", "oh_my_goods", "sagrada")


@pytest.fixture(autouse=True)
def _newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has other rules than those of the folder, whether or not its version has risen since."""
    for name in game_ids():
        game = find_game(name)
        if game.version == 1:
            monkeypatch.setattr(type(game), "version", 2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(KEPT / "data", tmp_path / "data"))


@pytest.fixture
def old_house(folder: Path) -> Iterator[House]:
    with running(folder) as opened:
        yield opened


def person(house: House, name: str) -> Guest:
    guest = house.guest()
    guest.ask("POST", "/api/session", {"name": name, "password": PASSWORD})
    guest.hello()
    return guest


def every(kind: str) -> list[str]:
    return [TABLES[game][kind] for game in GAMES]


def test_lists_say_which_games_cannot_go_on(old_house: House) -> None:
    ada = person(old_house, "Ada")
    listed = {entry["id"]: entry for entry in ada.get("/api/me/tables")}
    assert set(listed) == {table for kinds in TABLES.values() for table in kinds.values()}
    assert all(entry["old"] for entry in listed.values())
    assert not any(entry["your_turn"] for entry in listed.values())
    assert ada.get("/api/tables") == []
    fresh = ada.make(places=[{"kind": "me"}, {"kind": "me"}], start=True)
    assert not ada.get(f"/api/tables/{fresh}")["old"]


def test_each_is_refused_with_one_line(old_house: House) -> None:
    ada = person(old_house, "Ada")
    refused = {"error": {"id": "error-version", "arguments": {"version": 1}}}
    for table in [table for kinds in TABLES.values() for table in kinds.values()]:
        for path in ("", "/moment?seat=0", "/replay", "/transcript", "/fair", "/score"):
            assert ada.get(f"/api/tables/{table}{path}", 409) == refused
        for path in ("start", "again", "next"):
            body = None if path == "start" else {}
            assert ada.ask("POST", f"/api/tables/{table}/{path}", body, 409) == refused
        line = ada.line()
        line.send(type="watch", table=table)
        assert line.until("error")["error"] == refused["error"]
        line.close()


def test_the_people_and_the_host_take_the_journal_of_an_unfinished_game(old_house: House) -> None:
    ada, ben, stranger = person(old_house, "Ada"), person(old_house, "Ben"), old_house.guest()
    texts = {}
    for table in every("running"):
        texts[table] = ada.web.get(f"/api/tables/{table}/journal").text
        assert ben.web.get(f"/api/tables/{table}/journal").text == texts[table]
        assert stranger.get(f"/api/tables/{table}/journal", 403)["error"]["id"] == "error-not-at-table"
        with pytest.raises(LudotecaError, match="version 1"):
            save.read(texts[table])
    for table in every("waiting"):
        assert ada.get(f"/api/tables/{table}/journal", 409)["error"]["id"] == "error-not-started"
    for game, table in zip(GAMES, every("running"), strict=True):
        data = json.loads(texts[table])
        assert (data["game"], data["version"], data["seats"]) == (game, 1, 2)
        # Answers that were taken back are not in it.
        given = [answer for answer in data["answers"] if answer[0] >= 0]
        assert 15 <= len(given) < 25


def test_a_finished_games_journal_stays_open_to_all(old_house: House) -> None:
    stranger = old_house.guest()
    for table in [*every("over"), TABLES["campaign"]["over"]]:
        data = json.loads(stranger.web.get(f"/api/tables/{table}/journal").text)
        assert data["version"] == 1
        assert len(data["answers"]) > 100


def test_an_exported_journal_is_the_save_that_the_rules_write(tmp_path: Path) -> None:
    """Put together without any rule, it equals what the match itself says, with answers taken back or cut."""
    with running(tmp_path) as house:
        ada, ben, table = two_guests(house)
        for _ in range(8):
            play_on(table, {0: ada, 1: ben}, steps=3)
            for seat, guest in enumerate((ada, ben)):
                if guest.moment(table, seat)["undo"]["can"]:
                    guest.command("undo", table, seat)
        ada.command("ask_back", table, 0)
        live = house.app.state.lobby.tables[table].live
        ben.command("consent", table, 1, request=1, agree=True)
        kinds = [entry.kind for entry in house.app.state.store.read_now(lambda c: entries_of(c, table))]
        assert {"undo", "cut"} <= set(kinds)
        assert exported(tmp_path, table).stdout == save.dump(live.match)
        play_on(table, {0: ada, 1: ben})
        assert exported(tmp_path, table).stdout == ada.web.get(f"/api/tables/{table}/journal").text


def test_the_host_may_clear_them_away(old_house: House) -> None:
    ada, ben = person(old_house, "Ada"), person(old_house, "Ben")
    alone, shared, waiting = (TABLES["sagrada"][kind] for kind in ("with_bot", "running", "waiting"))
    assert ben.ask("DELETE", f"/api/tables/{waiting}", status=403)["error"]["id"] == "error-not-host"
    assert ada.ask("DELETE", f"/api/tables/{shared}", status=409)["error"]["id"] == "error-started"
    for table in (alone, waiting):
        assert ada.ask("DELETE", f"/api/tables/{table}")["status"] == "closed"
        assert ada.get(f"/api/tables/{table}", 404)["error"]["id"] == "error-no-table"
    assert {alone, waiting}.isdisjoint(entry["id"] for entry in ada.get("/api/me/tables"))


def test_they_do_not_count_against_new_tables(folder: Path) -> None:
    with running(folder, tables_per_guest=1) as house:
        ben = house.guest("Ben")
        ben.make()
        assert ben.ask("POST", "/api/tables", {"game": "sagrada"}, 429)["error"]["id"] == "error-too-many-tables"
        ada = person(house, "Ada")
        for _ in range(5):
            ada.make()
        assert ada.ask("POST", "/api/tables", {"game": "sagrada"}, 429)["error"]["id"] == "error-too-many-tables"


# -- the command line --------------------------------------------------------------------------------------


def exported(folder: Path, *words: str) -> Any:
    return CliRunner().invoke(app, ["export", "--data", str(folder), *words])


def test_the_host_exports_from_the_command_line(folder: Path, tmp_path: Path) -> None:
    listed = json.loads(exported(folder, "--json").stdout)
    assert {row["table"] for row in listed} == {table for kinds in TABLES.values() for table in kinds.values()}
    assert all(row["old"] for row in listed)
    assert "1 (old)" in exported(folder).stdout
    for table in [*every("over"), *every("running"), *TABLES["campaign"].values()]:
        data = json.loads(exported(folder, table).stdout)
        assert data["ludoteca"] == "match"
        assert data["answers"]
    file = tmp_path / "journal.json"
    table = every("over")[0]
    assert exported(folder, table, "--out", str(file)).exit_code == 0
    assert file.read_text(encoding="utf-8") == exported(folder, table).stdout
    assert "nothing was written" in str(exported(folder, table, "--out", str(file)).exception)


def test_what_cannot_be_exported_is_said_in_one_line(folder: Path, tmp_path: Path) -> None:
    assert "there is no table 'nobody'" in str(exported(folder, "nobody").exception)
    assert "has not begun" in str(exported(folder, every("waiting")[0]).exception)
    assert "no data of a Ludoteca server" in str(exported(tmp_path).exception)
    (tmp_path / "ludoteca.sqlite3").write_text("not a database", encoding="utf-8")
    assert "not the store of a Ludoteca server" in str(exported(tmp_path).exception)


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_refuses_an_old_save_with_one_line(game: str) -> None:
    now = find_game(game).version
    why = f"begun with the rules of {game} version 1; this library plays version {now}"
    for name in (f"{game}.json", f"{game}.txt"):
        for words in (["show"], ["replay"]):
            refused = CliRunner().invoke(app, [*words, str(KEPT / "files" / name)])
            assert isinstance(refused.exception, LudotecaError)
            assert why in str(refused.exception)
            assert "\n" not in str(refused.exception)
    refused = CliRunner().invoke(app, ["play", "--resume", str(KEPT / "files" / f"{game}.json")])
    assert why in str(refused.exception)


def test_an_old_transcript_is_refused_for_its_rules_before_its_options() -> None:
    with pytest.raises(LudotecaError, match="version 1"):
        transcript.read("sagrada 1 · seats 2 · gone_since yes\n")
