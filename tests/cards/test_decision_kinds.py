"""Every kind of decision is known to everybody who has to know it, and nobody else makes one."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import waybread
from waybread import kernel
from waybread.bots.cardgame.scout import RULES as CARDGAME_RULES
from waybread.bots.journeys.scout import RULES as JOURNEYS_RULES
from waybread.cardgame import decisions as cardgame
from waybread.envs.cardgame.action_table import KINDS as CARDGAME_ROWS
from waybread.envs.journeys.action_table import KINDS as JOURNEYS_ROWS
from waybread.journeys import decisions as journeys
from waybread.table.cardgame.prompts import QUESTIONS as CARDGAME_QUESTIONS
from waybread.table.companion.prompts import QUESTIONS as APP_QUESTIONS
from waybread.table.journeys.prompts import QUESTIONS as JOURNEYS_QUESTIONS

SOURCE = Path(waybread.__file__).parent
ENUMS = (cardgame.DecisionKind, journeys.DecisionKind, journeys.CompanionKind)


def sources(package: str) -> list[str]:
    return [each.read_text(encoding="utf-8") for each in sorted((SOURCE / package).rglob("*.py"))]


@pytest.mark.parametrize("kinds", ENUMS)
def test_every_kind_says_what_its_options_are(kinds: Iterable[kernel.DecisionKind]) -> None:
    assert [each for each in kinds if each.options is None] == []


@pytest.mark.parametrize(("package", "kinds"), [("cardgame", ENUMS[0]), ("journeys", ENUMS[1]), ("journeys", ENUMS[2])])
def test_every_kind_is_asked_for(package: str, kinds: type[kernel.DecisionKind]) -> None:
    asked = set(re.findall(rf"\b{kinds.__name__}\.([A-Z_]+)\b", "\n".join(sources(package))))
    assert asked == {each.name for each in kinds}


def test_only_the_lists_of_the_games_make_kinds() -> None:
    trees = [(each, ast.parse(each.read_text(encoding="utf-8"))) for each in SOURCE.rglob("*.py")]
    makers = [
        file.relative_to(SOURCE).as_posix()
        for file, tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base).endswith("DecisionKind")
    ]
    assert sorted(makers) == ["cardgame/decisions.py", "journeys/decisions.py", "journeys/decisions.py"]


def test_a_kind_is_written_as_its_name() -> None:
    action = cardgame.DecisionKind.ACTION
    assert (action, f"{action}", repr(action)) == ("action", "action", "'action'")


def test_every_kind_of_the_card_game_has_a_prompt_and_a_rule_of_thumb() -> None:
    assert set(CARDGAME_QUESTIONS) == set(CARDGAME_RULES) == set(cardgame.DecisionKind)


def test_the_environment_of_the_card_game_has_a_row_for_each_kind_that_the_core_set_asks() -> None:
    asked = set(re.findall(r"\bDecisionKind\.([A-Z_]+)\b", "\n".join(sources("cardgame/boxes/core"))))
    assert {cardgame.DecisionKind[each] for each in asked} <= set(CARDGAME_ROWS) <= set(cardgame.DecisionKind)


def test_every_kind_of_journeys_has_a_prompt_a_rule_of_thumb_and_a_row_in_the_environment() -> None:
    kinds = set(journeys.DecisionKind)
    assert set(JOURNEYS_QUESTIONS) == set(JOURNEYS_RULES) == set(JOURNEYS_ROWS) == kinds


def test_every_kind_of_the_app_has_a_prompt() -> None:
    pane = journeys.CompanionKind.ATTACK_PANE  # which says what has been entered
    assert set(journeys.CompanionKind) - set(APP_QUESTIONS) == {pane}
