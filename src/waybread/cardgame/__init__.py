"""The Lord of the Rings: The Card Game, by its rules; knows nothing but the kernel.

Rules refer to each other in circles: damage destroys, destroying leaves play, leaving play may
change hit points. Where two rooms need each other, the lower one reaches the other through this
package (``engine.damage.check_hit_points``), so that no module has to be loaded before itself.
"""

from waybread.cardgame import (
    attaching,
    cards,
    damage,
    encounter,
    entering,
    initiating,
    lasting,
    modifiers,
    questing,
    quests,
    readying,
    steps,
    threat,
    views,
    windows,
)
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS
from waybread.cardgame.scenarios import SCENARIOS

CardGame.steps = steps.timing_chart

__all__ = [
    "CARDS",
    "SCENARIOS",
    "CardGame",
    "attaching",
    "cards",
    "damage",
    "encounter",
    "entering",
    "initiating",
    "lasting",
    "modifiers",
    "questing",
    "quests",
    "readying",
    "threat",
    "views",
    "windows",
]
