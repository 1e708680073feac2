"""The card game for tables: its questions, choices and events in words."""

from waybread.table.cardgame.rulebook import CARDGAME_TABLE, stop_names

__all__ = ["CARDGAME_TABLE", "stop_names"]
