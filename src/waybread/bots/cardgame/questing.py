"""Whom to commit, with the odds of the next card in mind; where to travel; what fails and succeeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from waybread.bots.cardgame.card_knowledge import ROLES, TRAVEL, Role, judged_by, reveals
from waybread.bots.cardgame.fights import Foe, crew, engaged_foes, fight, foe, phantom, ready_characters
from waybread.bots.cardgame.position import Asked, Fighter
from waybread.bots.option_rules import least
from waybread.cardgame import CardType, Rule, Stat, committed_willpower, is_hidden, rule_applies, staging_threat, stat
from waybread.kernel import PASS


def odds(asked: Asked) -> list[tuple[int, float]]:
    """How much threat the next card brings, and how likely; a card that was looked at is certain."""
    state = asked.state
    deck = state.encounter_deck
    if deck and not is_hidden(state, asked.player, deck[-1]):
        return [(reveals(state.cards[deck[-1]]), 1.0)]
    counts: dict[int, int] = {}
    cards = state.cards
    for card in asked.unseen:
        amount = reveals(cards[card])
        counts[amount] = counts.get(amount, 0) + 1
    total = sum(counts.values())
    return [(amount, counts[amount] / total) for amount in sorted(counts)] if total else [(0, 1.0)]


def staging_odds(asked: Asked) -> list[tuple[int, float]]:
    """How much threat this round's staging brings, over all the cards that will be revealed."""
    count = revealed(asked)
    if not count:
        return [(0, 1.0)]
    one = odds(asked)
    if count == 1:
        return one
    mean = sum(amount * chance for amount, chance in one)
    spread = (sum((amount - mean) ** 2 * chance for amount, chance in one) * count) ** 0.5
    middle = mean * count
    return [(max(0, round(middle - spread)), 0.3), (round(middle), 0.4), (round(middle + spread), 0.3)]


def revealed(asked: Asked) -> int:
    """How many cards staging will reveal."""
    game = asked.game
    if any(game.rulings(Rule.SKIP_STAGING)):
        return 0
    return len(game.order()) + sum(int(str(each)) for each in game.rulings(Rule.EXTRA_REVEALS))


class Needed(NamedTuple):
    """What progress is good for."""

    room: int
    """What the active location still takes."""
    left: int
    """What the stage still takes."""
    part: float
    """How much progress counts at this stage."""
    wins: bool
    """Does it win the game to make both?"""
    clears: float
    """What it is worth to explore the active location, so that the way to another one is free."""


def needed(asked: Asked) -> Needed:
    """What progress is good for now."""
    game, state = asked.game, asked.state
    room = 0
    if state.active_location >= 0:
        points = stat(game, state.active_location, Stat.QUEST_POINTS)
        room = max(0, points - state.progress.get(state.active_location, 0))
    points = stat(game, state.quest, Stat.QUEST_POINTS) if state.quest >= 0 else 0
    left = max(0, points - state.progress.get(state.quest, 0))
    wins = bool(points) and not state.quest_deck and not rule_applies(game, Rule.CANNOT_ADVANCE)
    clears = 0.0
    if room:
        others = [asked.threat_of(each) for each in game.staged(CardType.LOCATION)]
        clears = asked.weights.clear * max(others, default=0)
    return Needed(room, left, _part(asked), wins, clears)


def _part(asked: Asked) -> float:
    """How much progress counts at the stage that is on."""
    state, weights = asked.state, asked.weights
    stage = state.cards[state.quest].stage if state.quest >= 0 else 0
    return weights.first_stage if stage == 1 else weights.second_stage if stage == 2 else 1.0


def outcome(asked: Asked, difference: float, need: Needed) -> float:
    """What it is worth to end a quest with so much more willpower than threat."""
    weights = asked.weights
    if difference > 0:
        useful = min(difference, need.room + need.left)
        value = weights.progress * need.part * useful + weights.spare_progress * (difference - useful)
        if need.room and difference >= need.room:
            value += need.clears
        return value + weights.victory if need.wins and difference >= need.room + need.left else value
    value = 0.0
    for player in asked.game.order():
        value += difference * asked.threat_price(player)
        if asked.state.threat[player] - difference >= 50:
            value -= weights.victory
    return value


def due(asked: Asked) -> list[int]:
    """Enemies of the staging area that will engage this player by themselves."""
    game, state = asked.game, asked.state
    staged = game.staged(CardType.ENEMY)
    if not staged or any(game.rulings(Rule.NO_ENGAGEMENT_CHECKS)):
        return []
    players = game.order()
    found = [each for each in staged if stat(game, each, Stat.ENGAGEMENT_COST) <= state.threat[asked.player]]
    if len(players) == 1:
        return found
    others = [each for each in players if each != asked.player]
    shared = [
        each for each in found if any(stat(game, each, Stat.ENGAGEMENT_COST) <= state.threat[other] for other in others)
    ]
    return [each for each in found if each not in shared] + shared[:: len(players)]


def stays_ready(asked: Asked, card: int) -> bool:
    """Will a character be ready again after it has committed?"""
    state = asked.state
    if asked.role(card) is Role.READIES_ON_THE_QUEST and state.resources.get(card, 0) > 0:
        return True
    return any(
        asked.role(each) is Role.READIES_ITS_HOST and each not in state.exhausted
        for each in state.attached.get(card, ())
    )


def commit(asked: Asked) -> int:
    """Commit whoever does more good on the quest than in the fight to come; the best one first."""
    plan = _Plan(asked)
    gains = sorted(((plan.gain((each,)), -each) for each in plan.candidates), reverse=True)
    if not gains:
        return PASS
    order = [-card for _, card in gains]
    if gains[0][0] > 0:
        return order[0]
    for count in range(2, len(order) + 1):  # together they may do what nobody does alone
        if plan.gain(order[:count]) > asked.weights.together * count:
            return order[0]
    return PASS


class _Plan:
    """What a quest is up against, to weigh who should go along."""

    def __init__(self, asked: Asked) -> None:
        game, picked = asked.game, asked.state.picked
        self.asked = asked
        able = [each for each in asked.options if each != PASS]
        self.strength = {each: asked.willpower(each) for each in able}
        self.lender = next((each for each in able if asked.role(each) is Role.LENDS_WILLPOWER), None)
        self.pursued = pursued(asked)
        self.candidates = [
            each for each in able if self.strength[each] > 0 or self.pursued or asked.key(each) in EXPLORERS
        ]
        if not self.candidates:
            return
        self.base = committed_willpower(game) + sum(asked.willpower(each) for each in picked) + _others(asked)
        self.threat = staging_threat(game)
        self.chances = staging_odds(asked)
        self.need = needed(asked)
        coming = due(asked)
        self.foes = engaged_foes(asked) + [foe(asked, each, engaging=True) for each in coming]
        self.fighters = crew(asked, able + [each for each in picked if stays_ready(asked, each)])
        self.wanted = _wanted(asked, self.foes, coming, self.fighters)
        self.likely = asked.weights.phantom * arrivals(asked)
        self.now = self.quest(()) + self.fight(())

    def quest(self, more: Sequence[int]) -> float:
        """What the quest is worth if these go along too."""
        willpower = self.base + sum([self.strength[each] for each in more])
        if self.lender is not None and self.lender not in more:  # it can lend everybody a point instead
            willpower += len(self.asked.state.picked) + len(more)
        total = 0.0
        for amount, chance in self.chances:
            total += chance * outcome(self.asked, willpower - self.threat - amount, self.need)
        return total

    def fight(self, away: Sequence[int]) -> float:
        """The fight to come, without those who are away; with an enemy to engage, and one that may yet come."""
        asked, foes = self.asked, self.foes
        gone = [each for each in away if not stays_ready(asked, each)]
        fighters = [each for each in self.fighters if each.card not in gone] if gone else self.fighters
        value = fight(asked, foes, foes, fighters)
        if self.wanted is not None:
            more = [*foes, self.wanted]
            value = max(value, fight(asked, more, more, fighters) + self.wanted.relief)
        if self.likely:
            more = [*foes, phantom(asked)]
            value = (1 - self.likely) * value + self.likely * fight(asked, more, more, fighters)
        return value

    def gain(self, more: Sequence[int]) -> float:
        """What it is worth that these go along too."""
        way = sum([_on_the_way(self.asked, each) for each in more])
        return self.quest(more) + self.fight(more) + way + self.pursued * len(more) - self.now


def pursued(asked: Asked) -> float:
    """What each character at home is likely to cost, should a card punish that when it is revealed."""
    cards = asked.state.cards
    copies = sum([ROLES.get(cards[each].key) is Role.THREAT_FOR_ABSENCE for each in asked.unseen])
    if not copies:
        return 0.0
    return copies / len(asked.unseen) * revealed(asked) * asked.threat_price(asked.player)


def _on_the_way(asked: Asked, card: int) -> float:
    """What a character does for having committed."""
    judge = _COMMITTING.get(asked.key(card))
    return judge(asked) if judge else 0.0


def _explore_staged(asked: Asked) -> float:
    value = 0.0
    for each in asked.game.staged(CardType.LOCATION):
        left = stat(asked.game, each, Stat.QUEST_POINTS) - asked.state.progress.get(each, 0)
        value += asked.threat_of(each) / max(1, left)
    return asked.weights.explore_staged * value


def _explore_active(asked: Asked) -> float:
    return 0.8 if asked.state.active_location >= 0 else 0.0


def _always(asked: Asked) -> float:
    return 0.5


_COMMITTING: Final = judged_by(
    "committing",
    {
        "explore staged locations": _explore_staged,
        "explore the active location": _explore_active,
        "always": _always,
    },
)
EXPLORERS: Final = frozenset(key for key, judge in _COMMITTING.items() if judge is _explore_staged)
"""Who is worth committing without any willpower."""


def _wanted(asked: Asked, foes: list[Foe], coming: list[int], fighters: list[Fighter]) -> Foe | None:
    """The staged enemy that it would pay most to engage if nobody committed."""
    now = fight(asked, foes, foes, fighters)
    best, chosen = 0.0, None
    for each in asked.game.staged(CardType.ENEMY):
        if each not in coming:
            one = foe(asked, each, engaging=True)
            value = fight(asked, [*foes, one], [*foes, one], fighters) - now + one.relief
            if value > best:
                best, chosen = value, one
    return chosen


def arrivals(asked: Asked) -> float:
    """How likely the next card is an enemy that engages this player at once."""
    state, cards = asked.state, asked.state.cards
    if not revealed(asked):
        return 0.0
    threat = state.threat[asked.player]
    coming = 0
    for each in asked.unseen:
        cost = cards[each].engagement_cost
        if cost is not None and cost <= threat:
            coming += 1
    return coming / max(1, len(asked.unseen))


def _others(asked: Asked) -> float:
    """The willpower that players who commit later can be counted on for: most of that of their questers."""
    game, state, weights = asked.game, asked.state, asked.weights
    players = game.order(state.lead)
    total = 0.0
    for player in players[players.index(asked.player) + 1 :]:
        for each in game.characters(player):
            if each not in state.exhausted:
                willpower = asked.willpower(each)
                quester = willpower > max(asked.attack(each), asked.defense(each))
                total += willpower * (weights.others_quest if quester else weights.others_commit)
    return total


def travel(asked: Asked) -> int:
    """Go where the most threat leaves the staging area for the fewest quest points."""
    weights, game = asked.weights, asked.game
    best, chosen = 0.0, PASS
    for each in asked.options:
        if each == PASS:
            continue
        left = stat(game, each, Stat.QUEST_POINTS) - asked.state.progress.get(each, 0)
        value = (
            weights.travel
            + weights.travel_threat * asked.threat_of(each)
            - weights.travel_points * left
            + TRAVEL.get(asked.key(each), 0.0)
        )
        if asked.role(each) is Role.EXHAUSTS_A_HERO:
            value -= _hero_missed(asked)
        if value > best or PASS not in asked.options:
            if chosen == PASS or value > best:
                best, chosen = value, each
    return chosen


def _hero_missed(asked: Asked) -> float:
    """What it costs in the fight to come to exhaust a hero now."""
    foes = engaged_foes(asked) + [foe(asked, each, engaging=True) for each in due(asked)]
    ready = crew(asked, ready_characters(asked, asked.player))
    losses = [
        fight(asked, foes, foes, ready) - fight(asked, foes, foes, [each for each in ready if each is not hero])
        for hero in ready
        if asked.is_hero(hero.card)
    ]
    return min(losses, default=0.0)


remove_from_quest: Final = least(Asked.willpower)
"""Take the least willpower off the quest."""
