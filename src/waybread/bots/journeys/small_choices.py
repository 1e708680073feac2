"""All other questions: offers, buttons and answers, targets, places, heroes, boons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from waybread.bots.journeys import ability_worth, attack_worth, script_worth, turns
from waybread.bots.journeys.plans import nested
from waybread.bots.journeys.position import Asked
from waybread.cards import ability_card, read_ability
from waybread.journeys import BOONS, BOTH, Act, Boon, Keyword, destinations, hero_attacks, read_act
from waybread.journeys.script import Action, all_actions, interactions
from waybread.kernel import PASS

_BUSH: Final = 0.2


def first(asked: Asked) -> int:
    """One is as good as another."""
    return asked.decision.options[0]


def offer(asked: Asked) -> int:
    """What is worth more than it costs."""
    best, chosen = 0.0, PASS
    for option in asked.decision.options:
        if option == PASS:
            continue
        act, number = read_act(option)
        worth = ability_worth.worth(asked, *read_ability(number)) if act is Act.ABILITY else 0.0
        if worth > best:
            best, chosen = worth, option
    return chosen


def turn_end(asked: Asked) -> int:
    """Rest when there is enough to heal; hide in bushes; other offers like any."""
    game, hero = asked.game, asked.hero
    best, chosen = 0.0, PASS
    for option in asked.decision.options:
        if option == PASS:
            continue
        act, number = read_act(option)
        card, slot = read_ability(number)
        if act is Act.KEYWORD:
            healed = ability_worth.healing(asked, hero, game.keywords(card).get(Keyword.REST, 0), BOTH, only=hero)
            worth = healed - ability_worth.price(asked, card)
        elif act is Act.TERRAIN:
            worth = _BUSH if not game.has_boon(hero, Boon.HIDDEN) else 0.0
        else:
            worth = ability_worth.worth(asked, card, slot)
        if worth > best:
            best, chosen = worth, option
    return chosen


def hide(asked: Asked) -> int:
    """Hide when enemies are about, with the card that is missed least."""
    if not asked.game.state.groups:
        return PASS
    options = [each for each in asked.decision.options if each != PASS]
    least = min(options, key=lambda each: (ability_worth.price(asked, ability_card(read_act(each)[1])), each))
    near = bool(asked.game.groups_near(asked.game.state.position[asked.hero]))
    worth = asked.weights.boon * (1.5 if near else 0.8)
    return least if worth > ability_worth.price(asked, ability_card(read_act(least)[1])) else PASS


def items(asked: Asked) -> int:
    """The items whose attack promises most, together."""
    game, hero, picked = asked.game, asked.hero, asked.decision.picked

    def promised(chosen: tuple[int, ...]) -> float:
        groups = (game.group(each) for each in hero_attacks.in_reach(game, hero, chosen))
        return max((attack_worth.attack_on(asked, hero, each, chosen) for each in groups if each), default=0.0)

    options = [each for each in asked.decision.options if each != PASS]
    best = max(options, key=lambda each: (promised((*picked, each)), -each))
    if PASS in asked.decision.options and promised((*picked, best)) < promised(picked):
        return PASS
    return best


def target(asked: Asked) -> int:
    """The group on which a few hits do most."""
    groups = [each for each in map(asked.game.group, asked.decision.options) if each is not None]
    if not groups:
        return asked.decision.options[0]
    hits = max(3, round(attack_worth.punch(asked, asked.own)))
    return max(groups, key=lambda each: (attack_worth.done_to(asked, each, hits, ()), -each.number)).number


def provoke(asked: Asked) -> int:
    """The weakest first: perhaps something comes between."""
    groups = [each for each in map(asked.game.group, asked.decision.options) if each is not None]
    return min(groups, key=lambda each: (sum(asked.blow(each)), each.number)).number


# The map ---------------------------------------------------------------------------------


def _mover(asked: Asked) -> int:
    """Whose move it is: that hero of the player's from whose space these are the ways."""
    game = asked.game
    options = {each for each in asked.decision.options if each != PASS}
    heroes = [each for each in game.standing if game.seat(each) == asked.decision.player]
    fitting = [each for each in heroes if options == {*destinations(game, each)}]
    return asked.hero if asked.hero in fitting or not fitting else fitting[0]


def move(asked: Asked) -> int:
    """A move that was given: to where aims are nearer, or stay."""
    hero = _mover(asked)
    ways = turns.Ways(asked, hero)
    here = asked.game.state.position[hero]

    def worth(space: int) -> float:
        return ways.from_here(space, 2) - turns.danger(asked, hero, space)

    spaces = [each for each in asked.decision.options if each != PASS]
    best = max(spaces, key=lambda each: (worth(each), -each))
    stays = PASS in asked.decision.options and worth(here) + asked.provoked(hero) >= worth(best)
    return PASS if stays else best


def place(asked: Asked) -> int:
    """The space from which most can be done."""
    ways = turns.Ways(asked, asked.hero)

    def worth(space: int) -> float:
        return ways.from_here(space, 2) - turns.danger(asked, asked.hero, space)

    return max(asked.decision.options, key=lambda each: (worth(each), -each))


def space(asked: Asked) -> int:
    """The space with most enemies in it."""
    game = asked.game

    def strength(option: int) -> float:
        return sum(sum(asked.blow(each)) for each in game.groups_at(option) if not each.exhausted)

    return max(asked.decision.options, key=lambda each: (strength(each), -each))


# The adventure ---------------------------------------------------------------------------


def button(asked: Asked) -> int:
    """The button that promises most."""
    token = asked.game.token(asked.decision.about if asked.decision.about is not None else -1)
    buttons = dict(interactions(asked.game, token)) if token else {}
    options = [each for each in asked.decision.options if each in buttons]
    if not options:
        return asked.decision.options[0]
    return max(options, key=lambda each: (script_worth.of_button(asked, asked.own, buttons[each]), -each))


def token(asked: Asked) -> int:
    """The token that is most worthwhile."""
    hero = asked.hero

    def worth(option: int) -> float:
        found = asked.game.token(option)
        return script_worth.of_token(asked, hero, found) if found else 0.0

    return max(asked.decision.options, key=lambda each: (worth(each), -each))


def answer(asked: Asked) -> int:
    """The answer that leads to most, as far as can be told which question it is."""
    options = asked.decision.options
    for choice in _choices(asked):
        found = dict(script_worth.answers(asked, choice))
        if tuple(found) == options:
            return max(options, key=lambda each: (script_worth.of_actions(asked, asked.own, found[each]), -each))
    return options[0]


def _choices(asked: Asked) -> Iterator[Action]:
    """Every question of the adventure, those of tokens in the hero's space first."""
    game = asked.game
    adventure = game.adventure
    here = {each.name for each in game.tokens_at(game.state.position[asked.own])}
    for each in sorted(adventure.tokens, key=lambda each: each.name not in here):
        for interaction in each.interactions:
            yield from _within(interaction.do)
            if interaction.test is not None:
                yield from _within((*interaction.test.passed, *interaction.test.failed))
    for actions in (
        *(each.do for each in adventure.objectives),
        *(each.do for each in adventure.events),
        *(each.do for each in adventure.extras),
        tuple(adventure.named.values()),
    ):
        yield from _within(actions)


def _within(actions: tuple[Action, ...]) -> Iterator[Action]:
    return (each for each in all_actions(actions, nested) if each.do == "choose")


# Heroes and their things -----------------------------------------------------------------


def hero(asked: Asked) -> int:
    """Who needs it most: little inspiration, a limit near."""
    state = asked.game.state
    options = [each for each in asked.decision.options if each != PASS]
    return min(options, key=lambda each: (2 * state.inspiration[each] + asked.margin(each), each))


def boon(asked: Asked) -> int:
    """Emboldened in a fight, hidden with enemies about, otherwise determined."""
    game = asked.game
    near = game.groups_near(game.state.position[asked.hero])
    order = (Boon.EMBOLDENED, Boon.HIDDEN, Boon.DETERMINED) if near else (Boon.DETERMINED, Boon.HIDDEN, Boon.EMBOLDENED)
    return min(asked.decision.options, key=lambda each: order.index(BOONS[each]))


def lose_boon(asked: Asked) -> int:
    """The boon that is of least use here."""
    game = asked.game
    near = game.groups_near(game.state.position[asked.hero])
    order = (Boon.DETERMINED, Boon.HIDDEN, Boon.EMBOLDENED) if near else (Boon.EMBOLDENED, Boon.HIDDEN, Boon.DETERMINED)
    return min(asked.decision.options, key=lambda each: order.index(game.card(each).boon or Boon.HIDDEN))


def deplete(asked: Asked) -> int:
    """The trinket with most tokens left."""
    depletion = asked.game.state.depletion
    return max(asked.decision.options, key=lambda each: (depletion.get(each, 0), -each))


def effect(asked: Asked) -> int:
    """Inspiration or a boon before a move or a scout; a search token, if one is there."""
    options = asked.decision.options
    title = asked.game.card(asked.decision.about).title if asked.decision.about is not None else ""
    order = (3, 2, 1) if title == "Trail Sign" else (2, 1, 3)
    return next((each for each in order if each in options), options[0])


def wish(asked: Asked) -> int:
    """What is offered for nothing is taken."""
    return asked.decision.options[0]


def turn_down(asked: Asked) -> int:
    """A face-up card with text before one without."""
    game = asked.game
    options = [each for each in asked.decision.options if each != PASS]
    loud = [each for each in options if game.card(each).abilities]
    return loud[0] if loud else options[0]
