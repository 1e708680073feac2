"""Skill cards: what to prepare, what to put where, what to give away."""

from __future__ import annotations

from waybread.bots.journeys.knowledge import Asked
from waybread.journeys.facts import WEAKNESS, Card
from waybread.journeys.options import Act, read
from waybread.kernel import PASS


def prepared_worth(card: Card) -> float:
    """What a card is worth below the hero card, beside what its icons are worth in the deck."""
    if card.owner == WEAKNESS:
        return -1.0
    worth = 0.8 * len(card.abilities) + sum(0.4 + 0.3 * number for number in card.keywords.values())
    return worth - 0.8 * card.success - 0.15 * card.fate


def prepare(asked: Asked) -> int:
    """The best of the revealed cards, if it is worth a place; a full row takes only better ones."""
    game = asked.game
    options = [each for each in asked.decision.options if each != PASS]
    best = max(options, key=lambda each: (prepared_worth(game.card(each)), -each))
    row = game.state.prepared[asked.hero]
    least = min((prepared_worth(game.card(each)) for each in row), default=0.0) if len(row) >= 4 else 0.2
    return best if prepared_worth(game.card(best)) > least else PASS


def put_back(asked: Asked) -> int:
    """Icons on top, the best last so that they lie topmost; what has none goes under the deck."""
    game, weights = asked.game, asked.weights
    best, chosen = -99.0, asked.decision.options[0]
    for option in asked.decision.options:
        where, number = read(option)
        card = game.card(number)
        icons = weights.success_on_top * card.success + weights.fate_on_top * card.fate
        worth = (0.5 - icons) * 2 + 1.5 if where is Act.BOTTOM else icons
        if worth > best:
            best, chosen = worth, option
    return chosen


def give_up(asked: Asked) -> int:
    """The least useful prepared card."""
    game = asked.game
    options = [each for each in asked.decision.options if each != PASS]
    return min(options, key=lambda each: (prepared_worth(game.card(each)), each))
