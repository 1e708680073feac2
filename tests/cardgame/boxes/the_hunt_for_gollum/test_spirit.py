"""The sphere Spirit."""

import pytest

from tests.cardgame.board import Seat, lay

BREAKER, MUSTER = "Westfold Horse-Breaker", "Mustering the Rohirrim"
RIDERS = ["Snowbourn Scout", BREAKER]
"""Allies of Rohan."""


@pytest.mark.rule("lcg:cost.1", "lcg:ready.2")
def test_westfold_horse_breaker_is_discarded_to_ready_a_hero_of_anybody() -> None:
    first = Seat(heroes=["Éowyn"], allies=[BREAKER], exhausted=["Éowyn"])
    table = lay(first, Seat(heroes=["Gimli", "Thalin"], exhausted=["Gimli"]), at="2.2").choose(BREAKER)
    assert table.options == ["Éowyn", "Gimli"]  # Thalin is ready already
    table.choose("Gimli")
    assert (table.ready("Gimli"), table.ready("Éowyn"), table.discards()) == (True, False, [BREAKER])


@pytest.mark.rule("lcg:choose.3")
def test_westfold_horse_breaker_readies_no_ally() -> None:
    seat = Seat(heroes=["Éowyn"], allies=[BREAKER, "Faramir"], exhausted=["Faramir"])
    assert BREAKER not in lay(seat, at="2.2").options


@pytest.mark.rule("lcg:cost.3")
def test_westfold_horse_breaker_does_so_exhausted_as_well() -> None:
    seat = Seat(heroes=["Éowyn"], allies=[BREAKER], exhausted=["Éowyn", BREAKER])
    assert lay(seat, at="2.2").choose(BREAKER).ready("Éowyn")


def mustering(*deck: str) -> Seat:
    return Seat(heroes=["Éowyn"], hand=[MUSTER], deck=deck, resources=1)


@pytest.mark.rule("lcg:search.2")
def test_mustering_the_rohirrim_takes_1_ally_of_rohan_out_of_10_cards() -> None:
    deck = ["Feint", "Éowyn", *RIDERS, *["Gandalf"] * 6, "Snowbourn Scout"]
    table = lay(mustering(*deck), at="2.2").choose(MUSTER)
    assert table.options == RIDERS  # no hero, and nothing from below the tenth card
    table.choose("Snowbourn Scout")
    assert (table.hand(), len(table.deck())) == (["Snowbourn Scout"], 10)


@pytest.mark.rule("lcg:search.2")
def test_mustering_the_rohirrim_may_find_nobody() -> None:
    table = lay(mustering("Gandalf", "Feint"), at="2.2").choose(MUSTER)
    assert (table.hand(), len(table.deck())) == ([], 2)


@pytest.mark.rule("lcg:ability.12")
def test_mustering_the_rohirrim_needs_a_deck() -> None:
    assert MUSTER not in lay(mustering(), at="2.2").options
