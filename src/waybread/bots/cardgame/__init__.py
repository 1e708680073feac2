"""Bots for the card game: rules of thumb, and what the search knows about the game."""

from waybread.bots.cardgame.card_knowledge import GOALS
from waybread.bots.cardgame.evaluation import FEATURES, SIGNS, features
from waybread.bots.cardgame.fitted_weights import DEFAULT_EVALUATION, FITTED
from waybread.bots.cardgame.scout import AT, ScoutPolicy, scout_policy

__all__ = [
    "AT", "DEFAULT_EVALUATION", "FEATURES", "FITTED", "GOALS", "SIGNS", "ScoutPolicy", "features", "scout_policy",
]  # fmt: skip
