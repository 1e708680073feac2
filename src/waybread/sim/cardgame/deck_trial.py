"""The trial of a deck: games that are played while somebody watches, with figures along the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from time import monotonic
from typing import Any, Final

from waybread.kernel import Json
from waybread.sim.cardgame.analysis.analysis_study import Analysis
from waybread.sim.cardgame.analysis.analysis_tally import AnalysisTally
from waybread.sim.cardgame.trial_figures import TrialFigures, figures, news
from waybread.sim.cardgame.watched_game import Party
from waybread.sim.progress_line import clock
from waybread.sim.simulation import Simulation, SimulationTally
from waybread.sim.study import Study, StudyError, Tally, play_chunk

NEWS_SECONDS: Final = 0.25
"""So long between two pieces of news."""
FIGURES_SECONDS: Final = 1.5
"""So long between two pieces with all figures."""


@dataclass(frozen=True, slots=True)
class DeckTrial:
    """What is to be played."""

    party: Party
    games: int
    seed: int = 0
    analyse: bool = False
    seconds: float = 300.0
    """After so long it ends with what it has."""

    def to_line(self) -> str:
        """As a line of JSON."""
        data = {"party": self.party.to_data(), "games": self.games, "seed": self.seed, "analyse": self.analyse}
        return json.dumps({**data, "seconds": self.seconds})

    @staticmethod
    def from_line(line: str) -> DeckTrial:
        """From a line of JSON."""
        data: dict[str, Any] = json.loads(line)
        return DeckTrial(Party.from_data(data.pop("party")), **data)


def _prepared(trial: DeckTrial) -> tuple[Study, Tally, Callable[[], TrialFigures]]:
    """What is played, what counts it, and what makes figures of the counts."""
    if trial.analyse:
        analysis = AnalysisTally(trial.party, 0)
        return Analysis(trial.party), analysis, lambda: figures(analysis.games, analysis)
    study = Simulation((trial.party,))
    simulation = SimulationTally(study)
    return study, simulation, lambda: figures(simulation.parties[0])


def play_trial(trial: DeckTrial, say: Callable[[dict[str, Json]], None], now: Callable[[], float] = monotonic) -> None:
    """Play, and say how it is going; the last piece of news says that it is over."""
    study, tally, draw = _prepared(trial)
    began = said = drawn = now()
    for number in range(1, trial.games + 1):
        why = ""
        try:
            (result,) = play_chunk(study, (trial.seed + number - 1,))
            tally.add(result)
        except StudyError as error:
            why = str(error)
        time = now()
        if not why and number < trial.games and time - began >= trial.seconds:
            why = f"It ends after {clock(trial.seconds)}, the longest time that a trial may take."
        over = bool(why) or number == trial.games
        if over or time - said >= NEWS_SECONDS:
            said = time
            picture = None
            if over or time - drawn >= FIGURES_SECONDS:
                drawn, picture = time, draw()
            latest = news(tally.headline, trial.games, time - began)
            say(asdict(replace(latest, over=over, why=why, figures=picture)))
        if over:
            return
