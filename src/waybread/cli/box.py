"""``waybread box``: for people who write boxes of the card game: begin one, compare one with a table of cards."""

from __future__ import annotations

import argparse
from itertools import groupby
from pathlib import Path
from typing import Final

from waybread.cardgame import BOXES
from waybread.cli.boxes.box_comparison import compare
from waybread.cli.boxes.card_table import read_card_table
from waybread.cli.command import add_parser
from waybread.files import did_you_mean, quoted
from waybread.kernel import WaybreadError

SUMMARY: Final = "write boxes of the card game: check one against a table of cards"

MOST_NAMED: Final = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands for boxes."""
    verbs = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    check = add_parser(verbs, "check", "compare the facts and abilities of a box with a table of cards", _check)
    check.add_argument("box", metavar="NAME", help="the folder of the box, such as core")
    check.add_argument(
        "--against", type=Path, required=True, metavar="TABLE", help="a TSV file with a row for each printed card"
    )


def _check(chosen: argparse.Namespace) -> int:
    if chosen.box not in BOXES:
        raise WaybreadError(f"There is no box {quoted(chosen.box)}; {did_you_mean(chosen.box, BOXES)}")
    found = compare(chosen.box, read_card_table(chosen.against))
    for card, differences in groupby(found.differences, key=lambda each: each.card):
        print(f"{card}: {'; '.join(map(str, differences))}.")
    for each in found.stale:
        print(f"accepted.tsv has a row that is no difference any more: {each}.")
    if found.absent:
        more = f" and {len(found.absent) - MOST_NAMED} more" if len(found.absent) > MOST_NAMED else ""
        print(f"The table does not have {', '.join(found.absent[:MOST_NAMED])}{more}.")
    print(
        f"{BOXES[chosen.box].title}: {found.cards} cards, {len(found.differences)} differences, {found.accepted} more "
        f"accepted. The triggers of {found.unread} abilities could not be read."
    )
    return 1 if found.differences or found.stale or found.absent else 0
