"""Reads and writes files on disk: within size limits, and whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from waybread.files.parse_errors import FileError, check_size, decode_utf8


def data_folder() -> Path:
    """Return the folder in which this user's games and results are kept by default."""
    data = os.environ.get("XDG_DATA_HOME", "")
    home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return home / "waybread"


def os_reason(error: OSError) -> str:
    """Return why a file cannot be read or written, as the end of a sentence."""
    reason = error.strerror or "it cannot be opened"
    return f"{reason[0].lower()}{reason[1:]}"


def read_bytes(path: Path, largest: int) -> bytes:
    """Return the content of a file of at most this many bytes."""
    try:
        with path.open("rb") as file:
            content = file.read(largest + 1)
    except OSError as error:
        raise FileError(f"{path} cannot be read: {os_reason(error)}.") from error
    check_size(content, largest, path)
    return content


def read_text(path: Path, largest: int) -> str:
    """Return the text of a UTF-8 file of at most this many bytes."""
    data = read_bytes(path, largest)
    try:
        return decode_utf8(data)
    except FileError as error:
        raise error.of(path) from None


@contextmanager
def replaced_atomically(path: Path, text: str | Iterable[str], *, parents: bool = False) -> Iterator[None]:
    """Write a new file beside an old one; it takes the old one's place at the end of the block, unless that fails.

    After a crash at any moment there is either the old file or the new one. With ``parents`` its folder is made.
    """
    target = path.resolve()  # where a link points to, so that it stays a link
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        if parents:
            target.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.writelines(each.encode("utf-8") for each in ([text] if isinstance(text, str) else text))
            file.flush()
            os.fsync(file.fileno())
        yield
        beside.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        reason = "its folder is a file" if isinstance(error, FileExistsError) else os_reason(error)
        raise FileError(f"{path} cannot be written: {reason}.") from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def write_atomically(path: Path, text: str | Iterable[str], *, parents: bool = False) -> None:
    """Write a file, whole or not at all."""
    with replaced_atomically(path, text, parents=parents):
        pass


def sync_folder(folder: Path) -> None:
    """Have the disk remember which files a folder holds."""
    if os.name == "nt":  # folders cannot be opened there
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
