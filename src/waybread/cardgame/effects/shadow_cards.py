"""Shadow cards: dealt, resolved, discarded (lcg:step.6.2, lcg:step.6.4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_use import resolve
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects
from waybread.cardgame.abilities.windows import after_window, when_window
from waybread.cardgame.facts import Kind
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.cardgame.zones.piles import refill_encounter_deck
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


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
    if not quiet(game, On.SHADOW_DEALT):
        await after_window(game, Occurrence(On.SHADOW_DEALT, card=card, source=enemy, player=_attacked(game, enemy)))
    return card


def _attacked(game: CardGame, enemy: int) -> int:
    for attack in reversed(game.state.attacks):
        if attack.enemy == enemy:
            return attack.player
    found = game.engaged_with(enemy)
    return SCENARIO if found is None else found


def drop_shadows(game: CardGame, enemy: int) -> None:
    """Discard an enemy's shadow cards, unresolved ones without effect (lcg:faq.q.shadow-unresolved)."""
    for card in game.state.shadows.get(enemy, ()):
        take(game, card)
        clear_card(game, card)
        put(game, card, Zone.ENCOUNTER_DISCARD)


def shadowed(game: CardGame, enemies: Sequence[int]) -> list[int]:
    """Those of the enemies that have a face-down shadow card."""
    state = game.state
    return [each for each in enemies if any(card in state.facedown for card in state.shadows.get(each, ()))]


def discard_shadow(game: CardGame, enemy: int, source: int = -1) -> int | None:
    """Discard a face-down shadow card of an enemy, without effect; returns it, which is open from then on."""
    state = game.state
    card = next((each for each in state.shadows.get(enemy, ()) if each in state.facedown), None)
    if card is None or not affects(game, source, enemy):
        return None
    take(game, card)
    clear_card(game, card)
    put(game, card, Zone.ENCOUNTER_DISCARD)
    if game.tell:
        facts = announcements.other(game, "enemy", enemy)
        game.tell(
            Event("shadow discarded", {**announcements.of(game, card), **facts, **announcements.cause(game, source)})
        )
    return card


async def resolve_shadow_cards(game: CardGame) -> None:
    """Turn up the attacker's shadow cards one at a time, in the order dealt (lcg:step.6.4.2, L22)."""
    state = game.state
    attack = state.attacks[-1]
    while game.attack_goes_on():
        # One that an earlier attack turned up is not turned up again; one may have left the others.
        card = next((each for each in state.shadows.get(attack.enemy, ()) if each in state.facedown), None)
        if card is None:
            return
        state.facedown.pop(card, None)
        if game.tell:
            _tell_shadow(game, card, attack.enemy)
        for slot, ability in enumerate(state.cards[card].abilities):
            if ability.kind is Kind.SHADOW:
                effect = Occurrence(On.SHADOW_EFFECT, card=card, source=attack.enemy, player=attack.player)
                if await when_window(game, effect):
                    await resolve(game, Use(card, attack.player, slot, effect))
                    await after_window(game, effect)
                elif game.tell:
                    game.tell(Event("cancelled", {**announcements.of(game, card), "what": "shadow"}))


def _tell_shadow(game: CardGame, card: int, enemy: int) -> None:
    if game.tell:
        game.tell(Event("shadow", {**announcements.of(game, card), **announcements.other(game, "enemy", enemy)}))
