"""Shelves with decks, campaigns and saves, and the quest log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make what people keep beyond a table."""
    op.create_table(
        "shelves",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shelves"),
        sa.UniqueConstraint("token_hash", name="uq_shelves_token_hash"),
    )
    _drawer("decks", sa.JSON())
    _drawer("campaigns", sa.Text())
    _drawer("saves", sa.Text())
    op.create_table(
        "quests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("finished", sa.Double, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("difficulty", sa.Text, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("decks", sa.JSON, nullable=False),
        sa.Column("score", sa.JSON, nullable=False),
        sa.Column("replay", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_quests"),
        sa.UniqueConstraint("table_id", name="uq_quests_table_id"),
    )
    op.create_table(
        "quest_shelves",
        sa.Column("quest_id", sa.Text, nullable=False),
        sa.Column("shelf_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("quest_id", "shelf_id", name="pk_quest_shelves"),
        sa.ForeignKeyConstraint(["quest_id"], ["quests.id"], name="fk_quest_shelves_quest_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["shelf_id"], ["shelves.id"], name="fk_quest_shelves_shelf_id", ondelete="CASCADE"),
    )
    op.create_index("ix_quest_shelves_shelf_id", "quest_shelves", ["shelf_id"])


def _drawer(name: str, content: sa.JSON | sa.Text) -> None:
    op.create_table(
        name,
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("shelf_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", content, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["shelf_id"], ["shelves.id"], name=f"fk_{name}_shelf_id", ondelete="CASCADE"),
    )
    op.create_index(f"ix_{name}_shelf_id", name, ["shelf_id"])
