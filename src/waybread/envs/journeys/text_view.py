"""A journey in a few lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from waybread.envs.journeys.action_table import journey_actions
from waybread.journeys import ENEMIES, NOWHERE, CardType, Limit
from waybread.journeys.maps import split_space

if TYPE_CHECKING:
    from waybread.journeys import Group, JourneyGame, Token


def text(game: JourneyGame, viewer: int) -> str:
    """What a seat sees, and the actions that it is offered."""
    state = game.state
    app = state.app
    objective = game.adventure.objective(app.objective)
    lines = [
        f"{app.adventure}, {app.difficulty}, round {state.round}, {state.phase}",
        f"threat {app.threat} of {game.threat_end}; objective: {objective.name if objective else 'none'}",
    ]
    for hero in game.heroes:
        lines += _hero(game, hero)
    lines += [_group(game, each) for each in state.groups]
    tokens = ", ".join(_token(game, each) for each in state.tokens)
    unexplored = ", ".join(state.tiles[each].tile for each in state.unexplored)
    lines.append(f"tokens: {tokens or 'none'}; unexplored: {unexplored or 'nothing'}")
    return "\n".join([*lines, *journey_actions().last_line(game, viewer)])


def _hero(game: JourneyGame, hero: int) -> list[str]:
    state = game.state
    harm = ", ".join(
        f"{kind} {len(game.harm_of(hero, kind))} of {game.value(hero, limit)}"
        for kind, limit in ((CardType.DAMAGE, Limit.DAMAGE), (CardType.FEAR, Limit.FEAR))
    )
    where = "defeated" if state.defeated[hero] else _place(game, state.position[hero])
    up = [each for each in (*state.boons[hero], *state.harm[hero]) if each not in state.facedown]
    return [
        f"{state.heroes[hero]} ({state.roles[hero]}, player {state.seats[hero]}): {where}, "
        f"inspiration {state.inspiration[hero]}, {harm}",
        f"  prepared: {_titles(game, state.prepared[hero])}; has: {_titles(game, (*state.equipped[hero], *up))}; "
        f"deck {len(state.decks[hero])}, discards {len(state.discards[hero])}",
    ]


def _group(game: JourneyGame, group: Group) -> str:
    figures = ", ".join(f"{each.health}/{each.armour}/{each.sorcery}" for each in group.figures)
    marks = f"{' elite' if group.elite else ''}{' exhausted' if group.exhausted else ''}"
    return f"{ENEMIES[group.kind].name}{marks} at {_place(game, group.space)}: {figures}"


def _token(game: JourneyGame, token: Token) -> str:
    across = "" if token.across == NOWHERE else f"|{_place(game, token.across)}"
    return f"{token.name or token.kind} at {_place(game, token.space)}{across}"


def _place(game: JourneyGame, space: int) -> str:
    """A space by its tile and its number there."""
    if space == NOWHERE:
        return "off the map"
    tile, number = split_space(space)
    return f"{game.state.tiles[tile].tile}.{number}"


def _titles(game: JourneyGame, cards: Iterable[int]) -> str:
    return ", ".join(game.card(each).title for each in cards) or "nothing"
