"""How the app runs an adventure: what happens sets off events, objectives follow each other, threat rises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.journeys import telling
from waybread.journeys.app import actions
from waybread.journeys.app.actions import Scene
from waybread.journeys.app.adventure import Event, Interaction
from waybread.journeys.app.conditions import hold
from waybread.journeys.maps.board import SPACES_APART
from waybread.kernel import PASS, Decision, Outcome

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.state import Group, Token

TRIGGERS: Final = (
    "start", "explored", "entered", "defeated", "threshold", "round", "shadow", "check", "fired", "hero defeated",
)  # fmt: skip
"""What events can wait for."""


async def happened(game: JourneyGame, on: str, subject: str = "", hero: int = -1) -> None:
    """Something has happened: events that wait for it are run, in the order of the adventure."""
    game.state.app.changed = True
    for event in game.adventure.waiting.get((on, subject), ()):
        if _due(game, event):
            await run(game, event, hero)


def _due(game: JourneyGame, event: Event) -> bool:
    return (event.again or event.name not in game.state.app.fired) and hold(game, event.when)


async def run(game: JourneyGame, event: Event, hero: int = -1) -> None:
    """Run one event, whatever it waits for."""
    if event.name not in game.state.app.fired:
        game.state.app.fired.append(event.name)
    telling.tell(game, "event", name=event.name)
    await actions.do(game, event.do, Scene(hero))
    await happened(game, "fired", event.name, hero)


async def tile_explored(game: JourneyGame, hero: int, tile: int) -> None:
    """A tile has been explored (jme:37.4)."""
    await happened(game, "explored", _tile_name(game, tile), hero)


async def hero_entered(game: JourneyGame, hero: int, space: int) -> None:
    """A hero has come into a space: events may wait for the tile, or for the very space."""
    tile, number = divmod(space, SPACES_APART)
    name = _tile_name(game, tile)
    await happened(game, "entered", name, hero)
    await happened(game, "entered", f"{name}.{number}", hero)


def _tile_name(game: JourneyGame, tile: int) -> str:
    """What the adventure calls a tile on the map."""
    return next((name for name, place in game.state.app.places.items() if place == tile), "")


async def group_defeated(game: JourneyGame, group: Group) -> None:
    """A group is gone from the map."""
    await happened(game, "defeated", group.name or group.kind)


def hero_defeated(game: JourneyGame, hero: int) -> None:
    """A hero is defeated: the loss comes with the next shadow phase (jme:29.5)."""
    game.state.app.lost = True
    game.state.app.changed = True
    if not game.standing:
        lose(game, "every hero has been defeated")
    telling.tell(game, "last chance", hero=hero)


# Objectives ----------------------------------------------------------------------------


def due(game: JourneyGame) -> bool:
    """Is there anything to look through?"""
    return game.state.app.changed


async def settle(game: JourneyGame) -> None:
    """Look objectives and waiting events through until nothing more follows from them."""
    app = game.state.app
    happened_now: set[str] = set()
    while app.changed:
        app.changed = False
        await happened_silently(game, happened_now)
        objective = game.adventure.objective(app.objective)
        if objective is not None and objective.done and hold(game, objective.done):
            await complete(game)


async def happened_silently(game: JourneyGame, already: set[str]) -> None:
    """Events that wait for nothing but their conditions; those that may come again do not come again at once."""
    for event in game.adventure.checks:
        if event.name not in already and _due(game, event):
            already.add(event.name)
            game.state.app.changed = True
            await run(game, event)


async def complete(game: JourneyGame) -> None:
    """The current objective is done: the next one follows, or the adventure is won (jme:63.2, jme:63.3)."""
    app = game.state.app
    objective = game.adventure.objective(app.objective)
    if objective is None:
        return
    app.changed = True
    telling.tell(game, "objective completed", name=objective.name)
    await actions.do(game, objective.do, Scene(-1))
    if app.objective == objective.name:  # its own actions may have set another
        app.objective = objective.then
    if not app.objective:
        win(game)


def win(game: JourneyGame, reason: str = "all objectives are complete") -> None:
    """The adventure is won (jme:29.2)."""
    game.end(Outcome(won=True, reason=reason, score=_score(game)))


def lose(game: JourneyGame, reason: str) -> None:
    """The adventure is lost (jme:29.3 to jme:29.5)."""
    game.end(Outcome(won=False, reason=reason, score=_score(game)))


def _score(game: JourneyGame) -> dict[str, int]:
    app = game.state.app
    return {
        "rounds": game.state.round, "threat": app.threat, "lore": app.lore, "experience": app.experience,
        "heroes": len(game.standing),
    }  # fmt: skip


# Interactions ----------------------------------------------------------------------------


def interactions(game: JourneyGame, token: Token) -> list[tuple[int, Interaction]]:
    """The buttons of a token that can be pressed now, with their places."""
    known = game.adventure.token(token.name)
    if known is None:
        return []
    return [(place, each) for place, each in enumerate(known.interactions) if hold(game, each.when)]


async def choose_button(game: JourneyGame, hero: int, token: Token) -> Interaction | None:
    """Which of a token's buttons a hero wants to press; None if none of several (jme:49.2b)."""
    buttons = dict(interactions(game, token))
    if not buttons:
        return None
    options = tuple(buttons) if len(buttons) == 1 else (*buttons, PASS)
    return buttons.get(await Decision(game.seat(hero), "button", options, "jme:49.2", about=token.number))


async def press(game: JourneyGame, hero: int, token: Token, button: Interaction) -> None:
    """Press a button and do what follows (jme:49.2)."""
    scene = Scene(hero, token.number)
    if button.test is not None:
        await actions.run_test(game, button.test, scene, purpose="interact")
    await actions.do(game, button.do, scene)
    game.state.app.changed = True


# Threat ----------------------------------------------------------------------------------


async def raise_threat(game: JourneyGame, amount: int) -> None:
    """Threat rises; a full bar loses at once (jme:29.4, J13)."""
    app = game.state.app
    app.threat = max(0, app.threat + amount)
    app.changed = True
    telling.tell(game, "threat", amount=amount, threat=app.threat)
    if app.threat >= game.threat_end:
        lose(game, "the threat bar is full")


async def pass_thresholds(game: JourneyGame) -> None:
    """Each threshold met or passed has its event, once, the lowest first (jme:101.3, J13)."""
    app = game.state.app
    for mark in sorted(game.adventure.thresholds):
        if game.adventure.mark(mark, len(game.heroes)) <= app.threat and mark not in app.passed:
            app.passed.append(mark)
            telling.tell(game, "threshold", at=mark)
            await happened(game, "threshold", str(mark))
