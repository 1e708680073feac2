"""Simulated adventures and campaigns of Journeys."""

from waybread.sim.journeys.adventure_playtest import (
    OF_ITSELF,
    AdventurePlaytest,
    PlaytestTally,
    combine_tallies,
    percent,
    playtest_report,
    unreached_endings,
    unseen_events,
)
from waybread.sim.journeys.adventure_sources import AdventureSource, community, is_community, locate
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
    "PlaytestTally", "campaign_report", "check_end", "combine_tallies", "community", "is_community", "locate",
    "make_party", "new_campaign", "percent", "playtest_report", "suggest_choices", "unreached_endings",
    "unseen_events", "visit_camp",
]  # fmt: skip
