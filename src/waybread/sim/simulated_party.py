"""What a simulation needs of a party, whichever game it plays: games that are watched, and what they are called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from waybread.bots import Bot, Seat
from waybread.files import fold
from waybread.kernel import Event, Game, Json, Keep, stream_start
from waybread.sim.players import Player, parse_player
from waybread.sim.study import SeedResult, StudyError

G = TypeVar("G", bound=Game[Any])


@dataclass(frozen=True, slots=True)
class GameTerms:
    """What is looked at in a game, and what it is called."""

    measures: Mapping[str, str]
    """What is looked at once in every round, with the title of its chart."""
    moment: str
    """When it is looked at: *means as planning begins*."""
    moment_in_full: str
    """*Values are taken as the planning phase of a round begins.*"""
    score: tuple[str, ...]
    """What is written down at the end of a won game."""
    score_title: str
    party: str
    """What a party is told apart by: its *deck*."""
    parties: str
    members: str
    """What it consists of: *decks* or *heroes*."""


class Listing(NamedTuple):
    """Something that a party consists of, as a table."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str


class Watch(Generic[G]):
    """Listens to a game and looks at the table once a round."""

    def __init__(self, measures: int, measured: Callable[[G], Sequence[int]]) -> None:
        self.curves: Final[list[list[int]]] = [[] for _ in range(measures)]
        self._measured: Final = measured
        self.game: G | None = None

    def begin(self, game: G) -> None:
        """Watch a game that has been dealt."""
        self.game = game

    def hear(self, event: Event) -> None:
        """Something happened."""
        raise NotImplementedError

    def look(self) -> None:
        """Look at the table."""
        if self.game is not None:
            for curve, value in zip(self.curves, self._measured(self.game), strict=True):
                curve.append(value)

    def cause(self, reason: str) -> str:
        """Why a game was lost, from the reason that it gives itself."""
        raise NotImplementedError

    def result(self, game: G) -> SeedResult:
        """The game as it is written down, once it is over."""
        outcome = game.outcome
        if outcome is None:
            raise StudyError("the game asks nobody, but has not ended.")
        return {
            "won": outcome.won,
            "rounds": game.state.round,
            "cause": "" if outcome.won else self.cause(outcome.reason),
            "score": dict(outcome.score) if outcome.won else {},
            "curves": [list(each) for each in self.curves],
        }


@dataclass(frozen=True, slots=True)
class SimulatedParty(ABC):
    """A party that can be watched as it plays."""

    kind: ClassVar[type[Any]]
    """Its game."""
    terms: ClassVar[GameTerms]
    """What is looked at in its game."""
    mark: ClassVar[Mapping[str, Json]] = {}
    """What says in results which game it plays."""

    name: str
    """What it is called in tables."""
    setup: dict[str, Json]
    """What its games are dealt from."""
    players: tuple[Player, ...]
    """Who plays, seat by seat."""

    @property
    @abstractmethod
    def title(self) -> str:
        """What is played, as people call it."""

    @abstractmethod
    def heading(self) -> str:
        """What is played, how and by whom."""

    @abstractmethod
    def listings(self) -> Iterator[Listing]:
        """What it consists of."""

    @abstractmethod
    def watched(self, seed: int) -> SeedResult:
        """One game, as it is written down."""

    def to_data(self) -> dict[str, Json]:
        """As plain data."""
        players: list[Json] = [asdict(each) for each in self.players]
        return {**self.mark, "name": self.name, "setup": self.setup, "players": players}

    @classmethod
    def from_data(cls, data: Json) -> Self:
        """From plain data."""
        match data:
            case {"name": str(name), "setup": dict(setup), "players": list(players)}:
                return cls(name, setup, tuple(map(parse_player, players)))
        raise StudyError(f"The first line of the results makes no sense: it names no {cls.terms.members} and players.")

    def bots(self, seed: int) -> list[Bot]:
        """A bot for each seat, each with a chance of its own."""
        return [each.bot(self.kind.name, stream_start(seed, f"bot {seat}")) for seat, each in enumerate(self.players)]

    def play(self, seed: int, watch: Watch[G], bots: Sequence[Bot] | None = None) -> G:
        """Play one game to its end, watched; returns the game as it ended."""
        game: G = self.kind.new(self.setup, seed, Keep.SEARCH, watch.hear)
        watch.begin(game)
        bots = self.bots(seed) if bots is None else bots
        while game.decision is not None:
            game.choose(bots[game.decision.player].choose(Seat(game)))
        return game


def matching_names(words: str | None, names: Collection[str]) -> list[str]:
    """Return the scenarios or adventures that a word may mean: the one of that name, or all that contain it."""
    wanted = fold(words or "")
    return [each for each in names if each == wanted] or [each for each in names if wanted and wanted in each]


def find_name(what: str, words: str | None, names: Collection[str]) -> str:
    """Return the only name that a word may mean; StudyError if there is none, or several."""
    found = matching_names(words, names)
    if len(found) == 1:
        return found[0]
    known = ", ".join(sorted(names))
    if not words:
        raise StudyError(f"Say which {what} is to be played: {known}.")
    raise StudyError(f"{f'Several {what}s are' if found else f'No {what} is'} called '{words}': there are {known}.")
