"""What the commands share: their interface, and text as it is typed and printed."""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

Parsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Command(Protocol):
    """A module of this package: one subcommand."""

    @property
    def SUMMARY(self) -> str:  # noqa: N802  a constant of the module
        """What the command does, for the list of commands."""

    @property
    def add_arguments(self) -> Callable[[argparse.ArgumentParser], None]:
        """Add what may be typed after the command to its parser."""

    @property
    def run(self) -> Callable[[argparse.Namespace], int]:
        """Do it, and return the exit status; WaybreadError in one sentence if it cannot be done."""


def add_parser(parsers: Parsers, name: str, summary: str) -> argparse.ArgumentParser:
    """Add a command that explains itself with the same words in its own help."""
    return parsers.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")


def typed_text(words: Sequence[str]) -> str:
    """What was typed as one line; bytes that are no text are shown as such."""
    return re.sub("[\ud800-\udfff]", "\ufffd", " ".join(words))


def print_for_programs(text: str) -> None:
    """Print text in UTF-8, whatever the terminal speaks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    print(text, end="")
