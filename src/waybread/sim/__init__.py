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
    """Add ``waybread simulate`` and ``waybread analyse``; ``politely`` says in one sentence what is refused."""
    from waybread.sim import command
    from waybread.sim.analysis import command as analysis

    def add(name: str, words: str, arguments: Callable[[argparse.ArgumentParser], None], run: Command) -> None:
        parser = commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
        arguments(parser)
        parser.set_defaults(run=politely(run))

    add("simulate", "play many games with bots and show win rates", command.add_arguments, command.simulate)
    add("analyse", "play many games and show which cards win or lose them", analysis.add_arguments, analysis.analyse)
