"""Actions beside the fight: willpower for the quest, cards, healing, threat, what was lost, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.cardgame.card_knowledge import BURDENS
from waybread.bots.cardgame.combat_actions import has_foes, saved
from waybread.bots.cardgame.fights import crew, engaged_foes, fight, foe, ready_characters
from waybread.bots.cardgame.position import NO, Asked, Judge
from waybread.bots.cardgame.questing import due, needed, outcome
from waybread.cardgame import CardType, Sphere, Stat, committed_willpower, staging_threat, stat


def drawing(asked: Asked, count: int) -> float:
    """What it is worth to draw cards: less with a full hand."""
    hand = len(asked.state.hands[asked.player])
    return count * asked.weights.card * (1.0 if hand <= 3 else 0.6 if hand <= 6 else 0.1)


# The quest, once it is known what it is up against


def quest_gain(asked: Asked, more: int) -> float:
    """What it is worth to have so much more willpower, or so much less threat, before the quest resolves."""
    if asked.window != "3.3" or not more:
        return NO
    need = needed(asked)
    difference = committed_willpower(asked.game) - staging_threat(asked.game)
    return outcome(asked, difference + more, need) - outcome(asked, difference, need)


def _for_all_committed(asked: Asked, card: int) -> float:
    committed = sum(asked.state.controller[each] == asked.player for each in asked.state.committed)
    return quest_gain(asked, committed) - (1.0 if asked.state.engaged[asked.player] else 0.1)


def _for_itself(asked: Asked, card: int) -> float:
    if card not in asked.state.committed:
        return NO
    return quest_gain(asked, 1) - least_card(asked)


def least_card(asked: Asked) -> float:
    """What the least card in hand is worth."""
    state = asked.state
    return min((card_in_hand(asked, each) for each in state.hands[asked.player]), default=0.0)


def card_in_hand(asked: Asked, card: int) -> float:
    """What a card in hand is worth; a second copy of a unique card in play little."""
    printed = asked.state.cards[card]
    if printed.unique and asked.game.unique_in_play(printed.title):
        return 0.2
    if printed.type is not CardType.EVENT and printed.sphere is not Sphere.NEUTRAL:
        if not any(asked.state.cards[each].sphere is printed.sphere for each in asked.game.heroes(asked.player)):
            return 0.1
    return asked.knowledge.in_hand[printed.key] * asked.weights.keep_card


def _for_its_host(asked: Asked, card: int) -> float:
    state = asked.state
    host = state.host[card]
    if host in state.committed:
        return quest_gain(asked, 1) - least_card(asked)
    if asked.window == "6.4.2" and state.attacks and host in state.attacks[-1].defenders:
        return saved(asked, 1) - least_card(asked)
    return NO


def _does_not_count(kind: CardType) -> Judge:
    """That a staged card of a type adds no threat."""

    def judge(asked: Asked, card: int) -> float:
        most = max((asked.threat_of(each) for each in asked.game.staged(kind)), default=0)
        return quest_gain(asked, most) - asked.cost(card) * asked.weights.resource - 0.5

    return judge


def _draw_two(asked: Asked, card: int) -> float:
    if asked.state.phase == "combat":
        return drawing(asked, 2) if asked.window == "6.2" and not asked.state.engaged[asked.player] else NO
    if asked.window != "2.2":
        return NO
    return drawing(asked, 2) - idle(asked, card)


def idle(asked: Asked, card: int) -> float:
    """What it costs this round to have a character neither quest nor fight."""
    state = asked.state
    quest = asked.weights.idle_willpower * asked.willpower(card) if state.phase in ("resource", "planning") else 0.0
    if not has_foes(asked):
        return quest
    foes = engaged_foes(asked) + [foe(asked, each, engaging=True) for each in due(asked)]
    ready = crew(asked, ready_characters(asked, asked.player))
    rest = [each for each in ready if each.card != card]
    return max(quest, fight(asked, foes, foes, ready) - fight(asked, foes, foes, rest))


def _draw_one(asked: Asked, card: int) -> float:
    if asked.window not in ("1.3", "2.2"):
        return NO
    return drawing(asked, 1) - idle(asked, card)


def _look(asked: Asked, card: int) -> float:
    if asked.window != "3.2" or has_foes(asked) or not asked.unseen:
        return NO
    return 0.5


def _draw_three(asked: Asked, card: int) -> float:
    return drawing(asked, 3) - asked.cost(card) * asked.weights.resource if asked.window == "2.2" else NO


def _search(asked: Asked, card: int) -> float:
    spare = sum(asked.state.resources.get(each, 0) for each in asked.game.heroes(asked.player))
    return 0.5 if asked.window == "2.2" and spare >= 6 else NO


def _heal(asked: Asked, amount: int, card: int) -> float:
    damage = min(amount, asked.state.damage.get(card, 0))
    if not damage:
        return NO
    urgency = 2.0 if asked.life(card) <= 2 else 1.0
    weight = asked.weights.wound_hero if asked.is_hero(card) else asked.weights.wound_ally
    return damage * urgency * weight


def _heal_one(asked: Asked, card: int) -> float:
    return max(_heal(asked, 1, each) for each in asked.game.characters()) - asked.weights.resource - 0.2


def _heal_two(asked: Asked, card: int) -> float:
    best = max((_heal(asked, 2, each) for each in asked.game.heroes()), default=NO)
    return best - idle(asked, card) if asked.state.phase != "combat" else best


def _heal_its_host(asked: Asked, card: int) -> float:
    damage = asked.state.damage.get(asked.state.host[card], 0)
    late = asked.state.phase in ("combat", "refresh")
    return 1.0 if damage >= 2 or (damage and late) else NO


def _heal_a_character(asked: Asked, card: int) -> float:
    best = max((_heal(asked, 9, each) for each in asked.game.characters()), default=NO)
    return best - asked.cost(card) * asked.weights.resource - 1.5


def _heal_all_heroes(asked: Asked, card: int) -> float:
    total = sum(max(0.0, _heal(asked, 9, each)) for each in asked.game.heroes(asked.player))
    return total - asked.cost(card) * asked.weights.resource - 1.0


def _lower_threat(asked: Asked, card: int) -> float:
    if asked.window not in ("2.2", "7.4"):
        return NO
    highest = max(asked.game.order(), key=lambda each: (asked.state.threat[each], -each))
    return lowered(asked, highest, 6) - asked.cost(card) * asked.weights.resource


def lowered(asked: Asked, player: int, amount: int) -> float:
    """What it is worth to lower a player's threat; more if an enemy then stays away."""
    weights = asked.weights
    threat = asked.state.threat[player]
    drop = min(amount, threat)
    value = drop * asked.threat_price(player) * weights.threat_drop
    for each in asked.game.staged(CardType.ENEMY):
        if threat - drop < stat(asked.game, each, Stat.ENGAGEMENT_COST) <= threat + 1:
            value += weights.stay_away * asked.attack(each)
    return value


def fallen_ally(asked: Asked, x: int) -> float:
    """What the best ally that can be put into play for X is worth."""
    state = asked.state
    found = [
        asked.knowledge.worth[state.cards[each].key]
        for player in asked.game.order()
        for each in state.discards[player]
        if state.cards[each].type is CardType.ALLY and state.cards[each].cost == x
        if state.cards[each].sphere is not Sphere.NEUTRAL
    ]
    return max(found, default=NO)


def _bring_back_an_ally(asked: Asked, card: int) -> float:
    if asked.window not in ("2.2", "1.3"):
        return NO
    most = asked.pool(asked.state.cards[card].sphere)
    return max(fallen_ally(asked, x) - asked.weights.resource * x for x in range(most + 1)) - 0.5


def _take_back_a_card(asked: Asked, card: int) -> float:
    if asked.window != "2.2":
        return NO
    state = asked.state
    sphere = state.cards[card].sphere
    lost = [each for each in state.discards[asked.player] if state.cards[each].sphere is sphere]
    best = max((asked.knowledge.in_hand[state.cards[each].key] for each in lost), default=0.0)
    return best - 1.0 - asked.cost(card) * asked.weights.resource


def _claim(asked: Asked, card: int) -> float:
    """An objective that burdens its bearer is claimed when nothing but that is missing: at the first stage only one."""
    state = asked.state
    if needed(asked).left or state.threat[asked.player] >= 46:
        return NO
    held = [
        each
        for hero in asked.game.heroes()
        for each in state.attached.get(hero, ())
        if state.cards[each].type is CardType.OBJECTIVE
    ]
    return NO if held and state.cards[state.quest].stage == 1 else 6.0 - BURDENS.get(asked.key(card), 0.0)


HELPS: Final[Mapping[str, Judge]] = {
    "willpower for all committed": _for_all_committed,
    "willpower for a card": _for_itself,
    "defense or willpower for a card": _for_its_host,
    "an enemy does not count": _does_not_count(CardType.ENEMY),
    "a location does not count": _does_not_count(CardType.LOCATION),
    "gain resources": lambda asked, card: 5.0,
    "draw two": _draw_two,
    "draw one": _draw_one,
    "look at the top": _look,
    "never": lambda asked, card: NO,
    "draw three": _draw_three,
    "search with spare resources": _search,
    "heal one for a resource": _heal_one,
    "heal two on a hero": _heal_two,
    "heal its host": _heal_its_host,
    "heal a character": _heal_a_character,
    "heal all heroes": _heal_all_heroes,
    "lower threat by six": _lower_threat,
    "bring back an ally": _bring_back_an_ally,
    "refill a deck": lambda asked, card: 1.0 if len(asked.state.decks[asked.player]) <= 2 else NO,
    "take back a card": _take_back_a_card,
    "always": lambda asked, card: 10.0,
    "claim": _claim,
}
"""Judgements of actions beside the fight, by the names that boxes use."""
