"""The encounter deck at work: reveals, staging, engagement, travel, shadow cards, objectives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from waybread import cardgame as engine
from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Kind, Use
from waybread.cardgame.abilities.events import Happening, On
from waybread.cardgame.abilities.modifiers import affects, keyword
from waybread.cardgame.abilities.windows import AtOnce, done, pending
from waybread.cardgame.effects.playing_cards import resolve
from waybread.cardgame.facts import CardType, Keyword
from waybread.cardgame.state import SCENARIO, Zone, replaced
from waybread.cardgame.zones.card_moves import attach_link, clear_card, detach_link, put, take
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

PLACED = (CardType.ENEMY, CardType.LOCATION, CardType.OBJECTIVE)


def refill_encounter_deck(game: CardGame) -> None:
    """An encounter deck found empty in the quest phase is made anew from its discard pile (L24)."""
    state = game.state
    if state.phase == "quest" and not state.encounter_deck and state.encounter_discard:
        for card in state.encounter_discard:
            state.zone[card] = Zone.ENCOUNTER_DECK
        state.encounter_deck, state.encounter_discard = (
            state.encounter_discard,
            state.encounter_deck,
        )
        state.streams.shuffle("encounter deck", state.encounter_deck)
        if game.tell:
            game.tell(Event("encounter deck reshuffled", {"cards": len(state.encounter_deck)}))


async def reveal_top(game: CardGame, count: int = 1) -> None:
    """Reveal cards from the encounter deck, one after the other (lcg:step.3.3-2)."""
    state = game.state
    for _ in range(count):
        refill_encounter_deck(game)
        if not state.encounter_deck:
            return
        await reveal(game, state.encounter_deck[-1])
    refill_encounter_deck(game)


async def reveal(game: CardGame, card: int, *, surging: bool = True, guarding: bool = True) -> int:
    """Reveal one encounter card and stage it (lcg:reveal.1, L18); returns it, or the card that replaced it."""
    state = game.state
    origin = take(game, card)
    state.seen.pop(card, None)
    if game.tell:
        game.tell(Event("revealed", {"card": card, "title": game.title(card)}))
    revealed = Happening(On.REVEALED, card=card, origin=origin)
    if not await pending(game, revealed):  # the whole card is cancelled (lcg:faq.1.54)
        if state.zone[card] == Zone.LIMBO:
            put(game, card, Zone.ENCOUNTER_DISCARD)
        return card
    await done(game, revealed)
    if state.zone[card] != Zone.LIMBO:  # dealt with before it was staged (lcg:seq.3.2.1-2)
        return card
    gains_surge, replaced = await _when_revealed(game, card, origin)
    doomed = keyword(game, card, Keyword.DOOMED)
    surge = keyword(game, card, Keyword.SURGE) + gains_surge
    await doom(game, doomed, card)
    if state.zone[card] == Zone.LIMBO:
        await _stage(game, card, guarding=guarding)
    if surging:
        if game.tell and surge:
            game.tell(Event("surge", {**announcements.of(game, card), "amount": surge}))
        await reveal_top(game, surge)
    if replaced:  # its keywords, which no cancel touches, came first
        refill_encounter_deck(game)
        if state.encounter_deck:
            return await reveal(game, state.encounter_deck[-1], surging=surging, guarding=guarding)
    return card


async def _when_revealed(game: CardGame, card: int, origin: int) -> tuple[int, bool]:
    """Resolve the when revealed text, unless it is cancelled: the surge it gained, and if the card is replaced."""
    state = game.state
    slots = [n for n, each in enumerate(game.card(card).abilities) if each.kind is Kind.WHEN_REVEALED]
    before = state.notes.pop("gained surge", 0)
    effect = Happening(On.WHEN_REVEALED, card=card, origin=origin)
    if slots and await pending(game, effect):
        for slot in slots:
            if game.tell:
                game.tell(Event("effect", announcements.ability(game, card, slot)))
            await resolve(game, Use(card, SCENARIO, slot, effect))
        await done(game, effect)
    elif slots and game.tell:
        game.tell(Event("cancelled", {**announcements.of(game, card), "what": "when revealed"}))
    gained = state.notes.pop("gained surge", 0)
    if before:
        state.notes["gained surge"] = before
    return gained, effect.replaced


def gain_surge(game: CardGame) -> None:
    """The card being revealed gains Surge."""
    game.state.notes["gained surge"] = game.state.notes.get("gained surge", 0) + 1


async def doom(game: CardGame, amount: int, card: int) -> None:
    """Doomed X: each player raises their threat (lcg:keyword.doomed.1)."""
    if amount:
        await engine.threat.raise_threat_of(game, game.order(), amount, source=card, reason="doomed")


async def _stage(game: CardGame, card: int, *, guarding: bool) -> None:
    """Place a revealed card (lcg:staging.4, lcg:staging.5)."""
    type_ = game.type_of(card)
    if guarding and type_ is CardType.OBJECTIVE and keyword(game, card, Keyword.GUARDED):
        await place_in_staging(game, card)
        await guard(game, card)
    elif type_ in PLACED:
        await place_in_staging(game, card)
    else:
        put(game, card, Zone.ENCOUNTER_DISCARD)


async def place_in_staging(game: CardGame, card: int) -> None:
    """Lay a card in the staging area; without a reveal, no keyword or when revealed text works (lcg:faq.1.22)."""
    state = game.state
    origin = state.zone[card]
    if origin != Zone.LIMBO:  # a card just revealed keeps what has been laid on it
        take(game, card)
        clear_card(game, card)
    await _unique_arrives(game, card)
    put(game, card, Zone.STAGING)
    if game.tell and origin != Zone.LIMBO:
        game.tell(Event("staged", announcements.of(game, card)))
    await done(game, Happening(On.ENTERS_PLAY, card=card, player=SCENARIO, origin=origin))


async def _unique_arrives(game: CardGame, card: int) -> None:
    """A unique arrival from the encounter deck displaces a player's copy (lcg:unique.3)."""
    if game.card(card).unique:
        for copy in game.copies(game.title(card)):
            if game.state.controller[copy] != SCENARIO:
                await engine.leaving_play.discard(game, copy)


async def guard(game: CardGame, objective: int) -> None:
    """Guarded: the next card becomes the objective's guard (lcg:keyword.guarded.1, .3)."""
    state = game.state
    refill_encounter_deck(game)
    if not state.encounter_deck:
        return
    card = await reveal(game, state.encounter_deck[-1], guarding=False)
    if game.type_of(card) is CardType.OBJECTIVE:  # it cannot be the guard (L20), and its own has to wait
        await guard(game, objective)
        if state.zone[card] == Zone.STAGING and keyword(game, card, Keyword.GUARDED):
            await guard(game, card)
        return
    if state.zone[card] in (Zone.STAGING, Zone.ENGAGED, Zone.ACTIVE):
        take(game, objective)
        state.guards[objective] = card
        attach_link(game, objective, card)
        if game.tell:
            game.tell(
                Event("guarded", {**announcements.of(game, objective), "guard": card, "guard title": game.title(card)})
            )
    # A guarding treachery is dealt with once it has resolved (lcg:keyword.guarded.10).


def free_objectives(game: CardGame, guard_card: int) -> None:
    """A guard has left play: what it guarded returns to the staging area (lcg:faq.1.17)."""
    state = game.state
    for objective, by in list(state.guards.items()):
        if by == guard_card:
            del state.guards[objective]
            detach_link(state, objective)
            put(game, objective, Zone.STAGING)
            _tell_return(game, objective)


def returns_to_staging(game: CardGame, card: int) -> bool:
    """Is it an objective that somebody has claimed, and that goes back to the staging area when detached?"""
    return (
        game.state.zone[card] == Zone.ATTACHED
        and not guarded(game, card)
        and any(each.rule == "returns to staging" for each in game.card(card).abilities)
    )


def give_up(game: CardGame, objective: int) -> None:
    """A claimed objective is detached: it is in the staging area again, and nobody's."""
    take(game, objective)
    clear_card(game, objective)
    put(game, objective, Zone.STAGING)
    _tell_return(game, objective)


def _tell_return(game: CardGame, card: int) -> None:
    if game.tell:
        game.tell(Event("returns", announcements.of(game, card)))


def guarded(game: CardGame, objective: int) -> bool:
    """Is an objective still guarded (lcg:keyword.guarded.5)?"""
    return objective in game.state.guards


async def claim(game: CardGame, objective: int, player: int, host: int) -> None:
    """Claim an objective: its player controls it, attached to a character of theirs (lcg:objective.5)."""
    if guarded(game, objective):
        return  # lcg:keyword.guarded.5
    async with AtOnce(game):  # a stage may have waited for it, and advances before it is answered
        if not await engine.attachments.attach(game, objective, host, player):
            return
        if game.state.zone[objective] == Zone.ATTACHED:  # not given up again as the third Restricted one
            game.state.controller = replaced(game.state.controller, objective, player)
            if game.tell:
                game.tell(Event("claimed", {**announcements.of(game, objective), "player": player}))
        await done(game, Happening(On.CLAIMED, card=objective, player=player))
    await engine.leaving_play.settle(game)


async def engage(game: CardGame, enemy: int, player: int) -> None:
    """An enemy and a player engage each other (lcg:engaged.1)."""
    engaged = bring_before(game, enemy, player)
    if engaged is not None:
        await done(game, engaged)


def bring_before(game: CardGame, enemy: int, player: int) -> Happening | None:
    """Lay an enemy in front of a player, if it is not there; returns what happened by that."""
    state = game.state
    if state.eliminated[player] or game.engaged_with(enemy) == player:
        return None
    origin = take(game, enemy)
    put(game, enemy, Zone.ENGAGED, player)
    if game.tell:
        game.tell(Event("engaged", {"card": enemy, "title": game.title(enemy), "player": player}))
    return Happening(On.ENGAGED, card=enemy, player=player, origin=origin)


async def return_to_staging(game: CardGame, enemy: int, source: int = -1) -> None:
    """Move an engaged enemy back, with its damage and attachments (lcg:engaged.4)."""
    if game.state.zone[enemy] == Zone.ENGAGED and affects(game, source, enemy):
        if game.state.owner[enemy] != SCENARIO:  # a player card that serves as an enemy is never staged
            await engine.leaving_play.discard(game, enemy, source)
            return
        take(game, enemy)
        put(game, enemy, Zone.STAGING)
        _tell_return(game, enemy)


async def travel(game: CardGame, location: int) -> None:
    """Travel to a location of the staging area (lcg:active-location.1)."""
    travelled = make_active(game, location)
    if travelled is not None:
        await done(game, travelled)


def make_active(game: CardGame, location: int) -> Happening | None:
    """Lay a location beside the quest card, if none is there; returns what happened by that."""
    if game.state.active_location >= 0:
        return None  # lcg:active-location.2
    take(game, location)
    put(game, location, Zone.ACTIVE)
    if game.tell:
        game.tell(Event("travelled", {"card": location, "title": game.title(location)}))
    return Happening(On.TRAVELLED, card=location, player=game.state.first_player)


async def deal_shadow(game: CardGame, enemy: int) -> int | None:
    """Deal a face-down shadow card; a short deck deals none, and outside the quest phase is not made anew (L24)."""
    state = game.state
    refill_encounter_deck(game)
    if not state.encounter_deck:
        return None
    card = state.encounter_deck[-1]
    take(game, card)
    state.zone[card] = Zone.SHADOW
    state.facedown[card] = True
    state.shadows[enemy] = (*state.shadows.get(enemy, ()), card)
    if game.tell:
        game.tell(Event("shadow dealt", announcements.of(game, enemy)))
    await done(game, Happening(On.SHADOW_DEALT, card=card, source=enemy, player=_attacked(game, enemy)))
    return card


def drop_shadows(game: CardGame, enemy: int) -> None:
    """Discard an enemy's shadow cards, unresolved ones without effect (lcg:faq.q.shadow-unresolved)."""
    for card in game.state.shadows.get(enemy, ()):
        take(game, card)
        clear_card(game, card)
        put(game, card, Zone.ENCOUNTER_DISCARD)


def lay_on_deck(game: CardGame, card: int) -> None:
    """Put an encounter card that is out of play on top of the encounter deck, where everybody knows it."""
    if game.tell:
        game.tell(Event("on deck", {**announcements.of(game, card), "player": SCENARIO}))
    take(game, card)
    clear_card(game, card)
    put(game, card, Zone.ENCOUNTER_DECK)
    game.state.seen[card] = tuple(game.players)


def search(game: CardGame, wanted: Callable[[int], bool], *, discards: bool = False) -> list[int]:
    """Cards of the encounter deck (and its pile) that fit; looking moves nothing (lcg:search.3)."""
    state = game.state
    places = state.encounter_deck + (state.encounter_discard if discards else [])
    return [each for each in places if wanted(each)]


def _attacked(game: CardGame, enemy: int) -> int:
    for attack in reversed(game.state.attacks):
        if attack.enemy == enemy:
            return attack.player
    found = game.engaged_with(enemy)
    return SCENARIO if found is None else found
