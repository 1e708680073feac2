"""How the app runs an adventure: what happens sets off events, objectives follow each other.

It knows no rule: what an event does, it does through ``game.verbs``. So every rule may set events off.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.maps.board import split_space
from waybread.journeys.script.adventure import Action, Event, Interaction
from waybread.journeys.script.conditions import all_hold, are_visible, ask_whether_hold
from waybread.kernel import PASS, Decision, Outcome

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame, S
    from waybread.journeys.state import Group, Token

TRIGGERS: Final = (
    "start", "explored", "entered", "defeated", "threshold", "round", "shadow", "check", "fired", "hero defeated",
)  # fmt: skip
"""What events can wait for."""
OF_ANY: Final = ("explored", "defeated", "round", "shadow")
"""Events can wait for these without saying of which tile, group or round: for any."""
_BY_ITSELF: Final = {
    "the threat bar is full": "full", "a hero has been defeated": "fallen", "every hero has been defeated": "fallen",
}  # fmt: skip
"""Which ending an adventure has when it is lost by the rules."""


@dataclass(slots=True)
class Scene:
    """Who or what set an action off."""

    hero: int = -1
    token: int = -1
    said: list[str] = field(default_factory=list)
    """Answers given in the conversation under way: none is given twice."""
    within: tuple[str, ...] = ()
    """Events and objectives that led here: none begins again inside itself."""


Args = Mapping[str, object]


async def do(game: GuidedGame[S], actions: Iterable[Action], scene: Scene) -> None:
    """Do a list of things, one after the other; NeverEnds if an author's lists lead to each other without end."""
    for each in actions:
        game.count_one()
        await game.verbs[each.do](game, scene, each.args)


async def happened(
    game: GuidedGame[S], on: str, subject: str = "", hero: int = -1, within: tuple[str, ...] = ()
) -> None:
    """Something has happened: events that wait for it are run, in the order of the adventure."""
    game.state.app.changed = True
    waiting = game.adventure.waiting
    for event in (*waiting.get((on, subject), ()), *(waiting.get((on, ""), ()) if subject and on in OF_ANY else ())):
        if can_run(game, event) and await ask_whether_hold(game, event.when):
            await run(game, event, hero, within)


def can_run(game: GuidedGame[S], event: Event) -> bool:
    """Has an event not come yet, or may it come again?"""
    return event.again or event.name not in game.state.app.fired


async def run(game: GuidedGame[S], event: Event, hero: int = -1, within: tuple[str, ...] = ()) -> None:
    """Run one event, whatever it waits for; it does not begin again while it is under way."""
    if event.name in within:
        return
    game.count_one()
    within = (*within, event.name)
    if event.name not in game.state.app.fired:
        game.state.app.fired.append(event.name)
    game.announce("event", name=event.name)
    await do(game, event.do, Scene(hero, within=within))
    await happened(game, "fired", event.name, hero, within)


async def tile_explored(game: GuidedGame[S], hero: int, tile: int) -> None:
    """A tile has been explored (jme:37.4). Where several have one name, it is this tile's from now on."""
    name, places = tile_name(game, tile), game.state.app.places
    if name and places[name] != tile:
        places[f"{name}#{places[name]}"] = places[name]
        del places[f"{name}#{tile}"]
        places[name] = tile
    await happened(game, "explored", name, hero)


async def hero_entered(game: GuidedGame[S], hero: int, space: int) -> None:
    """A hero has come into a space: events may wait for the tile, for the very space, or for a token in it."""
    tile, number = split_space(space)
    name = tile_name(game, tile)
    await happened(game, "entered", name, hero)
    await happened(game, "entered", f"{name}.{number}", hero)
    for token in dict.fromkeys(each.name for each in game.state.tokens if each.space == space):
        if ("entered", f"@{token}") in game.adventure.waiting:
            await happened(game, "entered", f"@{token}", hero)


def tile_name(game: GuidedGame[S], tile: int) -> str:
    """What the adventure calls a tile on the map."""
    return next((name.partition("#")[0] for name, place in game.state.app.places.items() if place == tile), "")


async def group_defeated(game: GuidedGame[S], group: Group) -> None:
    """A group is gone from the map."""
    await happened(game, "defeated", group.name or group.kind)


def hero_defeated(game: GuidedGame[S], hero: int) -> None:
    """A hero is defeated: the loss comes with the next shadow phase (jme:29.5)."""
    game.state.app.lost = True
    game.state.app.changed = True
    if not game.standing:
        lose(game, "every hero has been defeated")
    game.announce("last chance", hero=hero)


# Objectives ----------------------------------------------------------------------------


def has_changes(game: GuidedGame[S]) -> bool:
    """Is there anything to look through?"""
    return game.state.app.changed


async def settle(game: GuidedGame[S]) -> None:
    """Look objectives and waiting events through until nothing more follows from them."""
    app = game.state.app
    happened_now: set[str] = set()
    done_now: set[str] = set()
    while app.changed:
        app.changed = False
        await run_checks(game, happened_now)
        objective = game.adventure.objective(app.objective)
        if objective is None or objective.name in done_now:  # one that leads back to itself is not done again at once
            continue
        if objective.done and are_visible(game, objective.done) and all_hold(game, objective.done):
            done_now.add(objective.name)
            await complete(game)


async def run_checks(game: GuidedGame[S], already: set[str]) -> None:
    """Events that wait for nothing but their conditions; those that may come again do not come again at once."""
    for event in game.adventure.checks:
        if (
            event.name not in already
            and can_run(game, event)
            and are_visible(game, event.when)
            and all_hold(game, event.when)
        ):
            already.add(event.name)
            game.state.app.changed = True
            await run(game, event)


async def complete(game: GuidedGame[S], within: tuple[str, ...] = ()) -> None:
    """The current objective is done: the next one follows, or the adventure is won (jme:63.2, jme:63.3)."""
    app = game.state.app
    objective = game.adventure.objective(app.objective)
    if objective is None or f"objective {objective.name}" in within:
        return
    app.changed = True
    game.announce("objective completed", name=objective.name)
    await do(game, objective.do, Scene(-1, within=(*within, f"objective {objective.name}")))
    if app.objective == objective.name:  # its own actions may have set another
        app.objective = objective.then
        if app.objective:
            game.announce("objective", name=app.objective)
    if not app.objective:
        if (ending := game.adventure.ending("won")) is not None:
            await do(game, ending.do, Scene(-1))
        win(game)


def win(game: GuidedGame[S], reason: str = "all objectives are complete") -> None:
    """The adventure is won (jme:29.2)."""
    _end(game, reason, won=True)


def lose(game: GuidedGame[S], reason: str) -> None:
    """The adventure is lost (jme:29.3 to jme:29.5); unless that is an ending of its own, the usual one is told."""
    find = game.adventure.ending
    if game.adventure.endings and find(reason) is None:
        ending = find(_BY_ITSELF.get(reason, "")) or find("lost")
        if ending is not None:
            _run_silently(do(game, ending.do, Scene(-1)))
    _end(game, reason, won=False)


def _run_silently(actions: Coroutine[Any, Any, None]) -> None:
    """Do what asks nobody: words, lore, experience, counters."""
    try:
        actions.send(None)
    except StopIteration:
        return
    raise RuntimeError("an ending that comes by itself cannot ask anybody")


def _end(game: GuidedGame[S], reason: str, *, won: bool) -> None:
    gain_lore(game, game.adventure.lore)
    gain_experience(game, game.adventure.experience)
    app = game.state.app
    score = {
        "rounds": game.state.round, "threat": app.threat, "lore": app.lore, "experience": app.experience,
        "heroes": len(game.standing),
    }  # fmt: skip
    game.end(Outcome(won=won, reason=reason, score=score))


def gain_lore(game: GuidedGame[S], amount: int) -> None:
    """The party gains lore, which is told (jme:56.1); it is never lost (jme:56.3)."""
    if amount > 0:
        game.state.app.lore += amount
        game.announce("lore", amount=amount)


def gain_experience(game: GuidedGame[S], amount: int) -> None:
    """Each hero gains experience in the role played, which is told."""
    if amount > 0:
        game.state.app.experience += amount
        game.announce("experience", amount=amount)


# Interactions ----------------------------------------------------------------------------


def interactions(game: GuidedGame[S], token: Token) -> list[tuple[int, Interaction]]:
    """The buttons of a token that can be pressed now, with their places."""
    known = game.adventure.token(token.name)
    if known is None:
        return []
    return [(place, each) for place, each in enumerate(known.interactions) if all_hold(game, each.when)]


async def choose_button(game: GuidedGame[S], hero: int, token: Token) -> Interaction | None:
    """Which of a token's buttons a hero wants to press; None if none of several (jme:49.2b)."""
    buttons = dict(interactions(game, token))
    if not buttons:
        return None
    options = tuple(buttons) if len(buttons) == 1 else (*buttons, PASS)
    return buttons.get(await Decision(game.seat(hero), DecisionKind.BUTTON, options, "jme:49.2", about=token.number))


async def press(game: GuidedGame[S], hero: int, token: Token, button: Interaction) -> None:
    """Press a button and do what follows (jme:49.2)."""
    scene = Scene(hero, token.number)
    if button.test is not None:
        await game.ask_test(button.test, scene, "interact")
    await do(game, button.do, scene)
    game.state.app.changed = True
