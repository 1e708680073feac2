"""What a hero's player can tell of a position: chances of tests, dangers, what the objective asks for."""

from __future__ import annotations

from functools import cached_property, lru_cache

from waybread.bots.journeys import plans
from waybread.bots.journeys.campaign_goals import NO_GOALS, StoryGoals
from waybread.bots.journeys.plans import Means, Plan
from waybread.bots.journeys.weights import Weights
from waybread.journeys import (
    ATTACKS,
    CardType,
    Figure,
    Group,
    JourneyGame,
    Limit,
    Rule,
    Stat,
    at_least,
    distribution,
    strength,
)
from waybread.journeys.script import TestOf, threat_rise
from waybread.kernel import Decision

_REMEMBERED = 1 << 10
_AVERTED = 1.0
"""So many of an attack's cards are negated or prevented, on average."""
_READY_INSPIRATION = 2
"""So much inspiration a hero would spend on one test."""


@lru_cache(maxsize=_REMEMBERED)
def _blow(kind: str, figures: int, bonuses: tuple[str, ...]) -> tuple[float, float]:
    group = Group(0, kind, [Figure(1)] * figures, 0, bonuses)
    struck = [strength(each, group) for each in ATTACKS[kind]]
    return sum(each[0] for each in struck) / len(struck), sum(each[1] for each in struck) / len(struck)


def blow(group: Group) -> tuple[float, float]:
    """The damage and fear of a group's attack, on average, before anything averts it."""
    return _blow(group.kind, len(group.figures), group.bonuses)


class Asked:
    """A decision in an imagined world, with what can be told of it."""

    def __init__(self, game: JourneyGame, decision: Decision, weights: Weights, goals: StoryGoals = NO_GOALS) -> None:
        self.game = game
        self.decision = decision
        self.weights = weights
        self.goals = goals
        self.worths: dict[tuple[int, int], float] = {}
        """What actions that have others inside them are worth to a hero, as far as that has been asked."""
        self._margins: dict[int, tuple[int, int]] = {}
        self._chances: dict[tuple[int, int, int], tuple[float, ...]] = {}

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

    @cached_property
    def own(self) -> int:
        """A standing hero of whoever is asked, the active one first."""
        state, player = self.game.state, self.decision.player
        if state.active >= 0 and state.seats[state.active] == player:
            return state.active
        return next((each for each in self.game.standing if state.seats[each] == player), 0)

    # Tests ------------------------------------------------------------------------------

    def chances(self, hero: int, stat: Stat, inspiration: int = 0, more: int = 0) -> tuple[float, ...]:
        """The chance of each number of successes, by the cards that are left in the deck."""
        reveal = max(1, self.game.value(hero, stat) + more)
        key = hero, reveal, inspiration
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._distribution(hero, reveal, inspiration)
        return found

    def _distribution(self, hero: int, reveal: int, inspiration: int) -> tuple[float, ...]:
        state = self.game.state
        cards, bit, known = state.cards, 1 << self.decision.player, state.known
        deck = state.decks[hero]
        seen: dict[int, tuple[int, int]] = {}
        unknown = []
        for place, card in enumerate(reversed(deck)):
            icons = cards[card].success, cards[card].fate
            if known.get(card, 0) & bit:
                seen[place] = icons
            else:
                unknown.append(icons)
        discard = (
            [(cards[card].success, cards[card].fate) for card in state.discards[hero]] if reveal > len(deck) else ()
        )
        return distribution(reveal, unknown, known=seen, discard=discard, inspiration=inspiration)

    def best_stat(self, hero: int, test: TestOf) -> tuple[tuple[float, ...], Stat]:
        """The chances with what inspiration a hero would spend, by the stat that promises most."""
        held = min(_READY_INSPIRATION, self.game.state.inspiration[hero])
        left = self.left(test)
        found = [(self.chances(hero, stat, held), stat) for stat in test.stats]
        return max(found, key=lambda each: (at_least(left, each[0]), _mean(each[0])))

    def left(self, test: TestOf) -> int:
        """How many successes a test still needs."""
        done = self.game.state.app.counters.get(test.counter, 0) if test.counter else 0
        return max(1, test.need - done)

    # Damage and fear --------------------------------------------------------------------

    def margins(self, hero: int) -> tuple[int, int]:
        """How much more damage and how much more fear a hero can take before a last stand."""
        found = self._margins.get(hero)
        if found is None:
            game = self.game
            found = self._margins[hero] = (
                game.value(hero, Limit.DAMAGE) - len(game.harm_of(hero, CardType.DAMAGE)),
                game.value(hero, Limit.FEAR) - len(game.harm_of(hero, CardType.FEAR)),
            )
        return found

    def margin(self, hero: int) -> int:
        """The smaller of the two."""
        return min(self.margins(hero))

    def blow(self, group: Group) -> tuple[float, float]:
        """The damage and fear of a group's attack, on average, before anything averts it."""
        return blow(group)

    def pain(self, hero: int, damage: float, fear: float = 0.0, averted: float = 0.0) -> float:
        """What suffering so much would mean to a hero, if so much of it is averted."""
        total = damage + fear
        share = max(0.0, total - averted) / total if total else 0.0
        return sum(
            self._ache(margin, amount * share)
            for margin, amount in zip(self.margins(hero), (damage, fear), strict=True)
            if amount
        )

    def _ache(self, margin: int, amount: float) -> float:
        weights = self.weights
        near = weights.near_limit / max(1, margin)
        over = min(1.0, amount / max(1, margin)) ** 2
        return weights.danger * amount * (1 + near) + weights.last_stand * over * min(1.0, 3 / max(1, margin))

    def struck(self, hero: int, group: Group) -> float:
        """What an attack of a group would mean to a hero."""
        return self.pain(hero, *self.blow(group), averted=_AVERTED)

    def provoked(self, hero: int) -> float:
        """What the groups in a hero's space would do to someone who leaves or interacts."""
        game = self.game
        groups = [each for each in game.groups_at(game.state.position[hero]) if not each.exhausted]
        if not groups or game.rule_applies(Rule.PROVOKES_NOTHING, hero):
            return 0.0
        return sum(self.struck(hero, each) for each in groups)

    # The objective ----------------------------------------------------------------------

    @cached_property
    def plan(self) -> Plan:
        """What can come to be, and what heroes can do, for the sake of the current objective and of goals."""
        return plans.current(self.game, self.goals.counters)

    def helps(self, *ways: Means) -> float:
        """What doing one of these is worth for the objective."""
        means = self.plan.means
        return self.weights.objective * max(means.get(each, 0.0) for each in ways)

    @cached_property
    def urgency(self) -> float:
        """How much more a point of threat counts than at the beginning."""
        game = self.game
        left = (game.threat_end - game.state.app.threat) / max(1, threat_rise(game))
        return 1.0 if left > 5 else 1.0 + 0.35 * (5 - left)

    @cached_property
    def rounds_left(self) -> float:
        """How many rounds the threat bar leaves, as it rises now."""
        game = self.game
        return (game.threat_end - game.state.app.threat) / max(1, threat_rise(game))


def _mean(chances: tuple[float, ...]) -> float:
    return sum(count * chance for count, chance in enumerate(chances))
