"""``waybread simulate``: one party, or two on the same seeds, and what their games came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from waybread.kernel import Json
from waybread.sim.simulated_party import GameTerms, SimulatedParty
from waybread.sim.study import SeedResult, StudyError
from waybread.sim.win_rates import Pairs, Share, Spread, merge_spreads

KIND: Final = "simulate"
PARTIES: Final = {
    "cardgame": "waybread.sim.cardgame.watched_game:Party",
    "journeys": "waybread.sim.journeys.watched_game:JourneyParty",
}
"""The party of each game, as ``module:name``. Results that name no game are of the first."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """The games of one party; or of two, which play on the same seeds."""

    parties: tuple[SimulatedParty, ...]

    @property
    def terms(self) -> GameTerms:
        """What is looked at in the game that is played."""
        return self.parties[0].terms

    def header(self) -> dict[str, Json]:
        """What is run."""
        return {"study": KIND, "parties": [each.to_data() for each in self.parties]}

    @staticmethod
    def of_header(header: dict[str, Json]) -> Simulation:
        """The simulation that was begun."""
        parties = header.get("parties")
        if header.get("study") != KIND or not isinstance(parties, list) or not parties:
            raise StudyError("These are not the results of waybread simulate.")
        return Simulation(tuple(map(_party_from_data, parties)))

    def play(self, seed: int) -> SeedResult:
        """A game of each party."""
        return {"seed": seed, "games": [party.watched(seed) for party in self.parties]}


def _party_from_data(data: Json) -> SimulatedParty:
    """Return a party of the game that it names; only that game is loaded."""
    game = data.get("game") if isinstance(data, dict) else None
    module, _, name = PARTIES.get(str(game), PARTIES["cardgame"]).partition(":")
    party: type[SimulatedParty] = getattr(import_module(module), name)
    return party.from_data(data)


@dataclass(slots=True)
class Curve:
    """One measure, round by round, of games that were won in the end and of those that were lost."""

    won: list[Spread] = field(default_factory=list)
    lost: list[Spread] = field(default_factory=list)

    def add(self, values: list[int], *, won: bool) -> None:
        """One more game."""
        rounds = self.won if won else self.lost
        while len(rounds) < len(values):
            rounds.append(Spread())
        for spread, value in zip(rounds, values, strict=False):
            spread.add(value)

    @property
    def all(self) -> list[Spread]:
        """All games that were still going on, round by round."""
        longest = max(len(self.won), len(self.lost))
        return [merge_spreads([*self.won[n : n + 1], *self.lost[n : n + 1]]) for n in range(longest)]


@dataclass(slots=True)
class GameTally:
    """What the games of one party came to."""

    curves: dict[str, Curve]
    """By measure."""
    share: Share = field(default_factory=Share)
    rounds: Spread = field(default_factory=Spread)
    rounds_won: Spread = field(default_factory=Spread)
    score: dict[str, Spread] = field(default_factory=dict)
    """Its parts, of games that were won; lower is better."""
    causes: Counter[str] = field(default_factory=Counter)
    """Why games were lost."""

    @staticmethod
    def of(measures: Iterable[str]) -> GameTally:
        """Return an empty tally of games with these measures."""
        return GameTally({each: Curve() for each in measures})

    def add(self, game: Any) -> None:
        """One more game, as it was written down."""
        won: bool = game["won"]
        self.share.add(won=won)
        self.rounds.add(game["rounds"])
        if won:
            self.rounds_won.add(game["rounds"])
        else:
            self.causes[game["cause"]] += 1
        for part, amount in game["score"].items():
            self.score.setdefault(part, Spread()).add(amount)
        for curve, values in zip(self.curves.values(), game["curves"], strict=True):
            curve.add(values, won=won)


class SimulationTally:
    """What the games of all parties came to, and how they compare."""

    def __init__(self, study: Simulation) -> None:
        self.parties: Final = [GameTally.of(study.terms.measures) for _ in study.parties]
        self.pairs: Final = Pairs()

    def add(self, result: SeedResult) -> None:
        """One more seed."""
        games: Any = result["games"]
        for tally, game in zip(self.parties, games, strict=True):
            tally.add(game)
        if len(games) == 2:
            self.pairs.add(first=games[0]["won"], second=games[1]["won"])

    @property
    def headline(self) -> Share:
        """The first party's share of wins."""
        return self.parties[0].share
