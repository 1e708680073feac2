"""What a finished adventure comes to, for the campaign: all that outlasts it (jme:camp.2, jme:camp.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.campaign.adventure_end import Result
from waybread.journeys.campaign.party import CampaignError

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame, S


def result_of(game: GuidedGame[S], next_adventure: str = "", epilogue: str = "") -> Result:
    """What was gained. Tokens, boons, damage, fear and weaknesses stay behind."""
    if game.outcome is None:
        raise CampaignError("The adventure is not over, so nothing can be said of what came of it.")
    state = game.state
    titles: dict[str, tuple[str, ...]] = {}
    for gained in state.titles:
        hero, key = gained.split(":")
        name = state.heroes[int(hero)]
        titles[name] = (*titles.get(name, ()), key)
    return Result(
        won=game.outcome.won,
        lore=state.app.lore,
        experience=dict.fromkeys(state.heroes, state.app.experience),
        titles=titles,
        trinkets=tuple(state.trinkets_gained),
        variables={name: state.app.counters.get(name, 0) for name in game.adventure.remembers},
        next=next_adventure,
        defeated=tuple(name for name, gone in zip(state.heroes, state.defeated, strict=True) if gone),
        round=max(1, state.round),
        epilogue=epilogue,
    )
