"""The questions that the rules ask of cards: what standing text can answer."""

from typing import Final

QUESTIONS: Final[dict[str, str]] = {
    "keywords": "What keywords does a prepared card have besides its own? (card) -> {keyword: number}",
    "race": "What race does a hero also count as? (hero) -> race",
    "range": "How much further do a hero's ranged attacks reach? (hero) -> number",
    "ignores darkness": "Does darkness mean nothing to a hero? (hero) -> bool",
    "guards nearby": "May a hero's Guard cards protect nearby heroes? (hero) -> bool",
    "provokes nothing": "Does a hero provoke no enemies? (hero) -> bool",
    "cannot use": "Which keyword can a hero not use? (hero) -> keyword",
    "damage down": "Is all damage of a hero suffered face down? (hero) -> bool",
    "damage is fixed": "Can a hero's damage be neither prevented nor negated? (hero) -> bool",
    "immune to fear": "Can a hero suffer no fear? (hero) -> bool",
    "no counterattack": "Are counterattacks on a hero ignored? (hero) -> bool",
    "ranged": "Is an item ranged for its hero at the moment? (item) -> bool",
    "attack has": "Which modifier do a hero's attacks have? (hero) -> modifier",
    "travels fewer": "How many moves fewer does a travel action give? (hero) -> number",
    "scouts to bottom": "Must all cards of a hero's rally scout go to the bottom? (hero) -> bool",
    "ignores harm effects": "Are orders of damage and fear cards to discard things ignored? (hero) -> bool",
    "turned down instead": "Is a face-up card turned face down where it would be discarded? (card) -> bool",
    "cannot interact": "Which kind of token can a hero not interact with? (hero) -> kind",
}
"""Each question with what is asked about and what an answer is; ``game.rulings`` asks it."""
