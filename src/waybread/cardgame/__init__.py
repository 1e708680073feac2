"""The Lord of the Rings: The Card Game, by its rules; knows nothing but the kernel.

Layers, each of which knows only those before it: printed facts and the state; abilities and the windows of what
occurs; effects; the steps of the timing chart, the cards of the boxes and the running game.
"""

from waybread.cardgame import steps
from waybread.cardgame.boxes import core
from waybread.cardgame.boxes.core import quests
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS
from waybread.cardgame.scenarios import SCENARIOS

CardGame.steps = steps.timing_chart

__all__ = ["CARDS", "SCENARIOS", "CardGame", "core", "quests"]
