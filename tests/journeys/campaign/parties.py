"""Parties for tests: at their beginning, on an adventure, at camp."""

from collections.abc import Iterable, Mapping

from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.campaign_start import Choice, Entrant, Story, begin, embark, suggest_outfit
from waybread.journeys.campaign.collection import Collection
from waybread.journeys.campaign.party import Campaign, Page

STORY = Story("the-long-road", "The Long Road", "the-first-mile", introduction="A road begins at a door.")
CORE_ONLY = Collection()


def entrants(*heroes: str) -> list[Entrant]:
    """Heroes of one player, with the items that suit them."""
    return [Entrant(each, suggest_outfit(each)[1]) for each in heroes]


def begun(
    *heroes: str,
    difficulty: str = "normal",
    slot: int = 1,
    name: str = "The Grey Company",
    trinkets: tuple[str, ...] = (),
) -> Campaign:
    """A campaign that has just begun, with one player's heroes."""
    story = Story(STORY.key, STORY.title, STORY.first, introduction=STORY.introduction, trinkets=trinkets)
    return begin(story, difficulty, slot, name, entrants(*(heroes or ("Aragorn", "Gimli"))), CORE_ONLY)


def choices(campaign: Campaign, **roles: str) -> dict[str, Choice]:
    """Roles by the heroes' names, or else those that suit them."""
    return {each.name: Choice(roles.get(each.name) or suggest_outfit(each.name)[0]) for each in campaign.heroes}


def embarked(campaign: Campaign, **roles: str) -> Campaign:
    """The party on its way."""
    return embark(campaign, choices(campaign, **roles))


def at_camp(
    *heroes: str,
    lore: int = 0,
    experience: Mapping[str, int] | None = None,
    titles: Mapping[str, tuple[str, ...]] | None = None,
    trinkets: tuple[str, ...] = (),
    **roles: str,
) -> Campaign:
    """The party at camp after a first adventure in which it gained all of this."""
    result = Result(True, lore, experience or {}, titles or {}, trinkets, next="the-second-mile")
    return finish(embarked(begun(*heroes), **roles), result)


def adventures(chronicle: Iterable[Page]) -> list[str]:
    """The adventures that there is something to read about, in the order they were played."""
    return list(dict.fromkeys(page.adventure for page in chronicle))


def read_back(chronicle: Iterable[Page], adventure: str) -> dict[int, tuple[str, ...]]:
    """The prompts of an adventure by round."""
    found: dict[int, tuple[str, ...]] = {}
    for page in chronicle:
        if page.adventure == adventure:
            found[page.round] = (*found.get(page.round, ()), *page.prompts)
    return found
