"""``waybread analyse``: what may be typed after it, and what it does."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from waybread.cardgame import SCENARIOS, Card, CardGame, CardType, deck_name, find, for_decks, name_in_data, only
from waybread.cli import run_options
from waybread.cli.simulate import party_with
from waybread.kernel import Json, Streams
from waybread.sim import ResumableRun, StudyError, matching_names
from waybread.sim.cardgame import Analysis, AnalysisTally, Party, analysis_report, analysis_tables

SUMMARY: Final = "play many games and show which cards win or lose them"
_IN_DECKS: Final = (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be typed."""
    run_options.add_party_options(parser)
    parser.add_argument(
        "--swap", action="append", default=[], metavar="CARD=OTHER",
        help="also play the same seeds with every copy of CARD replaced by OTHER (repeatable)",
    )  # fmt: skip
    for words in ("--hero", "--party", "--difficulty", "--compare"):  # of simulate: there is an answer to them
        parser.add_argument(words, action="extend", nargs="+", dest="elsewhere", default=[], help=argparse.SUPPRESS)
    run_options.add_run_options(parser)
    parser.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page with charts")


def run(chosen: argparse.Namespace) -> int:
    """Play many games and say which cards win and lose them."""
    from waybread.journeys import ADVENTURES

    words = chosen.scenario
    if chosen.elsewhere or (not matching_names(words, SCENARIOS) and matching_names(words, ADVENTURES)):
        raise StudyError(
            "Card by card only decks of the card game are analysed: waybread simulate sets heroes, roles and items of "
            "journeys, or two decks, side by side on the same seeds (--compare)."
        )
    run_options.check_writable(chosen.json, chosen.report)
    wished = (lambda: _wished(chosen)) if run_options.names_party(chosen) or chosen.swap else None
    options = run_options.options_of(chosen)
    run = ResumableRun.prepared(
        options, wished, Analysis.of_header, lambda each: AnalysisTally(each.party, len(each.swaps))
    )
    run.go(one_by_one=any(each.thinks for each in run.study.party.players))
    return run_options.finish(run, chosen, analysis_tables.data, analysis_tables.sheet, analysis_report.page)


def _wished(chosen: argparse.Namespace) -> Analysis:
    party = party_with(chosen, chosen.deck)
    return Analysis(party, tuple(swap_card(party, each) for each in chosen.swap))


def swap_card(party: Party, words: str) -> Party:
    """Return the party with another card in place of every copy of one, also in each shuffled deck."""
    old, _, new = (each.strip() for each in words.partition("="))
    other = only(new, [each for each in for_decks(new, _IN_DECKS) if each.campaign is None])
    if not old or not new:
        raise StudyError(f"A swap names two cards, 'CARD=OTHER', not '{words}'.")
    if other is None:
        raise StudyError(f"There is no card '{new}' that could be in a deck: look for it with waybread cards.")
    meant = {each.key: each for each in for_decks(old, _IN_DECKS)}
    held = {key for deck in party.setup["decks"] for key in _ids(deck) if key in meant}
    out = only(old, [each for key, each in meant.items() if key in held])
    if out is None:
        raise StudyError(f"There is no '{old}' in the deck to be swapped.")
    if out is other:
        raise StudyError(f"{other.title} swapped for itself changes nothing.")
    decks = [_swap_in_deck(deck, out, other) for deck in party.setup["decks"]]
    setup: dict[str, Json] = {**party.setup, "decks": decks}
    CardGame.deal(setup, Streams(0))
    return Party(f"{old} = {deck_name(other)}", setup, party.players)


def _ids(deck: Json) -> list[str]:
    """The ids of the cards of a deck, in the order of its list."""
    return [card.key if (card := find(name, *_IN_DECKS)) else name for name in deck["cards"]]


def _swap_in_deck(deck: Json, old: Card, new: Card) -> Json:
    """Return a deck with the new card where the old one stood in its list."""
    cards: dict[str, int] = {}
    for key, (title, count) in zip(_ids(deck), deck["cards"].items(), strict=True):
        name = name_in_data(new) if key in (old.key, new.key) else title
        cards[name] = cards.get(name, 0) + count
    return {**deck, "cards": cards}
