"""Searching decks (lcg:search.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.secrecy import hand_watchers, look_alone
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import shuffle_deck
from waybread.kernel import PASS, Decision, Effect

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def search_deck(
    game: CardGame,
    player: int,
    about: int,
    wanted: Callable[[int], bool] | None = None,
    *,
    owner: int | None = None,
    top: int = 0,
    discards: bool = False,
    most: int = 1,
    must: bool = False,
    then: Callable[[CardGame, int], Effect] | None = None,
) -> list[int]:
    """Have a player search a deck, take up to ``most`` cards that fit into hand, and shuffle it; returns them.

    The deck is the player's own, or that of an ``owner`` (``SCENARIO``: the encounter deck); of ``top`` cards only
    these are searched, with ``discards`` the discard pile too. What is found may be left (lcg:search.2) unless it
    ``must`` be taken. With ``then`` that is done with each card, instead of taking it into hand.
    """
    state = game.state
    owner = player if owner is None else owner
    deck, pile = (
        (state.encounter_deck, state.encounter_discard)
        if owner == SCENARIO
        else (state.decks[owner], state.discards[owner])
    )
    searched = deck[-top:][::-1] if top else deck[::-1]
    look_alone(game, player, searched)
    fitting = [each for each in [*searched, *(pile if discards else ())] if wanted is None or wanted(each)]
    found: list[int] = []
    while fitting and len(found) < most:
        options = tuple(fitting) if must else (*fitting, PASS)
        chosen = await Decision(player, DecisionKind.SEARCH, options, "lcg:search.2", about)
        if chosen == PASS:
            break
        fitting.remove(chosen)
        found.append(chosen)
    for card in found:
        if then is not None:
            await then(game, card)
        else:
            _add_to_hand(game, player, card)
    shuffle_deck(game, owner)
    return found


def _add_to_hand(game: CardGame, player: int, card: int) -> None:
    """Take a card that a search has found into hand, which is not drawing it."""
    take(game, card)
    game.state.seen.pop(card, None)
    put(game, card, Zone.HAND, player)
    if game.tell:
        game.tell(announcements.to_hand(game, card, player, hand_watchers(game, player)))
