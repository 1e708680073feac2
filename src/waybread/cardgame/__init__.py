"""The Lord of the Rings: The Card Game, by its rules; knows nothing but the kernel."""

from waybread.cardgame import cards, quests, steps
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS
from waybread.cardgame.scenarios import SCENARIOS

CardGame.steps = steps.chart

__all__ = ["CARDS", "SCENARIOS", "CardGame", "cards", "quests"]
