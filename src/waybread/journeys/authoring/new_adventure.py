"""A new adventure to go on from: small, but it can be checked and played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from waybread.files import errors_as, write_atomically
from waybread.journeys.authoring.sentences import NAME, no_name
from waybread.journeys.authoring.sheet_reader import FILE
from waybread.journeys.authoring.toml_files import AdventureError

ADVENTURE: Final = """\
# What happens. Every verb and condition is in docs/adventure-format.md.
kind = "journey"
start = ["camp.1", "camp.2"]
threat = 24

[[tile]]
name = "camp"
tile = "300A"
at = [0, 0, 0]
explored = true

[[tile]]
name = "wood"
from = ["201A", "204A", "207A"]
beside = "camp"

[[objective]]
name = "find-the-chest"
done = ["counter chest"]

[[token]]
name = "chest"
at = "wood"
  [[token.button]]
  test = "might or wit 9 into hinges"
  passed = ["counter chest", "gone"]
  failed = ["threat 1"]

[[event]]
name = "begin"
on = "start"
do = ["tile wood"]

[[event]]
name = "robbers"
on = "threshold 6"
do = ["spawn ruffian at wood as robbers"]

[[ending]]
name = "won"
do = ["lore 1", "experience 2"]

[[ending]]
name = "lost"
do = ["experience 1"]
"""
WORDS: Final = """\
title = "A New Adventure"
summary = "One sentence that makes people want to play it."
prologue = "What you would read aloud before anything happens."
objective.find-the-chest = "Find the chest in the wood."
token.chest = "An iron chest, half sunk in the leaves."
button.chest = "Force the lid"
failed.chest = "The hinges groan, and hold."
event.robbers = "Somebody else has heard of the chest."
ending.won = "The lid gives way."
ending.lost = "In the morning there is only a hole where the chest was."
"""


def begin(folder: Path) -> None:
    """Write a new adventure into a folder that is not there yet, or has nothing in it."""
    if not NAME.fullmatch(folder.resolve().name):
        raise AdventureError(no_name(folder.resolve().name))
    if any(folder.glob("*")):
        raise AdventureError(f"{folder} is there already, and something is in it.")
    with errors_as(AdventureError):  # the words first: a folder without an adventure.toml is no adventure
        write_atomically(folder / "words" / "en.toml", WORDS, parents=True)
        write_atomically(folder / FILE, ADVENTURE)
