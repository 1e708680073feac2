"""The tables of rules are whole and in good order."""

import pytest

from waybread.rules import GAMES, rules, search


@pytest.mark.parametrize(("game", "rows", "testable"), [("lcg", 919, 763), ("jme", 899, 772)])
def test_a_table_has_all_of_its_rules(game: str, rows: int, testable: int) -> None:
    table = [rule for rule in rules().values() if rule.id.startswith(f"{game}:")]
    assert len(table) == rows
    assert sum(rule.testable for rule in table) == testable


def test_every_rule_is_a_whole_statement() -> None:
    for rule in rules().values():
        assert rule.entry, rule
        assert rule.kind, rule
        assert rule.summary.endswith((".", "?", ")")), rule
        assert rule.id.partition(":")[0] in GAMES, rule


def test_search_finds_rules_by_all_of_the_words_in_any_case() -> None:
    found = search("SENTINEL defending")
    assert "lcg:defending-player.2" in [rule.id for rule in found]
    assert all("sentinel" in f"{rule}".casefold() for rule in found)
    assert search("sentinel nonsenseword") == []
