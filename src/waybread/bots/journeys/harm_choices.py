"""Damage and fear on their way: which to avert, who guards, what is healed."""

from __future__ import annotations

from typing import Final

from waybread.bots.journeys import ability_worth
from waybread.bots.journeys.position import Asked
from waybread.cards import read_ability
from waybread.journeys import ALL, BOTH, DAMAGE, FEAR, Act, Keyword, read_act
from waybread.kernel import PASS

_EXPECTED: Final = 1.6
"""What is left of an attack once it has been negated, on average: nobody says how much it is."""
PREVENTS: Final = {"Helmet": 0.5, "Dwarf-Forged Helmet": 0.5, "Fire-Scale": 0.5, "Brooch": 0.5, "Eriador Brooch": 1.2,
                    "Mark of Arnor": 1.2, "Slip-Thorn": 1.6, "Gale-Rock": 1.2, "Wanderer's Wish": 1.5}  # fmt: skip
"""How much abilities avert, about; 1 unless said."""


def harm(asked: Asked) -> int:
    """Which of damage and fear to avert, or to take first: that whose limit is nearer; avert all that can be."""
    damage, fear = asked.margins(asked.hero)
    left = {DAMAGE: damage, FEAR: fear}
    options = [each for each in asked.decision.options if each != PASS]
    return ALL if ALL in options else min(options, key=lambda each: left.get(each, 9))


def guard(asked: Asked) -> int:
    """Whatever averts more than it costs."""
    best, chosen = 0.0, PASS
    for option in asked.decision.options:
        gain = _averts(asked, option) if option != PASS else 0.0
        if gain > best:
            best, chosen = gain, option
    return chosen


def _averts(asked: Asked, option: int) -> float:
    act, number = read_act(option)
    card, slot = read_ability(number)
    hero = asked.hero
    if act is Act.KEYWORD:
        amount = min(_EXPECTED, asked.game.keywords(card).get(Keyword.GUARD, 0))
        return _relief(asked, hero, amount) - ability_worth.price(asked, card)
    title = asked.game.card(card).title
    if title == "Noble Sacrifice":
        own = asked.game.holder(card)
        return _relief(asked, hero, _EXPECTED) - _relief(asked, own, _EXPECTED) - ability_worth.price(asked, card)
    return _relief(asked, hero, PREVENTS.get(title, 1.0)) - ability_worth.cost(asked, card, slot)


def _relief(asked: Asked, hero: int, amount: float) -> float:
    """What it means to a hero to suffer so much less; whose limit is near feels it most."""
    damage, fear = asked.margins(hero)
    return asked.pain(hero, amount, 0.0) if damage <= fear else asked.pain(hero, 0.0, amount)


def enemy_target(asked: Asked) -> int:
    """The hero who can bear it best."""
    return max(asked.decision.options, key=lambda each: (asked.margin(each), -each))


def heal(asked: Asked) -> int:
    """The kind whose limit is nearest first, whosesoever; of it, cards that lie face up."""
    game = asked.game

    def need(card: int) -> tuple[int, bool, int]:
        margins = asked.margins(game.holder(card))
        return -margins[BOTH.index(game.card(card).type)], game.is_face_up(card), -card

    options = [each for each in asked.decision.options if each != PASS]
    return max(options, key=need)


def last_stand(asked: Asked) -> int:
    """One after the other; damage tests what heroes are better at."""
    return asked.decision.options[0]
