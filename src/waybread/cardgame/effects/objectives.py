"""Objectives that are guarded or claimed, and go back to the staging area when that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import clear_card, detach_link, put, take
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


def guarded(game: CardGame, objective: int) -> bool:
    """Is an objective still guarded (lcg:keyword.guarded.5)?"""
    return objective in game.state.guards


def free_objectives(game: CardGame, guard_card: int) -> list[Occurrence]:
    """A guard has left play: what it guarded returns to the staging area (lcg:faq.1.17)."""
    state = game.state
    freed = []
    for objective, by in list(state.guards.items()):
        if by == guard_card:
            del state.guards[objective]
            detach_link(state, objective)
            put(game, objective, Zone.STAGING)
            _tell_return(game, objective)
            freed.append(_returned(objective))
    return freed


def returns_to_staging(game: CardGame, card: int) -> bool:
    """Is it an objective that somebody has claimed, and that goes back to the staging area when detached?"""
    return (
        game.state.zone[card] == Zone.ATTACHED
        and not guarded(game, card)
        and any(each.rule == Rule.RETURNS_TO_STAGING for each in game.card(card).abilities)
    )


def give_up(game: CardGame, objective: int) -> Occurrence:
    """A claimed objective is detached: it is in the staging area again, and nobody's."""
    take(game, objective)
    clear_card(game, objective)
    put(game, objective, Zone.STAGING)
    _tell_return(game, objective)
    return _returned(objective)


def _returned(card: int) -> Occurrence:
    return Occurrence(On.ENTERS_STAGING, card=card, origin=Zone.ATTACHED, reason="returned")


def _tell_return(game: CardGame, card: int) -> None:
    if game.tell:
        game.tell(Event("returns", announcements.of(game, card)))
