"""Threat: what makes it rise, what comes at its marks (jme:101), and the shadow phase that it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.journeys.script.runner import happened, has_changes, lose, settle

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame, S
    from waybread.kernel import Effect

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


def begin_shadow_phase(game: GuidedGame[S]) -> Effect:
    """The second phase of a round begins; a defeated hero loses the adventure now (jme:24.3, jme:29.5)."""
    state = game.state
    state.phase = "shadow"
    state.goto("83.1")
    if state.app.lost:
        lose(game, "a hero has been defeated")
    return happened(game, "shadow", str(state.round))


def threat_step(game: GuidedGame[S]) -> Effect:
    """Step 3 of the shadow phase: threat rises, and thresholds have their events (jme:83.3)."""
    if has_changes(game):
        return settle(game)
    game.state.goto("83.5")
    return _threat_step(game)


async def _threat_step(game: GuidedGame[S]) -> None:
    await raise_threat(game, threat_rise(game))
    await pass_thresholds(game)
