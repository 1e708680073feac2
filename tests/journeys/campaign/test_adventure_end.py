"""The end of an adventure and of a campaign: what is gained, what is kept, what follows."""

from copy import deepcopy

import pytest

from tests.journeys.campaign.parties import adventures, at_camp, begun, choices, embarked, read_back
from waybread.journeys.campaign.adventure_end import Result, finish, why_not_finish
from waybread.journeys.campaign.adventure_setup import setup_of
from waybread.journeys.campaign.camp import buy, why_not_at_camp
from waybread.journeys.campaign.campaign_start import Choice, embark
from waybread.journeys.campaign.party import CampaignError, Played, Stage, add_to_chronicle

AWAY = embarked(begun())


# What follows


@pytest.mark.rule("jme:29.6", "jme:camp.1", "jme:camp.4")
@pytest.mark.parametrize("won", [True, False])
def test_won_or_lost_camp_follows_and_then_the_next_adventure(won: bool) -> None:
    campaign = finish(AWAY, Result(won, next="the-second-mile"))
    assert (campaign.stage, campaign.adventure) == (Stage.CAMP, "the-second-mile")
    assert why_not_at_camp(campaign) is None
    assert campaign.outcomes == (Played("the-first-mile", won),)
    assert setup_of(embarked(campaign))["adventure"] == "the-second-mile"


@pytest.mark.rule("jme:29.6")
@pytest.mark.parametrize(("won", "word"), [(True, "won"), (False, "lost")])
def test_an_epilogue_is_told_after_every_adventure(won: bool, word: str) -> None:
    told = finish(AWAY, Result(won, next="second", round=7, epilogue="The road goes on."))
    assert read_back(told.chronicle, "the-first-mile")[7] == ("The road goes on.",)
    untold = finish(AWAY, Result(won, next="second", round=7))
    assert read_back(untold.chronicle, "the-first-mile")[7] == (f"The adventure is {word}.",)


@pytest.mark.rule("jme:29.6a", "jme:29.0-2")
@pytest.mark.parametrize("won", [True, False])
def test_after_the_last_adventure_the_campaign_is_over_with_an_epilogue_of_its_own(won: bool) -> None:
    result = Result(won, epilogue="The gate fell.", campaign_epilogue="And so they went home.")
    campaign = finish(AWAY, result)
    assert (campaign.stage, campaign.adventure, campaign.won) == (Stage.OVER, "", won)
    assert read_back(campaign.chronicle, "the-first-mile")[1] == ("The gate fell.", "And so they went home.")


@pytest.mark.rule("jme:29.6a")
def test_the_campaigns_epilogue_is_not_told_before_its_end() -> None:
    campaign = finish(AWAY, Result(True, next="second", campaign_epilogue="And so they went home."))
    assert "And so they went home." not in read_back(campaign.chronicle, "the-first-mile")[1]
    assert not campaign.won


@pytest.mark.rule("jme:29.6a")
@pytest.mark.parametrize(("won", "word"), [(True, "won"), (False, "lost")])
def test_a_campaign_without_an_epilogue_still_says_how_it_ended(won: bool, word: str) -> None:
    assert read_back(finish(AWAY, Result(won)).chronicle, "the-first-mile")[1][-1] == f"The campaign is {word}."


# What is gained


@pytest.mark.rule("jme:camp.20", "jme:36.2a", "jme:78.7", "jme:camp.19")
def test_experience_is_for_the_hero_and_the_role_just_played() -> None:
    campaign = finish(AWAY, Result(True, experience={"Aragorn": 4, "Gimli": 3}, next="second"))
    campaign = finish(embarked(campaign, Aragorn="Hunter"), Result(True, experience={"Aragorn": 2}, next="third"))
    assert campaign.hero("Aragorn").experience == {"Captain": 4, "Hunter": 2}
    assert campaign.hero("Gimli").experience == {"Guardian": 3}


@pytest.mark.rule("jme:camp.20")
def test_experience_in_a_role_that_was_played_before_adds_up() -> None:
    campaign = finish(AWAY, Result(True, experience={"Gimli": 4}, next="second"))
    campaign = finish(embarked(campaign), Result(True, experience={"Gimli": 3}, next="third"))
    assert campaign.hero("Gimli").experience == {"Guardian": 7}


@pytest.mark.rule("jme:24.2b")
def test_a_defeated_hero_keeps_the_experience_and_is_there_in_the_next_adventure() -> None:
    result = Result(False, experience={"Aragorn": 4, "Gimli": 4}, next="second", defeated=("Gimli",))
    campaign = finish(AWAY, result)
    assert campaign.hero("Gimli").experience == {"Guardian": 4}
    assert [each["hero"] for each in setup_of(embarked(campaign))["heroes"]] == ["Aragorn", "Gimli"]


@pytest.mark.rule("jme:36.2", "jme:56.1")
def test_the_party_is_told_what_it_gained() -> None:
    result = Result(True, lore=5, experience={"Aragorn": 4, "Gimli": 0}, next="second", defeated=("Gimli",))
    assert read_back(finish(AWAY, result).chronicle, "the-first-mile")[1][1:] == (
        "Gimli fell, and will be there again for the next adventure.",
        "The party gains 5 lore and 4 experience as a Captain for Aragorn.",
    )


@pytest.mark.rule("jme:56.2", "jme:camp.11")
def test_lore_adds_up_for_the_party() -> None:
    campaign = finish(AWAY, Result(False, lore=5, next="second"))
    assert finish(embarked(campaign), Result(True, lore=8, next="third")).lore == 13


@pytest.mark.rule("jme:56.3", "jme:camp.13")
def test_lore_cannot_be_lost() -> None:
    assert why_not_finish(AWAY, Result(True, lore=-1)) == "Lore is never lost, so -1 cannot be gained."


def test_experience_cannot_be_lost_in_an_adventure() -> None:
    assert why_not_finish(AWAY, Result(True, experience={"Gimli": -2})) == (
        "Experience is not lost in an adventure, so Gimli cannot gain -2."
    )


@pytest.mark.rule("jme:105.1a", "jme:105.2")
def test_a_title_is_entered_for_the_hero_who_gained_it_and_kept() -> None:
    campaign = finish(AWAY, Result(True, titles={"Gimli": ("title.3",)}, next="second"))
    campaign = finish(embarked(campaign), Result(False, titles={"Gimli": ("title.5",)}, next="third"))
    assert [each.titles for each in campaign.heroes] == [(), ("title.3", "title.5")]


@pytest.mark.parametrize("who", ["Gimli", "Aragorn"])
def test_a_title_is_held_by_one_hero_and_once(who: str) -> None:
    campaign = embarked(at_camp(titles={"Gimli": ("title.3",)}))
    assert why_not_finish(campaign, Result(True, titles={who: ("title.3",)})) == (
        "There is only one of Pack-Dweller (Title 3), not 2."
    )


@pytest.mark.rule("jme:109.2a", "jme:109.4")
def test_trinkets_taken_along_and_trinkets_gained_go_to_the_partys_stock() -> None:
    campaign = at_camp(trinkets=("item.old-map",))
    campaign = embark(campaign, {**choices(campaign), "Gimli": Choice("Guardian", "item.old-map")})
    assert campaign.hero("Gimli").trinket == "item.old-map"
    campaign = finish(campaign, Result(True, trinkets=("item.rope",), next="third"))
    assert campaign.trinkets == ("item.old-map", "item.rope")
    assert [each.trinket for each in campaign.heroes] == ["", ""]


def test_there_are_not_more_trinkets_than_were_printed() -> None:
    campaign = embarked(at_camp(trinkets=("item.old-map",)))
    assert why_not_finish(campaign, Result(True, trinkets=("item.old-map",))) == "There is only one of Old Map, not 2."


def test_what_adventures_remember_is_added_to_what_earlier_ones_do() -> None:
    campaign = finish(AWAY, Result(True, variables={"smith": 1, "gold": 3}, next="second"))
    campaign = finish(embarked(campaign), Result(True, variables={"gold": 5}, next="third"))
    assert campaign.variables == {"smith": 1, "gold": 5}


@pytest.mark.rule("jme:camp.6")
def test_items_skills_titles_and_trinkets_are_all_that_outlasts_an_adventure() -> None:
    campaign = buy(at_camp(experience={"Gimli": 3}, titles={"Gimli": ("title.3",)}), "Gimli", "guardian.4")
    campaign = finish(embarked(campaign), Result(True, trinkets=("item.rope",), next="third"))
    gimli = setup_of(embarked(campaign))["heroes"][1]
    assert gimli == {
        "hero": "Gimli", "role": "Guardian", "items": ["item.battle-axe", "item.ring-mail"],
        "skills": ["guardian.4"], "titles": ["title.3"], "trinket": "", "seat": 0,
    }  # fmt: skip


# What is refused


def test_an_adventure_that_was_not_begun_cannot_end() -> None:
    for campaign in (begun(), at_camp(), finish(AWAY, Result(True))):
        with pytest.raises(CampaignError, match=r"^The party is on no adventure that could end\.$"):
            finish(campaign, Result(True))


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        (Result(True, experience={"Bilbo": 1}), "Bilbo is no hero of this party, which has Aragorn and Gimli."),
        (Result(True, titles={"Bilbo": ()}), "Bilbo is no hero of this party, which has Aragorn and Gimli."),
        (Result(True, defeated=("Bilbo",)), "Bilbo is no hero of this party, which has Aragorn and Gimli."),
        (Result(True, titles={"Gimli": ("captain.4",)}), "'captain.4' is no title that is known here; "),
        (Result(True, trinkets=("item.sword",)), "'item.sword' is no trinket that is known here; "),
    ],
)
def test_a_result_that_makes_no_sense_is_refused(result: Result, reason: str) -> None:
    assert str(why_not_finish(AWAY, result)).startswith(reason)
    with pytest.raises(CampaignError):
        finish(AWAY, result)


# The chronicle


@pytest.mark.rule("jme:18.0")
def test_the_chronicle_has_every_prompt_by_adventure_and_round() -> None:
    campaign = add_to_chronicle(AWAY, 1, "A wolf howls.")
    campaign = add_to_chronicle(campaign, 1, "It is near.", "It is here.")
    campaign = add_to_chronicle(campaign, 2, "It is gone.")
    campaign = embarked(finish(campaign, Result(True, next="second", round=2, epilogue="Rest.")))
    campaign = add_to_chronicle(campaign, 1, "A bridge.")
    assert adventures(campaign.chronicle) == ["the-first-mile", "second"]
    assert read_back(campaign.chronicle, "the-first-mile") == {
        0: ("A road begins at a door.",),
        1: ("A wolf howls.", "It is near.", "It is here."),
        2: ("It is gone.", "Rest."),
    }
    assert read_back(campaign.chronicle, "second") == {1: ("A bridge.",)}


def test_saying_nothing_writes_no_page() -> None:
    assert add_to_chronicle(AWAY, 3).chronicle == AWAY.chronicle


def test_a_round_that_is_told_of_again_later_stays_one_round() -> None:
    campaign = add_to_chronicle(add_to_chronicle(add_to_chronicle(AWAY, 1, "one"), 2, "two"), 1, "late")
    assert read_back(campaign.chronicle, "the-first-mile")[1] == ("one", "late")


def test_nothing_that_ends_changes_the_campaign_it_came_from() -> None:
    before = deepcopy(AWAY)
    finish(AWAY, Result(True, lore=3, experience={"Gimli": 1}, variables={"a": 1}, next="second"))
    assert before == AWAY
