"""The action phase: heroes take turns in any order, up to two actions each (jme:2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cards import act_option, act_options, forget_uses
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.facts import Keyword
from waybread.journeys.rules import (
    harm_cards,
    hero_attacks,
    interactions,
    movement,
    terrain,
    windows,
)
from waybread.journeys.rules.abilities import Moment, Per
from waybread.journeys.rules.keywords import keyword_options, read_keyword, use_keyword
from waybread.journeys.rules.movement import STREAM
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script import runner
from waybread.journeys.script.adventure import Extra
from waybread.journeys.script.conditions import all_hold
from waybread.journeys.script.places import spaces_named
from waybread.journeys.script.runner import Scene, do
from waybread.journeys.state import NOBODY
from waybread.journeys.steps.chart import chart
from waybread.kernel import PASS, Decision, Effect

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

ACTIONS: Final = 2
"""jme:2.1"""
TRAVEL_MOVES: Final = 2
"""jme:108.1"""
_KINDS: Final = {
    Act.MOVE: "travel", Act.ATTACK: "attack", Act.INTERACT: "interact", Act.TERRAIN: "interact", Act.EXTRA: "extra",
}  # fmt: skip
"""The kinds of action (jme:2.2, jme:2.4)."""


@chart.step("2")
def action_phase(game: JourneyGame) -> Effect | None:
    """The first phase of a round."""
    state = game.state
    state.round += 1
    state.phase = "action"
    state.acted = []
    state.goto("2.5")
    game.announce("round", round=state.round)
    return runner.happened(game, "round", str(state.round))


@chart.step("2.5")
def next_hero(game: JourneyGame) -> Decision | Effect | None:
    """Which hero takes a turn now: any who has not (jme:2.5)."""
    state = game.state
    if runner.has_changes(game):
        return runner.settle(game)
    waiting = tuple(each for each in game.standing if each not in state.acted)
    if not waiting:
        state.active = NOBODY
        state.goto("83")
        return None
    return Decision(game.seat(waiting[0]), DecisionKind.TURN_ORDER, waiting, "jme:2.5")


@next_hero.answered
def hero_chosen(game: JourneyGame, hero: int) -> Effect:
    """A turn begins."""
    state = game.state
    state.active = hero
    state.actions, state.moves, state.done, state.ended = 0, 0, [], []
    forget_uses(game.state.uses, Per.TURN)
    state.goto("2.1")
    return _begin(game, hero)


async def _begin(game: JourneyGame, hero: int) -> None:
    await windows.before(game, Occurrence(On.TURN, hero=hero))
    if not game.state.defeated[hero] and STREAM not in game.state.done:
        game.state.actions += ACTIONS


@chart.step("2.1")
def take_turn(game: JourneyGame) -> Decision | Effect | None:
    """Everything that a hero may do next in the turn, or end it (jme:2.1b)."""
    state = game.state
    if runner.has_changes(game):
        return runner.settle(game)
    hero = state.active
    if state.defeated[hero] or STREAM in state.done:
        state.goto("2.end")
        return None
    return Decision(game.seat(hero), DecisionKind.TURN, (*turn_options(game, hero), PASS), "jme:2.1", about=hero)


def turn_options(game: JourneyGame, hero: int) -> list[int]:
    """Moves, attacks, interactions, abilities."""
    state = game.state
    found: list[int] = []
    if state.actions:
        found += action_options(game, hero)
    elif state.moves:
        found += act_options(Act.MOVE, movement.destinations(game, hero))
    found += keyword_options(game, hero, Keyword.SPRINT)
    if windows.has_listeners(game, On.TURN, Moment.WHEN):
        offers = windows.offers(game, Occurrence(On.TURN, hero=hero), Moment.WHEN, set())
        found += offers.get(game.seat(hero), [])
    return found


def action_options(game: JourneyGame, hero: int) -> list[int]:
    """What a hero could do with an action; a move into a space stands for travelling."""
    found = act_options(Act.MOVE, movement.destinations(game, hero))
    if hero_attacks.targets(game, hero):
        found.append(act_option(Act.ATTACK))
    found += [act_option(Act.INTERACT, each.number) for each in interactions.tokens_for(game, hero)]
    found += [act_option(Act.TERRAIN, each.number) for each in terrain.interactions(game, hero)]
    if game.adventure.extras:
        found += [act_option(Act.EXTRA, place) for place, _ in extras(game, hero)]
    return found


def extras(game: JourneyGame, hero: int) -> list[tuple[int, Extra]]:
    """The actions that the adventure adds here and now (jme:2.4)."""
    space = game.state.position[hero]
    return [
        (place, each)
        for place, each in enumerate(game.adventure.extras)
        if all_hold(game, each.when) and (not each.space or space in spaces_named(game, each.space))
    ]


@take_turn.answered
def something_done(game: JourneyGame, chosen: int) -> Effect | None:
    """Carry out what the hero does."""
    state = game.state
    if chosen == PASS:
        state.actions = state.moves = 0
        state.goto("2.end")
        return None
    act, number = read_act(chosen)
    hero = state.active
    if act is Act.MOVE:
        return _travel(game, hero, number)
    if act is Act.KEYWORD:
        return _sprint(game, number)
    if act is Act.ABILITY:
        return windows.use_option(game, Occurrence(On.TURN, hero=hero), chosen, set())
    state.actions -= 1
    return _take_action(game, hero, act, number)


async def _take_action(game: JourneyGame, hero: int, act: Act, number: int) -> None:
    """One of the turn's actions, used up unless the hero thinks better of it (jme:49.2b)."""
    if not await _act(game, hero, act, number):
        game.state.actions += 1


async def _travel(game: JourneyGame, hero: int, space: int) -> None:
    """A move of a travel action or a sprint; without moves left it begins a travel action (jme:108.1)."""
    state = game.state
    if not state.moves:
        state.actions -= 1
        state.done.append(_KINDS[Act.MOVE])
        await windows.before(game, Occurrence(On.TRAVEL, hero=hero))
        if STREAM in state.done:
            return
        state.moves = TRAVEL_MOVES - sum(int(str(each)) for each in game.rulings(Rule.TRAVELS_FEWER, hero))
        if state.moves <= 0 or state.defeated[hero] or space not in movement.destinations(game, hero):
            state.moves = max(0, state.moves)
            return
    state.moves -= 1
    await movement.move(game, hero, space)
    if state.sprints:  # the moves of the latest sprint come first
        card, left = state.sprints.popitem()
        if left > 1:
            state.sprints[card] = left - 1
        else:
            await _sprinted(game, hero, card)


async def _sprint(game: JourneyGame, number: int) -> None:
    """Discard a Sprint card for more moves (jme:89.1)."""
    card, keyword = read_keyword(number)

    async def sprint(moves: int) -> None:
        game.state.moves += moves
        game.state.sprints[card] = moves

    await use_keyword(game, card, keyword, sprint, lasts=True)


async def _sprinted(game: JourneyGame, hero: int, card: int) -> None:
    """The moves of a sprint are made, or the hero does without them; at a stream, only what must happen does."""
    occurrence = Occurrence(On.KEYWORD, hero=hero, card=card, keyword=Keyword.SPRINT)
    if STREAM in game.state.done:  # jme:92.2a
        await windows.resolve_forced(game, occurrence, Moment.AFTER, set())
    elif not game.state.defeated[hero]:
        await windows.after(game, occurrence)


async def _act(game: JourneyGame, hero: int, act: Act, number: int) -> bool:
    """An attack, an interaction, or an action of the adventure. False if it comes to nothing."""
    state = game.state
    state.done.append(_KINDS[act])
    if act is Act.ATTACK:
        await hero_attacks.attack(game, hero)
    elif act is Act.EXTRA:
        await do(game, game.adventure.extras[number].do, Scene(hero))
    else:
        token = game.token(number)
        if token is not None and act is Act.TERRAIN:
            await interactions.interact_terrain(game, hero, token)
        elif token is not None and not await interactions.interact(game, hero, token):
            state.done.pop()
            return False
    state.app.changed = True
    return True


def other_actions(game: JourneyGame, hero: int) -> list[int]:
    """The actions of kinds that a hero has not performed this turn."""
    done = game.state.done
    if STREAM in done:
        return []
    return [each for each in action_options(game, hero) if _KINDS[read_act(each)[0]] not in done]


async def act_otherwise(game: JourneyGame, hero: int, about: int) -> None:
    """One action more when the turn ends, of a kind that has not been performed in it, or none (jme:2.1b)."""
    state = game.state
    while True:
        options = (*other_actions(game, hero), PASS)
        chosen = await Decision(game.seat(hero), DecisionKind.TURN, options, "jme:2.1", about=about)
        if chosen == PASS:
            return
        act, number = read_act(chosen)
        if act is Act.MOVE:
            break
        if await _act(game, hero, act, number):
            return
    state.actions, state.moves = 1, 0
    await _travel(game, hero, number)
    while state.moves:
        state.moves -= 1
        if not await movement.choose_move(game, hero, about):
            state.moves = 0


@chart.step("2.end")
def end_turn(game: JourneyGame) -> Effect:
    """The end of a turn: resting, bushes, whatever names this moment (J12)."""
    game.state.goto("2.5")
    return _end(game, game.state.active)


async def _end(game: JourneyGame, hero: int) -> None:
    state = game.state
    while state.sprints:
        await _sprinted(game, hero, state.sprints.popitem()[0])
    occurrence = Occurrence(On.TURN, hero=hero)
    used = set(state.ended)
    while not state.defeated[hero]:
        offers = windows.offers(game, occurrence, Moment.AFTER, used)
        own = _bushes(game, hero, used) + _rests(game, hero)
        seat = game.seat(hero)
        if own:
            offers = {seat: own + offers.pop(seat, []), **offers}
        due = windows.forced_options(game, occurrence, Moment.AFTER, used)  # in any order with what may be done (J12)
        for asked, options in offers.items():
            chosen = await Decision(asked, DecisionKind.TURN_END, (*due, *options, PASS), "jme:77.1", about=hero)
            if chosen != PASS:
                await _at_end(game, hero, chosen, used, occurrence)
                break
        else:
            if not due:
                break
            await windows.resolve_forced(game, occurrence, Moment.AFTER, used)
        if STREAM in state.done:
            state.actions = 0  # jme:92.2a
        if state.actions and not state.defeated[hero]:  # one more action was given: the turn goes on
            state.ended = sorted(used)
            state.goto("2.1")
            return
    state.lasting = [each for each in state.lasting if each.until != "turn"]
    state.acted.append(hero)
    state.active = NOBODY
    state.moves = state.actions = 0


def _bushes(game: JourneyGame, hero: int, used: set[int]) -> list[int]:
    """The bushes in the space where the turn ends in which the hero has not tried to hide (jme:17.2)."""
    found = act_options(Act.TERRAIN, [each.number for each in terrain.here(game, hero, "bush")])
    return [each for each in found if each not in used]


def _rests(game: JourneyGame, hero: int) -> list[int]:
    """The Rest cards that could do something: discard what lies face down, or set off some text (jme:77.1)."""
    options = keyword_options(game, hero, Keyword.REST)
    if not options or harm_cards.choices(game, hero, down_only=True):
        return options
    cards = {each: read_keyword(read_act(each)[1])[0] for each in options}
    return [
        each
        for each, card in cards.items()
        if windows.would_answer(game, Occurrence(On.KEYWORD, hero=hero, card=card, keyword=Keyword.REST))
    ]


async def _at_end(game: JourneyGame, hero: int, chosen: int, used: set[int], occurrence: Occurrence) -> None:
    act, number = read_act(chosen)
    if act is Act.TERRAIN:
        used.add(chosen)
        token = game.token(number)
        if token is not None:
            await terrain.hide_in_bush(game, hero, token)
    elif act is Act.KEYWORD:
        card, keyword = read_keyword(number)

        async def rest(amount: int) -> None:
            await harm_cards.heal(game, hero, amount, down_only=True, optional=True)

        await use_keyword(game, card, keyword, rest)
    else:
        await windows.use_option(game, occurrence, chosen, used)
