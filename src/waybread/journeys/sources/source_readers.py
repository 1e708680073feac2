"""What reads sources: for each format a module that makes adventures and campaigns of files or says what is wrong.

Whatever strangers have written, a reader raises nothing but a WaybreadError with one sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Protocol

from waybread.journeys.script.adventure import Adventure
from waybread.journeys.script.campaign_story import Tale
from waybread.journeys.sources import folder_source, jime_source
from waybread.journeys.sources.packed_source import FOLDER, JIME, Remark, Source


class Reader(Protocol):
    """Reads one format."""

    def check(self, source: Source) -> list[Remark]:
        """All that is to be said of the files."""

    def adventure(self, source: Source) -> Adventure:
        """The adventure, or WaybreadError."""

    def campaign(self, source: Source) -> tuple[Tale, Mapping[str, Source]] | None:
        """The campaign, if they hold one, and the source of each of its adventures by the campaign's name for it."""


READERS: Final[Mapping[str, Reader]] = {FOLDER: folder_source, JIME: jime_source}
"""By format."""


def check(source: Source) -> list[Remark]:
    """All that is to be said of a source."""
    return READERS[source.format].check(source)


def read_adventure(source: Source) -> Adventure:
    """The adventure of a source, under the source's key; WaybreadError in one sentence."""
    return replace(READERS[source.format].adventure(source), key=source.key)


def read_campaign(source: Source) -> tuple[Tale, Mapping[str, Source]] | None:
    """The campaign of a source, under its key, with the sources of its adventures; None if it holds none."""
    found = READERS[source.format].campaign(source)
    if found is None:
        return None
    tale, parts = found
    return replace(tale, story=replace(tale.story, key=source.key)), parts
