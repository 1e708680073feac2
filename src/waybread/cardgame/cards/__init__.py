"""The cards: one module for each sphere and each encounter set."""

from waybread.cardgame.cards import (
    dol_guldur_orcs,
    leadership,
    lore,
    neutral,
    passage_through_mirkwood,
    spiders_of_mirkwood,
    spirit,
    tactics,
)

__all__ = [
    "dol_guldur_orcs",
    "leadership",
    "lore",
    "neutral",
    "passage_through_mirkwood",
    "spiders_of_mirkwood",
    "spirit",
    "tactics",
]
