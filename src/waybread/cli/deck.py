"""``waybread deck``: deck files shown, checked and converted."""

from __future__ import annotations

import argparse
from typing import Final

from waybread.cardgame import deckfiles
from waybread.cli.command import add_parser, print_for_programs

SUMMARY: Final = "show, check or convert a deck file of the card game"
PLACE: Final = "a deck file, the name of a built-in deck, or - for standard input"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands for decks."""
    verbs = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    show = add_parser(verbs, "show", "show a deck, or list the built-in decks", _show)
    show.add_argument("file", nargs="?", metavar="FILE", help=f"{PLACE} (default: list the built-in decks)")
    check = add_parser(verbs, "check", "check whether a deck is legal, and explain why not", _check)
    check.add_argument("file", metavar="FILE", help=PLACE)
    check.add_argument("--casual", action="store_true", help="ignore the deck-building rules")
    convert = add_parser(verbs, "convert", "convert a deck to another format", _convert)
    convert.epilog = "Formats: " + "; ".join(
        f"{each.name} ({each.title}: {each.about})" for each in deckfiles.FORMATS.values()
    )
    convert.add_argument("file", metavar="FILE", help=PLACE)
    convert.add_argument(
        "--to", required=True, metavar="FORMAT", help=f"the format to write: {', '.join(deckfiles.FORMATS)}"
    )
    convert.add_argument("-o", "--output", metavar="FILE", help="the file to write (default: standard output)")
    convert.add_argument("--replace", action="store_true", help="overwrite an existing file")


def _show(chosen: argparse.Namespace) -> int:
    print(deckfiles.sheet(deckfiles.open_deck(chosen.file)) if chosen.file else deckfiles.shipped_list())
    return 0


def _check(chosen: argparse.Namespace) -> int:
    legal, words = deckfiles.verdict_text(deckfiles.open_deck(chosen.file), casual=chosen.casual)
    print(words)
    return 0 if legal else 1


def _convert(chosen: argparse.Namespace) -> int:
    decklist = deckfiles.open_deck(chosen.file)
    if chosen.output:
        deckfiles.save_deck(decklist, chosen.output, chosen.to, replace=chosen.replace)
        print(f"{decklist.name or 'The deck'} is in {chosen.output}.")
    else:
        print_for_programs(deckfiles.write(decklist, chosen.to))
    return 0
