"""Interacting with search, person and threat tokens (jme:49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.rules import terrain, windows
from waybread.journeys.rules.movement import provoke_all
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script import runner
from waybread.journeys.script.conditions import all_hold
from waybread.journeys.state import Token

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def tokens_for(game: JourneyGame, hero: int) -> list[Token]:
    """The tokens in a hero's space that have a button with the interact icon now (jme:49.1)."""
    space = game.state.position[hero]
    found = [each for each in game.tokens_at(space) if each.name and runner.interactions(game, each)]
    barred = game.rulings(Rule.CANNOT_INTERACT, hero) if found else []
    return [each for each in found if each.kind not in barred]


async def interact(game: JourneyGame, hero: int, token: Token, *, provokes: bool = True) -> bool:
    """A whole interaction: groups in the space are provoked first, each time (jme:49.3, jme:49.3b).

    False if the hero thinks better of it before anything happens (jme:49.2b).
    """
    state = game.state
    space = state.position[hero]
    button = await runner.choose_button(game, hero, token)
    if button is None:
        return False
    occurrence = Occurrence(On.INTERACT, hero=hero, token=token.number, space=token.space, reason=token.kind,
                          provokes=provokes)  # fmt: skip
    await windows.before(game, occurrence)
    if occurrence.cancelled:
        return True
    if occurrence.provokes:
        await provoke_all(game, hero)
    here = state.position[hero] == space  # neither defeated nor placed elsewhere (jme:49.1)
    if not here or token not in state.tokens or not all_hold(game, button.when):
        return True
    game.announce("interacted", hero=hero, token=token.number, name=token.name)
    await runner.press(game, hero, token, button)
    occurrence.keep = token in state.tokens
    if not state.defeated[hero]:
        await windows.after(game, occurrence)
    return True


async def interact_terrain(game: JourneyGame, hero: int, token: Token) -> None:
    """Terrain with its ordinary rules provokes nobody."""
    occurrence = Occurrence(On.INTERACT, hero=hero, token=token.number, space=token.space, reason=token.kind,
                          provokes=False)  # fmt: skip
    await windows.before(game, occurrence)
    await terrain.interact(game, hero, token)
    occurrence.keep = token in game.state.tokens
    if not game.state.defeated[hero]:
        await windows.after(game, occurrence)
