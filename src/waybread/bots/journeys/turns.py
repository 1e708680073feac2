"""What to do next in a turn: fight, interact, move, use something, or end it; and who goes first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from waybread.bots.journeys import ability_worth, attack_worth, script_worth
from waybread.bots.journeys.position import Asked
from waybread.cards import ability_card, read_ability
from waybread.journeys import Act, Boon, Rule, Stat, at_least, destinations, hero_attacks, read_act
from waybread.journeys.script import spaces_named
from waybread.kernel import PASS

_AGAIN = 1.1
"""To do something here is better than to go for as much elsewhere."""
_TOPPLED = 4
"""The hits of barrels and statues."""
_FAR = 99


def turn(asked: Asked) -> int:
    """The option that promises most; to end the turn, if nothing is worth doing."""
    found = scores(asked)
    return max(asked.decision.options, key=lambda each: (found[each], each == PASS))


def scores(asked: Asked) -> dict[int, float]:
    """What each option of a turn promises."""
    ways = Ways(asked, asked.hero)
    return {each: asked.weights.act if each == PASS else _worth(asked, each, ways) for each in asked.decision.options}


def turn_order(asked: Asked) -> int:
    """Who can attack goes first, the sturdiest before others: later ones meet an exhausted enemy."""
    game = asked.game

    def key(hero: int) -> tuple[bool, int, int]:
        return bool(hero_attacks.targets(game, hero)), asked.margin(hero), -hero

    return max(asked.decision.options, key=key)


def _worth(asked: Asked, option: int, ways: Ways) -> float:
    act, number = read_act(option)
    game, hero = asked.game, asked.hero
    if act is Act.MOVE:
        return ways.into(number)
    if act is Act.ATTACK:
        return attack_worth.best_attack(asked, hero)[0]
    if act is Act.INTERACT:
        token = game.token(number)
        return _AGAIN * script_worth.of_token(asked, hero, token) - asked.provoked(hero) if token else 0.0
    if act is Act.TERRAIN:
        return _terrain_worth(asked, number)
    if act is Act.EXTRA:
        extra = game.adventure.extras[number]
        return script_worth.of_actions(asked, hero, extra.do) + asked.helps(("extra", extra.name))
    if act is Act.KEYWORD:
        return ways.sprinting(ability_card(number))
    return ability_worth.worth(asked, *read_ability(number))


def _terrain_worth(asked: Asked, number: int) -> float:
    """A table heartens; barrels and statues fall on somebody."""
    game, hero, weights = asked.game, asked.hero, asked.weights
    token = game.token(number)
    if token is None:
        return 0.0
    space = game.state.position[hero]
    held = min(1, game.state.inspiration[hero])
    if token.kind == "table":
        chance = at_least(1, asked.chances(hero, Stat.SPIRIT, held))
        boon = 0.0 if game.has_boon(hero, Boon.EMBOLDENED) or not game.groups_near(space) else weights.boon
        return chance * (weights.inspiration + boon)
    barrels = token.kind == "barrels"
    groups = game.groups_near(space) if barrels else game.groups_at(space)
    chance = at_least(2, asked.chances(hero, Stat.WISDOM if barrels else Stat.MIGHT, held))
    modifiers = ("stun",) if barrels else ("sunder",)
    return chance * max((attack_worth.done_to(asked, each, _TOPPLED, modifiers) for each in groups), default=0.0)


class Ways:
    """Where a hero could go, and what for."""

    def __init__(self, asked: Asked, hero: int) -> None:
        self._asked = asked
        self._hero = hero
        self._aims: dict[int, float] | None = None
        self._seen: dict[tuple[int, int], float] = {}
        state = asked.game.state
        self._moves = state.moves + 2 * state.actions
        self._leaving = asked.provoked(hero)

    @property
    def aims(self) -> dict[int, float]:
        """Spaces worth going to, with what they are worth on arrival."""
        if self._aims is None:
            self._aims = aims(self._asked, self._hero)
        return self._aims

    def from_here(self, space: int, moves: int) -> float:
        """The best aim as seen from a space, with so many moves to go."""
        known = self._seen.get((space, moves))
        if known is None:
            known = self._seen[space, moves] = self._best_aim(space, moves)
        return known

    def _best_aim(self, space: int, moves: int) -> float:
        per_move, late = self._asked.weights.per_move, self._asked.weights.late
        far = self._asked.game.board.distances(space)
        best = 0.0
        for aim, worth in self.aims.items():
            distance = far.get(aim, _FAR)
            seen = worth - per_move * distance - (late if distance > moves else 0.0)
            if seen > best:
                best = seen
        return best

    def into(self, space: int) -> float:
        """What a move into a space promises: the best aim that it brings nearer, less its dangers; else nothing."""
        asked, hero, game = self._asked, self._hero, self._asked.game
        here, moves = game.state.position[hero], self._moves
        gained = self.from_here(space, moves - 1)
        stay = self.aims.get(here, 0.0) if game.state.actions else 0.0
        if stay >= gained or self.from_here(space, moves) <= self.from_here(here, moves):
            return 0.0
        return gained - self._leaving - danger(asked, hero, space)

    def sprinting(self, card: int) -> float:
        """Sprinting is for those who have neither moves nor actions left, and somewhere to go."""
        asked, state = self._asked, self._asked.game.state
        spaces = destinations(asked.game, self._hero)
        if state.moves or state.actions or not spaces:
            return 0.0
        self._moves = 1
        return max(map(self.into, spaces)) - ability_worth.price(asked, card)


def danger(asked: Asked, hero: int, space: int) -> float:
    """What waits in a space: groups, darkness, pits."""
    game = asked.game
    found = sum(0.3 * asked.struck(hero, each) for each in game.groups_at(space) if not each.exhausted)
    if game.is_dark(space) and not game.rule_applies(Rule.IGNORES_DARKNESS, hero):
        found += 0.6 * asked.pain(hero, 0, game.adventure.darkness, averted=0.5)
    if game.terrain_at(space, "pit"):
        found += 0.5 * asked.pain(hero, 2)
    return found


def aims(asked: Asked, hero: int) -> dict[int, float]:
    """Spaces worth going to, with what they are worth to a hero on arrival."""
    game, weights = asked.game, asked.weights
    found: dict[int, float] = {}

    def add(space: int, worth: float) -> None:
        if worth > 0:
            found[space] = max(found.get(space, 0.0), worth)

    for token in game.state.tokens:
        if token.name and game.adventure.token(token.name) is not None:
            worth = script_worth.of_token(asked, hero, token)
            if worth > 0:
                add(token.space, worth * _shared(asked, hero, token.space, script_worth.stats_of(asked, token)))
    names = {place: name.partition("#")[0] for name, place in game.state.app.places.items()}
    for tile in game.state.unexplored:
        explored = weights.explore + asked.helps(("tile", names.get(tile, "")), ("tile", ""))
        for space in game.board.spaces_of(tile):
            add(space, explored * _shared(asked, hero, space, ()))
    for space, worth_of_space in _places(asked):
        add(space, worth_of_space)
    for space, worth_of_space in _hunted(asked, hero):
        add(space, worth_of_space)
    return found


def _places(asked: Asked) -> Iterator[tuple[int, float]]:
    """Where the objective wants heroes to be, and what for."""
    game, weights = asked.game, asked.weights
    inside: set[int] = set()
    for (way, name), share in asked.plan.means.items():
        if way == "enter":
            yield from ((space, weights.objective * share) for space in spaces_named(game, name))
        elif way == "leave":
            inside.update(spaces_named(game, name))
    if inside:
        yield from ((space, weights.objective) for space in game.board.spaces if space not in inside)
    for extra in game.adventure.extras:
        worth = asked.helps(("extra", extra.name))
        if extra.space and worth:
            yield from ((space, worth) for space in spaces_named(game, extra.space))


def _shared(asked: Asked, hero: int, space: int, stats: Sequence[Stat]) -> float:
    """The share of an aim's worth that is left for a hero: less, where another is better placed for it."""
    game, weights = asked.game, asked.weights
    far = game.board.distances(space)

    def fitness(one: int) -> tuple[float, int]:
        skill = max((game.value(one, each) for each in stats), default=0)
        return skill - weights.per_move * far.get(game.state.position[one], _FAR), -one

    own = fitness(hero)
    return weights.other_goes if any(fitness(each) > own for each in game.standing if each != hero) else 1.0


def _hunted(asked: Asked, hero: int) -> Iterator[tuple[int, float]]:
    """Groups worth looking for: those that a hero can hurt."""
    game, weights = asked.game, asked.weights
    if not game.state.groups:
        return
    hits = attack_worth.punch(asked, hero)
    ranged = any(hero_attacks.is_ranged(game, each) for each in hero_attacks.weapons(game, hero))
    for group in game.state.groups:
        share = min(1.0, 2 * hits / max(1, attack_worth.life(group)))
        worth = weights.hunt * attack_worth.group_worth(asked, group) * share
        spaces = game.board.neighbours(group.space) if ranged else (group.space,)
        yield from ((space, worth) for space in spaces)
