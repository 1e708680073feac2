"""A campaign's story: which adventure follows which, by what is remembered, and how it all ends (jme:29.6)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from waybread.journeys.campaign.adventure_end import Result, result_of
from waybread.journeys.campaign.campaign_start import Story
from waybread.journeys.campaign.party import Campaign
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.conditions import COMPARE

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame, S

END: Final = "end"
"""In place of a chapter: the campaign is over."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """An adventure in its place in the story."""

    name: str
    adventure: str
    """The key of the adventure."""
    when: tuple[Condition, ...] = ()
    """When it can be the next one."""
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    """The chapters that can follow; the first whose conditions hold does. With none, it is the next in the story."""


@dataclass(frozen=True, slots=True)
class Epilogue:
    """How a campaign can end."""

    name: str
    when: tuple[Condition, ...] = ()
    text: str = ""
    """The key of its words."""


@dataclass(frozen=True, slots=True)
class Tale:
    """A campaign that can be chosen, with all that happens in it."""

    story: Story
    chapters: tuple[Chapter, ...]
    epilogues: tuple[Epilogue, ...] = ()
    """The first whose conditions hold is told."""
    texts: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    languages: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Memory:
    """What a campaign knows at the end of an adventure."""

    variables: Mapping[str, int]
    won: Collection[str]
    lost: Collection[str]
    """Chapters by name."""
    lore: int
    heroes: Collection[str]
    difficulty: str


LOOKED_UP: Final[dict[str, Callable[[Memory, str], int]]] = {
    "counter": lambda memory, name: memory.variables.get(name, 0),
    "won": lambda memory, name: int(name in memory.won),
    "lost": lambda memory, name: int(name in memory.lost),
    "ended": lambda memory, name: memory.variables.get(name, 0),
    "lore": lambda memory, _: memory.lore,
    "party": lambda memory, _: len(memory.heroes),
    "hero": lambda memory, name: int(name in memory.heroes),
    "difficulty": lambda memory, name: int(memory.difficulty == name),
    "victories": lambda memory, _: len(memory.won),
    "defeats": lambda memory, _: len(memory.lost),
}
"""What a chapter or an epilogue can look at, with the number that it looks up."""


def memory_of(tale: Tale, campaign: Campaign, result: Result | None = None) -> Memory:
    """What is known of a campaign; with the result of the adventure under way, as if it were over."""
    outcomes = {each.adventure: each.won for each in campaign.outcomes}
    variables, lore = dict(campaign.variables), campaign.lore
    if result is not None:
        outcomes[campaign.adventure] = result.won
        variables |= result.variables
        lore += result.lore
    played = {each.name: outcomes[each.adventure] for each in tale.chapters if each.adventure in outcomes}
    return Memory(
        variables, [name for name, won in played.items() if won], [name for name, won in played.items() if not won],
        lore, [each.name for each in campaign.heroes], str(campaign.difficulty),
    )  # fmt: skip


def memory_fits(memory: Memory, conditions: Collection[Condition]) -> bool:
    """Do all of these hold?"""
    return all(COMPARE[each.compare](LOOKED_UP[each.what](memory, each.name), each.number) for each in conditions)


def next_chapter(tale: Tale, memory: Memory, adventure: str, *, won: bool) -> str:
    """The key of the adventure that follows one; empty when the campaign is over."""
    names = [each.name for each in tale.chapters]
    place = next(number for number, each in enumerate(tale.chapters) if each.adventure == adventure)
    wanted = (tale.chapters[place].won if won else tale.chapters[place].lost) or (*names[place + 1 :], END)
    for name in wanted:
        if name == END:
            return ""
        chapter = tale.chapters[names.index(name)]
        if memory_fits(memory, chapter.when):
            return chapter.adventure
    return ""


def epilogue_of(tale: Tale, memory: Memory) -> str:
    """The words of the epilogue of a campaign that is over; empty if there are none."""
    found = next((each for each in tale.epilogues if memory_fits(memory, each.when)), None)
    return tale.texts.get(found.text, "") if found else ""


def conclude(tale: Tale, campaign: Campaign, game: GuidedGame[S]) -> Result:
    """What an adventure of a campaign came to: what was gained, what follows, and how it all ended, if it has."""
    gained = result_of(game)
    chapter = next(each for each in tale.chapters if each.adventure == campaign.adventure)
    counters = game.state.app.counters
    ended = {f"{chapter.name}.{each.name}": 1 for each in game.adventure.endings if counters.get(each.memory)}
    gained = replace(gained, variables={**gained.variables, **ended})
    memory = memory_of(tale, campaign, gained)
    onwards = next_chapter(tale, memory, campaign.adventure, won=gained.won)
    return replace(gained, next=onwards, campaign_epilogue="" if onwards else epilogue_of(tale, memory))
