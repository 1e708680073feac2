"""Adventures that somebody brings: a folder of text files, a community scenario, or a campaign of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from waybread.files import FileError, did_you_mean, os_reason, read_bytes
from waybread.journeys import ADVENTURES, stories
from waybread.journeys.authoring import FILE, AdventureError, campaign_folder, read_adventure
from waybread.journeys.importers import jime
from waybread.journeys.importers.jime import MOST_TOGETHER
from waybread.journeys.script import Adventure, Chapter, Tale

_FILES: Final = ("*.toml", "words/*.toml", "*/adventure.toml", "*/words/*.toml", "*.jime", "*.json")
"""What may lie in a folder that is brought."""


@dataclass(frozen=True, slots=True)
class OpenedSource:
    """What was brought; all of it can be played from now on."""

    title: str
    adventures: tuple[Adventure, ...]
    tale: Tale | None = None
    """Of a campaign."""
    community: jime.Imported | None = None
    """The community scenario or campaign that it is, with what could not be honoured of it."""


@dataclass(frozen=True, slots=True)
class AdventureSource:
    """Where an adventure or a campaign lies: plain data, which other processes can open too."""

    path: str
    stamp: str
    """Of what is in it: a book that was changed is another one."""

    @staticmethod
    def at(path: Path) -> AdventureSource:
        """The book in a folder, or in a file."""
        stamp = blake2b(digest_size=8)
        try:
            for each in _files(path):
                stamp.update(each.relative_to(path).as_posix().encode())
                with each.open("rb") as file:
                    stamp.update(file.read(MOST_TOGETHER + 1))
        except OSError as error:
            raise AdventureError(f"{path} cannot be read: {os_reason(error)}.") from None
        return AdventureSource(str(path), stamp.hexdigest())

    def open(self) -> OpenedSource:
        """What is in it; WaybreadError says the first thing that is wrong."""
        found = _read(self)
        if found.community is not None:
            jime.learn(found.community)
        for each in found.adventures:
            ADVENTURES[each.key] = each  # what lies there, not one of the same name that came along
        return found


def locate(typed: Path) -> Path:
    """Where that lies which somebody has typed: a folder, a file, or the name of what comes with the program."""
    if typed.name in (FILE, campaign_folder.FILE) and typed.is_file():
        return typed.parent
    if typed.suffix == ".toml" and typed.is_file():
        raise AdventureError(f"{typed} is one file of several: the folder of the adventure is checked and played.")
    if typed.exists():
        return typed
    known = {each.name: each for each in (*stories.FOLDERS, *stories.CAMPAIGNS)}
    if str(typed) in known:
        return known[str(typed)]
    if typed.suffix:
        raise AdventureError(f"There is no such file: {typed}.")
    right = f"an adventure is a folder with {FILE} in it, or one that comes with the program"
    raise AdventureError(f"There is no such folder: {typed}; {right}: {did_you_mean(typed.name, known)}")


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
        return
    for pattern in _FILES:
        yield from sorted(path.glob(pattern))


def is_community(path: Path) -> bool:
    """Is it a file of the Your Journey editor, or a folder with some, rather than one of ours?"""
    if path.is_file():
        return True
    ours = (path / FILE).is_file() or (path / campaign_folder.FILE).is_file()
    return not ours and any(path.glob("*.jime"))


def community(path: Path) -> jime.Imported:
    """A community scenario or campaign; AdventureError, in one sentence, if that cannot be done."""
    try:
        if path.is_dir():
            return jime.load_folder(path)
        return jime.load(read_bytes(path, MOST_TOGETHER), path.name)
    except (jime.JimeError, FileError) as error:
        raise AdventureError(str(error)) from None


@lru_cache(maxsize=64)
def _read(book: AdventureSource) -> OpenedSource:
    path = Path(book.path)
    if is_community(path):
        found = community(path)
        keys = [each.key for each in found.adventures]
        tale = Tale(found.story, tuple(Chapter(each, each) for each in keys)) if found.story else None
        return OpenedSource(found.title, found.adventures, tale, found)
    if (path / campaign_folder.FILE).is_file():
        tale = campaign_folder.read_campaign(path)
        return OpenedSource(
            tale.story.title, tuple(read_adventure(path / each.adventure) for each in tale.chapters), tale
        )
    adventure = read_adventure(path)
    return OpenedSource(adventure.texts.get("title", adventure.key), (adventure,))
