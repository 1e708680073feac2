"""Threat: what makes it rise, and what comes at its marks (jme:101)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.journeys.script.runner import happened, lose, settle

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame, S

THREAT_PER_HERO: Final = 2
"""jme:101.1a"""


def threat_rise(game: GuidedGame[S]) -> int:
    """By how much: two for each hero, one for each threat token, one for each unexplored tile (jme:101.1)."""
    state = game.state
    tokens = sum(each.kind == "threat" for each in state.tokens)
    return THREAT_PER_HERO * len(game.heroes) + tokens + len(state.unexplored)


async def raise_threat(game: GuidedGame[S], amount: int) -> None:
    """Threat rises; a full bar loses at once (jme:29.4, J13)."""
    app = game.state.app
    app.threat = max(0, app.threat + amount)
    app.changed = True
    game.announce("threat", amount=amount, threat=app.threat)
    if app.threat >= game.threat_end:
        lose(game, "the threat bar is full")


async def pass_thresholds(game: GuidedGame[S]) -> None:
    """Each threshold met or passed has its event, once, the lowest first (jme:101.3, J13)."""
    app = game.state.app
    highest = app.threat
    for mark in sorted(game.adventure.thresholds):
        highest = max(highest, app.threat)  # an event that lowers threat takes nothing back
        if game.adventure.mark(mark, len(game.heroes)) <= highest and mark not in app.passed:
            app.passed.append(mark)
            game.announce("threshold", at=mark)
            await happened(game, "threshold", str(mark))
            await settle(game)  # the adventure may be won before the next one (jme:29.2)


async def threat_step(game: GuidedGame[S]) -> None:
    """The whole threat step."""
    await raise_threat(game, threat_rise(game))
    await pass_thresholds(game)
