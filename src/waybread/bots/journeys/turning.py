"""What to do next in a turn: fight, interact, move, use something, or end it."""

from __future__ import annotations

from waybread.bots.journeys.knowledge import Asked
from waybread.journeys import fighting
from waybread.journeys.facts import CardType, Limit
from waybread.journeys.moving import destinations
from waybread.journeys.options import SLOTS, Act, read
from waybread.kernel import PASS

_ACTION_WORTH = 0.4
"""What is done must be worth more than this."""


def turn(asked: Asked) -> int:
    """The option that promises most."""
    best, chosen = _ACTION_WORTH, PASS
    ways = _ways(asked)
    for option in asked.decision.options:
        worth = 0.0 if option == PASS else _worth(asked, option, ways)
        if worth > best:
            best, chosen = worth, option
    return chosen


def turn_order(asked: Asked) -> int:
    """The strongest fighters with an enemy near go first, then whoever has most to lose last."""
    game = asked.game
    return max(
        asked.decision.options,
        key=lambda hero: (bool(fighting.targets(game, hero)) and asked.fights_well(hero), asked.margin(hero), -hero),
    )


def _ways(asked: Asked) -> dict[int, float]:
    """What each adjacent space promises: the best aim that it leads to, less the way."""
    game, hero = asked.game, asked.hero
    state = game.state
    here = state.position[hero]
    aims = asked.aims(hero)
    moves = state.moves + 2 * state.actions
    leaving = asked.provoked(hero)
    stay = aims.get(here, 0.0) if state.actions else 0.0
    found: dict[int, float] = {}
    for space in destinations(game, hero):
        distances = game.board.distances(space)
        best = 0.0
        for aim, worth in aims.items():
            far = distances.get(aim, 99) + 1
            if aim == here:
                continue
            late = 0 if far < moves else 1
            best = max(best, worth - asked.weights.per_move * far - late)
        met = sum(asked.pain(hero, asked.blow(each)) * 0.5 for each in game.groups_at(space))
        if game.dark(space) and not game.says("ignores darkness", hero):
            met += asked.pain(hero, 2) * 0.5
        found[space] = best - leaving - met - 0.3 * stay
    return found


def _worth(asked: Asked, option: int, ways: dict[int, float]) -> float:
    act, number = read(option)
    game, hero = asked.game, asked.hero
    if act is Act.MOVE:
        return ways.get(number, 0.0)
    if act is Act.ATTACK:
        return attack_worth(asked, hero)
    if act is Act.INTERACT:
        token = game.token(number)
        return asked.worth_of(hero, token) * 1.2 - asked.provoked(hero) if token else 0.0
    if act is Act.TERRAIN:
        return 2.0
    if act is Act.EXTRA:
        return 3.0
    if act is Act.KEYWORD:
        return sprint_worth(asked, ways)
    return ability_worth(asked, number // SLOTS)


def sprint_worth(asked: Asked, ways: dict[int, float]) -> float:
    """Sprinting is for those who have no moves left and somewhere to go."""
    state = asked.game.state
    if state.moves or not ways:
        return 0.0
    return max(ways.values()) - asked.weights.card if not state.actions else 0.0


def attack_worth(asked: Asked, hero: int) -> float:
    """What an attack would do to the best target, less what strikes back."""
    game = asked.game
    best = 0.0
    for number in fighting.targets(game, hero):
        group = game.group(number)
        if group is None:
            continue
        hits = expected_hits(asked, hero)
        first = group.figures[0]
        life = sum(each.health for each in group.figures) + first.armour + first.sorcery
        share = min(1.0, hits / max(1, life))
        worth = asked.weights.kill * share + (asked.weights.kill if hits >= life else 0.0)
        if not group.exhausted and hits < life and game.nearby(group.space, game.state.position[hero]):
            worth -= 0.4 * asked.pain(hero, asked.blow(group))
        best = max(best, worth)
    return best


def expected_hits(asked: Asked, hero: int) -> float:
    """About how many hits a hero's best weapon makes."""
    game = asked.game
    best = 0.0
    for item in fighting.weapons(game, hero):
        card = game.card(item)
        for stat in card.stats:
            chances = asked.chances(hero, stat, min(1, game.state.inspiration[hero]))
            rates = sorted((line.hits / line.cost for line in card.lines if line.hits), reverse=True)
            rate = rates[0] if rates else 0.0
            best = max(best, sum(count * chance for count, chance in enumerate(chances)) * rate)
    return best


def ability_worth(asked: Asked, card: int) -> float:
    """An ability on one's own turn: healing when hurt, otherwise what a card costs at least."""
    game, hero = asked.game, asked.hero
    printed = game.card(card)
    hurt = len(game.state.harm[hero])
    limits = game.value(hero, Limit.DAMAGE) + game.value(hero, Limit.FEAR)
    heals = printed.type is CardType.SKILL and hurt * 2 > limits
    return 2.5 if heals else 0.5 + 0.1 * len(game.groups_near(game.state.position[hero]))
