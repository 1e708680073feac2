"""Many games: workers, statistics, reports.

A study (``study.py``) plays one game for each seed, ``worker_pool.py`` plays it on many seeds wherever an executor
leads, and a tally counts the results. ``cardgame`` and ``journeys`` have the studies of each game.
"""

from waybread.sim import html_report, resumable_run, text_tables
from waybread.sim.players import Player, add_bot_options, player
from waybread.sim.progress_line import Progress
from waybread.sim.result_files import ResultFile, code_fingerprint
from waybread.sim.resumable_run import ResumableRun
from waybread.sim.simulated_party import SimulatedParty
from waybread.sim.simulation import GameTally, Simulation, SimulationTally
from waybread.sim.study import SeedResult, Study, StudyError
from waybread.sim.win_rates import Interval, Pairs, Share, Spread, wilson
from waybread.sim.worker_pool import cluster, play_seeds, processes, settle_in

__all__ = [
    "GameTally", "Interval", "Pairs", "Player", "Progress", "ResultFile", "ResumableRun", "SeedResult", "Share",
    "SimulatedParty", "Simulation", "SimulationTally", "Spread", "Study", "StudyError", "add_bot_options", "cluster",
    "code_fingerprint", "html_report", "play_seeds", "player", "processes", "resumable_run", "settle_in",
    "text_tables", "wilson",
]  # fmt: skip
