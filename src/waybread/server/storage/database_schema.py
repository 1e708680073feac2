"""The tables of the database. What is changed here needs a revision in ``migrations/versions`` as well.

Times are seconds since 1970. Of tokens there is only the SHA-256: who reads the database cannot take a seat.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("wishes", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("paused", Boolean, nullable=False),
)

journal: Final = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("did", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("save", Text, nullable=False),
)

holders: Final = Table(
    "holders",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("holder", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("created", Double, nullable=False),
)

shelves: Final = Table(
    "shelves",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("products", JSON),  # of the collection manager; none until somebody has changed it
    UniqueConstraint("token_hash"),
)


def _drawer(name: str, content: type[Text | JSON]) -> Table:
    """What a shelf holds of one kind."""
    return Table(
        name,
        metadata,
        Column("id", Text, primary_key=True),
        Column("shelf_id", ForeignKey("shelves.id", ondelete="CASCADE"), nullable=False, index=True),
        Column("game", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("content", content, nullable=False),
        Column("changed", Double, nullable=False),
    )


decks: Final = _drawer("decks", JSON)
campaigns: Final = _drawer("campaigns", Text)
saves: Final = _drawer("saves", Text)
adventures: Final = _drawer("adventures", JSON)

parties: Final = Table(
    "parties",
    metadata,
    Column("id", Text, primary_key=True),
    Column("content", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("table_id", Text, index=True),  # the table of the adventure under way
    Column("invite_hash", LargeBinary(32), index=True),
    Column("changed", Double, nullable=False),
)

members: Final = Table(
    "members",
    metadata,
    Column("party_id", ForeignKey("parties.id", ondelete="CASCADE"), primary_key=True),
    Column("shelf_id", ForeignKey("shelves.id", ondelete="CASCADE"), primary_key=True),
    Column("slot", Integer, nullable=False),
    Column("holder", Text, nullable=False),
    UniqueConstraint("shelf_id", "slot"),
)

quests: Final = Table(
    "quests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # the table may be gone by now
    Column("finished", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("difficulty", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("reason", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("total", Integer),
    Column("players", JSON, nullable=False),
    Column("decks", JSON, nullable=False),
    Column("score", JSON, nullable=False),
    Column("undone", Integer),
    Column("replay", Text, nullable=False),
    UniqueConstraint("table_id"),
)

quest_shelves: Final = Table(
    "quest_shelves",
    metadata,
    Column("quest_id", ForeignKey("quests.id", ondelete="CASCADE"), primary_key=True),
    Column("shelf_id", ForeignKey("shelves.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_quest_shelves_shelf_id", "shelf_id"),
)
