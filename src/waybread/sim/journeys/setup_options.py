"""What somebody wants to be played of journeys: adventure, heroes and bots, from words to a party."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from waybread.cardgame import SCENARIOS
from waybread.files import errors_as, read_object
from waybread.journeys import ADVENTURES, JourneyGame, plain, stories
from waybread.journeys.campaign import Difficulty, named_hero, suggested
from waybread.kernel import Json, Streams
from waybread.sim.journeys.watched_game import JourneyParty
from waybread.sim.players import Player, chosen_players
from waybread.sim.study import StudyError

LARGEST_FILE: Final = 100_000
"""Bytes: a party is written in a few hundred."""


def meant(words: str | None) -> list[str]:
    """The adventures that a word may mean."""
    wanted = plain(words or "")
    return [wanted] if wanted in ADVENTURES else [key for key in sorted(ADVENTURES) if wanted and wanted in key]


def parties(chosen: argparse.Namespace) -> list[JourneyParty]:
    """One party, or the one to be compared with it too, tried out before anything is played."""
    if chosen.scenario and not meant(chosen.scenario) and _is_brought(chosen.scenario):
        raise StudyError(
            "Only single adventures that come with the program are simulated; bots play this one by: "
            f"waybread adventure play {chosen.scenario}."
        )
    if not (chosen.hero or chosen.party or meant(chosen.scenario)):
        raise StudyError(
            f"No scenario is called '{chosen.scenario}', and no adventure: there are "
            f"{', '.join(sorted(SCENARIOS))}; and {', '.join(sorted(ADVENTURES))}."
        )
    if chosen.deck or chosen.easy or chosen.casual:
        raise StudyError("Decks and their modes belong to the card game: an adventure is played by --hero or --party.")
    if bool(chosen.hero) == bool(chosen.party):
        raise StudyError("Say who goes on the adventure: --hero NAME or NAME:ROLE once for each hero, or --party FILE.")
    given = {"heroes": _heroes(chosen.hero)} if chosen.hero else _read(chosen.party)
    found = [_party(chosen, given)]
    if chosen.compare:
        file = len(chosen.compare) == 1 and Path(chosen.compare[0]).is_file()
        found.append(_party(chosen, _read(Path(chosen.compare[0])) if file else {"heroes": _heroes(chosen.compare)}))
    return found


def _is_brought(words: str) -> bool:
    """Is it somebody's own adventure, or a campaign?"""
    return Path(words).exists() or words in {each.name for each in stories.CAMPAIGNS}


def _party(chosen: argparse.Namespace, given: dict[str, Json]) -> JourneyParty:
    made = _dealt(chosen.scenario, given, chosen.difficulty)
    return replace(made, players=chosen_players(chosen, len(made.players)))


def make_party(name: str, heroes: Sequence[str], difficulty: str | None = None) -> JourneyParty:
    """Return a party of heroes (``NAME`` or ``NAME:ROLE``) for an adventure, with the default bot in each seat."""
    return _dealt(name, {"heroes": _heroes(heroes)}, difficulty)


def _dealt(name: str | None, given: dict[str, Json], difficulty: str | None) -> JourneyParty:
    setup = {**given, "adventure": _adventure(name, given)}
    setup["difficulty"] = _difficulty(difficulty) or given.get("difficulty", Difficulty.NORMAL.value)
    JourneyGame.deal(setup, Streams(0))
    party = setup["heroes"]
    seats = 1 + max(each.get("seat", 0) for each in party)
    return JourneyParty(" + ".join(_called(each) for each in party), setup, (Player(),) * seats)


def _called(hero: dict[str, Json]) -> str:
    """A hero's name, with the role where it is not the one that is suggested."""
    name, role = str(hero["hero"]), str(hero["role"])
    return name if suggested(name)[0] == role else f"{name} ({role})"


def _adventure(words: str | None, given: dict[str, Json]) -> str:
    found = meant(words)
    if not words and isinstance(given.get("adventure"), str):
        return str(given["adventure"])
    if len(found) == 1:
        return found[0]
    known = ", ".join(sorted(ADVENTURES))
    if not words:
        raise StudyError(f"Say which adventure is to be played: {known}.")
    raise StudyError(f"{'Several adventures are' if found else 'No adventure is'} called '{words}': there are {known}.")


def _difficulty(words: str | None) -> str:
    if words is not None and words not in list(Difficulty):
        raise StudyError(f"The difficulty is {' or '.join(Difficulty)}, not '{words}'.")
    return words or ""


def _heroes(named: Sequence[str]) -> list[Json]:
    """Heroes with their suggested items, each with a seat, from ``NAME`` or ``NAME:ROLE``."""
    return [{**named_hero(words), "seat": seat} for seat, words in enumerate(named)]


def _read(file: Path) -> dict[str, Json]:
    """The setup in a file."""
    with errors_as(StudyError):
        found = read_object(file, LARGEST_FILE)
    if not isinstance(found.get("heroes"), list):
        raise StudyError(f'{file} is no party: it should be a JSON object with a list of "heroes".')
    return found
