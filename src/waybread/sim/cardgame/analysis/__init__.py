"""What wins and what loses games: cards, opening hands, the encounter deck."""

from waybread.sim.cardgame.analysis import analysis_report, analysis_tables
from waybread.sim.cardgame.analysis.analysis_study import Analysis
from waybread.sim.cardgame.analysis.analysis_tally import AnalysisTally

__all__ = ["Analysis", "AnalysisTally", "analysis_report", "analysis_tables"]
