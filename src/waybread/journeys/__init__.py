"""Journeys in Middle-earth, by its rules; knows nothing but the kernel.

Rules refer to each other in circles: moving provokes, enemies make heroes suffer, suffering may defeat. Where two
rooms need each other, the lower one reaches the other through this package (``engine.foes.attack_hero``), so that no
module has to be loaded before itself.
"""

from waybread.journeys import (
    adventures,
    app,
    cards,
    companion,
    dealing,
    fighting,
    foes,
    healing,
    interacting,
    moving,
    preparing,
    sources,
    steps,
    stories,
    suffering,
    terrain,
    together,
    values,
    views,
)
from waybread.journeys.app.adventure import ADVENTURES
from waybread.journeys.companion import CompanionGame
from waybread.journeys.game import JourneyGame
from waybread.journeys.library import CARDS

JourneyGame.steps = steps.chart
JourneyGame.verbs = app.actions.ACTIONS

__all__ = [
    "ADVENTURES",
    "CARDS",
    "CompanionGame",
    "JourneyGame",
    "adventures",
    "app",
    "cards",
    "companion",
    "dealing",
    "fighting",
    "foes",
    "healing",
    "interacting",
    "moving",
    "preparing",
    "sources",
    "steps",
    "stories",
    "suffering",
    "terrain",
    "together",
    "values",
    "views",
]
