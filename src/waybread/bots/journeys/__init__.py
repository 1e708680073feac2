"""Players for journeys: rules of thumb, and what the search has to know of the game."""

from waybread.bots.journeys.evaluation import evaluate
from waybread.bots.journeys.scout import Scout as JourneyScout
from waybread.bots.journeys.scout import journey_policy
from waybread.bots.journeys.search_domain import JOURNEYS
from waybread.bots.journeys.weights import Weights

__all__ = ["JOURNEYS", "JourneyScout", "Weights", "evaluate", "journey_policy"]
