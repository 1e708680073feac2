"""An adventure played out many times by bots: how often it is won, how long it takes, what nobody gets to see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from waybread.bots import Bot, Seat
from waybread.bots.journeys import JourneyScout, StoryGoals
from waybread.journeys import ADVENTURES, STORY_CHOICES, JourneyGame
from waybread.journeys.campaign import heroes, suggest_outfit
from waybread.journeys.script import Adventure
from waybread.kernel import PASS, Json, Keep, NeverEnds, Streams, stream_start
from waybread.sim.journeys.adventure_sources import AdventureSource
from waybread.sim.journeys.ending_goals import ConversationListener, SteeredBot, goals_for_ending
from waybread.sim.journeys.watched_game import JourneyParty
from waybread.sim.players import Player
from waybread.sim.study import SeedResult, StudyError
from waybread.sim.win_rates import Share, Spread

OF_ITSELF: Final = ("won", "lost", "full", "fallen")
"""Endings that come by the rules; games do not say their names."""
MOST_CHOICES: Final = 20_000
"""Of one game; adventures have a few hundred."""
_BY_NAME: Final = "run "
"""How events begin that stand for the events of a community scenario."""


@dataclass(frozen=True, slots=True)
class AdventurePlaytest:
    """So many heroes on an adventure, and who plays them."""

    adventure: str
    size: int
    difficulty: str
    players: tuple[Player, ...]
    """Each game is played by one of these on every seat; which one, chance says."""
    remembered: tuple[tuple[str, int], ...] = ()
    """Counters that earlier adventures of a campaign have left."""
    wander: bool = False
    """Are dialogues answered by chance?"""
    source: AdventureSource | None = None
    """Where it lies, if it did not come along."""
    lead: str = ""
    """The ending that the party is led to; empty for none."""

    def header(self) -> dict[str, Json]:
        """What is run."""
        return {
            "study": "adventure", "adventure": self.adventure, "stamp": self.source.stamp if self.source else "",
            "heroes": self.size, "difficulty": self.difficulty, "players": [asdict(each) for each in self.players],
            "remembered": dict(self.remembered), "wander": self.wander, **({"lead": self.lead} if self.lead else {}),
        }  # fmt: skip

    def play(self, seed: int) -> SeedResult:
        """One game."""
        if self.source is not None:
            self.source.open()
        setup = {**setup_of(self.adventure, self.size, self.difficulty, seed), "variables": dict(self.remembered)}
        player = Streams(seed).pick("player", self.players)
        goals = goals_for_ending(ADVENTURES[self.adventure], self.lead) if self.lead else None
        game = play_game(setup, seed, player, wander=self.wander, goals=goals)
        return {"seed": seed, **summarize_game(game), **({"came": _came(game, self.lead)} if self.lead else {})}


def _came(game: JourneyGame, name: str) -> bool:
    """Has a game come to this ending?"""
    ending = game.adventure.ending(name)
    reached = ending is not None and game.state.app.counters.get(ending.memory, 0) > 0
    return reached or (game.outcome is not None and game.outcome.reason == name)


class WanderingBot:
    """A bot that answers dialogues, and picks one of several buttons, by chance: so it sees every way of a story."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.name: Final = bot.name
        self._bot = bot
        self._chance = Streams(seed)

    def choose(self, seat: Seat[Any]) -> int:
        """What the bot would choose, but at a fork any way is as good as another."""
        decision = seat.decision
        ways = [each for each in decision.options if each != PASS]
        if decision.kind in STORY_CHOICES and len(ways) > 1:
            return self._chance.pick("way", ways)
        return self._bot.choose(seat)


def setup_of(adventure: str, size: int, difficulty: str, seed: int) -> dict[str, Json]:
    """A party of so many heroes with what suits them; other heroes with every seed."""
    party: list[Json] = []
    for seat, hero in enumerate(party_of(size, seed)):
        role, items = suggest_outfit(hero)
        party.append({"hero": hero, "role": role, "items": list(items), "seat": seat})
    return {"adventure": adventure, "difficulty": difficulty, "heroes": party}


def party_of(size: int, seed: int) -> list[str]:
    """The names of so many heroes."""
    names = list(heroes())
    return [names[(seed + seat) % len(names)] for seat in range(size)]


def play_game(
    setup: dict[str, Json], seed: int, player: Player, *, wander: bool = False, goals: StoryGoals | None = None
) -> JourneyGame:
    """One game to its end, with the same player on every seat; StudyError if there may be none.

    With goals, the party is led to what they say.
    """
    try:
        question = ConversationListener()
        game = JourneyGame.new(setup, seed, Keep.SEARCH, question.hear)
        bots = JourneyParty("", setup, (player,) * len(game.players)).bots(seed)
        if goals is not None:
            for each in bots:
                if isinstance(each, JourneyScout):
                    each.pursue(goals)
            bots = [SteeredBot(each, goals, question) for each in bots]
        elif wander:
            bots = [WanderingBot(each, stream_start(seed, f"wanderer {seat}")) for seat, each in enumerate(bots)]
        for _ in range(MOST_CHOICES):
            if game.decision is None:
                return game
            game.choose(bots[game.decision.player].choose(Seat(game)))
    except NeverEnds:
        raise StudyError("so much would come of one answer that it may never end.") from None
    raise StudyError(f"it has not ended after {MOST_CHOICES:,} choices.")


def summarize_game(game: JourneyGame) -> SeedResult:
    """What is written down of a game that is over."""
    app, outcome = game.state.app, game.outcome
    if outcome is None:
        raise StudyError("the game asks nobody, but has not ended.")
    return {
        "won": outcome.won, "reason": outcome.reason, "objective": app.objective, "rounds": game.state.round,
        "threat": min(100, round(100 * app.threat / game.threat_end)), "happened": [*app.fired],
    }  # fmt: skip


@dataclass(slots=True)
class PlaytestTally:
    """What some games of an adventure came to; it only counts."""

    share: Share = field(default_factory=Share)
    rounds: Spread = field(default_factory=Spread)
    threat: Spread = field(default_factory=Spread)
    """At the end, in hundredths of the bar."""
    ends: Counter[str] = field(default_factory=Counter)
    """How games ended, by reason."""
    stood_at: Counter[str] = field(default_factory=Counter)
    """The objectives at which games were lost."""
    happened: Counter[str] = field(default_factory=Counter)
    """In how many games each event happened."""
    came: int = 0
    """In how many games the ending came that the party was led to."""

    def add(self, game: Any) -> None:
        """One more game, as it was written down."""
        self.share.add(won=game["won"])
        self.rounds.add(game["rounds"])
        self.threat.add(game["threat"])
        self.ends[game["reason"]] += 1
        self.happened.update(game["happened"])
        self.came += game.get("came", False)
        if not game["won"]:
            self.stood_at[game["objective"]] += 1


def combine_tallies(some: Iterable[PlaytestTally]) -> PlaytestTally:
    """All of it in one."""
    found = PlaytestTally()
    for each in some:
        found.share.won += each.share.won
        found.share.games += each.share.games
        found.came += each.came
        for counts in ("ends", "stood_at", "happened"):
            getattr(found, counts).update(getattr(each, counts))
        for spread in ("rounds", "threat"):
            getattr(found, spread).counts.update(getattr(each, spread).counts)
    return found


def unseen_events(adventure: Adventure, happened: Iterable[str]) -> list[str]:
    """The events that never happened; others that the program itself makes have spaces in their names."""
    known = {*happened}
    unseen = [each.name for each in adventure.events if each.name not in known]
    return [each.removeprefix(_BY_NAME) for each in unseen if " " not in each.removeprefix(_BY_NAME)]


def unreached_endings(adventure: Adventure, ends: Iterable[str]) -> list[str]:
    """The endings that nobody came to."""
    known = {*OF_ITSELF, *ends}
    return [each.name for each in adventure.endings if each.name not in known]


def percent(share: Share) -> str:
    """A share with its interval, for reading."""
    low, high = share.interval
    return f"{100 * share.rate:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def span(spread: Spread) -> str:
    """The middle of some numbers, and from where to where they reach."""
    if not spread.counts:
        return "-"
    return f"{spread.quantile(0.5)} ({min(spread.counts)} to {max(spread.counts)})"


def playtest_report(adventure: str, by_size: dict[int, PlaytestTally]) -> str:
    """What came of it, for reading."""
    lines = ["heroes  games  won                  rounds          threat at the end"]
    for size, tried in by_size.items():
        threat = f"{tried.threat.quantile(0.5)} % of the bar"
        lines.append(
            f"{size:<6}  {tried.share.games:<5}  {percent(tried.share):<19}  {span(tried.rounds):<14}  {threat}"
        )
    known, everything = ADVENTURES[adventure], combine_tallies(by_size.values())
    games = everything.ends.total()
    lines += ["", "How games ended:"]
    lines += [f"  {100 * count / games:3.0f} %  {reason}" for reason, count in everything.ends.most_common()]
    if everything.stood_at:
        lines += ["", "The objective at which lost games stood:"]
        lines += [f"  {count:4d}  {name or 'none'}" for name, count in everything.stood_at.most_common()]
    lines += ["", f"Events never seen: {', '.join(unseen_events(known, everything.happened)) or 'none'}."]
    if missed := unreached_endings(known, everything.ends):
        lines.append(f"Endings never reached: {', '.join(missed)}.")
    return "\n".join(lines)
