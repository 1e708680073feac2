"""Revealing encounter cards: when revealed text, Surge, Doomed, Guarded, and staging (lcg:reveal.1, L18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_use import discard_out_of_play, resolve
from waybread.cardgame.abilities.modifiers import keyword
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, note_first
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window, when_window
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Keyword, Kind
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import attach_link, put, take
from waybread.cardgame.zones.piles import refill_encounter_deck
from waybread.cardgame.zones.side_decks import side_deck
from waybread.kernel import Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

PLACED = (CardType.ENEMY, CardType.LOCATION, CardType.OBJECTIVE)


_FIRST: Final = {CardType.ENEMY: Recall.FIRST_ENEMY, CardType.TREACHERY: Recall.FIRST_TREACHERY}
"""What is noted of the first revealed card of a type."""


async def reveal_top(game: CardGame, count: int = 1) -> None:
    """Reveal cards from the encounter deck, one after the other (lcg:step.3.3-2)."""
    state = game.state
    for _ in range(count):
        refill_encounter_deck(game)
        if not state.encounter_deck:
            return
        await reveal(game, state.encounter_deck[-1])
    refill_encounter_deck(game)


async def reveal_from(game: CardGame, deck: str, count: int = 1) -> None:
    """Reveal cards from the top of a side deck, one after the other, as many as it has (lcg:side-deck.2)."""
    for _ in range(count):
        if cards := side_deck(game, deck).cards:
            await reveal(game, cards[-1])


async def reveal(game: CardGame, card: int, *, surging: bool = True, guarding: bool = True) -> int:
    """Reveal one encounter card and stage it (lcg:reveal.1, L18); returns it, or the card that replaced it."""
    state = game.state
    deck = state.side_deck_of.get(card, "") if state.zone[card] == Zone.SIDE_DECK else ""
    origin = take(game, card)
    if deck:
        origin = Zone.ENCOUNTER_DECK  # it is as if it had been revealed from there (lcg:side-deck.2)
    state.seen.pop(card, None)
    if game.tell:
        where: dict[str, Fact] = {"deck": deck} if deck else {}
        game.tell(Event("revealed", {**announcements.of(game, card), **where}))
    if state.recalls and (first := _FIRST.get(game.card(card).type)):
        note_first(game, first, card)
    revealed = Occurrence(On.REVEALED, card=card, origin=origin, reason=deck)
    if not await when_window(game, revealed):  # the whole card is cancelled (lcg:faq.1.54)
        if state.zone[card] == Zone.LIMBO:
            put(game, card, Zone.ENCOUNTER_DISCARD)
        return card
    await after_window(game, revealed)
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
    effect = Occurrence(On.WHEN_REVEALED, card=card, origin=origin)
    if slots and await when_window(game, effect):
        for slot in slots:
            if game.tell:
                game.tell(Event("effect", announcements.ability(game, card, slot)))
            await resolve(game, Use(card, SCENARIO, slot, effect))
        await after_window(game, effect)
    elif slots and game.tell:
        game.tell(Event("cancelled", {**announcements.of(game, card), "what": "when revealed"}))
    gained = state.notes.pop("gained surge", 0)
    if before:
        state.notes["gained surge"] = before
    return gained, effect.replaced


async def resolve_when_revealed(game: CardGame, card: int) -> None:
    """Resolve a card's when revealed text though it is not revealed: that can be cancelled, but nothing surges."""
    await _when_revealed(game, card, game.state.zone[card])


def gain_surge(game: CardGame) -> None:
    """The card being revealed gains Surge."""
    game.state.notes["gained surge"] = game.state.notes.get("gained surge", 0) + 1


async def doom(game: CardGame, amount: int, card: int) -> None:
    """Doomed X: each player raises their threat (lcg:keyword.doomed.1)."""
    if amount:
        await raise_threat(game, game.order(), amount, source=card, reason="doomed")


async def _stage(game: CardGame, card: int, *, guarding: bool) -> None:
    """Place a revealed card (lcg:staging.4, lcg:staging.5)."""
    type_ = game.type_of(card)
    if rule_applies(game, Rule.NOT_STAGED, card):
        await discard_out_of_play(game, card)
    elif guarding and type_ is CardType.OBJECTIVE and keyword(game, card, Keyword.GUARDED):
        await place_in_staging(game, card)
        await guard(game, card)
    elif type_ in PLACED or game.card(card).objective_ally:  # which is an objective (lcg:objective.2)
        await place_in_staging(game, card)
    else:
        put(game, card, Zone.ENCOUNTER_DISCARD)


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
                Event("guarded", {**announcements.of(game, objective), **announcements.other(game, "guard", card)})
            )
