"""The figures of one process for Prometheus. Labels are names of ours: no ids, tokens, addresses or paths."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from waybread.table import Entry, EntryKind

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"))
_QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: most of what the server does takes a few milliseconds."""


class Metrics:
    """What is counted and measured in one process."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Histogram(
            "waybread_request_seconds",
            "HTTP requests by route, and how long they took.",
            ("method", "route", "status"),
            buckets=_QUICK,
            registry=registry,
        )
        self._messages = Histogram(
            "waybread_message_seconds",
            "Messages of clients on their sockets by kind, and how long until they were answered.",
            ("kind",),
            buckets=_QUICK,
            registry=registry,
        )
        self._writes = Histogram(
            "waybread_journal_write_seconds",
            "Transactions that wrote to journals, and how long they took; one may be for many tables.",
            buckets=_QUICK,
            registry=registry,
        )
        self._entries = Counter("waybread_journal_entries", "Entries written to journals.", registry=registry)
        self._answers = Counter("waybread_answers", "Choices that were stored.", registry=registry)
        self._in_memory = Gauge("waybread_tables_in_memory", "Tables that are loaded.", registry=registry)
        self._sockets = Gauge("waybread_sockets", "Clients that are connected.", registry=registry)
        self._trials = Gauge("waybread_trials", "Decks that are being tried out.", registry=registry)
        self._tables = Gauge("waybread_tables", "Tables in the database.", ("status",), registry=registry)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Note an HTTP request."""
        known = method if method in _METHODS else "another"
        self._requests.labels(known, route, str(status)).observe(seconds)

    def message(self, kind: str) -> AbstractContextManager[object]:
        """Measure how long the block takes to answer a message."""
        return self._messages.labels(kind).time()

    def count_write(self, entries: Iterable[Entry], seconds: float) -> None:
        """Note a transaction that wrote to journals."""
        written = [each.kind for each in entries]
        self._writes.observe(seconds)
        self._entries.inc(len(written))
        self._answers.inc(written.count(EntryKind.CHOOSE))

    def page(self, *, in_memory: int, sockets: int, trials: int, tables: Mapping[str, int]) -> bytes:
        """Return all figures as Prometheus reads them, with those that are given as they are just now."""
        self._in_memory.set(in_memory)
        self._sockets.set(sockets)
        self._trials.set(trials)
        for status, count in tables.items():
            self._tables.labels(status).set(count)
        return generate_latest(self._registry)
