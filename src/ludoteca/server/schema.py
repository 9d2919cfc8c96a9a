"""The tables of the store, valid on SQLite and on PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, true

METADATA = MetaData()

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

USERS = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    # The name folded for comparison; only accounts have one.
    Column("login", String(128), unique=True),
    Column("password", Text),
    Column("language", String(16)),
    Column("preferences", Text, nullable=False),
    Column("webhook", Text),
    Column("created", Float, nullable=False),
)

ENDED = Table(
    "ended_sessions",
    METADATA,
    Column("session", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)

PUSHES = Table(
    "pushes",
    METADATA,
    Column("endpoint", String(1024), primary_key=True),
    Column("user", String(32), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(64), nullable=False),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("open", Boolean, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("bank", Integer),
    Column("increment", Integer),
    Column("secret", String(64), nullable=False),
    Column("to_act", String(64), nullable=False),
    Column("winners", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # The table a campaign began with, which chapter this is, the campaign before it and, once it is over, after it.
    Column("campaign", String(32)),
    Column("chapter", Integer),
    Column("story", Text),
    Column("following", Text),
    Column("pack", String(16)),
    # The request to take something back that waits for others.
    Column("request", Text),
    Column("hints", Boolean, nullable=False, server_default=true()),
    # The table where the same seats play once more.
    Column("again", String(32)),
    # What lay on the table when the match began, where somebody wrote it down.
    Column("position", Text),
)

# Tables of printed content other than the games' own, by the hash of what they say.
PACKS = Table(
    "packs",
    METADATA,
    Column("hash", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

PLACES = Table(
    "places",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user", String(32), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64)),
    Column("lent", Boolean, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("bank", Integer),
)

# Append-only: what was taken back stays, so that every draw can be checked. The key decides races.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("serial", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Integer, nullable=False),
)

COMMANDS = Table(
    "commands",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("user", String(32), primary_key=True),
    Column("command", String(64), primary_key=True),
    Column("result", Text, nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("status", String(8), nullable=False, index=True),
    Column("iterations", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("result", Text),
)

# The parts of an analysis under way; a finished one holds them all.
PIECES = Table(
    "pieces",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("piece", Text, nullable=False),
)

Index("matches_open", MATCHES.c.status, MATCHES.c.open)
# Two people may ask for the next chapter at once; there is one.
Index("matches_chapter", MATCHES.c.campaign, MATCHES.c.chapter, unique=True)
