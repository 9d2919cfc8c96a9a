"""One table of routes and roles, walked over every route; and the doors browsers come through."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from tests.server.support import PLAIN, Guest, House, Line, play_on

# For each route: a body, the state of the table it needs, and the status for
# nobody (no cookie), a page of another origin, a cookie without its token, a stranger, a seated guest, the host.
SAFE, ONLY_ME = (200,) * 6, (401, 200, 200, 200, 200, 200)
PASSWORD = {"name": "No such person", "password": "long enough"}
PUSH = {"endpoint": "https://127.0.0.1/x", "keys": {"p256dh": "A" * 87, "auth": "B" * 22}}
ACCESS: dict[tuple[str, str], tuple[Any, str, tuple[int, ...]]] = {
    ("GET", "/healthz"): (None, "waiting", SAFE),
    ("GET", "/readyz"): (None, "waiting", SAFE),
    ("GET", "/metrics"): (None, "waiting", SAFE),
    ("GET", "/api/games"): (None, "waiting", SAFE),
    ("GET", "/api/games/{game}/packs/{pack}"): (None, "waiting", (404,) * 6),
    ("GET", "/api/me"): (None, "waiting", SAFE),
    ("PATCH", "/api/me"): ({"name": "Zoe"}, "waiting", (403, 403, 403, 200, 200, 200)),
    ("POST", "/api/account"): ({"name": "", "password": "x"}, "waiting", (403, 403, 403, 400, 400, 400)),
    ("POST", "/api/session"): (PASSWORD, "waiting", (403, 403, 403, 401, 401, 401)),
    ("DELETE", "/api/session"): (None, "waiting", (403, 403, 403, 200, 200, 200)),
    ("GET", "/api/me/tables"): (None, "waiting", ONLY_ME),
    ("GET", "/api/me/commitment"): (None, "waiting", ONLY_ME),
    ("GET", "/api/me/push"): (None, "waiting", ONLY_ME),
    ("POST", "/api/me/push"): (PUSH, "waiting", (403, 403, 403, 400, 400, 400)),
    ("DELETE", "/api/me/push"): (None, "waiting", (403, 403, 403, 200, 200, 200)),
    ("PUT", "/api/me/webhook"): ({"url": "ftp://x"}, "waiting", (403, 403, 403, 400, 400, 400)),
    ("DELETE", "/api/me/webhook"): (None, "waiting", (403, 403, 403, 200, 200, 200)),
    ("GET", "/api/tables"): (None, "waiting", SAFE),
    ("POST", "/api/tables"): ({"game": "sagrada"}, "waiting", (403, 403, 403, 201, 201, 201)),
    ("GET", "/api/tables/{table}"): (None, "waiting", SAFE),
    ("DELETE", "/api/tables/{table}"): (None, "waiting", (403, 403, 403, 403, 403, 200)),
    ("POST", "/api/tables/{table}/seats/{seat}"): ({}, "waiting", (403, 403, 403, 409, 200, 409)),
    ("DELETE", "/api/tables/{table}/seats/{seat}"): (None, "waiting", (403, 403, 403, 403, 200, 200)),
    ("PUT", "/api/tables/{table}/seats/{seat}/bot"): ({}, "waiting", (403, 403, 403, 403, 403, 409)),
    ("POST", "/api/tables/{table}/start"): (None, "waiting", (403, 403, 403, 403, 403, 200)),
    ("POST", "/api/tables/{table}/commands"): (
        {"type": "undo", "id": "x", "seat": 1},
        "playing",
        (403, 403, 403, 403, 200, 403),
    ),
    ("POST", "/api/tables/{table}/next"): ({}, "playing", (403, 403, 403, 403, 409, 409)),
    ("POST", "/api/tables/{table}/again"): ({}, "over", (403, 403, 403, 403, 201, 201)),
    # No game is so long: whoever may ask is told which step is the last.
    ("POST", "/api/tables/{table}/try"): ({"step": 100_000}, "over", (403, 403, 403, 404, 404, 404)),
    ("GET", "/api/tables/{table}/pack"): (None, "playing", (404,) * 6),
    ("GET", "/api/tables/{table}/moment"): (None, "playing", (403, 403, 403, 403, 200, 403)),
    ("GET", "/api/tables/{table}/score"): (None, "playing", (403, 403, 403, 403, 200, 403)),
    ("GET", "/api/tables/{table}/why"): (None, "playing", (403, 403, 403, 403, 200, 403)),
    ("GET", "/api/tables/{table}/preview"): (None, "playing", (403, 403, 403, 403, 200, 403)),
    ("POST", "/api/tables/{table}/hint"): ({"seat": 1}, "playing", (403, 403, 403, 403, 200, 403)),
    ("POST", "/api/tables/{table}/analysis"): ({"seat": 1}, "playing", (403,) * 6),
    ("GET", "/api/tables/{table}/analysis"): (None, "playing", (403,) * 6),
    ("GET", "/api/tables/{table}/replay"): (None, "playing", (403,) * 6),
    ("GET", "/api/tables/{table}/journal"): (None, "playing", (403,) * 6),
    ("GET", "/api/tables/{table}/transcript"): (None, "playing", (403,) * 6),
    ("GET", "/api/tables/{table}/fair"): (None, "playing", SAFE),
}
OVER = ("replay", "journal", "transcript", "fair")
ROLES = ("nobody", "foreign", "tokenless", "stranger", "seated", "host")


def routes_of(app: Any) -> set[tuple[str, str]]:
    """Every route the description names, and every one that is mounted."""
    described = {(method.upper(), path) for path, operations in app.openapi()["paths"].items() for method in operations}
    mounted = {
        (method, route.path)
        for route in app.routes
        if isinstance(route, APIRoute) and route.include_in_schema
        for method in route.methods
    }
    return described | mounted


def test_the_table_names_every_route(house: House) -> None:
    assert routes_of(house.app) == set(ACCESS)


def scene(house: House, status: str) -> tuple[dict[str, Guest], str]:
    host, seated, stranger = house.guest("Host"), house.guest("Seated"), house.guest("Stranger")
    table = host.make()
    seated.sit(table, 1)
    if status != "waiting":
        host.ask("POST", f"/api/tables/{table}/start")
    if status == "over":
        play_on(table, {0: host, 1: seated})
    return {"host": host, "seated": seated, "stranger": stranger}, table


def knock(people: dict[str, Guest], role: str, method: str, path: str, body: Any) -> httpx.Response:
    url = people["host"].url
    if role == "nobody":
        return httpx.request(method, url + path, json=body, trust_env=False, verify=PLAIN)
    person = people.get(role, people["stranger"])
    headers = {}
    if role == "foreign":
        headers["Origin"] = "https://elsewhere.example"
    if role == "tokenless":
        headers["X-Ludoteca-CSRF"] = ""
    return person.web.request(method, path, json=body, headers=headers)


@pytest.mark.parametrize(("method", "template"), sorted(ACCESS), ids=lambda part: part)
def test_each_role_gets_exactly_what_it_may(house: House, method: str, template: str) -> None:
    body, status, expected = ACCESS[method, template]
    got = []
    people, table = scene(house, status)
    for role in ROLES:
        if method != "GET" and role in ("seated", "host"):
            people, table = scene(house, status)
        path = template.replace("{table}", table).replace("{seat}", "1")
        path = path.replace("{game}", "oh_my_goods").replace("{pack}", "mine")
        if template.rsplit("/", 1)[-1] in ("moment", "score", "analysis"):
            path += "?seat=1"
        elif template.endswith("/why"):
            path += "?seat=1&target=cell:a1"
        elif template.endswith("/preview"):
            path += "?seat=1&option=0"
        answer = knock(people, role, method, path, body)
        got.append(answer.status_code)
        if answer.status_code >= 400:
            assert answer.json()["error"]["id"].startswith("error-")
    assert tuple(got) == expected


def test_once_a_game_is_over_everyone_may_look(house: House) -> None:
    people, table = scene(house, "playing")
    play_on(table, {0: people["host"], 1: people["seated"]})
    for name in OVER:
        for role in ROLES:
            assert knock(people, role, "GET", f"/api/tables/{table}/{name}", None).status_code == 200
    # What a person did wrong is for that person alone.
    path = f"/api/tables/{table}/analysis"
    asked = [knock(people, role, "POST", path, {"seat": 1}).status_code for role in ROLES]
    assert asked == [403, 403, 403, 403, 200, 403]
    looked = [knock(people, role, "GET", f"{path}?seat=1", None).status_code for role in ROLES]
    assert looked == [401, 403, 403, 403, 200, 403]


def test_a_socket_needs_a_cookie_and_our_own_origin(house: House) -> None:
    ada = house.guest()
    assert Line(house.url, None).closed() == 4401
    assert Line(house.url, "forged").closed() == 4401
    assert Line(house.url, ada.cookie, "https://elsewhere.example").closed() == 4403
    line = Line(house.url, ada.cookie, house.url)
    assert line.next()["type"] == "welcome"
    line.close()


def test_our_own_origin_may_post(house: House) -> None:
    ada = house.guest()
    answer = ada.web.patch("/api/me", json={"name": "Ada"}, headers={"Origin": house.url})
    assert answer.status_code == 200


def test_a_cookie_is_signed_and_kept_from_scripts(house: House) -> None:
    answer = httpx.get(house.url + "/api/me", trust_env=False, verify=PLAIN)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = answer.cookies["ludoteca"]
    payload, signature = value.rsplit(".", 1)
    forged = f"{payload}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"
    again = httpx.get(house.url + "/api/me/tables", cookies={"ludoteca": forged}, trust_env=False, verify=PLAIN)
    assert again.status_code == 401


def test_browsers_are_told_to_run_nothing_inline(house: House) -> None:
    for path in ("/", "/api/games", "/nothing", "/table/x"):
        policy = httpx.get(house.url + path, trust_env=False, verify=PLAIN).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_the_page_is_served_and_nothing_beside_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.server.support import running

    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<title>page</title>")
    (static / "app.js").write_text("1")
    (static.parent / "secret.txt").write_text("hidden")
    with running(tmp_path_factory.mktemp("data"), static=static) as own:
        for path in ("/", "/table/abc", "/replay/abc", "/account"):
            assert "page" in httpx.get(own.url + path, trust_env=False, verify=PLAIN).text
        script = httpx.get(own.url + "/app.js", trust_env=False, verify=PLAIN)
        assert script.text == "1"
        kept = {"If-None-Match": script.headers["etag"]}
        assert httpx.get(own.url + "/app.js", headers=kept, trust_env=False, verify=PLAIN).status_code == 304
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/api/nothing", "/nothing.js"):
            assert httpx.get(own.url + path, trust_env=False, verify=PLAIN).status_code == 404
        # A browser on a wrong link is shown the page, which says so; what programs ask for is refused plainly.
        browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        for path, shown in (("/nothing", True), ("/nothing/at/all", True), ("/api/nothing", False)):
            answer = httpx.get(own.url + path, headers=browser, trust_env=False, verify=PLAIN)
            assert answer.status_code == 404
            assert ("page" in answer.text) is shown


def test_commands_of_others_are_refused_over_the_socket(house: House) -> None:
    people, table = scene(house, "playing")
    line = people["stranger"].line()
    line.watch(table)
    line.send(type="answer", id="x", table=table, seat=0, question=1, option=0)
    assert line.until("error")["error"]["id"] == "error-not-your-seat"
    line.close()
