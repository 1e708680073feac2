"""``random``: any option is as good as another."""

from __future__ import annotations

from typing import Any

from waybread.bots.seat import Seat
from waybread.kernel import Decision, Game, Streams


def random_policy(game: Game[Any], decision: Decision, chance: Streams) -> int:
    """Any of the options, each as likely as another."""
    return chance.pick("choice", decision.options)


class RandomBot:
    """Chooses by chance alone; the same seed chooses the same."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Streams(seed)

    def choose(self, seat: Seat[Any]) -> int:
        """Any of the options."""
        return self._chance.pick("choice", seat.decision.options)
