"""How an adventure ends, and with the last one the campaign (jme:29.0, jme:29.0-2).

Won or lost, the next adventure follows, and before it camp (jme:29.6). Tokens, boons, damage, fear
and weaknesses are not in the campaign's record, so none of them outlasts an adventure (jme:camp.2,
jme:camp.3); what the record keeps of a hero is what the next setup gathers again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from waybread.files import join_names
from waybread.journeys.campaign.party import Campaign, CampaignError, Hero, Played, Stage, add_to_chronicle
from waybread.journeys.campaign.supply import titles, trinkets, why_too_many, why_unknown

if TYPE_CHECKING:
    from waybread.journeys.facts import Card
    from waybread.journeys.guided_game import GuidedGame, S


@dataclass(frozen=True, slots=True)
class Result:
    """What an adventure comes to. Everything in it is gained; nothing can be lost (jme:camp.13, jme:105.2)."""

    won: bool
    lore: int = 0
    """Gained during the adventure and at its end (jme:56.1)."""
    experience: Mapping[str, int] = field(default_factory=dict)
    """By hero; it is experience in the role that the hero had (jme:78.7)."""
    titles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By hero, keys of cards."""
    trinkets: tuple[str, ...] = ()
    variables: Mapping[str, int] = field(default_factory=dict)
    """What later adventures are to remember: new names and new numbers."""
    next: str = ""
    """The key of the next adventure; empty when this one ended the campaign."""
    defeated: tuple[str, ...] = ()
    """Heroes who were defeated: they lose nothing by it (jme:24.2b)."""
    round: int = 1
    """In which it ended."""
    epilogue: str = ""
    campaign_epilogue: str = ""
    """What is told after the epilogue, if the campaign is over (jme:29.6a)."""


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


def why_not_finish(campaign: Campaign, result: Result) -> str | None:
    """Why an adventure cannot have ended like this, or None."""
    if campaign.stage is not Stage.ADVENTURE:
        return "The party is on no adventure that could end."
    for name in (*result.experience, *result.titles, *result.defeated):
        if reason := campaign.why_no_hero(name):
            return reason
    if result.lore < 0:
        return f"Lore is never lost, so {result.lore} cannot be gained."
    for name, amount in result.experience.items():
        if amount < 0:
            return f"Experience is not lost in an adventure, so {name} cannot gain {amount}."
    gained = [key for keys in result.titles.values() for key in keys]
    held = [key for hero in campaign.heroes for key in hero.titles]
    return _why_not_gain(gained, held, titles(), "title") or _why_not_gain(
        result.trinkets, campaign.trinkets, trinkets(), "trinket"
    )


def _why_not_gain(gained: Sequence[str], held: Sequence[str], known: Mapping[str, Card], what: str) -> str | None:
    unknown = next(filter(None, (why_unknown(each, known, what) for each in gained)), None)
    return unknown or why_too_many([*gained, *held])


def finish(campaign: Campaign, result: Result) -> Campaign:
    """The campaign after its adventure: at camp, or over."""
    if reason := why_not_finish(campaign, result):
        raise CampaignError(reason)
    chronicled = add_to_chronicle(campaign, result.round, *_last_prompts(campaign, result))
    return replace(
        chronicled,
        heroes=tuple(_rewarded(each, result) for each in campaign.heroes),
        adventure=result.next,
        embarked=False,
        lore=campaign.lore + result.lore,
        trinkets=(*campaign.trinkets, *result.trinkets),
        outcomes=(*campaign.outcomes, Played(campaign.adventure, result.won)),
        variables={**campaign.variables, **result.variables},
    )


def _rewarded(hero: Hero, result: Result) -> Hero:
    experience = hero.experience.get(hero.role, 0) + result.experience.get(hero.name, 0)
    return replace(
        hero,
        experience={**hero.experience, hero.role: experience},
        titles=(*hero.titles, *result.titles.get(hero.name, ())),
        trinket="",  # jme:109.2a
    )


def _last_prompts(campaign: Campaign, result: Result) -> list[str]:
    """The epilogue, what was gained, and the campaign's epilogue if this was its last adventure."""
    prompts = [result.epilogue or f"The adventure is {'won' if result.won else 'lost'}."]
    if result.defeated:
        prompts.append(f"{join_names(result.defeated)} fell, and will be there again for the next adventure.")
    gains = [f"{amount} experience as a {campaign.hero(name).role} for {name}"
             for name, amount in result.experience.items() if amount]  # fmt: skip
    if result.lore:
        gains.insert(0, f"{result.lore} lore")
    if gains:
        prompts.append(f"The party gains {join_names(gains)}.")  # jme:36.2, jme:56.1
    if not result.next:
        prompts.append(result.campaign_epilogue or f"The campaign is {'won' if result.won else 'lost'}.")
    return prompts
