"""How a game is plugged into the gates, and the random games they watch."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from waybread.kernel import Event, Game, Json, Streams

AnyGame: TypeAlias = Game[Any]


class GateError(AssertionError):
    """A gate found a fault."""


@dataclass(frozen=True, eq=False)
class Plug:
    """What the gates need to know of a game."""

    game: type[AnyGame]
    setup: Mapping[str, Json]
    players: int
    hidden: Callable[[Any, int], Mapping[str, Sequence[str]]]
    """By place, the names of the things there that a player cannot know, in order."""
    secrets: Callable[[Any, int | None], set[str]]
    """Words that a player (None: a spectator) may not be told at all at this moment."""
    invariant: Callable[[Any], None]
    """Asserts what must hold between decisions: each card in one place, no negative token."""
    kinds: tuple[str, ...] = ()
    """Kinds of decision that may have a single option, for stops."""
    open_information: bool = False
    """Nothing is ever hidden from anybody, so there is nothing to deal anew."""
    where: str = ""
    """This plug as ``module:NAME``, for gates that need it in another process."""

    def new(self, seed: int, tell: Callable[[Event], None] | None = None) -> AnyGame:
        """A fresh game, kept for play."""
        return self.game.new(self.setup, seed, tell=tell)


class RandomPlayer:
    """Chooses at random, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self._streams = Streams(seed)

    def __call__(self, game: AnyGame) -> int:
        """An option of the pending decision."""
        assert game.decision is not None
        return self._streams.pick("gate", game.decision.options)

    def number(self) -> int:
        """A number for whatever else the gate leaves to chance."""
        return self._streams.below("number", 1 << 32)


def random_game(plug: Plug, seed: int) -> Iterator[AnyGame]:
    """A random game at each of its decisions, and once more when it is over."""
    game, choose = plug.new(seed), RandomPlayer(seed)
    while game.decision is not None:
        yield game
        game.choose(choose(game))
    yield game


def sampled_game(plug: Plug, seed: int, share: int = 8) -> Iterator[AnyGame]:
    """A random game at its first 20 decisions and every few after that, for gates that look long."""
    for number, game in enumerate(random_game(plug, seed)):
        if number < 20 or number % share == 0 or game.decision is None:
            yield game


def same_position(expected: AnyGame, found: AnyGame, what: str) -> None:
    """Fail unless two games ask the same question of the same state."""
    if expected.decision != found.decision:
        raise GateError(f"{what} asks {found.decision}, not {expected.decision}")
    if expected.digest() != found.digest():
        raise GateError(f"{what} has another state: {_difference(expected, found)}")


@contextmanager
def reported(plug: Plug, seed: int, game: AnyGame) -> Iterator[None]:
    """Turn whatever goes wrong into a GateError that says how to get there."""
    answers = list(game.answers)
    try:
        yield
    except Exception as error:
        said = str(error) if isinstance(error, AssertionError) else repr(error)
        raise GateError(f"{plug.game.name}, seed {seed}, after answers {answers}: {said}") from error


def _difference(one: AnyGame, other: AnyGame) -> str:
    for name in type(one.state).__dataclass_fields__:
        left, right = getattr(one.state, name), getattr(other.state, name)
        if left != right:
            return f"{name} is {right}, not {left}"
    return "the fields look equal but not their digest"
