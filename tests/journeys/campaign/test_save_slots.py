"""The text of a save slot: written, read again, edited, and what is wrong with it."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.journeys.campaign.parties import at_camp, begun, embarked
from tests.kernel.smallest import Pile
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.adventure_setup import setup_of
from waybread.journeys.campaign.party import Campaign, CampaignError, Stage
from waybread.journeys.campaign.save_slots import Saved, dump, faults, parse

# Saving and loading


@pytest.mark.rule("jme:80.1b", "jme:80.3", "jme:setup.cont.1", "jme:camp.1", "jme:camp.5")
def test_a_campaign_saved_at_camp_is_continued_from_its_slot() -> None:
    campaign = parse(dump(Saved(at_camp(lore=12))), 1).campaign
    assert (campaign.stage, campaign.lore) == (Stage.CAMP, 12)
    assert setup_of(embarked(campaign))["adventure"] == "the-second-mile"


@pytest.mark.rule("jme:camp.5")
def test_from_camp_the_party_may_also_go_on_without_saving() -> None:
    assert embarked(at_camp()).stage is Stage.ADVENTURE


@pytest.mark.rule("jme:80.4")
def test_a_game_under_way_is_loaded_at_the_exact_point_at_which_it_was_saved() -> None:
    game = Pile.new({}, seed=3)
    game.choose(2)
    campaign = embarked(begun())
    saved = parse(dump(Saved(campaign, game.save())), 1)
    again = Pile.load(saved.game)
    assert saved.campaign == campaign
    assert (again.digest(), again.decision, again.answers) == (game.digest(), game.decision, game.answers)


@pytest.mark.rule("jme:80.2")
@pytest.mark.parametrize(
    "campaign",
    [begun(), embarked(begun()), at_camp(), embarked(at_camp()), finish(embarked(begun()), Result(True))],
)
def test_players_may_quit_at_any_time_between_adventures_and_during_one(campaign: Campaign) -> None:
    assert parse(dump(Saved(campaign)), 1) == Saved(campaign)


@pytest.mark.rule("jme:80.0")
def test_a_copied_text_is_the_campaign_of_its_new_slot() -> None:
    assert parse(dump(Saved(begun(slot=1))), 6).campaign == begun(slot=6)


def test_a_campaign_that_makes_no_sense_is_not_loaded() -> None:
    with pytest.raises(CampaignError, match=r"^Lore: a whole number"):
        parse(dump(Saved(replace(begun(), lore=-1))), 1)


# Texts that a person has edited


def test_the_text_can_be_read_and_edited() -> None:
    text = dump(Saved(at_camp(lore=12)))
    assert '\n  "lore": 12,\n' in text
    assert faults(text) == []
    assert parse(text.replace('"lore": 12', '"lore": 13'), 1).campaign.lore == 13


def test_a_long_story_stands_on_lines_of_its_own() -> None:
    lines = dump(Saved(embarked(begun("Aragorn", "Gimli", "Elena")), "x" * 500)).splitlines()
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
def test_a_text_that_is_no_json_is_told_with_its_line(text: str, sentence: str) -> None:
    assert faults(text) == [sentence]
    with pytest.raises(CampaignError) as refused:
        parse(text, 1)
    assert str(refused.value) == sentence


def test_all_faults_of_a_text_are_told_together() -> None:
    data = json.loads(dump(Saved(begun())))
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


def test_a_game_that_is_no_text_cannot_be_loaded() -> None:
    text = json.dumps({**json.loads(dump(Saved(begun()))), "game": 3})
    with pytest.raises(CampaignError, match=r"^Game: the text of a game's save belongs here, or an empty text\.$"):
        parse(text, 1)


def test_every_cut_of_a_text_is_refused() -> None:
    text = dump(Saved(at_camp()))
    for end in range(0, len(text) - 2, 37):
        assert len(faults(text[:end])) == 1
