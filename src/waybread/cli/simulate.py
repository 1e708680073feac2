"""``waybread simulate``: what may be typed after it, and what it does."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from waybread.cli.command import INTERRUPTED
from waybread.sim import (
    ResumableRun,
    SimulatedParty,
    Simulation,
    SimulationTally,
    StudyError,
    html_report,
    resumable_run,
    text_tables,
)
from waybread.sim.cardgame import setup_options

SUMMARY: Final = "play many games with bots and show win rates"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be typed."""
    setup_options.add_arguments(parser, "mirkwood, or an adventure of Journeys such as cold-beacon")
    parser.add_argument(
        "--compare", action="extend", nargs="+", default=[], metavar="DECK",
        help="decks to compare on the same seeds, one for each seat; in Journeys, heroes or a party file",
    )  # fmt: skip
    parser.add_argument(
        "--hero", action="append", default=[], metavar="HERO",
        help="Journeys: a hero with suggested items, as NAME or NAME:ROLE; repeat for each hero",
    )  # fmt: skip
    parser.add_argument("--party", type=Path, metavar="FILE", help="Journeys: a JSON file with the party")
    parser.add_argument("--difficulty", metavar="LEVEL", help="Journeys: normal or hard (default: normal)")
    resumable_run.add_arguments(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write one line per game, for spreadsheets")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page with charts")


def run(chosen: argparse.Namespace) -> int:
    """Play many games and say what they came to."""
    resumable_run.writable(chosen.json, chosen.csv, chosen.report)
    given = setup_options.given(chosen) or chosen.compare or chosen.hero or chosen.party or chosen.difficulty
    run = ResumableRun.prepared(
        chosen, (lambda: _wished(chosen)) if given else None, Simulation.of_header, SimulationTally
    )
    searches = any(each.thinks for party in run.study.parties for each in party.players)
    run.go(chosen, 1 if searches else resumable_run.CHUNK)
    if run.tally.headline.games and chosen.csv:
        resumable_run.write(chosen.csv, text_tables.csv_lines(run.study, run.results))
    return finish(run, chosen, text_tables, html_report)


def finish(run: ResumableRun[Any, Any], chosen: argparse.Namespace, tables: ModuleType, report: ModuleType) -> int:
    """Write the files that were asked for, and say what the games came to; returns the exit status."""
    played = run.tally.headline.games > 0
    if played and chosen.json:
        figures = tables.data(run.study, run.tally, run.seed, run.games)
        resumable_run.write(chosen.json, [json.dumps(figures, indent=1, ensure_ascii=False), "\n"])
    if played and chosen.report:
        resumable_run.write(chosen.report, [report.page(run.study, run.tally, run.seed)])
    said = run.ended()
    if played:
        resumable_run.say(tables.sheet(run.study, run.tally, run.seed))
    if said:
        sys.stderr.write(f"{said}\n")
    return INTERRUPTED if run.interrupted else 0


def _wished(chosen: argparse.Namespace) -> Simulation:
    """What is to be played: journeys where heroes or an adventure are named, else the card game."""
    if (
        chosen.hero
        or chosen.party
        or chosen.difficulty
        or (chosen.scenario and not setup_options.meant(chosen.scenario))
    ):
        from waybread.sim.journeys import parties as journey_parties

        return Simulation(tuple(_told_apart(journey_parties(chosen))))
    decks, others = list(chosen.deck), list(chosen.compare)
    if not decks and len(others) == 2:
        decks, others = others[:1], others[1:]
    if others and len(others) != len(decks):
        raise StudyError(
            f"--compare names {len(others)} and --deck {len(decks)}: each side needs a deck for each seat."
        )
    parties = [setup_options.party(chosen, each) for each in (decks, others) if each or each is decks]
    return Simulation(tuple(_told_apart(parties)))


def _told_apart(parties: Sequence[SimulatedParty]) -> Sequence[SimulatedParty]:
    """Two parties of the same name get numbers."""
    if len(parties) == 2 and parties[0].name == parties[1].name:
        return [replace(each, name=f"{each.name} ({n})") for n, each in enumerate(parties, 1)]
    return parties
