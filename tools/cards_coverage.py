"""Which cards are implemented and tested, and which rulings; writes ``coverage.md`` of each box: ``make cards``.

A card counts as tested when a test of its box, in a folder of ``tests/cardgame/boxes``, is named after it, or when it
has no text to test; campaign cards, which are called like their scenarios, when that test is in a
module on the campaign. Which rulings passing tests cite is read from what runs of ``pytest --citations`` wrote.
With ``--check`` it writes nothing and fails if a page is not what it would write, or if a ruling is not cited.
"""

import re
import sys
from collections.abc import Collection, Sequence
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from tools.generated_files import parse_citations, update
from waybread.cardgame import BOXES, catalogue, plain

Entry: TypeAlias = catalogue.Entry
PAGES = Path("src/waybread/cardgame/boxes")
TESTS = Path("tests/cardgame/boxes")
_TEST = re.compile(r"^(?:async )?def test_(\w+)\(", re.MULTILINE)


def main() -> int:
    """Report; return 1 if a page is stale or a ruling is not cited (``--check``)."""
    cited, check = parse_citations("Report which cards are implemented and tested.", "make cards")
    if cited is None:
        return 1
    return 0 if all([report(box, cited, check=check) for box in BOXES]) else 1  # noqa: C419  every box reports


def report(box: str, cited: Collection[str], *, check: bool) -> bool:
    """Write or check the page of a box; return whether it is as it should be."""
    entries = entries_of(box)
    tested = tested_cards(entries, TESTS / box)
    page = coverage_page(box, entries, tested, cited)
    for ruling in (uncited := [each for entry in entries for each in entry.rulings if each.id not in cited]):
        print(f"No passing test cites the ruling {ruling.id}: {ruling.note}")
    for set_name, cards in _by_set(entries):
        print(summary(set_name, cards, tested, cited))
    return update(PAGES / box / "coverage.md", page, "make cards", check=check) and not (check and uncited)


def entries_of(box: str) -> list[Entry]:
    """Return the printed cards of a box."""
    return [each for each in catalogue.catalogue() if BOXES[box].has(each.key)]


def tested_cards(entries: Sequence[Entry], folder: Path) -> set[Entry]:
    """Return the cards that a test in the folder is named after, and those without text to test.

    A test belongs to the longest title that its name begins with.
    """
    found = {each for each in entries if each.card is not None and not each.card.text}
    for file in sorted(folder.glob("test_*.py")):
        known = [each for each in entries if each.type != "campaign" or "campaign" in file.name]
        for test in _TEST.findall(file.read_text(encoding="utf-8")):
            begun = [each for each in known if test.startswith(_begin(each))]
            longest = max((len(_begin(each)) for each in begun), default=0)
            found.update(each for each in begun if len(_begin(each)) == longest)
    return found


def name_of_tests(entry: Entry) -> str:
    """Return how the names of a card's tests begin."""
    return f"test_{_begin(entry)}"


def _begin(entry: Entry) -> str:
    return f"{plain(entry.title).replace('-', '_')}_"


def summary(set_name: str, cards: Sequence[Entry], tested: Collection[Entry], cited: Collection[str]) -> str:
    """Return one line about a set."""
    done = [each for each in cards if each.card]
    held = sum(each in tested for each in done)
    rulings = f"{' of '.join(map(str, _rulings(cards, cited)))} rulings cited by passing tests"
    return f"{set_name}: {len(done)} of {len(cards)} cards implemented, {held} tested; {rulings}"


def _rulings(cards: Sequence[Entry], cited: Collection[str]) -> tuple[int, int]:
    """Return how many rulings on the cards are cited, and how many there are."""
    ids = [ruling.id for each in cards for ruling in each.rulings]
    return sum(each in cited for each in ids), len(ids)


def coverage_page(box: str, entries: Sequence[Entry], tested: Collection[Entry], cited: Collection[str]) -> str:
    """Return the page about all sets of a box."""
    lines = [
        "# Cards coverage",
        "",
        "Written by `make cards`; do not edit. A card is implemented when the library has it, and tested",
        f"when a test in `tests/cardgame/boxes/{box}` is named after it (a card without text needs none).",
        "A ruling counts when a passing test cites it with `@pytest.mark.ruling`. `waybread cards` shows",
        "cards and rulings.",
    ]
    for set_name, cards in _by_set(entries):
        lines += ["", f"## {set_name}", "", f"{summary(set_name, cards, tested, cited)}.", ""]
        lines += ["| group | cards | implemented | tested | rulings | cited | not implemented yet | not tested yet |"]
        lines += ["|---|--:|--:|--:|--:|--:|---|---|"]
        for group in dict.fromkeys(each.group for each in cards):
            lines.append(_row(group, [each for each in cards if each.group == group], tested, cited))
    return "\n".join(lines) + "\n"


def _row(group: str, cards: Sequence[Entry], tested: Collection[Entry], cited: Collection[str]) -> str:
    done = [each for each in cards if each.card]
    missing = ", ".join(each.title for each in cards if not each.card)
    untested = ", ".join(each.title for each in done if each not in tested)
    held = sum(each in tested for each in done)
    name = group[:1].upper() + group[1:] or "none"
    proved, ruled = _rulings(cards, cited)
    return f"| {name} | {len(cards)} | {len(done)} | {held} | {ruled} | {proved} | {missing} | {untested} |"


def _by_set(entries: Sequence[Entry]) -> list[tuple[str, list[Entry]]]:
    return [(name, list(cards)) for name, cards in groupby(entries, key=lambda each: each.set_name)]


if __name__ == "__main__":
    sys.exit(main())
