"""``waybread box``: for people who write boxes of the card game: begin one, compare one with a table of cards."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path
from typing import Final

import waybread.cardgame.boxes
from waybread.cardgame import BOXES
from waybread.cli.boxes.box_comparison import compare
from waybread.cli.boxes.card_table import read_card_table
from waybread.cli.boxes.new_box import new_box, summary, write
from waybread.cli.command import add_parser
from waybread.files import did_you_mean, quoted
from waybread.kernel import WaybreadError

SUMMARY: Final = "write boxes of the card game: begin one from a table of cards, or check one against it"

MOST_NAMED: Final = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands for boxes."""
    verbs = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    new = add_parser(verbs, "new", "begin a box: facts and skeletons of its cards, from a table of cards", _new)
    new.add_argument("box", metavar="NAME", help="the folder of the new box, such as the_hunt_for_gollum")
    new.add_argument(
        "--from", dest="table", type=Path, required=True, metavar="TABLE",
        help="a TSV file with a row for each printed card",
    )  # fmt: skip
    new.add_argument(
        "--set", dest="sets", action="append", default=[], metavar="TITLE",
        help="a set of the table that belongs to the box; may be repeated (default: the set called like the box)",
    )  # fmt: skip
    new.add_argument("--year", type=int, default=0, help="the year of the box (default: 0, to be filled in)")
    check = add_parser(verbs, "check", "compare the facts and abilities of a box with a table of cards", _check)
    check.add_argument("box", metavar="NAME", help="the folder of the box, such as core")
    check.add_argument(
        "--against", type=Path, required=True, metavar="TABLE", help="a TSV file with a row for each printed card"
    )


def _new(chosen: argparse.Namespace) -> int:
    boxes = Path(next(iter(waybread.cardgame.boxes.__path__)))
    tests = boxes.parents[3] / "tests" / "cardgame" / "boxes"
    if not tests.is_dir():
        raise WaybreadError(f"A box is begun in a clone of the repository: there is no folder {tests}.")
    box = new_box(chosen.box, read_card_table(chosen.table), chosen.sets, chosen.year)
    write(box, chosen.box, boxes, tests)
    print(f"Wrote {boxes / chosen.box} and {tests / chosen.box}.")
    for line in summary(box):
        print(line)
    if not chosen.year:
        print("Fill in the year of the box in its __init__.py.")
    return 0


def _check(chosen: argparse.Namespace) -> int:
    if chosen.box not in BOXES:
        raise WaybreadError(f"There is no box {quoted(chosen.box)}; {did_you_mean(chosen.box, BOXES)}")
    found = compare(chosen.box, read_card_table(chosen.against))
    for card, differences in groupby(found.differences, key=lambda each: each.card):
        print(f"{card}: {'; '.join(map(str, differences))}.")
    for each in found.stale:
        print(f"accepted.tsv has an unused row; remove it: {each}.")
    if found.absent:
        more = f" and {len(found.absent) - MOST_NAMED} more" if len(found.absent) > MOST_NAMED else ""
        print(f"The table does not have {', '.join(found.absent[:MOST_NAMED])}{more}.")
    print(
        f"{BOXES[chosen.box].title}: {found.cards} cards, {len(found.differences)} differences, {found.accepted} more "
        f"accepted. The triggers of {found.unread} abilities could not be read."
    )
    return 1 if found.differences or found.stale or found.absent else 0
