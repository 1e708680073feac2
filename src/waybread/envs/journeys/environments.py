"""Journeys for Gymnasium (one seat) and PettingZoo (all of them): their setup, their form, their environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from waybread.envs.game_form import Form
from waybread.envs.journeys.action_table import journey_actions
from waybread.envs.journeys.observations import SIZE, observe
from waybread.envs.journeys.text_view import text
from waybread.envs.table_aec import TableAEC, WrappedEnv, metadata, wrapped
from waybread.envs.table_solo import TableSolo
from waybread.journeys import JourneyGame
from waybread.journeys.campaign import MOST_HEROES, named_hero
from waybread.journeys.script import holds
from waybread.kernel import Json, SetupError, Streams

HeroChoice: TypeAlias = str | Mapping[str, Json]
"""A hero as ``NAME`` or ``NAME:ROLE``, with the suggested items; or as the setup of a game has it."""
USUAL: Final = ("Aragorn", "Legolas", "Gimli", "Bilbo", "Elena")
"""The heroes of a party, where none are named."""
_FIRST: Final = "cold-beacon"
_HEROES: Final = 2


def setup(
    adventure: str,
    party: Sequence[HeroChoice] | None = None,
    heroes: int | None = None,
    players: int | None = None,
    *,
    difficulty: str = "normal",
) -> dict[str, Json]:
    """The setup of a game: by default two heroes, each with a player; fewer players share the heroes in turn."""
    if party is None:
        count = _HEROES if heroes is None else heroes
        if type(count) is not int or not 1 <= count <= MOST_HEROES:
            raise SetupError(f"A party has 1 to {MOST_HEROES} heroes, not {count!r}.")
        party = USUAL[:count]
    elif isinstance(party, str | Mapping):
        raise SetupError("party is a list with an entry for each hero.")
    elif heroes is not None and heroes != len(party):
        raise SetupError(f"The party has {len(party)} heroes, not {heroes}.")
    found = [named_hero(each) if isinstance(each, str) else dict(each) for each in party]
    if players is not None and (type(players) is not int or not 1 <= players <= len(found)):
        raise SetupError(f"{len(found)} heroes have 1 to {len(found)} players, not {players!r}.")
    for number, each in enumerate(found):
        if players is not None or "seat" not in each:
            each["seat"] = number % (players or len(found))
    dealt: dict[str, Json] = {"adventure": adventure, "difficulty": difficulty, "heroes": found}
    JourneyGame.deal(dealt, Streams(0))
    return dealt


def seats(dealt: Mapping[str, Json]) -> int:
    """How many players a setup has."""
    return 1 + max(int(each["seat"]) for each in dealt["heroes"])


@cache
def form() -> Form[JourneyGame]:
    """The form of journeys, whatever the adventure and the party."""
    return Form(JourneyGame, journey_actions(), SIZE, observe, adventure_progress, text)


def adventure_progress(game: JourneyGame) -> float:
    """How far the party has come, from 0 to 1: the objectives done, the current one by its conditions that hold."""
    objectives = game.adventure.objectives
    place = next((n for n, each in enumerate(objectives) if each.name == game.state.app.objective), None)
    if place is None:
        return 1.0
    wanted = objectives[place].done
    share = sum(holds(game, each) for each in wanted) / len(wanted) if wanted else 0.0
    return (place + share) / len(objectives)


class JourneysSolo(TableSolo[JourneyGame]):
    """One seat of a journey, with all heroes unless there are more players, and all options of ``TableSolo``."""

    def __init__(
        self,
        adventure: str = _FIRST,
        party: Sequence[HeroChoice] | None = None,
        heroes: int | None = None,
        players: int | None = 1,
        *,
        difficulty: str = "normal",
        **options: Any,
    ) -> None:
        dealt = setup(adventure, party, heroes, players, difficulty=difficulty)
        super().__init__(form(), dealt, seats(dealt), **options)


class JourneysAEC(TableAEC[JourneyGame]):
    """The raw environment of journeys: each hero has a player, unless there are fewer; ``TableAEC`` has the options."""

    metadata = metadata("waybread_journeys_v1")

    def __init__(
        self,
        adventure: str = _FIRST,
        party: Sequence[HeroChoice] | None = None,
        heroes: int | None = None,
        players: int | None = None,
        *,
        difficulty: str = "normal",
        **options: Any,
    ) -> None:
        dealt = setup(adventure, party, heroes, players, difficulty=difficulty)
        super().__init__(form(), dealt, seats(dealt), **options)


def journeys_aec(adventure: str = _FIRST, **options: Any) -> WrappedEnv:
    """The environment in PettingZoo's usual wrappers; ``.unwrapped`` is the raw one."""
    return wrapped(JourneysAEC(adventure, **options))
