"""Journeys for tables: their questions, choices and events in words."""

from waybread.table.journeys.rulebook import JOURNEYS_TABLE

__all__ = [
    "JOURNEYS_TABLE",
]  # fmt: skip
