"""All other questions: targets, healing, offers, ways of enemies."""

from __future__ import annotations

from waybread.bots.journeys.knowledge import Asked
from waybread.journeys.app import running
from waybread.journeys.facts import CardType, Keyword
from waybread.journeys.options import SLOTS, Act, read
from waybread.kernel import PASS


def first(asked: Asked) -> int:
    """One is as good as another."""
    return asked.decision.options[0]


def offer(asked: Asked) -> int:
    """What costs no card is taken; what does, only now and then matters: a free thing first."""
    for option in asked.decision.options:
        if option == PASS:
            continue
        act, number = read(option)
        if act is not Act.ABILITY:
            return option
        card = asked.game.card(number // SLOTS)
        ability = card.abilities[number % SLOTS]
        if not ability.cost or card.type is not CardType.SKILL:
            return option
        if (
            asked.game.groups_near(asked.game.state.position[asked.hero])
            or len(asked.game.state.prepared[asked.hero]) > 2
        ):
            return option
    return PASS


def turn_end(asked: Asked) -> int:
    """Rest when there is enough to heal; bushes always; other offers like any."""
    hurt = sum(not asked.game.face_up(each) for each in asked.game.state.harm[asked.hero])
    for option in asked.decision.options:
        if option == PASS:
            continue
        act, number = read(option)
        if act is Act.KEYWORD:
            card = number // SLOTS
            if hurt >= asked.game.keywords(card).get(Keyword.REST, 1) or asked.margin(asked.hero) <= 2:
                return option
            continue
        return option
    return PASS


def hide(asked: Asked) -> int:
    """Hide when enemies are near."""
    near = asked.game.groups_near(asked.game.state.position[asked.hero])
    return asked.decision.options[0] if near else PASS


def target(asked: Asked) -> int:
    """The group that is nearest to its end."""
    groups = {each.number: each for each in asked.game.state.groups}
    options = [each for each in asked.decision.options if each in groups]
    if not options:
        return asked.decision.options[0]
    return min(options, key=lambda each: sum(one.health + one.armour for one in groups[each].figures))


def enemy_target(asked: Asked) -> int:
    """The hero who can bear it best."""
    heroes = [each for each in asked.decision.options if each != PASS]
    return max(heroes, key=lambda each: (asked.margin(each), -each)) if heroes else PASS


def heal(asked: Asked) -> int:
    """Face-up cards first, then of the kind of which there is more."""
    game = asked.game
    options = [each for each in asked.decision.options if each != PASS]
    if not options:
        return PASS
    return max(
        options,
        key=lambda each: (game.face_up(each), len(game.harm_of(game.holder(each), game.card(each).type)), -each),
    )


def move(asked: Asked) -> int:
    """A move that was given: to where aims are nearer, or stay."""
    game, hero = asked.game, asked.hero
    aims = asked.aims(hero)
    here = game.state.position[hero]

    def worth(space: int) -> float:
        far = game.board.distances(space)
        best = max((each - asked.weights.per_move * far.get(aim, 99) for aim, each in aims.items()), default=0.0)
        return best - sum(asked.pain(hero, asked.blow(each)) * 0.5 for each in game.groups_at(space))

    spaces = [each for each in asked.decision.options if each != PASS]
    best = max(spaces, key=lambda each: (worth(each), -each))
    stay = worth(here) + asked.provoked(hero) if PASS in asked.decision.options else -99.0
    return best if worth(best) > stay else PASS


def button(asked: Asked) -> int:
    """The button with the best chance."""
    token = asked.game.token(asked.decision.about if asked.decision.about is not None else -1)
    if token is None:
        return asked.decision.options[0]
    hero = asked.game.state.tests[-1].hero if asked.game.state.tests else max(0, asked.game.state.active)
    buttons = dict(running.interactions(asked.game, token))

    def chance(option: int) -> float:
        test = buttons[option].test if option in buttons else None
        return asked.passing(hero, test)[0] if test else 0.9

    options = [each for each in asked.decision.options if each != PASS]
    return max(options, key=lambda each: (chance(each), -each))
