"""The steps from one schema of the database to the next, and what takes them when a server starts."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from waybread.server.storage.database import WRITES, begin, connect
from waybread.server.storage.storage_errors import StorageError

NEWEST: Final = "head"
_LOCK: Final = 0x7761_7962_7265_6164
"""The advisory lock that servers starting together take in turn."""


def migrate(url: URL, revision: str = NEWEST) -> None:
    """Bring a database to a revision: all of it in one transaction, or nothing."""
    config = Config()
    config.set_main_option("script_location", "waybread.server.storage:migrations")
    scripts = ScriptDirectory.from_config(config)
    engine = connect(url, foreign_keys=False)  # SQLite changes a column by making its table anew
    try:
        with begin(engine.execution_options(**{WRITES: True})) as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            _refuse_newer(connection, scripts)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                raise StorageError("The database was not upgraded: rows would have lost what they belong to.")
    finally:
        engine.dispose()


def _refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {each.revision for each in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise StorageError(
            f"The database has revision {found}, which this Waybread does not know: a newer one has upgraded it."
        )
