"""The ``waybread`` command."""

import argparse
import os
import sys
from collections.abc import Sequence

from waybread.kernel import ENGINE
from waybread.rules import Rule, rules, search


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 unless it could not be done."""
    parser = argparse.ArgumentParser(
        prog="waybread",
        description="Two cooperative Middle-earth games by their rules. An unofficial fan project.",
    )
    parser.add_argument("--version", action="version", version=f"waybread {ENGINE}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    rule = commands.add_parser("rule", help="show a rule by its id, or search the rules by words")
    rule.add_argument("words", nargs="+", help="an id such as lcg:step.3.4-2, or words")
    rule.set_defaults(run=_show_rules)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _show_rules(chosen: argparse.Namespace) -> int:
    words = " ".join(chosen.words)
    known = rules().get(words)
    found = [known] if known else search(words) if words.strip() else []
    for each in found:
        print(_line(each))
    if not found:
        print(
            f"No rule has the id or all of the words '{words}'. Ids look like lcg:step.3.4-2 "
            "(the card game) or jme:22.7a (journeys).",
            file=sys.stderr,
        )
        return 1
    return 0


def _line(rule: Rule) -> str:
    return f"{rule.id}  ({rule.entry})\n    {rule.summary}"


if __name__ == "__main__":
    sys.exit(main())
