"""The built-in adventures: sound, complete, and between them everything that an adventure can do."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import pytest

from tests.journeys.board import Hero, lay
from tests.journeys.plug import setup
from waybread.bots import play_out, random_policy
from waybread.bots.journeys import journey_policy
from waybread.journeys import CARDS, JourneyGame
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.maps.tiles import tile
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES
from waybread.journeys.rules.terrain import TERRAIN
from waybread.journeys.script.actions import ACTIONS, TAKES
from waybread.journeys.script.adventure import ADVENTURES, Action, Adventure, Condition, TestOf
from waybread.journeys.script.conditions import COMPARE, CONDITIONS
from waybread.journeys.script.runner import TRIGGERS
from waybread.journeys.stories import SMALL
from waybread.kernel import Keep, Streams

BUILT_IN = [ADVENTURES[each] for each in SMALL]
adventures = pytest.mark.parametrize("adventure", BUILT_IN, ids=SMALL)


def parts(thing: object) -> Iterator[object]:
    """Everything inside an adventure."""
    yield thing
    if is_dataclass(thing) and not isinstance(thing, type):
        for each in fields(thing):
            yield from parts(getattr(thing, each.name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from parts(each)
    elif isinstance(thing, Mapping):
        for each in thing.values():
            yield from parts(each)


def actions(adventure: Adventure, *verbs: str) -> list[Action]:
    return [each for each in parts(adventure) if isinstance(each, Action) and (not verbs or each.do in verbs)]


def conditions(adventure: Adventure) -> list[Condition]:
    return [each for each in parts(adventure) if isinstance(each, Condition)]


def texts_used(adventure: Adventure) -> set[str]:
    """The keys of all words that an adventure can show."""
    used = {str(each.args["text"]) for each in actions(adventure, "text", "choose")}
    used |= {label for each in actions(adventure, "choose") for label, _, _ in _options(each)}
    used |= {each.text for each in adventure.objectives} | {each.text for each in adventure.tokens}
    used |= {button.label for each in adventure.tokens for button in each.interactions}
    return used | {each.label for each in adventure.extras}


def _options(choice: Action) -> Any:
    return choice.args["options"]


# Everything that an adventure can do ---------------------------------------------------------------


def test_every_action_verb_is_used_in_some_built_in_adventure() -> None:
    shown = (*BUILT_IN, ADVENTURES["late-ferry"])
    used = {each.do for adventure in shown for each in actions(adventure)}
    assert used == {each for each in ACTIONS if not each.startswith("jime ")}  # those are for imported ones


def test_every_condition_is_used_in_some_built_in_adventure() -> None:
    assert {each.what for adventure in BUILT_IN for each in conditions(adventure)} == set(CONDITIONS)


def test_every_trigger_is_used_in_some_built_in_adventure() -> None:
    assert {each.on for adventure in BUILT_IN for each in adventure.events} == set(TRIGGERS)


def test_every_stat_is_tested_and_tests_are_of_every_kind() -> None:
    tests = [each for adventure in BUILT_IN for each in parts(adventure) if isinstance(each, TestOf)]
    assert {stat for each in tests for stat in each.stats} == set(Stat)
    assert any(each.counter for each in tests)
    assert any(each.counted for each in tests)
    assert any(not each.counter and not each.counted for each in tests)


def test_one_battle_has_every_kind_of_terrain() -> None:
    laid = {str(each.args["kind"]) for each in actions(ADVENTURES["held-ford"], "terrain")}
    assert laid == set(TERRAIN)


def test_one_journey_goes_over_dark_tiles_with_black_borders() -> None:
    pools = [each.pool for each in ADVENTURES["hollow-hill"].tiles if each.pool]
    assert all(tile(side).has_black_borders for pool in pools for side in pool)
    assert any(tile(side).darkness for pool in pools for side in pool)


def test_there_are_elite_enemies_by_chance_and_by_name() -> None:
    spawned = [each.args for adventure in BUILT_IN for each in actions(adventure, "spawn")]
    assert any(each.get("elite") for each in spawned)
    assert any(each.get("bonuses") for each in spawned)
    assert {each["kind"] for each in spawned} <= set(ENEMIES)
    assert {bonus for each in spawned for bonus in each.get("bonuses", ())} <= set(BONUSES)  # type: ignore[attr-defined]


# Sound data ------------------------------------------------------------------------------------------


@adventures
def test_every_action_has_what_it_takes_and_nothing_else(adventure: Adventure) -> None:
    for each in actions(adventure):
        takes = TAKES[each.do]
        assert {name for name in takes if not name.endswith("?")} <= set(each.args), each
        assert set(each.args) <= {name.rstrip("?") for name in takes}, each


@adventures
def test_every_text_that_is_used_exists_and_every_text_is_used(adventure: Adventure) -> None:
    assert texts_used(adventure) | {"title", "summary"} == set(adventure.texts)
    assert all(each.strip() == each and each for each in adventure.texts.values())


@adventures
def test_whatever_is_named_is_there(adventure: Adventure) -> None:
    known = {
        "token": {each.name for each in adventure.tokens},
        "tile": {each.name for each in adventure.tiles},
        "event": {each.name for each in adventure.events},
        "objective": {each.name for each in adventure.objectives},
    }
    named = {
        "token": [each.args["name"] for each in actions(adventure, "token")],
        "tile": [each.args["name"] for each in actions(adventure, "tile")],
        "event": [each.args["event"] for each in actions(adventure, "fire")],
        "objective": [*(each.args["name"] for each in actions(adventure, "objective")),
                      *(each.then for each in adventure.objectives if each.then)],
    }  # fmt: skip
    for what, names in named.items():
        assert set(names) <= known[what]
    kinds = {"token": "token", "fired": "event", "objective": "objective", "placed": "tile"}
    for each in conditions(adventure):
        assert each.compare in COMPARE
        assert each.what not in kinds or each.name in known[kinds[each.what]], each
    assert all(str(each.args["kind"]) in set(Boon) for each in actions(adventure, "boon"))
    assert all(str(each.args["card"]) in CARDS for each in actions(adventure, "title", "trinket"))


@adventures
def test_every_place_is_a_tile_or_a_space_that_all_its_sides_have(adventure: Adventure) -> None:
    pools = {each.name: each.pool or (each.tile or (each.at.tile if each.at else ""),) for each in adventure.tiles}
    places = [str(each.args[name]) for each in actions(adventure) for name in ("at", "across") if name in each.args]
    places += [each.name for each in conditions(adventure) if each.what == "at"]
    places += [each.subject for each in adventure.events if each.on in ("explored", "entered")]
    for place in (*places, *adventure.start):
        name, _, number = place.partition(".")
        assert all(int(number or 1) <= len(tile(side).spaces) for side in pools[name]), place


@adventures
def test_every_threshold_has_its_event_and_lies_before_the_end_of_the_bar(adventure: Adventure) -> None:
    answered = [int(each.subject) for each in adventure.events if each.on == "threshold"]
    assert sorted(answered) == sorted(adventure.thresholds)
    assert max(adventure.thresholds) < adventure.threat


@adventures
def test_names_within_an_adventure_are_different(adventure: Adventure) -> None:
    for named in (adventure.events, adventure.tokens, adventure.tiles, adventure.objectives, adventure.extras):
        names = [each.name for each in named]
        assert len(names) == len(set(names))


# Played ----------------------------------------------------------------------------------------------


@cache
def games(key: str) -> list[JourneyGame]:
    """A few games of an adventure to their end: by rules of thumb, the last ones by chance."""
    found = []
    for seed in range(16):
        difficulty = "hard" if seed % 4 == 3 else "normal"
        game = JourneyGame.new(setup(key, 1 + seed % 4, difficulty), seed, Keep.ROLLOUT)
        play_out(game, journey_policy if seed < 12 else random_policy, Streams(seed))
        found.append(game)
    return found


@adventures
def test_it_can_be_won_and_lost(adventure: Adventure) -> None:
    assert {each.outcome.won for each in games(adventure.key) if each.outcome} == {True, False}


@adventures
def test_every_event_happens_sooner_or_later(adventure: Adventure) -> None:
    happened = {name for each in games(adventure.key) for name in each.state.app.fired}
    assert {each.name for each in adventure.events} - happened <= SELDOM.get(adventure.key, set())


SELDOM = {"hunted-road": {"too-late"}}
"""Events that only a very long game comes to."""


@adventures
def test_every_objective_is_reached_sooner_or_later(adventure: Adventure) -> None:
    """The last one at least by those who win."""
    won = [each for each in games(adventure.key) if each.outcome and each.outcome.won]
    assert won
    assert {each.state.app.objective for each in won} <= {"", adventure.objectives[-1].name}


def test_an_event_can_wait_for_the_defeat_of_a_hero() -> None:
    wall = ADVENTURES["ringing-wall"]
    tiles = tuple(each.at for each in wall.tiles)
    gimli = Hero("Gimli", "Guardian", at=5, fear_down=3)
    table = lay(gimli, Hero("Aragorn", at=4), adventure=wall.key, tiles=tiles, at="83.2", darkness=[5]).until("turn")
    assert table.game.state.defeated == [True, False]
    assert "one-is-down" in table.game.state.app.fired
    assert table.boons("Aragorn") == [Boon.EMBOLDENED]
