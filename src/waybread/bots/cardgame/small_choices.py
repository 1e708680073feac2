"""The smaller choices: targets, hosts, who pays, what is given up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from waybread.bots.cardgame.card_knowledge import CALLED, ROLES, SHADOWS, Role, judged_by, reveals
from waybread.bots.cardgame.combat_actions import readied, without_attack
from waybread.bots.cardgame.fights import foe, strongest
from waybread.bots.cardgame.position import Asked, Rule
from waybread.bots.cardgame.support_actions import card_in_hand, drawing, fallen_ally, lowered
from waybread.bots.option_rules import least, most
from waybread.cardgame import CARDS, CardType, Sphere
from waybread.kernel import PASS

DRAW, DAMAGE, THREAT = range(3)


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
    """Keep a hand that can do something, and none without the opening card of a deck that has one; 1 is a mulligan."""
    state = asked.state
    hand = state.hands[asked.player]
    roles = [asked.role(each) for each in hand]
    if Role.OPENING in roles:
        return 0
    if any(
        ROLES.get(key) is Role.OPENING
        for key, who in zip(state.identity, state.owner, strict=True)
        if who == asked.player
    ):
        return 1
    value = sum(asked.knowledge.in_hand[state.cards[each].key] for each in hand) / 3
    if Role.GUEST in roles and Role.BRINGS_AN_ALLY in roles:
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
    """Exhaust whoever will be missed least, if the card that asks needs nobody else."""
    rule = EXHAUSTS.get(asked.asking)
    if rule is not None:
        return rule(asked)
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
        if asked.role(hero) is Role.READIES_ON_THE_QUEST:
            need += 0.8 if state.resources[hero] == 1 else 0.2
        return need - state.resources[hero], hero

    return min(asked.options, key=price)


def x(asked: Asked) -> int:
    """As much as makes the most of it."""
    rule = X_VALUES.get(asked.asking)
    if rule is not None:
        return rule(asked)
    return min(max(asked.options), 5) if 5 in asked.options else max(asked.options)


def either(asked: Asked) -> int:
    """The first of two or three effects, or what the card that asks needs."""
    return MODES.get(asked.asking, first)(asked)


def _first_in_combat(asked: Asked) -> int:
    return 0 if asked.state.phase == "combat" else 1


def _best_of_three(asked: Asked) -> int:
    """A dangerous enemy, or threat, or cards."""
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
    rule = PLAYERS.get(asked.asking)
    if rule is not None:
        return rule(asked)
    return max(asked.options, key=lambda each: (asked.state.threat[each], -each))


def search(asked: Asked) -> int:
    """Out of one's own deck the best card; out of the encounter deck the goal, or the least evil."""
    about = asked.decision.about
    cards = asked.state.cards
    options = [each for each in asked.options if each != PASS]
    if about is not None and cards[about].type is CardType.QUEST:
        return min(options, key=lambda each: (_too_strong(asked, each), reveals(cards[each]), each))
    return max(options, key=lambda each: (card_in_hand(asked, each), -each))


def _too_strong(asked: Asked, card: int) -> int:
    """1 for an enemy that waits for stronger players, -1 for one that they can face or have no time to wait for."""
    called = CALLED.get(asked.key(card))
    if called is None:
        return 0
    enough, late = called
    game, state = asked.game, asked.state
    strength = sum(asked.attack(each) for each in game.characters())
    hurried = max(state.threat[each] for each in game.order()) >= late
    return -1 if hurried or strength >= enough else 1


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
    return wanted + 0.15 * owned + (2.0 if asked.role(hero) is Role.READIES_ON_THE_QUEST else 0.0)


def _quester(asked: Asked, hero: int) -> float:
    double = any(asked.role(each) is Role.READIES_ITS_HOST for each in asked.state.attached.get(hero, ()))
    value = asked.willpower(hero) - 0.5 * (asked.attack(hero) + asked.defense(hero))
    return value + 3.0 * double + (2.0 if asked.role(hero) is Role.READIES_ON_THE_QUEST else 0.0)


def _all_round(asked: Asked, hero: int) -> float:
    return asked.willpower(hero) + asked.attack(hero) + asked.defense(hero) + 0.3 * asked.life(hero)


def _defender(asked: Asked, hero: int) -> float:
    value = asked.defense(hero) * 2 + asked.life(hero)
    return value + (4.0 if asked.role(hero) is Role.GROWS_WITH_DAMAGE else 0.0)


def _attacker(asked: Asked, hero: int) -> float:
    value = 1.0 * asked.attack(hero) - 0.5 * asked.willpower(hero)
    return value + (1.0 if "Dwarf" in asked.state.cards[hero].traits else 0.0)


HOSTS: Final[Mapping[str, Callable[[Asked, int], float]]] = judged_by(
    "hosts",
    {
        "payer": _payer,
        "quester": _quester,
        "all-rounder": _all_round,
        "defender": _defender,
        "dwarf who attacks": _attacker,
        "strong enemy": lambda asked, enemy: asked.attack(enemy) + 0.3 * (asked.defense(enemy) + asked.life(enemy)),
        "most threat": Asked.threat_of,
        "least willpower": lambda asked, hero: -asked.willpower(hero),
    },
)
"""How well an attachment fits a host, by its id."""


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
    return wanted + (1.0 if asked.role(hero) is Role.READIES_ON_THE_QUEST else 0.0) - state.resources.get(hero, 0)


def _ready(asked: Asked, card: int) -> float:
    return readied(asked, card) + 0.01 * asked.worth(card)


def _strike(asked: Asked, enemy: int) -> float:
    attacker = max((asked.attack(each) for each in asked.game.characters(asked.player)), default=0)
    one = foe(asked, enemy)
    return one.worth + 5.0 if attacker >= one.defense + one.life else 0.0


def _brought(asked: Asked, ally: int) -> float:
    """A guest, else whoever fights best."""
    printed = asked.state.cards[ally]
    if asked.role(ally) is Role.GUEST:
        return 50.0
    return 1.5 * (printed.attack or 0) + (printed.defense or 0) + 0.3 * (printed.hit_points or 0)


def _fights_on(asked: Asked, card: int) -> float:
    attacks = asked.state.attacks
    if not attacks:
        return asked.attack(card)
    if card in attacks[-1].attackers or card in attacks[-1].defenders:
        return 10.0
    return 0.0


def _quester_who_claims(asked: Asked, hero: int) -> float:
    return asked.willpower(hero) - asked.attack(hero) - asked.defense(hero)


def _toughest(asked: Asked, hero: int) -> float:
    return asked.life(hero) - 0.1 * asked.attack(hero)


def _most_enemies(asked: Asked, player_: int) -> float:
    return len(asked.state.engaged[player_])


def _card(asked: Asked, card: int) -> float:
    return asked.knowledge.in_hand[asked.state.cards[card].key]


def _caught(asked: Asked, card: int) -> float:
    host = asked.state.host.get(card, -1)
    mine = asked.state.owner[card] >= 0
    return -5.0 if mine else asked.worth(host) if host >= 0 else 1.0


TARGETS: Final[Mapping[str, Callable[[Asked, int], float]]] = judged_by(
    "targets",
    {
        "most committed": _most_committed,
        "payer of cards in hand": _resource_for,
        "smallest hand": _hand_size,
        "oneself": lambda asked, player_: player_ == asked.player,
        "most damage": _damaged,
        "nearly explored": _location,
        "most threat": Asked.threat_of,
        "whom to ready": _ready,
        "whom to bring for a phase": _brought,
        "enemy to deal 4 damage": lambda asked, enemy: _burn(asked, enemy, 4),
        "enemy to hold off": without_attack,
        "enemy to destroy": _strike,
        "who fights": _fights_on,
        "enemy to engage": lambda asked, enemy: asked.threat_of(enemy) - asked.attack(enemy) - 0.2 * asked.life(enemy),
        "most enemies": _most_enemies,
        "best card": _card,
        "best character": Asked.worth,
        "condition to be rid of": _caught,
        "quester who claims": _quester_who_claims,
        "toughest": _toughest,
    },
)
"""How good a target is, by the id of the card that asks."""


# What single cards ask


def _fallen_ally(asked: Asked) -> int:
    return max(asked.options, key=lambda each: (fallen_ally(asked, each) - asked.weights.resource * each, -each))


MODES: Final[Mapping[str, Rule]] = judged_by(
    "modes", {"best of 3 cards, 4 damage, 5 threat": _best_of_three, "first in combat": _first_in_combat}
)
PLAYERS: Final[Mapping[str, Rule]] = judged_by(
    "players", {"lowest threat": least(lambda asked, each: asked.state.threat[each])}
)
EXHAUSTS: Final[Mapping[str, Rule]] = judged_by("exhausts", {"strongest": strongest})
X_VALUES: Final[Mapping[str, Rule]] = judged_by("x_values", {"fallen ally": _fallen_ally})
