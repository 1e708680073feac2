"""Deck files: read and written in the formats that people have, and the decks that come with the program.

``read`` finds out the format by itself and says which line it could not understand; ``write`` writes
any of ``FORMATS``; ``shipped`` lists the decks that are here already, and ``opened`` takes a file's
path or one of their names. ``docs/decks.md`` shows it all.
"""

from waybread.cardgame.deckfiles.decklist import DeckFileError, DeckList
from waybread.cardgame.deckfiles.formats import FORMATS, detect, read, read_in_part, write
from waybread.cardgame.deckfiles.printings import Entry, implemented
from waybread.cardgame.deckfiles.shipped_decks import kept, opened, shipped

__all__ = [
    "FORMATS",
    "DeckFileError",
    "DeckList",
    "Entry",
    "detect",
    "implemented",
    "kept",
    "opened",
    "read",
    "read_in_part",
    "shipped",
    "write",
]
