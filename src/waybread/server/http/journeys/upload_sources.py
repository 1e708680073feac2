"""What somebody uploads, made into the source of an adventure: a ``.jime`` file, or a folder as zip.

Nothing is unpacked to disk here, and nothing is believed that an archive says of itself: sizes are counted as its
files are read.
"""

from __future__ import annotations

import json
import stat
from collections.abc import Mapping
from io import BytesIO
from pathlib import PurePosixPath
from typing import Final
from zipfile import BadZipFile, ZipFile, ZipInfo
from zlib import error as ZlibError  # noqa: N812  it is an exception

from waybread.files import FileError, decode_utf8, parse_object
from waybread.journeys.sources import FOLDER, JIME, LONGEST_PACKED, MOST_FILES, Source, why_not_files
from waybread.kernel import WaybreadError

MOST_UNPACKED: Final = 8 * 1024 * 1024
"""Bytes of all files of an archive together."""
DEEPEST: Final = 5
"""Folders inside each other."""
MOST_ENTRIES: Final = 2000
"""Files of an archive, those that are of no use included."""
_ZIP: Final = b"PK"
_TEXTS: Final = (".toml", ".jime", ".json")
"""Other files, such as pictures and notes, are passed over."""
_PICTURE: Final = "coverImage"
_ENCRYPTED: Final = 0x1


class NotUploaded(WaybreadError):
    """A file that cannot be an adventure, with the reason."""


def source_of(data: bytes, name: str) -> Source:
    """The source in an uploaded file, whatever it is; NotUploaded in one sentence if there is none."""
    if name.endswith(".toml") and not data.startswith(_ZIP):
        raise NotUploaded("One file of an adventure is not all of it: put the folder of the adventure into a zip.")
    files = _unzipped(data) if data.startswith(_ZIP) else {_file_name(name): _text(data, "This file")}
    source = _source(files)
    if reason := why_not_files(source.files):
        raise NotUploaded(reason)
    if len(source.to_text()) > LONGEST_PACKED:
        raise NotUploaded("This adventure is too large to travel with a game, even without its pictures.")
    return source


def _file_name(name: str) -> str:
    plain = "".join(each if each.isalnum() or each in " ._-" else "-" for each in PurePosixPath(name).name).strip(" .")
    return f"{plain[:80].removesuffix('.jime') or 'adventure'}.jime"


def _source(files: Mapping[str, str]) -> Source:
    """The files that matter, without the folder that holds them all."""
    files = _without_top(files)
    names = {PurePosixPath(path).name for path in files}
    if names & {"adventure.toml", "campaign.toml"}:
        return Source(FOLDER, {path: text for path, text in files.items() if path.endswith(".toml")})
    if any(path.endswith(".jime") for path in files):
        kept = {path: text for path, text in files.items() if not path.endswith(".toml")}
        return Source(JIME, {path: _without_picture(text, path) for path, text in kept.items()})
    raise NotUploaded("There is no adventure in this file: neither an adventure.toml nor a campaign.toml nor a .jime.")


def _without_top(files: Mapping[str, str]) -> Mapping[str, str]:
    while files and all("/" in path for path in files):
        tops = {path.partition("/")[0] for path in files}
        if len(tops) > 1:
            break
        files = {path.partition("/")[2]: text for path, text in files.items()}
    return files


def _without_picture(text: str, path: str) -> str:
    """The text of a .jime file without its cover, which nobody plays."""
    try:
        data = parse_object(text)
    except FileError as error:
        raise NotUploaded(f"{PurePosixPath(path).name[:60]}: {error}") from None
    data.pop(_PICTURE, None)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# Archives -------------------------------------------------------------------------------


def _unzipped(data: bytes) -> dict[str, str]:
    try:
        with ZipFile(BytesIO(data)) as archive:
            return _read_all(archive)
    except NotUploaded:
        raise
    except (BadZipFile, ZlibError, NotImplementedError, RuntimeError, ValueError, OSError, EOFError, OverflowError):
        raise NotUploaded(
            "This archive cannot be read: it is damaged, or packed in a way that is not known here."
        ) from None


def _read_all(archive: ZipFile) -> dict[str, str]:
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise NotUploaded(f"An archive has at most {MOST_ENTRIES} files, and this one has {len(entries)}.")
    for each in entries:
        _check_entry(each)
    wanted = [each for each in entries if _is_wanted(each)]
    if len(wanted) > MOST_FILES:
        raise NotUploaded(f"An adventure has at most {MOST_FILES} files, and this archive has {len(wanted)}.")
    found: dict[str, str] = {}
    left = MOST_UNPACKED
    for each in wanted:
        if each.filename in found:
            raise NotUploaded(f"{each.filename[:60]} is in the archive twice; only one of them can be meant.")
        with archive.open(each) as file:
            content = file.read(left + 1)
        left -= len(content)
        if left < 0:
            raise NotUploaded(f"The files of an archive have at most {MOST_UNPACKED // 1024 // 1024} MiB together.")
        found[each.filename] = _text(content, each.filename[:60])
    return found


def _check_entry(entry: ZipInfo) -> None:
    """Archives with ways out of their folder, links or locks are not looked into any further."""
    path = PurePosixPath(entry.filename)
    if path.is_absolute() or ".." in path.parts or "\\" in entry.filename or ":" in entry.filename:
        raise NotUploaded("There is a path in this archive that leads out of its folder.")
    if len(path.parts) > DEEPEST + 1:
        raise NotUploaded(f"Folders in an archive lie at most {DEEPEST} deep in each other.")
    mode = entry.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise NotUploaded("There is a link, or something else that is no file, in this archive.")
    if entry.flag_bits & _ENCRYPTED:
        raise NotUploaded("This archive is locked with a password.")


def _is_wanted(entry: ZipInfo) -> bool:
    parts = PurePosixPath(entry.filename).parts
    hidden = any(each.startswith((".", "__")) for each in parts)
    return not entry.is_dir() and not hidden and entry.filename.endswith(_TEXTS)


def _text(data: bytes, what: str) -> str:
    try:
        return decode_utf8(data).replace("\r\n", "\n")
    except FileError as error:
        raise NotUploaded(str(error.of(what))) from None
