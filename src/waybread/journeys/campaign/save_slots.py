"""The text of a save slot (jme:80.0): the campaign and, while an adventure is under way, the save of its game.

It is JSON that a person may edit. The slot is that from which it is read, so a text can be copied to another one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from waybread.files import FileError, errors_as, format_json, parse_object
from waybread.journeys.campaign import campaign_data
from waybread.journeys.campaign.party import Campaign, CampaignError

__all__ = ["Saved", "dump", "faults", "parse"]
_TEXTS: Final = {
    "game": "Game: the text of a game's save belongs here, or an empty text.",
    "source": "Source: the packed source of a campaign belongs here, or nothing at all.",
}
"""What a slot holds besides the campaign, and what belongs there."""
_SINGLE: Final = (
    "This is the save of a single table and not of a campaign: open it on the page 'Replays', and play on from there."
)


@dataclass(frozen=True, slots=True)
class Saved:
    """What a slot holds."""

    campaign: Campaign
    game: str = ""
    """The save of the game under way, if there is one."""
    source: str = ""
    """Of a campaign that does not come with the program, packed (``sources``)."""


def dump(saved: Saved) -> str:
    """The text of a slot: the campaign, and the game at its end."""
    more = {"source": saved.source} if saved.source else {}
    return format_json({**campaign_data.data_of(saved.campaign), **more, "game": saved.game})


def parse(text: str, slot: int) -> Saved:
    """What the text of a slot holds."""
    with errors_as(CampaignError):
        data = parse_object(text)
    texts = {name: data.pop(name, "") for name in _TEXTS}
    for name, each in texts.items():
        if not isinstance(each, str):
            raise CampaignError(_TEXTS[name])
    return Saved(replace(campaign_data.from_data(data), slot=slot), texts["game"], texts["source"])


def faults(text: str) -> list[str]:
    """What is wrong with the text of a slot, a sentence each; nothing if it can be loaded."""
    try:
        data = parse_object(text)
    except FileError as error:
        return [str(error)]
    if {"setup", "seed", "answers"} <= data.keys():
        return [_SINGLE]
    wrong = [sentence for name, sentence in _TEXTS.items() if not isinstance(data.pop(name, ""), str)]
    return [*campaign_data.faults_of(data), *wrong]
