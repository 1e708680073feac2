"""The messages of Journeys and of table mode: none is missing or left over, and each is given what it asks for."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import waybread
from waybread.texts import english

SOURCES = ("table/journeys", "table/companion", "journeys/companion", "table/phrases.py")
OURS = ("journeys.", "companion.", "list.", "table.")
VERBS = {"table/journeys": "journeys.choice.", "table/companion": "companion.choice."}
GIVEN = {"_about": {"who"}, "joined": {"first", "next"}, "_averting": set[str]()}
"""What functions give to the message that they get."""
ASKED = {"hero", "group"}
"""What every question of table mode gives."""


class Use(NamedTuple):
    """A message, and the names of the arguments that code gives it."""

    message: str
    args: frozenset[str]


def files(source: str) -> list[Path]:
    place = Path(waybread.__file__).parent / source
    return [place] if place.suffix else sorted(place.glob("*.py"))


def ids(node: ast.AST) -> list[str]:
    """The messages that an expression may be."""
    if isinstance(node, ast.IfExp):
        return [*ids(node.body), *ids(node.orelse)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(OURS):
        return [node.value]
    return []


def uses_in(tree: ast.AST) -> Iterator[Use]:
    """``say(ID, name=...)``, ``joined(ID, ...)``, ``(ID, NAME, ...)``, and questions by their kinds."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            function = ast.unparse(node.func)
            names = GIVEN.get(function, {each.arg for each in node.keywords if each.arg})
            yield from (Use(each, frozenset(names)) for each in ids(node.args[0]))
        elif isinstance(node, ast.Tuple) and node.elts:
            names = {str(each.value) for each in node.elts[1:] if isinstance(each, ast.Constant)}
            yield from (Use(each, frozenset(names)) for each in ids(node.elts[0]))
        elif isinstance(node, ast.Dict):
            yield from (Use(each, frozenset(ASKED)) for value in node.values for each in ids(value))


def named_verbs(tree: ast.AST) -> set[str]:
    """Every string that may be a verb."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def uses() -> frozenset[Use]:
    found: set[Use] = set()
    for source in SOURCES:
        for tree in (ast.parse(each.read_text(encoding="utf-8")) for each in files(source)):
            found |= set(uses_in(tree))
            if prefix := VERBS.get(source):
                verbs = {f"{prefix}{each}" for each in named_verbs(tree)}
                found |= {Use(each, frozenset({"subject"})) for each in verbs & set(english().messages)}
    found.add(Use("choice.number", frozenset({"number"})))
    return frozenset(found)


def messages() -> set[str]:
    return {each for each in english().messages if each.startswith(OURS)}


def test_every_message_is_used() -> None:
    assert messages() - {each.message for each in uses()} == set()


def test_every_message_that_is_used_is_in_the_catalogue() -> None:
    assert {each.message for each in uses()} - set(english().messages) == set()


@pytest.mark.parametrize("used", sorted(uses(), key=str), ids=lambda used: used.message)
def test_a_message_is_given_what_it_asks_for(used: Use) -> None:
    assert set(english().messages[used.message].arguments()) <= used.args
