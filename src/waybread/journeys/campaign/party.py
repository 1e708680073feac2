"""The party and its campaign, as it stands between two moments at which it could be saved.

The records are plain data and never changed. ``campaign_data`` turns them into JSON that a person can
read and edit, and says what is wrong with such data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from waybread.files import join_names
from waybread.journeys.campaign.supply import ROLE_CARDS
from waybread.journeys.library import CARDS
from waybread.kernel import WaybreadError

CORE: Final = "core"
"""The product that everything here can be played with."""
MOST_HEROES: Final = 5
MOST_SLOTS: Final = 10
LONGEST_NAME: Final = 60
"""Letters of a party's name."""


class CampaignError(WaybreadError):
    """Something that a campaign does not allow, with the reason."""


class Difficulty(StrEnum):
    """How hard a campaign is (jme:26.0); it stays so to the end (jme:26.1a)."""

    NORMAL = "normal"
    HARD = "hard"


class Stage(StrEnum):
    """Where a campaign stands."""

    BEGINNING = "beginning"
    """Before the first adventure."""
    ADVENTURE = "adventure"
    CAMP = "camp"
    """Between two adventures (jme:camp.4)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the chronicle (jme:18.0): what the players were told in one round; round 0 comes before the first."""

    adventure: str
    round: int
    prompts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero of the party, with what is theirs alone (jme:camp.6, jme:camp.8)."""

    name: str
    """As on the hero card."""
    seat: int = 0
    """Who plays this hero."""
    role: str = ""
    """The role of this adventure, or of the last one; none before the first."""
    played: tuple[str, ...] = ()
    """Every role chosen so far, each once."""
    experience: Mapping[str, int] = field(default_factory=dict)
    """By role (jme:36.1)."""
    skills: tuple[str, ...] = ()
    """Bought at camp, by key."""
    titles: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    """Armour, and what is held in hands."""
    trinket: str = ""
    """Taken from the party's stock for the adventure under way."""

    def has(self, skill: str) -> bool:
        """Is a skill card part of this hero's skill deck: bought, gained, or come with the role (jme:85.1)?"""
        card = CARDS[skill]
        return skill in (*self.skills, *self.titles) or (card.owner == self.role and card.number <= ROLE_CARDS)


@dataclass(frozen=True, slots=True)
class Played:
    """An adventure that is behind the party."""

    adventure: str
    won: bool


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as it stands."""

    story: str
    """The key of the campaign that is played."""
    difficulty: Difficulty
    name: str
    """What the players call their party (jme:64.2)."""
    slot: int
    """The save slot that it is tied to (jme:80.0)."""
    heroes: tuple[Hero, ...]
    adventure: str
    """The adventure under way or the next one, by key; empty when the campaign is over."""
    embarked: bool = False
    """Is that adventure under way?"""
    lore: int = 0
    """The whole party's (jme:56.2)."""
    trinkets: tuple[str, ...] = ()
    """All of the party's, those that heroes have taken along included (jme:109.4)."""
    outcomes: tuple[Played, ...] = ()
    variables: Mapping[str, int] = field(default_factory=dict)
    """What adventures remember for those after them."""
    chronicle: tuple[Page, ...] = ()
    products: tuple[str, ...] = (CORE,)
    """Whose components it needs (jme:20.3)."""

    @property
    def stage(self) -> Stage:
        """Where it stands."""
        if not self.adventure:
            return Stage.OVER
        if self.embarked:
            return Stage.ADVENTURE
        return Stage.CAMP if self.outcomes else Stage.BEGINNING

    @property
    def won(self) -> bool:
        """Is it over, and did it end in victory (jme:29.0-2)? The last adventure decides."""
        return self.stage is Stage.OVER and self.outcomes[-1].won

    def hero(self, name: str) -> Hero:
        """A hero by name."""
        if reason := self.why_no_hero(name):
            raise CampaignError(reason)
        return next(each for each in self.heroes if each.name == name)

    def why_no_hero(self, name: str) -> str | None:
        """Why nobody of this name can be asked for, or None."""
        names = [each.name for each in self.heroes]
        return None if name in names else f"{name or 'Nobody'} is no hero of this party, which has {join_names(names)}."

    def with_hero(self, hero: Hero) -> Campaign:
        """The campaign with one hero's record in place of the old one."""
        return replace(self, heroes=tuple(hero if each.name == hero.name else each for each in self.heroes))


def add_to_chronicle(campaign: Campaign, round_: int, *prompts: str) -> Campaign:
    """Enter prompts of the adventure under way, or about to begin, in the chronicle (jme:18.0)."""
    pages = campaign.chronicle
    if pages and prompts and (pages[-1].adventure, pages[-1].round) == (campaign.adventure, round_):
        pages = (*pages[:-1], replace(pages[-1], prompts=(*pages[-1].prompts, *prompts)))
    elif prompts:
        pages = (*pages, Page(campaign.adventure, round_, prompts))
    return replace(campaign, chronicle=pages)


def why_not_name(name: str) -> str | None:
    """Why a party cannot be called so, or None."""
    if not name.strip():
        return "A party needs a name, which its save slot shows."
    if name != name.strip() or not name.isprintable():
        return "A party's name has no spaces around it and only characters that can be printed."
    if len(name) > LONGEST_NAME:
        return f"A party's name has at most {LONGEST_NAME} letters, not {len(name)}."
    return None


def why_not_seats(seats: Iterable[int]) -> str | None:
    """Why the players of some heroes cannot be numbered so, or None."""
    taken = set(seats)
    return None if taken == set(range(len(taken))) else "Seats are numbered from 0 on, and none is without a hero."
