"""The page about the next boxes names only what cards can really be written with."""

import re
from pathlib import Path

import pytest

from waybread.cardgame import card_api
from waybread.cardgame.abilities.keywords import KEYWORDS

PAGE = Path("docs/next-boxes.md").read_text(encoding="utf-8")
WORDS = sorted({word for row in PAGE.splitlines() if row.startswith("|") for word in re.findall(r"`([^`]+)`", row)})


@pytest.mark.parametrize("word", WORDS)
def test_what_the_page_names_is_there(word: str) -> None:
    enum, _, member = word.partition(".")
    if member:
        assert member in getattr(card_api, enum).__members__
    elif "=" in word:
        assert word.partition("=")[0] in {"turned_later", "unattached"}
    elif word in {"replaced", "instead"}:
        assert hasattr(card_api.Occurrence, word)
    else:
        assert word in card_api.__all__ or word in KEYWORDS


def test_every_scenario_has_a_row() -> None:
    first = [row.split("|")[1].strip() for row in PAGE.splitlines() if row.startswith("|")]
    assert len([each for each in first if each[:1].isupper()]) >= 6 + 2 + 3 + 6
