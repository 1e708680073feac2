"""Skills at camp: bought and sold with experience in their role."""

import pytest

from tests.journeys.campaign.parties import at_camp, begun, embarked
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.camp import (
    Colour,
    Offer,
    Status,
    buy,
    offers,
    sell,
    skill_menu,
    why_no_list,
    why_not_buy,
    why_not_sell,
)
from waybread.journeys.campaign.party import Campaign, CampaignError
from waybread.journeys.campaign.supply import roles, skills_for_sale
from waybread.journeys.library import CARDS


def offer(campaign: Campaign, hero: str, skill: str) -> Offer:
    """What a card is to a hero who looks through the list of its role."""
    return next(each for each in offers(campaign, hero, CARDS[skill].owner) if each.card == skill)


def second_camp(campaign: Campaign, experience: dict[str, int], **roles_: str) -> Campaign:
    """At camp again, after another adventure."""
    return finish(embarked(campaign, **roles_), Result(True, experience=experience, next="third"))


BURGLAR = at_camp(experience={"Aragorn": 7}, Aragorn="Burglar")
"""Aragorn has played a Burglar and gained 7 experience by it."""


# The list


@pytest.mark.rule("jme:36.5", "jme:camp.23")
def test_the_list_of_a_role_has_all_of_its_skill_cards() -> None:
    assert [each.card for each in offers(BURGLAR, "Aragorn", "Burglar")] == [f"burglar.{n}" for n in range(1, 13)]


@pytest.mark.rule("jme:36.5")
def test_only_roles_that_the_hero_has_played_have_a_list() -> None:
    assert why_no_list(BURGLAR, "Aragorn", "Burglar") is None
    assert why_no_list(BURGLAR, "Aragorn", "Captain") == "Aragorn has never been a Captain, only a Burglar."
    assert why_no_list(BURGLAR, "Gimli", "Burglar") == "Gimli has never been a Burglar, only a Guardian."
    assert why_no_list(BURGLAR, "Bilbo", "Burglar") == "Bilbo is no hero of this party, which has Aragorn and Gimli."
    assert str(why_no_list(BURGLAR, "Gimli", "Baker")).startswith("'Baker' is no role that is known here; there are ")
    with pytest.raises(CampaignError, match=r"^Gimli has never been a Burglar"):
        offers(BURGLAR, "Gimli", "Burglar")


@pytest.mark.rule("jme:36.1", "jme:36.1a", "jme:camp.21", "jme:camp.23")
def test_experience_is_kept_for_each_role_of_each_hero() -> None:
    campaign = second_camp(BURGLAR, {"Aragorn": 5, "Gimli": 2}, Aragorn="Captain")
    assert campaign.hero("Aragorn").experience == {"Burglar": 7, "Captain": 5}
    assert campaign.hero("Gimli").experience == {"Guardian": 2}


@pytest.mark.rule("jme:36.4", "jme:85.4", "jme:36.4a")
def test_only_role_cards_from_number_four_on_have_a_price() -> None:
    assert {(each.owner, each.number) for each in skills_for_sale().values()} == {
        (role, number) for role in roles() for number in range(4, 13)
    }
    assert [each.price for each in offers(BURGLAR, "Aragorn", "Burglar")] == [0, 0, 0, 3, 3, 3, 7, 7, 7, 7, 12, 12]


@pytest.mark.rule("jme:36.5b", "jme:36.5b1")
def test_a_card_that_is_dearer_than_the_hero_can_pay_is_red_and_cannot_be_bought() -> None:
    found = offer(BURGLAR, "Aragorn", "burglar.11")
    assert (found.status, found.colour, found.price) == (Status.TOO_DEAR, Colour.RED, 12)
    assert why_not_buy(BURGLAR, "Aragorn", "burglar.11") == (
        "Quick Thinking (Burglar 11) costs 12 experience as a Burglar, and Aragorn has 7."
    )


@pytest.mark.rule("jme:36.5b", "jme:36.5b2", "jme:camp.8")
def test_a_card_that_another_hero_has_is_red_with_that_hero_and_cannot_be_bought() -> None:
    campaign = buy(BURGLAR, "Aragorn", "burglar.5")
    campaign = second_camp(campaign, {"Gimli": 20}, Aragorn="Captain", Gimli="Burglar")
    found = offer(campaign, "Gimli", "burglar.5")
    assert (found.status, found.colour, found.holder) == (Status.HELD, Colour.RED, "Aragorn")
    assert why_not_buy(campaign, "Gimli", "burglar.5") == (
        "Aragorn has Sneaking (Burglar 5), and heroes do not trade skills."
    )


@pytest.mark.rule("jme:36.5c", "jme:camp.26")
def test_a_card_that_is_neither_green_nor_red_can_be_bought() -> None:
    for each in offers(BURGLAR, "Aragorn", "Burglar"):
        assert (each.colour is Colour.PLAIN) is (why_not_buy(BURGLAR, "Aragorn", each.card) is None)
        assert (each.status is Status.FOR_SALE) is (each.colour is Colour.PLAIN)
    assert offer(BURGLAR, "Aragorn", "burglar.7").colour is Colour.PLAIN


def test_cards_of_the_present_role_are_owned_but_cannot_be_sold() -> None:
    for skill in ("burglar.1", "burglar.2", "burglar.3"):
        found = offer(BURGLAR, "Aragorn", skill)
        assert (found.status, found.colour, found.can_be_sold) == (Status.OWNED, Colour.GREEN, False)


def test_cards_that_come_with_an_earlier_role_are_neither_owned_nor_for_sale() -> None:
    campaign = second_camp(BURGLAR, {}, Aragorn="Captain")
    found = offer(campaign, "Aragorn", "burglar.1")
    assert (found.status, found.colour) == (Status.WITH_ROLE, Colour.RED)


def test_cards_that_come_with_a_role_are_with_the_hero_who_has_it_now() -> None:
    campaign = second_camp(BURGLAR, {}, Aragorn="Captain", Gimli="Burglar")
    assert offer(campaign, "Aragorn", "burglar.1").holder == "Gimli"


@pytest.mark.rule("jme:50.2", "jme:camp.7", "jme:50.0")
def test_a_heros_skills_are_seen_by_role_and_then_the_titles() -> None:
    campaign = at_camp(experience={"Aragorn": 10}, titles={"Aragorn": ("title.3",)}, Aragorn="Burglar")
    campaign = buy(campaign, "Aragorn", "burglar.4")
    campaign = buy(second_camp(campaign, {"Aragorn": 3}, Aragorn="Captain"), "Aragorn", "captain.4")
    assert skill_menu(campaign, "Aragorn") == {
        "Burglar": ("burglar.4",), "Captain": ("captain.4",), "Title": ("title.3",),
    }  # fmt: skip


# Buying


@pytest.mark.rule("jme:camp.19", "jme:camp.27", "jme:36.6b", "jme:88.2a", "jme:88.2", "jme:78.5", "jme:36.3")
def test_buying_takes_the_price_and_makes_the_card_green() -> None:
    campaign = buy(BURGLAR, "Aragorn", "burglar.5")
    assert campaign.hero("Aragorn").experience == {"Burglar": 4}
    assert campaign.hero("Aragorn").skills == ("burglar.5",)
    found = offer(campaign, "Aragorn", "burglar.5")
    assert (found.status, found.colour, found.can_be_sold) == (Status.OWNED, Colour.GREEN, True)


@pytest.mark.rule("jme:camp.25")
def test_with_four_experience_and_one_card_either_of_two_others_can_be_bought() -> None:
    campaign = buy(BURGLAR, "Aragorn", "burglar.4")
    assert campaign.hero("Aragorn").experience == {"Burglar": 4}
    priced = {each.card: each.status for each in offers(campaign, "Aragorn", "Burglar") if each.price == 3}
    assert priced == {
        "burglar.4": Status.OWNED, "burglar.5": Status.FOR_SALE, "burglar.6": Status.FOR_SALE,
    }  # fmt: skip
    assert offer(buy(campaign, "Aragorn", "burglar.6"), "Aragorn", "burglar.5").status is Status.TOO_DEAR


@pytest.mark.rule("jme:camp.22", "jme:36.8", "jme:7.2")
def test_any_number_of_cards_of_any_role_played_can_be_bought_and_sold_at_one_camp() -> None:
    campaign = second_camp(BURGLAR, {"Aragorn": 6}, Aragorn="Captain")
    for skill in ("burglar.4", "burglar.5", "captain.4", "captain.5"):
        campaign = buy(campaign, "Aragorn", skill)
    for skill in ("burglar.4", "captain.4"):
        campaign = sell(campaign, "Aragorn", skill)
    campaign = buy(campaign, "Aragorn", "captain.6")
    assert campaign.hero("Aragorn").skills == ("burglar.5", "captain.5", "captain.6")
    assert campaign.hero("Aragorn").experience == {"Burglar": 4, "Captain": 0}


@pytest.mark.rule("jme:36.6a", "jme:78.7a", "jme:85.4a")
def test_experience_of_a_role_buys_only_cards_of_that_role() -> None:
    campaign = second_camp(BURGLAR, {"Aragorn": 2}, Aragorn="Captain")
    assert why_not_buy(campaign, "Aragorn", "captain.4") == (
        "Word of Triumph (Captain 4) costs 3 experience as a Captain, and Aragorn has 2."
    )


@pytest.mark.rule("jme:36.8")
def test_cards_of_a_role_that_was_never_played_cannot_be_bought() -> None:
    assert why_not_buy(BURGLAR, "Aragorn", "hunter.4") == (
        f"Aragorn has never been a Hunter, only a Burglar: {CARDS['hunter.4'].title} (Hunter 4) "
        "is bought with experience as a Hunter."
    )


def test_a_card_is_bought_once() -> None:
    campaign = buy(BURGLAR, "Aragorn", "burglar.5")
    with pytest.raises(CampaignError, match=r"^Aragorn already has Sneaking \(Burglar 5\)\.$"):
        buy(campaign, "Aragorn", "burglar.5")


@pytest.mark.rule("jme:36.4")
@pytest.mark.parametrize(
    ("skill", "reason"),
    [
        ("burglar.1", "comes with the role"),
        ("basic.1", "is one of the cards that every hero has"),
        ("aragorn.1", "belongs to its hero from the beginning"),
        ("title.3", "is a title, which is gained in an adventure and kept"),
        ("weakness.2", "is a weakness, which goes back to the supply after each adventure"),
    ],
)
def test_a_card_without_a_price_can_be_neither_bought_nor_sold(skill: str, reason: str) -> None:
    said = str(why_not_buy(BURGLAR, "Aragorn", skill))
    assert said.endswith(f") {reason}: it can be neither bought nor sold.")
    assert why_not_sell(BURGLAR, "Aragorn", skill) == said


def test_what_is_no_skill_card_or_nobodys_is_refused() -> None:
    assert "is no skill card that is known here" in str(why_not_buy(BURGLAR, "Aragorn", "item.sword"))
    assert why_not_buy(BURGLAR, "Bilbo", "burglar.4") == "Bilbo is no hero of this party, which has Aragorn and Gimli."


@pytest.mark.rule("jme:camp.4", "jme:36.3")
def test_skills_are_bought_and_sold_only_at_camp() -> None:
    bought = buy(BURGLAR, "Aragorn", "burglar.4")
    away = embarked(bought)
    said = "The party is on the adventure 'the-second-mile'; camp comes when it is over."
    assert why_not_buy(away, "Aragorn", "burglar.5") == why_not_sell(away, "Aragorn", "burglar.4") == said
    assert why_not_buy(begun(), "Aragorn", "burglar.5") == "The party has no camp before its first adventure is over."
    over = finish(away, Result(True))
    assert why_not_sell(over, "Aragorn", "burglar.4") == (
        "This campaign is over; there is no camp after its last adventure."
    )


# Selling


@pytest.mark.rule("jme:camp.30", "jme:36.7", "jme:36.7b", "jme:36.4a")
def test_a_sale_refunds_the_whole_price() -> None:
    campaign = buy(BURGLAR, "Aragorn", "burglar.7")
    assert campaign.hero("Aragorn").experience == {"Burglar": 0}
    campaign = sell(campaign, "Aragorn", "burglar.7")
    assert campaign.hero("Aragorn").experience == {"Burglar": 7}
    assert campaign.hero("Aragorn").skills == ()


@pytest.mark.rule("jme:camp.31", "jme:36.7a", "jme:78.7b", "jme:85.4a")
def test_the_refund_is_experience_in_the_role_printed_on_the_card() -> None:
    campaign = second_camp(buy(BURGLAR, "Aragorn", "burglar.7"), {"Aragorn": 1}, Aragorn="Captain")
    campaign = sell(campaign, "Aragorn", "burglar.7")
    assert campaign.hero("Aragorn").experience == {"Burglar": 7, "Captain": 1}


@pytest.mark.rule("jme:camp.32", "jme:36.7")
def test_a_sold_card_is_there_for_others() -> None:
    campaign = buy(BURGLAR, "Aragorn", "burglar.5")
    campaign = second_camp(campaign, {"Gimli": 3}, Aragorn="Captain", Gimli="Burglar")
    campaign = sell(campaign, "Aragorn", "burglar.5")
    assert offer(campaign, "Gimli", "burglar.5").status is Status.FOR_SALE
    assert buy(campaign, "Gimli", "burglar.5").hero("Gimli").skills == ("burglar.5",)


@pytest.mark.rule("jme:camp.30", "jme:camp.8")
def test_only_the_hero_who_bought_a_card_can_sell_it() -> None:
    campaign = buy(BURGLAR, "Aragorn", "burglar.5")
    assert why_not_sell(campaign, "Gimli", "burglar.5") == (
        "Gimli cannot sell Sneaking (Burglar 5): it is Aragorn who has it."
    )
    with pytest.raises(CampaignError, match=r"^Aragorn cannot sell Pockets \(Burglar 6\): nobody has bought it\.$"):
        sell(campaign, "Aragorn", "burglar.6")
