"""Players that choose: they get a seat's view and a decision and return an option."""

from waybread.bots.chance import RandomBot, random_policy
from waybread.bots.evaluation import evaluate
from waybread.bots.scout import Scout, Weights, scout_policy
from waybread.bots.seat import Bot, Policy, Seat, play, play_out

__all__ = [
    "Bot", "Policy", "RandomBot", "Scout", "Seat", "Weights", "evaluate", "play", "play_out", "random_policy",
    "scout_policy",
]  # fmt: skip
