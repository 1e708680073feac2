"""``waybread cards``: the printed cards of the card game."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import Final

from waybread.cardgame import catalogue, catalogue_text
from waybread.cli.command import print_for_programs, typed_text
from waybread.files import quoted, suggestion
from waybread.kernel import WaybreadError

SUMMARY: Final = "list, search or show cards of the card game"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what may be typed."""
    parser.add_argument(
        "words", nargs="*", help="a title or words to search for, with or without accents (default: list all cards)"
    )
    parser.add_argument("--json", action="store_true", help="print all card data as JSON")


def run(chosen: argparse.Namespace) -> int:
    """Print the cards that were meant."""
    words = typed_text(chosen.words)
    found = catalogue.search(words)
    if not found:
        close = catalogue.near(words)
        hint = suggestion(close) if close else "'waybread cards' lists them all."
        raise WaybreadError(f"No card has all of the words {quoted(words)} in its title, facts or text; {hint}")
    if chosen.json:
        print_for_programs(json.dumps([catalogue.facts(each) for each in found], indent=2) + "\n")
    elif len(found) == 1 or catalogue.called(found[0], words):
        print(catalogue_text.sheet(found[0]))
        if len(found) > 1:
            others = ", ".join(each.title for each in found[1:])
            print(textwrap.fill(f"Also found: {others}", catalogue_text.WIDTH, subsequent_indent="    "))
    else:
        print(catalogue_text.table(found))
    return 0
