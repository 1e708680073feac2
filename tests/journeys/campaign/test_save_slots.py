"""Save slots: several campaigns in a folder, whole or not at all."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.campaign.parties import CORE_ONLY, at_camp, begun, embarked
from tests.kernel.smallest import Pile
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.adventure_setup import setup_of
from waybread.journeys.campaign.collection import Collection
from waybread.journeys.campaign.party import Campaign, CampaignError, Difficulty, Stage
from waybread.journeys.campaign.save_slots import (
    Saved,
    faults,
    file_of,
    free_slots,
    listing,
    load,
    packed,
    save,
    why_not_load,
    why_not_save,
)

DEEP = replace(begun(slot=2, name="The Deep Delvers"), products=("core", "shadowed-paths"))
WHY_NOT_DEEP = "Slot 2, The Deep Delvers: this needs Shadowed Paths: enable it in the collection manager first."


# Slots


@pytest.mark.rule("jme:80.0")
def test_several_campaigns_are_kept_at_the_same_time(tmp_path: Path) -> None:
    first, second = begun(slot=1, name="One"), at_camp("Bilbo", "Elena")
    second = replace(second, slot=4, name="Two")
    save(tmp_path, first)
    save(tmp_path, second)
    assert load(tmp_path, 1, CORE_ONLY).campaign == first
    assert load(tmp_path, 4, CORE_ONLY).campaign == second
    assert free_slots(tmp_path) == [2, 3, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("jme:64.2")
def test_a_slot_shows_the_name_of_its_party(tmp_path: Path) -> None:
    save(tmp_path, begun(slot=3, name="The Grey Company"))
    save(tmp_path, begun(slot=1, name="Second Breakfast"))
    assert [(each.slot, each.name, each.why_not) for each in listing(tmp_path, CORE_ONLY)] == [
        (1, "Second Breakfast", None), (3, "The Grey Company", None),
    ]  # fmt: skip


def test_a_folder_that_is_not_there_has_no_slots_in_use(tmp_path: Path) -> None:
    assert listing(tmp_path / "none", CORE_ONLY) == []


@pytest.mark.parametrize("slot", [0, 11])
def test_there_is_no_other_slot(tmp_path: Path, slot: int) -> None:
    assert why_not_load(tmp_path, slot, CORE_ONLY) == f"There are save slots from 1 to 10, but no slot {slot}."


# Saving and loading


@pytest.mark.rule("jme:80.1b", "jme:80.3", "jme:setup.cont.1", "jme:camp.1", "jme:camp.5")
def test_a_campaign_saved_at_camp_is_continued_from_its_slot(tmp_path: Path) -> None:
    save(tmp_path, at_camp(lore=12))
    campaign = load(tmp_path, 1, CORE_ONLY).campaign
    assert (campaign.stage, campaign.lore) == (Stage.CAMP, 12)
    assert setup_of(embarked(campaign))["adventure"] == "the-second-mile"


@pytest.mark.rule("jme:camp.5")
def test_from_camp_the_party_may_also_go_on_without_saving() -> None:
    assert embarked(at_camp()).stage is Stage.ADVENTURE


@pytest.mark.rule("jme:80.4")
def test_a_game_under_way_is_loaded_at_the_exact_point_at_which_it_was_saved(tmp_path: Path) -> None:
    game = Pile.new({}, seed=3)
    game.choose(2)
    campaign = embarked(begun())
    save(tmp_path, campaign, game.save())
    saved = load(tmp_path, 1, CORE_ONLY)
    again = Pile.load(saved.game)
    assert saved.campaign == campaign
    assert (again.digest(), again.decision, again.answers) == (game.digest(), game.decision, game.answers)


@pytest.mark.rule("jme:80.2")
def test_players_may_quit_at_any_time_between_adventures_and_during_one(tmp_path: Path) -> None:
    for campaign in (
        begun(),
        embarked(begun()),
        at_camp(),
        embarked(at_camp()),
        finish(embarked(begun()), Result(True)),
    ):
        save(tmp_path, campaign)
        assert load(tmp_path, 1, CORE_ONLY) == Saved(campaign)


def test_there_is_no_game_to_save_at_camp(tmp_path: Path) -> None:
    with pytest.raises(CampaignError, match=r"^The party is on no adventure, so there is no game to save\.$"):
        save(tmp_path, at_camp(), "{}")


def test_an_empty_slot_cannot_be_loaded(tmp_path: Path) -> None:
    assert why_not_load(tmp_path, 5, CORE_ONLY) == "Slot 5 is empty."
    with pytest.raises(CampaignError, match=r"^Slot 5 is empty\.$"):
        load(tmp_path, 5, CORE_ONLY)


def test_a_copied_file_is_the_campaign_of_its_new_slot(tmp_path: Path) -> None:
    save(tmp_path, begun(slot=1))
    file_of(tmp_path, 6).write_text(file_of(tmp_path, 1).read_text(encoding="utf-8"), encoding="utf-8")
    assert load(tmp_path, 6, CORE_ONLY).campaign == begun(slot=6)


# What is written over


def test_a_campaign_is_saved_over_what_it_was_before(tmp_path: Path) -> None:
    save(tmp_path, begun())
    save(tmp_path, at_camp(lore=5))
    assert load(tmp_path, 1, CORE_ONLY).campaign.lore == 5


@pytest.mark.parametrize("other", [begun(name="Others"), begun("Aragorn", "Elena"), replace(begun(), story="another")])
def test_another_campaign_is_not_written_over_unless_that_is_said(tmp_path: Path, other: Campaign) -> None:
    save(tmp_path, begun())
    reason = "Slot 1 holds the campaign of The Grey Company; another slot is free, or say to write over it."
    assert why_not_save(tmp_path, other) == reason
    with pytest.raises(CampaignError, match="holds the campaign of The Grey Company"):
        save(tmp_path, other)
    assert load(tmp_path, 1, CORE_ONLY).campaign == begun()
    save(tmp_path, other, overwrite=True)
    assert load(tmp_path, 1, CORE_ONLY).campaign == other


@pytest.mark.rule("jme:26.1a")
def test_a_campaign_cannot_be_saved_with_another_difficulty(tmp_path: Path) -> None:
    save(tmp_path, begun(difficulty="normal"))
    harder = replace(at_camp(), difficulty=Difficulty.HARD)
    assert why_not_save(tmp_path, harder) == "This campaign began as normal, and its difficulty stays."


def test_what_cannot_be_read_is_not_written_over_unless_that_is_said(tmp_path: Path) -> None:
    file_of(tmp_path, 1).write_text("{", encoding="utf-8")
    with pytest.raises(CampaignError, match=r"^What cannot be read is not written over unless you say so\. Slot 1: "):
        save(tmp_path, begun())
    save(tmp_path, begun(), overwrite=True)
    assert load(tmp_path, 1, CORE_ONLY).campaign == begun()


def test_a_campaign_that_makes_no_sense_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(CampaignError, match=r"^Lore: a whole number"):
        save(tmp_path, replace(begun(), lore=-1))
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path, begun())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(CampaignError, match=r"slot-1\.json cannot be written: no space left on device\.$"):
        save(tmp_path, at_camp(lore=5))
    assert [each.name for each in tmp_path.iterdir()] == ["slot-1.json"]
    assert load(tmp_path, 1, CORE_ONLY).campaign == begun()


def test_a_folder_for_slots_is_made_when_it_is_needed(tmp_path: Path) -> None:
    save(tmp_path / "some" / "where", begun())
    assert load(tmp_path / "some" / "where", 1, CORE_ONLY).campaign == begun()


# Products


@pytest.mark.rule("jme:20.3")
def test_a_campaign_cannot_be_loaded_while_a_product_it_uses_is_disabled(tmp_path: Path) -> None:
    save(tmp_path, DEEP)
    assert why_not_load(tmp_path, 2, CORE_ONLY) == WHY_NOT_DEEP
    with pytest.raises(CampaignError, match=r"^Slot 2, The Deep Delvers: this needs Shadowed Paths"):
        load(tmp_path, 2, CORE_ONLY)
    enabled = Collection().enable("shadowed-paths")
    assert why_not_load(tmp_path, 2, enabled) is None
    assert load(tmp_path, 2, enabled).campaign == DEEP
    assert why_not_load(tmp_path, 2, enabled.disable("core")) is not None


@pytest.mark.rule("jme:20.3", "jme:64.2")
def test_the_list_says_why_a_slot_cannot_be_loaded(tmp_path: Path) -> None:
    save(tmp_path, DEEP)
    found = listing(tmp_path, CORE_ONLY)
    assert [(each.slot, each.name, each.why_not) for each in found] == [(2, "The Deep Delvers", WHY_NOT_DEEP)]


# Files that a person has edited


def test_the_text_can_be_read_and_edited(tmp_path: Path) -> None:
    save(tmp_path, at_camp(lore=12))
    text = file_of(tmp_path, 1).read_text(encoding="utf-8")
    assert '\n  "lore": 12,\n' in text
    assert faults(text) == []
    file_of(tmp_path, 1).write_text(text.replace('"lore": 12', '"lore": 13'), encoding="utf-8")
    assert load(tmp_path, 1, CORE_ONLY).campaign.lore == 13


def test_a_long_story_stands_on_lines_of_its_own() -> None:
    lines = packed(Saved(embarked(begun("Aragorn", "Gimli", "Elena")), "x" * 500)).splitlines()
    assert all(len(each) <= 120 for each in lines if not each.startswith('  "game"'))
    assert "    {" in lines


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1, column 1: this is not valid JSON: expecting value."),
        ('{"lore": 1,\n "slot": 1,\n "slot": 2}', "The key 'slot' appears twice in one object."),
        ('{\n "lore": 1\n "slot": 2}', "Line 3, column 2: this is not valid JSON: expecting ',' delimiter."),
        ('{"lore": NaN}', "NaN is not a number in JSON."),
        ("[]", "This should be one JSON object, which begins with { and ends with }."),
        ("[" * 100_000, "Objects and lists are nested deeper than 100 levels."),
        ('{"lore": ' + "9" * 5000 + "}", "There is a number in it that is too large."),
    ],
)
def test_a_text_that_is_no_json_is_told_with_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    assert faults(text) == [sentence]
    file_of(tmp_path, 1).write_text(text, encoding="utf-8")
    assert why_not_load(tmp_path, 1, CORE_ONLY) == f"Slot 1: {sentence}"
    assert [(each.slot, each.campaign, each.why_not) for each in listing(tmp_path, CORE_ONLY)] == [
        (1, None, f"Slot 1: {sentence}")
    ]


def test_all_faults_of_a_text_are_told_together() -> None:
    data = json.loads(packed(Saved(begun())))
    text = json.dumps({**data, "lore": -1, "difficulty": "easy", "game": 3})
    assert faults(text) == [
        "Difficulty: 'easy' is not known; there are normal, hard.",
        "Lore: a whole number from 0 to 1000000 belongs here, not -1.",
        "Game: the text of a game's save belongs here, or an empty text.",
    ]


@pytest.mark.parametrize("more", [{"format": 1, "game": "journeys", "check": ""}, {}])
def test_the_save_of_a_single_table_is_told_where_to_be_opened(more: dict[str, Any]) -> None:
    save = json.dumps({**more, "setup": {}, "seed": 3, "answers": []})
    assert faults(save) == [
        "This is the save of a single table and not of a campaign: "
        "open it on the page 'Replays', and play on from there."
    ]


def test_a_game_that_is_no_text_cannot_be_loaded(tmp_path: Path) -> None:
    file_of(tmp_path, 1).write_text(json.dumps({**json.loads(packed(Saved(begun()))), "game": 3}), encoding="utf-8")
    assert why_not_load(tmp_path, 1, CORE_ONLY) == (
        "Slot 1: Game: the text of a game's save belongs here, or an empty text."
    )


def test_bytes_that_are_no_text_are_told_with_their_line(tmp_path: Path) -> None:
    file_of(tmp_path, 1).write_bytes(b"{\n\xff}")
    assert str(why_not_load(tmp_path, 1, CORE_ONLY)).endswith("slot-1.json, line 2: this is not UTF-8 text.")


def test_a_file_larger_than_any_save_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waybread.journeys.campaign.save_slots.LARGEST_SAVE", 1024 * 1024)
    file_of(tmp_path, 1).write_bytes(b" " * (1024 * 1024 + 1))
    assert str(why_not_load(tmp_path, 1, CORE_ONLY)).endswith("slot-1.json is larger than 1 MiB.")


def test_a_folder_in_the_place_of_a_file_is_told(tmp_path: Path) -> None:
    file_of(tmp_path, 1).mkdir()
    assert str(why_not_load(tmp_path, 1, CORE_ONLY)).endswith("slot-1.json cannot be read: is a directory.")


def test_every_cut_of_a_file_is_refused(tmp_path: Path) -> None:
    text = packed(Saved(at_camp()))
    for end in range(0, len(text) - 2, 37):
        assert len(faults(text[:end])) == 1
