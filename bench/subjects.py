"""Our games, as the harness plays and clones them. A new game is one more line at the end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from bench.measure import Contender, Copying, Played
from tests.cardgame.plug import PASSAGE_1, PASSAGE_2, PASSAGE_4
from tests.journeys.plug import setup as journey
from tests.longnight.game import LongNight
from waybread.cardgame import CardGame
from waybread.journeys import CompanionGame, JourneyGame
from waybread.kernel import Game, Keep

AnyGame: TypeAlias = Game[Any]

_CLONED_GAMES: Final = 250
_CLONED_POSITIONS: Final = 3000  # so many that other random games have about the same mean


@dataclass(frozen=True, slots=True)
class Subject:
    """One of our games in one setup."""

    name: str
    """The game."""
    variant: str
    """The scenario if there are several, and the players, or heroes: ``passage.1p``, ``beacon.2h``."""
    new: Callable[[int, Keep], AnyGame]
    """A game from its seed."""
    clone: str = ""
    """What its clones are called (``2p``), if they are measured."""

    @property
    def key(self) -> str:
        """What the keys of its games begin with."""
        return f"{self.name}.{self.variant}"

    def contender(self) -> Contender:
        """The subject, ready to be measured."""
        return Contender(self.key, self.play, self._copying() if self.clone else None)

    def play(self, seed: int) -> Played:
        """One random game. What the driver passes by itself is not asked, and not counted."""
        game = self.new(seed, Keep.ROLLOUT)
        chance = Random(seed).random  # noqa: S311  no secret hangs on it
        decisions = 0
        while (decision := game.decision) is not None:
            options = decision.options
            game.choose(options[int(chance() * len(options))])
            decisions += 1
        return Played(decisions, decisions)

    def positions(self) -> Iterator[AnyGame]:
        """Positions of random games kept for search: all of them, or a fair sample of many."""
        seeds = range(1, _CLONED_GAMES + 1)
        total = sum(self.play(seed).decisions for seed in seeds)
        chosen = set(
            Random(1).sample(range(total), min(total, _CLONED_POSITIONS))  # noqa: S311
        )
        number = 0
        for seed in seeds:
            game = self.new(seed, Keep.SEARCH)
            chance = Random(seed).random  # noqa: S311  the same games as just played
            while (decision := game.decision) is not None:
                if number in chosen:
                    yield game.clone()
                number += 1
                options = decision.options
                game.choose(options[int(chance() * len(options))])

    def _copying(self) -> Copying:
        key = f"{self.name}.clone.{self.clone}"
        quiescent: list[Callable[[], AnyGame]] = []
        in_effect: list[Callable[[], AnyGame]] = []
        for game in self.positions():
            (quiescent if game.quiescent else in_effect).append(game.clone)
        groups = {f"{key}.quiescent_us": quiescent, f"{key}.in_effect_us": in_effect}
        return Copying(f"{key}.us", {each: copies for each, copies in groups.items() if copies})


_BEACON_2: Final = journey("cold-beacon", 2)


def _journey(adventure: str, name: str, heroes: int, clone: str = "") -> Subject:
    """An adventure of journeys, each hero with a seat."""
    setup = journey(adventure, heroes)
    return Subject("journeys", f"{name}.{heroes}h", lambda seed, keep: JourneyGame.new(setup, seed, keep), clone=clone)


SUBJECTS: Final = (
    Subject("longnight", "2p", lambda seed, keep: LongNight.new({"beacons": 3}, seed, keep), clone="2p"),
    Subject("cardgame", "passage.1p", lambda seed, keep: CardGame.new(PASSAGE_1.setup, seed, keep), clone="1p"),
    Subject("cardgame", "passage.2p", lambda seed, keep: CardGame.new(PASSAGE_2.setup, seed, keep), clone="2p"),
    Subject("cardgame", "passage.4p", lambda seed, keep: CardGame.new(PASSAGE_4.setup, seed, keep), clone="4p"),
    *(_journey("cold-beacon", "beacon", heroes, clone=f"{heroes}h") for heroes in (1, 2, 4)),
    *(_journey("held-ford", "ford", heroes) for heroes in (1, 2, 4)),
    Subject("companion", "beacon.2h", lambda seed, keep: CompanionGame.new(_BEACON_2, seed, keep), clone="2h"),
)
