"""The weaknesses: nothing but a name (jme:112.0)."""

from typing import Final

from waybread.journeys.facts import WEAKNESS
from waybread.journeys.library import skill

TITLES: Final = (
    "Arrogant",
    "Burdened",
    "Cut Off",
    "Distracted",
    "Followed",
    "Foolish",
    "Harried",
    "Haunted",
    "Hunted",
    "Ill Omen",
    "Impeded",
    "Isolated",
    "Late",
    "Lazy",
    "Misfortune",
    "Misled",
    "Off Course",
    "Slowed",
    "Uncertain",
    "Watched",
)
"""In the order of their numbers, from 1."""


class Weakness:
    pass


for _number, _title in enumerate(TITLES, 1):
    skill(WEAKNESS, _number, title=_title)(Weakness)
