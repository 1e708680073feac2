"""What the commands share: their parsers, text as it is typed and printed, and an exit status."""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Parsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
Run: TypeAlias = Callable[[argparse.Namespace], int]
"""Does what was asked, and returns the exit status; WaybreadError in one sentence if it cannot be done."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""


def add_parser(parsers: Parsers, name: str, summary: str, run: Run | None) -> argparse.ArgumentParser:
    """Add a command that explains itself with the same words in its own help; without ``run`` it has others below."""
    parser = parsers.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    parser.set_defaults(run=run)
    return parser


def typed_text(words: Sequence[str]) -> str:
    """What was typed as one line; bytes that are no text are shown as such."""
    return re.sub("[\ud800-\udfff]", "\ufffd", " ".join(words))


def print_for_programs(text: str) -> None:
    """Print text in UTF-8, whatever the terminal speaks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    print(text, end="")
