"""A campaign as JSON data that a person can read and edit, and what is wrong with such data.

``faults_of`` gives a sentence for each thing that makes no sense: where it stands, what it is, and
what would be right. ``from_data`` refuses data that has any. What has a default may be left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from waybread.files import did_you_mean
from waybread.journeys.campaign.collection import PRODUCTS
from waybread.journeys.campaign.data_reader import MOST, Reader
from waybread.journeys.campaign.party import (
    MOST_HEROES,
    MOST_SLOTS,
    Campaign,
    CampaignError,
    Difficulty,
    Hero,
    Page,
    Played,
    why_not_name,
    why_not_seats,
)
from waybread.journeys.campaign.supply import (
    heroes,
    items,
    named,
    roles,
    skills_for_sale,
    titles,
    trinkets,
    why_not_equip,
    why_too_many,
    why_unknown,
)
from waybread.journeys.library import CARDS
from waybread.kernel import Json

FORMAT: Final = 1
_NEEDED: Final = frozenset({"format", "campaign", "difficulty", "name", "slot", "adventure", "heroes", "hero"})
"""What cannot be left out."""


def data_of(campaign: Campaign) -> dict[str, Json]:
    """A campaign as JSON data."""
    return {
        "format": FORMAT,
        "campaign": campaign.story,
        "difficulty": str(campaign.difficulty),
        "name": campaign.name,
        "slot": campaign.slot,
        "products": [*campaign.products],
        "adventure": campaign.adventure,
        "embarked": campaign.embarked,
        "lore": campaign.lore,
        "trinkets": [*campaign.trinkets],
        "heroes": [_hero_data(each) for each in campaign.heroes],
        "outcomes": [{"adventure": each.adventure, "won": each.won} for each in campaign.outcomes],
        "variables": {**campaign.variables},
        "chronicle": [
            {"adventure": each.adventure, "round": each.round, "prompts": [*each.prompts]}
            for each in campaign.chronicle
        ],
    }


def _hero_data(hero: Hero) -> dict[str, Json]:
    return {
        "hero": hero.name,
        "seat": hero.seat,
        "role": hero.role,
        "played": [*hero.played],
        "experience": {**hero.experience},
        "skills": [*hero.skills],
        "titles": [*hero.titles],
        "items": [*hero.items],
        "trinket": hero.trinket,
    }


def from_data(data: Mapping[str, Json]) -> Campaign:
    """The campaign that JSON data describes; CampaignError with the first thing that is wrong with it."""
    reader = _Reader()
    campaign = reader.campaign(data)
    if reader.faults:
        raise CampaignError(reader.faults[0])
    return campaign


def faults_of(data: Mapping[str, Json]) -> list[str]:
    """What is wrong with JSON data, a sentence each; nothing if it describes a campaign."""
    reader = _Reader()
    reader.campaign(data)
    return reader.faults


class _Reader(Reader):
    """Reads the parts of a campaign, and then looks at the whole."""

    def campaign(self, given: Mapping[str, Json]) -> Campaign:
        """The campaign, as far as it makes sense."""
        self.only(given, _EMPTY, "the campaign")
        data = {**{name: each for name, each in _EMPTY.items() if name not in _NEEDED}, **given}
        if data.get("format") != FORMAT:
            self.fault("format", f"this program reads format {FORMAT}.")
        found = Campaign(
            story=self.text(data, "campaign"),
            difficulty=Difficulty(self.one_of(data, "difficulty", Difficulty)),
            name=self.text(data, "name"),
            slot=self.count(data, "slot", least=1, most=MOST_SLOTS),
            products=self.known(data, "products", PRODUCTS, "product"),
            adventure=self.text(data, "adventure", empty=True),
            embarked=self.truth(data, "embarked"),
            lore=self.count(data, "lore"),
            trinkets=self.known(data, "trinkets", trinkets(), "trinket"),
            heroes=self.each(data, "heroes", self._hero),
            outcomes=self.each(data, "outcomes", self._played),
            variables=self.counts(data, "variables", least=-MOST),
            chronicle=self.each(data, "chronicle", self._page),
        )
        if not self.faults:
            self._check_party(found)
            self._check_progress(found)
        return found

    def _hero(self, given: Mapping[str, Json], where: str) -> Hero:
        self.only(given, _EMPTY_HERO, where)
        data = {**{name: each for name, each in _EMPTY_HERO.items() if name not in _NEEDED}, **given}
        known = roles()
        experience = self.counts(data, "experience", where)
        for role in experience:
            if reason := why_unknown(role, known, "role"):
                self.fault(f"{where}, experience", reason)
        return Hero(
            name=self.one_of(data, "hero", heroes(), where),
            seat=self.count(data, "seat", where, most=MOST_HEROES - 1),
            role=self.one_of(data, "role", ("", *known), where),
            played=self.known(data, "played", known, "role", where),
            experience=experience,
            skills=self.known(data, "skills", skills_for_sale(), "skill card with a price", where),
            titles=self.known(data, "titles", titles(), "title", where),
            items=self.known(data, "items", items(), "armour or item for hands", where),
            trinket=self.one_of(data, "trinket", ("", *trinkets()), where),
        )

    def _played(self, data: Mapping[str, Json], where: str) -> Played:
        self.only(data, ("adventure", "won"), where)
        return Played(self.text(data, "adventure", where), self.truth(data, "won", where))

    def _page(self, data: Mapping[str, Json], where: str) -> Page:
        self.only(data, ("adventure", "round", "prompts"), where)
        adventure, round_ = self.text(data, "adventure", where), self.count(data, "round", where)
        return Page(adventure, round_, self.texts(data, "prompts", where))

    # What only makes sense as a whole

    def _check_party(self, campaign: Campaign) -> None:
        everybody = campaign.heroes
        if reason := why_not_name(campaign.name):
            self.fault("name", reason)
        if not 1 <= len(everybody) <= MOST_HEROES:
            self.fault("heroes", f"a party has 1 to {MOST_HEROES} heroes, not {len(everybody)}.")
        if reason := why_not_seats(each.seat for each in everybody):
            self.fault("heroes", reason)
        self.differ([each.name for each in everybody], "heroes", "{} is there {} times; each hero is played once.")
        chosen = [each.role for each in everybody if each.role]
        self.differ(chosen, "heroes", "{} is the role of {} heroes; in an adventure each has a role of their own.")
        for hero in everybody:
            self._check_hero(hero, f"hero {hero.name}")
            self._check_journey(hero, f"hero {hero.name}", campaign)
        skills = [key for each in everybody for key in (*each.skills, *each.titles)]
        belongings = [*campaign.trinkets, *(key for each in everybody for key in each.items)]
        for where, keys in (("skills and titles", skills), ("items and trinkets", belongings)):
            if reason := why_too_many(keys):
                self.fault(where, reason)
        taken = Counter(each.trinket for each in everybody if each.trinket)
        for key, count in (taken - Counter(campaign.trinkets)).items():
            self.fault("trinkets", f"heroes have taken {CARDS[key].title}, of which the party has {count} too few.")

    def _check_hero(self, hero: Hero, where: str) -> None:
        self.differ(hero.played, f"{where}, played", "{} is there {} times; once is enough.")
        for role in hero.experience:
            if role not in hero.played:
                self.fault(f"{where}, experience", f"nobody has experience in a role not played: {role}.")
        for key in hero.skills:
            if CARDS[key].owner not in hero.played:
                self.fault(f"{where}, skills", f"{named(CARDS[key])} is bought by those who have played its role.")
        if reason := why_not_equip(heroes()[hero.name], [CARDS[key] for key in hero.items]):
            self.fault(f"{where}, items", reason)

    def _check_journey(self, hero: Hero, where: str, campaign: Campaign) -> None:
        if hero.role and hero.role not in hero.played:
            self.fault(f"{where}, role", f"{hero.role} belongs among the roles played.")
        if not hero.role and (campaign.embarked or campaign.outcomes):
            self.fault(f"{where}, role", f"whoever has set out has a role; {did_you_mean('', roles())}")
        if hero.trinket and not campaign.embarked:
            self.fault(f"{where}, trinket", "between adventures every trinket is in the party's stock.")

    def _check_progress(self, campaign: Campaign) -> None:
        if not campaign.adventure and (campaign.embarked or not campaign.outcomes):
            self.fault("adventure", "the adventure under way or the next one belongs here, until the campaign is over.")


_EMPTY: Final = data_of(Campaign("", Difficulty.NORMAL, "", 1, (), ""))
_EMPTY_HERO: Final = _hero_data(Hero(""))
