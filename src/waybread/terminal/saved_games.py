"""Games on the disk: whole or not at all, and nothing that was there is ever lost."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from waybread.kernel import SaveError, WaybreadError
from waybread.table import Table, packed, unpacked
from waybread.table.cardgame import CARDGAME_TABLE
from waybread.terminal.game_setup import ME

_RULEBOOKS: Final = {CARDGAME_TABLE.game.name: CARDGAME_TABLE}


def folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    data = os.environ.get("XDG_DATA_HOME", "")
    home = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    return home / "waybread" / "saves"


def new_file(wanted: Path | None, scenario: str) -> Path:
    """The file for a new game; what is there already is not written over."""
    if wanted is not None:
        if os.path.lexists(wanted):
            raise SaveError(f"{wanted} is there already: --resume --save {wanted} goes on with it.")
        return wanted.absolute()
    stem = f"{scenario}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}.json" if n == 1 else f"{stem}-{n}.json" for n in count(1))
    return next(each for name in names if not (each := folder() / name).exists())


def newest(scenario: str) -> Path:
    """The game that was played last, of one scenario if it is named."""
    games = [(each.stat().st_mtime_ns, each) for each in folder().glob(f"{scenario}*.json")]
    if not games:
        raise SaveError(f"There is no game to go on with in {folder()}; waybread play SCENARIO begins one.")
    return max(games)[1]


def how_to_go_on(file: Path) -> str:
    """What to say to whoever leaves a game in a file."""
    if file.parent == folder():
        return "waybread play --resume goes on with the newest game."
    return f"waybread play --resume --save {shlex.quote(str(file))} goes on with it."


def keep(table: Table, file: Path) -> None:
    """Write the table: after a crash at any moment there is the old file or the new one. OSError if it cannot be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f".{file.name}.new")
    with new.open("w", encoding="utf-8", newline="\n") as out:
        out.write(f"{packed(table)}\n")
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)
    _settle(file.parent)


def why(error: OSError) -> str:
    """Why a file cannot be written or read."""
    return "its folder is a file" if isinstance(error, FileExistsError) else error.strerror or str(error)


def opened(file: Path) -> Table:
    """The table in a file, or one sentence why not; the file stays as it is."""
    try:
        text = file.read_text(encoding="utf-8").partition("\n")[0]  # older ones had a check in a second line
    except OSError as error:
        raise SaveError(f"{file} cannot be read: {why(error)}.") from None
    except UnicodeDecodeError:
        raise SaveError(f"{file} is no game of Waybread: it is not a text in UTF-8. It stays as it is.") from None
    try:
        table = unpacked(text, _RULEBOOKS)
    except WaybreadError as error:
        raise SaveError(f"{file} cannot be gone on with; it stays as it is. {error}") from None
    if table.game is None or not table.seats_of(ME):
        raise SaveError(f"{file} is no game that was begun in a terminal; it stays as it is.")
    return table


def put_away(file: Path) -> Path:
    """Where a finished game is kept: those in the folder of games make room for the ones to go on with."""
    if file.parent != folder():
        return file
    place = file.parent / "finished" / file.name
    try:
        place.parent.mkdir(exist_ok=True)
        file.replace(place)
    except OSError:
        return file
    _settle(place.parent)
    _settle(file.parent)
    return place


def _settle(place: Path) -> None:
    """Have the disk remember what a folder holds."""
    if os.name == "nt":  # folders cannot be opened there
        return
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
