"""Adventures that do not come with the program: their source travels with the game.

A source is the texts of the files that an author wrote. Its key is a hash of them, and it stands in the setup of a
game beside that key, so that every process and every later program that has the game has the adventure too.
"""

from waybread.journeys.sources.adventure_lookup import adventure_of, find, known
from waybread.journeys.sources.packed_source import (
    FOLDER,
    JIME,
    LONGEST_PACKED,
    MOST_FILES,
    Remark,
    Source,
    parse_source,
    why_not_files,
)
from waybread.journeys.sources.source_readers import check, read_adventure, read_campaign

__all__ = [
    "FOLDER", "JIME", "LONGEST_PACKED", "MOST_FILES", "Remark", "Source", "adventure_of", "check", "find", "known",
    "parse_source", "read_adventure", "read_campaign", "why_not_files",
]  # fmt: skip
