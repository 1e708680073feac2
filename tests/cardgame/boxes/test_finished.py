"""No box is left half written: its text, its scenarios and its tests are complete.

A new box fails these tests until it is finished; run them with those of the box:
``pytest tests/cardgame/boxes -k NAME``.
"""

import re
import zlib
from importlib import import_module
from pathlib import Path

import pytest

from tools import cards_coverage
from waybread.cardgame import BOXES, CARDS, SCENARIOS, Scenario, box_text

TESTS = Path(__file__).parent
_CODE = re.compile(r"`|\b(?:api|game|use|Rule|On|Stat)\.\w|\w_\w|\blcg:|^For ")
"""Words of code and ids of rules, which mean nothing to players."""


@pytest.mark.parametrize("name", BOXES)
def test_no_printed_fact_has_changed(name: str) -> None:
    checksum = import_module(f"tests.cardgame.boxes.{name}").CHECKSUM
    found = zlib.crc32(box_text(name, "cards.tsv").encode())
    if found != checksum:
        file = f"tests/cardgame/boxes/{name}/__init__.py"
        pytest.fail(
            f"cards.tsv of {name} has changed; if that is meant, write CHECKSUM = {found} in {file}", pytrace=False
        )


@pytest.mark.parametrize("name", BOXES)
def test_all_text_is_written(name: str) -> None:
    assert [each.title for each in cards_coverage.entries_of(name) if each.card is None] == []


@pytest.mark.parametrize("name", BOXES)
def test_all_text_is_for_players(name: str) -> None:
    texts = [each.text for key, card in CARDS.items() if BOXES[name].has(key) for each in card.abilities]
    assert [each for each in texts if not each or _CODE.search(each)] == []


@pytest.mark.parametrize("name", BOXES)
def test_every_card_has_a_test_named_after_it(name: str) -> None:
    entries = cards_coverage.entries_of(name)
    tested = cards_coverage.tested_cards(entries, TESTS / name)
    assert [cards_coverage.name_of_tests(each) for each in entries if each not in tested] == []


@pytest.mark.parametrize("found", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_says_what_it_is_about_and_has_cards_of_each_of_its_encounter_sets(found: Scenario) -> None:
    assert found.about
    assert set(found.encounter_sets) <= {each.encounter_set for each in CARDS.values()}
