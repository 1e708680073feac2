"""Reads sources that are folders of text files: they are laid out on disk for as long as that takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from waybread.journeys.sources.packed_source import Remark, Source
from waybread.kernel import SetupError

if TYPE_CHECKING:
    from waybread.journeys.script.adventure import Adventure
    from waybread.journeys.script.campaign_story import Tale


def check(source: Source) -> list[Remark]:
    """What the checker finds."""
    from waybread.journeys.authoring.checker import check
    from waybread.journeys.authoring.toml_files import AdventureError

    with _lay_out(source) as folder:
        try:
            return [Remark(str(each.where), each.words, each.error) for each in sorted(check(folder))]
        except AdventureError:
            return [Remark("the folder", "there is neither an adventure.toml nor a campaign.toml in it.", error=True)]


def adventure(source: Source) -> Adventure:
    """The adventure in a folder."""
    from waybread.journeys.authoring.checker import read_adventure

    with _lay_out(source) as folder:
        return read_adventure(folder)


def campaign(source: Source) -> tuple[Tale, Mapping[str, Source]] | None:
    """The campaign in a folder, and each of its adventures."""
    from waybread.journeys.authoring.campaign_folder import FILE, folders_of, read_campaign

    if FILE not in source.files:
        return None
    with _lay_out(source) as folder:
        return read_campaign(folder), {name: source.inside(name) for name in folders_of(folder)}


@contextmanager
def _lay_out(source: Source) -> Iterator[Path]:
    with TemporaryDirectory() as place:
        folder = Path(place, "uploaded")
        try:
            for path, text in source.files.items():
                file = folder / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8", newline="\n")
        except OSError:  # a file in the place of a folder, say
            raise SetupError("These files cannot lie in one folder.") from None
        yield folder
