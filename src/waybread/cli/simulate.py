"""``waybread simulate``: what may be typed after it, and what it does."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from waybread.cardgame import SCENARIOS
from waybread.cli import run_options
from waybread.files import did_you_mean
from waybread.sim import (
    ResumableRun,
    SimulatedParty,
    Simulation,
    SimulationTally,
    StudyError,
    html_report,
    matching_names,
    text_tables,
)
from waybread.sim.cardgame import Party, make_party

SUMMARY: Final = "play many games with bots and show win rates"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be typed."""
    run_options.add_party_options(parser, "mirkwood, or an adventure of Journeys such as cold-beacon")
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
    run_options.add_run_options(parser)
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write one line per game, for spreadsheets")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page with charts")


def run(chosen: argparse.Namespace) -> int:
    """Play many games and say what they came to."""
    run_options.check_writable(chosen.json, chosen.csv, chosen.report)
    given = run_options.names_party(chosen) or chosen.compare or chosen.hero or chosen.party or chosen.difficulty
    wished = (lambda: _wished(chosen)) if given else None
    run = ResumableRun.prepared(run_options.options_of(chosen), wished, Simulation.of_header, SimulationTally)
    run.go(one_by_one=any(each.thinks for party in run.study.parties for each in party.players))
    if run.tally.headline.games and chosen.csv:
        run_options.write(chosen.csv, text_tables.csv_lines(run.study, run.results))
    return run_options.finish(run, chosen, text_tables.data, text_tables.sheet, html_report.page)


def _wished(chosen: argparse.Namespace) -> Simulation:
    """What is to be played: journeys where heroes or an adventure are named, else the card game."""
    scenario = chosen.scenario
    if chosen.hero or chosen.party or chosen.difficulty or (scenario and not matching_names(scenario, SCENARIOS)):
        return Simulation(tuple(_number_namesakes(_journey_parties(chosen))))
    decks, others = list(chosen.deck), list(chosen.compare)
    if not decks and len(others) == 2:
        decks, others = others[:1], others[1:]
    if others and len(others) != len(decks):
        raise StudyError(
            f"--compare names {len(others)} and --deck {len(decks)}: each side needs a deck for each seat."
        )
    parties = [party_with(chosen, each) for each in (decks, others) if each or each is decks]
    return Simulation(tuple(_number_namesakes(parties)))


def party_with(chosen: argparse.Namespace, decks: Sequence[str]) -> Party:
    """Return the table that the options ask for, with these decks."""
    party = make_party(chosen.scenario, decks, easy=bool(chosen.easy), casual=chosen.casual)
    return replace(party, players=run_options.chosen_players(chosen, len(decks)))


def _journey_parties(chosen: argparse.Namespace) -> list[SimulatedParty]:
    """Return one party, or the one to be compared with it too, tried out before anything is played."""
    from waybread.journeys import ADVENTURES, stories
    from waybread.sim.journeys import make_party

    words = chosen.scenario
    named = bool(matching_names(words, ADVENTURES))
    if words and not named and (Path(words).exists() or words in {each.name for each in stories.CAMPAIGNS}):
        raise StudyError(
            "Only single adventures that come with the program are simulated; bots play this one by: "
            f"waybread adventure play {words}."
        )
    if not (chosen.hero or chosen.party or named):
        raise StudyError(
            f"No scenario and no adventure is called '{words}'; {did_you_mean(words, [*SCENARIOS, *ADVENTURES])}"
        )
    if chosen.deck or chosen.easy or chosen.casual:
        raise StudyError("Decks and their modes belong to the card game: an adventure is played by --hero or --party.")
    if bool(chosen.hero) == bool(chosen.party):
        raise StudyError("Say who goes on the adventure: --hero NAME or NAME:ROLE once for each hero, or --party FILE.")
    other = chosen.compare
    if len(other) == 1 and Path(other[0]).is_file():
        other = Path(other[0])
    sides = [each for each in (chosen.hero or chosen.party, other) if each]
    parties = [make_party(words, each, chosen.difficulty) for each in sides]
    return [replace(each, players=run_options.chosen_players(chosen, len(each.players))) for each in parties]


def _number_namesakes(parties: Sequence[SimulatedParty]) -> Sequence[SimulatedParty]:
    """Return the parties, with numbers if two have the same name."""
    if len(parties) == 2 and parties[0].name == parties[1].name:
        return [replace(each, name=f"{each.name} ({n})") for n, each in enumerate(parties, 1)]
    return parties
