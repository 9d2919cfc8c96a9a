"""Notices outside the page, received on loopback; nothing leaves the machine."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.support import House, running, two_guests, wait_for


class Receiver:
    """A webhook and a push service in one."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.got.append((self.path, dict(self.headers), body))
                self.send_response(outer.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Quiet."""

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.http.shutdown()
    found.http.server_close()


@pytest.fixture
def eager(tmp_path: Path) -> Iterator[House]:
    """A house that does not wait long before it tells."""
    with running(tmp_path, notice_after=0.2, sweep_every=0.05) as opened:
        yield opened


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def raw(told: str) -> bytes:
    return base64.urlsafe_b64decode(told + "=" * (-len(told) % 4))


def test_a_webhook_is_told_once_when_a_turn_waits(eager: House, receiver: Receiver) -> None:
    hook = {"url": receiver.url + "/hook"}
    ada, _, table = two_guests(eager, lambda ada: ada.ask("PUT", "/api/me/webhook", hook))
    line = ada.line()
    line.watch(table)
    wait_for(lambda: receiver.got, "no notice came")
    path, headers, body = receiver.got[0]
    assert path == "/hook"
    assert headers["X-Ludoteca-Event"] == "your-turn"
    assert json.loads(body) == {"kind": "your-turn", "table": table, "game": "sagrada", "path": f"/table/{table}"}
    line.quiet(0.5)
    assert len(receiver.got) == 1
    line.close()


def test_no_notice_for_those_who_answer(eager: House, receiver: Receiver) -> None:
    ada, ben, table = two_guests(eager)
    ada.answer(table, 0)
    ada.ask("PUT", "/api/me/webhook", {"url": receiver.url + "/hook"})
    ben.line().quiet(0.5)
    assert receiver.got == []


def unseal(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a push message: RFC 8291 over RFC 8188, step by step and without the sender's library."""
    salt, size, named = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, sealed = body[21 : 21 + named], body[21 + named :]
    assert len(sealed) <= size, "one record only"
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    info = b"WebPush: info\x00" + public + sender
    material = HKDF(SHA256(), 32, auth, info).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
    plain = AESGCM(content_key).decrypt(nonce, sealed, None).rstrip(b"\x00")
    assert plain.endswith(b"\x02"), "the last record ends with 2"
    return plain[:-1]


def vapid_claims(header: str, server_key: str) -> Any:
    """The claims of a VAPID header, its ES256 signature checked with the key the browser subscribed with (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"] == server_key
    head, claims, signature = fields["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    both = raw(signature)
    assert len(both) == 64
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(server_key))
    encoded = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    key.verify(encoded, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(raw(claims))


def test_web_push_is_sealed_for_the_browser(eager: House, receiver: Receiver) -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    wish = {"endpoint": receiver.url + "/push", "keys": {"p256dh": text(public), "auth": text(auth)}}
    ada, _, table = two_guests(eager, lambda ada: ada.ask("POST", "/api/me/push", wish))
    server_key = ada.get("/api/me/push")["key"]
    assert ada.get("/api/me")["push"]
    wait_for(lambda: receiver.got, "no push came")
    path, headers, body = receiver.got[0]
    assert path == "/push"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    claims = vapid_claims(headers["Authorization"], server_key)
    assert claims["aud"] == receiver.url
    assert claims["sub"].startswith("mailto:")
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    told = {"kind": "your-turn", "table": table, "game": "sagrada", "path": f"/table/{table}"}
    assert json.loads(unseal(body, key, auth)) == told
    assert table.encode() not in body
    with pytest.raises(InvalidTag):
        unseal(body, ec.generate_private_key(ec.SECP256R1()), auth)
    assert not ada.ask("DELETE", "/api/me/push")["push"]


def test_a_browser_that_is_gone_is_forgotten(eager: House, receiver: Receiver) -> None:
    receiver.status = 410
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    public = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    wish = {"endpoint": receiver.url + "/gone", "keys": {"p256dh": text(public), "auth": text(os.urandom(16))}}
    ada, _, _ = two_guests(eager, lambda ada: ada.ask("POST", "/api/me/push", wish))
    wait_for(lambda: receiver.got and not ada.get("/api/me")["push"], "the browser is not forgotten")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://user:word@example.org/x",
        "file:///etc/passwd",
        "https://",
        "https://example.org:99999/",
        "https://example.org/\x00",
        "https://example.org/a b",
    ],
)
def test_notices_do_not_go_into_the_house(tmp_path: Path, url: str) -> None:
    with running(tmp_path, webhook_loopback=False) as house:
        refused = house.guest().ask("PUT", "/api/me/webhook", {"url": url}, 400)
        assert refused["error"]["id"] in ("error-bad-url", "error-bad-request")
