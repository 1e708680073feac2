"""What a seat may know: cards that are turned up, and cards that were seen before they went out of sight."""

from typing import Any

from tests.journeys.board import BLANK, HERE, SUCCESS, Hero, Table, lay


def known(table: Table, viewer: int, deck: str) -> Any:
    """What a seat knows of a deck: places from the top and keys."""
    view: Any = table.game.view(viewer)
    return view["known"].get(deck, [])


def test_cards_that_are_scouted_lie_open_for_all() -> None:
    heroes = Hero("Gimli", deck=("Undying Might", "Fury")), Hero("Legolas", "Hunter", seat=1)
    table = lay(*heroes, at="73")
    for viewer in (0, 1, None):
        view: Any = table.game.view(viewer)
        assert sorted(each["key"] for each in view["turned_up"]) == ["basic.1", "gimli.5"]
    table.done()
    while table.kind == "put back":
        table.choose(table.offered[0])
    view = table.game.view(1)
    assert not {"basic.1", "gimli.5"} & {each["key"] for each in view["turned_up"]}  # Legolas scouts by now


def test_a_damage_card_that_asks_something_lies_open_while_it_does() -> None:
    hero = Hero("Gimli", "Guardian", prepared=("Fury", "Kinship"))
    table = lay(hero, tokens={"thorn": HERE}, damage_deck=("Deep Bruise",)).choose("interact thorn")
    assert table.kind == "discard prepared"
    view: Any = table.game.view(None)
    assert [each["key"] for each in view["turned_up"]] == ["damage.deep-bruise"]


def test_cards_revealed_in_a_test_lie_open_as_long_as_it_lasts() -> None:
    hero = Hero("Gimli", "Guardian", deck=(SUCCESS, *(BLANK,) * 9), prepared=["Undying Might"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    view: Any = table.game.view(0)
    assert sorted(each["key"] for each in view["turned_up"]) == ["aragorn.2", *["weakness.1"] * 3]
    view = table.done().game.view(0)
    assert view["turned_up"] == []


def test_a_damage_card_that_is_discarded_when_it_is_resolved_is_known_under_its_deck() -> None:
    table = lay(Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter", seat=1), tokens={"thorn": HERE},
                damage_deck=("Poison",)).choose("interact thorn")  # fmt: skip
    under = len(table.game.state.damage_deck) - 1
    for viewer in (0, 1):
        assert known(table, viewer, "damage") == [[under, "damage.poison"]]
    imagined = table.game.determinize(0, seed=3).state
    assert imagined.identity[imagined.damage_deck[0]] == "damage.poison"
