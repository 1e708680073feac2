"""The cards of the core set: a module for the heroes, for each role and for each kind of card."""

from waybread.journeys.boxes.core import (  # noqa: F401 - they add their cards
    armour,
    banners_and_harps,
    basic,
    boons,
    burglar,
    captain,
    damage_and_fear,
    guardian,
    heroes,
    hunter,
    musician,
    pathfinder,
    titles,
    trinkets_carried,
    trinkets_worn,
    weapons,
)
