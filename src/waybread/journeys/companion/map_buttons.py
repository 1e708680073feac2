"""The map as the screen in the action phase: what can be pressed there, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from waybread.cards import act_option
from waybread.journeys.companion.enemy_buttons import choose_hero, land, provoke_button
from waybread.journeys.companion.harm_buttons import party_button
from waybread.journeys.companion.instructions import passes
from waybread.journeys.decisions import Button, DecisionKind, read_button
from waybread.journeys.facts import Boon
from waybread.journeys.rules.movement import EXPLORE_INSPIRATION
from waybread.journeys.rules.terrain import TESTED, TOPPLED
from waybread.journeys.script import runner
from waybread.journeys.script.adventure import Action, Event
from waybread.journeys.script.conditions import all_hold, are_visible
from waybread.journeys.script.map_actions import remove_token
from waybread.journeys.script.places import spaces_named
from waybread.journeys.script.runner import Scene, do
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame
    from waybread.journeys.state import Token


# What can be pressed -----------------------------------------------------------------------


def buttons(game: CompanionGame) -> Iterator[int]:
    """Everything on the screen that can be pressed now."""
    state = game.state
    yield act_option(Button.HOURGLASS)
    for tile in state.unexplored:
        yield act_option(Button.EXPLORE, tile)
    for token in state.tokens:
        if choices(game, token):
            yield act_option(Button.TOKEN, token.number)
    for place, _ in entries(game):
        yield act_option(Button.ENTER, place)
    for place, _ in claims(game):
        yield act_option(Button.SO, place)
    if objective_can_be_done(game):
        yield act_option(Button.DONE)
    for place in extras(game):
        yield act_option(Button.EXTRA, place)
    for group in state.groups:
        yield act_option(Button.PORTRAIT, group.number)
    if any(not each.exhausted for each in state.groups):
        yield act_option(Button.PROVOKE)
    yield act_option(Button.PARTY)


def choices(game: CompanionGame, token: Token) -> tuple[int, ...]:
    """The buttons with the interact icon of a token; terrain with ordinary rules has one, if any (jme:adv.battle.4)."""
    if not game.has_ordinary_rules(token):
        return tuple(place for place, _ in runner.interactions(game, token))
    usable = token.kind in TESTED and (token.kind != "barrels" or game.state.groups)
    return (0,) if usable else ()


def entries(game: CompanionGame) -> list[tuple[int, Event]]:
    """Events that wait for a hero in a place on the map, by their places in the adventure; one for each place."""
    found: dict[str, tuple[int, Event]] = {}
    for place, event in _open_events(game, "entered"):
        if spaces_named(game, event.subject):
            found.setdefault(event.subject, (place, event))
    return list(found.values())


def claims(game: CompanionGame) -> list[tuple[int, Event]]:
    """Events that wait for something that only the players can see, and for nothing else any more."""
    return [(place, event) for place, event in _open_events(game, "check") if not are_visible(game, event.when)]


def _open_events(game: CompanionGame, on: str) -> Iterator[tuple[int, Event]]:
    for place, event in enumerate(game.adventure.events):
        if event.on == on and runner.can_run(game, event) and all_hold(game, event.when):
            yield place, event


def objective_can_be_done(game: CompanionGame) -> bool:
    """Does the objective wait only for something that the players can see?"""
    objective = game.adventure.objective(game.state.app.objective)
    return objective is not None and not are_visible(game, objective.done) and all_hold(game, objective.done)


def extras(game: CompanionGame) -> list[int]:
    """The actions that the adventure adds, where heroes may take them (jme:2.4)."""
    return [
        place
        for place, each in enumerate(game.adventure.extras)
        if all_hold(game, each.when) and (not each.space or spaces_named(game, each.space))
    ]


# What follows ------------------------------------------------------------------------------


async def press(game: CompanionGame, chosen: int) -> None:
    """Press a button of the map, but for the hourglass and portraits, which lead elsewhere."""
    kind, number = read_button(chosen)
    match kind:
        case Button.TOKEN:
            await select_token(game, number)
        case Button.PROVOKE:
            await provoke_button(game)
        case Button.PARTY:
            await party_button(game)
        case Button.SO:
            await runner.run(game, game.adventure.events[number])
        case Button.DONE:
            await runner.complete(game)
        case _:
            await _by_a_hero(game, kind, number)
    game.state.app.changed = True


async def _by_a_hero(game: CompanionGame, kind: Button, number: int) -> None:
    """What a hero does who is asked for: exploring, coming somewhere, an action of the adventure."""
    hero = await choose_hero(game, "jme:37.4" if kind is Button.EXPLORE else "jme:2.4")
    if hero == PASS:
        return
    if kind is Button.EXPLORE:
        await explore(game, hero, number)
    elif kind is Button.ENTER:
        await runner.happened(game, "entered", game.adventure.events[number].subject, hero)
    else:
        await do(game, game.adventure.extras[number].do, Scene(hero))


async def explore(game: CompanionGame, hero: int, tile: int) -> None:
    """The exploration token comes off, and the app tells what there is (jme:37.4); on normal it inspires (J14)."""
    game.state.unexplored.remove(tile)
    game.announce("explored", hero=hero, tile=tile)
    if inspiration := EXPLORE_INSPIRATION[game.state.app.difficulty]:
        game.announce("inspiration", heroes=(hero,), amount=inspiration)
    await runner.tile_explored(game, hero, tile)
    await runner.happened(game, "entered", runner.tile_name(game, tile), hero)


async def select_token(game: CompanionGame, number: int) -> None:
    """A button with the interact icon, or the one without (jme:49.2, jme:49.2b); then who interacts."""
    token = game.token(number)
    if token is None:
        return
    options = (*choices(game, token), PASS)
    chosen = await Decision(game.party_seat, DecisionKind.BUTTON, options, "jme:49.2", about=number)
    if chosen == PASS:
        return
    hero = await choose_hero(game, "jme:49.1", number)
    if hero == PASS:
        return
    game.announce("interacted", hero=hero, token=number, name=token.name, kind=token.kind)
    if game.has_ordinary_rules(token):
        await use_terrain(game, hero, token)
    else:
        await runner.press(game, hero, token, dict(runner.interactions(game, token))[chosen])


async def use_terrain(game: CompanionGame, hero: int, token: Token) -> None:
    """Barrels, a statue or a table by the rules of their cards (jme:13.3, jme:91.2, jme:98.2)."""
    stat, need = TESTED[token.kind]
    if not await passes(game, hero, (stat,), need):
        return
    if token.kind not in TOPPLED:
        await do(game, (Action("inspiration"), Action("boon", {"kind": Boon.EMBOLDENED.value})), Scene(hero))
        return
    rule = "jme:13.3a" if token.kind == "barrels" else "jme:91.2a"
    targets = (*(each.number for each in game.state.groups), PASS)
    group = game.group(await Decision(game.party_seat, DecisionKind.TARGET, targets, rule, about=token.number))
    if group is not None:
        hits, modifier = TOPPLED[token.kind]
        await land(game, group, hits, (modifier,))
    await remove_token(game, Scene(hero, token.number), {})
