"""Every shipped card has the facts it is printed with, and every encounter deck the cards it is made of.

``tests/data/core_set.tsv`` has a row for each card of the 2011 core set and for the campaign cards that
the revised set adds; ``core_encounter_decks.tsv`` says how often each card is in which encounter deck,
from another source. Names and numbers only: an empty cell is a number that the card does not have.
"""

import ast
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from waybread import cardgame
from waybread.cardgame import CARDS, SCENARIOS
from waybread.cardgame.abilities.ability import Moment
from waybread.cardgame.abilities.lasting_effects import STAGING_THREAT
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.catalogue import NUMBERS, catalogue, is_form, kind, listed, printed_cards
from waybread.cardgame.facts import Card, CardType, Keyword, Kind, Sphere, Stat, X
from waybread.cardgame.library import plain
from waybread.cardgame.scenarios import Scenario

DATA = Path(__file__).parents[1] / "data"


def rows(name: str) -> list[dict[str, str]]:
    header, *lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [dict(zip(header.split("\t"), line.split("\t"), strict=True)) for line in lines]


FACTS = {(row["set"], int(row["number"])): row for row in rows("core_set.tsv")}
DECKS = rows("core_encounter_decks.tsv")
SHIPPED = [card for card in printed_cards() if not card.key.startswith("test-")]  # other tests make cards too
SIZES = {
    "Passage Through Mirkwood": (36, 27),
    "Journey Along the Anduin": (47, 32),
    "Escape from Dol Guldur": (41, 30),
}


def names(cell: str) -> set[str]:
    return {each.strip() for each in cell.split(".") if each.strip()}


def number(cell: str) -> int | None:
    return X if cell == "X" else int(cell) if cell else None


def printed_facts(row: dict[str, str]) -> dict[str, object]:
    keywords = names(row["keywords"]) | ({f"Victory {row['victory']}"} if row["victory"] else set())
    facts: dict[str, object] = {name: number(row[name]) for name in NUMBERS}
    return facts | {
        "title": row["title"],
        "title_a": row["title_a"],
        "type": row["type"].lower(),
        "campaign": row["campaign"].lower(),
        "sphere": row["sphere"].lower(),
        "unique": row["unique"] == "1",
        "traits": names(row["traits"]),
        "keywords": {each if each[-1].isdigit() else f"{each} 1" for each in keywords},
        "victory": number(row["victory"]) or 0,
        "encounter_set": row["encounter_set"],
        "scenario": row["scenario"],
        "stage": number(row["stage"]) or 0,
        "encounter_sets": set(row["encounter_sets"].split("; ")) - {""},
        "quantity": number(row["quantity"] or row["revised_quantity"]),
        "easy_quantity": number(row["easy_quantity"]),
    }


def shipped_facts(card: Card, row: dict[str, str]) -> dict[str, object]:
    facts: dict[str, object] = {name: getattr(card, name) for name in NUMBERS}
    return facts | {
        "title": card.title,
        "title_a": card.title_a,
        "type": kind(card),
        "campaign": (card.campaign or "").removesuffix(" card"),
        "sphere": card.sphere.value if card.sphere else "",
        "unique": card.unique,
        "traits": set(card.traits),
        "keywords": {f"{name.capitalize()} {count}" for name, count in card.keywords.items()},
        "victory": card.victory,
        "encounter_set": card.encounter_set,
        "scenario": card.scenario if card.type is CardType.QUEST else row["scenario"],
        "stage": card.stage,
        "encounter_sets": set(card.encounter_sets),
        "quantity": card.quantity,
        "easy_quantity": card.easy_quantity if row["easy_quantity"] else None,
    }


def key(card: Card) -> str:
    return card.key


def is_right(card: Card) -> bool:
    row = FACTS[card.set_name, card.number]
    return shipped_facts(card, row) == printed_facts(row)


@pytest.mark.parametrize("card", SHIPPED, ids=key)
def test_a_card_has_its_printed_facts(card: Card) -> None:
    assert (card.set_name, card.number) in FACTS
    row = FACTS[card.set_name, card.number]
    assert shipped_facts(card, row) == printed_facts(row)


@pytest.mark.parametrize(
    ("title", "wrong"),
    [
        ("Aragorn", {"threat_cost": 11}),
        ("Aragorn", {"keywords": {}}),
        ("Gandalf", {"unique": False}),
        ("Gandalf", {"sphere": Sphere.LORE}),
        ("Stand and Fight", {"cost": 0}),
        ("Feint", {"quantity": 3}),
        ("Forest Spider", {"traits": frozenset({"Spider"})}),
        ("Forest Spider", {"defense": None}),
        ("Forest Spider", {"encounter_set": "Spiders of Mirkwood"}),
        ("Hummerhorns", {"easy_quantity": 1}),
        ("Hummerhorns", {"keywords": {Keyword.VICTORY: 4}}),
        ("Beorn's Path", {"title_a": "Beorn's Path"}),
        ("Beorn's Path", {"stage": 2}),
    ],
)
def test_a_wrong_fact_would_be_noticed(title: str, wrong: dict[str, Any]) -> None:
    card = CARDS[plain(title)]
    assert is_right(card)
    assert not is_right(replace(card, **wrong))


@pytest.mark.parametrize("card", [each for each in CARDS.values() if is_form(each)], ids=key)
def test_a_form_adds_no_copy_to_its_printed_card(card: Card) -> None:
    printed = CARDS[plain(card.title)]
    assert printed in SHIPPED
    assert (card.encounter_set, card.unique) == (printed.encounter_set, printed.unique)
    assert (card.quantity, card.easy_quantity) == (0, 0)


def test_no_two_shipped_cards_are_the_same_printed_card() -> None:
    shipped = Counter((card.set_name, card.number) for card in SHIPPED)
    assert [place for place, count in shipped.items() if count > 1] == []


def test_a_card_without_a_set_is_in_no_encounter_deck() -> None:
    unset = {card.key for card in CARDS.values() if not card.set_name}
    assert not unset & {each for found in SCENARIOS.values() for each in found.encounter_deck()}


def test_the_list_we_ship_names_every_card_of_the_core_sets() -> None:
    assert [(each.set_name, each.number, each.title, each.type) for each in listed()] == [
        (*place, row["title"], row["type"].lower()) for place, row in FACTS.items()
    ]


def test_the_list_we_ship_and_the_cards_agree() -> None:
    shipped = {(each.set_name, each.number): each for each in catalogue() if each.card}
    for entry in listed():
        place = (entry.set_name, entry.number)
        if place in shipped:
            assert replace(shipped[place], card=None) == entry


def test_what_is_not_shipped_yet_is_listed_as_such() -> None:
    shipped = {(card.set_name, card.number) for card in SHIPPED}
    missing = [row["title"] for place, row in FACTS.items() if place not in shipped]
    assert [each.title for each in catalogue() if each.card is None] == missing


def made_of(found: Scenario, *, easy: bool) -> dict[str, int]:
    return dict(Counter(CARDS[each].title for each in found.encounter_deck(easy=easy)))


def scenario_id(found: Scenario) -> str:
    return found.id


@pytest.mark.parametrize("easy", [False, True], ids=["standard", "easy"])
@pytest.mark.parametrize("found", SCENARIOS.values(), ids=scenario_id)
def test_an_encounter_deck_is_made_of_the_right_cards(found: Scenario, easy: bool) -> None:
    mode = "easy" if easy else "standard"
    wanted = {row["title"]: int(row[mode]) for row in DECKS if row["scenario"] == found.title and int(row[mode])}
    assert made_of(found, easy=easy) == wanted
    assert sum(wanted.values()) == SIZES[found.title][easy]


@pytest.mark.parametrize("found", SCENARIOS.values(), ids=scenario_id)
def test_a_scenario_has_all_of_its_quest_cards(found: Scenario) -> None:
    wanted = [row["title"] for row in FACTS.values() if row["type"] == "Quest" and row["scenario"] == found.title]
    assert sorted(CARDS[each].title for each in found.quest_cards()) == sorted(wanted)


def test_both_tables_know_the_same_encounter_cards() -> None:
    copies: dict[str, tuple[int, int]] = {row["title"]: (int(row["standard"]), int(row["easy"])) for row in DECKS}
    assert copies == {
        row["title"]: (int(row["quantity"]), int(row["easy_quantity"]))
        for row in FACTS.values()
        if row["easy_quantity"]
    }


def test_the_catalogue_knows_how_many_copies_the_revised_set_has() -> None:
    copies = {(each.set_name, each.number): each.revised for each in listed()}
    assert copies == {place: int(row["revised_quantity"]) for place, row in FACTS.items()}


def test_the_tables_count_what_is_in_the_boxes() -> None:
    assert sum(int(row["quantity"] or 0) for row in FACTS.values()) == 226
    assert sum(int(row["revised_quantity"]) for row in FACTS.values()) == 313
    heroes = [row for row in FACTS.values() if row["type"].lower() == CardType.HERO]
    assert len(heroes) == 12


def test_what_the_index_of_abilities_is_asked_for_by_name_has_one_meaning() -> None:
    gained = [f"gains {each}" for each in Keyword]
    words = [*Stat, *Rule, *Kind, *(f"{moment}:{on}" for moment in Moment for on in On), *gained, STAGING_THREAT]
    assert [word for word, count in Counter(map(str, words)).items() if count > 1] == []


def test_the_engine_asks_for_every_rule_that_cards_may_change() -> None:
    asked: set[str] = set()
    for path in Path(cardgame.__file__).parent.rglob("*.py"):
        if "boxes" not in path.parts and path.name != "standing_rules.py":
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            asked |= {
                each.attr for each in tree if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "Rule"
            }
    assert asked == set(Rule.__members__)
