"""Decks beside the encounter deck, and pools of cards set aside, by name."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.witness_cards import note, noted
from tests.table.cardgame.table_words import Log
from waybread.cardgame.abilities.ability import Use, forced
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.leaving_play import destroy, discard, remove_from_game, shuffle_into_deck
from waybread.cardgame.effects.reveals import reveal_from
from waybread.cardgame.library import enemy, objective
from waybread.cardgame.secrecy import hidden_cards, look
from waybread.cardgame.zones.side_decks import add_to_side_deck, make_side_deck, shuffle_side_deck, side_deck
from waybread.kernel import Streams

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

CROW, ROOK, SWIFT = "Test Side Crow", "Test Side Rook", "Test Side Swift"
NEST = "Test Side Nest"
RAVENS = "Raven"


@enemy(CROW, threat=1, engagement_cost=40, attack=1, defense=0, hit_points=1)
class Crow:
    pass


@enemy(ROOK, threat=1, engagement_cost=40, attack=1, defense=0, hit_points=1)
class Rook:
    pass


@enemy(SWIFT, threat=1, engagement_cost=40, attack=1, defense=0, hit_points=1, keywords="Surge.")
class Swift:
    pass


@objective(NEST)
class Nest:
    @forced(after=On.REVEALED)
    async def hear(game: CardGame, use: Use) -> None:
        """Note from where it was revealed."""
        occurrence = use.occurrence
        note(game, f"{game.title(occurrence.card)}: {Zone(occurrence.origin).name} {occurrence.reason}".rstrip())


def beside(*titles: str, refills: bool = False, own_discards: bool = False, **more: object) -> Table:
    """A table with a Raven deck of these cards, which came from the encounter deck."""
    deck = (*titles, "Forest Gate", "Forest Spider", "East Bight Patrol")
    table = lay(Seat(), encounter_deck=deck, at="2.2", **more)  # type: ignore[arg-type]
    make_side_deck(table.game, RAVENS, [table.id(each) for each in titles], refills=refills, own_discards=own_discards)
    return table


def cards(table: Table) -> list[str]:
    return table.names(side_deck(table.game, RAVENS).cards)


def discards(table: Table) -> list[str]:
    return table.names(side_deck(table.game, RAVENS).discards)


@pytest.mark.rule("lcg:side-deck.1")
def test_a_side_deck_is_shuffled_apart_and_nobody_knows_its_order() -> None:
    found = set()
    for seed in range(20):
        table = beside(CROW, ROOK, SWIFT, seed=seed)
        found.add(tuple(cards(table)))
        shown = table.game.view(0)
        assert shown["side_decks"] == [{"name": RAVENS, "deck": 3, "cards": [], "discards": []}]
        assert shown["encounter_deck"] == 3
        assert not any(each in json.dumps(shown) for each in (CROW, ROOK, SWIFT))
    assert len(found) == 6


def test_a_view_without_side_decks_does_not_speak_of_them() -> None:
    assert "side_decks" not in lay(Seat(), at="2.2").game.view(0)


def test_there_is_one_side_deck_of_a_name() -> None:
    table = beside(CROW)
    with pytest.raises(ValueError, match="two side decks"):
        make_side_deck(table.game, RAVENS, [])


@pytest.mark.rule("lcg:side-deck.2")
def test_a_card_of_it_is_revealed_as_if_from_the_encounter_deck_and_surge_draws_there() -> None:
    table = beside(SWIFT, staging=[NEST])
    log = Log(table)
    carry_out(reveal_from(table.game, RAVENS))
    assert table.staging == [NEST, SWIFT, "Forest Gate"]
    assert noted(table) == [f"{SWIFT}: ENCOUNTER_DECK {RAVENS}", "Forest Gate: ENCOUNTER_DECK"]
    assert log.lines()[0] == f"{SWIFT} is revealed from the {RAVENS} deck."
    assert "Forest Gate is revealed." in log.lines()


@pytest.mark.rule("lcg:side-deck.3")
def test_a_card_goes_to_the_discard_pile_of_its_own_deck() -> None:
    table = beside(CROW, ROOK, own_discards=True)
    carry_out(reveal_from(table.game, RAVENS, 2))
    for title in (CROW, ROOK):
        carry_out(discard(table.game, table.id(title)))
    assert (discards(table), table.state.encounter_discard) == ([CROW, ROOK], [])
    shown = table.game.view(None)["side_decks"][0]["discards"]
    assert [(card, title) for card, title, _ in shown] == [(table.id(CROW), CROW), (table.id(ROOK), ROOK)]


@pytest.mark.rule("lcg:side-deck.3")
def test_a_destroyed_enemy_goes_there_too() -> None:
    table = beside(CROW, own_discards=True)
    carry_out(place_in_staging(table.game, table.id(CROW)))
    carry_out(destroy(table.game, table.id(CROW)))
    assert discards(table) == [CROW]


@pytest.mark.rule("lcg:side-deck.3")
def test_without_a_pile_of_its_own_a_card_becomes_one_of_the_encounter_deck() -> None:
    table = beside(CROW)
    carry_out(reveal_from(table.game, RAVENS))
    carry_out(discard(table.game, table.id(CROW)))
    assert (table.names(table.state.encounter_discard), table.state.side_deck_of) == ([CROW], {})


@pytest.mark.rule("lcg:side-deck.4")
def test_a_deck_that_refills_is_made_anew_as_soon_as_it_is_empty() -> None:
    table = beside(CROW, ROOK, refills=True)
    log = Log(table)
    carry_out(reveal_from(table.game, RAVENS))
    first = table.staging[-1]
    carry_out(discard(table.game, table.id(first)))
    assert discards(table) == [first]
    carry_out(reveal_from(table.game, RAVENS))
    assert (cards(table), discards(table)) == ([first], [])
    assert f"The {RAVENS} deck is empty: its discard pile (1 card) makes a new one." in log.lines()


@pytest.mark.rule("lcg:side-deck.4")
def test_a_card_discarded_while_such_a_deck_is_empty_goes_into_it_at_once() -> None:
    table = beside(CROW, refills=True)
    carry_out(reveal_from(table.game, RAVENS))
    carry_out(discard(table.game, table.id(CROW)))
    assert (cards(table), discards(table)) == ([CROW], [])


@pytest.mark.rule("lcg:side-deck.4")
def test_an_empty_deck_that_does_not_refill_reveals_nothing() -> None:
    table = beside(CROW, own_discards=True)
    carry_out(reveal_from(table.game, RAVENS, 2))
    carry_out(discard(table.game, table.id(CROW)))
    carry_out(reveal_from(table.game, RAVENS))
    assert (cards(table), discards(table), table.staging) == ([], [CROW], [])


def test_a_card_is_shuffled_back_into_the_deck_it_came_from() -> None:
    table = beside(CROW, ROOK)
    carry_out(place_in_staging(table.game, table.id(CROW)))
    carry_out(shuffle_into_deck(table.game, table.id(CROW)))
    assert sorted(cards(table)) == [CROW, ROOK]
    carry_out(remove_from_game(table.game, table.id(ROOK)))
    assert (cards(table), table.zone(ROOK)) == ([CROW], Zone.REMOVED)


def test_cards_join_a_side_deck_later() -> None:
    table = beside(CROW, staging=[ROOK])
    add_to_side_deck(table.game, RAVENS, table.state.encounter_deck[-1])
    assert sorted(cards(table)) == ["Forest Gate", CROW]


def test_everybody_sees_the_cards_of_an_open_pool() -> None:
    table = lay(Seat(), aside=[CROW, ROOK], at="2.2")
    make_side_deck(table.game, "Trolls", [table.id(CROW), table.id(ROOK)], open=True)
    (pool,) = table.game.view(None)["side_decks"]
    assert [title for _, title, _ in pool["cards"]] == [CROW, ROOK]
    assert table.id(CROW) not in hidden_cards(table.game, None)
    shuffle_side_deck(table.game, "Trolls")
    assert table.names(side_deck(table.game, "Trolls").cards) == [CROW, ROOK]


def test_whoever_looks_at_a_card_of_it_knows_it_until_it_is_shuffled() -> None:
    table = beside(CROW, ROOK)
    top = side_deck(table.game, RAVENS).cards[-1]
    look(table.game, 0, [top])
    (known,) = table.game.view(0)["looked_at"]
    assert (known["title"], known["zone"], known["from_top"]) == (table.name(top), "side_deck", 0)
    shuffle_side_deck(table.game, RAVENS)
    assert table.game.view(0)["looked_at"] == []


def test_its_hidden_cards_are_dealt_again_among_themselves() -> None:
    table = beside(CROW, ROOK, SWIFT)
    found = set()
    for seed in range(20):
        world = table.game.clone()
        world.conceal((0,), Streams(seed))
        titles = [world.title(each) for each in side_deck(world, RAVENS).cards]
        assert sorted(titles) == [CROW, ROOK, SWIFT]
        found.add(tuple(titles))
    assert len(found) > 3
