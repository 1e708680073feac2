"""Many games: workers, statistics, reports.

A study (``study.py``) plays one game for each seed; ``running.py`` runs it wherever an executor leads, and a tally
counts what was seen. Nothing is loaded before somebody wants figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

Command = Callable[[argparse.Namespace], int]


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], politely: Callable[[Command], Command]
) -> None:
    """Add ``waybread simulate``; ``politely`` says in one sentence what is refused."""
    from waybread.sim import command

    words = "play many games with bots and say what they came to"
    simulate = commands.add_parser("simulate", help=words, description=f"{words[0].upper()}{words[1:]}.")
    command.add_arguments(simulate)
    simulate.set_defaults(run=politely(command.simulate))
