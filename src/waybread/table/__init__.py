"""A running game with seats: what each may see, undo by consent, words for people."""

from waybread.table.journal import Answer, By, Chair, Did, Entry, Policy, Refused, Request
from waybread.table.rulebook import CardName, Choice, Prompt, Rulebook, Summary, Words, plain_words
from waybread.table.saves import packed, unpacked
from waybread.table.table import BOTS, Table

__all__ = [
    "BOTS", "Answer", "By", "CardName", "Chair", "Choice", "Did", "Entry", "Policy", "Prompt", "Refused", "Request",
    "Rulebook", "Summary", "Table", "Words", "packed", "plain_words", "unpacked",
]  # fmt: skip
