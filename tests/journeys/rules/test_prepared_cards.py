"""Preparing, scouting and resetting skill decks (jme:69, jme:73, jme:76, jme:81, jme:quick.reset)."""

import pytest

from tests.journeys.board import BLANK, FATE, HERE, SUCCESS, Hero, Table, lay

DECK = ("Undying Might", "Honed Agility", "Unyielding Spirit", "Ancient Wisdom")
"""Cards that can be told apart; none of them can be used outside a test."""


def rallying(*heroes: Hero) -> Table:
    """The rally phase begins."""
    return lay(*heroes, at="73")


@pytest.mark.rule("jme:73.2", "jme:81.1", "jme:quick.kw.scout", "jme:53.1a", "jme:quick.round.3", "jme:73.0")
def test_in_the_rally_phase_a_hero_reveals_two_cards_and_may_prepare_one() -> None:
    table = rallying(Hero("Gimli", deck=DECK))
    assert (table.kind, len(table.offered)) == ("prepare", 3)
    first = table.offered[0]
    table.choose(first)
    assert table.prepared() == [first]
    assert table.kind == "put back"


@pytest.mark.rule("jme:81.1", "jme:73.2")
def test_preparing_none_of_the_revealed_cards_is_allowed() -> None:
    table = rallying(Hero("Gimli", deck=DECK))
    table.done()
    assert table.prepared() == []
    assert len([each for each in table.offered if each.startswith("top")]) == 2


@pytest.mark.rule("jme:81.1a")
@pytest.mark.parametrize(("first", "second"), [("top", "top"), ("bottom", "bottom"), ("top", "bottom")])
def test_the_other_cards_go_on_top_or_under_the_deck_in_any_split(first: str, second: str) -> None:
    table = rallying(Hero("Gimli", deck=DECK)).done()
    one = table.offered[0].removeprefix("top ")
    two = table.offered[1].removeprefix("top ")
    table.choose(f"{first} {one}", f"{second} {two}")
    deck = table.deck()
    assert (deck.index(one) < 2) == (first == "top")
    assert (deck.index(two) < 2) == (second == "top")


@pytest.mark.rule("jme:81.1b", "jme:quick.kw.scout")
def test_several_cards_put_on_top_lie_in_the_order_of_choice() -> None:
    table = rallying(Hero("Gimli", deck=DECK)).done()
    one, two = (each.removeprefix("top ") for each in table.offered[:2])
    table.choose(f"top {two}", f"top {one}")
    assert table.deck()[:2] == [one, two]


@pytest.mark.rule("jme:73.1", "jme:76.0", "jme:quick.reset.1", "jme:quick.reset.4")
def test_in_the_rally_phase_the_discard_pile_is_shuffled_into_the_deck() -> None:
    table = rallying(Hero("Gimli", deck=(BLANK, BLANK), discards=(SUCCESS, FATE)))
    assert (table.kind, table.discards(), len(table.deck())) == ("prepare", [], 2)
    seen = [each.split("#")[0] for each in table.offered if each != "pass"]
    assert sorted([*table.deck(), *seen]) == sorted([BLANK, BLANK, SUCCESS, FATE])


@pytest.mark.rule("jme:73.1a")
def test_the_deck_is_shuffled_in_the_rally_phase_even_without_a_discard_pile() -> None:
    orders = {tuple(lay(Hero("Gimli", deck=DECK), at="73", seed=seed).offered[:2]) for seed in range(8)}
    assert len(orders) > 1


@pytest.mark.rule("jme:76.1", "jme:quick.reset.2")
def test_the_last_card_of_a_deck_leaves_a_new_one_behind_at_once() -> None:
    """J17: what has just been revealed is not in it."""
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 4, discards=(SUCCESS, FATE), prepared=["Quiet"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")  # might 4
    assert (table.kind, sorted(table.deck()), table.discards()) == ("hide", sorted([SUCCESS, FATE]), [])
    table.done()
    assert (sorted(table.deck()), table.discards()) == (sorted([SUCCESS, FATE]), [BLANK] * 4)


@pytest.mark.rule("jme:76.1")
def test_scouted_cards_go_back_to_the_new_deck_when_they_were_the_last() -> None:
    table = lay(Hero("Gimli", "Guardian", deck=DECK[:1], discards=DECK[1:3]), tokens={"hill": HERE})
    table.choose("interact hill").done().choose(f"top {DECK[0]}")
    assert (table.deck()[0], sorted(table.deck()[1:]), table.discards()) == (DECK[0], sorted(DECK[1:3]), [])


@pytest.mark.rule("jme:quick.reset.5")
def test_prepared_cards_are_not_shuffled_in() -> None:
    table = rallying(Hero("Gimli", deck=DECK, prepared=("Clever Wit",)))
    assert table.prepared() == ["Clever Wit"]


@pytest.mark.rule("jme:69.4", "jme:69.4a", "jme:quick.overlooked.4")
def test_beyond_four_prepared_cards_one_of_choice_is_discarded() -> None:
    row = ("Clever Wit", "Time of Need", "Fury", "Kinship")
    table = rallying(Hero("Gimli", deck=DECK, prepared=row))
    new = table.offered[0]
    table.choose(new)
    assert (table.kind, table.offered) == ("discard prepared", [*row, new])
    table.choose("Fury")
    assert table.prepared() == ["Clever Wit", "Time of Need", "Kinship", new]
    assert table.discards() == ["Fury"]


@pytest.mark.rule("jme:112.4")
def test_a_weakness_can_be_prepared_and_counts_against_the_four() -> None:
    table = rallying(Hero("Gimli", deck=(BLANK,) * 4, prepared=("Clever Wit", "Time of Need", "Fury", "Kinship")))
    table.choose(BLANK)
    assert table.kind == "discard prepared"
    assert BLANK in table.offered


@pytest.mark.rule("jme:69.1", "jme:45.4")
def test_a_prepared_card_lies_below_the_hero_card() -> None:
    table = rallying(Hero("Gimli", deck=DECK))
    title = table.offered[0]
    table.choose(title)
    assert title not in table.deck()
    assert table.game.view(0)["heroes"][0]["prepared"][0]["key"] == table.game.card(_id(table, title)).key


@pytest.mark.rule("jme:quick.round.0", "jme:79.0", "jme:79.0a")
def test_after_the_rally_phase_a_new_round_begins_with_the_action_phase() -> None:
    table = rallying(Hero("Gimli", deck=DECK)).until("turn")
    assert (table.game.state.phase, table.game.state.round) == ("action", 2)


@pytest.mark.rule("jme:73.2")
def test_each_hero_scouts_in_the_rally_phase() -> None:
    table = rallying(Hero("Gimli", deck=DECK), Hero("Legolas", "Hunter", deck=DECK))
    table.until("turn order")
    assert [each["hero"] for each in table.heard("scouted")] == [1]  # the first was asked while the table was laid
    assert table.prepared("Legolas") == []


def _id(table: Table, title: str) -> int:
    return next(each for each in table.game.state.prepared[0] if table.game.card(each).title == title)


@pytest.mark.rule("jme:adv.conflicts.1", "jme:73.2")
@pytest.mark.parametrize("place", ["deck", "prepared", "items"])
def test_the_party_says_who_scouts_first_where_one_scout_can_help_another_hero(place: str) -> None:
    """By text about inspiration that others gain, be it still in a deck."""
    card = "Forlindon Harp" if place == "items" else "Inspiring Presence"
    captain = Hero("Legolas", "Captain", **{place: [card, *DECK] if place == "deck" else [card]})  # type: ignore[arg-type]
    table = rallying(Hero("Gimli", deck=DECK), captain, Hero("Bilbo", "Burglar", deck=DECK))
    assert (table.kind, table.offered) == ("hero", ["Gimli", "Legolas", "Bilbo"])
    table.choose("Legolas").until("hero")
    assert table.offered == ["Gimli", "Bilbo"]
    table.choose("Bilbo").until("turn order")
    assert [each["hero"] for each in table.heard("scouted")] == [1, 2, 0]


@pytest.mark.rule("jme:adv.conflicts.1", "jme:73.2")
def test_nobody_is_asked_who_scouts_first_where_it_makes_no_difference() -> None:
    table = rallying(Hero("Gimli", deck=DECK), Hero("Aragorn", "Captain", deck=DECK))
    assert (table.kind, table.decision.about) == ("prepare", 0)
