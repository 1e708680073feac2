"""Deck files: read and written in the formats that people have, and the decks that come with the program.

``read`` finds out the format by itself and says which line it could not understand; ``write`` writes
any of ``FORMATS``; ``shipped`` lists the decks that are here already, and ``open_deck`` takes a file's
path or one of their names. ``docs/decks.md`` shows it all.
"""

from waybread.cardgame.deckfiles.deck_sheets import sheet, shipped_list, starting_threat, verdict_text
from waybread.cardgame.deckfiles.decklist import Counts, DeckFileError, DeckList, Tally, unknown_card
from waybread.cardgame.deckfiles.formats import FORMATS, Format, detect, read, read_in_part, write
from waybread.cardgame.deckfiles.printings import Entry, candidates, deck_name, entry_of, implemented, near_titles
from waybread.cardgame.deckfiles.shipped_decks import open_deck, save_deck, shipped, starters
from waybread.cardgame.deckfiles.text_lists import find_card, find_cards

__all__ = [
    "FORMATS",
    "Counts",
    "DeckFileError",
    "DeckList",
    "Entry",
    "Format",
    "Tally",
    "candidates",
    "deck_name",
    "detect",
    "entry_of",
    "find_card",
    "find_cards",
    "implemented",
    "near_titles",
    "open_deck",
    "read",
    "read_in_part",
    "save_deck",
    "sheet",
    "shipped",
    "shipped_list",
    "starters",
    "starting_threat",
    "unknown_card",
    "verdict_text",
    "write",
]
