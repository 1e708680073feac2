"""Entering and leaving play: played, put into play, destroyed, discarded, returned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread import cardgame as engine
from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.events import Happening, On
from waybread.cardgame.abilities.lasting_effects import forget
from waybread.cardgame.abilities.modifiers import affects, is_player_card, keyword
from waybread.cardgame.abilities.windows import AtOnce, done, pending
from waybread.cardgame.effects import game_end
from waybread.cardgame.facts import CHARACTERS, CardType, Keyword, Stat
from waybread.cardgame.state import SCENARIO, Zone, replaced
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Decision, Event
from waybread.kernel.events import Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


_HIT_POINTS: Final = Stat.HIT_POINTS


def may_enter(game: CardGame, card: int) -> bool:
    """A unique card stays out while a copy is in play (lcg:unique.2)."""
    printed = game.card(card)
    return not (printed.unique and game.unique_in_play(printed.title))


async def enter_play(
    game: CardGame, card: int, player: int, *, paid: Sequence[int] | None = None, zone: Zone = Zone.AREA
) -> bool:
    """Lay a player card down in a player's area, ready (lcg:character.3, lcg:ready.1).

    If it is played, ``paid`` names the hero for each resource that was paid.
    """
    state = game.state
    if not may_enter(game, card) or game.card(card).type not in CHARACTERS:
        return False
    origin = take(game, card)
    clear_card(game, card)
    state.controller = replaced(state.controller, card, player)
    state.seen.pop(card, None)
    put(game, card, zone, player)
    if game.tell:
        if paid is None:
            game.tell(Event("enters", {**announcements.of(game, card), "player": player}))
        else:
            game.tell(announcements.played(game, card, player, paid))
    await done(game, Happening(On.ENTERS_PLAY, card=card, player=player, origin=origin))
    return True


async def put_into_play(game: CardGame, card: int, player: int) -> bool:
    """Enter play without paying, which is not playing (lcg:play.4, lcg:play.6)."""
    return await enter_play(game, card, player)


async def start_in_play(game: CardGame, card: int) -> None:
    """A card that begins the game in play: an ally of the scenario with the first player, the rest staged."""
    player = game.state.first_player
    if game.card(card).type in CHARACTERS:
        await enter_play(game, card, player)
    elif game.card(card).type is CardType.ATTACHMENT:
        hosts = tuple(engine.attachments.hosts(game, card, player))
        if hosts:
            host = await Decision(player, "attach", hosts, "lcg:campaign.checklist.6", card)
            game.state.owner = replaced(game.state.owner, card, game.state.controller[host])
            await engine.attachments.attach(game, card, host, game.state.controller[host])
    else:
        await engine.encounter.place_in_staging(game, card)


async def destroy(game: CardGame, card: int, attackers: tuple[int, ...] = (), source: int = -1) -> None:
    """Damage has reached the hit points; that is not being discarded (lcg:destroy.3)."""
    unstaged = game.state.zone[card] == Zone.LIMBO  # just being revealed: it never was in play
    dying = f"dying {card}"  # what answers to it does not destroy it a second time
    if not (unstaged or game.in_play(card)) or dying in game.state.notes:
        return
    happening = Happening(
        On.DESTROYED, card=card, player=game.state.controller[card], attackers=attackers, source=source,
        origin=game.state.zone[card], controller=game.state.controller[card],
    )  # fmt: skip
    game.state.notes[dying] = 1
    async with AtOnce(game):
        gone = await pending(game, happening)
        if gone and unstaged:
            if game.tell:
                _tell_leaving(game, card, _pile(game, card, defeated=True), "destroyed")
            _lay_away(game, card, _pile(game, card, defeated=True))
        elif gone:
            gone = await leave_play(game, card, _pile(game, card, defeated=True), "destroyed")
        del game.state.notes[dying]
        if gone:
            await done(game, happening)
    if gone:
        await settle(game)


async def discard(game: CardGame, card: int, source: int = -1) -> bool:
    """Put a card on the discard pile of the deck it came from (lcg:discard.3)."""
    state = game.state
    if state.zone[card] >= Zone.AREA:
        if not affects(game, source, card) or permanent(game, card):
            return False
        happening = Happening(On.DISCARDED, card=card, origin=state.zone[card], source=source)
        if not await pending(game, happening):
            return False
        if engine.encounter.returns_to_staging(game, card):
            engine.encounter.give_up(game, card)
            await done(game, happening)
            return True
        async with AtOnce(game):
            if not await leave_play(game, card, _pile(game, card), "discarded"):
                return False
            await done(game, happening)
        await settle(game)
        return True
    happening = Happening(On.DISCARDED, card=card, origin=state.zone[card], source=source)
    if not await pending(game, happening):
        return False
    origin = take(game, card)
    clear_card(game, card)
    put(game, card, _pile(game, card), state.owner[card])
    if game.tell:
        where: dict[str, Fact] = {"player": state.owner[card], "origin": origin.name.lower()}
        game.tell(Event("discarded", {**announcements.of(game, card), **where}))
    await done(game, happening)
    return True


async def discard_together(game: CardGame, cards: Sequence[int], source: int = -1) -> None:
    """Discard several cards at the same time; their owners order them (lcg:discard.6)."""
    origins = {each: game.state.zone[each] for each in cards}
    gone = False
    async with AtOnce(game):
        for each, origin in origins.items():
            if game.state.zone[each] == origin:  # an answer to another's discard may have moved it
                gone = await discard(game, each, source) or gone
    if gone:
        await settle(game)


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
    zone = Zone.ENCOUNTER_DECK if owner == SCENARIO else Zone.DECK
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
    shuffle_deck(game, owner)


def shuffle_deck(game: CardGame, owner: int) -> None:
    """Shuffle a player's deck, or the encounter deck."""
    state = game.state
    if owner == SCENARIO:
        state.streams.shuffle("encounter deck", state.encounter_deck)
        cards = state.encounter_deck
    else:
        state.streams.shuffle(f"deck {owner}", state.decks[owner])
        cards = state.decks[owner]
    if state.seen:
        for card in cards:
            state.seen.pop(card, None)
    if game.tell:
        game.tell(Event("shuffled", {"player": owner, "setup": state.phase == "setup"}))


async def remove_from_game(game: CardGame, card: int) -> None:
    """Take a card out of the game (lcg:removed.3)."""
    if game.state.zone[card] >= Zone.AREA:
        await leave_play(game, card, Zone.REMOVED, "removed")
        return
    take(game, card)
    clear_card(game, card)
    put(game, card, Zone.REMOVED)


async def leave_play(game: CardGame, card: int, to: Zone, reason: str) -> bool:
    """Take a card out of play with all that hangs on it (lcg:attachment.4); False if it stays."""
    state = game.state
    happening = Happening(
        On.LEAVES_PLAY, card=card, player=state.controller[card], reason=reason, origin=state.zone[card],
        controller=state.controller[card],
    )  # fmt: skip
    if not await pending(game, happening):
        return False
    to = destination(game, card, to)
    held = tuple(game.attachments(card))
    engine.encounter.drop_shadows(game, card)
    leaving = [(each, *_last_look(game, each)) for each in (card, *held)]
    if game.tell:
        _tell_leaving(game, card, to, reason)
    for attachment in held:
        if state.guards.get(attachment) == card:
            continue
        if engine.encounter.returns_to_staging(game, attachment):
            engine.encounter.give_up(game, attachment)
            continue
        _lay_away(game, attachment, _pile(game, attachment))
    _lay_away(game, card, to)
    if to in (Zone.DECK, Zone.ENCOUNTER_DECK):  # everybody saw which card it was; a shuffle makes them forget
        state.seen[card] = tuple(game.players)
    if reason == "shuffled":  # before anybody answers to it, by drawing perhaps
        shuffle_deck(game, state.owner[card])
    engine.encounter.free_objectives(game, card)
    async with AtOnce(game):
        await done(game, happening)
        for attachment, controller, origin in leaving[1:]:
            if state.zone[attachment] < Zone.AREA:
                await done(
                    game,
                    Happening(
                        On.LEAVES_PLAY,
                        card=attachment,
                        reason="discarded",
                        origin=origin,
                        controller=controller,
                    ),
                )
    await settle(game)
    return True


def _tell_leaving(game: CardGame, card: int, to: Zone, reason: str) -> None:
    """Said before it goes, with the attachments that are lost with it."""
    if game.tell:
        state = game.state
        whose: dict[str, Fact] = {"player": state.controller[card], "owner": state.owner[card], "to": to.name.lower()}
        held = game.attachments(card)
        lost = [
            each
            for each in held
            if state.guards.get(each) != card and not engine.encounter.returns_to_staging(game, each)
        ]
        with_it: dict[str, Fact] = {"lost": tuple(lost), "lost titles": announcements.titles(game, lost)}
        game.tell(Event("leaves", {**announcements.of(game, card), "reason": reason, **whose, **with_it}))


def destination(game: CardGame, card: int, to: Zone) -> Zone:
    """Return where a card goes that leaves play: a card may say otherwise, of itself even while face down."""
    for answer in (*game.rulings("destination", card), *_own_destination(game, card)):
        if isinstance(answer, Zone):
            to = answer
    return to


def _own_destination(game: CardGame, card: int) -> list[object]:
    """Return what a face-down card says about its own leaving play; that text works even then (lcg:in-play.4)."""
    if card not in game.state.facedown:
        return []
    use = Use(card, game.state.controller[card], 0)
    told = [each.amount for each in game.card(card).abilities if each.rule == "destination"]
    return [answer(game, use, card) for answer in told if answer is not None]


async def settle(game: CardGame) -> None:
    """Once an occurrence is over: what is destroyed, explored or lost as numbers now stand (lcg:modifiers.1)."""
    if game.state.held is None and unsettled(game):
        await engine.damage.check_hit_points(game)
        await engine.progress.check_locations(game)
        await engine.progress.check_quest(game)
        await engine.attachments.check_attachments_allowed(game)
        await game_end.check_players(game)


def unsettled(game: CardGame) -> bool:
    """Would any of the checks find something? Quick, and asked after almost everything."""
    state = game.state
    index = state.index or game.index
    return bool(
        ((state.damage or _HIT_POINTS in index) and engine.damage.beyond_help(game))
        or (state.progress and engine.progress.full_locations(game))
        or engine.progress.quest_decided(game)
        or (state.attached and "cannot have attachments" in index)
        or game_end.beaten(game)
    )


def _last_look(game: CardGame, card: int) -> tuple[int, int]:
    return game.state.controller[card], game.state.zone[card]


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
    if is_player_card(game, card):
        return Zone.DISCARD
    if defeated and game.card(card).victory and game.type_of(card) in (CardType.ENEMY, CardType.LOCATION):
        return Zone.VICTORY
    return Zone.ENCOUNTER_DISCARD
