"""The board builder lays what it is told, and does not play past what a test waits for."""

import pytest

from tests.cardgame.board import Seat, Zone, lay

MAP, KEY = "Gandalf's Map", "Shadow Key"
SPIDER = "Forest Spider"


def test_claimed_and_guarded_objectives_are_laid() -> None:
    seats = Seat(heroes=["Aragorn"]), Seat(heroes=["Gimli"], claimed={"Gimli": [MAP]})
    table = lay(*seats, staging=[SPIDER], guards={KEY: SPIDER}, at="2.2")
    assert (table.attachments("Gimli"), table.controller(MAP)) == ([MAP], 1)
    assert (table.attachments(SPIDER), table.controller(KEY)) == ([KEY], -1)
    assert table.state.guards == {table.id(KEY): table.id(SPIDER)}
    assert table.state.owner[table.id(MAP)] == -1


def test_stages_that_were_left_and_tokens_are_laid() -> None:
    table = lay(Seat(), staging=[SPIDER], removed=["Flies and Spiders"], quest="A Fork in the Road",
                tokens={SPIDER: 2}, at="2.2")  # fmt: skip
    assert (table.zone("Flies and Spiders"), table.quest) == (Zone.REMOVED, "A Fork in the Road")
    assert table.resources(SPIDER) == 2


def test_a_deck_beside_the_encounter_deck_is_laid_from_the_top() -> None:
    table = lay(Seat(), side_decks={"Spiders": [SPIDER, "Forest Gate"]}, encounter_deck=(), at="2.2")
    (deck,) = table.state.side_decks
    assert (deck.name, table.names(deck.cards)) == ("Spiders", ["Forest Gate", SPIDER])
    assert table.state.side_deck_of == dict.fromkeys(deck.cards, "Spiders")
    assert table.zone(SPIDER) == Zone.SIDE_DECK


def test_a_step_that_asks_nothing_is_not_passed_to() -> None:
    table = lay(Seat(), at="2.2", stops=())
    with pytest.raises(AssertionError, match=r"step 5\.3 asked nothing"):
        table.pass_to("5.3")


def test_a_step_that_asks_nothing_before_the_round_ends_is_not_passed_to() -> None:
    table = lay(Seat(), at="6.11", stops=())
    with pytest.raises(AssertionError, match=r"step 7\.2 asked nothing"):
        table.pass_to("7.2")


def test_a_step_of_the_next_round_is_passed_to() -> None:
    assert lay(Seat(), at="6.11").pass_to("2.2").state.round == 2


def test_what_is_not_asked_in_this_round_is_not_waited_for_in_the_next() -> None:
    table = lay(Seat(), at="3.4")
    with pytest.raises(AssertionError, match="'commit' was not asked before round 2"):
        table.pass_until("commit")
    assert lay(Seat(), at="3.4").pass_until("commit", rounds=1).state.round == 2
