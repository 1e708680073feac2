"""``waybread analyse``: what may be typed after it, and what it does."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from waybread.cardgame import CardGame, CardType, find, plain
from waybread.cli.simulate import finish
from waybread.kernel import Json, Streams
from waybread.sim import ResumableRun, StudyError, resumable_run
from waybread.sim.cardgame import Analysis, AnalysisTally, Party, analysis_report, analysis_tables, setup_options

SUMMARY: Final = "play many games and show which cards win or lose them"
_IN_DECKS: Final = (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be typed."""
    setup_options.add_arguments(parser)
    parser.add_argument(
        "--swap", action="append", default=[], metavar="CARD=OTHER",
        help="also play the same seeds with every copy of CARD replaced by OTHER (repeatable)",
    )  # fmt: skip
    for words in ("--hero", "--party", "--difficulty", "--compare"):  # of simulate: there is an answer to them
        parser.add_argument(words, action="extend", nargs="+", dest="elsewhere", default=[], help=argparse.SUPPRESS)
    resumable_run.add_arguments(parser)
    parser.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page with charts")


def run(chosen: argparse.Namespace) -> int:
    """Play many games and say which cards win and lose them."""
    if chosen.elsewhere or (
        chosen.scenario and not setup_options.meant(chosen.scenario) and _adventures(chosen.scenario)
    ):
        raise StudyError(
            "Card by card only decks of the card game are analysed: waybread simulate sets heroes, roles and items of "
            "journeys, or two decks, side by side on the same seeds (--compare)."
        )
    resumable_run.writable(chosen.json, chosen.report)
    wished = (lambda: _wished(chosen)) if setup_options.given(chosen) or chosen.swap else None
    run = ResumableRun.prepared(
        chosen, wished, Analysis.of_header, lambda each: AnalysisTally(each.party, len(each.swaps))
    )
    run.go(chosen, 1 if any(each.thinks for each in run.study.party.players) else resumable_run.CHUNK)
    return finish(run, chosen, analysis_tables, analysis_report)


def _adventures(words: str) -> list[str]:
    """The adventures of journeys that a word may mean."""
    from waybread.sim.journeys import setup_options

    return setup_options.meant(words)


def _wished(chosen: argparse.Namespace) -> Analysis:
    party = setup_options.party(chosen, chosen.deck)
    return Analysis(party, tuple(swapped(party, each) for each in chosen.swap))


def swapped(party: Party, words: str) -> Party:
    """The party with every copy of one card swapped for another; both lie at the same places of a shuffled deck."""
    old, _, new = (each.strip() for each in words.partition("="))
    other = find(new, *_IN_DECKS)
    if not old or not new:
        raise StudyError(f"A swap names two cards, 'CARD=OTHER', not '{words}'.")
    if other is None:
        raise StudyError(f"There is no card '{new}' that could be in a deck: look for it with waybread cards.")
    if plain(old) == plain(new):
        raise StudyError(f"{other.title} swapped for itself changes nothing.")
    decks = [_swapped_deck(deck, old, other.title) for deck in party.setup["decks"]]
    if decks == party.setup["decks"]:
        raise StudyError(f"There is no '{old}' in the deck to be swapped.")
    setup: dict[str, Json] = {**party.setup, "decks": decks}
    CardGame.deal(setup, Streams(0))
    return Party(f"{old} = {other.title}", setup, party.players)


def _swapped_deck(deck: Json, old: str, new: str) -> Json:
    """A deck with the new card where the old one stood in its list."""
    cards: dict[str, int] = {}
    for title, count in deck["cards"].items():
        name = new if plain(title) == plain(old) else title
        cards[name] = cards.get(name, 0) + count
    return {**deck, "cards": cards}
