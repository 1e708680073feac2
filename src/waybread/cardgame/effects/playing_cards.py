"""Playing an ally or an attachment from the hand (lcg:initiating.1 to .7); an event is played by using its ability.

Legality is a function that returns a reason or None: ``why_not_play``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_legality import means_of
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.payment import pay_for, why_not_pay
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import settle
from waybread.cardgame.abilities.windows import AtOnce, after_window, when_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach, hosts
from waybread.cardgame.effects.entering_play import enter_play
from waybread.cardgame.facts import CardType
from waybread.cardgame.state import Zone
from waybread.cards import CARD_ITSELF
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_ATTACHMENT: Final = CardType.ATTACHMENT
_PLAYED: Final = (CardType.ALLY, CardType.ATTACHMENT)
_HAND: Final = Zone.HAND
_CANNOT_PLAY = Rule.CANNOT_PLAY


def why_not_play(game: CardGame, player: int, card: int) -> str | None:
    """Why a player cannot play an ally or attachment from hand now, or None."""
    state = game.state
    printed = state.cards[card]
    if state.zone[card] != _HAND or state.controller[card] != player:
        return "only cards in your own hand can be played"
    if printed.type not in _PLAYED:
        return "only allies and attachments are played this way"
    if printed.unique and game.unique_in_play(printed.title):
        return f"{printed.title} is unique, and a copy is in play"
    if rule_applies(game, _CANNOT_PLAY, card, player):
        return f"a card in play forbids playing {printed.title}"
    if printed.type is _ATTACHMENT and not hosts(game, card, player):
        return "nothing in play can take this attachment"
    return why_not_pay(game, player, card)


def playable_cards(game: CardGame, player: int) -> list[int]:
    """The allies and attachments that a player could play now."""
    state = game.state
    cards, means = state.cards, means_of(game, player)
    return [
        card
        for card in state.hands[player]
        if (cards[card].cost or 0) <= means and cards[card].type in _PLAYED and why_not_play(game, player, card) is None
    ]


async def play_card(game: CardGame, player: int, card: int, paid: list[int] | None = None) -> None:
    """Play an ally or attachment from hand; ``paid`` says who has paid for it, if that is done."""
    if paid is None:
        paid = await pay_for(game, player, Use(card, player, CARD_ITSELF))
    played = Occurrence(On.PLAYED, card=card, player=player)
    await when_window(game, played)  # playing itself cannot be cancelled, only what a card does
    host = -1
    if game.card(card).type is _ATTACHMENT:
        ask = ask_for_host(game, player, card)
        if ask is None:
            return
        host = await ask
    await lay_down(game, played, paid, host)


def ask_for_host(game: CardGame, player: int, card: int) -> Decision | None:
    """What an attachment goes on that is played, if there is anything."""
    able = tuple(hosts(game, card, player))
    return Decision(player, DecisionKind.ATTACH, able, "lcg:attachment.2", card) if able else None


async def lay_down(
    game: CardGame, played: Occurrence, paid: list[int], host: int = -1, *, ends_step: bool = False
) -> None:
    """A card that has been paid for enters play, an attachment on its host; ``ends_step`` as in ``deal_damage``."""
    async with AtOnce(game, ends_step=ends_step):
        if host >= 0:
            await attach(game, played.card, host, played.player, paid=paid)
        else:
            await enter_play(game, played.card, played.player, paid=paid)
        await after_window(game, played)
    if not ends_step:
        await settle(game)
