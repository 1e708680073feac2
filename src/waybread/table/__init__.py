"""A running game with seats: what each may see, undo by consent, words for people."""

from waybread.bots import BOTS, DEFAULT_BOT, BotEntry
from waybread.table.chairs import Chair, Policy, Refused
from waybread.table.game_history import Answer, By
from waybread.table.journal import Entry, EntryKind, UndoRequest
from waybread.table.rulebook_interface import (
    Brought,
    CardName,
    Choice,
    Played,
    Prompt,
    Rulebook,
    Spot,
    Summary,
    Words,
    plain_words,
)
from waybread.table.table import Table
from waybread.table.table_saves import packed, unpacked

__all__ = [
    "BOTS", "DEFAULT_BOT", "Answer", "BotEntry", "Brought", "By", "CardName", "Chair", "Choice", "Entry", "EntryKind",
    "Played", "Policy", "Prompt", "Refused", "Rulebook", "Spot", "Summary", "Table", "UndoRequest", "Words", "packed",
    "plain_words", "unpacked",
]  # fmt: skip
