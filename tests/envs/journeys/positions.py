"""Positions of random adventures of every kind, for one to five heroes."""

from collections.abc import Iterator
from random import Random

from tests.bots.journeys.positions import ADVENTURES, experienced
from tests.journeys.plug import favour
from waybread.journeys import JourneyGame
from waybread.kernel import Json, Keep, Streams

PARTIES = [(adventure, heroes) for adventure in ADVENTURES for heroes in (1, 2, 4, 5)]


def random_adventure(adventure: str, heroes: int, seed: int, *, players: int = 5) -> Iterator[JourneyGame]:
    """A random adventure of experienced heroes, at each of its decisions; with odd seeds they are tireless."""
    setup: dict[str, Json] = experienced(adventure, heroes, "hard" if seed % 3 == 0 else "normal")
    for number, each in enumerate(setup["heroes"]):
        each["seat"] = number % players
    state = JourneyGame.deal(setup, Streams(seed))
    if seed % 2:
        favour(state)
    game = JourneyGame.from_state(state, Keep.SEARCH)
    chance = Random(seed)
    while game.decision is not None:
        yield game
        game.choose(chance.choice(game.decision.options))
