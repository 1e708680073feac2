"""Positions of whole games, played by bots, for tests that look at many."""

from __future__ import annotations

from collections.abc import Iterator

from waybread.bots import Policy
from waybread.cardgame import CardGame
from waybread.cardgame.deckfiles import shipped
from waybread.kernel import Keep, Streams

STARTERS = ("leadership", "lore", "spirit", "tactics")
SCENARIOS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")


def new_game(scenario: str, players: int, seed: int) -> CardGame:
    """A game with the starter decks, which have every card of the core set among them."""
    decks = [shipped()[name].deck().setup() for name in STARTERS[:players]]
    return CardGame.new({"scenario": scenario, "decks": decks}, seed, Keep.SEARCH)


def positions(scenario: str, players: int, seed: int, policy: Policy[CardGame]) -> Iterator[CardGame]:
    """Every position of a game with a decision that is a choice, the game itself each time."""
    game = new_game(scenario, players, seed)
    chance = Streams(seed)
    while game.decision is not None:
        yield game
        game.choose(policy(game, game.decision, chance))
