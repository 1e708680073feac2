"""A running game with seats: what each may see, undo by consent, words for people."""

from waybread.bots import BOTS, DEFAULT_BOT, BotEntry
from waybread.table.journal import Answer, By, Chair, Did, Entry, Policy, Refused, Request
from waybread.table.rulebook import (
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
    "BOTS", "DEFAULT_BOT", "Answer", "BotEntry", "Brought", "By", "CardName", "Chair", "Choice", "Did", "Entry",
    "Played", "Policy", "Prompt", "Refused", "Request", "Rulebook", "Spot", "Summary", "Table", "Words", "packed",
    "plain_words", "unpacked",
]  # fmt: skip
