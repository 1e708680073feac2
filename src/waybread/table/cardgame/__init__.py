"""The card game for tables: its questions, choices and happenings in words."""

from waybread.table.cardgame.rulebook import CARDGAME_TABLE

__all__ = ["CARDGAME_TABLE"]
