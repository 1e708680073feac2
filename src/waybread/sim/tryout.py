"""An adventure played out many times by bots: how often it is won, how long it takes, what nobody gets to see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from waybread.bots.seat import Seat
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.campaign.starting import suggested
from waybread.journeys.campaign.supply import heroes
from waybread.kernel import Json, Keep
from waybread.sim.cardgame import Player
from waybread.sim.figures import Share
from waybread.sim.journeys import JourneyParty


@dataclass(slots=True)
class Tried:
    """What the games of one party size came to."""

    share: Share = field(default_factory=Share)
    rounds: list[int] = field(default_factory=list)
    threat: list[int] = field(default_factory=list)
    """At the end, in hundredths of the bar."""

    def add(self, game: JourneyGame) -> None:
        """One more game that is over."""
        self.share.add(won=bool(game.outcome and game.outcome.won))
        self.rounds.append(game.state.round)
        self.threat.append(round(100 * game.state.app.threat / game.threat_end))


@dataclass(slots=True)
class Tryout:
    """An adventure that is being tried out."""

    adventure: str
    player: Player
    difficulty: str
    remembered: dict[str, int] = field(default_factory=dict)
    """Counters that earlier adventures of a campaign have left."""
    by_size: dict[int, Tried] = field(default_factory=dict)
    ends: Counter[str] = field(default_factory=Counter)
    """How games ended, by reason."""
    stood_at: Counter[str] = field(default_factory=Counter)
    """The objectives at which games were lost."""
    happened: Counter[str] = field(default_factory=Counter)
    """In how many games each event happened."""

    def play(self, sizes: Sequence[int], games: int, seed: int) -> Iterator[Share]:
        """Play so many games of each party size; after each one, how they stand."""
        share = Share()
        for size in sizes:
            tried = self.by_size.setdefault(size, Tried())
            for number in range(games):
                game = self.played(size, seed + number)
                tried.add(game)
                self._note(game)
                share.add(won=bool(game.outcome and game.outcome.won))
                yield share

    def played(self, size: int, seed: int) -> JourneyGame:
        """One game to its end."""
        setup = {**setup_of(self.adventure, size, self.difficulty, seed), "variables": {**self.remembered}}
        game = JourneyGame.new(setup, seed, Keep.SEARCH)
        bots = JourneyParty(self.adventure, setup, (self.player,) * size).bots(seed)
        while game.decision is not None:
            game.choose(bots[game.decision.player].choose(Seat(game)))
        return game

    def _note(self, game: JourneyGame) -> None:
        app = game.state.app
        self.happened.update(app.fired)
        if game.outcome is not None:
            self.ends[game.outcome.reason] += 1
            if not game.outcome.won:
                self.stood_at[app.objective] += 1

    @property
    def never(self) -> list[str]:
        """The events that never happened; those that the program itself makes have spaces in their names."""
        return [each.name for each in ADVENTURES[self.adventure].events
                if " " not in each.name and each.name not in self.happened]  # fmt: skip

    @property
    def never_ended(self) -> list[str]:
        """The endings that nobody came to."""
        known = [each.name for each in ADVENTURES[self.adventure].endings]
        return [each for each in known if each not in self.ends and each not in OF_ITSELF]


OF_ITSELF: Final = ("won", "lost", "full", "fallen")
"""Endings that come by the rules; games do not say their names."""


def setup_of(adventure: str, size: int, difficulty: str, seed: int) -> dict[str, Json]:
    """A party of so many heroes with what suits them; other heroes with every seed."""
    names = list(heroes())
    party: list[Json] = []
    for seat in range(size):
        hero = names[(seed + seat) % len(names)]
        role, items = suggested(hero)
        party.append({"hero": hero, "role": role, "items": list(items), "seat": seat})
    return {"adventure": adventure, "difficulty": difficulty, "heroes": party}


def sheet(tryout: Tryout) -> str:
    """What came of it, for reading."""
    lines = ["heroes  games  won                  rounds          threat at the end"]
    for size, tried in tryout.by_size.items():
        low, high = (100 * each for each in tried.share.interval)
        won = f"{100 * tried.share.rate:.0f} % ({low:.0f} to {high:.0f})"
        rounds = f"{median(tried.rounds):.0f} ({min(tried.rounds)} to {max(tried.rounds)})" if tried.rounds else "-"
        threat = f"{median(tried.threat):.0f} % of the bar" if tried.threat else "-"
        lines.append(f"{size:<6}  {tried.share.games:<5}  {won:<19}  {rounds:<14}  {threat}")
    games = tryout.ends.total()
    lines += ["", "How games ended:"]
    lines += [f"  {100 * count / games:3.0f} %  {reason}" for reason, count in tryout.ends.most_common()]
    if tryout.stood_at:
        lines += ["", "The objective at which lost games stood:"]
        lines += [f"  {count:4d}  {name or 'none'}" for name, count in tryout.stood_at.most_common()]
    lines += ["", f"Events never seen: {', '.join(tryout.never) or 'none'}."]
    if tryout.never_ended:
        lines.append(f"Endings never reached: {', '.join(tryout.never_ended)}.")
    return "\n".join(lines)
