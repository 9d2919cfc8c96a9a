"""Fair dice: bound before the game, checked after it, and a lie does not pass."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import BadFile
from ludoteca.server import fair
from tests.server.support import House, play_on, two_guests


@pytest.fixture(scope="module")
def proof(house: House) -> dict[str, Any]:
    """The proof of a game with undo and a take-back by consent in it."""
    ada, ben, table = two_guests(house, nonce="a" * 16)
    before = ada.get(f"/api/tables/{table}/fair")
    assert "secret" not in before
    people = {0: ada, 1: ben}
    line = ada.line()
    line.watch(table)
    for turn in range(12):
        play_on(table, people, steps=5, seed=turn)
        for seat, person in people.items():
            if turn % 3 == 1 and person.moment(table, seat)["undo"]["can"]:
                person.command("undo", table, seat)
    seat = next(s for s, p in people.items() if p.moment(table, s)["undo"]["ask"])
    people[seat].command("ask_back", table, seat)
    request = line.until("consent", lambda news: news["request"])["request"]
    people[1 - seat].command("consent", table, 1 - seat, request=request, agree=True)
    play_on(table, people)
    line.close()
    found: dict[str, Any] = ada.get(f"/api/tables/{table}/fair")
    assert found["commitment"] == before["commitment"] == ada.get(f"/api/tables/{table}")["commitment"]
    assert found["nonces"] == ["a" * 16, "b" * 16]
    return found


def test_every_draw_of_a_game_is_verified(proof: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof))
    verdict = fair.verify(file)
    assert verdict.fault == ""
    assert verdict.draws == len(proof["draws"]) > 50
    assert verdict.taken_back >= 1


def test_counters_never_go_back(proof: dict[str, Any]) -> None:
    assert [draw["counter"] for draw in proof["draws"]] == list(range(len(proof["draws"])))
    drawn = sum(1 for entry in proof["entries"] if entry[0] == "nature")
    assert drawn == len(proof["draws"])


def test_the_page_can_recompute_draws_without_rules(proof: dict[str, Any]) -> None:
    secret = bytes.fromhex(proof["secret"])
    assert hashlib.sha256(secret).hexdigest() == proof["commitment"]
    for draw in proof["draws"]:
        text = f"ludoteca|{','.join(proof['nonces'])}|{draw['purpose']}|{draw['counter']}"
        number = hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()
        assert number == draw["number"]
        left = int(number, 16) % sum(draw["weights"])
        for option, weight in zip(draw["options"], draw["weights"], strict=True):
            if left < weight:
                assert option == draw["option"]
                break
            left -= weight


def tampered(proof: dict[str, Any]) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(proof))
    return copy


def test_another_secret_does_not_fit_the_commitment(proof: dict[str, Any]) -> None:
    lie = tampered(proof)
    lie["secret"] = "00" * 32
    assert "commitment" in fair.verify_data(lie).fault


def test_another_commitment_and_secret_do_not_give_the_draws(proof: dict[str, Any]) -> None:
    lie = tampered(proof)
    lie["secret"] = "00" * 32
    lie["commitment"] = fair.commitment(lie["secret"])
    assert fair.verify_data(lie).fault


def test_another_nonce_is_caught(proof: dict[str, Any]) -> None:
    lie = tampered(proof)
    lie["nonces"][1] = "c" * 16
    assert fair.verify_data(lie).fault


@pytest.mark.parametrize("place", [0, 7, 20, -1])
def test_a_changed_die_is_caught(proof: dict[str, Any], place: int) -> None:
    draws = [number for number, entry in enumerate(proof["entries"]) if entry[0] == "nature"]
    lie = tampered(proof)
    entry = lie["entries"][draws[place]]
    options = proof["draws"][place]["options"]
    entry[2] = options[0] if entry[2] != options[0] else options[1]
    assert fair.verify_data(lie).fault


def test_a_left_out_entry_is_caught(proof: dict[str, Any]) -> None:
    lie = tampered(proof)
    del lie["entries"][30]
    assert fair.verify_data(lie).fault


def test_a_changed_list_of_draws_is_caught(proof: dict[str, Any]) -> None:
    lie = tampered(proof)
    lie["draws"][3]["number"] = "ff" * 32
    assert "list of draws" in fair.verify_data(lie).fault


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"ludoteca":"fair","format":2}', "\x00", '{"ludoteca":"match"}'])
def test_a_foreign_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text)
    with pytest.raises(BadFile, match=r"x\.json"):
        fair.verify(file)


def test_draws_follow_their_weights() -> None:
    seen = Counter(fair.pick(fair.draw_number("ab" * 32, ["n"], "p", n), (4, 7), (1, 3)) for n in range(4000))
    assert 900 < seen[4] < 1100


def test_a_commitment_can_be_had_before_the_nonce_is_told(house: House) -> None:
    ada, eve = house.guest(), house.guest()
    promised = ada.get("/api/me/commitment")["commitment"]
    wish = {"game": "sagrada", "commitment": promised, "nonce": "a" * 32}
    assert eve.ask("POST", "/api/tables", wish, 409)["error"]["id"] == "error-commitment"
    assert ada.ask("POST", "/api/tables", wish, 201)["commitment"] == promised
    assert ada.ask("POST", "/api/tables", wish, 409)["error"]["id"] == "error-commitment"


def test_promises_are_not_kept_for_ever() -> None:
    promises = fair.Promises(most=2)
    first, second, third = (promises.give("u") for _ in range(3))
    assert promises.keep("u", first) is None
    assert fair.commitment(promises.keep("u", second) or "") == second
    assert promises.keep("other", third) is None


def test_a_bad_nonce_is_refused(house: House) -> None:
    ada = house.guest()
    assert ada.ask("POST", "/api/tables", {"game": "sagrada", "nonce": "zz"}, 400)["error"]["id"] == "error-bad-request"
