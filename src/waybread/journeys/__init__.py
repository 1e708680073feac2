"""Journeys in Middle-earth, by its rules; knows nothing but the kernel.

Each layer knows those before it: facts and state; ``script.runner``, which runs an adventure's events; ``rules``;
the verbs of ``script``, by which the app does things; ``steps``; the two games.
"""

from waybread.journeys import stories
from waybread.journeys.boxes import core
from waybread.journeys.companion import CompanionGame
from waybread.journeys.game import JourneyGame
from waybread.journeys.library import CARDS
from waybread.journeys.script.adventure import ADVENTURES

__all__ = ["ADVENTURES", "CARDS", "CompanionGame", "JourneyGame", "core", "stories"]
