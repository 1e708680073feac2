"""Players for journeys: rules of thumb, and what the search has to know of the game."""

from waybread.bots.journeys.campaign_goals import NO_GOALS, STEPS, StoryGoals, counter_after, counter_gap, step_of
from waybread.bots.journeys.evaluation import FEATURES, SIGNS, evaluate, features
from waybread.bots.journeys.scout import Scout as JourneyScout
from waybread.bots.journeys.scout import journey_policy
from waybread.bots.journeys.search_domain import JOURNEYS
from waybread.bots.journeys.weights import Weights

__all__ = [
    "FEATURES",
    "JOURNEYS",
    "NO_GOALS",
    "SIGNS",
    "STEPS",
    "JourneyScout",
    "StoryGoals",
    "Weights",
    "counter_after",
    "counter_gap",
    "evaluate",
    "features",
    "journey_policy",
    "step_of",
]  # fmt: skip
