"""``waybread play``: what may be typed after it. Nothing is loaded before somebody wants to play."""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import secrets
from pathlib import Path
from typing import Final

from waybread.bots import names_in_words
from waybread.kernel import WaybreadError

SUMMARY: Final = "play the card game in the terminal; every choice is saved"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what may be typed."""
    parser.add_argument(
        "scenario",
        nargs="?",
        metavar="SCENARIO",
        help="the scenario's name or part of it, such as mirkwood; needed for a new game",
    )
    parser.add_argument(
        "--deck", action="append", default=[], metavar="DECK",
        help="a deck file or the name of a built-in deck; repeat for each seat (default: starter decks)",
    )  # fmt: skip
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of seats (default: one for each deck or bot given)"
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME",
        help=f"{names_in_words()}, for every seat but yours; repeat for one per seat (default: no bots)",
    )  # fmt: skip
    parser.add_argument("--easy", action="store_true", help="play in easy mode")
    parser.add_argument("--seed", type=int, metavar="S", help="seed for all shuffles (default: random)")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="the save file (default: a new file in ~/.local/share/waybread)"
    )
    parser.add_argument(
        "--resume", action="store_true", help="continue the latest game (of SCENARIO, if given), or the one in --save"
    )
    parser.add_argument("--casual", action="store_true", help="ignore the deck-building rules")
    parser.add_argument(
        "--campaign", type=Path, metavar="LOG",
        help="play the next game of the campaign in this log file: set it up, resume it, and record the result",
    )  # fmt: skip


def run(chosen: argparse.Namespace) -> int:
    """Begin a game or go on with one, until the player leaves."""
    if importlib.util.find_spec("rich") is None:
        raise WaybreadError(
            "The table is drawn with Rich, which is not installed: pip install 'waybread[terminal]' brings it."
        )
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  the line that is typed can be edited
    if chosen.campaign:
        return _play_campaign(chosen)
    return _resume(chosen) if chosen.resume else _begin(chosen)


def _begin(chosen: argparse.Namespace) -> int:
    from waybread.terminal import GameOptions, Session, new_file, new_table, scenario_named

    scenario = scenario_named(chosen.scenario)
    decks, bots = tuple(chosen.deck), tuple(chosen.bot)
    wanted = GameOptions(scenario, decks, chosen.seats, bots, easy=chosen.easy, casual=chosen.casual)
    table, said = new_table(wanted, secrets.randbelow(2**32) if chosen.seed is None else chosen.seed)
    return Session.begun(table, new_file(chosen.save, scenario.id), said)


def _resume(chosen: argparse.Namespace) -> int:
    from waybread.terminal import Session, newest, opened, scenario_named

    if chosen.deck or chosen.seats or chosen.bot or chosen.easy or chosen.casual or chosen.seed is not None:
        raise WaybreadError("A game goes on as it was begun: --resume goes with --save FILE and nothing else.")
    wanted = scenario_named(chosen.scenario).id if chosen.scenario else ""
    file = chosen.save or newest(wanted)
    return Session.resumed(opened(file), file)


def _play_campaign(chosen: argparse.Namespace) -> int:
    from waybread.terminal import NextGame, play_campaign

    if chosen.scenario or chosen.resume or chosen.seats:
        raise WaybreadError(
            "The log says what is played, by whom, and how far it is: --campaign LOG goes without SCENARIO, --seats "
            "and --resume."
        )
    wanted = NextGame(
        log=chosen.campaign, decks=chosen.deck, game=chosen.save, casual=chosen.casual, easy=chosen.easy,
        seed=chosen.seed,
    )  # fmt: skip
    return play_campaign(wanted, chosen.bot)
