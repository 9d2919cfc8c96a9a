"""A table may begin with a position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the position a table begins with."""
    op.add_column("matches", sa.Column("position", sa.Text))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("matches", "position")
