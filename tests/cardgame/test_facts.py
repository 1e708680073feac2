"""The tables of the boxes, and what is read from them."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import waybread
from tests.cardgame.board import printed
from waybread import cardgame
from waybread.cardgame import BOXES, CARDS, SCENARIOS
from waybread.cardgame.abilities.ability import Moment
from waybread.cardgame.abilities.lasting_effects import STAGING_THREAT
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import Card, CardType, Keyword, Kind, Sphere, Stat
from waybread.cardgame.library import PRINTED, plain
from waybread.cardgame.scenarios import Scenario

SIZES = {
    "Passage Through Mirkwood": (36, 27),
    "Journey Along the Anduin": (47, 32),
    "Escape from Dol Guldur": (41, 30),
}


def test_every_box_has_sets_of_its_own() -> None:
    sets = Counter(each for box in BOXES.values() for each in box.sets)
    assert [each for each, count in sets.items() if count > 1] == []
    assert {key.partition(":")[0] for key in PRINTED} == set(sets)


def test_facts_are_read_from_the_table() -> None:
    aragorn, hummerhorns = printed("core:1"), printed("core:75")
    assert (aragorn.title, aragorn.type, aragorn.sphere, aragorn.set_name) == (
        "Aragorn", CardType.HERO, Sphere.LEADERSHIP, "Core Set",
    )  # fmt: skip
    assert (aragorn.unique, aragorn.threat_cost, aragorn.willpower, aragorn.cost) == (True, 12, 2, None)
    assert aragorn.traits == {"Dúnedain", "Noble", "Ranger"}
    assert dict(hummerhorns.keywords) == {Keyword.VICTORY: 5}
    assert (hummerhorns.quantity, hummerhorns.easy_quantity, hummerhorns.victory) == (1, 0, 5)


def key(card: Card) -> str:
    return card.key


@pytest.mark.parametrize("card", [each for each in CARDS.values() if "/" in each.key and each.set_name], ids=key)
def test_a_form_adds_no_copy_to_its_printed_card(card: Card) -> None:
    whole = PRINTED[card.key.partition("/")[0]]
    assert (card.set_name, card.number, card.encounter_set) == (whole.set_name, whole.number, whole.encounter_set)
    assert (card.quantity, card.easy_quantity) == (0, 0)


def test_a_card_without_a_set_is_in_no_encounter_deck() -> None:
    unset = {card.key for card in CARDS.values() if not card.set_name}
    assert not unset & {each for found in SCENARIOS.values() for each in found.encounter_deck()}


def scenario_id(found: Scenario) -> str:
    return found.id


@pytest.mark.parametrize("found", [each for each in SCENARIOS.values() if each.title in SIZES], ids=scenario_id)
def test_an_encounter_deck_is_made_of_its_sets(found: Scenario) -> None:
    assert (len(found.encounter_deck()), len(found.encounter_deck(easy=True))) == SIZES[found.title]
    assert {CARDS[each].encounter_set for each in found.encounter_deck()} == set(found.encounter_sets)


@pytest.mark.parametrize("found", SCENARIOS.values(), ids=scenario_id)
def test_a_scenario_has_all_of_its_quest_cards(found: Scenario) -> None:
    wanted = [each.key for each in PRINTED.values() if each.type is CardType.QUEST and each.scenario == found.title]
    assert list(found.quest_cards()) == wanted != []


def test_the_table_counts_what_is_in_the_boxes() -> None:
    core = [each for each in PRINTED.values() if each.key.startswith("core:")]
    revised = [each for each in PRINTED.values() if each.key.startswith("revised:")]
    assert sum(each.quantity for each in core) == 226
    assert sum(each.reprints for each in core) + sum(each.quantity for each in revised) == 313
    assert sum(each.type is CardType.HERO for each in core) == 12


def test_what_the_index_of_abilities_is_asked_for_by_name_has_one_meaning() -> None:
    gained = [f"gains {each}" for each in Keyword]
    words = [*Stat, *Rule, *Kind, *(f"{moment}:{on}" for moment in Moment for on in On), *gained, STAGING_THREAT]
    assert [word for word, count in Counter(map(str, words)).items() if count > 1] == []


SHARED = [
    each
    for each in Path(waybread.__file__).parent.rglob("*.py")
    if not {"boxes", "journeys"} & {*each.parts} or each.parts[-3:-1] == ("cli", "boxes")
]
"""All code but that of single boxes."""


PINNED = {
    "envs/__init__.py",
    "envs/cardgame/environments.py",
    "envs/cardgame/observations.py",
    "envs/cardgame/action_table.py",
}
"""Environments are pinned to the core set, with frozen pools: they name its scenarios and one of its cards."""
TITLES = {each.title for each in PRINTED.values()} | {each.title for each in SCENARIOS.values()}
SETS = "|".join(each for box in BOXES.values() for each in box.sets)
IDS = re.compile(rf"\b(?:(?:{SETS}):\d+|{'|'.join(SCENARIOS)})\b")
CORE = {each.title for key, each in PRINTED.items() if BOXES["core"].has(key)}
IDENTIFIERS = re.compile(rf"_(?:{'|'.join(plain(each).replace('-', '_') for each in CORE)})_")
"""Titles of the core set as names in code; those of later boxes may be words that code uses, too."""


def named_in(source: str) -> list[str]:
    """Boxes, cards and scenarios that code names, other than in docstrings."""
    found: list[str] = []
    nodes = list(ast.walk(ast.parse(source)))
    docstrings = {id(each.value) for each in nodes if isinstance(each, ast.Expr)}
    for each in nodes:
        match each:
            case ast.ImportFrom(module=str(module)) if module.startswith("waybread.cardgame.boxes."):
                found.append(module)
            case ast.Constant(value=str(text)) if id(each) not in docstrings and (text in TITLES or IDS.search(text)):
                found.append(text)
            case (
                ast.Name(id=str(name))
                | ast.Attribute(attr=str(name))
                | ast.arg(arg=str(name))
                | ast.keyword(arg=str(name))
                | ast.FunctionDef(name=str(name))
                | ast.ClassDef(name=str(name))
            ) if IDENTIFIERS.search(f"_{name.lower()}_"):
                found.append(name)
    return found


def test_shared_code_names_no_box_no_card_and_no_scenario() -> None:
    """What the program knows of single cards and scenarios is in their boxes, by id."""
    root = Path(waybread.__file__).parent
    found = {str(path.relative_to(root)): named_in(path.read_text(encoding="utf-8")) for path in SHARED}
    assert {path: names for path, names in found.items() if names and path not in PINNED} == {}
    assert {path for path in PINNED if not found[path]} == set()


@pytest.mark.parametrize(
    "planted",
    [
        "from waybread.cardgame.boxes.core import lore",
        "weights = {'escape-from-dol-guldur': 2.0}",
        "if scenario == 'journey-along-the-anduin': pass",
        "best = 'core:12'",
        "worst = f'{first} revised:12/attached'",
        "wanted = 'Gandalf'",
        "def _sneak_attack(asked): return 1.0",
        "price = weights.aragorn_wanted",
        "Weights(eleanor=12.0)",
    ],
)
def test_a_planted_name_is_found(planted: str) -> None:
    assert len(named_in(planted)) == 1


def test_the_engine_asks_for_every_rule_that_cards_may_change() -> None:
    asked: set[str] = set()
    for path in Path(cardgame.__file__).parent.rglob("*.py"):
        if "boxes" not in path.parts and path.name != "standing_rules.py":
            tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            asked |= {
                each.attr for each in tree if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "Rule"
            }
    assert asked == set(Rule.__members__)
