"""Games on the disk: whole or not at all, and nothing that was there is ever lost."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from waybread.files import FileError, data_folder, decode_utf8, errors_as, read_bytes, sync_folder, write_atomically
from waybread.kernel import SaveError, WaybreadError
from waybread.table import RULEBOOKS, Table, dump_table, load_table
from waybread.terminal.game_setup import ME

_LARGEST: Final = 1 << 26
_PLAYED: Final = {"cardgame": RULEBOOKS["cardgame"]}
"""The games that the terminal can show."""


def folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    return data_folder() / "saves"


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
    """Write the table, whole or not at all."""
    with errors_as(SaveError):
        write_atomically(file, f"{dump_table(table)}\n", parents=True)


def opened(file: Path) -> Table:
    """The table in a file, or one sentence why not; the file stays as it is."""
    with errors_as(SaveError):
        data = read_bytes(file, _LARGEST)
    try:
        table = load_table(decode_utf8(data).partition("\n")[0], _PLAYED)  # older ones had a check in a second line
    except (FileError, WaybreadError) as error:
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
    sync_folder(place.parent)
    sync_folder(file.parent)
    return place
