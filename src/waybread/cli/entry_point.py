"""The ``waybread`` command: its subcommands put together."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final

from waybread.cli import adventures, analyse, box, campaign, cards, deck, play, rule, serve, simulate
from waybread.cli.command import add_parser
from waybread.kernel import ENGINE, WaybreadError

COMMANDS: Final[Mapping[str, ModuleType]] = {
    "play": play,
    "serve": serve,
    "rule": rule,
    "cards": cards,
    "box": box,
    "deck": deck,
    "campaign": campaign,
    "adventure": adventures,
    "simulate": simulate,
    "analyse": analyse,
}
"""Each module has a SUMMARY, ``add_arguments`` for what may be typed after the command, and ``run`` unless it has
commands of its own."""


def command_parser(only: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of the ``waybread`` command; if ``only`` is given, other commands are without arguments."""
    parser = argparse.ArgumentParser(
        prog="waybread",
        description="Play, simulate and study two cooperative Middle-earth games. An unofficial fan project.",
    )
    parser.add_argument("--version", action="version", version=f"waybread {ENGINE}", help="show the version and exit")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        its_parser = add_parser(commands, name, command.SUMMARY, getattr(command, "run", None))
        if only in (None, name):
            command.add_arguments(its_parser)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 unless it could not be done."""
    typed = sys.argv[1:] if arguments is None else list(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal without accents is no reason to stop
    try:
        chosen = command_parser(typed[0] if typed else "").parse_args(typed)
        status: int = chosen.run(chosen)
        sys.stdout.flush()
    except WaybreadError as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status
