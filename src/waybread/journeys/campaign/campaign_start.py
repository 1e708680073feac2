"""How a campaign begins, and how each of its adventures does (jme:setup.0).

A new campaign: ``begin`` with what the players chose, then ``embark``. Every later adventure:
``save_slots.parse``, camp if they like, then ``embark`` again. ``adventure_setup`` describes
the setup from which the game is dealt: ``setup_of`` gives it, and ``check_setup`` refuses a wrong one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from waybread.journeys.campaign.collection import Collection
from waybread.journeys.campaign.party import (
    CORE,
    MOST_HEROES,
    MOST_SLOTS,
    Campaign,
    CampaignError,
    Difficulty,
    Hero,
    Stage,
    add_to_chronicle,
    why_not_name,
    why_not_seats,
)
from waybread.journeys.campaign.supply import (
    heroes,
    roles,
    starting_items,
    trinkets,
    why_not_equip,
    why_too_many,
    why_unknown,
)
from waybread.journeys.library import CARDS, plain
from waybread.kernel import Json, SetupError

LONE_PLAYER: Final = (2, 4)
"""The fewest and the most heroes of a single player (jme:84.0, J1)."""


@dataclass(frozen=True, slots=True)
class Story:
    """A campaign that can be chosen."""

    key: str
    title: str
    first: str
    """The key of its first adventure."""
    products: tuple[str, ...] = (CORE,)
    introduction: str = ""
    trinkets: tuple[str, ...] = ()
    """What the party has from the start, if anything."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A hero whom a player chooses for a new campaign, with starting items by key."""

    hero: str
    items: tuple[str, ...] = ()
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen for a hero before each adventure."""

    role: str
    trinket: str = ""


# A new campaign -----------------------------------------------------------------------


def suggest_outfit(hero: str) -> tuple[str, tuple[str, ...]]:
    """The role and the starting items, by key, that go well with a hero."""
    role, *names = heroes()[hero].suggested
    return role, tuple(f"item.{plain(each)}" for each in names)


def why_not_hero(party: Sequence[Entrant], hero: str) -> str | None:
    """Why a hero cannot be chosen besides those of the party, or None (jme:setup.new.2, J19)."""
    if reason := why_unknown(hero, heroes(), "hero"):
        return reason
    if any(each.hero == hero for each in party):
        return f"{hero} is already in the party; each hero is played once."
    if len(party) >= MOST_HEROES:
        return f"A party has at most {MOST_HEROES} heroes."
    return None


def why_not_item(party: Sequence[Entrant], hero: str, item: str) -> str | None:
    """Why a hero of the party cannot begin with one more item, or None (jme:51.6a, jme:34.1)."""
    entrant = next((each for each in party if each.hero == hero), None)
    if entrant is None:
        return f"{hero} is not in the party."
    if item in trinkets():
        return f"{CARDS[item].title} is a trinket, and trinkets are gained in adventures."
    if reason := why_unknown(item, starting_items(), "starting item of tier I"):
        return reason
    if reason := why_not_equip(heroes()[hero], [CARDS[key] for key in (*entrant.items, item)]):
        return reason
    return why_too_many([*(key for each in party for key in each.items), item])


def why_not_seated(party: Sequence[Entrant]) -> str | None:
    """Why the heroes are not shared out as the rules have it, or None (jme:44.0, jme:84.0)."""
    seats = [each.seat for each in party]
    least, most = LONE_PLAYER
    if len(set(seats)) == 1:
        return None if least <= len(party) <= most else f"A single player has {least} to {most} heroes."
    if sorted(seats) != list(range(len(party))):
        return "Each of several players has one hero."
    return None


def why_not_begin(
    story: Story, difficulty: str, slot: int, name: str, party: Sequence[Entrant], collection: Collection, *,
    freely: bool = False,
) -> str | None:  # fmt: skip
    """Why a campaign cannot begin like this, or None. Freely: heroes may be shared out among players anyhow."""
    if not 1 <= slot <= MOST_SLOTS:
        return f"There are save slots from 1 to {MOST_SLOTS}, but no slot {slot}."
    reason = (
        why_unknown(difficulty, {each: each for each in Difficulty}, "difficulty")
        or collection.why_not_use(story.products)
        or why_not_name(name)
        or ("A party has at least one hero." if not party else None)
        or (why_not_seats(each.seat for each in party) if freely else why_not_seated(party))
    )
    return reason or _why_not_chosen(party)


def _why_not_chosen(party: Sequence[Entrant]) -> str | None:
    chosen: list[Entrant] = []
    for each in party:
        if reason := why_not_hero(chosen, each.hero):
            return reason
        chosen.append(replace(each, items=()))
        for item in each.items:
            if reason := why_not_item(chosen, each.hero, item):
                return reason
            chosen[-1] = replace(chosen[-1], items=(*chosen[-1].items, item))
    return None


def begin(
    story: Story, difficulty: str, slot: int, name: str, party: Sequence[Entrant], collection: Collection, *,
    freely: bool = False,
) -> Campaign:  # fmt: skip
    """A new campaign, before the roles for its first adventure are chosen (jme:setup.new.1 to jme:setup.new.6)."""
    if reason := why_not_begin(story, difficulty, slot, name, party, collection, freely=freely):
        raise CampaignError(reason)
    campaign = Campaign(
        story=story.key,
        difficulty=Difficulty(difficulty),
        name=name,
        slot=slot,
        heroes=tuple(Hero(each.hero, each.seat, items=each.items) for each in party),
        adventure=story.first,
        trinkets=story.trinkets,
        products=story.products,
    )
    return add_to_chronicle(campaign, 0, story.introduction) if story.introduction else campaign


# Each adventure -----------------------------------------------------------------------


def why_not_role(campaign: Campaign, hero: str, role: str, others: Mapping[str, Choice]) -> str | None:
    """Why a hero cannot have a role in the next adventure, beside what others chose, or None (jme:78.1, J19)."""
    if reason := campaign.why_no_hero(hero) or why_unknown(role, roles(), "role"):
        return reason
    taken = next((other for other, choice in others.items() if other != hero and choice.role == role), None)
    return f"{taken} is the {role} of this adventure; each hero has a role of their own." if taken else None


def why_not_trinket(campaign: Campaign, hero: str, trinket: str, others: Mapping[str, Choice]) -> str | None:
    """Why a hero cannot take a trinket along, beside what others took, or None (jme:34.5, jme:109.4a)."""
    if reason := campaign.why_no_hero(hero) or why_unknown(trinket, trinkets(), "trinket"):
        return reason
    title = CARDS[trinket].title
    if trinket not in campaign.trinkets:
        return f"The party has no {title}."
    takers = [other for other, choice in others.items() if other != hero and choice.trinket == trinket]
    return f"{takers[-1]} has taken {title}." if len(takers) >= campaign.trinkets.count(trinket) else None


def why_not_embark(campaign: Campaign, choices: Mapping[str, Choice]) -> str | None:
    """Why the party cannot set out with these choices, one for each hero by name, or None."""
    if campaign.stage is Stage.ADVENTURE:
        return "The party is on an adventure already."
    if campaign.stage is Stage.OVER:
        return "This campaign is over; a new one may begin."
    for hero in campaign.heroes:
        if hero.name not in choices:
            return f"{hero.name} has no role yet for this adventure."
    for hero_name, choice in choices.items():
        if reason := why_not_role(campaign, hero_name, choice.role, choices):
            return reason
        if choice.trinket and (reason := why_not_trinket(campaign, hero_name, choice.trinket, choices)):
            return reason
    return None


def embark(campaign: Campaign, choices: Mapping[str, Choice]) -> Campaign:
    """The party sets out on its next adventure (jme:setup.new.10, jme:setup.cont.8)."""
    if reason := why_not_embark(campaign, choices):
        raise CampaignError(reason)
    party = tuple(
        replace(
            hero,
            role=choices[hero.name].role,
            played=tuple(dict.fromkeys((*hero.played, choices[hero.name].role))),
            trinket=choices[hero.name].trinket,
        )
        for hero in campaign.heroes
    )
    return replace(campaign, heroes=party, embarked=True)


# Heroes by their names, for games that begin without a campaign -----------------------


def named_hero(words: str) -> dict[str, Json]:
    """A hero with the suggested items, from ``NAME`` or ``NAME:ROLE``, as the setup of a game has it."""
    name, _, role = words.partition(":")
    hero = _one(name, list(heroes()), "hero", "heroes")
    usual, items = suggest_outfit(hero)
    played = _one(role, list(roles()), "role", "roles") if role else usual
    return {"hero": hero, "role": played, "items": list(items)}


def _one(words: str, known: Sequence[str], what: str, several: str) -> str:
    found = [each for each in known if plain(each) == plain(words)]
    if not found:
        raise SetupError(f"There is no {what} called '{words}': the {several} are {', '.join(known)}.")
    return found[0]
