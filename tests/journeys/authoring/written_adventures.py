"""Write an adventure as an author would, check it, begin it.

    game = begin(tmp_path, '[[event]]\\nname = "omen"\\non = "start"\\ndo = ["threat 3"]')

What a test writes comes after ``CAMP``, a small adventure with which nothing is wrong.
"""

from dataclasses import replace
from itertools import count
from pathlib import Path

from tests.journeys.plug import setup
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.authoring.checker import check, read_adventure
from waybread.journeys.authoring.sheet_reader import read_sheet
from waybread.journeys.authoring.text_checks import needed_words
from waybread.journeys.authoring.toml_files import Finding
from waybread.journeys.script.adventure import Adventure
from waybread.kernel import Keep

TOP = """\
kind = "journey"
start = ["camp"]
threat = 30
scout = 0
"""
CAMP = """\
[[tile]]
name = "camp"
tile = "300A"
at = [0, 0, 0]

[[objective]]
name = "wait"
done = ["round >= 3"]

[[ending]]
name = "lost"
"""
FIRST_LINE = 1 + (TOP + CAMP).count("\n")
"""The line on which what a test writes begins."""
_NUMBERS = count(1)


def write(place: Path, more: str = "", *, top: str = TOP, camp: str = CAMP, name: str = "old-camp") -> Path:
    """The folder of an adventure, with words for everything that needs some."""
    folder = place / name
    (folder / "words").mkdir(parents=True, exist_ok=True)
    (folder / "adventure.toml").write_text(top + camp + more, encoding="utf-8")
    sheet, _ = read_sheet(folder)
    keys = ["title", *dict(needed_words(sheet))] if sheet else ["title"]
    words = "".join(f'"{each}" = "Words of {each}."\n' for each in keys)
    (folder / "words/en.toml").write_text(words, encoding="utf-8")
    return folder


def findings(place: Path, more: str = "", *, top: str = TOP, camp: str = CAMP) -> list[Finding]:
    """What is wrong with an adventure."""
    return check(write(place, more, top=top, camp=camp))


def only(place: Path, more: str = "", *, top: str = TOP, camp: str = CAMP) -> Finding:
    """The one thing that is wrong with an adventure."""
    found = findings(place, more, top=top, camp=camp)
    assert len(found) == 1, found
    return found[0]


def read(place: Path, more: str = "", *, top: str = TOP, camp: str = CAMP) -> Adventure:
    """The adventure of what a test has written; it can be played."""
    return shelved(read_adventure(write(place, more, top=top, camp=camp)))


def shelved(adventure: Adventure) -> Adventure:
    """An adventure that can be played, under a key that no other test has used: bots remember what they know."""
    known = replace(adventure, key=f"{adventure.key}-{next(_NUMBERS)}")
    ADVENTURES[known.key] = known
    return known


def begin(
    place: Path, more: str = "", *, heroes: int = 1, seed: int = 1, top: str = TOP, camp: str = CAMP,
    difficulty: str = "normal",
) -> JourneyGame:  # fmt: skip
    """A game of it, at the first question that is not about placing heroes."""
    adventure = read(place, more, top=top, camp=camp)
    game = JourneyGame.new(setup(adventure.key, heroes, difficulty), seed, Keep.PLAY)
    while game.decision is not None and game.decision.kind == "start":
        game.choose(game.decision.options[0])
    return game


def counters(game: JourneyGame) -> dict[str, int]:
    """What the adventure has counted."""
    return game.state.app.counters
