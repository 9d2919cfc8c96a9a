"""Told outside the page: a browser subscribes, the server seals, a push service carries, the worker shows it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, expect

from tests.page.support import FLAGS, WHOLE, Player, chromium
from tests.server.support import House, running, wait_for
from tests.server.test_push import Receiver, text, unseal, vapid_claims

# The push service of a real browser is far away; this one is on loopback, everything else is the browser's own.
SUBSCRIBE = """
PushManager.prototype.subscribe = async function (options) {
  const key = new Uint8Array(options.applicationServerKey.buffer ?? options.applicationServerKey);
  globalThis.subscribedWith = btoa(String.fromCharCode(...key)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return { toJSON: () => (%s) };
};
"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.http.shutdown()
    found.http.server_close()


@pytest.fixture
def whole_browser(chromium_browser: Browser) -> Iterator[Browser]:
    """One that shows notifications."""
    browser = chromium_browser.browser_type.launch(executable_path=chromium(WHOLE), args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture
def eager(page_house: House, tmp_path: Path) -> Iterator[House]:
    """A house that does not wait long before it tells."""
    with running(tmp_path, static=page_house.settings.static, notice_after=0.3, sweep_every=0.1) as opened:
        yield opened


@pytest.mark.parametrize(("language", "title", "game"), [("en", "Your turn", "Sagrada"), ("ru", "Ваш ход", "Саграда")])
def test_a_push_comes_through_to_the_reader(
    whole_browser: Browser, eager: House, receiver: Receiver, language: str, title: str, game: str
) -> None:
    me = Player(whole_browser, eager.url, locale=language)
    me.context.grant_permissions(["notifications"])
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    wish = {"endpoint": receiver.url + "/push", "keys": {"p256dh": text(public), "auth": text(auth)}}
    me.page.add_init_script(SUBSCRIBE % json.dumps(wish))
    registrations: list[Any] = []
    devtools = me.context.new_cdp_session(me.page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda news: registrations.extend(news["registrations"]))
    devtools.send("ServiceWorker.enable")

    me.open("/account").see(".row .button").nth(-1).click()
    expect(me.see(".good-word")).not_to_be_empty()
    assert me.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["push"]
    server_key = me.page.evaluate("subscribedWith")

    table = me.play_now()
    me.see(".window-choice").wait_for()
    # The page itself says so first: in its title and on its icon.
    expect(me.page).to_have_title(re.compile("^●"))
    expect(me.see("#favicon")).to_have_attribute("href", re.compile("^data:"))
    wait_for(lambda: receiver.got or me.page.wait_for_timeout(50), "no push came")
    path, headers, body = receiver.got[0]
    assert path == "/push"
    assert vapid_claims(headers["Authorization"], server_key)["aud"] == receiver.url
    notice = unseal(body, key, auth).decode()
    assert json.loads(notice)["table"] == table

    wait_for(lambda: registrations or me.page.wait_for_timeout(50), "the worker is not registered")
    delivered = {"origin": eager.url, "registrationId": registrations[-1]["registrationId"], "data": notice}
    # A worker that is not awake yet loses what is delivered; a push service would deliver again as well.
    active = "navigator.serviceWorker.ready.then((worker) => worker.active.state === 'activated')"
    wait_for(lambda: me.page.evaluate(active) or me.page.wait_for_timeout(50), "the worker does not wake up")
    shown = """navigator.serviceWorker.getRegistration("/sw.js").then((worker) => worker.getNotifications())
        .then((all) => all.map((one) => [one.title, one.body, one.data]))"""
    found: Any = []
    for _ in range(5):
        devtools.send("ServiceWorker.deliverPushMessage", delivered)
        with suppress(AssertionError):
            found = wait_for(lambda: me.page.evaluate(shown) or me.page.wait_for_timeout(50), "no notification", 5)
            break
    assert found == [[title, game, f"/table/{table}"]]
    me.healthy()
    me.close()
