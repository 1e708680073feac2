"""The messages of the card game: none is missing, none is left over, and each is given just what it asks for."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

import waybread.table.cardgame
from waybread.cardgame import SCENARIO_EVENTS, On
from waybread.table.cardgame.labels import CARDS, NUMBERS, PASSES
from waybread.table.cardgame.prompts import HAPPENED
from waybread.texts import english, read_messages

FOLDER = Path(waybread.table.cardgame.__file__).parent
GAME = "cardgame."
VERB = "cardgame.choice."


class Use(NamedTuple):
    """A message, and the names of the arguments that code gives it; None where they are given elsewhere."""

    message: str
    args: frozenset[str] | None


def use(message: str, *args: str) -> Use:
    return Use(message, frozenset(args))


def constants(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def calls(tree: ast.AST) -> Iterator[Use]:
    """What is said in a module: ``say(ID, name=...)``, ``_line(ID, NAME, ...)``, ``Named(VERB, SUBJECT)``."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first, *others = node.args
        names = [each.arg for each in node.keywords if each.arg] + [each for one in others for each in constants(one)]
        if isinstance(first, ast.Constant) and str(first.value).startswith(GAME):
            yield use(str(first.value), *names)
        elif ast.unparse(node.func) == "Named":
            for verb in constants(first):
                yield use(f"{VERB}{verb}", *(["subject"] if others else []))


@cache
def uses() -> frozenset[Use]:
    trees = [ast.parse(each.read_text(encoding="utf-8")) for each in sorted(FOLDER.glob("*.py"))]
    said = {each for tree in trees for each in calls(tree)}
    said |= {use(f"{VERB}{verb}") for verb in (*PASSES.values(), *NUMBERS.values()) if isinstance(verb, str)}
    said |= {use(f"{VERB}{verb}", "subject") for verb, _ in CARDS.values()}
    said |= {
        use(one, *(["card"] if on is not On.SHADOW_DEALT else [])) for (on, _), (one, _) in HAPPENED.items() if one
    }
    said |= {use(several) for _, several in HAPPENED.values() if several}
    said |= {use(each.message, "card") for each in SCENARIO_EVENTS.values()}
    known = {each.message for each in said}
    named = {each for tree in trees for each in constants(tree) if each.startswith(GAME)}
    return frozenset(said | {Use(each, None) for each in named - known})


def messages() -> set[str]:
    return {each for each in english().messages if each.startswith(GAME)}


def test_every_message_is_used() -> None:
    assert messages() - {each.message for each in uses()} == set()


def test_every_message_that_is_used_is_in_the_catalogue() -> None:
    assert {each.message for each in uses()} - messages() == set()


@pytest.mark.parametrize("used", sorted(uses(), key=str), ids=lambda used: used.message)
def test_a_message_is_given_just_what_it_asks_for(used: Use) -> None:
    assert used.args is not None, "nothing says what it is given"
    assert used.args == set(english().messages[used.message].arguments())


def test_the_lines_of_a_scenario_are_messages_of_a_box() -> None:
    boxes = [each / "texts" / "en.json" for each in files("waybread.cardgame.boxes").iterdir()]
    found = {id_ for file in boxes if file.is_file() for id_ in read_messages(str(file), file.read_text("utf-8"))}
    assert found == {each.message for each in SCENARIO_EVENTS.values()}
