"""Notices outside the page: Web Push and a webhook, sent when a person has not answered for a while."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import secrets
import socket
from typing import Any
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import delete, insert, select

from ludoteca.server import metrics
from ludoteca.server.errors import Refused
from ludoteca.server.schema import PUSHES, USERS
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, key_of, rows
from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.people import Notification

LOG = metrics.log("push")
LIVE = 24 * 3600
PER_USER = 10


class Push:
    """Sends notices; nothing here ever delays a table."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._vapid: Vapid02 | None = None
        self._client: httpx.AsyncClient | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read or make the key push services know us by."""

        def make() -> str:
            fresh = Vapid02()
            fresh.generate_keys()
            return str(fresh.private_pem().decode())

        text = await self.store.write(lambda connection: key_of(connection, "vapid", make))
        self._vapid = Vapid02.from_pem(text.encode())
        self._client = httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        """Give what is under way a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        if self._client is not None:
            await self._client.aclose()

    @property
    def key(self) -> str:
        """The public key a browser subscribes with."""
        if self._vapid is None:
            raise Refused(503, "error-stopping")
        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(raw)

    async def check_url(self, url: str) -> None:
        """Refuse where nothing of ours should go: other schemes, and addresses inside the house."""
        parts = urlsplit(url)
        allowed = ("https", "http") if self.settings.webhook_loopback else ("https",)
        try:
            port = parts.port
        except ValueError:
            raise Refused(400, "error-bad-url") from None
        if parts.scheme not in allowed or not parts.hostname or parts.username or len(url) > 1000:
            raise Refused(400, "error-bad-url")
        if not await self._reachable(parts.hostname, port):
            raise Refused(400, "error-bad-url")

    async def _reachable(self, host: str, port: int | None) -> bool:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            # A name that cannot be resolved now is looked at again when something is sent.
            return not _is_literal(host)
        addresses = [ipaddress.ip_address(entry[4][0]) for entry in found]
        if self.settings.webhook_loopback:
            return all(address.is_loopback or address.is_global for address in addresses)
        return all(address.is_global and not address.is_multicast for address in addresses)

    async def subscribe(self, user: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Remember a browser that wants to be told."""
        await self.check_url(endpoint)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
            valid = len(_bytes(auth)) == 16
        except ValueError:
            valid = False
        if not valid:
            raise Refused(400, "error-bad-request", field="keys", problem="invalid")
        row = {"endpoint": endpoint, "user": user, "p256dh": p256dh, "auth": auth}

        def work(connection: Any) -> None:
            connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint))
            kept = rows(connection, select(PUSHES.c.endpoint).where(PUSHES.c.user == user))
            if len(kept) >= PER_USER:
                connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == kept[0]["endpoint"]))
            connection.execute(insert(PUSHES), row)

        await self.store.write(work)

    async def forget(self, user: str) -> None:
        """Forget the person's browsers."""
        await self.store.write(lambda connection: connection.execute(delete(PUSHES).where(PUSHES.c.user == user)))

    # -- sending --------------------------------------------------------------------------------------

    def tell(self, user: str, notice: Notification) -> None:
        """Send a notice in the background."""
        task = asyncio.create_task(self._tell(user, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, user: str, notice: Notification) -> None:
        try:
            hooks = await self.store.read(
                lambda connection: rows(connection, select(USERS.c.webhook).where(USERS.c.id == user))
            )
            pushes = await self.store.read(
                lambda connection: rows(connection, select(PUSHES).where(PUSHES.c.user == user))
            )
            for hook in hooks:
                if hook["webhook"]:
                    await self._send("webhook", hook["webhook"], *_webhook(notice))
            for push in pushes:
                await self._send("push", push["endpoint"], *self._encrypted(push, notice))
        except Exception as problem:  # noqa: BLE001 - a notice that fails must fail alone
            LOG.warning("notice failed", problem=type(problem).__name__)

    async def _send(self, way: str, url: str, body: bytes, headers: dict[str, str]) -> None:
        if self._client is None:
            return
        try:
            await self.check_url(url)
            answer = await self._client.post(url, content=body, headers=headers)
        except (Refused, httpx.HTTPError) as problem:
            metrics.NOTICES.labels(way, "failed").inc()
            LOG.info("notice not delivered", way=way, problem=type(problem).__name__)
            return
        metrics.NOTICES.labels(way, "sent" if answer.status_code < 400 else "refused").inc()
        if way == "push" and answer.status_code in (404, 410):
            # The browser has gone for good.
            await self.store.write(
                lambda connection: connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == url))
            )

    def _encrypted(self, push: dict[str, Any], notice: Notification) -> tuple[bytes, dict[str, str]]:
        """The notice sealed for one browser, as RFC 8291 and RFC 8292 have it."""
        if self._vapid is None:
            raise Refused(503, "error-stopping")
        parts = urlsplit(push["endpoint"])
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.settings.push_contact}
        body = http_ece.encrypt(
            encode(notice),
            salt=secrets.token_bytes(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(push["p256dh"]),
            auth_secret=_bytes(push["auth"]),
            version="aes128gcm",
        )
        headers = self._vapid.sign(claims) | {"Content-Encoding": "aes128gcm", "TTL": str(LIVE), "Urgency": "normal"}
        return body, headers


def _webhook(notice: Notification) -> tuple[bytes, dict[str, str]]:
    return encode(notice), {"Content-Type": "application/json", "X-Ludoteca-Event": notice.kind}


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
