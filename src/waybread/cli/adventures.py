"""``waybread adventure``: adventures and campaigns that people write: begin one, check it, let bots play it.

Nothing of the game is loaded before somebody wants it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

from waybread.bots import DEFAULT_BOT
from waybread.cli.command import INTERRUPTED, Run, add_parser
from waybread.cli.run_options import add_bot_options
from waybread.kernel import WaybreadError
from waybread.sim import Progress, Share, play_seeds, player, processes

if TYPE_CHECKING:
    from waybread.journeys.importers.jime import Imported
    from waybread.sim import SeedResult, Study

SUMMARY: Final = "write adventures for Journeys: create, check and test them"
GAMES: Final = 100
MOST_GAMES: Final = 1_000_000
MOST_HEROES: Final = 5
MOST_WORKERS: Final = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands for adventures."""
    verbs = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(name: str, run: Run, words: str, what: str) -> argparse.ArgumentParser:
        parser = add_parser(verbs, name, words, run)
        parser.add_argument("folder", type=Path, metavar="FOLDER" if name == "new" else "ADVENTURE", help=what)
        return parser

    brought = (
        "the folder of an adventure or campaign, the name of a built-in one such as late-ferry, "
        "or a community scenario (a .jime file or a zip file of several)"
    )
    add("new", _new, "create an adventure in a new folder", "the folder to create")
    add("check", _check, "check an adventure or campaign and list mistakes with file and line", brought)
    play = add("play", _play, "let bots play an adventure or campaign many times and show the results", brought)
    add_bot_options(play, "if repeated, one is picked at random for each adventure")
    play.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=f"games for each party size (default: {GAMES})"
    )
    play.add_argument("--heroes", default="2", metavar="N", help="party sizes, such as 3, 2..4 or 2,4 (default: 2)")
    play.add_argument("--difficulty", default="normal", choices=("normal", "hard"), help="default: normal")
    play.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game (default: 0)")
    play.add_argument(
        "--wander", action="store_true", help="answer dialogues at random, to reach every branch of the story"
    )
    play.add_argument(
        "--lead", default="", metavar="END", help="steer towards this epilogue of a campaign, or this ending"
    )
    play.add_argument(
        "--remember", action="append", default=[], metavar="NAME=N",
        help="start with a counter from earlier adventures of the campaign (repeatable)",
    )  # fmt: skip
    play.add_argument("--workers", type=int, default=1, metavar="K", help="worker processes (default: 1)")
    play.add_argument("--quiet", action="store_true", help="show no progress")


def _new(chosen: argparse.Namespace) -> int:
    from waybread.journeys.authoring import begin

    begin(chosen.folder)
    sys.stdout.write(f"An adventure is begun in {chosen.folder}: it can be checked and played as it is.\n")
    return 0


def _check(chosen: argparse.Namespace) -> int:
    from waybread.journeys.authoring import check
    from waybread.sim.journeys import community, is_community, locate

    folder = locate(chosen.folder)
    if is_community(folder):
        found = community(folder)
        _write_notes(found)
        said = f"{found.title}, {_count(len(found.adventures), 'scenario')}"
        sys.stdout.write(f"{folder}: {said}; {_count(len(found.notes), 'thing')} could not be honoured as written.\n")
        return 0
    findings = check(folder)
    errors = sum(each.error for each in findings)
    for each in sorted(findings, key=lambda each: (not each.error, each)):
        sys.stdout.write(f"{each}\n")
    warnings = len(findings) - errors
    said = f"{_count(errors, 'error')} and {_count(warnings, 'warning')}" if findings else "nothing is wrong"
    sys.stdout.write(f"{chosen.folder}: {said}.\n")
    return 1 if errors else 0


def _write_notes(found: Imported) -> None:
    """What could not be honoured of a community scenario, a line each."""
    for note in found.notes:
        sys.stdout.write(f"{note.kind}: {note}\n")


def _count(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def _play(chosen: argparse.Namespace) -> int:
    if not 1 <= chosen.games <= MOST_GAMES:
        raise WaybreadError(f"--games takes a number from 1 to {MOST_GAMES}, not {chosen.games}.")
    if not 1 <= chosen.workers <= MOST_WORKERS:
        raise WaybreadError(f"--workers takes a number from 1 to {MOST_WORKERS}, not {chosen.workers}.")
    from waybread.journeys.authoring import AdventureError, check
    from waybread.sim import journeys

    sizes = party_sizes(chosen.heroes)
    bots = chosen.bot or [DEFAULT_BOT]
    players = tuple(player(each, chosen.playouts, chosen.seconds) for each in bots)
    counters = remembered(chosen.remember)
    source = journeys.AdventureSource.at(journeys.locate(chosen.folder))
    try:
        opened = source.open()
    except AdventureError as error:
        folder = Path(source.path)
        found = [] if journeys.is_community(folder) else check(folder)
        raise AdventureError("\n".join(str(each) for each in found if each.error) or str(error)) from None
    if opened.tale is not None and counters:
        raise WaybreadError("--remember is for one adventure; a campaign remembers by itself.")
    how = f"{chosen.difficulty}, by {' or '.join(bots)}{', wandering' if chosen.wander else ''}"
    if chosen.lead:
        if chosen.wander:
            raise WaybreadError("A party wanders, or it is led; not both.")
        journeys.check_end(opened.tale or opened.adventures[0], chosen.lead)
        how += f", led to {chosen.lead}"
    sys.stdout.write(f"{opened.title}, {how}\n\n")
    if opened.community is not None and opened.community.notes:
        _write_notes(opened.community)
        sys.stdout.write("\n")
    if opened.tale is not None:
        tally = journeys.CampaignTally()
        tours = {
            size: journeys.CampaignPlaytest(source, size, chosen.difficulty, players, chosen.wander, chosen.lead)
            for size in sizes
        }
        ended = _play_all(tours, chosen, lambda size, seen: tally.add(seen, size))
        said = journeys.campaign_report(opened.tale, tally) if tally.share.games else ""
        came, games = tally.epilogues[chosen.lead], tally.share.games
    else:
        key, by_size = opened.adventures[0].key, dict[int, journeys.PlaytestTally]()
        fewest, most = opened.adventures[0].heroes
        trials = {
            size: journeys.AdventurePlaytest(
                key, size, chosen.difficulty, players, counters, chosen.wander, source, chosen.lead
            )
            for size in [each for each in sizes if fewest <= each <= most] or sizes
        }
        ended = _play_all(
            trials, chosen, lambda size, seen: by_size.setdefault(size, journeys.PlaytestTally()).add(seen)
        )
        said = journeys.playtest_report(key, by_size) if by_size else ""
        everything = journeys.combine_tallies(by_size.values())
        came, games = everything.came, everything.share.games
    if said:
        led = f"\nThe end that they were led to came {came} of {games} times.\n" if chosen.lead else ""
        sys.stdout.write(f"{said}\n{led}")
    return 0 if ended else INTERRUPTED


def _play_all(studies: Mapping[int, Study], chosen: argparse.Namespace, add: Callable[[int, SeedResult], None]) -> bool:
    """Play the games of every party size, one size after the other; False if somebody has stopped that."""
    share = Share()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    try:
        with (
            processes(chosen.workers) if chosen.workers > 1 else nullcontext() as executor,
            Progress(len(seeds) * len(studies), 0, quiet=chosen.quiet) as progress,
        ):
            for size, study in studies.items():

                def played(games: list[SeedResult], size: int = size) -> None:
                    for each in games:
                        add(size, each)
                        share.add(won=bool(each["won"]))
                    progress.update(share.games, share)

                play_seeds(study, seeds, played, executor, chosen.workers)
    except KeyboardInterrupt:
        return False
    return True


def remembered(words: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Counters from ``NAME=N``."""
    found: dict[str, int] = {}
    for each in words:
        match = re.fullmatch(r"([a-z0-9.-]+)=(-?\d{1,4})", each)
        if match is None:
            raise WaybreadError(f"--remember takes a counter and a number, like rope=1; not '{each:.40}'.")
        found[match[1]] = int(match[2])
    return tuple(found.items())


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
