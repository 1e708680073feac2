"""Attachments: what they go on, whose they are, and how many (lcg:attachment.1 to .8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.modifiers import keyword
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, note
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies, rule_in_play
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import ATTACHMENTS, settle
from waybread.cardgame.abilities.windows import AtOnce, after_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.leaving_play import discard, permanent
from waybread.cardgame.effects.objectives import guarded
from waybread.cardgame.facts import Keyword
from waybread.cardgame.state import SCENARIO, Zone, replaced
from waybread.cardgame.zones.card_moves import attach_deck_link, attach_link, put, take, take_form
from waybread.kernel import Decision, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_CANNOT_HAVE_ATTACHMENTS: Final = Rule.CANNOT_HAVE_ATTACHMENTS


def hosts(game: CardGame, card: int, player: int) -> list[int]:
    """Everything in play that an attachment may go on."""
    printed = game.card(card)
    wanted = next((each for each in printed.abilities if each.rule == Rule.ATTACHES_TO), None)
    if wanted is None or wanted.amount is None:
        return []
    use = Use(card, player, 0)
    return [
        each
        for each in game.cards_in_play()
        if wanted.amount(game, use, each)
        and not rule_applies(game, _CANNOT_HAVE_ATTACHMENTS, each, card)
        and affects(game, card, each)
    ]


def new_hosts(game: CardGame, card: int, player: int) -> list[int]:
    """Where an attachment in play may be moved to; never to where it is (lcg:move.2)."""
    return [each for each in hosts(game, card, player) if each != game.state.host.get(card)]


async def attach(
    game: CardGame,
    card: int,
    host: int,
    player: int = SCENARIO,
    form: str = "",
    *,
    paid: Sequence[int] | None = None,
) -> bool:
    """Attach a card to another, as an attachment from then on (lcg:faq.1.23); ``paid`` says who paid to play it."""
    state = game.state
    if rule_applies(game, _CANNOT_HAVE_ATTACHMENTS, host, card) or state.host.get(card) == host:
        return False
    if not affects(game, card, host) or permanent(game, card):
        return False
    if player != SCENARIO and state.zone[card] < Zone.AREA and not form and not game.may_enter(card):
        return False
    origin = take(game, card)
    if form:
        take_form(game, card, form)
    # On someone's character it is that player's; on an enemy or location whoever played it (lcg:seq.control).
    if player == SCENARIO or state.controller[host] == SCENARIO:
        state.controller = replaced(state.controller, card, player)
    else:
        state.controller = replaced(state.controller, card, state.controller[host])
    attach_link(game, card, host)
    if origin < Zone.AREA:
        note(game, Recall.ENTERED, card)
    if game.tell:
        if paid is not None:
            game.tell(announcements.played(game, card, player, paid))
        game.tell(Event("attached", {**announcements.of(game, card), **announcements.other(game, "host", host)}))
    async with AtOnce(game):
        if origin < Zone.AREA and player != SCENARIO:
            await after_window(game, Occurrence(On.ENTERS_PLAY, card=card, player=player, origin=origin))
        await after_window(game, Occurrence(On.ATTACHED, card=card, source=host))
    await check_restricted(game, host)
    await settle(game)
    return True


async def attach_to_deck(game: CardGame, card: int, player: int, form: str) -> None:
    """Lay an encounter card on top of a player's deck, as an attachment of the deck."""
    take(game, card)
    game.state.seen.pop(card, None)
    take_form(game, card, form)
    attach_deck_link(game, card, player)
    if game.tell:
        game.tell(Event("attached", {**announcements.of(game, card), "deck": player}))
    await after_window(game, Occurrence(On.ATTACHED, card=card, player=player))


async def claim(game: CardGame, objective: int, player: int, host: int) -> None:
    """Claim an objective: its player controls it, attached to a character of theirs (lcg:objective.5)."""
    if guarded(game, objective):
        return  # lcg:keyword.guarded.5
    async with AtOnce(game):  # a stage may have waited for it, and advances before it is answered
        if not await attach(game, objective, host, player):
            return
        if game.state.zone[objective] == Zone.ATTACHED:  # not given up again as the third Restricted one
            game.state.controller = replaced(game.state.controller, objective, player)
            if game.tell:
                game.tell(Event("claimed", {**announcements.of(game, objective), "player": player}))
        await after_window(game, Occurrence(On.CLAIMED, card=objective, player=player))
    await settle(game)


async def check_restricted(game: CardGame, host: int) -> None:
    """With three Restricted attachments one of them is discarded (lcg:keyword.restricted.2)."""
    state = game.state
    while True:
        held = tuple(
            each
            for each in state.attached.get(host, ())
            if game.in_play(each) and keyword(game, each, Keyword.RESTRICTED)
        )
        controller = state.controller[host]
        if len(held) <= 2 or controller == SCENARIO:
            return
        held = tuple(each for each in held if not permanent(game, each))
        if not held:
            return
        chosen = await Decision(controller, DecisionKind.RESTRICTED, held, "lcg:keyword.restricted.2", host)
        await discard(game, chosen)


async def change_control(game: CardGame, card: int, player: int) -> None:
    """Give a character to another player, as it is, with all that is attached (lcg:ownership.9, .10)."""
    state = game.state
    if state.controller[card] == player or state.zone[card] not in (Zone.AREA, Zone.STAGING):
        return
    take(game, card)
    put(game, card, Zone.AREA, player)
    for each in (card, *game.attachments(card)):
        if each == card or state.controller[each] != SCENARIO:
            state.controller = replaced(state.controller, each, player)
    state.index = None
    if game.tell:
        game.tell(Event("control", {**announcements.of(game, card), "player": player}))
    await after_window(game, Occurrence(On.CONTROL_CHANGED, card=card, player=player))
    await settle(game)


def followers(game: CardGame) -> list[int]:
    """Face-up allies of the scenario that the current first player controls."""
    state = game.state
    return [
        each
        for area in state.areas
        for each in area
        if state.owner[each] == SCENARIO
        and each not in state.facedown
        and any(ability.rule == Rule.GOES_WITH_THE_FIRST_PLAYER for ability in state.cards[each].abilities)
    ]


async def follow_first_player(game: CardGame) -> None:
    """The first player gains control of them."""
    for each in followers(game):
        await change_control(game, each, game.state.first_player)


def forbidden_attachments(game: CardGame) -> list[int]:
    """The attachments of cards that have gained 'cannot have attachments' (lcg:cannot-have-attachments.3)."""
    rule = _CANNOT_HAVE_ATTACHMENTS
    if not rule_in_play(game, rule):
        return []
    return [
        card
        for host, held in game.state.attached.items()
        for card in held
        if game.state.zone[host] >= Zone.AREA and rule_applies(game, rule, host, card)
    ]


async def check_attachments_allowed(game: CardGame) -> None:
    """Such a card loses them."""
    lost = forbidden_attachments(game)
    if lost:
        await discard(game, lost)


ATTACHMENTS.register(forbidden_attachments, check_attachments_allowed)
