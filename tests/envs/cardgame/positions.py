"""Positions of random games of every scenario, for one to four players."""

from collections.abc import Iterator
from random import Random

from tests.cardgame.plug import deck
from waybread.cardgame import CardGame
from waybread.envs.cardgame.observations import SCENARIO_IDS
from waybread.kernel import Json, Keep

SCENARIOS = tuple(sorted(SCENARIO_IDS))
TABLES = [(scenario, players) for scenario in SCENARIOS for players in (1, 2, 3, 4)]


def full_decks(players: int) -> list[dict[str, Json]]:
    """Decks with every card of a sphere, three copies at most."""
    found = []
    for seat in range(players):
        both = deck(seat)
        cards = both["cards"]
        assert isinstance(cards, dict)
        found.append({**both, "cards": {title: min(int(str(count)), 3) for title, count in cards.items()}})
    return found


def random_game(scenario: str, players: int, seed: int) -> Iterator[CardGame]:
    """A random game, at each of its decisions."""
    setup: dict[str, Json] = {"scenario": scenario, "easy": seed % 2 == 1, "decks": list(full_decks(players))}
    game = CardGame.new(setup, seed, Keep.SEARCH)
    chance = Random(seed)
    while game.decision is not None:
        yield game
        game.choose(chance.choice(game.decision.options))
