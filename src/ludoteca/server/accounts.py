"""Who someone is: guests by a signed cookie, accounts by name and password, and the seats that go along."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
import unicodedata
from time import time
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.errors import Refused
from ludoteca.server.schema import ENDED, MATCHES, PLACES, PUSHES, USERS
from ludoteca.server.store import Store, first, key_of, rows
from ludoteca.server.wire.codec import PROTOCOL
from ludoteca.server.wire.people import MeInfo

COOKIE = "ludoteca"
GUEST = "guest"
ACCOUNT = "account"
# Longer than a person types; argon2 would spend its time on anything.
LONGEST_PASSWORD = 256


class Session(NamedTuple):
    """One browser or script: a person and this way of being them."""

    user: str
    id: str


def new_session(user: str | None = None) -> Session:
    """A fresh session, of a fresh guest unless a person is named."""
    return Session(user or "u" + secrets.token_urlsafe(12), secrets.token_urlsafe(12))


class Accounts:
    """People and their sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        # Verified against when no such account exists, so that a stranger's name takes as long as a wrong password.
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._key = ""
        self._signer = URLSafeSerializer("")
        self._ended: set[str] = set()

    async def open(self) -> None:
        """Read the key that signs cookies, and the sessions that were signed out."""
        self._key = await self.store.write(
            lambda connection: key_of(connection, "cookies", lambda: secrets.token_hex(32))
        )
        self._signer = URLSafeSerializer(self._key, salt="ludoteca.session")
        ended = await self.store.read(lambda connection: rows(connection, select(ENDED.c.session)))
        self._ended = {row["session"] for row in ended}

    # -- sessions -------------------------------------------------------------------------------------

    def cookie(self, session: Session) -> str:
        """The session as a cookie's value."""
        return str(self._signer.dumps(list(session)))

    def session(self, cookie: str | None) -> Session | None:
        """The session of a cookie, if we signed it and it was not signed out."""
        if not cookie or len(cookie) > 400:
            return None
        try:
            user, name = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        if not isinstance(user, str) or not isinstance(name, str) or name in self._ended:
            return None
        return Session(user, name)

    def csrf(self, session: Session) -> str:
        """What a page of ours knows and a foreign one cannot."""
        return hmac.new(self._key.encode(), f"csrf|{session.id}".encode(), hashlib.sha256).hexdigest()[:40]

    async def end(self, session: Session) -> None:
        """Sign out: the cookie is worth nothing from here on."""
        await self.store.write(
            lambda connection: connection.execute(insert(ENDED), {"session": session.id, "at": time()})
        )
        self._ended.add(session.id)

    # -- people ---------------------------------------------------------------------------------------

    async def me(self, session: Session) -> MeInfo:
        """The person as they see themselves; a guest who did nothing yet has no row."""
        row = await self.store.read(lambda connection: _user(connection, session.user)) or {}
        mine = PUSHES.c.user == session.user
        pushes = await self.store.read(lambda connection: rows(connection, select(PUSHES.c.endpoint).where(mine)))
        return MeInfo(
            user=session.user,
            kind=row.get("kind", GUEST),
            name=row.get("name", ""),
            csrf=self.csrf(session),
            language=row.get("language"),
            preferences=json.loads(row.get("preferences", "{}")),
            webhook=row.get("webhook"),
            push=bool(pushes),
            protocol=PROTOCOL,
        )

    async def name(self, user: str) -> str:
        """The person's name, perhaps empty."""
        row = await self.store.read(lambda connection: _user(connection, user))
        return "" if row is None else str(row["name"])

    async def change(self, user: str, **changes: Any) -> None:
        """Set name, language, preferences or webhook."""
        await self.store.write(lambda connection: _change(connection, user, changes))

    async def register(self, user: str, name: str, password: str) -> None:
        """The guest becomes an account and keeps everything."""
        hashed = await asyncio.to_thread(self._hasher.hash, password)

        def work(connection: Connection) -> None:
            row = _user(connection, user)
            if row is not None and row["kind"] == ACCOUNT:
                raise Refused(409, "error-has-account")
            changes = {"kind": ACCOUNT, "name": name, "login": fold(name), "password": hashed}
            _change(connection, user, changes)

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Refused(409, "error-name-taken", name=name) from None

    async def sign_in(self, name: str, password: str) -> str:
        """The person of that name and password."""
        query = select(USERS).where(USERS.c.login == fold(name))
        row = first(await self.store.read(lambda connection: rows(connection, query)))
        hashed = self._nobody if row is None or row["password"] is None else str(row["password"])
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            raise Refused(401, "error-wrong-password") from None
        if row is None:
            raise Refused(401, "error-wrong-password")
        return str(row["id"])

    async def take_over(self, guest: str, account: str) -> list[str]:
        """Move a guest's seats and tables to an account; the tables it touched."""

        def work(connection: Connection) -> list[str]:
            row = _user(connection, guest)
            if guest == account or (row is not None and row["kind"] == ACCOUNT):
                return []
            seats = rows(connection, select(PLACES.c.match).where(PLACES.c.user == guest))
            hosted = rows(connection, select(MATCHES.c.id).where(MATCHES.c.host == guest))
            connection.execute(update(PLACES).where(PLACES.c.user == guest).values(user=account))
            connection.execute(update(MATCHES).where(MATCHES.c.host == guest).values(host=account))
            connection.execute(update(PUSHES).where(PUSHES.c.user == guest).values(user=account))
            connection.execute(delete(USERS).where(USERS.c.id == guest))
            return sorted({row["match"] for row in seats} | {row["id"] for row in hosted})

        return await self.store.write(work)


def fold(name: str) -> str:
    """A name as names are compared."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def clean(name: str) -> str:
    """A name as it is shown: no control characters, no edges of space."""
    text = unicodedata.normalize("NFC", name)
    return " ".join("".join(c if unicodedata.category(c)[0] != "C" else " " for c in text).split())[:40]


def _user(connection: Connection, user: str) -> dict[str, Any] | None:
    return first(rows(connection, select(USERS).where(USERS.c.id == user)))


def _change(connection: Connection, user: str, changes: dict[str, Any]) -> None:
    if _user(connection, user) is None:
        blank = {"id": user, "kind": GUEST, "name": "", "preferences": "{}", "created": time()}
        connection.execute(insert(USERS), blank | changes)
    elif changes:
        connection.execute(update(USERS).where(USERS.c.id == user).values(**changes))
