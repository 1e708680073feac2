"""``eager``: takes the first option there is, and passes only if it must."""

from typing import Any

from waybread.bots import Seat
from waybread.kernel import PASS


class Eager:
    """Acts whenever it can. Makes the same choices whatever its seed."""

    name = "eager"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, seat: Seat[Any]) -> int:
        """Return the lowest option that is not a pass."""
        return min(seat.decision.options, key=lambda option: (option == PASS, option))
