"""How much of everything one address or one client may have; what is above that is refused, never queued."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable


class Buckets:
    """Token buckets: each key may do so much at once, and so much a second in the long run."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable) -> bool:
        """May this key do it once more?"""
        now = self._clock()
        if len(self._left) > 10_000:
            self._forget_full(now)
        left = self._now(key, now)
        if left < 1:
            self._left[key] = (left, now)
            return False
        self._left[key] = (left - 1, now)
        return True

    def _now(self, key: Hashable, now: float) -> float:
        left, then = self._left.get(key, (float(self._burst), now))
        return min(float(self._burst), left + (now - then) * self._rate)

    def _forget_full(self, now: float) -> None:
        self._left = {key: kept for key, kept in self._left.items() if self._now(key, now) < self._burst}
