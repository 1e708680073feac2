"""``waybread simulate``: what may be typed after it, and what it does."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from waybread.sim import report, runs, tables, wishes
from waybread.sim.cardgame import Party
from waybread.sim.runs import Run
from waybread.sim.simulation import Simulation, SimulationTally
from waybread.sim.study import StudyError

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be typed."""
    wishes.add_arguments(parser)
    parser.add_argument(
        "--compare", action="extend", nargs="+", default=[], metavar="DECK",
        help="play another deck on the same seeds too, one for each seat",
    )  # fmt: skip
    runs.add_arguments(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a line for each game, for spreadsheets")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with charts, to be seen in a browser")


def simulate(chosen: argparse.Namespace) -> int:
    """Play many games and say what they came to."""
    runs.writable(chosen.json, chosen.csv, chosen.report)
    wished = (lambda: _wished(chosen)) if wishes.given(chosen) or chosen.compare else None
    run = Run.prepared(chosen, wished, Simulation.of_header, lambda study: SimulationTally(len(study.parties)))
    searches = any(each.name == "strider" for party in run.study.parties for each in party.players)
    run.go(chosen, 1 if searches else runs.CHUNK)
    if run.tally.headline.games:
        _write(chosen, run)
    said = run.ended()
    if run.tally.headline.games:
        runs.say(tables.sheet(run.study, run.tally, run.seed))
    if said:
        sys.stderr.write(f"{said}\n")
    return INTERRUPTED if run.interrupted else 0


def _write(chosen: argparse.Namespace, run: Run[Simulation, SimulationTally]) -> None:
    study, tally = run.study, run.tally
    if chosen.json:
        figures = tables.data(study, tally, run.seed, run.games)
        runs.write(chosen.json, [json.dumps(figures, indent=1, ensure_ascii=False), "\n"])
    if chosen.csv:
        runs.write(chosen.csv, tables.csv_lines(study, run.results))
    if chosen.report:
        runs.write(chosen.report, [report.page(study, tally, run.seed)])


def _wished(chosen: argparse.Namespace) -> Simulation:
    decks, others = list(chosen.deck), list(chosen.compare)
    if not decks and len(others) == 2:
        decks, others = others[:1], others[1:]
    if others and len(others) != len(decks):
        raise StudyError(
            f"There are {len(decks)} decks to compare with {len(others)}: --compare names one for each seat."
        )
    parties = [wishes.party(chosen, each) for each in (decks, others) if each or each is decks]
    return Simulation(tuple(_told_apart(parties)))


def _told_apart(parties: list[Party]) -> list[Party]:
    """Two parties of the same name get numbers."""
    if len(parties) == 2 and parties[0].name == parties[1].name:
        return [Party(f"{each.name} ({n})", each.setup, each.players) for n, each in enumerate(parties, 1)]
    return parties
