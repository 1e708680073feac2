"""``waybread adventure``: adventures as text files: begin one, check it, let bots play it.

Nothing of the game is loaded before somebody wants it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from waybread.kernel import WaybreadError

Command = Callable[[argparse.Namespace], int]
GAMES: Final = 100
MOST_GAMES: Final = 1_000_000
MOST_HEROES: Final = 5
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], politely: Callable[[Command], Command]
) -> None:
    """Add ``waybread adventure`` and its commands; ``politely`` says in one sentence what is refused."""
    adventure = commands.add_parser("adventure", help="write adventures of journeys: begin one, check it, try it out")
    verbs = adventure.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(name: str, command: Command, words: str) -> argparse.ArgumentParser:
        parser = verbs.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
        parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of the adventure")
        parser.set_defaults(run=politely(command))
        return parser

    add("new", _new, "begin an adventure in a new folder")
    add("check", _check, "say what is wrong with an adventure or a campaign, with file and line")
    play = add("play", _play, "let bots play an adventure many times and say what came of it")
    play.add_argument("--bot", default="scout", metavar="NAME", help="random, scout (unless said) or strider")
    play.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"of each party size; {GAMES} unless said")
    play.add_argument("--heroes", default="2", metavar="N", help="how many: 3, 2..4 or 2,4; 2 unless said")
    play.add_argument("--difficulty", default="normal", choices=("normal", "hard"), help="normal unless said")
    play.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game, 0 unless said")
    play.add_argument("--playouts", type=int, metavar="N", help="strider: how many playouts for a choice")
    play.add_argument("--seconds", type=float, metavar="S", help="strider: how much time for a choice")
    play.add_argument(
        "--remember", action="append", default=[], metavar="NAME=N",
        help="a counter that earlier adventures of the campaign have left, once for each",
    )  # fmt: skip
    play.add_argument("--quiet", action="store_true", help="say nothing of how the games are getting on")


def _new(chosen: argparse.Namespace) -> int:
    from waybread.journeys.app.files.beginning import begin

    begin(chosen.folder)
    sys.stdout.write(f"An adventure is begun in {chosen.folder}: it can be checked and played as it is.\n")
    return 0


def _check(chosen: argparse.Namespace) -> int:
    from waybread.journeys.app.files.checking import check

    findings = check(chosen.folder)
    errors = sum(each.error for each in findings)
    for each in sorted(findings, key=lambda each: (not each.error, each)):
        sys.stdout.write(f"{each}\n")
    warnings = len(findings) - errors
    said = f"{_count(errors, 'error')} and {_count(warnings, 'warning')}" if findings else "nothing is wrong"
    sys.stdout.write(f"{chosen.folder}: {said}.\n")
    return 1 if errors else 0


def _count(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def _play(chosen: argparse.Namespace) -> int:
    if not 1 <= chosen.games <= MOST_GAMES:
        raise WaybreadError(f"--games takes a number from 1 to {MOST_GAMES}, not {chosen.games}.")
    from waybread.journeys.app.adventure import ADVENTURES
    from waybread.journeys.app.files.books import read_adventure
    from waybread.sim import cardgame, tryout
    from waybread.sim.progress import Progress

    sizes = party_sizes(chosen.heroes)
    player = cardgame.player(chosen.bot, chosen.playouts, chosen.seconds)
    if (chosen.folder / "campaign.toml").is_file():
        names = ", ".join(sorted(each.parent.name for each in chosen.folder.glob("*/adventure.toml"))) or "none yet"
        raise WaybreadError(f"{chosen.folder} is a campaign; each of its adventures is played by itself: {names}.")
    adventure = read_adventure(chosen.folder)
    ADVENTURES[adventure.key] = adventure  # what lies in the folder, not one of the same name that came along
    trying = tryout.Tryout(adventure.key, player, chosen.difficulty, remembered(chosen.remember))
    title = adventure.texts.get("title", adventure.key)
    sys.stdout.write(f"{title}, {chosen.difficulty}, by {chosen.bot}\n\n")
    total, interrupted = chosen.games * len(sizes), False
    try:
        with Progress(total, 0, quiet=chosen.quiet) as progress:
            for done, share in enumerate(trying.play(sizes, chosen.games, chosen.seed), 1):
                progress.update(done, share)
    except KeyboardInterrupt:
        interrupted = True
    if trying.ends:
        sys.stdout.write(f"{tryout.sheet(trying)}\n")
    return INTERRUPTED if interrupted else 0


def remembered(words: Sequence[str]) -> dict[str, int]:
    """Counters from ``NAME=N``."""
    found: dict[str, int] = {}
    for each in words:
        match = re.fullmatch(r"([a-z0-9.-]+)=(-?\d{1,4})", each)
        if match is None:
            raise WaybreadError(f"--remember takes a counter and a number, like rope=1; not '{each:.40}'.")
        found[match[1]] = int(match[2])
    return found


def party_sizes(words: str) -> list[int]:
    """How many heroes: ``3``, ``2..4``, ``2..`` or ``2,4``."""
    found: list[int] = []
    for each in words.split(","):
        match = re.fullmatch(r"([1-9])(?:\.\.([1-9])?)?", each.strip())
        if match is None or int(match[1]) > MOST_HEROES or int(match[2] or 1) > MOST_HEROES:
            raise WaybreadError(f"--heroes takes 1 to {MOST_HEROES}, like 3, 2..4 or 2,4; not '{words:.40}'.")
        last = int(match[2]) if match[2] else MOST_HEROES if ".." in each else int(match[1])
        found += [size for size in range(int(match[1]), last + 1) if size not in found]
    if not found:
        raise WaybreadError(f"--heroes takes 1 to {MOST_HEROES}, the smaller number first; not '{words:.40}'.")
    return found
