"""The bodies of a person's routes: who I am, how I sign in, how I am told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, StrictBool, StrictInt, StringConstraints

from ludoteca.server.shapes.common import Name, Wish

# No control characters: not every database can keep a NUL.
Address = Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=r"^[^\x00-\x20\x7f]+$")]


class MeChange(Wish):
    """What a person may change about themselves."""

    name: Name | None = None
    language: Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$")] | None = None
    preferences: dict[str, StrictBool | StrictInt | str | None] | None = None


class Credentials(Wish):
    """Name and password."""

    name: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
    ]
    password: Annotated[str, StringConstraints(min_length=8, max_length=256)]


class PushKeys(Wish):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{80,120}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{16,40}$")]


class PushWish(Wish):
    """A browser's subscription, as the browser gives it."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's own name


class WebhookWish(Wish):
    """Where notices go."""

    url: Address


class Me(BaseModel):
    """Who I am."""

    user: str
    kind: Literal["guest", "account"]
    name: str
    csrf: str
    language: str | None
    preferences: dict[str, Any]
    webhook: str | None
    push: bool
    protocol: int


class PushKey(BaseModel):
    """The key a browser subscribes with."""

    key: str


class Promise(BaseModel):
    """A secret the server has bound itself to."""

    commitment: str
