"""What outlasts an adventure, and what does not (jme:camp.2, jme:camp.3, jme:112.3, jme:11.6, jme:50.3)."""

import pytest

from tests.journeys.campaign.parties import begun, choices, embarked
from waybread.journeys import CARDS, JourneyGame
from waybread.journeys.campaign.adventure_end import finish, result_of
from waybread.journeys.campaign.adventure_setup import setup_of
from waybread.journeys.campaign.camp import upgrade, upgrades
from waybread.journeys.campaign.campaign_start import Choice, embark
from waybread.journeys.campaign.party import Campaign, CampaignError
from waybread.journeys.facts import WEAKNESS, Boon, Slot
from waybread.journeys.rules import gains, trinkets, zones
from waybread.journeys.script import runner
from waybread.journeys.script.runner import Scene
from waybread.kernel import Json
from waybread.kernel.driver import Ended


def setting_out(campaign: Campaign) -> JourneyGame:
    """The first adventure of a campaign, on a map that we have."""
    given: dict[str, Json] = {**setup_of(campaign), "adventure": "cold-beacon"}
    return JourneyGame.new(given, 1)


def after(game: JourneyGame, campaign: Campaign) -> Campaign:
    """The adventure is won here and now, and the next one is set up."""
    with pytest.raises(Ended):
        runner.win(game)
    return embarked(finish(campaign, result_of(game, "the-second-mile")))


@pytest.mark.rule("jme:camp.2", "jme:camp.3", "jme:112.3", "jme:setup.0")
def test_the_next_adventure_begins_without_harm_boons_tokens_and_old_weaknesses() -> None:
    campaign = embarked(begun())
    game = setting_out(campaign)
    gains.gain_boon(game, 0, Boon.HIDDEN)
    game.state.inspiration[0] = 2
    zones.gain_weakness(game, 0)
    card = game.state.damage_deck.pop()
    game.state.harm[0].append(card)
    game.state.app.experience = 3
    game.state.app.lore = 5
    later = after(game, campaign)
    again = setting_out(later).state
    assert (again.harm[0], again.boons[0], again.inspiration[0]) == ([], [], 0)
    weaknesses = [each for each in again.decks[0] if again.cards[each].owner == WEAKNESS]
    revealed = [each for each in again.identity if each.startswith("weakness.")]
    assert len(weaknesses) <= 1 < len(revealed)
    assert later.lore == 5
    assert {sum(hero.experience.values()) for hero in later.heroes} == {3}


@pytest.mark.rule("jme:camp.3", "jme:105.2", "jme:105.4")
def test_titles_and_trinkets_outlast_an_adventure() -> None:
    campaign = embarked(begun())
    game = setting_out(campaign)
    with pytest.raises(StopIteration):
        gains.gain_title(game, 0, "title.8").send(None)
    trinkets.gain_trinket(game, 1, "item.old-map")
    later = after(game, campaign)
    assert later.heroes[0].titles == ("title.8",)
    assert "item.old-map" in later.trinkets
    assert "title.8" in setting_out(later).state.identity


@pytest.mark.rule("jme:97.1", "jme:109.2a")
def test_an_adventure_ends_although_it_gave_a_trinket_that_the_party_had() -> None:
    campaign = begun(trinkets=("item.rope",))
    first, *others = choices(campaign).items()
    campaign = embark(campaign, {first[0]: Choice(first[1].role, "item.rope"), **dict(others)})
    game = setting_out(campaign)
    with pytest.raises(StopIteration):
        game.verbs["trinket"](game, Scene(1), {"card": "item.rope"}).send(None)
    assert after(game, campaign).trinkets == ("item.rope",)


def test_an_adventure_that_goes_on_has_no_result() -> None:
    with pytest.raises(CampaignError, match="not over"):
        result_of(setting_out(embarked(begun())))


@pytest.mark.rule("jme:11.6", "jme:11.8")
def test_a_hero_wears_one_armour_all_campaign_and_may_upgrade_it_at_camp() -> None:
    campaign = begun()
    for hero in campaign.heroes:
        assert sum(CARDS[key].slot is Slot.ARMOUR for key in hero.items) == 1
    game = setting_out(embarked(campaign))
    game.state.app.lore = 40
    with pytest.raises(Ended):
        runner.win(game)
    camp = finish(embarked(campaign), result_of(game, "the-second-mile"))
    hero = camp.heroes[0]
    armour = next(key for key in hero.items if CARDS[key].slot is Slot.ARMOUR)
    better = upgrades(camp, hero.name, armour)[0]
    worn = upgrade(camp, hero.name, armour, better).heroes[0].items
    assert [key for key in worn if CARDS[key].slot is Slot.ARMOUR] == [better]


@pytest.mark.rule("jme:50.3")
def test_a_trinket_of_the_inventory_that_nobody_has_equipped_can_be_taken() -> None:
    campaign = embarked(begun())
    given: dict[str, Json] = {**setup_of(campaign), "adventure": "cold-beacon", "trinkets": ["item.rope"]}
    game = JourneyGame.new(given, 1)
    trinkets.equip_trinket(game, 0, "item.rope")
    assert (game.state.trinkets, game.state.trinkets_gained) == ([], [])
