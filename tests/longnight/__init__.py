"""The Long Night: the tiny game that the kernel is tested and explained with."""

from tests.longnight.cards import CARDS
from tests.longnight.game import LongNight, NightState

__all__ = ["CARDS", "LongNight", "NightState"]
