"""Save slots: several campaigns in a folder, each in a file of its own (jme:80.0).

A slot holds the campaign and, while an adventure is under way, the save of its game as text. The
file is JSON that a person may edit; a slot's number is that of its file, so a file can be copied.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from waybread.files import FileError, errors_as, format_json, parse_object, read_text, write_atomically
from waybread.journeys.campaign import campaign_data
from waybread.journeys.campaign.collection import Collection
from waybread.journeys.campaign.party import LARGEST_SAVE, MOST_SLOTS, Campaign, CampaignError, Stage

_TEXTS: Final = {
    "game": "Game: the text of a game's save belongs here, or an empty text.",
    "source": "Source: the packed source of a campaign belongs here, or nothing at all.",
}
"""What a slot's file holds besides the campaign, and what belongs there."""
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


@dataclass(frozen=True, slots=True)
class Listed:
    """A slot in the list of those that are in use (jme:64.2)."""

    slot: int
    name: str = ""
    """The party's."""
    campaign: Campaign | None = None
    """None if the file cannot be read."""
    why_not: str | None = None
    """Why it cannot be loaded, if it cannot."""


def file_of(folder: Path, slot: int) -> Path:
    """The file of a slot."""
    if not 1 <= slot <= MOST_SLOTS:
        raise CampaignError(f"There are save slots from 1 to {MOST_SLOTS}, but no slot {slot}.")
    return folder / f"slot-{slot}.json"


def listing(folder: Path, collection: Collection) -> list[Listed]:
    """The slots in use, with the names of their parties."""
    return [_listed(folder, each, collection) for each in _numbers() if file_of(folder, each).exists()]


def free_slots(folder: Path) -> list[int]:
    """The slots that a new campaign may have."""
    return [each for each in _numbers() if not file_of(folder, each).exists()]


def _numbers() -> range:
    return range(1, MOST_SLOTS + 1)


def _listed(folder: Path, slot: int, collection: Collection) -> Listed:
    try:
        campaign = _read(folder, slot).campaign
    except CampaignError as error:
        return Listed(slot, why_not=str(error))
    return Listed(slot, campaign.name, campaign, _why_not_enabled(campaign, collection))


# Saving -------------------------------------------------------------------------------


def why_not_save(folder: Path, campaign: Campaign) -> str | None:
    """Why a campaign cannot be saved without writing over something else, or None."""
    if not file_of(folder, campaign.slot).exists():
        return None
    try:
        there = _read(folder, campaign.slot).campaign
    except CampaignError as error:
        return f"What cannot be read is not written over unless you say so. {error}"
    if _same(there, campaign):
        if there.difficulty is not campaign.difficulty:
            return f"This campaign began as {there.difficulty}, and its difficulty stays."  # jme:26.1a
        return None
    return f"Slot {campaign.slot} holds the campaign of {there.name}; another slot is free, or say to write over it."


def _same(one: Campaign, other: Campaign) -> bool:
    first, second = ((each.story, each.name, [hero.name for hero in each.heroes]) for each in (one, other))
    return first == second


def save(folder: Path, campaign: Campaign, game: str = "", *, overwrite: bool = False) -> None:
    """Put a campaign in its slot, and the game under way with it: whole or not at all."""
    if not overwrite and (reason := why_not_save(folder, campaign)):
        raise CampaignError(reason)
    if game and campaign.stage is not Stage.ADVENTURE:
        raise CampaignError("The party is on no adventure, so there is no game to save.")
    text = packed(Saved(campaign, game))
    if unpacked(text, campaign.slot) != Saved(campaign, game):
        raise CampaignError("This campaign could not be read again as it is, so nothing was saved.")
    with errors_as(CampaignError):
        write_atomically(file_of(folder, campaign.slot), text, parents=True)


# Loading ------------------------------------------------------------------------------


def why_not_load(folder: Path, slot: int, collection: Collection) -> str | None:
    """Why a slot cannot be loaded, or None."""
    try:
        campaign = _read(folder, slot).campaign
    except CampaignError as error:
        return str(error)
    return _why_not_enabled(campaign, collection)


def load(folder: Path, slot: int, collection: Collection) -> Saved:
    """What a slot holds, at the exact point at which it was saved (jme:80.3, jme:80.4)."""
    saved = _read(folder, slot)
    if reason := _why_not_enabled(saved.campaign, collection):
        raise CampaignError(reason)
    return saved


def _why_not_enabled(campaign: Campaign, collection: Collection) -> str | None:
    reason = collection.why_not_use(campaign.products)  # jme:20.3
    return f"Slot {campaign.slot}, {campaign.name}: {reason[0].lower()}{reason[1:]}" if reason else None


def _read(folder: Path, slot: int) -> Saved:
    path = file_of(folder, slot)
    if not path.exists():
        raise CampaignError(f"Slot {slot} is empty.")
    try:
        return unpacked(read_text(path, LARGEST_SAVE), slot)
    except (CampaignError, FileError) as error:
        raise CampaignError(f"Slot {slot}: {error}") from None


# Text ---------------------------------------------------------------------------------


def packed(saved: Saved) -> str:
    """The text of a slot's file: the campaign, and the game at its end."""
    more = {"source": saved.source} if saved.source else {}
    return format_json({**campaign_data.data_of(saved.campaign), **more, "game": saved.game})


def unpacked(text: str, slot: int) -> Saved:
    """What the text of a slot's file holds."""
    with errors_as(CampaignError):
        data = parse_object(text)
    texts = {name: data.pop(name, "") for name in _TEXTS}
    for name, each in texts.items():
        if not isinstance(each, str):
            raise CampaignError(_TEXTS[name])
    return Saved(replace(campaign_data.from_data(data), slot=slot), texts["game"], texts["source"])


def faults(text: str) -> list[str]:
    """What is wrong with the text of a slot's file, a sentence each; nothing if it can be loaded."""
    try:
        data = parse_object(text)
    except FileError as error:
        return [str(error)]
    if {"setup", "seed", "answers"} <= data.keys():
        return [_SINGLE]
    wrong = [sentence for name, sentence in _TEXTS.items() if not isinstance(data.pop(name, ""), str)]
    return [*campaign_data.faults_of(data), *wrong]
