"""Analyses kept with their game, and whether a table allows hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is kept of an analysis; tables made before allow hints."""
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("iterations", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_table(
        "pieces",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("piece", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("pieces")
    op.drop_table("analyses")
    op.drop_column("matches", "hints")
