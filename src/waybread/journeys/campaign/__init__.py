"""A campaign: the party between adventures, camp, setups, endings and save slots.

Everything here is plain data that never changes: whatever happens makes a new record. Each
thing that can be done has a ``why_not_...`` beside it that gives the reason against it as a
sentence, or None.
"""

from waybread.journeys.boxes import core  # noqa: F401 - every card is in the library before a campaign asks for one
from waybread.journeys.campaign import camp, save_slots
from waybread.journeys.campaign.adventure_end import finish
from waybread.journeys.campaign.adventure_setup import check_setup, setup_of
from waybread.journeys.campaign.campaign_data import data_of
from waybread.journeys.campaign.campaign_start import Choice, Entrant, Story, begin, embark, named_hero, suggest_outfit
from waybread.journeys.campaign.collection import PRODUCTS, Collection
from waybread.journeys.campaign.party import (
    MOST_HEROES,
    MOST_SLOTS,
    Campaign,
    CampaignError,
    Difficulty,
    Stage,
    add_to_chronicle,
)
from waybread.journeys.campaign.save_slots import Saved
from waybread.journeys.campaign.supply import heroes, next_tier, roles, starting_items, why_unknown

__all__ = [
    "MOST_HEROES",
    "MOST_SLOTS",
    "PRODUCTS",
    "Campaign",
    "CampaignError",
    "Choice",
    "Collection",
    "Difficulty",
    "Entrant",
    "Saved",
    "Stage",
    "Story",
    "add_to_chronicle",
    "begin",
    "camp",
    "check_setup",
    "data_of",
    "embark",
    "finish",
    "heroes",
    "named_hero",
    "next_tier",
    "roles",
    "save_slots",
    "setup_of",
    "starting_items",
    "suggest_outfit",
    "why_unknown",
]  # fmt: skip
