"""How much of a quest was taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody counted it before."""
    op.add_column("quests", sa.Column("undone", sa.Integer))
