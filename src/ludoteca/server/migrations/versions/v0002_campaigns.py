"""Campaigns, packs and open requests: what a table remembers beyond its journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEW = ("campaign", "chapter", "story", "following", "pack", "request")


def upgrade() -> None:
    """Add the columns and the shelf of packs."""
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.add_column("matches", sa.Column("campaign", sa.String(32)))
    op.add_column("matches", sa.Column("chapter", sa.Integer))
    op.add_column("matches", sa.Column("story", sa.Text))
    op.add_column("matches", sa.Column("following", sa.Text))
    op.add_column("matches", sa.Column("pack", sa.String(16)))
    op.add_column("matches", sa.Column("request", sa.Text))
    op.create_index("matches_chapter", "matches", ["campaign", "chapter"], unique=True)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("matches_chapter", "matches")
    for name in reversed(NEW):
        op.drop_column("matches", name)
    op.drop_table("packs")
