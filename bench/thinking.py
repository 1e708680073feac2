"""``strider``, as the harness lets it think: a few playouts in one position after another."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from bench.measure import Contender, Played
from bench.subjects import SUBJECTS, AnyGame
from waybread.bots import CARDGAME, Bot, Domain, Scout, Seat, Settings, Strider
from waybread.bots.journeys import JOURNEYS, JourneyScout
from waybread.kernel import Keep

_PLAYOUTS: Final = 8
_POSITIONS: Final = 60
_EVERY: Final = 7
"""So many decisions lie between two positions, so that all phases come up."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """The search in one setup."""

    variant: str
    """The scenario and the players, or heroes."""
    new: Callable[[int, Keep], AnyGame]
    domain: Domain[Any]
    scout: Callable[[], Bot]
    name: str = "strider"

    @property
    def key(self) -> str:
        """What its keys begin with."""
        return f"{self.name}.{self.variant}"

    def contender(self) -> Contender:
        """Positions to think about, ready to be measured."""
        games = list(islice(self.positions(), _POSITIONS))

        def think(seed: int) -> Played:
            seat = Seat(games[seed % len(games)])
            weighed = Strider(self.domain, Settings(playouts=_PLAYOUTS), seed).weigh(seat)
            return Played(_PLAYOUTS, sum(each.visits for each in weighed))

        return Contender(self.key, think, counts="playouts", whole="thought")

    def positions(self) -> Iterator[AnyGame]:
        """Every so often a position of games that scout plays."""
        seed, number = 0, 0
        while True:
            seed += 1
            game = self.new(seed, Keep.SEARCH)
            bot = self.scout()
            while game.decision is not None:
                number += 1
                if number % _EVERY == 0:
                    yield game.clone()
                game.choose(bot.choose(Seat(game)))


_BY_GAME: Final[dict[str, tuple[Domain[Any], Callable[[], Bot]]]] = {
    "cardgame": (CARDGAME, Scout),
    "journeys": (JOURNEYS, JourneyScout),
}
_LEFT_OUT: Final = ("beacon.1h", "beacon.4h")
"""Parties that would teach little more."""

THINKING: Final = tuple(
    Thinking(each.variant, each.new, *_BY_GAME[each.name])
    for each in SUBJECTS
    if each.name in _BY_GAME and each.clone and each.variant not in _LEFT_OUT
)
