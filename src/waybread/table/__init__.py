"""A running game with seats: what each may see, undo by consent, words for people."""

from waybread.table.bot_choices import bot_choice, pack_seat, quick_choice, seat_hints, thinks
from waybread.table.chairs import MAX_NAME, Chair, Policy, Refused
from waybread.table.game_history import Answer, By
from waybread.table.journal import GAME_ENTRIES, Entry, EntryKind, UndoRequest
from waybread.table.phrases import counted, listed
from waybread.table.rulebook_interface import Choice, DeckSummary, Prompt, Rulebook, ScenarioInfo, Spot, Summary
from waybread.table.rulebooks import RULEBOOKS
from waybread.table.table import Table, verify_bot
from waybread.table.table_saves import dump_table, load_table

__all__ = [
    "GAME_ENTRIES", "MAX_NAME", "RULEBOOKS", "Answer", "By", "Chair", "Choice", "DeckSummary", "Entry", "EntryKind",
    "Policy", "Prompt", "Refused", "Rulebook", "ScenarioInfo", "Spot", "Summary", "Table", "UndoRequest", "bot_choice",
    "counted", "dump_table", "listed", "load_table", "pack_seat", "quick_choice", "seat_hints", "thinks", "verify_bot",
]  # fmt: skip
