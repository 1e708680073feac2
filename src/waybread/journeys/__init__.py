"""Journeys in Middle-earth, by its rules; knows nothing but the kernel.

Rules refer to each other in circles: moving provokes, enemies make heroes suffer, suffering may defeat. Where two
rooms need each other, the lower one reaches the other through this package (``engine.foes.attack_hero``), so that no
module has to be loaded before itself.
"""

from waybread.journeys import (
    adventures,
    companion,
    deal,
    script,
    sources,
    steps,
    stories,
    views,
)
from waybread.journeys.boxes import (
    core,
)
from waybread.journeys.companion import CompanionGame
from waybread.journeys.game import JourneyGame
from waybread.journeys.library import CARDS
from waybread.journeys.rules import (
    enemy_attacks,
    harm,
    harm_cards,
    hero_attacks,
    hero_values,
    interactions,
    movement,
    party_order,
    prepared_cards,
    terrain,
)
from waybread.journeys.script.adventure import ADVENTURES

JourneyGame.steps = steps.chart
JourneyGame.verbs = script.actions.ACTIONS

__all__ = [
    "ADVENTURES",
    "CARDS",
    "CompanionGame",
    "JourneyGame",
    "adventures",
    "companion",
    "core",
    "deal",
    "enemy_attacks",
    "harm",
    "harm_cards",
    "hero_attacks",
    "hero_values",
    "interactions",
    "movement",
    "party_order",
    "prepared_cards",
    "script",
    "sources",
    "steps",
    "stories",
    "terrain",
    "views",
]
