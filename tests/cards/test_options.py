"""The option codec: saves hold its integers, so they are pinned here."""

import ast
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path

import pytest

import waybread
from waybread.cards import (
    CARD_ITSELF,
    ability_card,
    ability_option,
    ability_options,
    ability_slot,
    act_option,
    act_options,
    act_reader,
    read_ability,
)

SOURCE = Path(waybread.__file__).parent


class Deed(IntEnum):
    USE = 0
    WALK = 3


def test_the_integers_of_abilities_are_those_that_saves_hold() -> None:
    assert [ability_option(0, 0), ability_option(5, 2), ability_option(130, CARD_ITSELF)] == [0, 42, 1047]
    assert ability_options([(5, 2), (130, CARD_ITSELF)]) == [42, 1047]


def test_the_integers_of_acts_are_those_that_saves_hold() -> None:
    assert [act_option(Deed.WALK), act_option(Deed.WALK, 205)] == [196608, 196813]
    assert act_options(Deed.WALK, [0, 205]) == [196608, 196813]


@pytest.mark.parametrize("card", [0, 1, 77, 4095])
@pytest.mark.parametrize("slot", range(8))
def test_an_ability_is_read_as_it_was_written(card: int, slot: int) -> None:
    option = ability_option(card, slot)
    assert read_ability(option) == (ability_card(option), ability_slot(option)) == (card, slot)


def test_an_act_is_read_as_it_was_written() -> None:
    read = act_reader(Deed)
    assert read(act_option(Deed.WALK, 205)) == (Deed.WALK, 205)
    assert read(ability_option(77, 6)) == (Deed.USE, ability_option(77, 6))


def test_what_is_no_act_of_the_game_is_not_read() -> None:
    with pytest.raises(KeyError):
        act_reader(Deed)(act_option(Deed.WALK) * 2)


# Nobody else computes


def arithmetic(tree: ast.AST) -> Iterator[int]:
    """The lines on which something is divided, multiplied or shifted as the codec does it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult | ast.FloorDiv | ast.Mod | ast.LShift):
            if isinstance(node.right, ast.Constant) and node.right.value in (8, 16):
                yield node.lineno
        elif isinstance(node, ast.Name | ast.alias):
            if (node.id if isinstance(node, ast.Name) else node.name) in ("SLOTS", "PLAY_SLOT"):
                yield node.lineno


def test_nobody_but_the_codec_computes_options() -> None:
    folders = [SOURCE / each for each in ("cardgame", "journeys", "bots", "envs", "table")]
    files = [each for folder in folders for each in sorted(folder.rglob("*.py"))]
    found = {
        str(each.relative_to(SOURCE)): list(arithmetic(ast.parse(each.read_text(encoding="utf-8")))) for each in files
    }
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("text", ["card * 8 + slot", "option // SLOTS", "option % 8", "act << 16 | number"])
def test_arithmetic_is_found(text: str) -> None:
    assert list(arithmetic(ast.parse(text)))
