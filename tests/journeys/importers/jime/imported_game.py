"""Plays an imported scenario by names: what was shown, which names were fired, which token to use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.journeys.importers.jime.written_scenarios import Data, written
from tests.journeys.plug import setup
from waybread.cards import act_option
from waybread.journeys import JourneyGame
from waybread.journeys.companion import CompanionGame
from waybread.journeys.decisions import Act, read_act
from waybread.journeys.guided_game import GuidedGame
from waybread.journeys.importers.jime import Imported, forget, learn, load
from waybread.kernel import PASS, Keep, Outcome

MODES: dict[str, type[GuidedGame[Any]]] = {"digital": JourneyGame, "table": CompanionGame}
"""The ways to play a scenario."""
MOST_ANSWERS = 20_000


def imported(data: Data) -> Imported:
    return load(written(data), "test.jime")


def notes(data: Data) -> list[str]:
    """What could not be honoured, as sentences."""
    return [str(each) for each in imported(data).notes]


@contextmanager
def known(found: Imported) -> Iterator[Imported]:
    """A scenario that can be played for a while."""
    learn(found)
    try:
        yield found
    finally:
        forget(found)


def play_out(found: Imported, seed: int, heroes: int, mode: str = "digital", difficulty: str = "normal") -> Outcome:
    """Play a scenario to its end by random choices."""
    with known(found):
        seats = heroes if mode == "digital" else 1
        game = MODES[mode].new(
            setup(found.adventure.key, heroes, difficulty, seats=seats), seed=seed, keep=Keep.ROLLOUT
        )  # fmt: skip
        chance = Random(seed)
        for _ in range(MOST_ANSWERS):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options))
        assert game.outcome is not None, "the game goes on and on"
        return game.outcome


@dataclass
class Play:
    """A scenario under way in the digital mode, up to the first question that is no matter of course."""

    game: JourneyGame
    told: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    @property
    def kind(self) -> str:
        assert self.game.decision is not None
        return self.game.decision.kind

    @property
    def shown(self) -> list[str]:
        """The texts that were shown, one after the other."""
        words = self.game.adventure.texts
        return [words[facts["key"]] for kind, facts in self.told if kind == "text"]

    @property
    def fired(self) -> list[str]:
        """The names that have come to the head of the queue, in that order."""
        return [each.removeprefix("name ") for each in self.game.state.app.fired if each.startswith("name ")]

    @property
    def tokens(self) -> list[str]:
        return [each.name for each in self.game.state.tokens]

    @property
    def counters(self) -> dict[str, int]:
        return self.game.state.app.counters

    def choose(self, *options: int) -> Play:
        for each in options:
            self.game.choose(each)
        return self

    def use(self, token: str) -> Play:
        """The hero whose turn it is interacts with a token; somebody takes a turn if nobody does."""
        if self.kind == "turn order":
            self.choose(0)
        number = next(each.number for each in self.game.state.tokens if each.name == token)
        return self.choose(act_option(Act.INTERACT, number))

    def move(self) -> Play:
        """The hero whose turn it is moves into a space beside."""
        assert self.game.decision is not None
        return self.choose(next(each for each in self.game.decision.options if read_act(each)[0] is Act.MOVE))

    def until(self, *kinds: str, prefer: Callable[[tuple[int, ...]], int] = min) -> Play:
        """Answer whatever is asked, until it is something of these kinds or over."""
        while self.game.decision is not None and self.kind not in kinds:
            self.game.choose(prefer(self.game.decision.options))
        return self

    def rest(self) -> Play:
        """Everybody passes until the next round begins or the game is over."""
        now = self.game.state.round
        while self.game.decision is not None and self.game.state.round == now:
            options = self.game.decision.options
            self.game.choose(PASS if PASS in options else options[0])
        return self


@contextmanager
def playing(
    data: Data, heroes: int = 1, seed: int = 1, difficulty: str = "normal", variables: Mapping[str, int] | None = None
) -> Iterator[Play]:
    """A scenario that has begun."""
    with known(imported(data)) as found:
        told: list[tuple[str, dict[str, Any]]] = []
        given = setup(found.adventure.key, heroes, difficulty, seats=1) | {"variables": dict(variables or {})}
        game = JourneyGame.new(given, seed=seed, tell=lambda each: told.append((each.kind, dict(each.facts))))
        play = Play(game, told)
        game.set_stops(0, ["turn"])
        yield play.until("turn order", "turn", "answer", "hero", "test", "last stand", prefer=min)
