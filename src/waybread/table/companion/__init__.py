"""The app beside the boxes, for tables: its questions, choices and instructions in words."""

from waybread.table.companion.rulebook import COMPANION_TABLE

__all__ = ["COMPANION_TABLE"]
