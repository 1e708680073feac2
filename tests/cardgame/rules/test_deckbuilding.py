"""Deckbuilding: what makes a deck legal, with the reason where it is not."""

import pytest

from waybread.cardgame.decks import Deck, check, deck
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import CARDS

HEROES = ("Aragorn", "Théodred", "Glóin")


def cards(count: int) -> dict[str, int]:
    """A number of cards, at most three of each title."""
    printed = [card for card in CARDS.values() if card.set_name and card.campaign is None]
    titles = [card.title for card in printed if card.type in (CardType.ALLY, CardType.EVENT)]
    found: dict[str, int] = {}
    for title in titles:
        found[title] = min(3, count - sum(found.values()))
    return {title: n for title, n in found.items() if n}


def legal() -> Deck:
    return deck(HEROES, cards(50))


@pytest.mark.rule("lcg:deckbuilding.2")
def test_fifty_cards_are_enough() -> None:
    assert check(legal()).legal
    verdict = check(deck(HEROES, cards(49)))
    assert verdict.errors == ("A deck has at least 50 cards, not 49.",)


@pytest.mark.rule("lcg:deckbuilding.3")
def test_a_deck_may_be_larger() -> None:
    large = cards(60)
    assert sum(large.values()) == 60
    assert check(deck(HEROES, large)).legal


@pytest.mark.rule("lcg:deckbuilding.1")
@pytest.mark.parametrize(("heroes", "fits"), [(0, False), (1, True), (2, True), (3, True), (4, False)])
def test_a_deck_is_led_by_one_to_three_heroes(heroes: int, fits: bool) -> None:
    all_heroes = (*HEROES, "Gimli")
    assert check(deck(all_heroes[:heroes], cards(50))).legal is fits


@pytest.mark.rule("lcg:deckbuilding.4")
def test_at_most_three_cards_have_the_same_title() -> None:
    many = {**cards(50), "Snowbourn Scout": 3}
    assert check(deck(HEROES, many)).legal
    verdict = check(deck(HEROES, {**many, "Snowbourn Scout": 4}))
    assert verdict.errors == ("A deck has at most 3 cards called Snowbourn Scout, not 4.",)


@pytest.mark.rule("lcg:deckbuilding.4")
def test_copies_are_counted_by_title_however_it_is_spelled() -> None:
    verdict = check(deck(HEROES, {**cards(50), "Snowbourn Scout": 2, "snowbourn scout": 2}))
    assert len(verdict.errors) == 1
    assert "not 4" in verdict.errors[0]


@pytest.mark.rule("lcg:player-deck.1")
def test_a_hero_or_an_encounter_card_does_not_go_into_a_deck() -> None:
    for title in ("Aragorn", "Forest Spider"):
        assert check(deck(HEROES, {**cards(50), title: 1})).errors == (
            f"{title} is not a card that can be played here yet, or does not go into a deck.",
        )


def test_a_casual_table_is_warned_where_the_rules_refuse() -> None:
    small = deck(HEROES, cards(20))
    assert not check(small).legal
    verdict = check(small, casual=True)
    assert verdict.legal
    assert verdict.warnings == ("A deck has at least 50 cards, not 20.",)


def test_a_card_that_is_not_implemented_is_refused_at_every_table() -> None:
    strange = deck(HEROES, {**cards(50), "The One Ring": 1})
    assert not check(strange, casual=True).legal


def test_the_same_hero_twice_is_refused() -> None:
    for casual in (False, True):
        verdict = check(deck(("Aragorn", "aragorn"), cards(50)), casual=casual)
        assert verdict.errors == ("aragorn is there twice: heroes are unique.",)


def test_boons_and_burdens_count_towards_no_limit() -> None:
    short = check(deck(HEROES, cards(49), {"Mendor's Support": 1}), campaign=True)
    assert short.errors == ("A deck has at least 50 cards, not 49.",)
    assert check(deck(HEROES, cards(50), {"Mendor's Support": 4}), campaign=True).legal


def test_a_boon_is_in_no_deck_for_a_single_game() -> None:
    for casual in (False, True):
        verdict = check(deck(HEROES, cards(50), {"Mendor's Support": 1}), casual=casual)
        assert verdict.errors == (
            "Mendor's Support has to be earned in a campaign: it is in no deck for a single game.",
        )
