"""A person's routes: who I am, how I sign in, how I am told; and the games there are."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from ludoteca.server.wire.codec import FromClient, FromServer, about
from ludoteca.server.wire.words import Value

# No control characters: not every database can keep a NUL.
_PLAIN = r"^[^\x00-\x1f\x7f]*$"
Name = Annotated[str, about("a name as it is shown, at most 40 characters", max_length=40, pattern=_PLAIN)]
Language = Annotated[str, about("such as `fr` or `pt-BR`", pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$")]
Address = Annotated[
    str, about("an address without blanks", min_length=1, max_length=1000, pattern=r"^[^\x00-\x20\x7f]+$")
]


class StatusInfo(FromServer, frozen=True):
    """Whether the process lives or is ready."""

    status: str


class SettingInfo(FromServer, frozen=True):
    """One setting of a game."""

    name: str
    choices: Annotated[list[Value], about("what two or more seats choose from")]
    default: Annotated[Value, about("what they get unasked")]
    rule: Annotated[str, about("the numbered rule it belongs to")]
    alone: Annotated[list[Value], about("what one seat chooses from, the first unasked")]
    only_alone: Annotated[bool, about("with more than one seat there is nothing to choose")]
    needs: Annotated[
        list[dict[str, Value]],
        about("the other settings with which this one means something: any of these combinations; empty: always"),
    ]


class GamePageInfo(FromServer, frozen=True):
    """What a game from another package brings for browsers."""

    at: Annotated[str, about("the address everything lies below; it changes with the content")]
    script: Annotated[bool, about("whether there is a `page.js`")]
    style: Annotated[bool, about("whether there is a `page.css`")]
    languages: Annotated[list[str], about("of its sentences, `messages/<language>.ftl`")]


class GameInfo(FromServer, frozen=True):
    """A game that can be played."""

    id: str
    title: str
    version: Annotated[int, about("rises when the behaviour of the rules changes")]
    fewest: Annotated[int, about("seats, at least")]
    most: Annotated[int, about("seats, at most")]
    settings: list[SettingInfo]
    levels: Annotated[list[str], about("the bots, weakest first, and after them the host's own")]
    campaign: Annotated[list[str], about("the settings a campaign chooses by itself; empty: the game has none")]
    packs: Annotated[list[str], about("the packs this host offers")]
    from_position: Annotated[bool, about("whether a table can begin with a position")]
    to_position: Annotated[bool, about("whether a moment of a finished game can be tried")]
    page: Annotated[GamePageInfo | None, about("null for the games that come with Ludoteca")]


class OfferedPack(FromServer, frozen=True):
    """A pack this host offers."""

    name: str
    hash: str
    data: Annotated[Any, about("what it prints")]


class MeInfo(FromServer, frozen=True):
    """Who I am."""

    user: Annotated[str, about("an opaque id")]
    kind: Literal["guest", "account"]
    name: Annotated[str, about("empty until chosen")]
    csrf: Annotated[str, about("the value of the header `X-Ludoteca-CSRF`")]
    language: str | None
    preferences: dict[str, Value | None]
    webhook: str | None
    push: Annotated[bool, about("whether a browser of mine is told")]
    protocol: Annotated[int, about("the version of this protocol")]


class MeChange(FromClient, frozen=True):
    """What a person may change about themselves; what is left out stays."""

    name: Name | None = None
    language: (
        Annotated[str, about("such as `fr` or `pt-BR`", pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$")] | None
    ) = None
    preferences: Annotated[dict[str, Value | None], about("at most 2,000 characters as JSON")] | None = None


class Credentials(FromClient, frozen=True):
    """Name and password."""

    name: Annotated[str, about("2 to 40 characters", min_length=2, max_length=40, pattern=_PLAIN)]
    password: Annotated[str, about("8 to 256 characters", min_length=8, max_length=256)]


class PushKeys(FromClient, frozen=True):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, about("base64url", pattern=r"^[A-Za-z0-9_=-]{80,120}$")]
    auth: Annotated[str, about("base64url", pattern=r"^[A-Za-z0-9_=-]{16,40}$")]


class PushSubscription(FromClient, frozen=True):
    """A browser's subscription, as the browser gives it."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's own name


class Webhook(FromClient, frozen=True):
    """Where notifications go."""

    url: Address


class PushKey(FromServer, frozen=True):
    """The key a browser subscribes with."""

    key: Annotated[str, about("VAPID public key, base64url")]


class CommitmentInfo(FromServer, frozen=True):
    """A secret the server has bound itself to."""

    commitment: str


class Notification(FromServer, frozen=True):
    """What a webhook or a browser's push service is told."""

    kind: Literal["your-turn", "over"]
    table: str
    game: str
    path: Annotated[str, about("of the table's page")]
