"""Many games: workers, statistics, reports.

A study (``study.py``) plays one game for each seed, ``worker_pool.py`` plays it on many seeds wherever an executor
leads, and a tally counts the results. ``cardgame`` and ``journeys`` have the studies of each game.
"""

from waybread.sim import html_report, text_tables
from waybread.sim.players import PLAYOUTS, Player, player, players_for
from waybread.sim.progress_line import Progress
from waybread.sim.result_files import ResultFile, code_fingerprint
from waybread.sim.resumable_run import GAMES, ResumableRun, RunOptions
from waybread.sim.simulated_party import SimulatedParty, matching_names
from waybread.sim.simulation import GameTally, Simulation, SimulationTally
from waybread.sim.study import SeedResult, Study, StudyError, Tally
from waybread.sim.win_rates import Interval, Pairs, Share, Spread, wilson
from waybread.sim.worker_pool import cluster, play_seeds, processes, settle_in

__all__ = [
    "GAMES", "PLAYOUTS", "GameTally", "Interval", "Pairs", "Player", "Progress", "ResultFile", "ResumableRun",
    "RunOptions", "SeedResult", "Share", "SimulatedParty", "Simulation", "SimulationTally", "Spread", "Study",
    "StudyError", "Tally", "cluster", "code_fingerprint", "html_report", "matching_names", "play_seeds", "player",
    "players_for", "processes", "settle_in", "text_tables", "wilson",
]  # fmt: skip
