"""Later adventures: roles and trinkets chosen anew, and the skill cards that each hero gathers."""

from typing import Any

import pytest

from tests.journeys.campaign.parties import at_camp, begun, choices, embarked
from waybread.journeys import JourneyGame
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.adventure_setup import check_setup, setup_of
from waybread.journeys.campaign.camp import buy
from waybread.journeys.campaign.campaign_start import (
    Choice,
    embark,
    why_not_embark,
    why_not_role,
    why_not_trinket,
)
from waybread.journeys.campaign.party import Campaign, CampaignError, Stage
from waybread.journeys.facts import WEAKNESS
from waybread.journeys.library import CARDS
from waybread.journeys.state import JourneyState
from waybread.kernel import Streams

RICH = {"Aragorn": 30, "Gimli": 30}


def entry(campaign: Campaign, hero: str) -> dict[str, Any]:
    """A hero's part of the setup."""
    setup = setup_of(campaign)
    check_setup(setup)
    return next(each for each in setup["heroes"] if each["hero"] == hero)


def deck(campaign: Campaign, hero: str) -> list[str]:
    """The skill cards that a hero is dealt but for the weakness, that which is prepared first."""
    state = dealt(campaign)
    number = state.heroes.index(hero)
    cards = [state.identity[each] for each in (*state.prepared[number], *state.decks[number])]
    return [each for each in cards if CARDS[each].owner != WEAKNESS]


def dealt(campaign: Campaign) -> JourneyState:
    """The adventure that the party has embarked on as it lies on the table, on a map that we have."""
    return JourneyGame.deal({**setup_of(campaign), "adventure": "cold-beacon"}, Streams(1))


# Skill cards


@pytest.mark.rule(
    "jme:setup.new.8a", "jme:setup.new.8b", "jme:setup.new.8c",
    "jme:85.1a", "jme:85.1b", "jme:85.1c",
)  # fmt: skip
def test_a_first_skill_deck_is_gathered_from_basic_hero_and_role_cards() -> None:
    assert sorted(deck(embarked(begun()), "Gimli")) == sorted(
        [f"basic.{n}" for n in range(1, 7)] + [f"gimli.{n}" for n in range(1, 6)] + [f"guardian.{n}" for n in (1, 2, 3)]
    )


def test_with_a_weakness_it_has_fifteen_cards_and_role_card_one_comes_first() -> None:
    cards = deck(embarked(begun()), "Aragorn")
    assert len(cards) + 1 == 15
    assert cards[0] == "captain.1"


@pytest.mark.rule("jme:setup.cont.4b", "jme:setup.cont.4c", "jme:78.2")
def test_later_a_hero_gathers_the_same_basic_and_hero_cards_and_those_of_the_new_role() -> None:
    cards = deck(embarked(at_camp(), Gimli="Hunter"), "Gimli")
    assert sorted(cards) == sorted(
        [f"basic.{n}" for n in range(1, 7)] + [f"gimli.{n}" for n in range(1, 6)] + [f"hunter.{n}" for n in (1, 2, 3)]
    )
    assert cards[0] == "hunter.1"


@pytest.mark.rule("jme:setup.cont.4a", "jme:85.1e", "jme:camp.28", "jme:36.6", "jme:78.4a", "jme:78.6", "jme:78.6a")
def test_bought_cards_of_whatever_role_are_gathered_after_a_change_of_role() -> None:
    campaign = buy(at_camp(experience=RICH), "Aragorn", "captain.4")
    campaign = finish(embarked(campaign, Aragorn="Hunter"), Result(True, experience={"Aragorn": 9}, next="third"))
    campaign = buy(campaign, "Aragorn", "hunter.7")
    cards = deck(embarked(campaign, Aragorn="Burglar"), "Aragorn")
    roles = [each for each in cards if CARDS[each].owner in ("Captain", "Hunter", "Burglar")]
    assert sorted(roles) == ["burglar.1", "burglar.2", "burglar.3", "captain.4", "hunter.7"]


@pytest.mark.rule("jme:camp.29")
def test_a_skill_deck_has_no_maximum_size() -> None:
    campaign = at_camp(experience={"Aragorn": 999})
    for number in range(4, 13):
        campaign = buy(campaign, "Aragorn", f"captain.{number}")
    assert len(deck(embarked(campaign), "Aragorn")) == 14 + 9


@pytest.mark.rule("jme:setup.cont.4d", "jme:85.1f", "jme:105.2")
def test_gained_titles_are_gathered_in_every_later_adventure() -> None:
    campaign = embarked(at_camp(titles={"Gimli": ("title.3", "title.5")}))
    assert {"title.3", "title.5"} <= set(deck(campaign, "Gimli"))
    assert not {"title.3", "title.5"} & set(deck(campaign, "Aragorn"))
    later = embarked(finish(campaign, Result(False, next="third")))
    assert {"title.3", "title.5"} <= set(deck(later, "Gimli"))


@pytest.mark.rule("jme:112.3", "jme:setup.cont.4e")
def test_later_a_hero_has_one_weakness_again() -> None:
    state = dealt(embarked(at_camp(titles={"Gimli": ("title.3",)})))
    assert [sum(state.cards[each].owner == WEAKNESS for each in cards) for cards in state.decks] == [1, 1]


# Items


@pytest.mark.rule("jme:setup.cont.5", "jme:50.5")
def test_heroes_equip_the_items_that_are_theirs() -> None:
    campaign = embarked(at_camp())
    assert entry(campaign, "Aragorn")["items"] == ["item.sword", "item.banner", "item.travel-garb"]
    assert entry(campaign, "Gimli")["items"] == ["item.battle-axe", "item.ring-mail"]


@pytest.mark.rule("jme:34.0")
def test_starting_items_are_kept_all_campaign() -> None:
    campaign = begun()
    before = {each.name: each.items for each in campaign.heroes}
    for adventure in ("second", "third"):
        campaign = finish(embarked(campaign), Result(False, next=adventure))
    assert {each.name: each.items for each in campaign.heroes} == before


# Trinkets


@pytest.mark.rule("jme:setup.cont.6", "jme:34.5", "jme:109.4a", "jme:7.2a")
def test_every_hero_may_take_one_trinket_from_the_stock() -> None:
    campaign = at_camp(trinkets=("item.old-map", "item.rope", "item.torch"))
    campaign = embark(
        campaign, {"Aragorn": Choice("Captain", "item.rope"), "Gimli": Choice("Guardian", "item.old-map")}
    )
    assert [entry(campaign, each)["trinket"] for each in ("Aragorn", "Gimli")] == ["item.rope", "item.old-map"]
    assert setup_of(campaign)["trinkets"] == ["item.torch"]


@pytest.mark.rule("jme:34.5")
def test_nobody_has_to_take_a_trinket() -> None:
    campaign = embarked(at_camp(trinkets=("item.old-map",)))
    assert entry(campaign, "Gimli")["trinket"] == ""
    assert setup_of(campaign)["trinkets"] == ["item.old-map"]


def test_a_trinket_can_be_taken_once() -> None:
    campaign = at_camp(trinkets=("item.old-map",))
    both = {"Aragorn": Choice("Captain", "item.old-map"), "Gimli": Choice("Guardian", "item.old-map")}
    assert why_not_embark(campaign, both) == "Gimli has taken Old Map."
    assert why_not_trinket(campaign, "Aragorn", "item.old-map", {"Gimli": Choice("Guardian")}) is None


def test_two_of_a_kind_can_be_taken_by_two() -> None:
    campaign = at_camp(trinkets=("item.extra-rations", "item.extra-rations"))
    roles = {"Aragorn": "Captain", "Gimli": "Guardian"}
    campaign = embark(campaign, {each: Choice(role, "item.extra-rations") for each, role in roles.items()})
    assert setup_of(campaign)["trinkets"] == []


def test_only_trinkets_of_the_party_can_be_taken() -> None:
    campaign = at_camp(trinkets=("item.old-map",))
    assert why_not_trinket(campaign, "Gimli", "item.rope", {}) == "The party has no Rope."
    assert "is no trinket that is known here" in str(why_not_trinket(campaign, "Gimli", "item.ring-mail", {}))
    assert why_not_trinket(campaign, "Bilbo", "item.old-map", {}) == (
        "Bilbo is no hero of this party, which has Aragorn and Gimli."
    )


@pytest.mark.rule("jme:camp.9", "jme:109.4")
def test_a_trinket_may_go_to_another_hero_than_before() -> None:
    campaign = at_camp(trinkets=("item.old-map",))
    campaign = embark(campaign, {**choices(campaign), "Gimli": Choice("Guardian", "item.old-map")})
    campaign = finish(campaign, Result(True, next="third"))
    campaign = embark(campaign, {**choices(campaign), "Aragorn": Choice("Captain", "item.old-map")})
    assert [entry(campaign, each)["trinket"] for each in ("Aragorn", "Gimli")] == ["item.old-map", ""]


# Roles


@pytest.mark.rule("jme:78.4", "jme:7.2")
def test_a_role_may_differ_from_earlier_ones() -> None:
    campaign = embarked(at_camp(), Aragorn="Burglar")
    assert (campaign.hero("Aragorn").role, campaign.hero("Aragorn").played) == ("Burglar", ("Captain", "Burglar"))
    cards = deck(campaign, "Aragorn")
    assert (cards[0], {"burglar.2", "burglar.3"} <= set(cards)) == ("burglar.1", True)


def test_heroes_may_change_their_roles_among_themselves() -> None:
    campaign = embarked(at_camp(), Aragorn="Guardian", Gimli="Captain")
    assert [each.role for each in campaign.heroes] == ["Guardian", "Captain"]


def test_a_role_played_again_is_listed_once() -> None:
    assert embarked(at_camp()).hero("Aragorn").played == ("Captain",)


def test_a_role_is_not_kept_for_the_hero_who_had_it() -> None:
    campaign = at_camp()
    assert why_not_role(campaign, "Gimli", "Captain", {}) is None


# Setting out


@pytest.mark.rule("jme:setup.cont.8", "jme:7.1")
def test_embarking_begins_the_next_adventure() -> None:
    campaign = embarked(at_camp())
    assert campaign.stage is Stage.ADVENTURE
    assert setup_of(campaign)["adventure"] == "the-second-mile"


def test_what_the_party_knows_and_remembers_goes_into_the_setup() -> None:
    result = Result(True, lore=7, variables={"the smith is dead": 1}, next="the-second-mile")
    setup = setup_of(embarked(finish(embarked(begun()), result)))
    assert (setup["lore"], setup["variables"]) == (7, {"the smith is dead": 1})


@pytest.mark.rule("jme:29.0-2")
def test_after_the_end_of_a_campaign_nobody_sets_out() -> None:
    campaign = finish(embarked(begun()), Result(True))
    with pytest.raises(CampaignError, match=r"^This campaign is over; a new one may begin\.$"):
        embarked(campaign)
