"""The first schema: people, tables, journals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(128), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(16)),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "ended_sessions",
        sa.Column("session", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(1024), primary_key=True),
        sa.Column("user", sa.String(32), nullable=False, index=True),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("bank", sa.Integer),
        sa.Column("increment", sa.Integer),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("to_act", sa.String(64), nullable=False),
        sa.Column("winners", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("matches_open", "matches", ["status", "open"])
    op.create_table(
        "places",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user", sa.String(32), index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64)),
        sa.Column("lent", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("bank", sa.Integer),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("serial", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("user", sa.String(32), primary_key=True),
        sa.Column("command", sa.String(64), primary_key=True),
        sa.Column("result", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop every table."""
    for name in ("commands", "entries", "places", "matches", "pushes", "ended_sessions", "users", "keys"):
        op.drop_table(name)
