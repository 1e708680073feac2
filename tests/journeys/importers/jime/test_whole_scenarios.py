"""Scenarios played to an end in both modes: the sample, and ten more that have every kind of event."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.journeys.importers.jime.imported_game import MODES, imported, known, play_out
from tests.journeys.importers.jime.ten_scenarios import TEN
from tests.journeys.plug import invariant, setup
from tests.journeys.test_adventures import actions
from waybread.journeys import JourneyGame
from waybread.journeys.companion import CompanionGame
from waybread.journeys.companion.app_texts import say
from waybread.journeys.importers.jime import Imported, load, load_folder
from waybread.journeys.importers.jime.scenario_file import Kind
from waybread.journeys.script.actions import ACTIONS, TAKES
from waybread.journeys.script.adventure import Action, Adventure
from waybread.kernel import Keep

FOLDER = Path(__file__).parents[3] / "data" / "jime"
SAMPLE = "the_millers_lantern.jime"
SEEDS = (1, 2, 3)
modes = pytest.mark.parametrize("mode", MODES)
ten = pytest.mark.parametrize("name", TEN)


def sample() -> Imported:
    return load((FOLDER / SAMPLE).read_bytes(), SAMPLE)


@modes
@pytest.mark.parametrize("seed", SEEDS)
def test_the_sample_scenario_plays_to_an_end(mode: str, seed: int) -> None:
    outcome = play_out(sample(), seed, heroes=seed + 1, mode=mode)
    assert outcome.reason
    assert outcome.score["experience"] >= 4  # what the file pays, won or lost


@modes
def test_the_sample_scenario_can_be_won_and_lost(mode: str) -> None:
    outcomes = [play_out(sample(), seed, heroes=2, mode=mode) for seed in range(40)]
    assert {each.won for each in outcomes} == {True, False}
    assert {each.reason for each in outcomes if each.won} == {"ending won"}


@modes
def test_the_sample_campaign_plays_to_an_end(mode: str) -> None:
    campaign = load_folder(FOLDER)
    assert campaign.title == "One-lantern test campaign"
    assert campaign.story is not None
    assert campaign.story.first == campaign.adventure.key
    assert campaign.after(campaign.adventure.key) == ""
    assert play_out(campaign, 1, heroes=3, mode=mode).reason


@modes
@ten
@pytest.mark.parametrize("seed", SEEDS)
def test_ten_more_scenarios_play_to_an_end(name: str, mode: str, seed: int) -> None:
    difficulty = "hard" if seed == 2 else "normal"
    assert play_out(imported(TEN[name]()), seed, heroes=2 * seed - 1, mode=mode, difficulty=difficulty).reason


def test_the_ten_have_every_kind_of_event() -> None:
    kinds = {each["interactionType"] for make in TEN.values() for each in make()["interactions"] if not each["isEmpty"]}
    assert kinds == set(range(len(Kind)))


def happened(found: Imported, seed: int) -> set[str]:
    """The safe names of events that a game saw: run by name, begun from a token, gates that opened."""
    seen: set[str] = set()

    def hear(event: Any) -> None:
        if event.kind == "event" and event.facts["name"].startswith("run "):
            seen.add(event.facts["name"].removeprefix("run "))
        elif event.kind == "interacted":
            seen.add(event.facts["name"])

    with known(found):
        game = JourneyGame.new(setup(found.adventure.key, 2, seats=1), seed, Keep.ROLLOUT, tell=hear)
        chance = Random(seed)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
        gates = [name for name, count in game.state.app.counters.items() if name.startswith("met ") and count >= 2]
        return seen | {each.removeprefix("met ") for each in gates}


def test_every_kind_of_event_happens_in_some_game() -> None:
    seen: set[Kind] = set()
    for make in TEN.values():
        data = make()
        found = imported(data)
        safe = {name.casefold().replace(" ", "-").strip("?"): tuple(Kind)[kind] for name, kind in (
            (each["dataName"], each["interactionType"]) for each in data["interactions"])}  # fmt: skip
        for seed in range(8):
            seen |= {safe[each] for each in happened(found, seed) if each in safe}
        if any("." in each for each in found.adventure.start):
            seen.add(Kind.START)
    assert seen == set(Kind)


def sound(adventure: Adventure) -> list[Action]:
    """The actions that lack something they take, or have something they do not take."""
    wrong = []
    for each in actions(adventure):
        needed = {name for name in TAKES[each.do] if not name.endswith("?")}
        if not needed <= set(each.args) <= {name.rstrip("?") for name in TAKES[each.do]}:
            wrong.append(each)
    return wrong


@ten
def test_what_is_made_of_a_scenario_is_sound(name: str) -> None:
    adventure = imported(TEN[name]()).adventure
    assert {each.do for each in actions(adventure)} <= set(ACTIONS)
    assert not sound(adventure)
    shown = {str(each.args["text"]) for each in actions(adventure, "text", "choose")}
    shown |= {button.label for each in adventure.tokens for button in each.interactions}
    assert shown <= set(adventure.texts)
    fired = {str(each.args["event"]) for each in actions(adventure, "fire")}
    assert fired <= {each.name for each in adventure.events}
    assert len({each.name for each in adventure.events}) == len(adventure.events)


@pytest.mark.parametrize("name", ["smoke_at_the_fold", "cold_crown", "what_the_flood_left"])
def test_at_the_table_there_are_words_for_everything_that_is_said(name: str) -> None:
    with known(imported(TEN[name]())) as found:
        for seed in SEEDS:
            game = CompanionGame.new(setup(found.adventure.key, 3, seats=1), seed, Keep.ROLLOUT)
            chance = Random(seed)
            while game.decision is not None:
                game.choose(chance.choice(game.decision.options))
            assert all(say(game, each).strip() for each in game.state.chronicle)


def test_every_verb_for_imported_scenarios_is_used_in_some_of_the_ten() -> None:
    used = {each.do for make in TEN.values() for each in actions(imported(make()).adventure)}
    assert {each for each in ACTIONS if each.startswith("jime ")} == {each for each in used if each.startswith("jime ")}


def test_a_game_of_a_scenario_is_saved_and_cloned_in_the_middle_of_it() -> None:
    with known(imported(TEN["what_the_flood_left"]())) as found:
        game = JourneyGame.new(setup(found.adventure.key, 2), seed=5)
        chance = Random(5)
        for _ in range(60):
            if game.decision is None:
                break
            invariant(game)
            game.choose(chance.choice(game.decision.options))
        assert JourneyGame.load(game.save()).digest() == game.digest()
        assert game.clone().digest() == game.digest()
