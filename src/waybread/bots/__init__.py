"""Players that choose: they get a seat's view and a decision and return an option."""

from waybread.bots.cardgame.evaluation import evaluate
from waybread.bots.cardgame.scout import Scout, Weights, scout_policy
from waybread.bots.cardgame.search_domain import CARDGAME
from waybread.bots.hints import Hint, hints
from waybread.bots.random_bot import RandomBot, random_policy
from waybread.bots.seat import Bot, Policy, Seat, play, play_out
from waybread.bots.strider import Domain, Settings, Strider

__all__ = [
    "CARDGAME", "Bot", "Domain", "Hint", "Policy", "RandomBot", "Scout", "Seat", "Settings", "Strider", "Weights",
    "evaluate", "hints", "play", "play_out", "random_policy", "scout_policy",
]  # fmt: skip
