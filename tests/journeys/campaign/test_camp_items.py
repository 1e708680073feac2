"""Items at camp: upgrades open with the party's lore."""

from dataclasses import replace

import pytest

from tests.journeys.campaign.parties import at_camp, begun, choices, embarked
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.adventure_setup import setup_of
from waybread.journeys.campaign.camp import PARTY, Belonging, item_menu, upgrade, upgrades, why_not_upgrade
from waybread.journeys.campaign.campaign_start import Choice, embark
from waybread.journeys.campaign.party import Campaign, CampaignError
from waybread.journeys.campaign.supply import next_tier
from waybread.journeys.library import CARDS


def bilbo_and_elena(lore: int, trinkets: tuple[str, ...] = ()) -> Campaign:
    """Both have a dagger and a cloak."""
    return at_camp("Bilbo", "Elena", lore=lore, trinkets=trinkets)


# What can be upgraded


@pytest.mark.rule("jme:camp.18", "jme:camp.16", "jme:51.6")
def test_at_25_lore_a_dagger_has_two_upgrades() -> None:
    assert upgrades(bilbo_and_elena(25), "Bilbo", "item.dagger") == ["item.ered-luin-dagger", "item.gondolin-dagger"]


@pytest.mark.rule("jme:camp.14", "jme:51.5a", "jme:56.4a")
def test_below_the_lore_on_its_card_an_item_cannot_be_upgraded() -> None:
    campaign = bilbo_and_elena(24)
    assert upgrades(campaign, "Bilbo", "item.dagger") == []
    assert why_not_upgrade(campaign, "Bilbo", "item.dagger", "item.gondolin-dagger") == (
        "Dagger can be upgraded from 25 lore on, and the party has 24."
    )


@pytest.mark.rule("jme:camp.12", "jme:56.4")
def test_as_lore_grows_more_upgrades_open() -> None:
    assert [each.item for each in item_menu(bilbo_and_elena(23)) if each.highlighted] == []
    assert [each.item for each in item_menu(bilbo_and_elena(25)) if each.highlighted] == [
        "item.dagger", "item.dagger", "item.harp",
    ]  # fmt: skip
    assert len([each for each in item_menu(bilbo_and_elena(28)) if each.highlighted]) == 5


@pytest.mark.rule("jme:51.6")
def test_an_upgrade_is_to_the_next_tier_of_the_same_kind() -> None:
    campaign = bilbo_and_elena(999)
    said = "Dagger is upgraded to Ered Luin Dagger or Gondolin Dagger, not to "
    assert why_not_upgrade(campaign, "Bilbo", "item.dagger", "item.shade-breaker") == f"{said}Shade-Breaker."
    assert why_not_upgrade(campaign, "Bilbo", "item.dagger", "item.ranger-cloak") == f"{said}Ranger Cloak."
    assert why_not_upgrade(campaign, "Bilbo", "item.dagger", "item.sting") == f"{said}'item.sting'."


@pytest.mark.rule("jme:51.6b")
def test_an_item_of_the_highest_tier_cannot_be_upgraded_whatever_its_lore() -> None:
    campaign = bilbo_and_elena(999)
    for better in ("item.gondolin-dagger", "item.shade-breaker"):
        campaign = upgrade(campaign, "Bilbo", campaign.hero("Bilbo").items[0], better)
    assert CARDS["item.shade-breaker"].lore > 0
    assert upgrades(campaign, "Bilbo", "item.shade-breaker") == []
    assert why_not_upgrade(campaign, "Bilbo", "item.shade-breaker", "item.dagger") == (
        "Shade-Breaker is of the highest tier and cannot be upgraded."
    )


@pytest.mark.rule("jme:51.6")
def test_every_item_below_the_highest_tier_of_its_kind_has_an_upgrade() -> None:
    ladder = [each for each in CARDS.values() if each.slot]
    highest = {each.family: max(other.tier for other in ladder if other.family == each.family) for each in ladder}
    assert {each.key for each in ladder if not next_tier(each)} == {
        each.key for each in ladder if each.tier == highest[each.family]
    }


def test_what_lies_outside_the_tiers_has_no_upgrade() -> None:
    assert next_tier(replace(CARDS["item.dagger"], tier=0)) == []


def test_a_card_that_another_hero_has_cannot_be_the_upgrade() -> None:
    campaign = upgrade(bilbo_and_elena(25), "Elena", "item.dagger", "item.gondolin-dagger")
    assert upgrades(campaign, "Bilbo", "item.dagger") == ["item.ered-luin-dagger"]
    assert why_not_upgrade(campaign, "Bilbo", "item.dagger", "item.gondolin-dagger") == (
        "There is only one of Gondolin Dagger, not 2."
    )


@pytest.mark.rule("jme:camp.4", "jme:56.4b", "jme:56.5", "jme:7.2")
def test_items_are_upgraded_only_at_camp() -> None:
    camp = bilbo_and_elena(25)
    assert why_not_upgrade(camp, "Bilbo", "item.dagger", "item.gondolin-dagger") is None
    away = embarked(camp)
    assert upgrades(away, "Bilbo", "item.dagger") == []
    assert why_not_upgrade(away, "Bilbo", "item.dagger", "item.gondolin-dagger") == (
        "The party is on the adventure 'the-second-mile'; camp comes when it is over."
    )


@pytest.mark.rule("jme:camp.8", "jme:7.2a")
def test_nobody_can_make_use_of_an_item_of_another_hero() -> None:
    campaign = bilbo_and_elena(25)
    assert why_not_upgrade(campaign, "Bilbo", "item.harp", "item.forlindon-harp") == (
        "Bilbo has no Harp: it belongs to Elena."
    )
    assert why_not_upgrade(campaign, PARTY, "item.harp", "item.forlindon-harp") == (
        "The party has no Harp: it belongs to Elena."
    )
    setup = setup_of(embarked(campaign))
    assert [each["items"] for each in setup["heroes"]] == [
        ["item.dagger", "item.cloak"], ["item.dagger", "item.harp", "item.cloak"],
    ]  # fmt: skip


def test_nobody_has_what_is_not_there() -> None:
    campaign = bilbo_and_elena(25)
    assert why_not_upgrade(campaign, "Bilbo", "item.sword", "item.numenorean-sword") == "Bilbo has no Sword."
    assert why_not_upgrade(campaign, "Bilbo", "item.sting", "item.sword") == "Bilbo has no 'item.sting'."
    assert why_not_upgrade(campaign, "Gimli", "item.axe", "item.axe") == (
        "Gimli is no hero of this party, which has Bilbo and Elena."
    )


# Upgrading


@pytest.mark.rule("jme:camp.17", "jme:56.7", "jme:56.7a", "jme:56.7b", "jme:camp.16")
def test_the_upgrade_takes_the_place_of_the_old_card() -> None:
    campaign = upgrade(bilbo_and_elena(25), "Elena", "item.dagger", "item.gondolin-dagger")
    assert campaign.hero("Elena").items == ("item.gondolin-dagger", "item.harp", "item.cloak")
    assert campaign.hero("Bilbo").items == ("item.dagger", "item.cloak")


@pytest.mark.rule("jme:camp.17", "jme:56.7a")
def test_a_card_that_was_upgraded_is_in_the_supply_again() -> None:
    campaign = at_camp("Bilbo", "Elena", lore=999, trinkets=("item.extra-rations", "item.extra-rations"))
    full = embarked(campaign)
    with pytest.raises(CampaignError, match=r"^There are only 2 of Extra Rations, not 3\.$"):
        finish(full, Result(True, trinkets=("item.extra-rations",), next="third"))
    better = embarked(upgrade(campaign, PARTY, "item.extra-rations", "item.hobbit-rations"))
    gained = finish(better, Result(True, trinkets=("item.extra-rations",), next="third"))
    assert sorted(gained.trinkets) == ["item.extra-rations", "item.extra-rations", "item.hobbit-rations"]


@pytest.mark.rule("jme:56.3", "jme:camp.13", "jme:56.8")
def test_any_number_of_items_is_upgraded_and_no_lore_is_spent() -> None:
    campaign = bilbo_and_elena(28)
    campaign = upgrade(campaign, "Bilbo", "item.dagger", "item.ered-luin-dagger")
    campaign = upgrade(campaign, "Elena", "item.dagger", "item.gondolin-dagger")
    campaign = upgrade(campaign, "Elena", "item.harp", "item.forlindon-harp")
    assert campaign.lore == 28


@pytest.mark.rule("jme:34.0")
def test_upgraded_items_are_equipped_in_the_next_adventure() -> None:
    campaign = embarked(upgrade(bilbo_and_elena(25), "Bilbo", "item.dagger", "item.gondolin-dagger"))
    assert setup_of(campaign)["heroes"][0]["items"] == ["item.gondolin-dagger", "item.cloak"]


def test_one_of_two_equal_items_is_upgraded() -> None:
    campaign = at_camp(lore=25)
    hero = replace(campaign.hero("Aragorn"), items=("item.dagger", "item.dagger"))
    campaign = upgrade(campaign.with_hero(hero), "Aragorn", "item.dagger", "item.gondolin-dagger")
    assert campaign.hero("Aragorn").items == ("item.gondolin-dagger", "item.dagger")


@pytest.mark.rule("jme:109.4", "jme:56.5")
def test_trinkets_of_the_party_can_be_upgraded_too() -> None:
    campaign = bilbo_and_elena(24, trinkets=("item.extra-rations", "item.old-map"))
    campaign = upgrade(campaign, PARTY, "item.extra-rations", "item.hobbit-rations")
    assert campaign.trinkets == ("item.hobbit-rations", "item.old-map")


# The item menu


@pytest.mark.rule("jme:camp.15", "jme:56.6", "jme:51.7", "jme:50.1", "jme:camp.7")
def test_the_item_menu_has_every_item_and_marks_those_that_can_be_upgraded() -> None:
    assert item_menu(bilbo_and_elena(24, trinkets=("item.rope",))) == [
        Belonging("Bilbo", "item.dagger", ()),
        Belonging("Bilbo", "item.cloak", ()),
        Belonging("Elena", "item.dagger", ()),
        Belonging("Elena", "item.harp", ("item.forlindon-harp",)),
        Belonging("Elena", "item.cloak", ()),
        Belonging(PARTY, "item.rope", ()),
    ]


@pytest.mark.rule("jme:34.4")
def test_the_item_menu_can_be_looked_at_during_an_adventure() -> None:
    found = item_menu(embarked(begun()))
    assert [(each.owner, each.item) for each in found if each.owner == "Gimli"] == [
        ("Gimli", "item.battle-axe"), ("Gimli", "item.ring-mail"),
    ]  # fmt: skip


@pytest.mark.rule("jme:109.4b")
def test_the_item_menu_has_all_trinkets_gained_also_those_that_heroes_have_taken() -> None:
    campaign = at_camp(trinkets=("item.old-map", "item.rope"))
    campaign = embark(campaign, {**choices(campaign), "Gimli": Choice("Guardian", "item.rope")})
    campaign = finish(campaign, Result(True, trinkets=("item.torch",), next="third"))
    assert [each.item for each in item_menu(campaign) if each.owner == PARTY] == [
        "item.old-map", "item.rope", "item.torch",
    ]  # fmt: skip
