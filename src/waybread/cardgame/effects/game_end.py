"""Ends: elimination, loss, victory, and the score (lcg:elimination.1 to lcg:scoring.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.lasting_effects import forget
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import HIT_POINTS, PLAYERS, QUEST
from waybread.cardgame.abilities.windows import AtOnce, after_window
from waybread.cardgame.effects.attachments import follow_first_player
from waybread.cardgame.effects.leaving_play import destination
from waybread.cardgame.effects.shadow_cards import drop_shadows
from waybread.cardgame.effects.victory_display import victory_points
from waybread.cardgame.facts import CardType
from waybread.cardgame.state import SCENARIO, CardState, Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.cardgame.zones.piles import discard_pile
from waybread.cardgame.zones.separate_areas import give_token, token_holder
from waybread.kernel import Event, Outcome

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

ELIMINATION_LEVEL: Final = 50
_HERO: Final = CardType.HERO


def beaten(game: CardGame) -> list[int]:
    """The players who have reached 50 threat or lost their last hero."""
    state = game.state
    found = []
    for player, gone in enumerate(state.eliminated):
        if not gone and (state.threat[player] >= ELIMINATION_LEVEL or _all_heroes_killed(state, player)):
            found.append(player)
    return [each for each in game.order() if each in found] if len(found) > 1 else found


async def check_players(game: CardGame) -> None:
    """Eliminate all players who are beaten, together (L35 c)."""
    due = beaten(game)
    if due:
        await eliminate(game, *due)


async def eliminate(game: CardGame, *players: int) -> None:
    """Put players out of the game (lcg:elimination.4, lcg:elimination.5)."""
    state = game.state
    left: list[Occurrence] = []
    for player in players:
        if not state.eliminated[player]:
            left += _clear_seat(game, player)
    if all(state.eliminated):
        lose(game, "every player has been eliminated")
    if state.eliminated[holder := token_holder(game)]:  # the token moves on at once (lcg:first-player.3)
        following = give_token(game, holder)
        if game.tell:
            game.tell(Event("first player", {"player": following}))
    if not game.order():
        _desert(game, left)
    await follow_first_player(game)
    async with AtOnce(game):  # what leaves with its player leaves play (lcg:in-play.7)
        await after_window(game, left)
    await _after_elimination(game)


def _clear_seat(game: CardGame, player: int) -> list[Occurrence]:
    """Take all of an eliminated player's cards away; returns what left play."""
    state = game.state
    left: list[Occurrence] = []
    state.eliminated[player] = True
    why = "threat" if state.threat[player] >= ELIMINATION_LEVEL else "heroes"
    state.threat[player] = ELIMINATION_LEVEL  # recorded even if overshot (L6)
    if game.tell:
        game.tell(Event("eliminated", {"player": player, "reason": why}))
    for enemy in list(state.engaged[player]):
        if state.owner[enemy] != SCENARIO:  # a player card that serves as an enemy is never staged
            drop_shadows(game, enemy)
            _to_owners_pile(game, enemy, left)
            continue
        take(game, enemy)  # it keeps its damage
        put(game, enemy, Zone.STAGING)
        left.append(Occurrence(On.ENTERS_STAGING, card=enemy, origin=Zone.ENGAGED, reason="returned"))
    _lose_hand_and_deck(state, player)
    for card in (*state.areas[player], *state.deck_attachments.get(player, ())):
        _to_owners_pile(game, card, left)
    for card in [each for each in (*state.host, *state.staging) if state.controller[each] == player]:
        if state.zone[card] in (Zone.ATTACHED, Zone.STAGING):
            _to_owners_pile(game, card, left)
    return left


def _desert(game: CardGame, left: list[Occurrence]) -> None:
    """The last player of a staging area is gone: it goes too, with all its cards; but the first area stays (L44)."""
    state = game.state
    if state.area == 0:
        return
    for card in (*state.staging, *game.active_locations()):
        _to_owners_pile(game, card, left)
    if state.quest >= 0:
        stage = state.quest
        take(game, stage)
        clear_card(game, stage)
        put(game, stage, Zone.REMOVED)


def _lose_hand_and_deck(state: CardState, player: int) -> None:
    """All of it lies open in the discard pile, first the hand."""
    lost = state.hands[player] + state.decks[player]
    state.hands[player], state.decks[player] = [], []
    state.discards[player] += lost
    for card in lost:
        state.zone[card] = Zone.DISCARD
        state.seen.pop(card, None)


async def _after_elimination(game: CardGame) -> None:
    """What the cards that are gone kept alive, or the scenario lives by, may be lost with them."""
    await HIT_POINTS.make(game)
    await QUEST.make(game)


def _to_owners_pile(game: CardGame, card: int, left: list[Occurrence], host_reason: str = "") -> None:
    state = game.state
    for held in list(state.attached.get(card, ())):
        _to_owners_pile(game, held, left, "eliminated")
    to = discard_pile(state, card)
    if any(each.rule == Rule.RETURNS_TO_STAGING for each in game.card(card).abilities):
        to = Zone.STAGING
    if state.zone[card] >= Zone.AREA:
        to = destination(game, card, to)
        controller, origin = state.controller[card], state.zone[card]
        gone = Occurrence(
            On.LEAVES_PLAY, card=card, player=controller, reason="eliminated", origin=origin, controller=controller,
            host=state.host.get(card, -1), host_reason=host_reason,
        )  # fmt: skip
        left.append(gone)
        forget(game, card)
    take(game, card)
    clear_card(game, card)
    put(game, card, to, state.owner[card])


def _all_heroes_killed(state: CardState, player: int) -> bool:
    """Killed means in the discard pile (lcg:faq.q.killed); a face-down hero keeps nobody in the game."""
    for card in state.areas[player]:  # the rule, and fast
        if state.owner[card] == player and state.cards[card].type is _HERO and card not in state.facedown:
            return False
    own = [each for each, who in enumerate(state.owner) if who == player and state.cards[each].type is _HERO]
    left = [each for each in own if each not in state.facedown]
    return bool(left) and all(state.zone[each] == Zone.DISCARD for each in left)


def lose(game: CardGame, reason: str) -> None:
    """The players lose."""
    if game.tell:
        game.tell(Event("over", {"won": False, "reason": reason}))
    game.end(Outcome(won=False, reason=reason))


def win(game: CardGame, reason: str) -> None:
    """The players win, if one of them is still in the game (lcg:winning.1); a player beaten just now is not (L38)."""
    for player in beaten(game):
        _clear_seat(game, player)
    if all(game.state.eliminated):
        lose(game, "every player has been eliminated")
    parts = score(game)
    if game.tell:
        game.tell(Event("over", {"won": True, "reason": reason, "score": parts["total"]}))
    game.end(Outcome(won=True, reason=reason, score=parts))


def score(game: CardGame) -> dict[str, int]:
    """The group's score by its parts; lower is better (lcg:scoring.10)."""
    state = game.state
    heroes = [
        each for each, who in enumerate(state.owner) if who != SCENARIO and state.cards[each].type is CardType.HERO
    ]
    # All heroes of an eliminated player count as defeated, also one that is lent out (lcg:scoring.9).
    alive = [
        each
        for each in heroes
        if state.zone[each] in (Zone.AREA, Zone.ELSEWHERE) and not state.eliminated[state.owner[each]]
    ]
    fallen = sum(state.cards[each].threat_cost or 0 for each in heroes if each not in alive)
    parts = {
        "threat": sum(state.threat),
        "fallen heroes": fallen,
        "damage": sum(state.damage.get(each, 0) for each in alive),
        "rounds": 10 * completed_rounds(game),
        "victory points": -victory_points(game),
    }
    return {**parts, "total": sum(parts.values())}


def completed_rounds(game: CardGame) -> int:
    """Rounds that reached their end (L35 f)."""
    return game.state.notes.get("rounds completed", 0)


PLAYERS.register(beaten, check_players)
