"""Building skill decks."""

from collections import Counter

import pytest

from waybread.journeys.boxes import core  # noqa: F401 - its cards are in the library
from waybread.journeys.facts import BASIC, TITLE, WEAKNESS
from waybread.journeys.library import CARDS
from waybread.journeys.skill_decks import Build, SkillDeck, faults, heroes, roles, skill_deck
from waybread.kernel import SetupError

EVERY_BUILD = [Build(hero, role) for hero in heroes() for role in roles()]


def owned_by(owner: str, deck: SkillDeck) -> list[int]:
    return sorted(CARDS[key].number for key in deck.cards if CARDS[key].owner == owner)


def test_there_are_the_heroes_and_roles_of_the_core_set() -> None:
    assert set(heroes()) == {"Aragorn", "Beravor", "Bilbo", "Elena", "Gimli", "Legolas"}
    assert set(roles()) == {"Burglar", "Captain", "Guardian", "Hunter", "Musician", "Pathfinder"}


@pytest.mark.rule("jme:85.1", "jme:setup.new.8")
@pytest.mark.parametrize("build", EVERY_BUILD, ids=str)
def test_a_new_hero_shuffles_fourteen_cards(build: Build) -> None:
    deck = skill_deck(build, "weakness.1")
    assert len(deck.cards) == len(set(deck.cards)) == 14
    assert Counter(CARDS[key].owner for key in deck.cards) == {BASIC: 6, build.hero: 5, build.role: 2, WEAKNESS: 1}


@pytest.mark.rule("jme:85.1a", "jme:setup.new.8a", "jme:setup.cont.4c")
def test_a_deck_has_one_of_each_basic_card() -> None:
    assert owned_by(BASIC, skill_deck(Build("Gimli", "Guardian"), "weakness.1")) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("jme:85.1b", "jme:setup.new.8b", "jme:setup.cont.4b")
def test_a_deck_has_the_cards_of_its_hero_and_of_no_other() -> None:
    deck = skill_deck(Build("Gimli", "Guardian"), "weakness.1")
    assert owned_by("Gimli", deck) == [1, 2, 3, 4, 5]
    assert not {CARDS[key].owner for key in deck.cards} & ({*heroes()} - {"Gimli"})


@pytest.mark.rule("jme:85.1c", "jme:setup.new.8c", "jme:78.2", "jme:78.3")
def test_the_first_card_of_the_role_is_prepared_and_the_next_two_are_in_the_deck() -> None:
    deck = skill_deck(Build("Gimli", "Hunter"), "weakness.1")
    assert deck.prepared == "hunter.1"
    assert owned_by("Hunter", deck) == [2, 3]


@pytest.mark.rule("jme:85.1d", "jme:setup.new.8d", "jme:setup.cont.4e")
def test_a_deck_has_the_one_weakness_that_was_drawn_for_it() -> None:
    assert owned_by(WEAKNESS, skill_deck(Build("Gimli", "Hunter"), "weakness.7")) == [7]


@pytest.mark.rule("jme:85.1e", "jme:setup.cont.4a", "jme:78.6a")
def test_a_deck_has_every_bought_card_of_whatever_role() -> None:
    deck = skill_deck(Build("Gimli", "Hunter", bought=("hunter.4", "captain.7", "captain.12")), "weakness.1")
    assert (owned_by("Hunter", deck), owned_by("Captain", deck)) == ([2, 3, 4], [7, 12])
    assert len(deck.cards) == 17


@pytest.mark.rule("jme:85.1f", "jme:setup.cont.4d")
def test_a_deck_has_every_title_the_hero_has_gained() -> None:
    deck = skill_deck(Build("Gimli", "Hunter", titles=("title.8", "title.21")), "weakness.1")
    assert owned_by(TITLE, deck) == [8, 21]


@pytest.mark.rule("jme:setup.cont.4", "jme:85.1")
def test_a_hero_who_goes_on_has_the_cards_of_a_new_one_and_what_was_bought_and_gained() -> None:
    new = skill_deck(Build("Elena", "Musician"), "weakness.3")
    later = skill_deck(Build("Elena", "Musician", ("musician.5", "guardian.8"), ("title.2",)), "weakness.3")
    assert later.prepared == new.prepared
    assert Counter(later.cards) == Counter([*new.cards, "musician.5", "guardian.8", "title.2"])


@pytest.mark.rule("jme:78.4a", "jme:78.6")
def test_a_change_of_role_takes_the_first_three_cards_away_and_leaves_what_was_bought() -> None:
    before = skill_deck(Build("Gimli", "Hunter", bought=("hunter.4",)), "weakness.1")
    after = skill_deck(Build("Gimli", "Captain", bought=("hunter.4",)), "weakness.1")
    assert owned_by("Hunter", before) == [2, 3, 4]
    assert owned_by("Hunter", after) == [4]
    assert (after.prepared, owned_by("Captain", after)) == ("captain.1", [2, 3])


@pytest.mark.rule("jme:camp.29")
def test_a_deck_may_hold_every_card_that_can_be_bought() -> None:
    buyable = tuple(key for key, card in CARDS.items() if card.experience)
    assert len(skill_deck(Build("Gimli", "Hunter", bought=buyable), "weakness.1").cards) == 14 + len(buyable)


@pytest.mark.parametrize(
    ("build", "fault"),
    [
        (
            Build("Sauron", "Hunter"),
            "'Sauron' is no hero; the heroes are Aragorn, Beravor, Bilbo, Elena, Gimli, Legolas.",
        ),
        (
            Build("Gimli", "King"),
            "'King' is no role; the roles are Burglar, Captain, Guardian, Hunter, Musician, Pathfinder.",
        ),
        (
            Build("Gimli", "Basic"),
            "'Basic' is no role; the roles are Burglar, Captain, Guardian, Hunter, Musician, Pathfinder.",
        ),
        (
            Build("Gimli", "Hunter", bought=("hunter.13",)),
            "There is no card 'hunter.13'; cards that can be bought are called like 'captain.4'.",
        ),
        (
            Build("Gimli", "Hunter", bought=("captain.2",)),
            "Lead the Charge (captain.2) cannot be bought: it has no price in experience.",
        ),
        (
            Build("Gimli", "Hunter", bought=("item.cloak",)),
            "Cloak (item.cloak) cannot be bought: it has no price in experience.",
        ),
        (
            Build("Gimli", "Hunter", bought=("hunter.4", "hunter.4")),
            "Resourceful (hunter.4) is there 2 times; there is only one.",
        ),
        (
            Build("Gimli", "Hunter", titles=("weakness.1",)),
            "'weakness.1' is no title; titles are called like 'title.1'.",
        ),
        (
            Build("Gimli", "Hunter", titles=("title.8", "title.8")),
            "Wingfoot (title.8) is there 2 times; there is only one.",
        ),
    ],
)
def test_a_deck_that_cannot_be_made_is_refused_with_its_reason(build: Build, fault: str) -> None:
    assert faults(build) == [fault]
    with pytest.raises(SetupError) as refused:
        skill_deck(build, "weakness.1")
    assert str(refused.value) == fault


def test_a_deck_without_fault_has_none() -> None:
    assert [fault for build in EVERY_BUILD for fault in faults(build)] == []


def test_all_faults_of_a_deck_are_said_at_once() -> None:
    assert len(faults(Build("Sauron", "King", ("x", "x"), ("captain.4",)))) == 5


@pytest.mark.parametrize("key", ["title.1", "weakness.21"])
def test_only_a_weakness_is_taken_for_one(key: str) -> None:
    with pytest.raises(SetupError, match=f"'{key}' is no weakness"):
        skill_deck(Build("Gimli", "Hunter"), key)
