"""Six files of format 1.11 as the editor wrote them: they load, are checked, uploaded and played to an end.

``tests/server/http/journeys/test_adventure_routes.py`` uploads them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.importers.jime.imported_game import MODES, known, play_out
from tests.journeys.importers.jime.written_scenarios import REPLACE, TERRAIN, TERRAIN_NAMES, TEXT
from tests.journeys.plug import setup
from waybread.cli import main
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.importers.jime import Imported, JimeError, load
from waybread.journeys.importers.jime.import_notes import Kind
from waybread.sim.journeys.adventure_playtest import play_game, setup_of
from waybread.sim.players import player

FOLDER = Path(__file__).parents[3] / "data" / "jime"
SIX = (
    "the_broken_kiln", "guard_at_the_ford", "salt_for_the_winter", "der_kalte_herd", "three_lamps_over_the_moor",
    "the_ferrymans_ledger",
)  # fmt: skip
six = pytest.mark.parametrize("name", SIX)
modes = pytest.mark.parametrize("mode", MODES)
Said = pytest.CaptureFixture[str]
Data = dict[str, Any]


@pytest.fixture(autouse=True)
def _forget_adventures() -> Iterator[None]:
    """What the commands make known does not stay known."""
    before = {*ADVENTURES}
    yield
    for key in {*ADVENTURES} - before:
        del ADVENTURES[key]


def read(name: str) -> Data:
    data: Data = json.loads((FOLDER / f"{name}.jime").read_text(encoding="utf-8-sig"))
    return data


def loaded(name: str) -> Imported:
    return load((FOLDER / f"{name}.jime").read_bytes(), f"{name}.jime")


def events(name: str, kind: int | None = None) -> list[Data]:
    return [each for each in read(name)["interactions"] if kind in (None, each["interactionType"])]


# What is in them ------------------------------------------------------------------------------


@six
def test_each_file_has_the_format_and_the_attack_table_of_its_time(name: str) -> None:
    data = read(name)
    assert data["fileVersion"] == "1.11"
    table = data["activations"][0]
    assert (table["id"], table["dataName"], table["triggerName"], table["activations"]) == (-1, "None", None, [])
    assert data["resolutions"][0]["finalTriggerName"] is None
    assert not {"initialScout", "subsequentScout", "lastStandFailedResolution"} & data.keys()


def test_between_them_they_have_terrain_of_every_kind_and_a_token_of_each() -> None:
    standard = {each["terrainType"] for name in SIX for each in events(name) if each.get("tokenType") == TERRAIN}
    laid = {
        token["terrainType"]
        for name in SIX
        for chapter in read(name)["chapters"]
        for tile in chapter["tileObserver"]
        for token in tile["tokenList"]
        if token["tokenType"] == TERRAIN
    }
    assert standard == laid == set(range(1, len(TERRAIN_NAMES) + 1))


def test_between_them_they_have_every_quirk_of_public_files() -> None:
    used = [each for name in SIX for each in events(name, TEXT) if each.get("hasActivated")]
    assert any(each["tokenType"] != TERRAIN for each in used)
    assert any(each["isReusable"] for each in events("der_kalte_herd") if "isReusable" in each)
    replaced = {each["eventToReplace"] for name in SIX for each in events(name, REPLACE)}
    assert {"Kiln door", "Die Wirtin", "Terrain: Wall"} <= replaced  # the first two are persistent
    assert (FOLDER / "der_kalte_herd.jime").read_bytes().startswith(b"\xef\xbb\xbf{\r\n")


# Loading and checking -------------------------------------------------------------------------


@six
def test_nothing_in_a_file_dangles_and_only_other_boxes_are_replaced(name: str) -> None:
    found = loaded(name)
    assert found.title == read(name)["scenarioName"]
    assert not [each for each in found.notes if each.kind is Kind.DANGLING]
    if name != "salt_for_the_winter":
        moves = "it should move 2 or 4; as Orc Marauder it moves 1 or 2."
        assert [each.text for each in found.notes if each.kind is Kind.REPLACED and each.text != moves] == []


@six
def test_the_check_command_takes_it(name: str, capsys: Said) -> None:
    assert main(["adventure", "check", str(FOLDER / f"{name}.jime")]) == 0
    title = read(name)["scenarioName"]
    assert f"{title}, 1 scenario; " in capsys.readouterr().out.splitlines()[-1]


@six
def test_a_file_that_is_cut_off_gives_one_sentence(name: str, tmp_path: Path, capsys: Said) -> None:
    data = (FOLDER / f"{name}.jime").read_bytes()
    broken = tmp_path / "broken.jime"
    broken.write_bytes(data[: len(data) // 2])
    with pytest.raises(JimeError, match="this is not valid JSON"):
        load(broken.read_bytes(), broken.name)
    for verb in ("check", "play"):
        assert main(["adventure", verb, str(broken)]) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert said.err.startswith("'broken.jime': Line ")


# Playing --------------------------------------------------------------------------------------


@six
@modes
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_bots_play_it_to_an_end(name: str, mode: str, seed: int) -> None:
    difficulty = "hard" if seed == 2 else "normal"
    outcome = play_out(loaded(name), seed, heroes=2 * seed - 1, mode=mode, difficulty=difficulty)
    assert outcome.reason
    assert outcome.score["lore"] >= read(name)["loreReward"]


@six
def test_scouts_find_the_way_to_its_good_ending(name: str) -> None:
    with known(loaded(name)) as found:
        game = play_game(setup_of(found.adventure.key, 2, "normal", seed=1), 1, player("scout", None, None))
        assert game.outcome is not None
        assert (game.outcome.won, game.outcome.reason) == (True, found.adventure.endings[0].name)


@six
def test_the_play_command_plays_it(name: str, capsys: Said) -> None:
    path = str(FOLDER / f"{name}.jime")
    assert main(["adventure", "play", path, "--games", "2", "--heroes", "2,3", "--bot", "random", "--quiet"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{read(name)['scenarioName']}, normal, by random\n")
    assert "How games ended:" in said


@six
def test_what_a_file_has_for_terrain_lies_on_the_map_as_terrain(name: str) -> None:
    """All of it that the first chapter has, each with the rules of its kind."""
    first = [
        token["terrainType"]
        for tile in read(name)["chapters"][0]["tileObserver"]
        for token in tile["tokenList"]
        if token["tokenType"] == TERRAIN and token["terrainType"] <= 10  # those of our box
    ]
    with known(loaded(name)) as found:
        game = JourneyGame.new(setup(found.adventure.key, 1, seats=1), seed=1)
        while not game.state.tokens:
            assert game.decision is not None
            game.choose(game.decision.options[0])
        kinds = [each.kind for each in game.state.tokens if game.has_ordinary_rules(each)]
    ours = [TERRAIN_NAMES[each - 1].lower() for each in first]
    assert [each for each in kinds if each in ours] == ours
