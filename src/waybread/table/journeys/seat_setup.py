"""What players bring to a table of journeys, and the setup that it makes.

Each chair brings one hero or several: ``{"heroes": [{"hero": "Gimli", "role": "Guardian", "items": [...]}]}``, as a
setup has them but for their seat, which is the chair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from waybread.journeys import CARDS, JourneyGame, sources
from waybread.journeys.campaign import check_setup, starting_items
from waybread.kernel import Json, SetupError, Streams, WaybreadError, saves
from waybread.table.rulebook_interface import DeckSummary

MOST_HEROES: Final = 5
_SHAPE: Final = 'A player brings "heroes", a list with a hero, a role and items for each.'
_EARNED: Final = ("skills", "titles", "trinket")
"""What only a campaign gives."""


def check_deck(data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
    """Return what a player brings, if it may be played: heroes as they first set out, but for campaigns."""
    party = data.get("heroes") if isinstance(data, dict) and set(data) == {"heroes"} else None
    if not isinstance(party, list) or not 1 <= len(party) <= MOST_HEROES:
        raise SetupError(_SHAPE)
    if not all(isinstance(each, dict) and "seat" not in each for each in party):
        raise SetupError(_SHAPE)
    check_setup({"adventure": "any", "heroes": party})
    if not casual and "campaign" not in (wishes or {}):
        for each in party:
            _check_beginner(each)
    return {"heroes": [dict(each) for each in party]}


def _check_beginner(hero: dict[str, Any]) -> None:
    """A hero sets out with items of the first tier and nothing that is earned (jme:51.6a)."""
    name = hero["hero"]
    if earned := [each for each in _EARNED if hero.get(each)]:
        raise SetupError(f"{name} has {earned[0]}, which only a campaign gives; a casual table does not mind.")
    for item in hero.get("items", ()):
        if item not in starting_items():
            title = CARDS[item].title
            raise SetupError(
                f"{name} begins with items of tier I, and {title} is better; a casual table does not mind."
            )


def deck_summary(deck: Json) -> DeckSummary:
    """Return the heroes by name, and all there is to know of them."""
    party = deck["heroes"]
    return DeckSummary(tuple(each["hero"] for each in party), more=[dict(each) for each in party])


def make_setup(wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
    """Return the setup of a game, after dealing it once to see that it can be."""
    party = [{**each, "seat": seat} for seat, deck in enumerate(decks) for each in deck["heroes"]]
    found: dict[str, Json] = {**wishes, "heroes": party}
    JourneyGame.deal(found, Streams(0))
    return found


def public_wishes(wishes: Mapping[str, Json]) -> dict[str, Json]:
    """Return the adventure with its title, but without its source, which would tell everything that is to come."""
    found = {name: each for name, each in wishes.items() if name != "source"}
    with suppress(WaybreadError):  # there may be no such adventure
        found["title"] = _title(str(wishes.get("adventure", "")), str(wishes.get("source", "")))
    return found


@lru_cache(maxsize=64)
def _title(adventure: str, source: str) -> str:
    return sources.find(adventure, source).title


def split_setup(setup: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
    """Return the wishes, and the heroes of each seat, from a setup."""
    wishes = {name: each for name, each in saves.without_marks(setup).items() if name != "heroes"}
    party: list[dict[str, Any]] = setup["heroes"]
    seats = 1 + max(each.get("seat", 0) for each in party)
    decks: list[Json] = [
        {"heroes": [{name: value for name, value in each.items() if name != "seat"}
                    for each in party if each.get("seat", 0) == seat]}
        for seat in range(seats)
    ]  # fmt: skip
    return wishes, decks
