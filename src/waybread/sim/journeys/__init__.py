"""Simulated adventures and campaigns of Journeys."""

from waybread.sim.journeys import setup_options
from waybread.sim.journeys.adventure_playtest import (
    AdventurePlaytest,
    PlaytestTally,
    percent,
    playtest_report,
    together,
)
from waybread.sim.journeys.adventure_sources import AdventureSource, community, is_community, place
from waybread.sim.journeys.campaign_playtest import CampaignPlaytest, CampaignTally, campaign_report
from waybread.sim.journeys.ending_goals import check_end
from waybread.sim.journeys.setup_options import parties
from waybread.sim.journeys.watched_game import JourneyParty

__all__ = [
    "AdventurePlaytest", "AdventureSource", "CampaignPlaytest", "CampaignTally", "JourneyParty", "PlaytestTally",
    "campaign_report", "check_end", "community", "is_community", "parties", "percent", "place", "playtest_report",
    "setup_options", "together",
]  # fmt: skip
