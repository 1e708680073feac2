"""All that a seat may know, as plain data (``cardgame.view_types``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from waybread.cardgame.abilities.modifiers import (
    base,
    committed_willpower,
    committed_willpower_parts,
    explain,
    staging_threat,
    staging_threat_parts,
    stat,
)
from waybread.cardgame.effects.card_tests import escape_of_test, strength_of_test
from waybread.cardgame.effects.victory_display import victory_points
from waybread.cardgame.facts import Stat
from waybread.cardgame.library import CARDS
from waybread.cardgame.secrecy import is_hidden, is_lost, known_cards, sees_hand
from waybread.cardgame.state import SCENARIO, SideDeck, Zone
from waybread.cardgame.view_types import (
    AreaView,
    CardGameView,
    LookedAt,
    Named,
    SeenAttack,
    SeenCard,
    SeenCardTest,
    SeenPlayer,
    SeenSideDeck,
    Share,
)
from waybread.cardgame.zones.card_moves import pile
from waybread.cardgame.zones.separate_areas import all_areas, area_of, as_at, token_holder
from waybread.kernel import Json

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_SHOWN = (
    Stat.WILLPOWER,
    Stat.ATTACK,
    Stat.DEFENSE,
    Stat.HIT_POINTS,
    Stat.THREAT,
    Stat.QUEST_POINTS,
    Stat.ENGAGEMENT_COST,
)


def view(game: CardGame, player: int | None) -> CardGameView:
    """Everything that a seat (None: a spectator) may know, as plain data."""
    if not game.state.elsewhere:
        return _view(game, player)
    playing = game.state.area
    own = playing if player is None or (area := area_of(game, player)) is None else area
    with as_at(game, own):
        shown = _view(game, player)
    shown["first_player"] = token_holder(game)
    shown["elsewhere"] = []
    for number in all_areas(game):
        if number != own:
            with as_at(game, number):
                seats = sorted(game.order())
                shown["players"] = [
                    _player(game, each, player) if each in seats else other
                    for each, other in enumerate(shown["players"])
                ]
                shown["elsewhere"].append({"seats": seats, "playing": number == playing, **_area(game, player)})
    return shown


def _view(game: CardGame, player: int | None) -> CardGameView:
    """The table as it is at one staging area."""
    state, area = game.state, _area(game, player)
    shown: CardGameView = {
        "scenario": state.scenario,
        "round": state.round,
        "phase": state.phase,
        "first_player": state.first_player,
        "active_player": state.active_player,
        "willpower": area["willpower"],
        "willpower_parts": area["willpower_parts"],
        "threat": area["threat"],
        "threat_parts": area["threat_parts"],
        "quest": area["quest"],
        "active_locations": area["active_locations"],
        "staging": area["staging"],
        "campaign": [_card(game, each) for each in state.beside],
        "encounter_deck": len(state.encounter_deck),
        "encounter_discards": [_name(game, each) for each in state.encounter_discard],
        "victory_points": victory_points(game),
        "victory_display": [_name(game, each) for each in state.victory_display],
        "aside": [_name(game, each) for each in state.aside],
        "removed": [_name(game, each) for each in state.removed],
        "stages_left": len(state.quest_deck),
        "looked_at": [] if player is None else [_looked(game, each) for each in known_cards(game, player)],
        "players": [_player(game, each, player) for each in game.players],
        "attack": _attack(game, player),
        "outcome": None
        if state.outcome is None
        else {
            "won": state.outcome.won,
            "reason": state.outcome.reason,
            "score": dict(state.outcome.score),
        },
    }
    if state.side_decks:
        shown["side_decks"] = [_side_deck(game, each) for each in state.side_decks]
    if state.tests:
        shown["test"] = _test(game)
    if game.decision is not None:
        shown["asked"] = game.decision.player
    return shown


def _area(game: CardGame, viewer: int | None) -> AreaView:
    """What belongs to the staging area that is being played."""
    state = game.state
    return {
        "willpower": committed_willpower(game),
        "willpower_parts": [_share(game, card, amount) for card, amount in committed_willpower_parts(game)],
        "threat": staging_threat(game),
        "threat_parts": [_share(game, card, amount) for card, amount in staging_threat_parts(game)],
        "quest": [_card(game, state.quest)] if state.quest >= 0 else [],
        "active_locations": [_card(game, each) for each in game.active_locations()],
        "staging": [_card(game, each, viewer) for each in state.staging],
    }


def _player(game: CardGame, player: int, viewer: int | None) -> SeenPlayer:
    state = game.state
    return {
        "threat": state.threat[player],
        "eliminated": state.eliminated[player],
        "hand": [_name(game, each) for each in state.hands[player]] if sees_hand(game, viewer, player) else None,
        "hand_size": len(state.hands[player]),
        "deck": len(state.decks[player]),
        "on_the_deck": [_name(game, each) for each in state.deck_attachments.get(player, ())],
        "discards": [_name(game, each) for each in state.discards[player]],
        "area": [_card(game, each) for each in state.areas[player]],
        "engaged": [_card(game, each, viewer) for each in state.engaged[player]],
    }


def _name(game: CardGame, card: int) -> Named:
    printed = game.card(card)
    return [card, printed.title, printed.key]


def _share(game: CardGame, card: int, amount: int) -> Share:
    """What a card adds to a sum; has it been shuffled away, then which card of the deck it is, is lost."""
    return [-1, "earlier effect", "", amount] if is_lost(game.state, card) else [*_name(game, card), amount]


def _card(game: CardGame, card: int, viewer: int | None = None) -> SeenCard:
    state = game.state
    printed = state.cards[card]
    shown: SeenCard
    if card == state.quest and card in state.facedown:  # side A is up, and side B nobody may know
        return {"id": -1, "title": printed.title_a, "type": printed.type.value, "facedown": True}
    if card in state.facedown:  # everybody saw who it was that was turned face down
        shown = {
            "id": card,
            "title": printed.title,
            "key": printed.key,
            "facedown": True,
            "exhausted": card in state.exhausted,
        }
    else:
        shown = {
            "id": card,
            "title": printed.title,
            "key": printed.key,
            "type": printed.type.value,
            "exhausted": card in state.exhausted,
            "committed": card in state.committed,
        }
        stats = {each: stat(game, card, each) for each in _SHOWN if getattr(printed, each) is not None}
        numbers: Json = {each.value: number for each, number in stats.items()}
        shown |= numbers
        if changed := [each for each, number in stats.items() if number != base(game, card, each)]:
            shown["why"] = {each.value: [list(part) for part in explain(game, card, each)] for each in changed}
    if card in state.damage:
        shown["damage"] = state.damage[card]
    if card in state.progress:
        shown["progress"] = state.progress[card]
    if card in state.resources:
        shown["resources"] = state.resources[card]
    if card in state.form and state.zone[card] == Zone.ATTACHED:  # what serves as an enemy nobody may know
        shown["printed"] = CARDS[state.identity[card]].title
    if state.zone[card] == Zone.STAGING and (players := game.engaged_players(card)):
        shown["engaged_with"] = [*players]
    if card in state.attached:
        shown["attachments"] = [_card(game, each, viewer) for each in state.attached[card]]
    if card in state.shadows:
        shown["shadow_cards"] = [_shadow(game, each, viewer) for each in state.shadows[card]]
    return shown


def _looked(game: CardGame, card: int) -> LookedAt:
    """A card that this seat alone, or with others, has looked at; and where it lies."""
    state = game.state
    zone = Zone(state.zone[card])
    key = state.identity[card]
    shown: LookedAt = {"id": card, "title": CARDS[key].title, "key": key, "zone": zone.name.lower()}
    if state.owner[card] != SCENARIO:
        shown["player"] = state.owner[card]
    if zone in (Zone.DECK, Zone.ENCOUNTER_DECK, Zone.QUEST_DECK, Zone.SIDE_DECK):
        deck = pile(state, card, zone, state.owner[card]) or []
        shown["from_top"] = len(deck) - 1 - deck.index(card)
    return shown


def _side_deck(game: CardGame, deck: SideDeck) -> SeenSideDeck:
    return {
        "name": deck.name,
        "deck": len(deck.cards),
        "cards": [_name(game, each) for each in deck.cards] if deck.open else [],
        "discards": [_name(game, each) for each in deck.discards],
    }


def _shadow(game: CardGame, card: int, viewer: int | None) -> Named | None:
    return None if is_hidden(game.state, viewer, card) else _name(game, card)


def _test(game: CardGame) -> SeenCardTest:
    test = game.state.tests[-1]
    escape = test.kind == "escape"
    return {
        "kind": "escape" if escape else "locate",
        "stat": cast('Literal["willpower", "attack", "defense", ""]', test.stat),
        "about": _name(game, test.about),
        "player": test.player,
        "committed": [
            _share(game, each, stat(game, each, Stat(test.stat))) for each in test.committed if game.is_character(each)
        ],
        "dealt": [_share(game, each, stat(game, each, Stat.ESCAPE) if escape else 0) for each in test.dealt],
        "strength": strength_of_test(game, test) if test.stat else 0,
        "against": escape_of_test(game, test),
    }


def _attack(game: CardGame, viewer: int | None) -> SeenAttack | None:
    if not game.state.attacks:
        return None
    attack = game.state.attacks[-1]
    if is_lost(game.state, attack.enemy):  # it has been shuffled back
        return None
    return {
        "enemy": _name(game, attack.enemy),
        "player": attack.player,
        "by_enemy": attack.by_enemy,
        "defenders": list(attack.defenders),
        "attackers": list(attack.attackers),
        "shadow_cards": [_shadow(game, each, viewer) for each in game.state.shadows.get(attack.enemy, ())],
    }
