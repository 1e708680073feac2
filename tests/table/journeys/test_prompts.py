"""Questions say what there is to know for the answer: what is coming, how much of it can be averted, and who acts."""

import pytest

from tests.journeys.board import BLANK, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import do, variant
from waybread.journeys.rules.prepared_cards import MOST_PREPARED
from waybread.journeys.script.adventure import Extra
from waybread.kernel import Event
from waybread.kernel.events import Fact
from waybread.table.journeys import JOURNEYS_TABLE
from waybread.texts import CardName, content, plain, say


def asked(table: Table) -> str:
    """The words of the question that a table waits on."""
    return JOURNEYS_TABLE.prompt(table.game, ("Ann",)).text


def labels(table: Table) -> list[str]:
    """The words of its choices."""
    return [each.label for each in JOURNEYS_TABLE.prompt(table.game, ("Ann",)).choices]


def test_whoever_may_guard_is_told_what_is_coming_and_how_much_of_it_can_be_prevented() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Ready Defense"]), tokens={"barrow": HERE})
    table.choose("interact barrow")
    assert asked(table) == "Gimli would suffer 2 damage and 2 fear. Prevent some of it?"
    table.choose("Ready Defense guard")
    assert asked(table) == "Gimli would suffer 2 damage and 2 fear, 2 of it can be averted. What is prevented?"
    table.choose("damage")
    assert asked(table) == "Gimli would suffer 1 damage and 2 fear, 1 of it can be averted. What is prevented?"


def test_no_more_can_be_averted_than_is_coming() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["You Cannot Pass"])
    table = lay(hero, at="83.2", darkness=[HERE]).choose("You Cannot Pass guard")
    assert asked(table) == "Gimli would suffer 2 fear, 2 of it can be averted. What is prevented?"


def test_whoever_suffers_both_is_told_how_much_is_left_of_each() -> None:
    table = lay(Hero("Gimli", "Guardian"), tokens={"barrow": HERE}).choose("interact barrow")
    assert asked(table) == "Gimli would suffer 2 damage and 2 fear. Which comes next?"
    table.choose("fear")
    assert asked(table) == "Gimli would suffer 2 damage and 1 fear. Which comes next?"


def test_a_question_for_the_order_of_heroes_says_which_card_asks() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas"), tokens={"skull": HERE}, fear_deck=["Hysteria"])
    table.choose("interact skull")
    assert asked(table) == "Which hero comes first? (Hysteria: You and each hero nearby suffer 1 damage.)"


@pytest.mark.parametrize(("who", "words"), [("provoked", "provokes"), ("event", "is attacked by")])
def test_which_of_several_groups_attacks_first_is_asked_with_the_reason_why_they_do(who: str, words: str) -> None:
    raid = variant("raid", extras=(Extra("raid", "raid", do=(do("enemy attack", kind="ruffian"),)),))
    table = lay(Hero("Gimli"), groups=[Foes("ruffian")] * 2, adventure=raid)
    table.choose(f"move {NEAR}" if who == "provoked" else "extra 0")
    assert asked(table) == f"Gimli {words} several groups: which attacks first?"


def test_an_ability_is_asked_about_with_the_name_of_whose_it_is() -> None:
    captain = Hero("Aragorn", "Captain", prepared=["Lead the Charge"], items=["Sword"])
    archer = Hero("Legolas", at=NEAR, items=["Great Bow"])
    table = lay(captain, archer, groups=[Foes("hill-troll", exhausted=True)]).choose("attack", "pass")
    assert (table.kind, table.offered) == ("ability", ["Lead the Charge", "pass"])
    assert asked(table) == "Does Aragorn use an ability?"


@pytest.mark.parametrize(("size", "words"), [(1, "does the Ruffian go"), (2, "do the 2 Ruffians go")])
def test_the_party_is_asked_for_whom_one_enemy_goes_or_several_go(size: int, words: str) -> None:
    heroes = Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter")
    table = lay(*heroes, groups=[Foes("ruffian", NEAR, size)], seed=seed_for("ruffian.cudgel")).done(2)
    assert asked(table) == f"Several heroes fit: for whom {words}?"


@pytest.mark.parametrize(("figures", "words"), [(1, "1 Ruffian appears"), (2, "2 Ruffians appear")])
def test_one_enemy_appears_and_several_appear(figures: int, words: str) -> None:
    table = lay(Hero("Gimli"), groups=[Foes("ruffian", NEAR)])
    event = Event("group placed", {"group": 1, "kind": "ruffian", "space": NEAR, "figures": figures, "elite": False})
    told = JOURNEYS_TABLE.log_line(JOURNEYS_TABLE.add_names(table.game, event), 0, ("Ann",))
    assert told is not None
    assert plain(told).startswith(f"{words} in ")


def test_a_choice_between_stats_says_how_many_successes_are_needed() -> None:
    table = lay(Hero("Gimli", "Guardian"), tokens={"snare": HERE}).choose("interact snare")
    assert asked(table) == "Which stat does Gimli test? 2 successes are needed."
    chances = table.game.view(0)["chances"]
    assert chances is not None
    assert chances["need"] == 2


def test_the_chances_of_a_stat_are_those_of_the_hero_who_is_asked() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas"), tokens={"snare": HERE}, active=1).choose("interact snare")
    chances = table.game.view(0)["chances"]
    assert chances is not None
    assert chances["hero"] == table.decision.about == 1


def test_a_test_whose_successes_add_up_is_seen_as_one() -> None:
    (token,) = lay(tokens={"heap": HERE}).game.view(0)["tokens"]
    (dig,) = [each for each in token["buttons"] if "stats" in each]
    assert (dig["need"], dig["adds"]) == (4, True)


def test_interacting_says_whom_it_provokes() -> None:
    table = lay(Hero("Gimli"), groups=[Foes("ruffian")], tokens={"stranger": HERE})
    assert "Interact, “talk” (a person) (provoking Ruffian)" in labels(table)


def test_interacting_provokes_nobody_who_is_exhausted() -> None:
    table = lay(Hero("Gimli"), groups=[Foes("ruffian", exhausted=True)], tokens={"stranger": HERE})
    assert "Interact, “talk” (a person)" in labels(table)


def test_what_can_be_negated_at_once_is_offered_with_its_amount() -> None:
    table = lay(Hero("Bilbo", deck=(SUCCESS,) * 9), tokens={"trap": HERE}).choose("interact trap")
    assert labels(table) == ["All of it: 2 damage and 2 fear", "1 damage", "1 fear", "Negate nothing"]
    table.choose("damage", "damage")
    assert labels(table) == ["All of it: 2 fear", "1 fear", "Negate no more"]


def test_of_one_kind_as_much_as_can_be_prevented_is_offered_at_once() -> None:
    table = lay(Hero("Gimli", deck=(BLANK,) * 9, prepared=["Strider"]), tokens={"thorns": HERE})
    table.choose("interact thorns")
    assert labels(table)[-1] == "Prevent nothing"
    table.choose("Strider guard")
    assert labels(table) == ["All of it: 2 damage", "1 damage", "Prevent nothing"]


def test_whoever_has_prevented_something_may_prevent_nothing_more() -> None:
    table = lay(Hero("Gimli", prepared=["Strider", "Ready Defense"]), tokens={"barrow": HERE})
    table.choose("interact barrow")
    assert (table.kind, labels(table)[-1]) == ("guard", "Prevent nothing")
    table.choose("Strider guard", "damage", "fear")
    assert (table.kind, labels(table)[-1]) == ("guard", "Prevent nothing more")


def test_all_that_is_prevented_at_once_has_its_amount_where_it_is_the_only_choice() -> None:
    table = lay(Hero("Gimli", items=["Slip-Thorn"], inspiration=1), tokens={"thorns": HERE})
    table.game.set_stops(0, ["prevent"])
    table.choose("interact thorns", "Slip-Thorn")
    assert labels(table) == ["All of it: 2 damage"]


def test_who_gains_inspiration_for_the_last_enemy_is_asked_with_that_reason() -> None:
    archer = Hero("Legolas", items=["Great Bow"], deck=(SUCCESS,) * 9)
    table = lay(archer, Hero("Gimli"), groups=[Foes("ruffian")]).choose("attack").until("line")
    while table.kind == "line":
        table.choose(table.offered[0])
    assert asked(table) == "The last enemy of the group has fallen: which hero gains 1 inspiration?"


def test_a_test_to_negate_says_what_would_be_suffered() -> None:
    table = lay(Hero("Gimli", deck=(FATE,) * 9, inspiration=1), tokens={"trap": HERE}).choose("interact trap")
    assert asked(table).startswith("Gimli tests wit to negate 2 damage and 2 fear: 0 successes")


def test_a_card_that_guards_somebody_else_says_whose_it_is() -> None:
    heroes = Hero("Gimli", "Guardian", prepared=["Strider"]), Hero("Legolas", prepared=["You Cannot Pass"])
    table = lay(*heroes, tokens={"thorns": HERE}).choose("interact thorns")
    assert labels(table) == [
        "Guard 2 (discard Strider)", "Guard 3 (discard You Cannot Pass) (of Legolas)", "Prevent nothing",
    ]  # fmt: skip


def test_a_card_too_many_says_whose_it_is_and_how_many_there_may_be() -> None:
    row = ["Strider", "Wanderer", "Fury", "Kinship"]
    table = lay(Hero("Gimli", prepared=row, deck=("Ready Defense", *(BLANK,) * 8)), tokens={"hill": HERE}).choose(
        "interact hill"
    )
    assert asked(table).endswith(f"There are {MOST_PREPARED} already, and that is the most: one is discarded then.")
    table.choose("Ready Defense")
    assert asked(table) == f"Gimli has more than {MOST_PREPARED} prepared cards: which prepared card is discarded?"


def test_a_card_that_has_another_prepared_asks_too() -> None:
    melody = Hero("Elena", "Musician", prepared=["Endless Melody"], discards=["Song of Mocking", "Lay of Nimrodel"])
    table = lay(melody).done().choose("Endless Melody")
    assert table.kind == "prepare"
    assert asked(table).startswith("Elena: prepare one of these cards? (Endless Melody: At the end of your turn,")


def test_putting_back_asks_for_one_card_or_for_several() -> None:
    table = lay(Hero("Gimli", deck=("Strider", "Wanderer", *(BLANK,) * 9)), at="73.2").until("prepare").choose("pass")
    assert asked(table) == "Gimli: where do these cards go?"
    table.choose(table.offered[0])
    assert asked(table) == "Gimli: where does this card go?"


def told_of(table: Table, event: Event) -> str:
    """What the log says of an event."""
    words = JOURNEYS_TABLE.log_line(JOURNEYS_TABLE.add_names(table.game, event), 0, ("Ann",))
    assert words is not None
    return plain(words)


def test_an_attack_says_beforehand_what_it_does_besides() -> None:
    table = lay(Hero("Gimli"), groups=[Foes("ruffian")], seed=seed_for("ruffian.knife")).choose(f"move {NEAR}")
    (facts,) = table.heard("enemy attack")
    words = told_of(table, Event("enemy attack", facts))
    assert words.endswith("negates it. If the hero suffered damage: turn a face-down damage card face up.")


def test_negating_is_told_with_its_amount() -> None:
    facts: dict[str, Fact] = {
        "player": 0,
        "kind": "negate",
        "passed": False,
        "who": "Gimli",
        "known": True,
        "damage": 0,
        "fear": 2,
    }
    assert told_of(lay(Hero("Gimli")), Event("chose", facts)) == "Gimli negates 2 fear."


def test_a_token_that_is_taken_off_is_named_by_its_first_words() -> None:
    table = lay(Hero("Gimli"), adventure="letter-bag")
    name = next(each.name for each in table.game.adventure.tokens if len(table.game.adventure.texts[each.text]) > 80)
    words = told_of(table, Event("token removed", {"token": 1, "name": name}))
    assert words.startswith("A token is taken off the map (")
    assert words.endswith(" …).")


def test_interactions_are_named_by_what_can_be_done() -> None:
    table = lay(Hero("Gimli"), tokens={"stone": HERE, "snare": HERE})
    assert [each for each in labels(table) if each.startswith("Interact")] == [
        "Interact, “lift” (a search token)",
        "Interact, “disarm” (a threat)",
    ]


def test_choices_say_as_data_what_they_do_and_with_what() -> None:
    table = lay(Hero("Gimli"), groups=[Foes("ruffian")], tokens={"stone": HERE})
    choices = JOURNEYS_TABLE.prompt(table.game, ("Ann",)).choices
    (lift,) = [each for each in choices if each.verb == "interact"]
    assert lift.subject == say("journeys.button", words=content("lift"))
    assert [each.id for each in lift.details] == ["journeys.token", "journeys.detail.provoking"]
    moves = [each for each in choices if each.verb == "move"]
    assert [each.spot for each in moves] == [each.spot for each in choices if each.spot and each.spot.kind == "space"]
    assert {each.verb for each in choices} >= {"end_turn", "move", "interact"}


def test_cards_that_are_put_back_say_to_which_end_they_go() -> None:
    table = lay(Hero("Gimli", deck=("Strider", "Wanderer", *(BLANK,) * 9)), at="73.2").until("prepare").choose("pass")
    choices = JOURNEYS_TABLE.prompt(table.game, ("Ann",)).choices
    assert {each.verb for each in choices} == {"put_on_top", "put_at_bottom"}
    assert all(isinstance(each.subject, CardName) and each.subject.id == each.card for each in choices)


def test_cards_of_the_same_title_are_told_apart_by_numbers() -> None:
    table = lay(Hero("Gimli", deck=("Strider", "Strider", *(BLANK,) * 9)), at="73.2").until("prepare").choose("pass")
    assert [each for each in labels(table) if "top" in each] == [
        "Strider on top of the deck (number 1)", "Strider on top of the deck (number 2)",
    ]  # fmt: skip


def test_a_card_that_brings_successes_to_a_test_is_named() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["Ready Defense"], deck=(FATE,) * 9, inspiration=1)
    test = lay(hero, tokens={"trap": HERE}).choose("interact trap").game.view(0)["test"]
    assert test is not None
    assert (test["success"], [each["key"] for each in test["helped"]]) == (1, ["guardian.8"])
