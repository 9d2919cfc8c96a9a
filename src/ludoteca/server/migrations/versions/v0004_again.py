"""A finished table knows the one where its seats play again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the way from a finished table to the next one."""
    op.add_column("matches", sa.Column("again", sa.String(32)))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("matches", "again")
