"""Prepared cards, scouting and skill decks where several rules meet (jme:69, jme:76, jme:81, jme:105)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.proving_ground import do, variant
from waybread.journeys.script.adventure import Interaction, TokenOf

FOUR = ["Gift of Men", "Wanderer", "Thorongil", "Clever Wit"]


def rally(*heroes: Hero, **more: Any) -> Table:
    return lay(*heroes, at="73", **more)


# More than four prepared cards ---------------------------------------------------------------


@pytest.mark.rule("jme:69.4a", "jme:1.11")
def test_a_fifth_card_answers_to_its_own_preparing_before_it_is_discarded_again() -> None:
    hero = Hero("Legolas", "Hunter", prepared=FOUR, deck=["Resourceful", *[BLANK] * 5])
    table = lay(hero, tokens={"hill": HERE}).choose("interact hill", "Resourceful")
    assert (table.kind, len(table.offered), table.inspiration()) == ("discard prepared", 5, 1)
    assert table.choose("Resourceful").prepared() == FOUR


@pytest.mark.rule("jme:69.4a", "jme:81.1")
def test_a_fifth_card_that_scouts_does_so_before_the_hero_says_which_card_goes() -> None:
    hero = Hero("Bilbo", "Burglar", prepared=FOUR, deck=["Quick Thinking", SUCCESS, FATE, BLANK, BLANK])
    table = lay(hero, tokens={"hill": HERE}).choose("interact hill", "Quick Thinking")
    assert (table.kind, set(table.offered)) == ("prepare", {"Strider", "Wanderer#2", "pass"})
    table.choose("Strider")
    assert (table.kind, len(table.offered)) == ("discard prepared", 6)
    table.choose("Quick Thinking", "Strider", "top Wanderer#2")
    assert table.prepared() == FOUR


@pytest.mark.rule("jme:69.4a", "jme:81.1")
def test_two_cards_of_one_scout_are_both_prepared_before_any_is_discarded() -> None:
    hero = Hero(items=["Legendarium of Thror"], prepared=FOUR, deck=[SUCCESS, FATE, BLANK, BLANK, BLANK])
    table = lay(hero, tokens={"hill": HERE}).choose("interact hill", "Legendarium of Thror", "Strider", "Wanderer#2")
    assert (table.kind, len(table.offered)) == ("discard prepared", 6)
    table.choose("Strider", "Wanderer#2").until("turn")
    assert table.prepared() == FOUR


@pytest.mark.rule("jme:1.11", "jme:81.1")
@pytest.mark.parametrize("first", ["Resourceful", "Strider"])
def test_each_of_two_cards_prepared_by_one_scout_answers_to_its_own_preparing(first: str) -> None:
    hero = Hero("Legolas", "Hunter", items=["Legendarium of Thror"], deck=["Resourceful", SUCCESS, *[BLANK] * 5])
    table = lay(hero, tokens={"hill": HERE}).choose("interact hill", "Legendarium of Thror", first)
    table.choose("Strider" if first == "Resourceful" else "Resourceful")
    assert table.inspiration() == 1


@pytest.mark.rule("jme:105.1", "jme:69.4a")
def test_a_title_gained_as_a_fifth_card_may_be_discarded_and_is_in_the_pile_for_the_next_reset() -> None:
    adventure = variant("titled", tokens=(TokenOf("elder", "person", interactions=(
        Interaction("greet", do=(do("title", card="title.9"),)),)),))  # fmt: skip
    table = lay(Hero(prepared=FOUR), tokens={"elder": HERE}, adventure=adventure).choose("interact elder")
    assert (table.kind, len(table.offered)) == ("discard prepared", 5)
    table.choose("Friend of Bears")
    assert (table.prepared(), table.discards()) == (FOUR, ["Friend of Bears"])


@pytest.mark.rule("jme:112.4", "jme:69.4a")
def test_a_prepared_weakness_can_be_the_card_that_goes_for_a_fifth() -> None:
    hero = Hero(prepared=[BLANK, *FOUR[:3]], deck=[SUCCESS, *[BLANK] * 4])
    table = lay(hero, tokens={"hill": HERE}).choose("interact hill", "Strider", BLANK)
    assert (table.prepared(), table.discards()) == ([*FOUR[:3], "Strider"], [BLANK])


@pytest.mark.rule("jme:69.4a", "jme:1.8", "jme:27.2")
def test_a_card_discarded_for_want_of_room_does_nothing_of_what_its_discard_would_pay_for() -> None:
    hero = Hero(prepared=["Gift of Men", "Wanderer", "Thorongil", "Clever Wit"], fear=["Cower"],
                deck=[SUCCESS, *[BLANK] * 4])  # fmt: skip
    table = lay(hero, tokens={"hill": HERE}).choose("interact hill", "Strider", "Gift of Men")
    assert (table.fear(), table.discards()) == (1, ["Gift of Men"])


# Decks that run out ----------------------------------------------------------------------------


@pytest.mark.rule("jme:76.1", "jme:quick.reset.2", "jme:100.4")
def test_a_test_that_takes_the_last_cards_leaves_a_new_deck_when_they_are_discarded() -> None:
    hero = Hero(deck=[SUCCESS, FATE, BLANK])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone").until("turn")  # might 3
    assert (sorted(table.deck()), table.discards()) == (sorted([SUCCESS, FATE, BLANK]), [])


@pytest.mark.rule("jme:76.1", "jme:quick.reset.2", "jme:27.2")
def test_a_prepared_card_discarded_to_an_empty_deck_becomes_the_new_deck() -> None:
    hero = Hero("Aragorn", "Captain", prepared=["Gift of Men", "Thorongil"], fear=["Cower"], deck=[])
    table = lay(hero).choose("Gift of Men")
    assert (table.deck(), table.discards()) == (["Gift of Men"], [])


@pytest.mark.rule("jme:76.1", "jme:100.4")
def test_cards_revealed_in_a_test_are_not_in_the_new_deck_that_the_test_itself_calls_for() -> None:
    hero = Hero(deck=[SUCCESS, FATE], discards=["Thorongil", "Clever Wit"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone").until("turn")
    assert sorted([*table.deck(), *table.discards()]) == sorted([SUCCESS, FATE, "Thorongil", "Clever Wit"])
    assert {SUCCESS, FATE} <= set(table.discards())
    assert len(table.deck()) == 1  # two from the old deck, one of the two from the new one


@pytest.mark.rule("jme:76.1", "jme:quick.reset.2", "jme:40.1a")
def test_a_card_burnt_with_the_deck_empty_becomes_the_new_deck_in_the_midst_of_the_test() -> None:
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], deck=[FATE, BLANK, BLANK, BLANK])  # might 4
    table = lay(hero, groups=[Foes("wight", HERE)], terrain=[("fire pit", HERE)])
    table.choose("attack", "fire pit", "pierce")
    assert (table.deck(), table.discards()) == (["Wanderer"], [])


@pytest.mark.rule("jme:81.1", "jme:76.1")
def test_a_scout_deeper_than_deck_and_pile_reveals_what_there_is() -> None:
    hero = Hero(deck=[SUCCESS], discards=[FATE], items=["Tome"])
    deep = variant("deep scout", tokens=(TokenOf("tower", "search", interactions=(
        Interaction("look", do=(do("scout", amount=5),)),)),))  # fmt: skip
    table = lay(hero, tokens={"tower": HERE}, adventure=deep).choose("interact tower")
    assert (table.kind, set(table.offered)) == ("prepare", {"Strider", "Wanderer", "pass"})


@pytest.mark.rule("jme:81.1", "jme:100.2a", "jme:93.1", "jme:69.5")
def test_a_card_scouted_and_prepared_in_a_test_can_be_used_in_the_same_test() -> None:
    hero = Hero(items=["Sword"], prepared=["Word of Triumph"], deck=[BLANK, BLANK, BLANK, SUCCESS, *[BLANK] * 5])
    table = lay(hero, groups=[Foes("wight", HERE)]).choose("attack", "Word of Triumph", "Strider")
    assert "Strider strike" in table.offered
    table.choose("Strider strike", "Sword line 1").until("turn")
    assert [each["hits"] for each in table.heard("hits")] == [5]


@pytest.mark.rule("jme:69.6", "jme:100.1e", "jme:81.1")
def test_a_card_prepared_in_the_midst_of_a_test_adds_no_icon_to_it() -> None:
    hero = Hero(items=["Sword"], prepared=["Word of Triumph"], deck=[BLANK, BLANK, BLANK, SUCCESS, *[BLANK] * 5])
    table = lay(hero, groups=[Foes("wight", HERE)]).choose("attack", "Word of Triumph", "Strider", "pass")
    assert [each["successes"] for each in table.heard("tested")] == [1]


@pytest.mark.rule("jme:73.1", "jme:quick.reset.5", "jme:1.9")
def test_the_rally_phase_shuffles_in_neither_prepared_cards_nor_those_set_aside() -> None:
    hero = Hero(prepared=["Fire-Giver", "Thorongil"], items=["Sword"], deck=[BLANK] * 4, discards=["Clever Wit"])
    table = lay(hero, groups=[Foes("wight", NEAR, exhausted=True)], at="2.1")
    table.choose(f"move {NEAR}", "attack", "pass", "Fire-Giver", "stun").until("prepare")
    gathered = [*table.deck(), *table.discards(), *table.offered]
    assert "Fire-Giver" not in gathered
    assert "Thorongil" not in gathered


@pytest.mark.rule("jme:81.1a", "jme:112.2", "jme:76.0")
def test_a_weakness_shuffled_in_undoes_what_was_put_on_top() -> None:
    adventure = variant("weakening", tokens=(TokenOf("bottle", "search", interactions=(
        Interaction("drink", do=(do("scout", amount=2), do("weakness"))),)),))  # fmt: skip
    hero = Hero(deck=[SUCCESS, FATE, *[BLANK] * 8])
    tops = set()
    for seed in range(12):
        table = lay(hero, tokens={"bottle": HERE}, adventure=adventure, seed=seed).choose("interact bottle", "pass")
        table.choose("top Strider", "top Wanderer")
        assert len(table.deck()) == 11
        tops.add(table.deck()[0])
    assert len(tops) > 1  # the order is anybody's guess again


@pytest.mark.rule("jme:73.2", "jme:6.6", "jme:111.1", "jme:92.1")
def test_aragorn_helps_scouts_over_a_stream_and_not_through_a_wall() -> None:
    def revealed(border: str) -> int:
        table = rally(Hero(), Hero("Gimli", "Guardian", at=NEAR, deck=[BLANK] * 8), terrain=[(border, HERE, NEAR)])
        table.until("turn order")
        return len(table.heard("scouted")[-1]["cards"].split(", "))

    assert (revealed("stream"), revealed("wall")) == (3, 2)


@pytest.mark.rule("jme:27.2a", "jme:112.2a")
def test_a_weakness_gained_twice_in_a_row_is_the_next_of_the_deck_and_none_when_it_is_empty() -> None:
    adventure = variant("weakening more", tokens=(TokenOf("bottle", "search", interactions=(
        Interaction("drink", do=(do("weakness"),) * 4),)),))  # fmt: skip
    table = lay(Hero(deck=[SUCCESS] * 3), tokens={"bottle": HERE}, adventure=adventure).choose("interact bottle")
    assert (len(table.deck()), table.game.state.weakness_deck) == (6, [])
    assert len(set(table.deck())) == 4  # three different weaknesses
