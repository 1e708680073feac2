"""``strider``, as the harness lets it think: a few playouts in one position after another."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from bench.measure import Contender, Played
from tests.cardgame.plug import PASSAGE_1, PASSAGE_2, PASSAGE_4
from waybread.bots import CARDGAME, Scout, Seat, Settings, Strider
from waybread.cardgame import CardGame
from waybread.kernel import Json, Keep

_PLAYOUTS: Final = 8
_POSITIONS: Final = 60
_EVERY: Final = 7
"""So many decisions lie between two positions, so that all phases come up."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """The search in one setup."""

    players: int
    setup: dict[str, Json]
    name: str = "strider"

    @property
    def key(self) -> str:
        """What its keys begin with."""
        return f"{self.name}.passage.{self.players}p"

    def contender(self) -> Contender:
        """Positions to think about, ready to be measured."""
        games = list(islice(self.positions(), _POSITIONS))

        def think(seed: int) -> Played:
            seat = Seat(games[seed % len(games)])
            weighed = Strider(CARDGAME, Settings(playouts=_PLAYOUTS), seed).weigh(seat)
            return Played(_PLAYOUTS, sum(each.visits for each in weighed))

        return Contender(self.key, think, counts="playouts", whole="thought")

    def positions(self) -> Iterator[CardGame]:
        """Every so often a position of games that scout plays."""
        seed, number = 0, 0
        while True:
            seed += 1
            game = CardGame.new(self.setup, seed, Keep.SEARCH)
            bot = Scout()
            while game.decision is not None:
                number += 1
                if number % _EVERY == 0:
                    yield game.clone()
                game.choose(bot.choose(Seat(game)))


THINKING: Final = (
    Thinking(1, dict(PASSAGE_1.setup)),
    Thinking(2, dict(PASSAGE_2.setup)),
    Thinking(4, dict(PASSAGE_4.setup)),
)
