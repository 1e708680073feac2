"""The smaller choices: targets, hosts, who pays, what is given up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from waybread.bots.cardgame.card_knowledge import SHADOWS, SPAWN, reveals
from waybread.bots.cardgame.combat_actions import readied, without_attack
from waybread.bots.cardgame.fights import foe, strongest
from waybread.bots.cardgame.position import Asked, Rule
from waybread.bots.cardgame.support_actions import card_in_hand, drawing, fallen_ally, lowered
from waybread.bots.option_rules import least, most
from waybread.cardgame import CARDS, CardType, Sphere
from waybread.kernel import PASS

DRAW, DAMAGE, THREAT = range(3)
STEWARD: Final = "Steward of Gondor"
"""Worth more at the beginning than any other card: who has it in the first hand wins a tenth of all games more."""


def first(asked: Asked) -> int:
    """It does not matter."""
    return asked.options[0]


def last(asked: Asked) -> int:
    """As much as there is."""
    return max(asked.options)


def yes(asked: Asked) -> int:
    """Gladly."""
    return 1 if 1 in asked.options else asked.options[0]


least_worth: Final = least(Asked.worth)
"""Of characters the one that is worth least."""
discard: Final = least(card_in_hand)
"""Discard the card that is worth least in hand."""
best_card: Final = most(card_in_hand)
"""The best card for the hand."""
give_up_attachment: Final[Rule] = least(lambda asked, each: asked.knowledge.held.get(asked.state.cards[each].key, 3.0))
"""Lose the attachment that is worth least."""
return_to_hand: Final[Rule] = least(lambda asked, each: asked.state.cards[each].cost or 0)
"""The cheapest ally goes back to the hand."""


def mulligan(asked: Asked) -> int:
    """Keep a hand that can do something, and none without the steward of a deck that has one; 1 is a mulligan."""
    state = asked.state
    hand = state.hands[asked.player]
    titles = [asked.title(each) for each in hand]
    if STEWARD in titles:
        return 0
    if any(
        CARDS[key].title == STEWARD for key, who in zip(state.identity, state.owner, strict=True) if who == asked.player
    ):
        return 1
    value = sum(asked.knowledge.in_hand[state.cards[each].key] for each in hand) / 3
    if "Gandalf" in titles and "Sneak Attack" in titles:
        value += 2.0
    return 0 if value >= asked.weights.keep_hand else 1


def commit_to_test(asked: Asked) -> int:
    """The strongest ones, until six willpower are together."""
    strength = sum(asked.willpower(each) for each in asked.decision.picked)
    able = [each for each in asked.options if each != PASS and asked.willpower(each) > 0]
    return max(able, key=lambda each: (asked.willpower(each), -each)) if able and strength < _ENOUGH else PASS


_ENOUGH: Final = 6


def locate(asked: Asked) -> int:
    """Go on while three cards are in hand, with the one that is worth least."""
    return discard(asked) if len(asked.state.hands[asked.player]) > 2 else PASS


def exhaust(asked: Asked) -> int:
    """Exhaust the best fighter to strike, else whoever will be missed least."""
    if asked.asking == "Quick Strike":
        return strongest(asked)
    return min(
        asked.options, key=lambda each: (asked.attack(each) + asked.defense(each) + 0.1 * asked.life(each), each)
    )


def pay(asked: Asked) -> int:
    """Pay from the pool that is needed least: full ones first, those of a rare sphere in hand last."""
    state = asked.state
    wanted: dict[Sphere | None, int] = {}
    for each in state.hands[asked.player]:
        sphere = state.cards[each].sphere
        wanted[sphere] = wanted.get(sphere, 0) + 1

    def price(hero: int) -> tuple[float, int]:
        need = wanted.get(state.cards[hero].sphere, 0) * 0.4
        if asked.title(hero) == "Aragorn":
            need += 0.8 if state.resources[hero] == 1 else 0.2
        return need - state.resources[hero], hero

    return min(asked.options, key=price)


def x(asked: Asked) -> int:
    """As much as makes the most of it."""
    if asked.asking == "Stand and Fight":
        return max(asked.options, key=lambda each: (fallen_ally(asked, each) - asked.weights.resource * each, -each))
    return min(max(asked.options), 5) if 5 in asked.options else max(asked.options)


def either(asked: Asked) -> int:
    """Gandalf: a dangerous enemy, or threat, or cards. Protector of Lórien: what the phase calls for."""
    if asked.asking == "Protector of Lórien":
        return 0 if asked.state.phase == "combat" else 1
    if asked.asking != "Gandalf":
        return asked.options[0]
    values = {
        DRAW: drawing(asked, 3),
        THREAT: lowered(asked, asked.player, 5),
        DAMAGE: max((_burn(asked, each, 4) for each in asked.game.enemies()), default=0.0),
    }
    return max(asked.options, key=lambda each: (values.get(each, 0.0), -each))


def _burn(asked: Asked, enemy: int, damage: int) -> float:
    """What it is worth to damage an enemy."""
    one = foe(asked, enemy)
    engaged = enemy in asked.state.engaged[asked.player]
    value = one.worth + (one.attack if engaged else 0) + (0.0 if engaged else asked.threat_of(enemy))
    return value if damage >= one.life else asked.weights.hurt * one.worth * damage / one.life


def player(asked: Asked) -> int:
    """Whoever has the highest threat, where a player is to be chosen."""
    if asked.asking in ("Wandering Took", "Caught in a Web"):
        return min(asked.options, key=lambda each: (asked.state.threat[each], each))
    return max(asked.options, key=lambda each: (asked.state.threat[each], -each))


def search(asked: Asked) -> int:
    """Out of one's own deck the best card; out of the encounter deck the goal, or the least evil."""
    about = asked.decision.about
    cards = asked.state.cards
    options = [each for each in asked.options if each != PASS]
    if about is not None and cards[about].type is CardType.QUEST:
        sign = -1 if _strong_enough(asked) else 1
        return min(options, key=lambda each: (sign * (cards[each].title == SPAWN), reveals(cards[each]), each))
    return max(options, key=lambda each: (card_in_hand(asked, each), -each))


def _strong_enough(asked: Asked) -> bool:
    """Could the players face Ungoliant's Spawn, or have they no time to wait?"""
    game, state, weights = asked.game, asked.state, asked.weights
    strength = sum(asked.attack(each) for each in game.characters())
    hurried = max(state.threat[each] for each in game.order()) >= weights.spawn_threat
    return hurried or strength >= weights.spawn_strength


def to_the_bottom(asked: Asked) -> int:
    """Put a card to the bottom that is worse than most."""
    state = asked.state
    top = state.cards[state.encounter_deck[-1]]
    bad = reveals(top) + (1.0 if top.type is CardType.ENEMY else 0.0) + SHADOWS.get(top.key, 0.0) * 0.2
    return 1 if bad >= asked.weights.bottom else PASS


# Where attachments go


def attach(asked: Asked) -> int:
    """The host that makes the most of an attachment."""
    if not asked.asking:
        return asked.options[0]
    fits = HOSTS.get(asked.asking)  # what the encounter deck attaches goes where it is missed least
    return most(fits)(asked) if fits else least_worth(asked)


def _payer(asked: Asked, hero: int) -> float:
    """Where resources serve: whose sphere is wanted most, in hand and in all of one's cards."""
    state = asked.state
    sphere = state.cards[hero].sphere
    wanted = sum(state.cards[each].sphere is sphere for each in state.hands[asked.player])
    owned = sum(
        (CARDS[key].cost or 0)
        for key, who in zip(state.identity, state.owner, strict=True)
        if who == asked.player and CARDS[key].sphere is sphere
    )
    return wanted + 0.15 * owned + (2.0 if asked.title(hero) == "Aragorn" else 0.0)


def _quester(asked: Asked, hero: int) -> float:
    double = any(asked.title(each) == "Unexpected Courage" for each in asked.state.attached.get(hero, ()))
    value = asked.willpower(hero) - 0.5 * (asked.attack(hero) + asked.defense(hero))
    return value + 3.0 * double + (2.0 if asked.title(hero) == "Aragorn" else 0.0)


def _all_round(asked: Asked, hero: int) -> float:
    return asked.willpower(hero) + asked.attack(hero) + asked.defense(hero) + 0.3 * asked.life(hero)


def _defender(asked: Asked, hero: int) -> float:
    value = asked.defense(hero) * 2 + asked.life(hero)
    return value + (4.0 if asked.title(hero) == "Gimli" else 0.0)


def _attacker(asked: Asked, hero: int) -> float:
    value = 1.0 * asked.attack(hero) - 0.5 * asked.willpower(hero)
    return value + (1.0 if "Dwarf" in asked.state.cards[hero].traits else 0.0)


HOSTS: Final[Mapping[str, Callable[[Asked, int], float]]] = {
    "Steward of Gondor": _payer,
    "Celebrían's Stone": _quester,
    "The Favor of the Lady": _quester,
    "Unexpected Courage": _all_round,
    "Self Preservation": _defender,
    "Protector of Lórien": _defender,
    "Citadel Plate": _defender,
    "Dwarven Axe": _attacker,
    "Blade of Gondolin": _attacker,
    "Horn of Gondor": _payer,
    "Forest Snare": lambda asked, enemy: asked.attack(enemy) + 0.3 * (asked.defense(enemy) + asked.life(enemy)),
    "Power in the Earth": Asked.threat_of,
    "Dark Knowledge": lambda asked, hero: -asked.willpower(hero),
}
"""How well an attachment fits a host, by its title."""


# What effects are aimed at


def target(asked: Asked) -> int:
    """The target that makes the most of an effect."""
    aim = TARGETS.get(asked.asking)
    if aim is not None:
        return most(aim)(asked)
    players = all(each in asked.game.players for each in asked.options)
    return asked.player if players and asked.player in asked.options else asked.options[0]


def _hand_size(asked: Asked, player_: int) -> float:
    return -len(asked.state.hands[player_]) + (0.5 if player_ == asked.player else 0.0)


def _most_committed(asked: Asked, player_: int) -> float:
    return sum(asked.state.controller[each] == player_ for each in asked.state.committed)


def _damaged(asked: Asked, card: int) -> float:
    damage = asked.state.damage.get(card, 0)
    return damage * (2.0 if asked.is_hero(card) else 1.0) + (
        3.0 if asked.life(card) <= 2 and asked.is_hero(card) else 0.0
    )


def _location(asked: Asked, card: int) -> float:
    """Progress goes where it explores, or where the threat is."""
    state = asked.state
    left = (state.cards[card].quest_points or 0) - state.progress.get(card, 0)
    return (5.0 if left <= 1 and card != state.active_location else 0.0) + asked.threat_of(card) - 0.5 * left


def _resource_for(asked: Asked, hero: int) -> float:
    state = asked.state
    sphere = state.cards[hero].sphere
    wanted = sum(state.cards[each].sphere is sphere for each in state.hands[asked.player])
    return wanted + (1.0 if asked.title(hero) == "Aragorn" else 0.0) - state.resources.get(hero, 0)


def _ready(asked: Asked, card: int) -> float:
    return readied(asked, card) + 0.01 * asked.worth(card)


def _strike(asked: Asked, enemy: int) -> float:
    attacker = max((asked.attack(each) for each in asked.game.characters(asked.player)), default=0)
    one = foe(asked, enemy)
    return one.worth + 5.0 if attacker >= one.defense + one.life else 0.0


def _sneak(asked: Asked, ally: int) -> float:
    """Gandalf, else whoever fights best."""
    printed = asked.state.cards[ally]
    if printed.title == "Gandalf":
        return 50.0
    return 1.5 * (printed.attack or 0) + (printed.defense or 0) + 0.3 * (printed.hit_points or 0)


def _fights_on(asked: Asked, card: int) -> float:
    attacks = asked.state.attacks
    if not attacks:
        return asked.attack(card)
    if card in attacks[-1].attackers or card in attacks[-1].defenders:
        return 10.0
    return 0.0


def _claimant(asked: Asked, hero: int) -> float:
    if asked.asking == "Gandalf's Map":  # it goes to a quester
        return asked.willpower(hero) - asked.attack(hero) - asked.defense(hero)
    return asked.life(hero) - 0.1 * asked.attack(hero)


def _most_enemies(asked: Asked, player_: int) -> float:
    return len(asked.state.engaged[player_])


def _card(asked: Asked, card: int) -> float:
    return asked.knowledge.in_hand[asked.state.cards[card].key]


def _caught(asked: Asked, card: int) -> float:
    host = asked.state.host.get(card, -1)
    mine = asked.state.owner[card] >= 0
    return -5.0 if mine else asked.worth(host) if host >= 0 else 1.0


TARGETS: Final[Mapping[str, Callable[[Asked, int], float]]] = {
    "Faramir": _most_committed,
    "Théodred": _resource_for,
    "Beravor": _hand_size,
    "Gléowine": _hand_size,
    "Lórien's Wealth": _hand_size,
    "Gandalf's Search": lambda asked, player_: player_ == asked.player,
    "Glorfindel": _damaged,
    "Daughter of the Nimrodel": _damaged,
    "Lore of Imladris": _damaged,
    "Snowbourn Scout": _location,
    "Secret Paths": Asked.threat_of,
    "Radagast's Cunning": Asked.threat_of,
    "Ever Vigilant": _ready,
    "Common Cause": _ready,
    "Old Forest Road": _ready,
    "Sneak Attack": _sneak,
    "Gandalf": lambda asked, enemy: _burn(asked, enemy, 4),
    "Feint": without_attack,
    "A Light in the Dark": without_attack,
    "Quick Strike": _strike,
    "Blade Mastery": _fights_on,
    "Son of Arnor": lambda asked, enemy: asked.threat_of(enemy) - asked.attack(enemy) - 0.2 * asked.life(enemy),
    "Rain of Arrows": _most_enemies,
    "Thicket of Spears": _most_enemies,
    "Stand Together": _most_enemies,
    "Stand and Fight": _card,
    "Dwarven Tomb": _card,
    "Erebor Hammersmith": _card,
    "Fortune or Fate": Asked.worth,
    "Miner of the Iron Hills": _caught,
    "Gandalf's Map": _claimant,
    "Shadow Key": _claimant,
    "Dungeon Torch": _claimant,
}
"""How good a target is, by the title of the card that asks."""
