"""What somebody wants to be played: scenario, decks and bots, from words to a party."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace

from waybread.cardgame import MOST_PLAYERS, SCENARIOS, CardGame, check, deckfiles, plain
from waybread.cardgame.deckfiles import DeckList
from waybread.kernel import Json, Streams
from waybread.sim import players
from waybread.sim.cardgame.watched_game import Party
from waybread.sim.study import StudyError


def add_arguments(parser: argparse.ArgumentParser, examples: str = "mirkwood") -> None:
    """What every run of the card game can be told."""
    parser.add_argument("scenario", nargs="?", metavar="SCENARIO", help=f"its name or part of it, such as {examples}")
    parser.add_argument(
        "--deck", action="append", default=[], metavar="DECK",
        help="a deck file or the name of a built-in deck, once for each seat; required for the card game",
    )  # fmt: skip
    players.add_bot_options(parser, "once for all seats or once for each seat")
    parser.add_argument("--easy", action="store_true", help="play in easy mode")
    parser.add_argument("--casual", action="store_true", help="ignore the deck-building rules")


def given(chosen: argparse.Namespace) -> bool:
    """Was anything said of what is to be played?"""
    return bool(chosen.scenario or chosen.deck or chosen.bot or chosen.easy or chosen.playouts or chosen.seconds)


def meant(words: str | None) -> list[str]:
    """The scenarios that a word may mean."""
    wanted = plain(words or "")
    return [wanted] if wanted in SCENARIOS else [key for key in SCENARIOS if wanted and wanted in key]


def scenario(words: str | None) -> str:
    """A scenario's id, by its name or by words that only one of them has."""
    found = meant(words)
    if len(found) == 1:
        return found[0]
    known = ", ".join(sorted(SCENARIOS))
    if not words:
        raise StudyError(f"Say which scenario is to be played: {known}.")
    raise StudyError(f"{'Several scenarios are' if found else 'No scenario is'} called '{words}': there are {known}.")


def party(chosen: argparse.Namespace, decks: Sequence[str]) -> Party:
    """Return the table that the options ask for."""
    made = make_party(chosen.scenario, decks, easy=bool(chosen.easy), casual=chosen.casual)
    return replace(made, players=players.chosen_players(chosen, len(decks)))


def make_party(name: str | None, decks: Sequence[str], *, easy: bool = False, casual: bool = False) -> Party:
    """Return a table for decks at a scenario, with the default bot in each seat; StudyError if it cannot be dealt."""
    where = scenario(name)
    if not 1 <= len(decks) <= MOST_PLAYERS:
        more = "" if decks else " For one: --deck leadership; waybread deck show lists those that there are."
        raise StudyError(f"A game has 1 to {MOST_PLAYERS} decks, one for each seat (--deck), not {len(decks)}.{more}")
    lists = [deckfiles.open_deck(each) for each in decks]
    title = " + ".join(each.name or "a deck without a name" for each in lists)
    dealt = [checked(each, casual=casual) for each in lists]
    setup: dict[str, Json] = {"scenario": where, "easy": easy, "decks": dealt}
    CardGame.deal(setup, Streams(0))
    return Party(title, setup, (players.Player(),) * len(decks))


def checked(deck: DeckList, *, casual: bool) -> dict[str, Json]:
    """A deck as a setup has it; one that comes with the program may be small."""
    found = deck.deck()
    verdict = check(found, casual=casual or deck in deckfiles.shipped().values())
    if verdict.legal:
        return found.setup()
    anyhow = " With --casual it can be played all the same." if check(found, casual=True).legal else ""
    raise StudyError(f"{deck.name or 'The deck'}: {verdict.errors[0]}{anyhow}")
