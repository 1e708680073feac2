"""What events say of cards: ids with titles and keys, so that whoever hears of it needs no game to look them up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from waybread.cardgame.facts import X
from waybread.cardgame.secrecy import is_lost
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


@dataclass(frozen=True, slots=True)
class ScenarioEvent:
    """An event that only one scenario has."""

    message: str
    """The id of its line of the log, a message about a ``{card}`` in ``texts/en.json`` of the box."""
    good: bool
    """Is it good for the players, or bad?"""


SCENARIO_EVENTS: Final[dict[str, ScenarioEvent]] = {}
"""The events of single scenarios, by kind."""


def scenario_event(kind: str, message: str, *, good: bool) -> str:
    """Declare an event that only one scenario has, with the id of its line of the log; returns its kind.

    The line is a message about a ``{card}`` in ``texts/en.json`` of the box. The scenario announces the event with
    ``api.announcements.of`` that card.
    """
    SCENARIO_EVENTS[kind] = ScenarioEvent(message, good)
    return kind


def of(game: CardGame, card: int) -> dict[str, Fact]:
    """One card."""
    printed = game.card(card)
    return {"card": card, "title": printed.title, "key": printed.key}


def other(game: CardGame, role: str, card: int) -> dict[str, Fact]:
    """Another card that takes part, by its role: ``host``, ``source``."""
    printed = game.card(card)
    return {role: card, f"{role} title": printed.title, f"{role} key": printed.key}


def stage(game: CardGame, card: int) -> dict[str, Fact]:
    """A stage, of which nobody knows more than side A while that is up (lcg:quest-deck.1)."""
    return {"card": -1, "title": game.card(card).title_a} if card in game.state.facedown else of(game, card)


def ability(game: CardGame, card: int, slot: int) -> dict[str, Fact]:
    """One ability of a card, by what the card is at the moment."""
    return {**of(game, card), "slot": slot}


def all_of(game: CardGame, cards: Sequence[int]) -> dict[str, Fact]:
    """Several cards."""
    return others(game, "cards", "", cards)


def others(game: CardGame, role: str, each: str, cards: Sequence[int]) -> dict[str, Fact]:
    """Several cards by their role, with titles and keys, one to a line: ``payers`` with ``payer titles``."""
    printed = [game.card(card) for card in cards]
    return {
        role: tuple(cards),
        f"{each} titles".lstrip(): "\n".join(one.title for one in printed),
        f"{each} keys".lstrip(): "\n".join(one.key for one in printed),
    }


def cause(game: CardGame, source: int) -> dict[str, Fact]:
    """The card that caused something, if one did and it has not been shuffled away since."""
    if source < 0 or is_lost(game.state, source):
        return {}
    return other(game, "source", source)


def played(game: CardGame, card: int, player: int, paid: Sequence[int], x: int = 0) -> Event:
    """A card has been played, now that all see which; ``paid`` names the hero for each resource."""
    pools = list(dict.fromkeys(paid))
    facts: dict[str, Fact] = {
        **of(game, card),
        "player": player,
        **others(game, "payers", "payer", pools),
        "amounts": tuple(paid.count(each) for each in pools),
    }
    return Event("played", {**facts, "x": x} if game.card(card).cost == X else facts)


def to_hand(game: CardGame, card: int, player: int, knowers: Sequence[int]) -> Event:
    """A card that not everybody knows has gone to a player's hand."""
    return Event("to hand", {"player": player}, of(game, card), tuple(dict.fromkeys(knowers)))
