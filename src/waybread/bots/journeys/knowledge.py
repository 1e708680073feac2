"""What a hero's player can tell of a position: chances of tests, dangers, what is worth going for."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from waybread.bots.journeys.weights import Weights
from waybread.journeys import JourneyGame
from waybread.journeys.app import running
from waybread.journeys.app.adventure import TestOf
from waybread.journeys.enemies.attack_tables import ATTACKS
from waybread.journeys.enemies.attacks import strength
from waybread.journeys.facts import CardType, Limit, Stat
from waybread.journeys.odds import at_least, distribution
from waybread.journeys.state import Group, Token
from waybread.kernel import Decision, Streams


class Asked:
    """A decision in an imagined world, with what can be told of it."""

    def __init__(self, game: JourneyGame, decision: Decision, chance: Streams, weights: Weights) -> None:
        self.game = game
        self.decision = decision
        self.chance = chance
        self.weights = weights

    @cached_property
    def hero(self) -> int:
        """The hero it is about."""
        state, about = self.game.state, self.decision.about
        if about is not None and 0 <= about < len(state.heroes):
            return about
        if about is not None and about < len(state.owner) and state.owner[about] >= 0:
            return state.owner[about]
        if state.tests:
            return state.tests[-1].hero
        return max(0, state.active)

    def chances(self, hero: int, stat: Stat, inspiration: int = 0, more: int = 0) -> tuple[float, ...]:
        """The chance of each number of successes, by the cards that are left in the deck."""
        state = self.game.state
        cards, bit = state.cards, 1 << self.decision.player
        deck = state.decks[hero]
        known = {
            len(deck) - 1 - place: (cards[card].success, cards[card].fate)
            for place, card in enumerate(deck)
            if state.known.get(card, 0) & bit
        }
        unknown = [(cards[card].success, cards[card].fate) for card in deck if not state.known.get(card, 0) & bit]
        discard = [(cards[card].success, cards[card].fate) for card in state.discards[hero]]
        reveal = max(1, self.game.value(hero, stat) + more)
        return distribution(reveal, unknown, known=known, discard=discard, inspiration=inspiration)

    def passing(self, hero: int, test: TestOf) -> tuple[float, Stat]:
        """The chance to pass a test with what inspiration there is, by the best stat."""
        counters = self.game.state.app.counters
        done = counters.get(test.counter, 0) if test.counter else 0
        held = min(2, self.game.state.inspiration[hero])
        found = [(at_least(test.need - done, self.chances(hero, stat, held)), stat) for stat in test.stats]
        best = max(found, key=lambda each: each[0])
        if test.counter:  # every success counts
            best = (max(best[0], 0.5), best[1])
        return best

    def margin(self, hero: int) -> int:
        """How many more cards a hero can take before a last stand, of the kind that is nearer to it."""
        game = self.game
        damage = game.value(hero, Limit.DAMAGE) - len(game.harm_of(hero, CardType.DAMAGE))
        fear = game.value(hero, Limit.FEAR) - len(game.harm_of(hero, CardType.FEAR))
        return min(damage, fear)

    def blow(self, group: Group) -> float:
        """The damage and fear of a group's attack, on average, before anything averts it."""
        table = ATTACKS[group.kind]
        return sum(sum(strength(each, group)) for each in table) / len(table)

    def pain(self, hero: int, amount: float) -> float:
        """What suffering so much would mean to a hero."""
        averted = 1.0
        felt = max(0.0, amount - averted)
        margin = max(1, self.margin(hero))
        scale = self.weights.near_limit if felt >= margin else 1.0
        return self.weights.danger * felt * scale * (1.0 + 2.0 / margin)

    def provoked(self, hero: int) -> float:
        """What the groups in a hero's space would do to someone who leaves or interacts."""
        game = self.game
        if game.says("provokes nothing", hero):
            return 0.0
        groups = game.groups_at(game.state.position[hero])
        return sum(self.pain(hero, self.blow(each)) for each in groups if not each.exhausted)

    def worth_of(self, hero: int, token: Token) -> float:
        """What interacting with a token is worth to a hero: its kind, and the chance that it works."""
        buttons = running.interactions(self.game, token)
        if not buttons:
            return 0.0
        weights = self.weights
        worth = {"person": weights.person, "search": weights.search, "threat": weights.threat_token}.get(
            token.kind, 3.0
        )
        tests = [each.test for _, each in buttons if each.test is not None]
        if len(tests) < len(buttons):
            return worth
        return worth * max(self.passing(hero, each)[0] for each in tests)

    @cached_property
    def crowd(self) -> Counter[int]:
        """How many heroes stand in each space."""
        return Counter(self.game.state.position)

    def aims(self, hero: int) -> dict[int, float]:
        """Spaces worth going to, with what they are worth on arrival."""
        game, weights = self.game, self.weights
        found: dict[int, float] = {}
        for token in game.state.tokens:
            if token.name:
                worth = self.worth_of(hero, token)
                if worth:
                    found[token.space] = found.get(token.space, 0.0) + worth
        for tile in game.state.unexplored:
            for space in game.board.spaces_of(tile):
                found[space] = found.get(space, 0.0) + weights.explore
        for group in game.state.groups:
            if self.fights_well(hero):
                life = sum(each.health + each.armour for each in group.figures)
                found[group.space] = found.get(group.space, 0.0) + weights.kill * 6 / (4 + life)
        others = Counter(game.state.position[each] for each in game.standing if each != hero)
        return {space: worth / (1 + weights.company * others[space]) for space, worth in found.items()}

    def fights_well(self, hero: int) -> bool:
        """Has a hero a weapon with a stat of three or more?"""
        game = self.game
        return any(game.value(hero, stat) >= 3 for item in game.state.equipped[hero] for stat in game.card(item).stats)
