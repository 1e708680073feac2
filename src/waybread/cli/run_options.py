"""The options of commands that let bots play many games, and what those commands do with the results."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from waybread.bots import BOTS, DEFAULT_BOT, names_in_words
from waybread.cli.command import INTERRUPTED
from waybread.files import errors_as, write_atomically
from waybread.sim import GAMES, PLAYOUTS, Player, ResumableRun, RunOptions, Study, StudyError, Tally, players_for

S = TypeVar("S", bound=Study)
T = TypeVar("T", bound=Tally)


def add_party_options(parser: argparse.ArgumentParser, examples: str = "mirkwood") -> None:
    """Add the options that say what is played, and who plays."""
    parser.add_argument("scenario", nargs="?", metavar="SCENARIO", help=f"its name or part of it, such as {examples}")
    parser.add_argument(
        "--deck", action="append", default=[], metavar="DECK",
        help="a deck file or the name of a built-in deck, once for each seat; required for the card game",
    )  # fmt: skip
    add_bot_options(parser, "once for all seats or once for each seat")
    parser.add_argument("--easy", action="store_true", help="play in easy mode")
    parser.add_argument("--casual", action="store_true", help="ignore the deck-building rules")


def add_bot_options(parser: argparse.ArgumentParser, repeated: str) -> None:
    """Add the options that say which bots play; ``repeated`` says what it means to give several."""
    thinkers = " or ".join(each.name for each in BOTS if each.thinks)
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME",
        help=f"{names_in_words()} (default: {DEFAULT_BOT}); {repeated}",
    )  # fmt: skip
    parser.add_argument(
        "--playouts", type=int, metavar="N", help=f"{thinkers}: playouts per decision (default: {PLAYOUTS})"
    )
    parser.add_argument(
        "--seconds", type=float, metavar="S",
        help=f"{thinkers}: seconds per decision instead; results are then not repeatable",
    )  # fmt: skip


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how many games are played, where, and what is written."""
    parser.add_argument("--games", type=int, metavar="N", help=f"number of games (default: {GAMES})")
    parser.add_argument("--seed", type=int, metavar="S", help="seed of the first game; each game adds 1 (default: 0)")
    parser.add_argument("--workers", type=int, metavar="K", help="worker processes (default: one per processor)")
    parser.add_argument("--dask", metavar="ADDRESS", help="use a Dask cluster instead, such as tcp://host:8786")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE",
        help="store every game in this file; if it exists, continue where it ends",
    )  # fmt: skip
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all results as JSON")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def names_party(chosen: argparse.Namespace) -> bool:
    """Whether anything is said of what is to be played."""
    return bool(chosen.scenario or chosen.deck or chosen.bot or chosen.easy or chosen.playouts or chosen.seconds)


def chosen_players(chosen: argparse.Namespace, seats: int) -> tuple[Player, ...]:
    """Return a player for each seat."""
    return players_for(chosen.bot, seats, chosen.playouts, chosen.seconds)


def options_of(chosen: argparse.Namespace) -> RunOptions:
    """Return the options of the run."""
    return RunOptions(chosen.games, chosen.seed, chosen.workers, chosen.dask, chosen.resume, quiet=chosen.quiet)


def check_writable(*files: Path | None) -> None:
    """Find out before the first game, rather than after the last, that a file cannot be written."""
    for file in files:
        if file is not None and (file.is_dir() or not os.access(file.parent, os.W_OK)):
            raise StudyError(f"{file} cannot be written: its folder is not there, or nothing may be written to it.")


def write(file: Path, parts: Iterable[str]) -> None:
    """Write a file for somebody who named it, whole or not at all."""
    with errors_as(StudyError):
        write_atomically(file, parts)


def finish(
    run: ResumableRun[S, T], chosen: argparse.Namespace, data: Callable[[S, T, int, int], dict[str, Any]],
    sheet: Callable[[S, T, int], str], page: Callable[[S, T, int], str],
) -> int:  # fmt: skip
    """Write the files that were asked for, and say what the games came to; returns the exit status."""
    played = run.tally.headline.games > 0
    if played and chosen.json:
        figures = data(run.study, run.tally, run.seed, run.games)
        write(chosen.json, [json.dumps(figures, indent=1, ensure_ascii=False), "\n"])
    if played and chosen.report:
        write(chosen.report, [page(run.study, run.tally, run.seed)])
    said = run.ended()
    if played:
        sys.stdout.write(f"{sheet(run.study, run.tally, run.seed)}\n")
    if said:
        sys.stderr.write(f"{said}\n")
    return INTERRUPTED if run.interrupted else 0
