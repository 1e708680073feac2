"""Damage and fear, negating, preventing, last stands and defeat (jme:22, jme:45, jme:54, jme:24)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FATE, HERE, SUCCESS, Hero, Table, lay
from tests.journeys.proving_ground import do, variant
from waybread.journeys.facts import CardType, Limit
from waybread.journeys.rules import harm_cards, trinkets
from waybread.journeys.script.adventure import Extra
from waybread.journeys.state import Lasting


def touching(token: str, *heroes: Hero, **more: object) -> Table:
    """The first hero interacts with something that hurts."""
    table = lay(*heroes, tokens={token: HERE}, **more)  # type: ignore[arg-type]
    return table.choose(f"interact {token}")


def gimli(**more: object) -> Hero:
    """Six damage, four fear, three inspiration at most."""
    return Hero("Gimli", "Guardian", **more)  # type: ignore[arg-type]


@pytest.mark.rule("jme:22.3", "jme:68.2")
def test_each_damage_is_the_top_card_of_its_deck_turned_up_and_resolved() -> None:
    table = touching("thorns", gimli(), damage_deck=("Entangled", "Weariness"))
    assert table.face_up() == ["Entangled"]  # it stays face up, Weariness is turned face down
    assert table.damage() == 2


@pytest.mark.rule("jme:22.3")
def test_a_card_that_says_so_is_discarded_when_it_is_resolved() -> None:
    table = touching("thorns", gimli(inspiration=2), damage_deck=("Sudden Sickness", "Weariness"))
    assert (table.damage(), table.inspiration()) == (1, 0)


@pytest.mark.rule("jme:22.3a")
def test_each_card_is_resolved_before_the_next_is_revealed() -> None:
    hero = gimli(prepared=("Fury", "Kinship", "Clever Wit"))
    table = touching("thorns", hero, damage_deck=("Deep Bruise", "Entangled"))
    assert table.kind != "turn"
    assert table.face_up() == []  # Entangled is still in its deck while Deep Bruise asks
    table.choose("Fury", "Kinship")
    assert table.face_up() == ["Entangled"]


@pytest.mark.rule("jme:22.3a")
def test_damage_and_fear_of_one_source_come_in_the_order_the_hero_likes() -> None:
    table = touching("storm", gimli())
    assert (table.kind, table.offered) == ("suffer next", ["damage", "fear"])
    table.choose("fear")
    assert (table.damage(), table.fear()) == (1, 1)


@pytest.mark.rule("jme:22.3b")
def test_face_down_damage_is_taken_unseen() -> None:
    table = touching("chill", gimli(), damage_deck=("Entangled",))
    table.choose("damage")
    assert (table.damage(), table.face_up()) == (1, [])
    shown = table.game.view(0)["heroes"][0]["harm"]
    assert all("key" not in each for each in shown if each["type"] == "damage")


@pytest.mark.rule("jme:22.4")
def test_nobody_sees_the_front_of_a_face_down_card_that_was_never_revealed() -> None:
    table = touching("chill", gimli(), Hero("Legolas", "Hunter", seat=1), damage_deck=("Entangled",))
    table.choose("damage")
    for seat in (0, 1, None):
        harm = table.game.view(seat)["heroes"][0]["harm"]
        assert [each.get("key") for each in harm if each["type"] == "damage"] == [None]


@pytest.mark.rule("jme:22.2", "jme:45.2")
def test_a_hero_card_gives_both_limits() -> None:
    table = lay(gimli())
    assert (table.game.value(0, Limit.DAMAGE), table.game.value(0, Limit.FEAR)) == (6, 4)


@pytest.mark.rule("jme:22.2a", "jme:22.2ex")
def test_effects_on_a_limit_add_up() -> None:
    table = lay(gimli(items=["Evendim Ring Mail"]))
    table.game.state.lasting.append(Lasting(Limit.FEAR, 1, "adventure", 0, 0))
    assert table.game.value(0, Limit.FEAR) == 6


@pytest.mark.rule("jme:22.5", "jme:54.1", "jme:45.2a", "jme:54.0")
def test_a_hero_who_reaches_a_limit_makes_a_last_stand() -> None:
    table = touching("thorns", gimli(damage_down=4, deck=(SUCCESS,) * 9))
    assert [(each["what"], each["need"]) for each in table.heard("last stand")] == [("damage", 1)]


@pytest.mark.rule("jme:22.5")
def test_below_the_limit_there_is_no_last_stand() -> None:
    table = touching("thorns", gimli(damage_down=3))
    assert (table.damage(), table.heard("last stand")) == (5, [])


@pytest.mark.rule("jme:22.5a", "jme:54.1a")
def test_limits_are_checked_only_when_all_cards_of_a_source_are_resolved() -> None:
    table = touching("thorns", gimli(damage_down=5, deck=(SUCCESS,) * 9))
    assert len(table.heard("last stand")) == 1
    assert table.heard("suffered")[1]["what"] == "damage"
    kinds = [kind for kind, _ in table.told if kind in ("suffered", "last stand")]
    assert kinds == ["suffered", "suffered", "last stand"]


@pytest.mark.rule("jme:54.3a")
@pytest.mark.parametrize(("token", "stats"), [("thorns", ("might", "agility")), ("dread", ("wisdom", "spirit", "wit"))])
def test_a_last_stand_tests_what_the_limit_calls_for(token: str, stats: tuple[str, ...]) -> None:
    for seed in range(4):
        table = touching(token, gimli(damage_down=4, fear_down=2, deck=(SUCCESS,) * 9), seed=seed)
        assert table.heard("last stand")[0]["stat"] in stats


def test_a_passed_last_stand_discards_the_face_down_cards_and_inspires() -> None:
    """J7."""
    table = touching("thorns", gimli(damage=["Entangled"], damage_down=3, deck=(SUCCESS,) * 9))
    assert (table.damage(), table.face_up(), table.inspiration()) == (1, ["Entangled"], 1)


def test_the_second_last_stand_of_a_hero_needs_one_more_success() -> None:
    """J7."""
    table = lay(gimli(damage_down=4, deck=(SUCCESS,) * 9), tokens={"thorns": HERE})
    table.game.state.last_stands[0] = 1
    table.choose("interact thorns")
    assert table.heard("last stand")[0]["need"] == 2


@pytest.mark.rule("jme:54.3b")
def test_at_both_limits_a_hero_makes_two_last_stands_in_the_order_of_choice() -> None:
    table = touching("storm", gimli(damage_down=5, fear_down=3, deck=(SUCCESS,) * 12))
    table.choose("damage")
    assert (table.kind, table.offered) == ("last stand", ["damage", "fear"])
    table.choose("fear")
    assert [each["what"] for each in table.heard("last stand")] == ["fear", "damage"]


@pytest.mark.rule("jme:24.0", "jme:24.2")
def test_a_hero_who_fails_a_last_stand_is_defeated_and_leaves_the_map() -> None:
    table = touching("thorns", gimli(damage_down=4), Hero("Legolas", "Hunter"))
    assert (table.game.state.defeated, table.at()) == ([True, False], -1)
    assert table.offered != []
    assert table.game.state.active == 1  # Gimli's turn is over


@pytest.mark.rule("jme:24.2a")
def test_cards_of_a_defeated_hero_stay_in_the_play_area() -> None:
    table = touching("thorns", gimli(damage_down=4), Hero("Legolas", "Hunter"))
    assert table.damage("Gimli") == 6


@pytest.mark.rule("jme:24.3", "jme:29.0")
def test_the_adventure_is_lost_when_the_shadow_phase_after_a_defeat_begins() -> None:
    table = touching("thorns", gimli(damage_down=4), Hero("Legolas", "Hunter"))
    assert table.game.outcome is None
    table.done()
    assert table.game.outcome is not None
    assert (table.game.outcome.won, table.game.outcome.reason) == (False, "a hero has been defeated")


@pytest.mark.rule("jme:24.3a", "jme:29.5a")
def test_after_a_defeat_the_adventure_can_still_be_won_before_the_shadow_phase() -> None:
    table = touching("thorns", gimli(damage_down=4), Hero("Legolas", "Hunter"))
    table.game.state.app.counters["proved"] = 2
    table.game.state.app.changed = True
    table.choose(table.offered[0])
    assert table.game.outcome is not None
    assert table.game.outcome.won


RESTED = variant("rested", extras=(Extra("rest", "rest", do=(do("heal", amount=2),)),))
"""Its action discards two damage or fear."""


@pytest.mark.rule("jme:22.7", "jme:22.7b")
def test_discarding_takes_a_face_up_card_of_choice_or_a_face_down_one_in_any_mix() -> None:
    hero = gimli(damage=["Entangled"], damage_down=2, fear=["Cower"])
    table = lay(hero, adventure=RESTED).choose("extra 0")
    assert (table.kind, table.offered) == ("heal", ["Entangled", "Cower", "damage"])  # no face-down card of choice
    table.choose("damage", "Cower")
    assert (table.damage(), table.fear(), table.face_up()) == (2, 0, ["Entangled"])


def with_different_backs(seed: int) -> Table:
    """Gimli has three different face-down damage cards, and may discard two."""
    table = lay(gimli(damage_down=3), adventure=RESTED, seed=seed)
    state = table.game.state
    for card, key in zip(state.harm[0], ("damage.entangled", "damage.dazed", "damage.fever"), strict=True):
        state.identity[card] = key
    state.derive()
    return table


@pytest.mark.rule("jme:22.7c", "jme:22.7")
def test_a_face_down_card_to_be_discarded_is_picked_at_random() -> None:
    kept: set[str] = set()
    for seed in range(12):
        table = with_different_backs(seed).choose("extra 0")
        kept.add(*table.titles(table.game.state.harm[0]))
    assert kept == {"Entangled", "Dazed", "Fever"}


@pytest.mark.rule("jme:22.8")
def test_a_face_down_card_to_be_turned_up_is_picked_at_random() -> None:
    turned = set()
    for seed in range(12):
        table = with_different_backs(seed)
        with pytest.raises(StopIteration):
            harm_cards.turn_up(table.game, 0, CardType.DAMAGE).send(None)
        turned.add(table.heard("suffered")[0]["card"])
    assert turned == {"Entangled", "Dazed", "Fever"}


@pytest.mark.rule("jme:22.8")
@pytest.mark.parametrize("seed", range(6))
def test_two_cards_to_be_turned_up_are_two_different_ones(seed: int) -> None:
    table = lay(gimli(damage_down=2), seed=seed)
    state = table.game.state
    state.identity[state.harm[0][0]] = "damage.fever"  # beside a Weariness: both end up face down again
    state.derive()
    with pytest.raises(StopIteration):
        harm_cards.turn_up(table.game, 0, CardType.DAMAGE, 2).send(None)
    assert sorted(each["card"] for each in table.heard("suffered")) == ["Fever", "Weariness"]


@pytest.mark.rule("jme:22.8")
def test_no_more_cards_are_turned_up_than_lie_face_down() -> None:
    table = lay(gimli(damage_down=1))
    with pytest.raises(StopIteration):
        harm_cards.turn_up(table.game, 0, CardType.DAMAGE, 2).send(None)
    assert len(table.heard("suffered")) == 1


@pytest.mark.rule("jme:22.8")
def test_a_card_that_comes_face_down_while_others_are_turned_up_stays_face_down() -> None:
    table = lay(gimli(damage_down=1))
    state = table.game.state
    state.identity[state.harm[0][0]] = "damage.deep-bruise"  # with no prepared cards: two damage face down
    state.derive()
    with pytest.raises(StopIteration):
        harm_cards.turn_up(table.game, 0, CardType.DAMAGE, 2).send(None)
    assert [each.get("card") for each in table.heard("suffered")] == ["Deep Bruise", None, None]
    assert len(state.facedown) == 2


@pytest.mark.rule("jme:22.7a", "jme:27.1")
def test_a_discarded_damage_card_goes_under_its_own_deck() -> None:
    table = lay(gimli(prepared=["Poet's Heart"], damage_down=1))
    state = table.game.state
    (card,) = state.harm[0]
    table.done().choose("Poet's Heart rest", "damage")
    assert (state.damage_deck[0], card in state.fear_deck) == (card, False)


@pytest.mark.rule("jme:45.2a", "jme:22.5")
def test_a_limit_that_becomes_lower_is_checked_at_once() -> None:
    """J6."""
    table = lay(gimli(items=["Fire-Scale"], damage_down=6, deck=(SUCCESS,) * 9))  # its limit is seven, with the helmet
    (helmet,) = table.game.state.equipped[0]
    table.game.state.depletion[helmet] = 1
    with pytest.raises(StopIteration):
        trinkets.deplete(table.game, 0, helmet).send(None)
    assert [each["what"] for each in table.heard("last stand")] == ["damage"]


@pytest.mark.rule("jme:22.11", "jme:22.11a", "jme:100.3e", "jme:22.9")
def test_each_success_negates_one_damage_or_fear() -> None:
    table = touching("trap", gimli(deck=(SUCCESS, BLANK, *(BLANK,) * 6)))
    assert (table.kind, table.offered) == ("negate", ["damage", "fear", "pass"])
    table.choose("damage").until("turn")
    assert (table.damage(), table.fear()) == (1, 2)


@pytest.mark.rule("jme:22.11b")
def test_the_hero_picks_damage_or_fear_for_each_success() -> None:
    table = touching("trap", gimli(deck=(SUCCESS, SUCCESS, *(BLANK,) * 6)))
    table.choose("fear", "fear").until("turn")
    assert (table.damage(), table.fear()) == (2, 0)


@pytest.mark.rule("jme:22.11")
def test_what_can_be_negated_whole_is_negated_at_once_if_the_hero_likes() -> None:
    table = touching("trap", Hero("Bilbo", deck=(SUCCESS,) * 9))
    assert table.offered[0] == "all"
    table.choose("all")
    assert (table.kind, table.damage(), table.fear()) == ("turn", 0, 0)


@pytest.mark.rule("jme:22.11b")
def test_with_too_few_successes_for_both_nothing_is_negated_at_once() -> None:
    table = touching("trap", gimli(deck=(SUCCESS, SUCCESS, *(BLANK,) * 6)))
    assert table.offered == ["damage", "fear", "pass"]


@pytest.mark.rule("jme:43.1c")
def test_part_of_what_can_be_prevented_whole_may_be_suffered() -> None:
    table = touching("thorns", gimli(prepared=["Strider"])).choose("Strider guard", "damage", "pass")
    assert table.until("turn").damage() == 1


@pytest.mark.rule("jme:22.11c")
def test_a_hero_may_suffer_although_there_are_successes() -> None:
    table = touching("trap", gimli(deck=(SUCCESS, SUCCESS, *(BLANK,) * 6)))
    table.done().until("turn")
    assert (table.damage(), table.fear()) == (2, 2)


@pytest.mark.rule("jme:22.13")
def test_preventing_is_offered_after_negating() -> None:
    """J3."""
    table = touching("trap", gimli(deck=(SUCCESS, FATE, *(BLANK,) * 6), prepared=["Strider"]))
    kinds = []
    while table.kind != "turn":
        kinds.append(table.kind)
        table.choose(table.offered[0])
    assert kinds.index("negate") < kinds.index("guard")


@pytest.mark.rule("jme:22.12")
def test_prevented_damage_needs_no_test() -> None:
    table = touching("thorns", gimli(prepared=["Strider"]))
    assert table.kind == "guard"
    table.choose("Strider guard", "damage", "damage")
    assert (table.damage(), table.heard("tested")) == (0, [])


@pytest.mark.rule("jme:22.6")
def test_a_face_up_card_works_while_it_lies_there() -> None:
    table = lay(gimli(damage=["Entangled"]))
    table.choose(next(each for each in table.offered if each.startswith("move")))
    assert table.game.state.moves == 0  # a travel action gives one move fewer


@pytest.mark.rule("jme:22.5")
def test_harm_of_the_other_kind_does_not_count_against_a_limit() -> None:
    table = touching("thorns", gimli(damage_down=3, fear_down=3))
    assert (table.damage(), table.heard("last stand")) == (5, [])


@pytest.mark.rule("jme:adv.conflicts.1", "jme:54.1a")
@pytest.mark.parametrize("first", ["Gimli", "Legolas"])
def test_the_party_says_whose_last_stand_comes_first_when_one_source_hurts_several(first: str) -> None:
    """J6."""
    heroes = gimli(damage_down=5, deck=(SUCCESS,) * 9), Hero("Legolas", "Hunter", damage_down=3, deck=(SUCCESS,) * 9)
    table = touching("skull", *heroes, Hero("Bilbo", "Burglar"), fear_deck=("Hysteria",))  # a damage for everybody here
    table.choose("Bilbo", "Legolas")
    assert table.heard("last stand") == []
    assert (table.kind, table.offered) == ("hero", ["Gimli", "Legolas"])  # Bilbo is far from his limit
    table.choose(first)
    second = "Legolas" if first == "Gimli" else "Gimli"
    assert [table.game.state.heroes[each["hero"]] for each in table.heard("last stand")] == [first, second]


def test_nothing_is_suffered_from_an_empty_deck() -> None:
    table = lay(gimli(), tokens={"thorns": HERE})
    table.game.state.damage_deck.clear()
    table.choose("interact thorns")
    assert (table.kind, table.damage(), table.heard("suffered")) == ("turn", 0, [])


@pytest.mark.rule("jme:45.2a", "jme:54.1a")
def test_a_limit_that_becomes_lower_in_the_midst_of_suffering_is_checked_once_and_at_its_end() -> None:
    """J6."""
    table = lay(gimli(items=["Fire-Scale"], damage_down=5, deck=(SUCCESS,) * 9), tokens={"thorns": HERE},
                damage_deck=("Crushed", "Weariness"))  # fmt: skip
    (helmet,) = table.game.state.equipped[0]
    table.game.state.depletion[helmet] = 1
    table.choose("interact thorns", "pass")  # the helmet is not used, but Crushed takes its last token
    told = [kind for kind, _ in table.told if kind in ("suffered", "last stand", "depleted")]
    assert told == ["suffered", "depleted", "suffered", "last stand"]


@pytest.mark.rule("jme:22.8")
def test_where_no_card_lies_face_down_none_is_turned_up() -> None:
    table = touching("thorn", gimli(fear=["Cower"], damage=["Entangled"]), damage_deck=("Stunned",))
    assert (table.kind, table.face_up()) == ("turn", ["Entangled", "Cower"])


@pytest.mark.rule("jme:22.6")
def test_a_face_up_card_that_is_discarded_works_no_more() -> None:
    table = lay(gimli(fear=["Troubled"], prepared=["Gift of Men"]), darkness=[HERE])
    table.choose("Gift of Men").done().until("prepare")
    assert (table.fear(), table.face_up()) == (2, [])  # nothing was added to the fear of darkness


@pytest.mark.rule("jme:22.7c", "jme:22.4")
def test_when_one_of_several_face_down_cards_has_been_picked_nobody_can_tell_the_others_apart() -> None:
    singer = gimli(fear=["Cower", "Troubled"], prepared=["Durin's Song"])
    table = lay(singer, adventure=RESTED).choose("Durin's Song", "Cower", "Troubled")
    shown: Any = table.game.view(0)["heroes"]
    assert [each["key"] for each in shown[0]["harm"]] == ["fear.cower", "fear.troubled"]  # everybody has seen them
    harm_cards.heal_chosen(table.game, 0, table.game.state.harm[0][0])
    shown = table.game.view(0)["heroes"]
    assert ["key" in each for each in shown[0]["harm"]] == [False]


@pytest.mark.rule("jme:43.1c")
def test_less_may_be_prevented_than_could_be() -> None:
    table = touching("thorns", gimli(prepared=["Strider"])).choose("Strider guard", "damage", "pass")
    assert table.damage() == 1


@pytest.mark.rule("jme:22.7b")
def test_fewer_cards_may_be_discarded_than_several_heroes_could() -> None:
    singer = Hero("Elena", "Musician", prepared=["Lay of Twilight"], fear_down=2)
    table = lay(singer, gimli(damage_down=2)).choose("Lay of Twilight", "fear", "pass")
    assert (table.kind, table.fear("Elena"), table.damage("Gimli")) == ("turn", 1, 2)


@pytest.mark.rule("jme:22.7b")
def test_no_more_cards_are_discarded_than_there_are() -> None:
    singer = Hero("Elena", "Musician", prepared=["Lay of Twilight"], fear_down=1)
    table = lay(singer, gimli(damage_down=1)).choose("Lay of Twilight", "fear", "damage")
    assert (table.kind, table.fear("Elena"), table.damage("Gimli")) == ("turn", 0, 0)


@pytest.mark.rule("jme:43.1c", "jme:22.11b")
@pytest.mark.parametrize(("token", "kind"), [("thorns", "damage"), ("dread", "fear")])
def test_what_is_not_about_to_be_suffered_cannot_be_prevented(token: str, kind: str) -> None:
    table = touching(token, gimli(prepared=["Strider"])).choose("Strider guard")
    assert table.offered == ["all", kind, "pass"]
