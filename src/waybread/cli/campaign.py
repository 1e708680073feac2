"""``waybread campaign``: a campaign between its games. Whatever is refused, no file has changed then."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Final

from waybread.cardgame.campaign import (
    FIRST_BOX,
    CampaignError,
    campaign_file,
    campaign_games,
    campaigns,
    left_behind,
    new_log,
    next_game,
    remarks,
    sheet,
)
from waybread.cli.command import add_parser

SUMMARY: Final = "keep a campaign log and set up its games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands for campaigns."""
    verbs = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(name: str, verb: Callable[[argparse.Namespace], str], words: str) -> argparse.ArgumentParser:
        parser = add_parser(verbs, name, words, run)
        parser.add_argument("log", type=Path, metavar="LOG", help="the campaign log file")
        parser.set_defaults(verb=verb)
        return parser

    new = add("new", _new, "start a campaign")
    new.add_argument("players", nargs="+", metavar="NAME", help="the players, in seat order")
    new.add_argument("--expert", action="store_true", help="expert mode: heroes keep their damage between games")
    new.add_argument(
        "--after", type=Path, metavar="OLD", help="the log of an earlier campaign: boons of it may come along"
    )
    new.add_argument(
        "--box", choices=campaigns(), default=FIRST_BOX, help=f"the box whose campaign it is (default: {FIRST_BOX})"
    )
    add("show", _show, "show the state of a campaign")
    add("check", _check, "check a log for mistakes")
    setup = add("setup", _set_up, "set up the next game, following the eight steps of campaign setup")
    setup.add_argument(
        "decks", nargs="+", metavar="DECK", help="a deck file or the name of a built-in deck, one for each player"
    )
    setup.add_argument("--game", type=Path, metavar="GAME", help="the game file to write (default: next to the log)")
    setup.add_argument("--overwrite", action="store_true", help="overwrite an existing game file")
    for option, value, words in (
        ("replace", "FALLEN=NEW", "replace a fallen hero"),
        ("swap", "OLD=NEW", "swap a hero for another: +1 threat for each player"),
        ("heal", "HERO", "expert mode: heal a hero's damage: +1 threat for its player"),
        ("boon", "NAME=TITLE", "give a player a boon from the campaign pool"),
        ("burden", "NAME=TITLE", "give a player a burden from the campaign pool"),
    ):
        setup.add_argument(f"--{option}", action="append", default=[], metavar=value, help=words)
    setup.add_argument("--ask-nothing", action="store_true", help="ask no questions and skip everything optional")
    setup.add_argument("--casual", action="store_true", help="ignore the deck-building rules")
    setup.add_argument("--easy", action="store_true", help="play in easy mode")
    setup.add_argument("--seed", type=int, metavar="N", help="seed for all shuffles (default: random)")
    played = add("record", _record, "record a finished game in the log")
    played.add_argument("game", type=Path, metavar="GAME", help="the saved game")


def run(chosen: argparse.Namespace) -> int:
    """Do what was asked of a campaign, and print what there is to say."""
    print(chosen.verb(chosen))
    return 0


def _new(chosen: argparse.Namespace) -> str:
    earlier = campaign_file.load(chosen.after) if chosen.after else None
    log = new_log(chosen.players, expert=chosen.expert, after=earlier, box=chosen.box)
    from waybread.terminal import is_there

    if is_there(chosen.log):
        raise CampaignError(f"{chosen.log} is there already; a new campaign takes a new file.")
    campaign_file.save(log, chosen.log)
    lines = [sheet(log), f"The log is in {chosen.log}."]
    for title, reason in left_behind(earlier, chosen.box) if earlier else ():
        lines.append(f"{title} does not come along from {chosen.after}: {reason}.")
    return "\n".join(lines)


def _show(chosen: argparse.Namespace) -> str:
    return sheet(campaign_file.load(chosen.log))


def _check(chosen: argparse.Namespace) -> str:
    log = campaign_file.load(chosen.log)
    return "\n".join([f"{chosen.log} makes sense. {next_game(log)}", *(f"  {each}" for each in remarks(log))])


def _set_up(chosen: argparse.Namespace) -> str:
    from waybread.terminal import NextGame, set_up

    return set_up(NextGame(**{each.name: getattr(chosen, each.name) for each in fields(NextGame)}))


def _record(chosen: argparse.Namespace) -> str:
    log = campaign_file.load(chosen.log)
    return campaign_games.enter_game(log, chosen.log, campaign_games.load_game(chosen.game))
