"""Entering play: put into play, laid in the staging area, or there from the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.listeners import listened
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, note
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach, hosts
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import CHARACTERS, CardType
from waybread.cardgame.state import SCENARIO, Zone, replaced
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def enter_play(
    game: CardGame, card: int, player: int, *, paid: Sequence[int] | None = None, zone: Zone = Zone.AREA
) -> bool:
    """Lay a player card down in a player's area, ready (lcg:character.3, lcg:ready.1).

    If it is played, ``paid`` names the hero for each resource that was paid.
    """
    state = game.state
    if not game.may_enter(card) or game.card(card).type not in CHARACTERS:
        return False
    origin = take(game, card)
    clear_card(game, card)
    state.controller = replaced(state.controller, card, player)
    state.seen.pop(card, None)
    put(game, card, zone, player)
    note(game, Recall.ENTERED, card)
    if game.tell:
        if paid is None:
            game.tell(Event("enters", {**announcements.of(game, card), "player": player}))
        else:
            game.tell(announcements.played(game, card, player, paid))
    await after_window(game, Occurrence(On.ENTERS_PLAY, card=card, player=player, origin=origin))
    return True


async def put_into_play(game: CardGame, card: int, player: int) -> bool:
    """Enter play without paying, which is not playing (lcg:play.4, lcg:play.6)."""
    return await enter_play(game, card, player)


async def place_in_staging(
    game: CardGame, card: int, controller: int = SCENARIO, *, paid: Sequence[int] | None = None
) -> None:
    """Lay a card in the staging area; without a reveal, no keyword or when revealed text works (lcg:faq.1.22).

    A player card that is played there stays under its player's control (lcg:faq.1.38-2); ``paid`` as in ``enter_play``.
    """
    state = game.state
    origin = state.zone[card]
    if origin != Zone.LIMBO:  # a card just revealed keeps what has been laid on it
        take(game, card)
        clear_card(game, card)
    await _unique_arrives(game, card)
    put(game, card, Zone.STAGING)
    note(game, Recall.ENTERED, card)
    if controller != SCENARIO:
        state.controller = replaced(state.controller, card, controller)
    if game.tell and origin != Zone.LIMBO:
        if paid is not None:
            game.tell(announcements.played(game, card, controller, paid))
        game.tell(Event("staged", announcements.of(game, card)))
    enters = Occurrence(On.ENTERS_PLAY, card=card, player=controller, origin=origin)
    if listened(game, On.ENTERS_STAGING):
        reason = "revealed" if origin == Zone.LIMBO else "added"
        staged = Occurrence(On.ENTERS_STAGING, card=card, origin=origin, reason=reason)
        await after_window(game, [enters, staged])
    else:
        await after_window(game, enters)


async def _unique_arrives(game: CardGame, card: int) -> None:
    """A unique arrival from the encounter deck displaces a player's copy (lcg:unique.3)."""
    if game.card(card).unique:
        for copy in game.copies(game.title(card)):
            if game.state.controller[copy] != SCENARIO:
                await discard(game, copy)


async def start_in_play(game: CardGame, card: int) -> None:
    """A card that begins the game in play: an ally of the scenario with the first player, the rest staged."""
    player = game.state.first_player
    if game.card(card).type in CHARACTERS:
        await enter_play(game, card, player)
    elif game.card(card).type is CardType.ATTACHMENT:
        able = tuple(hosts(game, card, player))
        if able:
            host = await Decision(player, DecisionKind.ATTACH, able, "lcg:campaign.checklist.6", card)
            game.state.owner = replaced(game.state.owner, card, game.state.controller[host])
            await attach(game, card, host, game.state.controller[host])
    else:
        await place_in_staging(game, card)
