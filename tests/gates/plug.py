"""How a game is plugged into the gates, and who plays the random games they watch."""

from collections.abc import Callable, Mapping, Sequence
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
    sparse: int = 8
    """In a run of many games, of so many positions one is looked at closely."""
    favour: Callable[[Any], None] | None = None
    """Changes a dealt state so that random players get further; games with an odd seed begin so."""
    title: Callable[[Any, int], str] = lambda game, card: ""
    """What a card is called, whatever it may lie there as; "" in games without messages for people."""
    alike: Callable[[Any, int | None, int], Sequence[int]] = lambda game, viewer, card: (card,)
    """The cards that a hidden card was mixed with, for all that a player (None: a spectator) can know."""
    progress: Callable[[Any], str] = lambda game: ""
    """How far the players have come, in a word, for whoever counts."""

    def new(self, seed: int, tell: Callable[[Event], None] | None = None) -> AnyGame:
        """A fresh game, kept for play."""
        if self.favour is None or seed % 2 == 0:
            return self.game.new(self.setup, seed, tell=tell)
        state = self.game.deal(self.setup, Streams(seed))
        self.game.shuffle_ids(state)
        self.favour(state)
        return self.game.from_state(state, tell=tell)


class RandomPlayer:
    """Chooses at random, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self._streams = Streams(seed)

    def __call__(self, game: AnyGame) -> int:
        """An option of the pending decision."""
        assert game.decision is not None
        return self._streams.pick("gate", game.decision.options)

    def number(self, below: int = 1 << 32) -> int:
        """A number for whatever else a gate leaves to chance; it does not change how the game is played."""
        return self._streams.below("number", below)
