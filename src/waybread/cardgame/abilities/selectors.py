"""Conditions and choices that many cards share, in the rulebook's words."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from waybread.cardgame.abilities.ability import ABOUT_ITSELF, Condition, Targets, Use, about_itself
from waybread.cardgame.abilities.modifiers import has_trait, keyword
from waybread.cardgame.abilities.rules_in_play import affects
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.facts import CardType, Keyword
from waybread.kernel import PASS, Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_TYPES: Final = tuple(CardType)
_VALOUR: Final = 40


@about_itself
def itself(game: CardGame, use: Use) -> bool:
    """For ``condition=``: it happens to the card that has the ability."""
    return use.occurrence.card == use.card


def called(name: str) -> Condition:
    """For ``condition=``: it is the scenario event of this name."""

    def is_it(game: CardGame, use: Use) -> bool:
        return use.occurrence.reason == name

    return is_it


def host(game: CardGame, use: Use) -> int:
    """The card that an attachment is on, or was on as its use, or its leaving play, began."""
    last = use.host if use.host >= 0 or use.occurrence is None else use.occurrence.host
    return game.state.host.get(use.card, last)


def host_pool(game: CardGame, use: Use) -> list[int]:
    """For ``Spend(pool=...)``: the pool of the hero that the attachment is on pays."""
    return [host(game, use)]


def any_hero(game: CardGame, use: Use) -> list[int]:
    """For ``target=``: every hero in play, of whatever player."""
    return game.heroes()


def host_left(*reasons: str) -> Condition:
    """An attachment has left play with its host, which left for one of the reasons, such as ``explored``."""

    def left(game: CardGame, use: Use) -> bool:
        return use.occurrence.card == use.card and use.occurrence.host_reason in reasons

    return about_itself(left)


def to_a_hero(game: CardGame, use: Use, card: int) -> bool:
    """Attach to a hero."""
    return game.is_character(card) and game.type_of(card) is CardType.HERO


def to_a_character(game: CardGame, use: Use, card: int) -> bool:
    """Attach to a character."""
    return game.is_character(card)


def to_a_location(game: CardGame, use: Use, card: int) -> bool:
    """Attach to a location."""
    return card in game.locations()


def targets(find: Callable[[CardGame, Use], Sequence[int]]) -> Targets:
    """For ``target=``: what an effect may choose; only leaves out what is immune to it (lcg:immune.1)."""
    return lambda game, use: can_target(game, use.card, find(game, use))


def can_target(game: CardGame, source: int, cards: Sequence[int]) -> list[int]:
    """Those of the cards that an effect of this source may target (lcg:immune.1)."""
    return [each for each in cards if affects(game, source, each)]


def any_player(game: CardGame, use: Use) -> list[int]:
    """For ``target=``: every player still in the game."""
    return game.order()


def with_trait(game: CardGame, cards: Sequence[int], trait: str) -> list[int]:
    """Those of the cards that have a trait."""
    return [each for each in cards if has_trait(game, each, trait)]


def attachments_of(game: CardGame, player: int) -> list[int]:
    """Return the face-up attachments that a player controls (lcg:in-play.1)."""
    state = game.state
    attached = [*state.host, *(each for held in state.deck_attachments.values() for each in held)]
    return [each for each in attached if state.controller[each] == player and each not in state.facedown]


def discardable(game: CardGame, use: Use, cards: Sequence[int]) -> list[int]:
    """Return the cards that an effect may discard: those in play (lcg:in-play.3) that are not Permanent (L28)."""
    return [
        each
        for each in cards
        if game.in_play(each) and affects(game, use.card, each) and not keyword(game, each, Keyword.PERMANENT)
    ]


def valour(game: CardGame, use: Use) -> bool:
    """The player has enough threat for a Valour trigger (lcg:trigger.valour.1)."""
    return game.state.threat[use.player] >= _VALOUR


def undefended(game: CardGame) -> bool:
    """Is the attack under way undefended?"""
    return bool(game.state.attacks) and not game.state.attacks[-1].defenders


def defenders(game: CardGame) -> list[int]:
    """The characters that defend against the attack under way; none if it is undefended."""
    return game.state.attacks[-1].defenders.copy() if game.state.attacks else []


def attacker(game: CardGame) -> int:
    """The enemy of the attack under way."""
    return game.state.attacks[-1].enemy


async def choose(
    game: CardGame,
    player: int,
    kind: DecisionKind,
    options: Sequence[int],
    about: int,
    rule: str = "lcg:choose.1",
) -> int | None:
    """Have a player choose one card, if there is any to choose."""
    if not options:
        return None
    return await Decision(player, kind, tuple(options), rule, about)


async def choose_player(use: Use, players: Sequence[int], player: int | None = None) -> int:
    """Have whoever uses an ability, or the named player, choose one of several players."""
    return await Decision(_asked(use, player), DecisionKind.PLAYER, tuple(players), "lcg:choose.2", use.card)


async def either(use: Use, *effects: str, possible: Sequence[int] | None = None, player: int | None = None) -> int:
    """Have a player choose one of several effects, each given in words; returns its place, 0 for the first.

    Whoever uses the ability is asked, or the named player. With ``possible`` only the effects in these places are
    offered: an effect that could change nothing cannot be chosen (lcg:effects.7).
    """
    return await _one_of(_asked(use, player), use, effects, range(len(effects)) if possible is None else possible)


async def _one_of(player: int, use: Use, effects: Sequence[str], places: Sequence[int]) -> int:
    rule = "lcg:effects.7"
    return await Decision(player, DecisionKind.EITHER, tuple(places), rule, use.card, words=tuple(effects))


def _asked(use: Use, player: int | None) -> int:
    """Who is asked by a text: whoever uses it, but nobody uses the text of an encounter card."""
    player = use.player if player is None else player
    if player < 0:
        raise ValueError("nobody uses this text: name the player who is asked, such as the first player")
    return player


async def choose_card(game: CardGame, player: int, options: Sequence[int], about: int) -> int | None:
    """Have a player choose one card in the middle of an effect, if there is any to choose."""
    return await choose(game, player, DecisionKind.CHOOSE_CARD, options, about)


async def choose_number(player: int, about: int, options: Sequence[int]) -> int:
    """Have a player choose a number."""
    return await Decision(player, DecisionKind.NUMBER, tuple(options), "lcg:choose.1", about)


async def name_card_type(game: CardGame, player: int, about: int, types: Sequence[CardType]) -> CardType:
    """Have a player name a type of card."""
    places = tuple(_TYPES.index(each) for each in types)
    named = _TYPES[await Decision(player, DecisionKind.CARD_TYPE, places, "lcg:choose.1", about)]
    if game.tell:
        game.tell(Event("named", {"player": player, "word": named.value}))
    return named


async def agrees(player: int, about: int) -> bool:
    """Ask a player whether to do what a card offers (lcg:may.1)."""
    return await Decision(player, DecisionKind.MAY, (1, PASS), "lcg:may.1", about) != PASS


async def may(game: CardGame, player: int, kind: DecisionKind, about: int) -> bool:
    """Ask a player whether to do something (lcg:may.1)."""
    return await Decision(player, kind, (1, PASS), "lcg:may.1", about) != PASS


@dataclass(frozen=True)
class Alternative:
    """One of the effects that a text has a player choose between: its words, whether it can be done, and how."""

    words: str
    possible: Callable[[], bool]
    do: Callable[[], Coroutine[Any, Any, None]]


async def must_or(first: Alternative, second: Alternative) -> None:
    """*Must X or Y*: Y only if X cannot be done (lcg:faq.1.44)."""
    await (first if first.possible() else second).do()


async def must_either(player: int, about: int, *effects: Alternative) -> None:
    """*Must either X or Y*: the player picks among those that can be done in full (lcg:faq.1.44)."""
    possible = tuple(n for n, each in enumerate(effects) if each.possible()) or tuple(range(len(effects)))
    words = tuple(each.words for each in effects)
    chosen = await Decision(player, DecisionKind.MUST_EITHER, possible, "lcg:faq.1.44", about, words=words)
    await effects[chosen].do()


async def choose_effect(use: Use, *effects: Alternative, player: int | None = None, times: int = 1) -> None:
    """*Choose one*, or several different ones: of those effects that could change anything (lcg:effects.7)."""
    left = list(enumerate(effects))
    for _ in range(times):
        possible = tuple(n for n, each in left if each.possible())
        if not possible:
            return
        chosen = possible[0]
        if len(possible) > 1:
            chosen = await _one_of(_asked(use, player), use, [each.words for each in effects], possible)
        left = [each for each in left if each[0] != chosen]
        await effects[chosen].do()


def both(*conditions: Condition) -> Condition:
    """For ``condition=``: all of the conditions hold."""

    def hold(game: CardGame, use: Use) -> bool:
        return all(each(game, use) for each in conditions)

    return about_itself(hold) if any(each in ABOUT_ITSELF for each in conditions) else hold
