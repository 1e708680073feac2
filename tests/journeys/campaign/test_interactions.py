"""Camp and setup where several rules meet: roles, experience, skills, upgrades, trinkets, titles."""

import pytest

from tests.journeys.campaign.parties import at_camp, begun, choices, embarked
from waybread.journeys import JourneyGame
from waybread.journeys.campaign.adventure_end import Result, finish, result_of
from waybread.journeys.campaign.adventure_setup import setup_of
from waybread.journeys.campaign.camp import PARTY, Status, buy, offers, sell, upgrade, upgrades, why_not_buy
from waybread.journeys.campaign.campaign_start import Choice, embark
from waybread.journeys.campaign.party import Campaign, Stage
from waybread.journeys.library import CARDS
from waybread.journeys.rules import trinkets, zones
from waybread.journeys.script import runner
from waybread.kernel import Json
from waybread.kernel.driver import Ended


def played_again(campaign: Campaign, experience: dict[str, int], **roles: str) -> Campaign:
    """At camp after one more adventure in these roles."""
    return finish(embarked(campaign, **roles), Result(True, experience=experience, next="the-third-mile"))


def table_of(campaign: Campaign) -> JourneyGame:
    """The adventure that the party has embarked on, on a map that we have."""
    given: dict[str, Json] = {**setup_of(campaign), "adventure": "cold-beacon"}
    return JourneyGame.new(given, 1)


def status(campaign: Campaign, hero: str, skill: str) -> Status:
    listed = offers(campaign, hero, CARDS[skill].owner)
    return next(each.status for each in listed if each.card == skill)


@pytest.mark.rule("jme:36.7a", "jme:78.7a", "jme:78.7b", "jme:78.6")
def test_what_is_sold_after_a_change_of_role_pays_for_nothing_of_the_new_role() -> None:
    campaign = buy(at_camp(experience={"Gimli": 3}), "Gimli", "guardian.4")
    campaign = played_again(campaign, {}, Gimli="Hunter", Aragorn="Captain")
    campaign = sell(campaign, "Gimli", "guardian.4")
    assert campaign.hero("Gimli").experience == {"Guardian": 3, "Hunter": 0}
    assert status(campaign, "Gimli", "hunter.4") is Status.TOO_DEAR


@pytest.mark.rule("jme:78.4a", "jme:78.6a", "jme:85.1c", "jme:setup.cont.4a")
def test_a_bought_card_stays_with_its_buyer_while_another_hero_has_its_role() -> None:
    campaign = buy(at_camp(experience={"Gimli": 3}), "Gimli", "guardian.4")
    state = table_of(embarked(campaign, Gimli="Captain", Aragorn="Guardian")).state
    owned = {name: {key for key, owner in zip(state.identity, state.owner, strict=True) if owner == hero}
             for hero, name in enumerate(state.heroes)}  # fmt: skip
    aragorn, gimli = owned["Aragorn"], owned["Gimli"]
    assert {"guardian.1", "guardian.2", "guardian.3"} <= aragorn
    assert "guardian.4" not in aragorn
    assert {"guardian.4", "captain.1"} <= gimli
    assert not {"guardian.1", "guardian.2", "guardian.3"} & gimli


@pytest.mark.rule("jme:36.5b2", "jme:camp.32", "jme:36.8")
def test_a_card_can_go_to_another_hero_who_has_played_its_role_once_it_is_sold() -> None:
    campaign = buy(at_camp(experience={"Gimli": 3}), "Gimli", "guardian.4")
    campaign = played_again(campaign, {"Aragorn": 3}, Gimli="Captain", Aragorn="Guardian")
    assert status(campaign, "Aragorn", "guardian.4") is Status.HELD
    campaign = buy(sell(campaign, "Gimli", "guardian.4"), "Aragorn", "guardian.4")
    assert (campaign.hero("Gimli").skills, campaign.hero("Aragorn").skills) == ((), ("guardian.4",))
    assert why_not_buy(campaign, "Gimli", "guardian.4") is not None


@pytest.mark.rule("jme:56.8", "jme:51.6", "jme:56.3")
def test_with_lore_enough_an_item_is_upgraded_twice_at_one_camp() -> None:
    campaign = upgrade(at_camp("Bilbo", "Elena", lore=55), "Bilbo", "item.dagger", "item.gondolin-dagger")
    assert "item.shade-breaker" in upgrades(campaign, "Bilbo", "item.gondolin-dagger")
    campaign = upgrade(campaign, "Bilbo", "item.gondolin-dagger", "item.shade-breaker")
    assert ("item.shade-breaker" in campaign.hero("Bilbo").items, campaign.lore) == (True, 55)


@pytest.mark.rule("jme:56.7a", "jme:camp.17", "jme:97.1")
def test_a_card_given_back_by_an_upgrade_is_there_for_another_hero_at_the_same_camp() -> None:
    campaign = upgrade(at_camp("Bilbo", "Elena", lore=55), "Bilbo", "item.dagger", "item.gondolin-dagger")
    assert upgrades(campaign, "Elena", "item.dagger") == ["item.ered-luin-dagger"]
    campaign = upgrade(campaign, "Bilbo", "item.gondolin-dagger", "item.widows-warning")
    assert "item.gondolin-dagger" in upgrades(campaign, "Elena", "item.dagger")


@pytest.mark.rule("jme:109.4", "jme:camp.9", "jme:109.3", "jme:camp.2")
def test_a_trinket_used_up_by_one_hero_has_all_its_tokens_with_another_in_the_next_adventure() -> None:
    campaign = begun(trinkets=("item.rope",))
    taken = {each: Choice(choice.role, "item.rope" if each == "Gimli" else "")
             for each, choice in choices(campaign).items()}  # fmt: skip
    campaign = embark(campaign, taken)
    game = table_of(campaign)
    rope = next(iter(game.state.depletion))
    for _ in range(2):
        with pytest.raises(StopIteration):
            trinkets.deplete(game, 1, rope).send(None)
    assert not game.is_face_up(rope)
    with pytest.raises(Ended):
        runner.lose(game, "the threat bar is full")
    camp = finish(campaign, result_of(game, "the-second-mile"))
    again = {each: Choice(choice.role, "item.rope" if each == "Aragorn" else "")
             for each, choice in choices(camp).items()}  # fmt: skip
    state = table_of(embark(camp, again)).state
    assert list(state.depletion.values()) == [2]
    assert state.owner[next(iter(state.depletion))] == state.heroes.index("Aragorn")


@pytest.mark.rule("jme:105.4", "jme:50.4", "jme:setup.cont.4d")
def test_a_title_removed_from_one_adventure_is_in_the_deck_and_not_prepared_in_the_next() -> None:
    campaign = embarked(at_camp(titles={"Gimli": ("title.9",)}))
    game = table_of(campaign)
    card = game.state.identity.index("title.9")
    zones.retire(game, game.holder(card), card)
    with pytest.raises(Ended):
        runner.win(game)
    state = table_of(embarked(finish(campaign, result_of(game, "the-third-mile")))).state
    gimli = state.heroes.index("Gimli")
    card = state.identity.index("title.9")
    assert (card in state.decks[gimli], card in state.prepared[gimli]) == (True, False)


@pytest.mark.rule("jme:29.6", "jme:24.2b", "jme:36.2a", "jme:56.1")
def test_a_lost_adventure_with_a_defeated_hero_still_pays_and_leads_on_to_camp() -> None:
    campaign = finish(
        embarked(begun()),
        Result(False, 7, {"Aragorn": 4, "Gimli": 4}, next="the-second-mile", defeated=("Gimli",)),
    )
    assert (campaign.stage, campaign.lore, campaign.adventure) == (Stage.CAMP, 7, "the-second-mile")
    assert campaign.hero("Gimli").experience == {"Guardian": 4}
    assert buy(campaign, "Gimli", "guardian.4").hero("Gimli").experience == {"Guardian": 1}


@pytest.mark.rule("jme:56.4b", "jme:109.4", "jme:51.4")
def test_an_upgraded_trinket_is_taken_along_in_its_new_form_alone() -> None:
    camp = upgrade(at_camp(lore=30, trinkets=("item.rope",)), PARTY, "item.rope", "item.hobson-rope")
    taken = {each: Choice(choice.role, "item.hobson-rope" if each == "Gimli" else "")
             for each, choice in choices(camp).items()}  # fmt: skip
    setup = setup_of(embark(camp, taken))
    assert setup["trinkets"] == []
    assert camp.trinkets == ("item.hobson-rope",)
