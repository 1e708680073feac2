"""Campaigns from zip files and folders, what outlasts a scenario, and how a scenario ends."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.importers.jime.imported_game import imported, known, notes, playing
from tests.journeys.importers.jime.ten_scenarios import second_mile, withy_bridge
from tests.journeys.importers.jime.written_scenarios import (
    GO,
    TEXT,
    TOO_LATE,
    Data,
    event,
    resolution,
    scenario,
    threat,
    trigger,
    written,
)
from tests.journeys.plug import setup
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.campaign.adventure_end import result_of
from waybread.journeys.importers.jime import Imported, JimeError, forget, learn, load, load_folder

FRIEND = "Friend at the gate [CMPN]"


def plan(*files: str, **more: Any) -> Data:
    return {
        "campaignGUID": "c", "campaignName": "Two Miles", "storyText": "It is a long way.",
        "scenarioCollection": [{"scenarioName": each, "fileName": each} for each in files],
        "triggerCollection": [trigger(FRIEND, campaign=True, multi=True)], **more,
    }  # fmt: skip


def zipped(members: dict[str, bytes], **more: Any) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, **more) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return file.getvalue()


def members() -> dict[str, bytes]:
    return {
        "c/c.json": written(plan("one.jime", "two.jime")),
        "c/two.jime": written(second_mile()),
        "c/one.jime": written(withy_bridge()),
        "__MACOSX/c/._one.jime": b"junk",
        "c/readme.txt": b"hello",
    }


def test_a_campaign_in_a_zip_file_has_its_scenarios_in_the_order_of_play() -> None:
    found = load(zipped(members()), "two_miles.zip")
    first, second = found.adventures
    assert [each.texts["title"] for each in found.adventures] == ["The Toll at Withy Bridge", "The Second Mile"]
    assert (found.after(first.key), found.after(second.key)) == (second.key, "")
    assert found.story is not None
    assert (found.story.title, found.story.first, found.story.introduction) == (
        "Two Miles", first.key, "It is a long way."
    )  # fmt: skip


def test_a_campaign_in_a_folder_is_the_same(tmp_path: Path) -> None:
    for name, data in members().items():
        if name.startswith("c/"):
            (tmp_path / name.removeprefix("c/")).write_bytes(data)
    assert load_folder(tmp_path) == load(zipped(members()), "two_miles.zip")


def test_the_notes_of_a_campaign_say_of_which_scenario_they_are() -> None:
    assert "'The Second Mile', translation 'de': 1 of its texts belong to nothing here." in map(
        str, load(zipped(members()), "two_miles.zip").notes
    )


def test_a_zip_file_with_one_scenario_and_no_campaign_is_that_scenario() -> None:
    found = load(zipped({"one.jime": written(withy_bridge())}), "one.zip")
    assert (found.title, found.story, len(found.adventures)) == ("The Toll at Withy Bridge", None, 1)


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ({"c/two.jime": None}, "the file 'two.jime' is not there"),
        ({"c/c.json": None}, "There is no campaign file"),
        ({"c/d.json": written(plan("one.jime"))}, "There are several campaign files"),
        ({"c/c.json": written(plan())}, "there is no scenario in it"),
        ({"c/c.json": b"{"}, "this is not valid JSON"),
        ({"c/two.jime": b"[]"}, "'two.jime': This should be one JSON object"),
        ({"c/c.json": written(plan("one.jime", triggerCollection=None))}, "field triggerCollection: it is missing"),
        ({f"c/{number}.jime": b"{}" for number in range(300)}, "at most 200 are read"),
        ({"c/two.jime": b"[" * (9 * 1024 * 1024)}, "The file is larger than 8 MiB"),
    ],
)
def test_a_broken_campaign_gives_one_sentence(broken: dict[str, bytes | None], sentence: str) -> None:
    found = {name: data for name, data in {**members(), **broken}.items() if data is not None}
    with pytest.raises(JimeError, match=sentence):
        load(zipped(found), "broken.zip")


def test_a_zip_file_that_would_fill_the_memory_is_refused() -> None:
    bomb = {f"c/{number}.jime": b" " * (8 * 1024 * 1024) for number in range(9)}
    with pytest.raises(JimeError, match="together they have at most 64 MiB"):
        load(zipped({**members(), **bomb}), "bomb.zip")


@pytest.mark.parametrize("cut", [4, 60, 400, -30])
def test_a_damaged_zip_file_gives_one_sentence(cut: int) -> None:
    with pytest.raises(JimeError, match="The zip file is damaged or locked"):
        load(zipped(members())[:cut], "cut.zip")


def test_the_file_of_a_campaign_alone_is_refused_with_advice() -> None:
    with pytest.raises(JimeError, match="import the folder or the zip file that holds all"):
        load(written(plan("one.jime")), "c.json")


def test_a_folder_that_is_not_there_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(JimeError, match=r"'nowhere': it cannot be read: no such file or directory\."):
        load_folder(tmp_path / "nowhere")


def test_a_scenario_can_be_played_twice_in_a_campaign() -> None:
    twice = members() | {"c/c.json": written(plan("one.jime", "one.jime"))}
    found = load(zipped(twice), "twice.zip")
    assert len({each.key for each in found.adventures}) == 2


def test_mounts_at_the_start_are_noted_and_trinkets_are_given() -> None:
    given = members() | {"c/c.json": written(plan("one.jime", startWithMounts=True, startWithTrinkets=True))}
    found = load(zipped(given), "given.zip")
    assert found.story is not None
    assert len(found.story.trinkets) == 4
    assert str(found.notes[0]) == "The campaign: mounts are of another box, so nobody begins with one."


# What outlasts a scenario ---------------------------------------------------------------------


def meeting() -> Data:
    data = second_mile()
    data["resolutions"] = [resolution("Won", GO, final=FRIEND)]
    return data


def test_a_trigger_of_the_campaign_is_remembered_and_fired_again_in_later_scenarios() -> None:
    with playing(meeting()) as play:
        assert play.game.outcome is not None
        remembered = result_of(play.game).variables
        assert list(remembered.values()) == [1]
    with playing(second_mile(), variables=remembered) as play:
        assert play.shown[1:] == ["'You again!' he says, and means it well.", "There is bread and cheese."]
        assert play.game.state.app.lore == 2
    with playing(second_mile()) as play:
        assert play.shown[1:] == []


def test_lore_and_experience_of_the_scenario_are_paid_when_it_ends() -> None:
    with playing(meeting()) as play:
        result = result_of(play.game)
        assert (result.lore, set(result.experience.values())) == (3, {2})


# How it ends ----------------------------------------------------------------------------------


def test_a_full_threat_bar_loses_with_the_words_that_the_author_has_for_it() -> None:
    data = scenario(
        events=[event(TEXT, "Dusk", text="The light goes.", after=TOO_LATE)],
        resolutions=[resolution("Lost", TOO_LATE, "Too late, all of it.")],
        threats=[threat(4, "Dusk")],
        threatMax=4,
    )
    with playing(data, heroes=2) as play:
        play.rest()
        assert play.game.outcome is not None
        assert (play.game.outcome.won, play.game.outcome.reason) == (False, "the threat bar is full")
        assert play.shown[1:] == ["The light goes.", "Too late, all of it."]
    assert notes(data) == [
        "The threat bar: 'Dusk' is to come at 4, but at 4 the bar is full and the adventure is lost."
    ]


def test_thresholds_have_their_events_once_the_bar_meets_them() -> None:
    data = scenario(events=[event(TEXT, "Dusk", text="The light goes.")], threats=[threat(5, "Dusk")])
    with playing(data) as play:
        assert play.rest().rest().shown[1:] == []
        assert play.rest().rest().shown[1:] == ["The light goes."]


def test_the_bar_is_as_long_as_the_file_says_for_any_party() -> None:
    with playing(scenario(threatMax=33), heroes=5) as play:
        assert play.game.threat_end == 33


def test_a_bar_that_is_not_used_never_loses() -> None:
    data = scenario(
        threatMax=2, threatNotUsed=True, threats=[threat(1, "Dusk")], events=[event(TEXT, "Dusk", text="No.")]
    )
    with playing(data) as play:
        play.rest().rest()
        assert (play.game.outcome, play.shown[1:]) == (None, [])


def test_the_resolution_for_a_fallen_hero_is_told_when_the_adventure_is_lost_by_that() -> None:
    data = scenario(
        resolutions=[resolution("Fallen", TOO_LATE, "You carry him home.")], lastStandFailedResolution="Fallen"
    )
    found = imported(data).adventure.ending("fallen")
    assert found is not None
    assert [imported(data).adventure.texts[str(each.args["text"])] for each in found.do] == ["You carry him home."]


def test_last_stands_fire_the_names_that_the_app_has_for_them() -> None:
    data = scenario(
        events=[
            event(TEXT, "A", on="Last Stand x2", text="Twice."),
            event(TEXT, "B", on="Last Stand Failed 1", text="One is down."),
        ]
    )
    with playing(data, heroes=2) as play:
        state = play.game.state
        state.last_stands = [2, 1]
        state.defeated = [False, True]
        state.app.changed = True
        play.choose(0).until("turn")
        assert sorted(play.shown[1:]) == ["One is down.", "Twice."]


# Words and knowledge ----------------------------------------------------------------------------


def test_words_in_other_languages_are_there_by_our_keys() -> None:
    adventure = imported(second_mile()).adventure
    german = adventure.languages["de"]
    english = {key: adventure.texts[key] for key in german}
    assert dict(zip(english.values(), german.values(), strict=True)) == {
        "The Second Mile": "Die zweite Meile",
        "It rains.": "Es regnet.",
        "Knock": "Klopfen",
        "The kettle is on.": "Der Kessel singt.",
    }


def test_reading_makes_nothing_known_and_learning_and_forgetting_do() -> None:
    before = set(ADVENTURES)
    found = imported(withy_bridge())
    assert set(ADVENTURES) == before
    learn(found)
    learn(found)
    assert set(ADVENTURES) == before | {found.adventure.key}
    forget(found)
    assert set(ADVENTURES) == before


def test_the_same_file_is_the_same_adventure_and_another_file_another() -> None:
    assert imported(withy_bridge()) == imported(withy_bridge())
    assert imported(withy_bridge()).adventure.key != imported(withy_bridge() | {"threatMax": 41}).adventure.key


def test_what_is_told_of_the_party_in_the_file_is_noted() -> None:
    assert notes(scenario(loreStartValue=12, subsequentScout=3)) == [
        "The scenario: heroes scout 2 in the rally phase, not 3.",
        "The scenario: it is meant for a party with 12 lore; what yours has is in its setup.",
    ]


def test_a_game_of_a_campaign_is_dealt_with_what_it_remembers() -> None:
    found: Imported = load(zipped(members()), "two_miles.zip")
    with known(found):
        key = found.adventures[1].remembers[0]
        given = setup(found.adventures[1].key, 2) | {"variables": {key: 1}}
        game = JourneyGame.new(json.loads(json.dumps(given)), seed=1)
        assert game.state.app.counters[key] == 1
