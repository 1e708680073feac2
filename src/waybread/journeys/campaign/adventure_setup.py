"""The setup of an adventure: what a game of it is dealt from.

It is plain JSON data. What has a default may be left out, and there is nothing else::

    {
      "adventure": "the-first-step",         its key
      "difficulty": "normal",                or "hard"; normal unless said
      "heroes": [                            1 to 5, in the order of the party
        {
          "hero": "Aragorn",                 as on the hero card; each once
          "role": "Captain",                 each role once (J19)
          "items": ["item.sword"],           armour and hands, by key (jme:34.1); none unless said
          "skills": ["captain.4"],           bought at camp, of whatever role; none unless said
          "titles": ["title.3"],             gained in earlier adventures; none unless said
          "trinket": "item.old-map",         taken from the party's stock; "" (the default) for none
          "seat": 0                          who plays this hero; 0 unless said
        }
      ],
      "trinkets": ["item.rope"],             the rest of the stock, which nobody took; none unless said
      "lore": 12,                            the party's so far; 0 unless said
      "variables": {"the smith is dead": 1}, what earlier adventures remember; none unless said
      "campaign": "the-long-road",           the campaign that it belongs to, by key; "" (the default) for none
      "source": ""                           of an adventure that does not come with the program (``sources``)
    }

``check_setup`` refuses what makes no sense.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from waybread.journeys.campaign.data_reader import MOST, Reader
from waybread.journeys.campaign.party import MOST_HEROES, Campaign, Difficulty, Hero, why_not_seats
from waybread.journeys.campaign.supply import (
    heroes,
    items,
    roles,
    skills_for_sale,
    titles,
    trinkets,
    why_not_equip,
    why_too_many,
)
from waybread.journeys.library import CARDS
from waybread.kernel import Json, SetupError

_DEFAULTS: Final[Mapping[str, Json]] = {
    "difficulty": "normal", "trinkets": [], "lore": 0, "variables": {}, "campaign": "", "source": "",
}  # fmt: skip
_PASSED: Final[set[bytes]] = set()
"""Setups that have been looked at, by their hashes: many games are dealt from the same one."""
_MOST_PASSED: Final = 200
_HERO_DEFAULTS: Final[Mapping[str, Json]] = {"items": [], "skills": [], "titles": [], "trinket": "", "seat": 0}


def setup_of(campaign: Campaign) -> dict[str, Json]:
    """The setup of the adventure that the party has embarked on."""
    stock = list(campaign.trinkets)
    for each in campaign.heroes:
        if each.trinket:
            stock.remove(each.trinket)
    return {
        "adventure": campaign.adventure,
        "difficulty": str(campaign.difficulty),
        "heroes": [
            {
                "hero": each.name,
                "role": each.role,
                "items": [*each.items],
                "skills": [*each.skills],
                "titles": [*each.titles],
                "trinket": each.trinket,
                "seat": each.seat,
            }
            for each in campaign.heroes
        ],
        "trinkets": stock,
        "lore": campaign.lore,
        "variables": {**campaign.variables},
        "campaign": campaign.story,
    }


def check_setup(setup: Mapping[str, Json]) -> None:
    """Raise SetupError, with one sentence, unless an adventure can be dealt from this."""
    words = blake2b(repr(setup).encode("utf-8", "backslashreplace")).digest()
    if words in _PASSED:
        return
    reader = _Reader()
    reader.setup(setup)
    if reader.faults:
        raise SetupError(reader.faults[0])
    if len(_PASSED) == _MOST_PASSED:
        _PASSED.clear()
    _PASSED.add(words)


class _Reader(Reader):
    def setup(self, given: Mapping[str, Json]) -> None:
        """Look at a whole setup."""
        self.only(given, ("adventure", "heroes", *_DEFAULTS), "the setup")
        data = {**_DEFAULTS, **given}
        self.text(data, "adventure")
        self.one_of(data, "difficulty", Difficulty)
        self.count(data, "lore")
        self.counts(data, "variables", least=-MOST)
        self.text(data, "campaign", empty=True)
        self.text(data, "source", empty=True)
        stock = self.known(data, "trinkets", trinkets(), "trinket")
        party = self.each(data, "heroes", self._entry)
        if not self.faults:
            self._check(party, stock)

    def _entry(self, given: Mapping[str, Json], where: str) -> Hero:
        self.only(given, ("hero", "role", *_HERO_DEFAULTS), where)
        data = {**_HERO_DEFAULTS, **given}
        skills = self.known(data, "skills", skills_for_sale(), "skill card with a price", where)
        return Hero(
            name=self.one_of(data, "hero", heroes(), where),
            role=self.one_of(data, "role", roles(), where),
            items=self.known(data, "items", items(), "armour or item for hands", where),
            skills=skills,
            titles=self.known(data, "titles", titles(), "title", where),
            trinket=self.one_of(data, "trinket", ("", *trinkets()), where),
            seat=self.count(data, "seat", where, most=MOST_HEROES - 1),
        )

    def _check(self, party: tuple[Hero, ...], stock: tuple[str, ...]) -> None:
        if not 1 <= len(party) <= MOST_HEROES:
            self.fault("heroes", f"a party has 1 to {MOST_HEROES} heroes, not {len(party)}.")
        if reason := why_not_seats(each.seat for each in party):
            self.fault("heroes", reason)
        self.differ([each.name for each in party], "heroes", "{} is there {} times; each hero is played once.")
        self.differ([each.role for each in party], "heroes", "{} is the role of {} heroes; each has one of their own.")
        for each in party:
            if reason := why_not_equip(heroes()[each.name], [CARDS[key] for key in each.items]):
                self.fault(f"hero {each.name}, items", reason)
        taken = [each.trinket for each in party if each.trinket]
        everything = [*stock, *taken, *(key for each in party for key in (*each.items, *each.skills, *each.titles))]
        if reason := why_too_many(everything):
            self.fault("heroes", reason)
