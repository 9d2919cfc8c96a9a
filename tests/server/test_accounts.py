"""Guests, accounts and the seats that go along."""

from __future__ import annotations

import uuid

import httpx
from sqlalchemy import select

from ludoteca.server.schema import USERS
from tests.server.support import PLAIN, House, play_on, two_guests


def name() -> str:
    return f"Ada {uuid.uuid4().hex[:10]}"


def test_a_guest_who_registers_keeps_the_seat(house: House) -> None:
    ada, _, table = two_guests(house)
    me = ada.ask("POST", "/api/account", {"name": name(), "password": "correct horse"}, 201)
    assert me["kind"] == "account"
    assert me["user"] == ada.user
    assert ada.get(f"/api/tables/{table}")["mine"] == [0]
    assert (
        ada.ask("POST", "/api/account", {"name": name(), "password": "correct horse"}, 409)["error"]["id"]
        == "error-has-account"
    )


def test_signing_in_brings_a_guests_seats_along(house: House) -> None:
    login = name()
    home = house.guest()
    home.ask("POST", "/api/account", {"name": login, "password": "correct horse"}, 201)
    ada, ben, table = two_guests(house)
    line = ada.line()
    line.watch(table)
    me = ada.ask("POST", "/api/session", {"name": login.upper(), "password": "correct horse"})
    assert me["user"] == home.user
    assert line.closed() == 4401
    ada.hello()
    assert ada.get(f"/api/tables/{table}")["mine"] == [0]
    assert home.get("/api/me/tables")[0]["id"] == table
    assert home.get(f"/api/tables/{table}")["hosting"]
    play_on(table, {0: home, 1: ben})
    line.close()


def test_a_wrong_password_and_a_strangers_name_sound_alike(house: House) -> None:
    login = name()
    ada = house.guest()
    ada.ask("POST", "/api/account", {"name": login, "password": "correct horse"}, 201)
    eve = house.guest()
    wrong = eve.ask("POST", "/api/session", {"name": login, "password": "wrong horse"}, 401)
    nobody = eve.ask("POST", "/api/session", {"name": name(), "password": "wrong horse"}, 401)
    assert wrong == nobody


def test_a_name_is_taken_however_it_is_written(house: House) -> None:
    login = name()
    house.guest().ask("POST", "/api/account", {"name": login, "password": "correct horse"}, 201)
    taken = house.guest().ask("POST", "/api/account", {"name": f" {login.upper()} ", "password": "correct horse"}, 409)
    assert taken["error"]["id"] == "error-name-taken"


def test_signing_out_closes_this_sessions_sockets_and_no_other(house: House) -> None:
    login = name()
    first, second = house.guest(), house.guest()
    first.ask("POST", "/api/account", {"name": login, "password": "correct horse"}, 201)
    second.ask("POST", "/api/session", {"name": login, "password": "correct horse"})
    second.hello()
    one, two = first.line(), second.line()
    fresh = first.ask("DELETE", "/api/session")
    assert fresh["kind"] == "guest"
    assert fresh["user"] != second.user
    assert one.closed() == 4401
    two.send(type="ping", id="still")
    assert two.until("pong")["id"] == "still"
    two.close()


def test_an_ended_session_stays_ended(house: House) -> None:
    ada = house.guest()
    old = ada.cookie
    ada.ask("DELETE", "/api/session")
    headers = {"Cookie": f"ludoteca={old}"}
    answer = httpx.get(house.url + "/api/me/tables", headers=headers, trust_env=False, verify=PLAIN)
    assert answer.status_code == 401


def test_passwords_are_kept_as_argon2id(house: House) -> None:
    login = name()
    ada = house.guest()
    ada.ask("POST", "/api/account", {"name": login, "password": "correct horse"}, 201)
    query = select(USERS.c.password).where(USERS.c.id == ada.user)
    kept = house.app.state.store.read_now(lambda connection: connection.execute(query).scalar())
    assert kept.startswith("$argon2id$")


def test_names_languages_and_preferences_are_kept(house: House) -> None:
    ada = house.guest()
    ada.ask(
        "PATCH",
        "/api/me",
        {"name": "  Ada   Lovelace ", "language": "cs", "preferences": {"confirm": "risky", "sound": False}},
    )
    me = ada.get("/api/me")
    assert (me["name"], me["language"]) == ("Ada Lovelace", "cs")
    assert me["preferences"] == {"confirm": "risky", "sound": False}
    assert ada.ask("PATCH", "/api/me", {"preferences": {"x": "y" * 3000}}, 400)["error"]["id"] == "error-bad-request"
    assert ada.ask("PATCH", "/api/me", {"wish": 1}, 400)["error"]["arguments"]["field"] == "wish"
