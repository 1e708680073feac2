"""What Waybread 0.2.0 wrote before its modules moved: a server's data folder, exported saves, games of the terminal.

The server was stopped as by a crash, so tables have a checkpoint and choices after it. ``expected.json`` says where
each table stands, in words that name nothing of the code.
"""

import json
import tarfile
from pathlib import Path
from typing import Any, Final

from tests.recorded.recording import FOLDER, checksum
from waybread.kernel import Game

ARCHIVE: Final = FOLDER / "data-0.2.0.tar.xz"


def _text(name: str) -> Any:
    with tarfile.open(ARCHIVE) as archive:
        file = archive.extractfile(name)
        assert file is not None
        return json.loads(file.read())


EXPECTED: Final[dict[str, dict[str, Any]]] = _text("expected.json")
TABLES: Final[dict[str, dict[str, Any]]] = EXPECTED["tables"]
SAVES: Final[dict[str, str]] = _text("saves.json")
"""Texts of exported saves, of games and of parties, by what they hold."""


def unpack(folder: Path) -> None:
    """Lay all of it into a folder."""
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(folder, filter="data")


def position(game: Game[Any]) -> dict[str, Any]:
    """Where a game stands, as ``expected.json`` says it."""
    found: dict[str, Any] = {"checksum": checksum(game)}
    if game.decision is not None:
        found["asked"] = [game.decision.player, game.decision.rule, len(game.decision.options)]
    if game.outcome is not None:
        found["won"] = game.outcome.won
    return found
