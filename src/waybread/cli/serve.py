"""``waybread serve``: run the server from the command line."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from waybread.kernel import WaybreadError

SUMMARY: Final = "start the web server"
_MORE: Final = """\
Each setting can also be an environment variable: WAYBREAD_PORT for --port, WAYBREAD_LIMITS__BURST for
--limit burst=NUMBER. An option wins over a variable.

limits:
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add an option for each setting of the server; what is not given is left to the environment."""
    with _its_part_installed():
        from waybread.server import Limits, Settings, explained
    kinds: dict[type, dict[str, Any]] = {
        bool: {"action": argparse.BooleanOptionalAction},
        frozenset: {"action": "append"},
        int: {"type": int, "metavar": "N"},
        str: {},
    }
    for name, default, words in explained(Settings):
        kind = kinds.get(type(Settings.model_fields[name].default), {"type": Path, "metavar": "FOLDER"})
        help_ = f"{words} (default: {default})" if default else words
        parser.add_argument(f"--{name.replace('_', '-')}", **kind, default=argparse.SUPPRESS, help=help_)
    parser.add_argument(
        "--limit", action="append", metavar="NAME=NUMBER", default=argparse.SUPPRESS,
        help="change one of the limits below (repeatable)",
    )  # fmt: skip
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _MORE + "\n".join(
        textwrap.fill(f"  {name}: {words} (default: {default})", 100, subsequent_indent="      ")
        for name, default, words in explained(Limits)
    )


def run(chosen: argparse.Namespace) -> int:
    """Run until somebody stops it; the exit status is 1 if it cannot."""
    with _its_part_installed():
        from waybread.server import read_settings, run_server
    return run_server(read_settings({name: value for name, value in vars(chosen).items() if name != "run"}))


@contextmanager
def _its_part_installed() -> Iterator[None]:
    """Say what brings the packages that the server needs, if they are not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise WaybreadError(f"The server needs {missing.name}: pip install 'waybread[server]' brings it.") from None
