"""The Lord of the Rings: The Card Game, by its rules; knows nothing but the kernel.

Rules refer to each other in circles: damage destroys, destroying leaves play, leaving play may
change hit points. Where two rooms need each other, the lower one reaches the other through this
package (``engine.damage.check_hit_points``), so that no module has to be loaded before itself.
"""

from waybread.cardgame import (
    steps,
    views,
)
from waybread.cardgame.abilities import (
    lasting_effects,
    modifiers,
    windows,
)
from waybread.cardgame.boxes import (
    core,
)
from waybread.cardgame.boxes.core import (
    quests,
)
from waybread.cardgame.effects import (
    attachments,
    damage,
    encounter,
    leaving_play,
    playing_cards,
    progress,
    ready,
    threat,
)
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS
from waybread.cardgame.scenarios import SCENARIOS

CardGame.steps = steps.timing_chart

__all__ = [
    "CARDS",
    "SCENARIOS",
    "CardGame",
    "attachments",
    "core",
    "damage",
    "encounter",
    "lasting_effects",
    "leaving_play",
    "modifiers",
    "playing_cards",
    "progress",
    "quests",
    "ready",
    "threat",
    "views",
    "windows",
]
