"""Using the keyword of a prepared card: it is discarded, and something happens (jme:53)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from waybread.cards import ability_option, act_options, read_ability
from waybread.journeys.decisions import Act
from waybread.journeys.facts import Keyword
from waybread.journeys.rules import prepared_cards, windows
from waybread.journeys.rules.occurrences import Occurrence, On

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

_ORDER: Final = tuple(Keyword)


def keyword_options(game: JourneyGame, hero: int, keyword: Keyword) -> list[int]:
    """The options to discard a prepared card of a hero for a keyword."""
    cards = game.with_keyword(hero, keyword)
    if not cards:
        return []
    place = _ORDER.index(keyword)
    return act_options(Act.KEYWORD, [ability_option(card, place) for card in cards])


def read_keyword(number: int) -> tuple[int, Keyword]:
    """The card and the keyword of such an option."""
    card, place = read_ability(number)
    return card, _ORDER[place]


async def use_keyword(
    game: JourneyGame,
    card: int,
    keyword: Keyword,
    effect: Callable[[int], Coroutine[Any, Any, None]],
    *,
    lasts: bool = False,
) -> None:
    """Discard the card for its keyword and do what it says; the number is what it was before the discard.

    What ``lasts`` is not over yet: whoever asks for it says when.
    """
    hero = game.holder(card)
    occurrence = Occurrence(
        On.KEYWORD, hero=hero, card=card, keyword=keyword, amount=game.keywords(card)[keyword], test=game.open_test
    )
    await windows.before(game, occurrence)
    if card not in game.state.prepared[hero]:  # something else has discarded it (jme:1.8)
        return
    game.announce("keyword", hero=hero, card=game.card(card).title, keyword=keyword.value)
    if not occurrence.keep:
        await prepared_cards.discard_prepared(game, hero, card)
    await effect(occurrence.amount)
    if not lasts:
        await windows.after(game, occurrence)
