"""What lies in a play area: hero card, items, trinkets, boons, titles, weaknesses; and what abilities cost."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.proving_ground import do, variant
from waybread.journeys import CARDS, secrecy
from waybread.journeys.campaign.supply import why_not_equip
from waybread.journeys.facts import Boon, CardType, Keyword, Limit, Slot, Stat
from waybread.journeys.rules import gains, trinkets, zones
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script.adventure import Extra
from waybread.journeys.state import NOBODY, Zone


def run(effect: object) -> None:
    """Run an effect that asks nothing."""
    with pytest.raises(StopIteration):
        effect.send(None)  # type: ignore[attr-defined]


# Boons


@pytest.mark.rule("jme:15.2", "jme:15.1", "jme:68.3", "jme:97.1")
def test_a_gained_boon_comes_from_the_supply_and_lies_in_the_play_area() -> None:
    table = lay(Hero("Gimli"))
    gains.gain_boon(table.game, 0, Boon.EMBOLDENED)
    (card,) = table.game.state.boons[0]
    assert (table.game.state.zone[card], table.game.state.owner[card]) == (Zone.BOON, 0)
    assert table.boons() == ["emboldened"]


@pytest.mark.rule("jme:15.3")
def test_a_second_copy_of_a_boon_is_not_gained() -> None:
    table = lay(Hero("Gimli", boons=[Boon.HIDDEN]), Hero("Legolas"))
    assert not gains.gain_boon(table.game, 0, Boon.HIDDEN)
    assert table.boons() == ["hidden"]


@pytest.mark.rule("jme:27.3")
def test_a_discarded_boon_goes_back_to_its_pile() -> None:
    table = lay(Hero("Gimli", boons=[Boon.DETERMINED]))
    (card,) = table.game.state.boons[0]
    run(gains.lose_boon(table.game, 0, card))
    assert (table.boons(), table.game.state.zone[card]) == ([], Zone.SUPPLY)


@pytest.mark.rule("jme:15.4")
def test_a_boon_is_used_when_it_says_so() -> None:
    hero = Hero("Gimli", items=["Battle Axe"], boons=[Boon.DETERMINED], deck=(BLANK,) * 9)
    table = lay(hero, tokens={"stone": HERE})
    assert "Determined" not in table.offered
    table.choose("interact stone")
    assert "Determined" in table.offered


# Trinkets


@pytest.mark.rule("jme:109.3", "jme:25.1", "jme:109.1")
def test_a_trinket_that_is_gained_is_equipped_with_its_printed_tokens() -> None:
    table = lay(Hero("Gimli"))
    trinkets.gain_trinket(table.game, 0, "item.old-map")
    (card,) = table.game.state.equipped[0]
    assert table.game.card(card).title == "Old Map"
    assert table.game.state.depletion[card] == 3


@pytest.mark.rule("jme:109.1a", "jme:34.2", "jme:51.4a")
def test_a_trinket_gained_in_the_adventure_is_equipped_beside_another() -> None:
    table = lay(Hero("Gimli", items=["Helmet"]))
    trinkets.gain_trinket(table.game, 0, "item.old-map")
    assert [table.game.card(each).title for each in table.game.state.equipped[0]] == ["Helmet", "Old Map"]


@pytest.mark.rule("jme:109.2")
def test_a_trinket_gained_in_the_adventure_is_not_in_the_stock_for_others() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas"))
    trinkets.gain_trinket(table.game, 0, "item.old-map")
    assert table.game.state.trinkets == []


def finding(trinket: str, *heroes: Hero, who: str = "hero", **more: Any) -> Table:
    """The adventure gives a trinket to the first hero, or to one of the party's choice."""
    given = do("trinket", card=trinket, who=who)
    return lay(*heroes, adventure=variant("find", extras=(Extra("find", "find", do=(given,)),)), **more).choose(
        "extra 0"
    )


def equipped(table: Table, hero: int) -> list[str]:
    return [table.game.card(each).title for each in table.game.state.equipped[hero]]


@pytest.mark.rule("jme:97.1", "jme:109.1")
def test_a_trinket_is_not_gained_while_heroes_have_all_its_copies_equipped() -> None:
    table = finding("item.rope", Hero("Gimli"), Hero("Legolas", items=["Rope"]), who="one")
    assert (table.kind, equipped(table, 0)) == ("turn", [])  # the party is not asked who takes it
    assert table.game.state.trinkets_gained == []


@pytest.mark.rule("jme:97.1", "jme:109.1")
def test_a_trinket_of_which_the_party_has_all_copies_is_taken_from_its_stock() -> None:
    table = finding("item.rope", Hero("Gimli"), trinkets=["Rope"])
    assert (equipped(table, 0), table.game.state.trinkets) == (["Rope"], [])
    assert table.game.state.trinkets_gained == []


@pytest.mark.rule("jme:97.1", "jme:109.1")
def test_a_trinket_comes_from_the_supply_as_long_as_there_is_a_copy() -> None:
    rations = "item.extra-rations"  # two copies
    table = finding(rations, Hero("Gimli"), trinkets=["Extra Rations"])
    assert (equipped(table, 0), table.game.state.trinkets) == (["Extra Rations"], [rations])
    assert table.game.state.trinkets_gained == [rations]


@pytest.mark.rule("jme:109.5", "jme:25.2")
def test_depleting_takes_one_token_off() -> None:
    table = lay(Hero("Gimli", items=["Old Map"]))
    (card,) = table.game.state.equipped[0]
    run(trinkets.deplete(table.game, 0, card))
    assert table.game.state.depletion[card] == 2
    assert table.game.is_face_up(card)


@pytest.mark.rule("jme:109.5a", "jme:25.2a", "jme:109.5a1", "jme:25.2a1")
def test_without_tokens_a_trinket_is_turned_face_down_and_even_its_standing_text_is_off() -> None:
    table = lay(Hero("Gimli", items=["Torch"]), at="83.2", darkness=[])
    (card,) = table.game.state.equipped[0]
    assert table.game.rule_applies(Rule.IGNORES_DARKNESS, 0)
    run(trinkets.deplete(table.game, 0, card))
    assert not table.game.is_face_up(card)
    assert not table.game.rule_applies(Rule.IGNORES_DARKNESS, 0)


@pytest.mark.rule("jme:109.6b", "jme:25.3", "jme:109.6")
def test_a_token_put_on_a_face_down_trinket_turns_it_up_again() -> None:
    table = lay(Hero("Gimli", items=["Torch"]))
    (card,) = table.game.state.equipped[0]
    run(trinkets.deplete(table.game, 0, card))
    trinkets.replenish(table.game, card)
    assert table.game.is_face_up(card)
    assert table.game.rule_applies(Rule.IGNORES_DARKNESS, 0)


@pytest.mark.rule("jme:109.6a")
def test_a_trinket_can_hold_more_tokens_than_printed() -> None:
    table = lay(Hero("Gimli", items=["Torch"]))
    (card,) = table.game.state.equipped[0]
    trinkets.replenish(table.game, card)
    assert table.game.state.depletion[card] == 2


@pytest.mark.rule("jme:1.4", "jme:1.5", "jme:109.7a", "jme:109.7")
def test_an_ability_whose_cost_cannot_be_paid_cannot_be_used() -> None:
    hero = Hero("Gimli", items=["Rope"], deck=(FATE,) * 9)
    table = lay(hero, tokens={"stone": HERE})
    (card,) = table.game.state.equipped[0]
    twin = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert "Rope" in twin.offered
    table.game.state.depletion[card] = 0
    table.choose("interact stone")
    assert table.kind == "turn"


@pytest.mark.rule("jme:1.6")
def test_costs_are_successes_inspiration_cards_and_tokens() -> None:
    hero = Hero(
        "Gimli",
        items=["Battle Axe", "Rope"],
        prepared=["Undying Might"],
        inspiration=1,
        deck=(SUCCESS, FATE, FATE, FATE),
    )
    table = lay(hero, tokens={"stone": HERE}, groups=[Foes("hill-troll", exhausted=True)])
    table.choose("interact stone")
    assert {"inspire", "Rope", "Undying Might"} <= set(table.offered)
    table.choose("Rope", "inspire", "Undying Might")
    state = table.game.state
    rope = state.equipped[0][1]
    assert (state.depletion[rope], state.inspiration[0], state.prepared[0]) == (1, 0, [])


# Skill cards, titles, weaknesses


@pytest.mark.rule("jme:27.2")
def test_a_discarded_prepared_card_goes_to_its_heros_pile() -> None:
    table = lay(Hero("Gimli", prepared=["Gift of Men"], fear_down=1), Hero("Legolas"))
    table.choose("Gift of Men", *(["fear"] if table.kind == "heal" else []))
    assert table.discards("Gimli") == ["Gift of Men"]
    assert table.discards("Legolas") == []


@pytest.mark.rule("jme:1.9", "jme:27.2b", "jme:50.4", "jme:105.4")
def test_a_card_removed_from_the_adventure_is_set_aside_and_comes_back_with_no_reset() -> None:
    table = lay(Hero("Gimli", prepared=["Dwarf-Friend"], deck=(BLANK,) * 3))
    (card,) = table.game.state.prepared[0]
    zones.retire(table.game, 0, card)
    zones.reset_deck(table.game, 0)
    assert table.game.state.aside[0] == [card]
    assert "Dwarf-Friend" not in (*table.deck(), *table.prepared(), *table.discards())


@pytest.mark.rule("jme:105.1")
def test_a_gained_title_is_prepared_at_once() -> None:
    table = lay(Hero("Gimli"))
    run(gains.gain_title(table.game, 0, "title.8"))
    assert table.prepared() == ["Wingfoot"]
    assert table.game.state.titles == ["0:title.8"]


@pytest.mark.rule("jme:105.3")
def test_a_title_that_is_not_prepared_can_do_nothing() -> None:
    assert "Dwarf" not in lay(Hero("Legolas", discards=["Dwarf-Friend"])).game.race(0)
    assert "Dwarf" in lay(Hero("Legolas", prepared=["Dwarf-Friend"])).game.race(0)


@pytest.mark.rule("jme:112.2", "jme:112.2a")
def test_a_gained_weakness_is_the_top_one_and_is_shuffled_into_the_deck() -> None:
    table = lay(Hero("Gimli", deck=(SUCCESS,) * 4))
    top = table.game.state.weakness_deck[-1]
    zones.gain_weakness(table.game, 0)
    assert top in table.game.state.decks[0]
    assert (len(table.deck()), table.game.state.owner[top]) == (5, 0)


@pytest.mark.rule("jme:27.2a")
def test_a_weakness_removed_from_the_game_is_shuffled_into_the_weakness_deck() -> None:
    places = set()
    for seed in range(8):
        table = lay(Hero("Gimli", deck=(BLANK, SUCCESS)), seed=seed)
        card = table.game.state.decks[0][-1]
        secrecy.mark_seen(table.game, card, 0)
        zones.remove_weakness(table.game, 0, card)
        assert (table.game.state.owner[card], table.game.state.known) == (NOBODY, {})  # nobody knows where it lies
        places.add(table.game.state.weakness_deck.index(card))
        assert table.deck() == [SUCCESS]
    assert len(places) > 1


@pytest.mark.rule("jme:quick.reset.3", "jme:76.0")
def test_an_effect_can_reset_a_deck() -> None:
    table = lay(Hero("Gimli", deck=(BLANK,), discards=(SUCCESS, FATE), prepared=["Fury"]))
    zones.reset_deck(table.game, 0)
    assert (sorted(table.deck()), table.discards()) == (sorted([BLANK, SUCCESS, FATE]), [])


# Facts


@pytest.mark.rule("jme:45.1", "jme:90.0")
def test_a_hero_card_gives_five_stats() -> None:
    for card in CARDS.values():
        if card.type is CardType.HERO:
            assert {each for each in card.values if isinstance(each, Stat)} == set(Stat)
            assert {each for each in card.values if isinstance(each, Limit)} == set(Limit)


@pytest.mark.rule("jme:45.3")
def test_every_hero_card_has_an_ability_of_its_own() -> None:
    heroes = [card for card in CARDS.values() if card.type is CardType.HERO]
    assert len(heroes) == 6
    assert all(card.abilities for card in heroes)


@pytest.mark.rule("jme:51.3")
def test_every_item_is_armour_one_handed_two_handed_or_a_trinket() -> None:
    items = [card for card in CARDS.values() if card.type is CardType.ITEM]
    assert {card.slot for card in items} == {Slot.ARMOUR, Slot.ONE_HAND, Slot.TWO_HANDS, Slot.TRINKET} == set(Slot)


@pytest.mark.rule("jme:51.3a", "jme:51.3b", "jme:51.3c", "jme:51.3d")
@pytest.mark.parametrize(
    ("name", "slot", "hands"),
    [
        ("cloak", Slot.ARMOUR, 0),
        ("sword", Slot.ONE_HAND, 1),
        ("dagger", Slot.ONE_HAND, 1),
        ("battle-axe", Slot.TWO_HANDS, 2),
        ("rope", Slot.TRINKET, 0),
    ],
)
def test_an_item_of_each_type_needs_so_many_hands(name: str, slot: Slot, hands: int) -> None:
    item = CARDS[f"item.{name}"]
    assert (item.slot, item.hands_needed) == (slot, hands)


@pytest.mark.rule("jme:51.3b")
def test_a_hero_holds_two_one_handed_items_and_not_one_beside_a_two_handed_item() -> None:
    gimli, sword, dagger, axe = (CARDS[key] for key in ("hero.gimli", "item.sword", "item.dagger", "item.battle-axe"))
    assert why_not_equip(gimli, [sword, dagger]) is None
    assert why_not_equip(gimli, [axe]) is None
    assert why_not_equip(gimli, [sword, axe]) == "Gimli has two hands for items, too few for Sword and Battle Axe."


@pytest.mark.rule("jme:53.1")
def test_there_are_six_keywords() -> None:
    assert [each.value for each in Keyword] == ["scout", "strike", "guard", "sprint", "rest", "hide"]


@pytest.mark.rule("jme:44.2", "jme:68.1")
def test_a_play_area_holds_hero_card_items_and_skill_deck() -> None:
    table = lay(Hero("Gimli", items=["Battle Axe"], deck=(BLANK,) * 3))
    shown = table.game.view(0)["heroes"][0]
    assert (shown["hero"], shown["deck"], len(shown["equipped"])) == ("Gimli", 3, 1)


@pytest.mark.rule("jme:44.1")
def test_a_figure_stands_for_each_hero_on_the_map() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas", at=NEAR))
    assert [each["space"] for each in table.game.view(None)["heroes"]] == [HERE, NEAR]


@pytest.mark.rule("jme:107.0", "jme:107.2")
def test_traits_matter_only_to_effects_that_name_them() -> None:
    song = Hero("Elena", prepared=["Endless Melody"], discards=["Travelling Song", "Strider"])
    table = lay(song).done()
    table.choose("Endless Melody")
    assert table.prepared() == ["Travelling Song"]  # Strider is no song
