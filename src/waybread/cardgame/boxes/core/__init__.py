"""The cards: one module for each sphere and each encounter set."""

from waybread.cardgame.boxes.core import (
    campaign,
    dol_guldur_orcs,
    escape_from_dol_guldur,
    journey_along_the_anduin,
    leadership,
    lore,
    neutral,
    passage_through_mirkwood,
    saurons_reach,
    spiders_of_mirkwood,
    spirit,
    tactics,
    wilderlands,
)

__all__ = [
    "campaign",
    "dol_guldur_orcs",
    "escape_from_dol_guldur",
    "journey_along_the_anduin",
    "leadership",
    "lore",
    "neutral",
    "passage_through_mirkwood",
    "saurons_reach",
    "spiders_of_mirkwood",
    "spirit",
    "tactics",
    "wilderlands",
]
