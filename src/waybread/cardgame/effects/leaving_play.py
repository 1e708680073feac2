"""Leaving play: destroyed, discarded, returned to a hand or a deck, removed from the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_use import discard_out_of_play
from waybread.cardgame.abilities.lasting_effects import forget
from waybread.cardgame.abilities.modifiers import is_player_card, keyword, stat
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import WILLPOWER, settle
from waybread.cardgame.abilities.windows import AtOnce, after_window, when_window
from waybread.cardgame.effects.objectives import free_objectives, give_up, returns_to_staging
from waybread.cardgame.effects.shadow_cards import drop_shadows
from waybread.cardgame.facts import CardType, Keyword, Stat
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.cardgame.zones.piles import discard_pile, shuffle_deck
from waybread.cardgame.zones.side_decks import shuffle_side_deck
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def destroy(game: CardGame, card: int, attackers: tuple[int, ...] = (), source: int = -1) -> None:
    """Damage has reached the hit points; that is not being discarded (lcg:destroy.3)."""
    unstaged = game.state.zone[card] == Zone.LIMBO  # just being revealed: it never was in play
    dying = f"dying {card}"  # what answers to it does not destroy it a second time
    if not (unstaged or game.in_play(card)) or dying in game.state.notes:
        return
    occurrence = Occurrence(
        On.DESTROYED, card=card, player=game.state.controller[card], attackers=attackers, source=source,
        origin=game.state.zone[card], controller=game.state.controller[card],
    )  # fmt: skip
    game.state.notes[dying] = 1
    async with AtOnce(game):
        gone = await when_window(game, occurrence)
        if gone and unstaged:
            if game.tell:
                _tell_leaving(game, card, _pile(game, card, defeated=True), "destroyed")
            _lay_away(game, card, _pile(game, card, defeated=True))
        elif gone:
            gone = await leave_play(game, card, _pile(game, card, defeated=True), "destroyed")
        del game.state.notes[dying]
        if gone:
            await after_window(game, occurrence)
    if gone:
        await settle(game)


async def discard(game: CardGame, cards: int | Sequence[int], source: int = -1) -> bool:
    """Put a card on the discard pile of the deck it came from (lcg:discard.3); False if it stays.

    Several are discarded at the same time: their owners order them (lcg:discard.6).
    """
    if isinstance(cards, int):
        return await _discard_one(game, cards, source)
    origins = {each: game.state.zone[each] for each in cards}
    gone = False
    async with AtOnce(game):
        for each, origin in origins.items():
            if game.state.zone[each] == origin:  # an answer to another's discard may have moved it
                gone = await _discard_one(game, each, source) or gone
    if gone:
        await settle(game)
    return gone


async def _discard_one(game: CardGame, card: int, source: int) -> bool:
    state = game.state
    if state.zone[card] < Zone.AREA:
        return await discard_out_of_play(game, card, source)
    if not affects(game, source, card) or permanent(game, card):
        return False
    occurrence = Occurrence(On.DISCARDED, card=card, origin=state.zone[card], source=source)
    if not await when_window(game, occurrence):
        return False
    if returns_to_staging(game, card):
        returned = give_up(game, card)
        await after_window(game, occurrence)
        await after_window(game, returned)
        return True
    async with AtOnce(game):
        if not await leave_play(game, card, _pile(game, card), "discarded"):
            return False
        await after_window(game, occurrence)
    await settle(game)
    return True


def powerless(game: CardGame) -> list[int]:
    """The characters that are discarded as soon as their willpower is 0, and whose willpower is 0."""
    able = [each for each in game.characters() if rule_applies(game, Rule.DISCARDED_AT_NO_WILLPOWER, each)]
    return [each for each in able if not stat(game, each, Stat.WILLPOWER)]


async def check_willpower(game: CardGame) -> None:
    """They are discarded together."""
    due = powerless(game)
    if due:
        await discard(game, due)


async def return_to_hand(game: CardGame, card: int, source: int = -1) -> bool:
    """Return a card in play, or in a discard pile, to its owner's hand."""
    if game.state.owner[card] == SCENARIO or not affects(game, source, card) or permanent(game, card):
        return False
    if game.state.zone[card] >= Zone.AREA:
        await leave_play(game, card, Zone.HAND, "returned")
    else:
        if game.tell:
            game.tell(Event("returned", {**announcements.of(game, card), "player": game.state.owner[card]}))
        take(game, card)
        put(game, card, Zone.HAND, game.state.owner[card])
    if game.state.zone[card] == Zone.HAND:  # everybody saw which card it was
        game.state.seen[card] = tuple(game.players)
    return True


async def shuffle_into_deck(game: CardGame, card: int) -> None:
    """Shuffle a card into the deck it came from."""
    owner = game.state.owner[card]
    zone = _deck(game, card)
    if permanent(game, card):
        return
    if game.state.zone[card] >= Zone.AREA:
        await leave_play(game, card, zone, "shuffled")
        return
    if game.tell:
        game.tell(Event("to deck", {**announcements.of(game, card), "player": owner}))
    take(game, card)
    clear_card(game, card)
    put(game, card, zone, owner)
    _shuffle_with(game, card)


def _deck(game: CardGame, card: int) -> Zone:
    """The deck that a card came from."""
    if card in game.state.side_deck_of:
        return Zone.SIDE_DECK
    return Zone.ENCOUNTER_DECK if game.state.owner[card] == SCENARIO else Zone.DECK


def _shuffle_with(game: CardGame, card: int) -> None:
    """Shuffle the deck in which a card lies."""
    if game.state.zone[card] == Zone.SIDE_DECK:
        shuffle_side_deck(game, game.state.side_deck_of[card])
    else:
        shuffle_deck(game, game.state.owner[card])


async def remove_from_game(game: CardGame, card: int) -> None:
    """Take a card out of the game (lcg:removed.3)."""
    if game.state.zone[card] >= Zone.AREA:
        await leave_play(game, card, Zone.REMOVED, "removed")
        return
    take(game, card)
    clear_card(game, card)
    put(game, card, Zone.REMOVED)


async def leave_play(game: CardGame, card: int, to: Zone, reason: str, *, host_reason: str = "") -> bool:
    """Take a card out of play with all that hangs on it (lcg:attachment.4); False if it stays.

    ``host_reason`` says why its host leaves at the same time, if that does.
    """
    state = game.state
    occurrence = Occurrence(
        On.LEAVES_PLAY, card=card, player=state.controller[card], reason=reason, origin=state.zone[card],
        controller=state.controller[card], host=state.host.get(card, -1),
        host_reason=host_reason,
    )  # fmt: skip
    if not await when_window(game, occurrence):
        return False
    to = destination(game, card, to)
    held = tuple(game.attachments(card))
    drop_shadows(game, card)
    returned: list[Occurrence] = []
    leaving = [(each, *_last_look(game, each)) for each in (card, *held)]
    if game.tell:
        _tell_leaving(game, card, to, reason)
    for attachment in held:
        if state.guards.get(attachment) == card:
            continue
        if returns_to_staging(game, attachment):
            returned.append(give_up(game, attachment))
            continue
        _lay_away(game, attachment, destination(game, attachment, _pile(game, attachment)))
    _lay_away(game, card, to)
    if to in (
        Zone.DECK,
        Zone.ENCOUNTER_DECK,
        Zone.SIDE_DECK,
    ):  # everybody saw which card it was; a shuffle makes them forget
        state.seen[card] = tuple(game.players)
    if reason == "shuffled":  # before anybody answers to it, by drawing perhaps
        _shuffle_with(game, card)
    returned += free_objectives(game, card)
    async with AtOnce(game):
        await after_window(game, occurrence)
        await after_window(game, returned)
        for attachment, controller, origin, host in leaving[1:]:
            if state.zone[attachment] < Zone.AREA:
                lost = Occurrence(
                    On.LEAVES_PLAY, card=attachment, reason="discarded", origin=origin, controller=controller,
                    host=host, host_reason=reason,
                )  # fmt: skip
                await after_window(game, lost)
    await settle(game)
    return True


def _tell_leaving(game: CardGame, card: int, to: Zone, reason: str) -> None:
    """Said before it goes, with the attachments that are lost with it."""
    if game.tell:
        state = game.state
        whose: dict[str, Fact] = {"player": state.controller[card], "owner": state.owner[card], "to": to.name.lower()}
        held = game.attachments(card)
        lost = [each for each in held if state.guards.get(each) != card and not returns_to_staging(game, each)]
        with_it = announcements.others(game, "lost", "lost", lost)
        game.tell(Event("leaves", {**announcements.of(game, card), "reason": reason, **whose, **with_it}))


def destination(game: CardGame, card: int, to: Zone) -> Zone:
    """Return where a card goes that leaves play: a card may say otherwise, of itself even while face down."""
    for answer in (*game.rulings(Rule.DESTINATION, card), *_own_destination(game, card)):
        if isinstance(answer, Zone):
            to = answer
    return to


def _own_destination(game: CardGame, card: int) -> list[object]:
    """Return what a face-down card says about its own leaving play; that text works even then (lcg:in-play.4)."""
    if card not in game.state.facedown:
        return []
    use = Use(card, game.state.controller[card], 0)
    rules = [each.amount for each in game.card(card).abilities if each.rule == Rule.DESTINATION]
    return [answer(game, use, card) for answer in rules if answer is not None]


def _last_look(game: CardGame, card: int) -> tuple[int, int, int]:
    state = game.state
    return state.controller[card], state.zone[card], state.host.get(card, -1)


def _lay_away(game: CardGame, card: int, to: Zone) -> None:
    """From play to somewhere out of play, in its owner's zone (lcg:ownership.7)."""
    state = game.state
    take(game, card)
    clear_card(game, card)
    forget(game, card)
    put(game, card, to, state.owner[card])


def permanent(game: CardGame, card: int) -> bool:
    """Can a card, being Permanent, neither be moved nor taken from its hero while in play (L28)?"""
    return game.state.zone[card] == Zone.ATTACHED and keyword(game, card, Keyword.PERMANENT) > 0


def _pile(game: CardGame, card: int, *, defeated: bool = False) -> Zone:
    """Where a card goes when it is lost: its owner's pile, or the victory display."""
    victorious = defeated and game.card(card).victory and game.type_of(card) in (CardType.ENEMY, CardType.LOCATION)
    return Zone.VICTORY if victorious and not is_player_card(game, card) else discard_pile(game.state, card)


WILLPOWER.register(powerless, check_willpower)
