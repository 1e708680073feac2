"""How much of everything one address or one client may have; what is above that is refused, never queued."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Limits:
    """The bounds of a server; ``docs/operations.md`` explains each."""

    messages_per_second: float = 20.0
    """What a client may say in the long run."""
    burst: int = 60
    """What it may say at once."""
    requests_per_second: float = 20.0
    """What an address may ask over HTTP in the long run."""
    request_burst: int = 100
    tables_per_hour: float = 60.0
    """New tables from one address in the long run."""
    table_burst: int = 30
    sockets_per_address: int = 64
    sockets_per_second: float = 5.0
    """New sockets from one address in the long run."""
    socket_burst: int = 100
    clients_per_table: int = 64
    trials: int = 2
    """Decks that are tried out at the same time, each in a process of its own."""
    trials_per_address: int = 1
    trial_games: int = 1000
    """Games of one trial."""
    trial_seconds: float = 300.0
    """A trial that takes longer ends with what it has."""
    tables: int = 20_000
    """Tables that are not over, on the whole server."""
    hello_seconds: float = 10.0
    """A socket that has not said hello by then is closed."""
    unsent: int = 200
    """A client that has not read so many messages is closed; it can come back."""
    body_bytes: int = 1024 * 1024
    """The longest body of an HTTP request."""
    upload_bytes: int = 4 * 1024 * 1024
    """The longest body with an adventure in it."""
    body_seconds: float = 30.0
    """A body that is not whole by then is given up."""
    idle_seconds: float = 120.0
    """A table without clients at which nothing has happened for so long is taken out of memory."""
    idle_days: float = 90.0
    """A table at which nothing has happened for so long is removed."""


def with_changes(limits: Limits, changes: Iterable[str]) -> Limits:
    """Limits with some of them changed, each as NAME=NUMBER; ValueError in one sentence if it is none of them."""
    names = {each.name: type(getattr(limits, each.name)) for each in fields(limits)}
    for change in changes:
        name, _, text = change.partition("=")
        if name not in names:
            raise ValueError(f"There is no limit '{name}'; there are {', '.join(names)}.")
        try:
            value = names[name](text)
        except ValueError:
            raise ValueError(f"The limit {name} is a number, as in {name}={getattr(limits, name)}.") from None
        if not 0 < value < float("inf"):
            raise ValueError(f"The limit {name} is more than 0.")
        limits = replace(limits, **{name: value})
    return limits


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
