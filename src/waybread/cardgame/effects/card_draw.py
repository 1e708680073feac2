"""Drawing cards (lcg:drawing.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window, when_window
from waybread.cardgame.effects.entering_play import enter_play
from waybread.cardgame.facts import CardType
from waybread.cardgame.secrecy import hand_watchers
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


_HERO: Final = CardType.HERO


def could_draw(game: CardGame, player: int) -> bool:
    """Would a draw of a player change anything: is there a card, and does nothing forbid it?"""
    state = game.state
    return bool(state.decks[player]) and game.takes_part(player) and not rule_applies(game, Rule.CANNOT_DRAW, player)


async def draw(game: CardGame, players: int | Sequence[int], amount: int = 1, source: int = -1) -> int:
    """Draw cards, all at the same time, be it one player or several; returns how many were drawn."""
    unheard = quiet(game, On.DRAWN)
    count, draws, heroes = 0, [], []
    for player in (players,) if isinstance(players, int) else players:
        if amount <= 0 or not game.takes_part(player):
            continue
        allowed, number = not rule_applies(game, Rule.CANNOT_DRAW, player), amount
        if allowed and not unheard:
            drawing = Occurrence(On.DRAWN, player=player, amount=amount, source=source)
            allowed = await when_window(game, drawing)
            number = drawing.amount
        drawn = _draw_up_to(game, player, number, allowed=allowed)
        count += len(drawn)
        heroes += [(player, each) for each in drawn if game.state.cards[each].type is _HERO]
        if drawn and not unheard:
            draws.append(Occurrence(On.DRAWN, player=player, amount=len(drawn), source=source, cards=tuple(drawn)))
    if heroes:  # each is put into play as it is (lcg:faq.q.hero-in-deck)
        for player, hero in heroes:
            await enter_play(game, hero, player)
    if draws:
        await after_window(game, draws)
    return count


def _draw_up_to(game: CardGame, player: int, amount: int, *, allowed: bool) -> list[int]:
    """Move the top cards of a deck to the hand, as many as there are."""
    if not allowed:
        if game.tell:
            game.tell(Event("nothing drawn", {"player": player}))
        return []
    deck = game.state.decks[player]
    drawn = [deck.pop() for _ in range(min(amount, len(deck)))]
    for card in drawn:  # whoever has looked at it knows it in the hand too
        put(game, card, Zone.HAND, player)
    if game.tell and drawn:
        tell_drawn(game, player, drawn)
    return drawn


def tell_drawn(game: CardGame, player: int, cards: Sequence[int], *, opening: bool = False) -> None:
    """Everybody hears of a draw, but only whoever sees the hand hears of what."""
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "cards": len(cards), "opening": opening}
        secrets = announcements.others(game, "ids", "", cards)
        game.tell(Event("drawn", facts, secrets, hand_watchers(game, player)))
