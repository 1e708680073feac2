"""The page about all that a card can use."""

from pathlib import Path

import pytest

from tools.card_api_page import examples, first_line, groups, signature
from waybread.cardgame import card_api as api

BOX = """
from waybread.cardgame import card_api as api

LONG, SHORT = "core:1", "core:2"

async def help_out(game, use):
    await api.heal(game, use.card, 1)

@api.card(LONG, "Aragorn")
class Aragorn:
    @api.response(after=api.On.COMMITTED)
    async def act(game, use):
        pass
        await api.draw(game, use.player)
        await api.draw(game, use.player)

@api.card(SHORT, "Theodred")
class Theodred:
    @api.action()
    async def act(game, use):
        await api.draw(game, use.player)
        await help_out(game, use)

api.scenario("Nowhere")
"""


def test_each_export_belongs_to_one_group() -> None:
    assert sorted(name for names in groups().values() for name in names) == sorted(api.__all__)


def test_each_export_says_what_it_is() -> None:
    assert [name for name in api.__all__ if len(first_line(name)) < 10] == []
    assert [name for name in api.__all__ if first_line(name).startswith(("str(", "int(", "bool("))] == []


def test_a_name_without_a_docstring_is_refused_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api.draw, "__doc__", None)
    with pytest.raises(ValueError, match=r"draw has no docstring.*cardgame.effects.card_draw"):
        first_line("draw")


def test_a_signature_is_written_as_in_code() -> None:
    assert signature("agrees") == "await agrees(player: int, about: int) -> bool"
    assert "per: Per = Per.ROUND" in signature("action")
    assert signature("PASS") == "PASS = -1"
    assert signature("EXHAUST_ME") == "EXHAUST_ME"


def test_a_constant_is_explained_by_the_docstring_below_it() -> None:
    assert first_line("X") == "A printed X, as a cost or as a value."
    assert first_line("PASS").startswith("The option that passes a window")


def test_the_example_is_the_shortest_card_that_uses_a_name(tmp_path: Path) -> None:
    (tmp_path / "spirit.py").write_text(BOX, encoding="utf-8")
    found = examples(tmp_path)
    assert "Theodred" in found["draw"]
    assert "Aragorn" in found["On"]
    assert "Theodred" in found["heal"]
    assert "spirit.py" in found["scenario"]
    assert "ready" not in found
