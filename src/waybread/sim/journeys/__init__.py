"""Simulated adventures and campaigns of Journeys."""

from waybread.sim.journeys import setup_options
from waybread.sim.journeys.adventure_playtest import (
    OF_ITSELF,
    AdventurePlaytest,
    PlaytestTally,
    never_ended,
    never_seen,
    percent,
    playtest_report,
    together,
)
from waybread.sim.journeys.adventure_sources import AdventureSource, community, is_community, place
from waybread.sim.journeys.campaign_playtest import (
    CampaignPlaytest,
    CampaignTally,
    campaign_report,
    new_campaign,
    suggest_choices,
    visit_camp,
)
from waybread.sim.journeys.ending_goals import check_end
from waybread.sim.journeys.setup_options import parties
from waybread.sim.journeys.watched_game import JourneyParty

__all__ = [
    "OF_ITSELF", "AdventurePlaytest", "AdventureSource", "CampaignPlaytest", "CampaignTally", "JourneyParty",
    "PlaytestTally", "campaign_report", "check_end", "community", "is_community", "never_ended", "never_seen",
    "new_campaign", "parties", "percent", "place", "playtest_report", "setup_options", "suggest_choices", "together",
    "visit_camp",
]  # fmt: skip
