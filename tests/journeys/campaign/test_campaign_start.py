"""A new campaign: what is chosen before its first adventure."""

import pytest

from tests.journeys.campaign.parties import CORE_ONLY, STORY, begun, choices, embarked, entrants, read_back
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.adventure_setup import check_setup, setup_of
from waybread.journeys.campaign.campaign_start import (
    Choice,
    Entrant,
    Story,
    begin,
    embark,
    named_hero,
    suggest_outfit,
    why_not_begin,
    why_not_embark,
    why_not_hero,
    why_not_item,
    why_not_role,
    why_not_seated,
)
from waybread.journeys.campaign.collection import Collection
from waybread.journeys.campaign.party import CampaignError, Difficulty, Stage
from waybread.journeys.campaign.supply import heroes, starting_items
from waybread.journeys.facts import Slot
from waybread.journeys.library import CARDS
from waybread.kernel import SetupError


def refused(*heroes_: str, story: Story = STORY, difficulty: str = "normal", slot: int = 1, name: str = "We") -> str:
    """Why a campaign cannot begin so; a begin like that is refused with the same sentence."""
    reason = why_not_begin(story, difficulty, slot, name, entrants(*heroes_), CORE_ONLY)
    with pytest.raises(CampaignError) as error:
        begin(story, difficulty, slot, name, entrants(*heroes_), CORE_ONLY)
    assert str(error.value) == reason
    return str(reason)


# Campaign, difficulty, slot, name


@pytest.mark.rule("jme:setup.new.1", "jme:setup.new.6", "jme:26.1", "jme:64.2")
def test_a_campaign_is_begun_with_a_story_a_difficulty_a_slot_and_a_name() -> None:
    campaign = begin(STORY, "hard", 3, "The Grey Company", entrants("Aragorn", "Gimli"), CORE_ONLY)
    assert (campaign.story, campaign.difficulty, campaign.slot, campaign.name) == (
        "the-long-road", Difficulty.HARD, 3, "The Grey Company",
    )  # fmt: skip
    assert (campaign.adventure, campaign.stage) == ("the-first-mile", Stage.BEGINNING)


@pytest.mark.rule("jme:setup.new.6")
def test_the_introduction_is_the_first_prompt_of_the_chronicle() -> None:
    assert read_back(begun().chronicle, "the-first-mile") == {0: ("A road begins at a door.",)}


@pytest.mark.rule("jme:26.0")
def test_there_are_two_difficulties() -> None:
    assert refused("Aragorn", "Gimli", difficulty="easy") == (
        "'easy' is no difficulty that is known here; there are normal, hard."
    )


@pytest.mark.rule("jme:26.1a")
def test_the_difficulty_of_the_beginning_is_that_of_every_adventure() -> None:
    campaign = begun(difficulty="hard")
    for adventure in ("the-second-mile", "the-third-mile"):
        campaign = embarked(campaign)
        assert setup_of(campaign)["difficulty"] == "hard"
        campaign = finish(campaign, Result(False, next=adventure))
    assert setup_of(embarked(campaign))["difficulty"] == "hard"


def test_there_are_ten_slots() -> None:
    assert refused("Aragorn", "Gimli", slot=11) == "There are save slots from 1 to 10, but no slot 11."
    assert refused("Aragorn", "Gimli", slot=0) == "There are save slots from 1 to 10, but no slot 0."


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (" ", "A party needs a name, which its save slot shows."),
        ("We ", "A party's name has no spaces around it and only characters that can be printed."),
        ("We\nall", "A party's name has no spaces around it and only characters that can be printed."),
        ("W" * 61, "A party's name has at most 60 letters, not 61."),
    ],
)
def test_a_party_has_a_name_that_can_be_shown(name: str, reason: str) -> None:
    assert refused("Aragorn", "Gimli", name=name) == reason


def test_a_name_may_have_sixty_letters() -> None:
    assert begun(name="W" * 60).name == "W" * 60


@pytest.mark.rule("jme:20.2b")
def test_a_campaign_that_needs_a_disabled_product_cannot_be_begun() -> None:
    story = Story("deep", "Deep", "first", products=("core", "shadowed-paths"))
    assert refused("Aragorn", "Gimli", story=story) == (
        "This needs Shadowed Paths: enable it in the collection manager first."
    )


@pytest.mark.rule("jme:20.2a")
def test_a_campaign_that_needs_an_enabled_product_can_be_begun() -> None:
    story = Story("deep", "Deep", "first", products=("core", "shadowed-paths"))
    collection = Collection().enable("shadowed-paths")
    assert begin(story, "normal", 1, "We", entrants("Aragorn", "Gimli"), collection).products == story.products


# Heroes


@pytest.mark.rule("jme:setup.new.2", "jme:44.0")
def test_each_of_several_players_selects_a_hero() -> None:
    party = [Entrant("Bilbo", seat=0), Entrant("Elena", seat=1), Entrant("Legolas", seat=2)]
    campaign = begin(STORY, "normal", 1, "We", party, CORE_ONLY)
    assert [(each.name, each.seat) for each in campaign.heroes] == [("Bilbo", 0), ("Elena", 1), ("Legolas", 2)]


@pytest.mark.rule("jme:44.0")
@pytest.mark.parametrize("seats", [(0, 0, 1), (0, 1, 3), (1, 2, 3)])
def test_several_players_have_one_hero_each(seats: tuple[int, ...]) -> None:
    party = [Entrant(hero, seat=seat) for hero, seat in zip(("Bilbo", "Elena", "Gimli"), seats, strict=True)]
    assert why_not_seated(party) == "Each of several players has one hero."
    assert why_not_begin(STORY, "normal", 1, "We", party, CORE_ONLY) == "Each of several players has one hero."


@pytest.mark.rule("jme:84.0", "jme:setup.new.2-2", "jme:44.3")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_single_player_controls_two_to_four_heroes(count: int) -> None:
    campaign = begun(*list(heroes())[:count])
    assert [each.seat for each in campaign.heroes] == [0] * count


@pytest.mark.rule("jme:84.0")
@pytest.mark.parametrize("count", [1, 5])
def test_a_single_player_has_neither_one_hero_nor_five(count: int) -> None:
    assert refused(*list(heroes())[:count]) == "A single player has 2 to 4 heroes."


@pytest.mark.parametrize("count", [1, 5])
def test_heroes_can_be_shared_out_freely_if_the_players_say_so(count: int) -> None:
    party = entrants(*list(heroes())[:count])
    assert len(begin(STORY, "normal", 1, "We", party, CORE_ONLY, freely=True).heroes) == count


def test_even_freely_no_seat_is_without_a_hero() -> None:
    party = [Entrant("Bilbo", seat=0), Entrant("Elena", seat=2)]
    assert why_not_begin(STORY, "normal", 1, "We", party, CORE_ONLY, freely=True) == (
        "Seats are numbered from 0 on, and none is without a hero."
    )


def test_nobody_at_all_is_no_party() -> None:
    assert refused() == "A party has at least one hero."


def test_a_party_has_at_most_five_heroes() -> None:
    five = entrants("Aragorn", "Beravor", "Bilbo", "Elena", "Gimli")
    assert why_not_hero(five[:4], "Legolas") is None
    assert why_not_hero(five, "Legolas") == "A party has at most 5 heroes."


@pytest.mark.rule("jme:setup.new.2")
def test_a_hero_whom_another_player_has_cannot_be_selected() -> None:
    party = [Entrant("Bilbo", seat=0), Entrant("Bilbo", seat=1)]
    reason = "Bilbo is already in the party; each hero is played once."
    assert why_not_begin(STORY, "normal", 1, "We", party, CORE_ONLY) == reason
    assert why_not_hero(party[:1], "Elena") is None


def test_a_hero_who_is_not_known_is_told_from_those_who_are() -> None:
    assert why_not_hero([], "Aragron") == "'Aragron' is no hero that is known here; did you mean Aragorn?"


# Starting items


@pytest.mark.rule("jme:setup.new.3")
def test_heroes_begin_with_the_items_that_were_selected() -> None:
    campaign = begin(STORY, "normal", 1, "We", entrants("Aragorn", "Gimli"), CORE_ONLY)
    assert campaign.hero("Aragorn").items == ("item.sword", "item.banner", "item.travel-garb")
    assert campaign.hero("Gimli").items == ("item.battle-axe", "item.ring-mail")


@pytest.mark.rule("jme:51.6a")
def test_starting_items_are_of_tier_one() -> None:
    party = [Entrant("Aragorn"), Entrant("Gimli")]
    assert {each.tier for each in starting_items().values()} == {1}
    assert why_not_item(party, "Aragorn", "item.sword") is None
    assert "no starting item of tier I" in str(why_not_item(party, "Aragorn", "item.numenorean-sword"))


def test_a_trinket_is_no_starting_item() -> None:
    assert Slot.TRINKET not in {each.slot for each in starting_items().values()}
    party = [Entrant("Aragorn"), Entrant("Gimli")]
    assert why_not_item(party, "Gimli", "item.old-map") == (
        "Old Map is a trinket, and trinkets are gained in adventures."
    )


@pytest.mark.rule("jme:34.1", "jme:51.4")
def test_a_hero_wears_one_armour() -> None:
    party = [Entrant("Gimli", ("item.ring-mail",)), Entrant("Aragorn")]
    assert why_not_item(party, "Gimli", "item.cloak") == "Gimli can wear one armour, not Ring Mail and Cloak."
    assert why_not_item(party, "Aragorn", "item.cloak") is None


@pytest.mark.rule("jme:34.1", "jme:51.4")
@pytest.mark.parametrize(
    ("held", "more", "allowed"),
    [
        ((), "item.battle-axe", True),
        (("item.sword",), "item.dagger", True),
        (("item.dagger",), "item.dagger", True),
        (("item.sword",), "item.battle-axe", False),
        (("item.battle-axe",), "item.sword", False),
        (("item.sword", "item.dagger"), "item.harp", False),
    ],
)
def test_a_hero_has_two_hands_for_items(held: tuple[str, ...], more: str, allowed: bool) -> None:
    assert (why_not_item([Entrant("Aragorn", held)], "Aragorn", more) is None) is allowed


@pytest.mark.rule("jme:34.1", "jme:adv.golden.2")
def test_bilbo_has_one_hand_for_items() -> None:
    party = [Entrant("Bilbo", ("item.dagger",)), Entrant("Gimli")]
    assert why_not_item(party, "Bilbo", "item.harp") == "Bilbo has one hand for items, too few for Dagger and Harp."
    assert why_not_item([Entrant("Bilbo")], "Bilbo", "item.staff") == (
        "Bilbo has one hand for items, too few for Staff."
    )
    assert why_not_item(party, "Bilbo", "item.cloak") is None


def test_there_are_not_more_items_than_were_printed() -> None:
    party = [Entrant("Aragorn", ("item.sword",)), Entrant("Elena")]
    assert why_not_item(party, "Elena", "item.sword") == "There is only one of Sword, not 2."
    daggers = [Entrant("Aragorn", ("item.dagger", "item.dagger")), Entrant("Elena")]
    assert why_not_item(daggers, "Elena", "item.dagger") == "There are only 2 of Dagger, not 3."


def test_only_heroes_of_the_party_take_items() -> None:
    assert why_not_item([Entrant("Aragorn")], "Bilbo", "item.dagger") == "Bilbo is not in the party."


def test_an_item_that_cannot_be_taken_stops_the_campaign_from_beginning() -> None:
    party = [Entrant("Bilbo", ("item.great-bow",)), Entrant("Gimli")]
    assert why_not_begin(STORY, "normal", 1, "We", party, CORE_ONLY) == (
        "Bilbo has one hand for items, too few for Great Bow."
    )


@pytest.mark.parametrize("hero", list(heroes()))
def test_what_is_suggested_for_a_hero_can_be_chosen(hero: str) -> None:
    role, items = suggest_outfit(hero)
    party = [Entrant(hero, items)]
    assert why_not_begin(STORY, "normal", 1, "We", party, CORE_ONLY, freely=True) is None
    campaign = embark(begin(STORY, "normal", 1, "We", party, CORE_ONLY, freely=True), {hero: Choice(role)})
    assert {CARDS[key].title for key in campaign.hero(hero).items} == set(heroes()[hero].suggested[1:])


# Roles, and setting out


@pytest.mark.rule("jme:setup.new.7", "jme:78.1")
def test_each_hero_has_the_role_that_was_picked_for_the_first_adventure() -> None:
    campaign = embarked(begun(), Aragorn="Hunter")
    assert [(each.name, each.role) for each in campaign.heroes] == [("Aragorn", "Hunter"), ("Gimli", "Guardian")]


@pytest.mark.rule("jme:setup.new.7", "jme:78.1")
def test_a_role_that_another_hero_has_cannot_be_picked() -> None:
    campaign = begun()
    both = {"Aragorn": Choice("Captain"), "Gimli": Choice("Captain")}
    assert why_not_embark(campaign, both) == (
        "Gimli is the Captain of this adventure; each hero has a role of their own."
    )
    assert why_not_role(campaign, "Gimli", "Hunter", {"Aragorn": Choice("Captain")}) is None


def test_nobody_sets_out_without_a_role() -> None:
    campaign = begun()
    assert why_not_embark(campaign, {"Aragorn": Choice("Captain")}) == "Gimli has no role yet for this adventure."
    assert why_not_embark(campaign, choices(campaign, Gimli="Baker")) == (
        "'Baker' is no role that is known here; there are Burglar, Captain, Guardian, Hunter, Musician, Pathfinder."
    )


def test_only_heroes_of_the_party_set_out() -> None:
    campaign = begun()
    assert why_not_embark(campaign, {**choices(campaign), "Bilbo": Choice("Burglar")}) == (
        "Bilbo is no hero of this party, which has Aragorn and Gimli."
    )


@pytest.mark.rule("jme:setup.new.10")
def test_embarking_begins_the_first_adventure() -> None:
    campaign = embarked(begun())
    assert campaign.stage is Stage.ADVENTURE
    setup = setup_of(campaign)
    check_setup(setup)
    assert setup == {
        "adventure": "the-first-mile",
        "difficulty": "normal",
        "heroes": [
            {
                "hero": "Aragorn", "role": "Captain", "items": ["item.sword", "item.banner", "item.travel-garb"],
                "skills": [], "titles": [], "trinket": "", "seat": 0,
            },
            {
                "hero": "Gimli", "role": "Guardian", "items": ["item.battle-axe", "item.ring-mail"],
                "skills": [], "titles": [], "trinket": "", "seat": 0,
            },
        ],
        "trinkets": [],
        "lore": 0,
        "variables": {},
        "campaign": "the-long-road",
    }  # fmt: skip


def test_a_party_that_is_on_its_way_cannot_embark_again() -> None:
    campaign = embarked(begun())
    with pytest.raises(CampaignError, match=r"^The party is on an adventure already\.$"):
        embarked(campaign)


def test_a_hero_is_named_in_a_word_and_comes_with_suggested_items() -> None:
    found = named_hero("gimli")
    assert (found["hero"], found["role"]) == ("Gimli", "Guardian")
    assert found["items"]
    assert named_hero("Gimli:hunter")["role"] == "Hunter"


def test_a_hero_who_does_not_exist_is_refused_with_those_who_do() -> None:
    with pytest.raises(SetupError, match="There is no hero called 'Gollum': the heroes are Aragorn"):
        named_hero("Gollum")
