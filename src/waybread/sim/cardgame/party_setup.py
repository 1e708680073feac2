"""From the words of people to a party: scenarios by part of their names, decks by file or name."""

from __future__ import annotations

from collections.abc import Sequence

from waybread.cardgame import MOST_PLAYERS, SCENARIOS, CardGame, check, deckfiles
from waybread.cardgame.deckfiles import DeckList
from waybread.kernel import Json, Streams
from waybread.sim.cardgame.watched_game import Party
from waybread.sim.players import Player
from waybread.sim.simulated_party import find_name
from waybread.sim.study import StudyError


def make_party(name: str | None, decks: Sequence[str], *, easy: bool = False, casual: bool = False) -> Party:
    """Return a table for decks at a scenario, with the default bot in each seat; StudyError if it cannot be dealt."""
    scenario = find_name("scenario", name, SCENARIOS)
    if not 1 <= len(decks) <= MOST_PLAYERS:
        more = "" if decks else " For one: --deck leadership; waybread deck show lists those that there are."
        raise StudyError(f"A game has 1 to {MOST_PLAYERS} decks, one for each seat (--deck), not {len(decks)}.{more}")
    lists = [deckfiles.open_deck(each) for each in decks]
    title = " + ".join(each.name or "a deck without a name" for each in lists)
    playable = [_check_deck(each, casual=casual) for each in lists]
    setup: dict[str, Json] = {"scenario": scenario, "easy": easy, "decks": playable}
    CardGame.deal(setup, Streams(0))
    return Party(title, setup, (Player(),) * len(decks))


def _check_deck(deck: DeckList, *, casual: bool) -> dict[str, Json]:
    """Return a deck as a setup has it; one that comes with the program may be small."""
    found = deck.deck()
    verdict = check(found, casual=casual or deck in deckfiles.shipped().values())
    if verdict.legal:
        return found.setup()
    anyhow = " With --casual it can be played all the same." if check(found, casual=True).legal else ""
    raise StudyError(f"{deck.name or 'The deck'}: {verdict.errors[0]}{anyhow}")
