"""Every shipped card has the facts it is printed with, and all cards of the core box are there.

``tests/data/journeys_facts.tsv`` has a row for each of them. Names and numbers only: an empty cell is
something that the card does not have.
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from waybread.journeys.boxes import core
from waybread.journeys.campaign.supply import next_tier
from waybread.journeys.facts import BASIC, TITLE, WEAKNESS, Boon, Card, CardType, Limit, Line, Settles, Slot, Stat
from waybread.journeys.library import CARDS, item, plain

DATA = Path(__file__).parents[1] / "data" / "journeys_facts.tsv"
HEROES = {"Aragorn", "Beravor", "Bilbo", "Elena", "Gimli", "Legolas"}
TERRAIN_CARDS = 10
CARDS_IN_THE_BOX = 337
"""Besides the hero cards."""


def rows() -> list[dict[str, str]]:
    header, *lines = DATA.read_text(encoding="utf-8").splitlines()
    return [dict(zip(header.split("\t"), line.split("\t"), strict=True)) for line in lines]


def key(row: dict[str, str]) -> str:
    if row["type"] == "skill":
        return f"{row['owner'].lower()}.{row['number']}"
    return f"{row['type']}.{plain(row['title'])}"


FACTS = {key(row): row for row in rows()}
SHIPPED = {key: card for key, card in CARDS.items() if "test-" not in key}  # other tests make cards too


def names(cell: str, between: str) -> list[str]:
    return [each.strip() for each in cell.split(between) if each.strip()]


def slot(row: dict[str, str]) -> Slot | None:
    if row["type"] != "item":
        return None
    hands = {"1": Slot.ONE_HAND, "2": Slot.TWO_HANDS}
    return {"Armor": Slot.ARMOUR, "Trinket": Slot.TRINKET}.get(row["slot"]) or hands[row["hands"]]


def line(text: str) -> tuple[int, int, int, list[str]]:
    """Its cost, hits, inspiration and modifiers: ``2: 5h, cleave``."""
    cost, gains = text.split(":")
    words = names(gains, ",")
    hits = sum(int(each[:-1]) for each in words if each[0].isdigit())
    modifiers = [each for each in words if each.isalpha()]
    return int(cost), hits, words.count("+1 insp"), modifiers


def printed_facts(row: dict[str, str]) -> dict[str, object]:
    is_hero = row["type"] == "hero"
    return {
        "type": row["type"],
        "title": row["title"],
        "copies": int(row["copies"]),
        "owner": row["owner"],
        "number": int(row["number"] or 0),
        "success": int(row["success"] or 0),
        "fate": int(row["fate"] or 0),
        "experience": int(row["experience"] or 0),
        "traits": set(names(row["traits"], ",")),
        "keywords": set(names(row["keywords"], ";")),
        "slot": slot(row),
        "family": row["family"],
        "tier": int(row["tier"] or 0),
        "stats": names(row["stats"].lower(), "/"),
        "hands needed": 0 if is_hero else int(row["hands"] or 0),
        "ranged": row["ranged"] == "yes",
        "tokens": int(row["tokens"] or 0),
        "lore": int(row["lore"] or 0),
        "lines": [line(each) for each in names(row["lines"], "/")],
        "settles": {
            "": None,
            "down": Settles.DOWN,
            "stay": Settles.STAY,
            "discard": Settles.DISCARD,
        }[row["settles"]],
        "boon": row["title"].lower() if row["type"] == "boon" else None,
        "race": row["race"],
        "values": [int(each) for each in row["values"].split()],
        "hands": int(row["hands"]) if is_hero else 2,
        "suggested": names(row["suggested"], ";"),
    }


def shipped_facts(card: Card) -> dict[str, object]:
    same = "title copies owner number success fate experience slot family tier ranged tokens lore settles race hands"
    facts: dict[str, object] = {name: getattr(card, name) for name in same.split()}
    kinds: tuple[Stat | Limit, ...] = (*Stat, *Limit)
    return facts | {
        "type": card.type.value,
        "traits": set(card.traits),
        "keywords": {f"{word} {count}".capitalize().removesuffix(" 0") for word, count in card.keywords.items()},
        "stats": list(card.stats),
        "hands needed": card.hands_needed,
        "lines": [(each.cost, each.hits, each.inspiration, list(each.modifiers)) for each in card.lines],
        "boon": card.boon,
        "values": [card.values[each] for each in kinds if each in card.values],
        "suggested": list(card.suggested),
    }


@pytest.mark.parametrize("key", FACTS)
def test_a_card_has_its_printed_facts(key: str) -> None:
    assert shipped_facts(CARDS[key]) == printed_facts(FACTS[key])


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("hero.bilbo", {"hands": 2}),
        ("hero.gimli", {"values": {**CARDS["hero.gimli"].values, Limit.FEAR: 5}}),
        ("hero.elena", {"suggested": ("Musician", "Dagger", "Harp")}),
        ("aragorn.2", {"success": 2}),
        ("aragorn.2", {"keywords": {}}),
        ("guardian.8", {"experience": 0}),
        ("captain.9", {"traits": frozenset()}),
        ("basic.6", {"copies": 1}),
        ("item.cloak", {"copies": 1}),
        ("item.cloak", {"slot": Slot.TRINKET}),
        ("item.great-bow", {"ranged": False}),
        ("item.great-bow", {"stats": (Stat.WIT,)}),
        ("item.torch", {"tokens": 2}),
        ("item.torch", {"lore": 30}),
        ("item.river-calling", {"lines": (Line(1, inspiration=1),)}),
        ("damage.poison", {"settles": Settles.DOWN}),
        ("fear.gloom", {"copies": 10}),
        ("boon.hidden", {"boon": Boon.DETERMINED}),
    ],
)
def test_a_wrong_fact_would_be_noticed(key: str, wrong: dict[str, Any]) -> None:
    assert shipped_facts(CARDS[key]) == printed_facts(FACTS[key])
    assert shipped_facts(replace(CARDS[key], **wrong)) != printed_facts(FACTS[key])


def test_every_module_of_cards_is_in_the_library() -> None:
    modules = {file.stem for file in Path(core.__file__).parent.glob("[!_]*.py")}
    assert modules <= set(vars(core))


def test_no_card_is_shipped_that_the_core_box_does_not_hold() -> None:
    assert set(SHIPPED) == set(FACTS)


def test_the_box_holds_as_many_cards_of_each_kind_as_it_says() -> None:
    counts: Counter[str] = Counter()
    for card in SHIPPED.values():
        if card.type is not CardType.SKILL:
            counts[card.type.value] += card.copies
        elif card.owner in HEROES:
            counts["hero skill"] += card.copies
        else:
            counts[card.owner if card.owner in (BASIC, TITLE, WEAKNESS) else "role"] += card.copies
    assert counts == {
        "hero": 6, "Basic": 30, "hero skill": 30, "role": 72, "Title": 21, "Weakness": 20, "damage": 28, "fear": 28,
        "boon": 15, "item": 83,
    }  # fmt: skip
    assert counts.total() - counts["hero"] + TERRAIN_CARDS == CARDS_IN_THE_BOX


@pytest.mark.rule("jme:112.0")
def test_a_weakness_has_neither_icons_nor_text() -> None:
    weaknesses = [card for card in SHIPPED.values() if card.owner == WEAKNESS]
    assert weaknesses
    for card in weaknesses:
        assert (card.success, card.fate, card.text, card.abilities) == (0, 0, "", ())


@pytest.mark.rule("jme:36.4", "jme:85.4")
def test_the_role_cards_from_the_fourth_on_have_a_price_and_no_other_card_has_one() -> None:
    priced = {card.key for card in SHIPPED.values() if card.experience}
    roles = {card.key for card in SHIPPED.values() if card.owner not in {*HEROES, BASIC, TITLE, WEAKNESS, ""}}
    assert priced == {key for key in roles if CARDS[key].number >= 4}


@pytest.mark.rule("jme:51.6")
@pytest.mark.parametrize("key", [key for key, row in FACTS.items() if row["type"] == "item"])
def test_an_item_can_become_any_card_of_the_next_tier_of_its_family(key: str) -> None:
    assert {each.title for each in next_tier(CARDS[key])} == set(names(FACTS[key]["upgrades"], ";"))


@pytest.mark.rule("jme:51.6b")
def test_an_item_of_the_highest_tier_cannot_be_upgraded_whatever_lore_it_prints() -> None:
    highest = [card for card in SHIPPED.values() if card.type is CardType.ITEM and card.tier == 3]
    assert all(card.lore > 0 for card in highest)
    assert [card.title for card in highest if next_tier(card)] == []


def test_a_card_that_is_no_item_cannot_be_upgraded() -> None:
    assert next_tier(CARDS["captain.4"]) == []


@pytest.mark.rule("jme:51.5")
def test_every_item_prints_a_lore_value() -> None:
    assert [card.title for card in SHIPPED.values() if card.type is CardType.ITEM and card.lore < 1] == []


def test_the_items_suggested_to_begin_with_are_of_the_first_tier() -> None:
    for name in HEROES:
        _, *items = CARDS[f"hero.{name.lower()}"].suggested
        assert items
        assert {CARDS[f"item.{plain(each)}"].tier for each in items} == {1}


def test_cards_of_one_title_share_one_text() -> None:
    texts: dict[str, set[str]] = {}
    for card in SHIPPED.values():
        texts.setdefault(card.title, set()).add(card.text)
    assert [title for title, found in texts.items() if len(found) > 1] == []


def test_two_cards_cannot_have_the_same_key() -> None:
    with pytest.raises(ValueError, match=r"two cards with the key item\.cloak"):
        item("Cloak", Slot.ARMOUR)(type("Cloak", (), {}))
