"""The pass policy: which decisions without a choice are put to a player all the same.

A decision with a single option (a window in which a player can only pass, a target that
is the only one) is no choice, and the driver takes it. A player who wants to be asked
sets a *stop* on the kind of the decision or on its rule. Stops belong to people, never to
the rules: the answers of a game, and so its replay, are the same with and without them.
"""

from collections.abc import Iterable
from typing import Protocol

from waybread.kernel.decision import Decision


class Policy(Protocol):
    """Says whether the driver holds at a decision that has a single option."""

    def holds(self, decision: Decision, passed: int) -> bool:
        """Hold here, after ``passed`` such decisions since the last answer?"""


class Stops:
    """The stops of all players: kinds of decision, or rule ids, to be asked at."""

    __slots__ = ("_by_player",)

    def __init__(self) -> None:
        self._by_player: dict[int, frozenset[str]] = {}

    def set(self, player: int, names: Iterable[str]) -> None:
        """Hold for this player wherever a decision's kind or rule is among the names."""
        chosen = frozenset([names] if isinstance(names, str) else names)
        if not all(isinstance(each, str) for each in chosen):
            raise TypeError(f"stops are kinds of decision or rule ids, not {sorted(map(repr, chosen))}")
        if chosen:
            self._by_player[player] = chosen
        else:
            self._by_player.pop(player, None)

    def holds(self, decision: Decision, passed: int) -> bool:
        """As the players asked."""
        chosen = self._by_player.get(decision.player)
        return chosen is not None and (decision.kind in chosen or decision.rule in chosen)

    def clone(self) -> "Stops":
        """The same stops, to be changed on their own."""
        twin = Stops()
        twin._by_player = self._by_player.copy()
        return twin

    def as_lists(self) -> dict[int, list[str]]:
        """The stops as plain data, for a save."""
        return {player: sorted(names) for player, names in sorted(self._by_player.items())}


class HoldAfter:
    """Hold at the decision that follows a known number of passes: the way back to a position."""

    __slots__ = ("_passes",)

    def __init__(self, passes: int) -> None:
        self._passes = passes

    def holds(self, decision: Decision, passed: int) -> bool:
        """Once the known number has been passed."""
        return passed >= self._passes
