"""Who of those who hold chairs is at a table just now, and who is away.

Clients of a table may be connected to several processes. A process that is not alone knows of its own clients only, so
there nobody is called away who was not seen to go.
"""

from __future__ import annotations

from collections import Counter


class Presence:
    """The people at one table, as far as this process can know; each may have several clients."""

    def __init__(self, *, alone: bool) -> None:
        self._alone = alone
        self._here: Counter[str] = Counter()
        self._left: set[str] = set()

    def come(self, holder: str) -> bool:
        """One more client of somebody; were they not here before?"""
        if not holder:
            return False
        self._here[holder] += 1
        self._left.discard(holder)
        return self._here[holder] == 1

    def go(self, holder: str) -> bool:
        """A client of somebody is gone; was it their last one?"""
        if not holder:
            return False
        self._here[holder] -= 1
        if self._here[holder] > 0:
            return False
        del self._here[holder]
        self._left.add(holder)
        return True

    def acted_elsewhere(self, holder: str) -> None:
        """Somebody did something by way of another process: so they are there."""
        self._left.discard(holder)

    def away(self, holder: str) -> bool:
        """Is somebody who holds a chair not at the table?"""
        return bool(holder) and holder not in self._here and (self._alone or holder in self._left)
