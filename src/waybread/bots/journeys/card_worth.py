"""Skill cards: what to prepare, what to put where, what to give away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.journeys.position import Asked
from waybread.journeys import MOST_PREPARED, WEAKNESS, Act, Card, Keyword, read_act
from waybread.kernel import PASS

KEYWORDS: Final[Mapping[Keyword, tuple[float, float]]] = {
    Keyword.STRIKE: (0.2, 0.45),
    Keyword.GUARD: (0.3, 0.5),
    Keyword.REST: (0.2, 0.35),
    Keyword.SPRINT: (0.2, 0.3),
    Keyword.HIDE: (0.8, 0.0),
    Keyword.SCOUT: (0.2, 0.3),
}
"""What a keyword is worth, and how much more for each point of its number."""
ABILITIES: Final[Mapping[str, float]] = {
    "Time of Need": 1.3, "Fateless": 1.8, "Ways of Old": 1.2, "Ready Defense": 1.8, "You Cannot Pass": 0.6,
    "Restless Axe": 2.2, "Lead the Charge": 2.0, "Lay of Twilight": 2.0, "Keen Eyes": 1.0, "Fury": 1.2,
    "Poet's Heart": 0.2, "Kinship": 1.2, "Wanderer": 0.6, "Thorongil": 0.8, "The Tookish Part": 1.5,
    "Light-Footed": 0.8, "Resourceful": 1.6, "Travelling Song": 1.6, "Falcon Companion": 1.5,
    "Paths Unseen": 0.3, "Trailblazer": 0.6, "Elven Light": 0.5, "Child of the Lhun": 1.2, "Into Hiding": 1.3,
    "Gift of Men": 0.7, "Tireless": 1.5, "Quiet": 0.4, "Well Provisioned": 1.0,
}  # fmt: skip
"""What the text of a card is worth while it lies prepared; of any other 0.9 for each ability."""
_ABILITY: Final = 0.9
_ONE_STAT: Final = frozenset(f"basic.{number}" for number in range(1, 6))
_OF_ITS_STAT: Final = 0.9


def prepared_worth(asked: Asked, card: int) -> float:
    """What a card is worth below the hero card."""
    return worth_of(asked.game.card(card))


def worth_of(card: Card) -> float:
    """What a card is worth below a hero card, whoever's."""
    if card.owner == WEAKNESS:
        return -1.0
    if card.key in _ONE_STAT:
        return _OF_ITS_STAT
    words = [KEYWORDS[each][0] + KEYWORDS[each][1] * number for each, number in card.keywords.items()]
    best = max(words, default=0.0) + 0.2 * max(0, len(words) - 1)
    text = ABILITIES.get(card.title, _ABILITY * len(card.abilities))
    return max(best, text) + 0.25 * min(best, text)


def in_deck(asked: Asked, card: Card) -> float:
    """What the icons of a card are worth in its deck."""
    return asked.weights.success * card.success + asked.weights.fate * card.fate


def prepare(asked: Asked) -> int:
    """The best of the cards, if it is worth a place; a full row takes only better ones."""
    game = asked.game
    options = [each for each in asked.decision.options if each != PASS]
    icons = 0.3

    def gain(card: int) -> float:
        return prepared_worth(asked, card) - icons * in_deck(asked, game.card(card))

    best = max(options, key=lambda each: (gain(each), -each))
    if PASS not in asked.decision.options:
        return best
    row = game.state.prepared[game.state.owner[best]]
    least = min(map(gain, row), default=0.0) if len(row) >= MOST_PREPARED else 0.0
    return best if gain(best) > least else PASS


def put_back(asked: Asked) -> int:
    """Icons on top, so that the next test shows them; what has none goes under the deck."""
    game = asked.game
    best, chosen = -99.0, asked.decision.options[0]
    for option in asked.decision.options:
        where, number = read_act(option)
        icons = in_deck(asked, game.card(number))
        worth = 1.0 - icons if where is Act.BOTTOM else icons + 0.05
        if worth > best:
            best, chosen = worth, option
    return chosen


def give_up(asked: Asked) -> int:
    """The least useful prepared card; nothing, where one may refuse and the row is worth more than what follows."""
    options = [each for each in asked.decision.options if each != PASS]
    least = min(options, key=lambda each: (prepared_worth(asked, each), each))
    if PASS in asked.decision.options and asked.margin(asked.game.state.owner[least]) > 2:
        return PASS
    return least
