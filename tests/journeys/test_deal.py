"""The skill decks that heroes are dealt."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from waybread.journeys.boxes import core  # noqa: F401 - its cards are in the library
from waybread.journeys.campaign.supply import heroes, roles
from waybread.journeys.deal import deal
from waybread.journeys.facts import BASIC, TITLE, WEAKNESS
from waybread.journeys.library import CARDS
from waybread.journeys.state import JourneyState
from waybread.kernel import Streams


def dealt(hero: str, role: str, skills: Sequence[str] = (), titles: Sequence[str] = (), seed: int = 1) -> JourneyState:
    party = [{"hero": hero, "role": role, "skills": list(skills), "titles": list(titles)}]
    return deal({"adventure": "cold-beacon", "heroes": party}, Streams(seed))


def deck_of(state: JourneyState) -> list[str]:
    return [state.identity[each] for each in state.decks[0]]


def prepared(state: JourneyState) -> list[str]:
    return [state.identity[each] for each in state.prepared[0]]


def owned_by(owner: str, state: JourneyState) -> list[int]:
    return sorted(CARDS[key].number for key in deck_of(state) if CARDS[key].owner == owner)


def test_there_are_the_heroes_and_roles_of_the_core_set() -> None:
    assert set(heroes()) == {"Aragorn", "Beravor", "Bilbo", "Elena", "Gimli", "Legolas"}
    assert set(roles()) == {"Burglar", "Captain", "Guardian", "Hunter", "Musician", "Pathfinder"}


@pytest.mark.rule("jme:85.1", "jme:setup.new.8")
@pytest.mark.parametrize(("hero", "role"), list(product(heroes(), roles())))
def test_a_new_hero_shuffles_fourteen_cards(hero: str, role: str) -> None:
    deck = deck_of(dealt(hero, role))
    assert len(deck) == len(set(deck)) == 14
    assert Counter(CARDS[key].owner for key in deck) == {BASIC: 6, hero: 5, role: 2, WEAKNESS: 1}


@pytest.mark.rule("jme:85.1a", "jme:setup.new.8a", "jme:setup.cont.4c")
def test_a_deck_has_one_of_each_basic_card() -> None:
    assert owned_by(BASIC, dealt("Gimli", "Guardian")) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("jme:85.1b", "jme:setup.new.8b", "jme:setup.cont.4b")
def test_a_deck_has_the_cards_of_its_hero_and_of_no_other() -> None:
    state = dealt("Gimli", "Guardian")
    assert owned_by("Gimli", state) == [1, 2, 3, 4, 5]
    assert not {CARDS[key].owner for key in deck_of(state)} & ({*heroes()} - {"Gimli"})


@pytest.mark.rule("jme:85.1c", "jme:setup.new.8c", "jme:78.2", "jme:78.3")
def test_the_first_card_of_the_role_is_prepared_and_the_next_two_are_in_the_deck() -> None:
    state = dealt("Gimli", "Hunter")
    assert prepared(state) == ["hunter.1"]
    assert owned_by("Hunter", state) == [2, 3]


@pytest.mark.rule("jme:85.1d", "jme:setup.new.8d", "jme:setup.cont.4e")
def test_a_deck_has_the_one_weakness_that_was_drawn_for_it() -> None:
    state = dealt("Gimli", "Hunter")
    (drawn,) = owned_by(WEAKNESS, state)
    assert drawn not in {CARDS[state.identity[each]].number for each in state.weakness_deck}
    assert len({owned_by(WEAKNESS, dealt("Gimli", "Hunter", seed=seed))[0] for seed in range(9)}) > 1


@pytest.mark.rule("jme:85.1e", "jme:setup.cont.4a", "jme:78.6a")
def test_a_deck_has_every_bought_card_of_whatever_role() -> None:
    state = dealt("Gimli", "Hunter", skills=("hunter.4", "captain.7", "captain.12"))
    assert (owned_by("Hunter", state), owned_by("Captain", state)) == ([2, 3, 4], [7, 12])
    assert len(deck_of(state)) == 17


@pytest.mark.rule("jme:85.1f", "jme:setup.cont.4d")
def test_a_deck_has_every_title_the_hero_has_gained() -> None:
    assert owned_by(TITLE, dealt("Gimli", "Hunter", titles=("title.8", "title.21"))) == [8, 21]


@pytest.mark.rule("jme:setup.cont.4", "jme:85.1")
def test_a_hero_who_goes_on_has_the_cards_of_a_new_one_and_what_was_bought_and_gained() -> None:
    new = dealt("Elena", "Musician")
    later = dealt("Elena", "Musician", ("musician.5", "guardian.8"), ("title.2",))
    assert prepared(later) == prepared(new)
    assert Counter(deck_of(later)) == Counter([*deck_of(new), "musician.5", "guardian.8", "title.2"])


@pytest.mark.rule("jme:78.4a", "jme:78.6")
def test_a_change_of_role_takes_the_first_three_cards_away_and_leaves_what_was_bought() -> None:
    before = dealt("Gimli", "Hunter", skills=["hunter.4"])
    after = dealt("Gimli", "Captain", skills=["hunter.4"])
    assert owned_by("Hunter", before) == [2, 3, 4]
    assert owned_by("Hunter", after) == [4]
    assert (prepared(after), owned_by("Captain", after)) == (["captain.1"], [2, 3])


@pytest.mark.rule("jme:camp.29")
def test_a_deck_may_hold_every_card_that_can_be_bought() -> None:
    buyable = tuple(key for key, card in CARDS.items() if card.experience)
    assert len(deck_of(dealt("Gimli", "Hunter", skills=buyable))) == 14 + len(buyable)
