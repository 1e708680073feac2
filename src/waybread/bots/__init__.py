"""Players that choose: they get a seat's view and a decision and return an option."""

from waybread.bots.cardgame.evaluation import evaluate
from waybread.bots.cardgame.scout import Scout, Weights, scout_policy
from waybread.bots.cardgame.search_domain import CARDGAME
from waybread.bots.hints import Hint, hints
from waybread.bots.random_bot import RandomBot, random_policy
from waybread.bots.registry import BOTS, DEFAULT_BOT, BotEntry, Speed, bot_names, find_bot, names_in_words
from waybread.bots.seat import Bot, Policy, Seat, play, play_out
from waybread.bots.strider import Domain, Settings, Strider

__all__ = [
    "BOTS", "CARDGAME", "DEFAULT_BOT", "Bot", "BotEntry", "Domain", "Hint", "Policy", "RandomBot", "Scout", "Seat",
    "Settings", "Speed", "Strider", "Weights", "bot_names", "evaluate", "find_bot", "hints", "names_in_words", "play",
    "play_out", "random_policy", "scout_policy",
]  # fmt: skip
