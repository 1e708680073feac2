"""Simulated games of the card game: how they are set up, and what is recorded of them."""

from waybread.sim.cardgame.analysis import Analysis, AnalysisTally, analysis_report, analysis_tables
from waybread.sim.cardgame.deck_trial import DeckTrial
from waybread.sim.cardgame.party_setup import make_party
from waybread.sim.cardgame.trial_figures import TrialNews
from waybread.sim.cardgame.watched_game import MEASURES, GameWatch, Party

__all__ = [
    "MEASURES", "Analysis", "AnalysisTally", "DeckTrial", "GameWatch", "Party", "TrialNews", "analysis_report",
    "analysis_tables", "make_party",
]  # fmt: skip
