"""The game as one player may know it, and what a bot is.

A bot is asked with a :class:`Seat`. It never gets the game itself: it may read the view of its own
seat, and imagine worlds in which all that it cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from waybread.kernel import Decision, Game, Json, Keep, Outcome, Streams, WaybreadError

G = TypeVar("G", bound=Game[Any])

Policy: TypeAlias = Callable[[G, Decision, Streams], int]
"""A fast way to choose in a world that is already imagined; what chance it needs it draws from the streams."""


class Seat(Generic[G]):
    """The place of the player who is asked."""

    __slots__ = ("_game", "decision", "player")

    def __init__(self, game: G) -> None:
        if game.decision is None:
            raise WaybreadError("The game is over: nobody is asked, so there is no seat to take.")
        self._game: Final = game
        self.decision: Final = game.decision
        self.player: Final = game.decision.player

    @property
    def view(self) -> Mapping[str, Json]:
        """All that this player may know, as plain data."""
        return self._game.view(self.player)

    def imagine(self, seed: int, keep: Keep = Keep.ROLLOUT) -> G:
        """A world that agrees with all this player knows; the rest, and chance to come, is dealt by the seed."""
        return self._game.determinize(self.player, seed, keep)

    def dump(self) -> str:
        """The seat as a text, to be taken to another process; the game has to be kept for play (``Keep.PLAY``).

        It holds the whole game, so that it can be imagined anew there: no bot that is honest reads it.
        """
        return f"{type(self._game).__module__}:{type(self._game).__qualname__}\n{self._game.save()}"

    @staticmethod
    def load(text: str) -> Seat[Any]:
        """The seat of a text that :meth:`dump` wrote."""
        where, save = text.split("\n", 1)
        module, name = where.split(":")
        game: type[Game[Any]] = getattr(import_module(module), name)
        return Seat(game.load(save))


class Bot(Protocol):
    """A player that chooses."""

    @property
    def name(self) -> str:
        """What it is called in tables and on the command line."""

    def choose(self, seat: Seat[Any]) -> int:
        """One of the options of the seat's decision."""


def play(game: G, bots: Sequence[Bot]) -> Outcome:
    """Play a game to its end with a bot on every seat; it has to keep snapshots (not ``Keep.ROLLOUT``)."""
    while game.decision is not None:
        if game.decision.player >= len(bots):
            raise WaybreadError(f"Seat {game.decision.player} has no bot: there are {len(bots)}, one for each seat.")
        game.choose(bots[game.decision.player].choose(Seat(game)))
    outcome = game.outcome
    if outcome is None:
        raise WaybreadError("The game asks nobody, but has not ended.")
    return outcome


def play_out(game: G, policy: Policy[G], chance: Streams) -> Outcome:
    """Play a world to its end by one policy for every seat."""
    while game.decision is not None:
        game.choose(policy(game, game.decision, chance))
    outcome = game.outcome
    if outcome is None:
        raise WaybreadError("The game asks nobody, but has not ended.")
    return outcome
