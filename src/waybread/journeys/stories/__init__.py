"""The adventures that come with the program as text files; a folder each, read when somebody wants it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from waybread.journeys.script.adventure import ADVENTURES, Adventure

if TYPE_CHECKING:
    from waybread.journeys.script.campaign_story import Tale

__all__ = ["CAMPAIGNS", "FOLDERS", "HERE", "SMALL", "tales"]
HERE: Final = Path(__file__).parent
FOLDERS: Final = tuple(
    sorted(each.parent for each in (*HERE.glob("*/adventure.toml"), *HERE.glob("*/*/adventure.toml")))
)
"""Of adventures that stand alone, and of those that belong to a campaign."""
SMALL: Final = ("cold-beacon", "held-ford", "hollow-hill", "hunted-road", "missing-miller", "ringing-wall")
"""Small adventures to test and to measure on: journeys by day and in the dark, a chase, a rescue, and battles."""
CAMPAIGNS: Final = tuple(sorted(each.parent for each in HERE.glob("*/campaign.toml")))


def _read(folder: Path) -> Adventure:
    from waybread.journeys.authoring.checker import read_adventure

    return read_adventure(folder)


for _folder in FOLDERS:
    ADVENTURES.add_later(_folder.name, partial(_read, _folder))


@cache
def tales() -> Mapping[str, Tale]:
    """The campaigns that come with the program, by key."""
    from waybread.journeys.authoring.campaign_folder import read_campaign

    return {each.name: read_campaign(each) for each in CAMPAIGNS}
