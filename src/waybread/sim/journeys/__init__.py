"""Simulated adventures and campaigns of Journeys."""

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
from waybread.sim.journeys.party_setup import make_party
from waybread.sim.journeys.watched_game import JourneyParty

__all__ = [
    "OF_ITSELF", "AdventurePlaytest", "AdventureSource", "CampaignPlaytest", "CampaignTally", "JourneyParty",
    "PlaytestTally", "campaign_report", "check_end", "community", "is_community", "make_party",
    "never_ended", "never_seen", "new_campaign", "percent", "place", "playtest_report", "suggest_choices", "together",
    "visit_camp",
]  # fmt: skip
