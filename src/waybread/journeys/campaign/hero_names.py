"""Heroes by their names, as somebody would type them: for games that begin without a campaign."""

from __future__ import annotations

from collections.abc import Sequence

from waybread.journeys.campaign.campaign_start import suggested
from waybread.journeys.campaign.supply import heroes, roles
from waybread.journeys.library import plain
from waybread.kernel import Json, SetupError


def named_hero(words: str) -> dict[str, Json]:
    """A hero with the suggested items, from ``NAME`` or ``NAME:ROLE``, as the setup of a game has it."""
    name, _, role = words.partition(":")
    hero = _one(name, list(heroes()), "hero", "heroes")
    usual, items = suggested(hero)
    played = _one(role, list(roles()), "role", "roles") if role else usual
    return {"hero": hero, "role": played, "items": list(items)}


def _one(words: str, known: Sequence[str], what: str, several: str) -> str:
    found = [each for each in known if plain(each) == plain(words)]
    if not found:
        raise SetupError(f"There is no {what} called '{words}': the {several} are {', '.join(known)}.")
    return found[0]
