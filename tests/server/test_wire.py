"""One wire: what is described is what is sent, and a message that is not described is noticed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.moments import MomentMessage
from ludoteca.server.wire.socket import AnyMessage, AnyRequest, Done
from tests.server.support import House, play_on, two_guests
from tests.server.wire import WireFault, check_answer, check_message, check_request


@pytest.fixture(scope="module")
def moment(house: House) -> Any:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=6)
    seat = ada.moment(table)["to_act"][0]
    found = (ada, ben)[seat].line().watch(table, seat=seat)
    assert found["question"] is not None
    return found


def planted(moment: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """The moment with something else in one place; nothing: without that place."""
    changed = copy.deepcopy(moment)
    at = changed
    for name in path[:-1]:
        at = at[name]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("more",), 1),
        (("round",), "3"),
        (("round",), None),
        (("question", "options", 0, "option"), "r4"),
        (("question", "more"), 1),
        (("question", "prompt", "arguments", "left"), 1.5),
        (("news", 0, "told"), 7),
        (("news", 0, "more"), 7),
        (("shown", "seats"), "two"),
        (("shown", "secret"), 1),
        (("undo", "can"), 2),
        (("status",), "lost"),
    ],
)
def test_a_wrong_moment_is_noticed(moment: Any, path: tuple[str | int, ...], value: Any) -> None:
    check_message(moment)
    with pytest.raises(WireFault):
        check_message(planted(moment, path, value))


def test_wrong_answers_and_requests_are_noticed(house: House) -> None:
    me = house.guest().get("/api/me")
    check_answer("GET", "/api/me", 200, me)
    for wrong in (me | {"more": 1}, me | {"push": "no"}, {k: v for k, v in me.items() if k != "csrf"}):
        with pytest.raises(WireFault):
            check_answer("GET", "/api/me", 200, wrong)
    with pytest.raises(WireFault):
        check_answer("GET", "/api/me", 418, {"error": {"id": "error-tea", "arguments": {}}})
    check_request({"type": "ping", "id": "x"})
    for request in ({"type": "ping", "more": 1}, {"type": "sing"}, {"type": "watch"}):
        with pytest.raises(WireFault):
            check_request(request)
    with pytest.raises(WireFault):
        check_message({"type": "sing"})


def test_what_was_sent_reads_back_as_its_struct(moment: Any) -> None:
    text = encode(moment)
    found: Any = msgspec.json.decode(text, type=AnyMessage)
    assert isinstance(found, MomentMessage)
    assert found.question is not None
    assert found.question.options[0].option == moment["question"]["options"][0]["option"]
    done = Done("a", "t", "stale", None)
    assert msgspec.json.decode(encode(done), type=AnyMessage) == done


@pytest.mark.parametrize(
    ("path", "method", "body", "field", "problem"),
    [
        (
            "/api/tables",
            "POST",
            {"game": "sagrada", "cheat": 1},
            "cheat",
            "Object contains unknown field `cheat`; there are game, seats, options",
        ),
        ("/api/tables", "POST", {}, "game", "Object missing required field `game`"),
        ("/api/tables", "POST", {"game": "sagrada", "seats": "2"}, "seats", "Expected `int | null`, got `str`"),
        ("/api/tables", "POST", {"game": "sagrada", "seats": 99}, "seats", "Expected `int` <= 16"),
        (
            "/api/tables",
            "POST",
            {"game": "sagrada", "clock": {"bank": 1}},
            "clock.bank",
            "Expected `int` >= 5",
        ),
        (
            "/api/tables",
            "POST",
            {"game": "sagrada", "places": [{"kind": "you"}]},
            "places[0].kind",
            "Invalid enum value 'you'; there are bot, me, open",
        ),
        ("/api/tables", "POST", [], "body", "Expected `object`, got `array`"),
        (
            "/api/me",
            "PATCH",
            {"preferences": {"sound": 1.5}},
            "preferences[...]",
            "Expected `bool | int | str | null`, got `float`",
        ),
        ("/api/tables/x/commands", "POST", {"type": "undo", "id": "a"}, "seat", "Object missing required field `seat`"),
    ],
)
def test_a_bad_body_is_told_what_would_be_right(
    house: House, path: str, method: str, body: Any, field: str, problem: str
) -> None:
    refused = house.guest().ask(method, path, body, 400)["error"]
    assert refused["id"] == "error-bad-request"
    assert refused["arguments"]["field"] == field
    assert refused["arguments"]["problem"].startswith(problem)


def test_a_bad_frame_is_told_what_would_be_right(house: House) -> None:
    for text, field, problem in (
        (
            '{"type": "sing"}',
            "type",
            "Invalid value 'sing'; there are answer, undo, reset, ask_back, consent, lend, reclaim, watch, unwatch, ping",
        ),
        (
            '{"type": "watch", "table": "t", "eyes": 2}',
            "eyes",
            "Object contains unknown field `eyes`; there are type, id, seat, table, question, option, request, agree, level",
        ),
        ("{", "frame", "not JSON in UTF-8"),
    ):
        line = house.guest().line()
        line.socket.send(text)
        assert line.next()["error"] == {
            "id": "error-bad-request",
            "arguments": {"field": field, "problem": problem},
        }
        assert line.closed() == 4400


def test_the_schemas_are_served_as_they_are_published(house: House) -> None:
    guest = house.guest()
    published = Path(__file__).parents[2] / "docs" / "schema"
    assert guest.get("/api/openapi.json") == json.loads((published / "openapi.json").read_text())
    for file in published.glob("*.json"):
        if file.stem != "openapi":
            assert guest.get(f"/api/schema/{file.name}") == json.loads(file.read_text())
    assert guest.get("/api/schema/chess.json", 404)["error"]["id"] == "error-unknown-game"


def test_all_that_clients_send_is_refused_with_a_field_too_many() -> None:
    def kinds(union: Any) -> list[Any]:
        return list(union.__args__)

    assert all(kind.__struct_config__.forbid_unknown_fields for kind in kinds(AnyRequest))
    assert not any(kind.__struct_config__.forbid_unknown_fields for kind in kinds(AnyMessage))
