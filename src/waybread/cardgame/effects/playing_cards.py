"""Playing an ally or an attachment from the hand (lcg:initiating.1 to .7); an event is played by using its ability.

Legality is a function that returns a reason or None: ``why_not_play``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_legality import forbids_itself, means_of, why_not_use
from waybread.cardgame.abilities.ability_use import use_ability
from waybread.cardgame.abilities.card_cost import depends_on_host
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.payment import pay_for, why_not_pay
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.selectors import choose_card
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import settle
from waybread.cardgame.abilities.windows import AtOnce, after_window, when_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach, hosts
from waybread.cardgame.effects.entering_play import enter_play, place_in_staging
from waybread.cardgame.facts import CardType, Kind, Where
from waybread.cardgame.state import Zone
from waybread.cards import CARD_ITSELF
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_ATTACHMENT: Final = CardType.ATTACHMENT
_PLAYED: Final = (CardType.ALLY, CardType.ATTACHMENT)
_HAND: Final = Zone.HAND
_CANNOT_PLAY = Rule.CANNOT_PLAY


def why_not_play(
    game: CardGame,
    player: int,
    card: int,
    *,
    elsewhere: bool = False,
    free: bool = False,
    less: int = 0,
    least: int = 0,
) -> str | None:
    """Why a player cannot play an ally or attachment from hand now, or None.

    An effect may let them play it from ``elsewhere``, at no cost (``free``), or for so much ``less``.
    """
    state = game.state
    printed = state.cards[card]
    if not elsewhere and (state.zone[card] != _HAND or state.controller[card] != player):
        return "only cards in your own hand can be played"
    if printed.type not in _PLAYED:
        return "only allies and attachments are played this way"
    if printed.unique and game.unique_in_play(printed.title):
        return f"{printed.title} is unique, and a copy is in play"
    if rule_applies(game, _CANNOT_PLAY, card, player):
        return f"a card in play forbids playing {printed.title}"
    if state.own_rules and forbids_itself(game, player, card):
        return "its own text forbids it now"
    if printed.type is not _ATTACHMENT or printed.unattached:
        return None if free else why_not_pay(game, player, card, less=less, least=least)
    able = hosts(game, card, player)
    if not able:
        return "nothing in play can take this attachment"
    if free:
        return None
    if not depends_on_host(game, card):
        return why_not_pay(game, player, card, less=less, least=least)
    reasons = [why_not_pay(game, player, card, host=each, less=less, least=least) for each in able]
    return None if None in reasons else reasons[0]


def playable_cards(game: CardGame, player: int) -> list[int]:
    """The allies and attachments that a player could play now."""
    state = game.state
    cards, means = state.cards, means_of(game, player)
    return [
        card
        for card in state.hands[player]
        if (cards[card].cost or 0) <= means and cards[card].type in _PLAYED and why_not_play(game, player, card) is None
    ]


async def play_card(game: CardGame, player: int, card: int, paid: list[int] | None = None, *, host: int = -1) -> None:
    """Play an ally or attachment; ``paid`` and ``host`` say who has paid and what it goes on, if that is settled."""
    if paid is None:
        paid = await pay_for(game, player, Use(card, player, CARD_ITSELF), host=host)
    played = Occurrence(On.PLAYED, card=card, player=player, origin=game.state.zone[card])
    await when_window(game, played)  # playing itself cannot be cancelled, only what a card does
    if host < 0 and needs_host(game, card):
        ask = ask_for_host(game, player, card)
        if ask is None:
            return
        host = await ask
    await lay_down(game, played, paid, host)


def needs_host(game: CardGame, card: int) -> bool:
    """Is a card played by attaching it?"""
    return game.card(card).type is _ATTACHMENT and not game.card(card).unattached


def ask_for_host(game: CardGame, player: int, card: int) -> Decision | None:
    """What an attachment goes on that is played, if there is anything."""
    able = tuple(hosts(game, card, player))
    return Decision(player, DecisionKind.ATTACH, able, "lcg:attachment.2", card) if able else None


def ask_for_host_before_payment(game: CardGame, player: int, card: int) -> Decision:
    """What an attachment goes on whose cost depends on that: what its player can pay for."""
    able = [each for each in hosts(game, card, player) if why_not_pay(game, player, card, host=each) is None]
    return Decision(player, DecisionKind.ATTACH, tuple(able), "lcg:attachment.2", card)


async def play(game: CardGame, player: int, card: int, *, free: bool = False, less: int = 0, least: int = 0) -> bool:
    """Have a player play a card by an effect, from wherever it lies; False if that cannot be.

    At no cost (``free``) it needs no resource match; all that restricts playing holds. Of an event its action resolves.
    """
    if game.card(card).type is CardType.EVENT:
        return await _play_event(game, player, card, free=free, less=less, least=least)
    if why_not_play(game, player, card, elsewhere=True, free=free, less=less, least=least) is not None:
        return False
    host = -1
    if not free and game.card(card).type is _ATTACHMENT and depends_on_host(game, card):
        host = await ask_for_host_before_payment(game, player, card)
    use = Use(card, player, CARD_ITSELF)
    paid = [] if free else await pay_for(game, player, use, host=host, less=less, least=least)
    await play_card(game, player, card, paid, host=host)
    return True


async def _play_event(game: CardGame, player: int, card: int, *, free: bool, less: int, least: int) -> bool:
    actions = [
        n for n, each in enumerate(game.card(card).abilities) if each.kind is Kind.ACTION and each.where is Where.PLAY
    ]
    able = [n for n in actions if why_not_use(game, player, card, n, free=free, less=less, least=least) is None]
    if not able:
        return False
    use = Use(card, player, able[0], origin=game.state.zone[card])
    paid = [] if free else await pay_for(game, player, use, less=less, least=least)
    await use_ability(game, use, paid)
    return True


async def attach_from_hand(game: CardGame, player: int, about: int, cards: Sequence[int], able: Sequence[int]) -> bool:
    """Have a player attach one of some cards in hand to one of some hosts, which is not playing it; False if none."""
    fitting = tuple(card for card in cards if any(each in able for each in hosts(game, card, player)))
    chosen = await choose_card(game, player, fitting, about) if fitting else None
    if chosen is None:
        return False
    goals = tuple(each for each in hosts(game, chosen, player) if each in able)
    host = await Decision(player, DecisionKind.ATTACH, goals, "lcg:attachment.2", chosen)
    return await attach(game, chosen, host, player)


async def lay_down(
    game: CardGame, played: Occurrence, paid: list[int], host: int = -1, *, ends_step: bool = False
) -> None:
    """A card that has been paid for enters play, an attachment on its host; ``ends_step`` as in ``deal_damage``."""
    async with AtOnce(game, ends_step=ends_step):
        if host >= 0:
            await attach(game, played.card, host, played.player, paid=paid)
        elif game.card(played.card).unattached:
            await place_in_staging(game, played.card, played.player, paid=paid)
        else:
            await enter_play(game, played.card, played.player, paid=paid)
        await after_window(game, played)
    if not ends_step:
        await settle(game)
