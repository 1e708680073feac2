"""Whole campaigns played by bots: from the first chapter to an epilogue, with camp in between."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sim.journeys.small_campaign import CAMPAIGN, chapter, written
from waybread.journeys import ADVENTURES
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.camp import Status, item_menu, offers
from waybread.journeys.campaign.campaign_start import embark
from waybread.journeys.campaign.party import Campaign
from waybread.journeys.library import CARDS
from waybread.kernel import WaybreadError
from waybread.sim.journeys.adventure_sources import AdventureSource
from waybread.sim.journeys.campaign_playtest import (
    CampaignPlaytest,
    CampaignTally,
    campaign_report,
    new_campaign,
    suggest_choices,
    visit_camp,
)
from waybread.sim.players import Player
from waybread.sim.study import SeedResult, StudyError

SCOUT, RANDOM = Player("scout"), Player("random")


@pytest.fixture(autouse=True)
def _tidy_shelf() -> Iterator[None]:
    """What is played here does not stay on the shelf."""
    before = {*ADVENTURES}
    yield
    for key in {*ADVENTURES} - before:
        del ADVENTURES[key]


def study(place: Path, *players: Player, size: int = 2, wander: bool = False, text: str = CAMPAIGN) -> CampaignPlaytest:
    return CampaignPlaytest(AdventureSource.at(written(place, text)), size, "normal", players or (SCOUT,), wander)


def path(result: SeedResult) -> list[str]:
    return [each["name"] for each in result["chapters"]]


@pytest.mark.parametrize("size", [1, 5])
def test_a_campaign_goes_from_its_first_chapter_to_an_epilogue(size: int, tmp_path: Path) -> None:
    result = study(tmp_path, size=size).play(0)
    assert path(result)[0] == "fork"
    assert (path(result)[1], result["won"], result["epilogue"]) in (("left", True, "dawn"), ("right", False, "dusk"))


def test_a_bot_always_takes_the_same_way_at_a_fork(tmp_path: Path) -> None:
    campaign = study(tmp_path)
    assert len({tuple(path(campaign.play(seed))) for seed in range(4)}) == 1


def test_a_wandering_bot_takes_every_way_at_a_fork(tmp_path: Path) -> None:
    campaign = study(tmp_path, wander=True)
    games = [campaign.play(seed) for seed in range(12)]
    assert {(*path(each), each["epilogue"]) for each in games} == {("fork", "left", "dawn"), ("fork", "right", "dusk")}


def test_what_an_adventure_remembers_is_known_in_the_next_one(tmp_path: Path) -> None:
    campaign = study(tmp_path, wander=True)
    last = [campaign.play(seed)["chapters"][-1] for seed in range(12)]
    assert all(each["happened"] == ["sunny"] for each in last if each["name"] == "left")


def test_the_same_seed_plays_the_same_campaign(tmp_path: Path) -> None:
    campaign = study(tmp_path, SCOUT, RANDOM, wander=True)
    assert campaign.play(7) == campaign.play(7)


def test_of_several_bots_chance_says_who_plays_an_adventure(tmp_path: Path) -> None:
    campaign = study(tmp_path, SCOUT, RANDOM)
    who = {(place, each["bot"]) for seed in range(10) for place, each in enumerate(campaign.play(seed)["chapters"])}
    assert who == {(place, bot) for place in (0, 1) for bot in ("scout", "random")}


def test_a_campaign_that_goes_round_in_circles_is_given_up(tmp_path: Path) -> None:
    text = CAMPAIGN.replace('next = ["left", "right"]', 'next = ["fork"]')
    folder = study(tmp_path, text=text)
    with pytest.raises(StudyError, match="the campaign has not ended after 100 adventures"):
        folder.play(0)


def test_an_adventure_alone_is_no_campaign(tmp_path: Path) -> None:
    source = AdventureSource.at(written(tmp_path) / "sim-left")
    with pytest.raises(StudyError, match="sim-left is no campaign"):
        CampaignPlaytest(source, 2, "normal", (SCOUT,)).play(0)


def test_a_book_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    study(tmp_path).play(0)
    text = CAMPAIGN.replace('next = ["left", "right"]', 'next = "end"')
    assert path(study(tmp_path, text=text).play(0)) == ["fork"]
    assert study(tmp_path).header() != study(tmp_path, text=text).header()


def test_a_book_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WaybreadError, match=r"nowhere/adventure\.toml"):
        AdventureSource.at(tmp_path / "nowhere").open()


# Camp -------------------------------------------------------------------------------------


def at_camp(place: Path, lore: int = 0, experience: int = 0, trinkets: tuple[str, ...] = ()) -> Campaign:
    """Three heroes after their first adventure."""
    campaign = new_campaign(study(place).tale, 3, "normal", 0)
    campaign = embark(campaign, suggest_choices(campaign))
    gained = dict.fromkeys((each.name for each in campaign.heroes), experience)
    return finish(campaign, Result(won=True, lore=lore, experience=gained, trinkets=trinkets, next="sim-right"))


def test_heroes_buy_what_experience_pays_for_in_the_role_that_they_keep(tmp_path: Path) -> None:
    before = at_camp(tmp_path, experience=10)
    after = visit_camp(before)
    for hero in after.heroes:
        assert [CARDS[each].experience for each in hero.skills] == [7, 3]
        assert hero.experience[hero.role] == 0
        assert suggest_choices(after)[hero.name].role == before.hero(hero.name).role
        assert all(each.status is not Status.FOR_SALE for each in offers(after, hero.name, hero.role))


def test_a_card_with_a_success_is_bought_first(tmp_path: Path) -> None:
    hero = visit_camp(at_camp(tmp_path, experience=12)).heroes[0]
    assert [(CARDS[each].success, CARDS[each].experience) for each in hero.skills] == [(1, 12)]


def test_items_and_trinkets_are_upgraded_as_soon_as_lore_allows(tmp_path: Path) -> None:
    after = visit_camp(at_camp(tmp_path, lore=26))
    assert not any(each.highlighted for each in item_menu(after))
    assert after.hero("Aragorn").items == ("item.sword", "item.dunedain-banner", "item.greenwood-garb")
    assert after.trinkets == ("item.bounders-map", "item.rope")


def test_without_experience_and_lore_nothing_changes_at_camp(tmp_path: Path) -> None:
    before = at_camp(tmp_path)
    assert visit_camp(before) == before


def test_there_is_no_camp_before_the_first_adventure(tmp_path: Path) -> None:
    campaign = new_campaign(study(tmp_path).tale, 3, "normal", 0)
    assert visit_camp(campaign) is campaign


def test_trinkets_are_shared_out_one_to_a_hero(tmp_path: Path) -> None:
    trinkets = [each.trinket for each in suggest_choices(at_camp(tmp_path)).values()]
    assert trinkets == ["item.old-map", "item.rope", ""]


# Counting ---------------------------------------------------------------------------------


def test_what_campaigns_came_to_is_counted_and_what_nobody_saw_is_said(tmp_path: Path) -> None:
    tally = CampaignTally()
    first = chapter("fork", won=True, happened=("asked",))
    for size, last in ((2, chapter("right", won=False, happened=("rainy",))), (3, chapter("right", won=False))):
        tally.add({"seed": 0, "won": False, "chapters": [first, last], "epilogue": "dusk"}, size)
    assert tally.chapters["fork"].share.won == 2
    assert tally.paths == {("fork", "right"): 2}
    lines = campaign_report(study(tmp_path).tale, tally).splitlines()
    assert lines[1:3] == ["2       1          0 % (0 to 79)", "3       1          0 % (0 to 79)"]
    assert "Adventures of a campaign: 2 (2 to 2); rounds: 8 (8 to 8)." in lines
    assert "  100 %  fork, right" in lines
    assert "  100 %  dusk" in lines
    assert lines[-5:] == [
        "Epilogues never told: dawn, never.",
        "The adventure left never came.",
        "Endings never reached in right: drowned.",
        "Events never seen:",
        "  fork: omen",
    ]
