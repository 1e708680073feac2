"""``waybread rule``: rules by id or by words."""

from __future__ import annotations

import argparse
import re
from typing import Final

from waybread.cli.command import typed_text
from waybread.kernel import WaybreadError
from waybread.rules import rules, search

SUMMARY: Final = "show a rule by its id, or search the rules"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what may be typed."""
    parser.add_argument("words", nargs="+", help="a rule id such as lcg:step.3.4-2, or words to search for")


def run(chosen: argparse.Namespace) -> int:
    """Print the rules that were meant."""
    words = typed_text(chosen.words)
    if re.fullmatch("L[0-9]+", words.strip(), re.IGNORECASE):
        raise WaybreadError(
            f"{words.strip().upper()} is no rule but an adopted reading of the rules: docs/readings.md has them."
        )
    known = rules().get(words)
    found = [known] if known else search(words) if words.strip() else []
    if not found:
        raise WaybreadError(
            f"No rule has the id or all of the words '{words}'. Ids look like lcg:step.3.4-2 "
            "(the card game) or jme:22.7a (journeys)."
        )
    for each in found:
        print(f"{each.id}  ({each.entry})\n    {each.summary}")
    return 0
