"""Parties of journeys with their save slots, the products that are there, and adventures that were uploaded."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make what journeys keep beyond a table."""
    op.add_column("shelves", sa.Column("products", sa.JSON))
    op.create_table(
        "adventures",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("shelf_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_adventures"),
        sa.ForeignKeyConstraint(["shelf_id"], ["shelves.id"], name="fk_adventures_shelf_id", ondelete="CASCADE"),
    )
    op.create_index("ix_adventures_shelf_id", "adventures", ["shelf_id"])
    op.create_table(
        "parties",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("invite_hash", sa.LargeBinary(32)),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_parties"),
    )
    op.create_index("ix_parties_table_id", "parties", ["table_id"])
    op.create_index("ix_parties_invite_hash", "parties", ["invite_hash"])
    op.create_table(
        "members",
        sa.Column("party_id", sa.Text, nullable=False),
        sa.Column("shelf_id", sa.Text, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("party_id", "shelf_id", name="pk_members"),
        sa.ForeignKeyConstraint(["party_id"], ["parties.id"], name="fk_members_party_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["shelf_id"], ["shelves.id"], name="fk_members_shelf_id", ondelete="CASCADE"),
        sa.UniqueConstraint("shelf_id", "slot", name="uq_members_shelf_id"),
    )
