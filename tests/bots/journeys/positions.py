"""Positions of whole adventures, played by bots, for tests that look at many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.journeys.plug import setup
from waybread.bots import Policy
from waybread.journeys import JourneyGame
from waybread.journeys.stories import SMALL
from waybread.kernel import Json, Keep, Streams

ADVENTURES = SMALL
SKILLS = (
    ("captain.7", "captain.8", "captain.12"),
    ("hunter.5", "hunter.9", "hunter.12"),
    ("guardian.5", "guardian.10", "guardian.12"),
    ("burglar.6", "burglar.10", "burglar.11"),
    ("musician.6", "musician.10", "musician.11"),
)
"""What each hero of a party has bought."""
TITLES = (("title.2", "title.19"), ("title.1", "title.12"), ("title.4", "title.10"), ("title.15", "title.17"), ())


def experienced(adventure: str, heroes: int, difficulty: str = "normal") -> dict[str, Json]:
    """A party with skills and titles, so that all kinds of cards are about."""
    given: dict[str, Any] = setup(adventure, heroes, difficulty)
    for number, each in enumerate(given["heroes"]):
        each["skills"], each["titles"] = list(SKILLS[number]), list(TITLES[number])
    return given


def new_journey(adventure: str, heroes: int, seed: int) -> JourneyGame:
    """A journey of experienced heroes, each with a seat."""
    return JourneyGame.new(experienced(adventure, heroes), seed, Keep.SEARCH)


def positions(adventure: str, heroes: int, seed: int, policy: Policy[JourneyGame]) -> Iterator[JourneyGame]:
    """Every position of a journey with a decision that is a choice, the game itself each time."""
    game = new_journey(adventure, heroes, seed)
    chance = Streams(seed)
    while game.decision is not None:
        yield game
        game.choose(policy(game, game.decision, chance))
