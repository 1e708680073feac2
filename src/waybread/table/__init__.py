"""A running game with seats: what each may see, undo by consent, words for people."""

from waybread.bots import BOTS, DEFAULT_BOT, BotEntry
from waybread.table.chairs import Chair, Policy, Refused
from waybread.table.game_history import Answer, By
from waybread.table.journal import Entry, EntryKind, UndoRequest
from waybread.table.phrases import CardName, Words, plain_words
from waybread.table.rulebook_interface import Choice, DeckSummary, Prompt, Rulebook, ScenarioInfo, Spot, Summary
from waybread.table.rulebooks import RULEBOOKS
from waybread.table.table import Table
from waybread.table.table_saves import packed, unpacked

__all__ = [
    "BOTS", "DEFAULT_BOT", "RULEBOOKS", "Answer", "BotEntry", "By", "CardName", "Chair", "Choice", "DeckSummary",
    "Entry", "EntryKind", "Policy", "Prompt", "Refused", "Rulebook", "ScenarioInfo", "Spot", "Summary", "Table",
    "UndoRequest", "Words", "packed", "plain_words", "unpacked",
]  # fmt: skip
