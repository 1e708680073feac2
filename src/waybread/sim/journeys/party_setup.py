"""From the words of people to a party of journeys: adventures by part of their names, heroes by name or file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from waybread.files import errors_as, read_object
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.campaign import Difficulty, named_hero, suggest_outfit
from waybread.kernel import Json, Streams
from waybread.sim.journeys.watched_game import JourneyParty
from waybread.sim.players import Player
from waybread.sim.simulated_party import find_name
from waybread.sim.study import StudyError

LARGEST_FILE: Final = 100_000
"""Bytes: a party is written in a few hundred."""


def make_party(name: str | None, heroes: Sequence[str] | Path, difficulty: str | None = None) -> JourneyParty:
    """Return a party for an adventure, with the default bot in each seat; StudyError if it cannot be dealt.

    Its heroes are named (``NAME`` or ``NAME:ROLE``) or stand in a file.
    """
    given = _read(heroes) if isinstance(heroes, Path) else {"heroes": _heroes(heroes)}
    adventure = given.get("adventure")
    if name or not isinstance(adventure, str):
        adventure = find_name("adventure", name, ADVENTURES)
    setup = {**given, "adventure": adventure}
    setup["difficulty"] = _check_difficulty(difficulty) or given.get("difficulty", Difficulty.NORMAL.value)
    JourneyGame.deal(setup, Streams(0))
    party = setup["heroes"]
    seats = 1 + max(each.get("seat", 0) for each in party)
    return JourneyParty(" + ".join(_title(each) for each in party), setup, (Player(),) * seats)


def _title(hero: dict[str, Json]) -> str:
    """Return a hero's name, with the role where it is not the one that is suggested."""
    name, role = str(hero["hero"]), str(hero["role"])
    return name if suggest_outfit(name)[0] == role else f"{name} ({role})"


def _check_difficulty(words: str | None) -> str:
    if words is not None and words not in list(Difficulty):
        raise StudyError(f"The difficulty is {' or '.join(Difficulty)}, not '{words}'.")
    return words or ""


def _heroes(named: Sequence[str]) -> list[Json]:
    """Return heroes with their suggested items, each with a seat, from ``NAME`` or ``NAME:ROLE``."""
    return [{**named_hero(words), "seat": seat} for seat, words in enumerate(named)]


def _read(file: Path) -> dict[str, Json]:
    """Return the setup in a file."""
    with errors_as(StudyError):
        found = read_object(file, LARGEST_FILE)
    if not isinstance(found.get("heroes"), list):
        raise StudyError(f'{file} is no party: it should be a JSON object with a list of "heroes".')
    return found
