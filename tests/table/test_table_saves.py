"""Tables that older programs have written, and texts that nobody should have touched."""

import json
from pathlib import Path

import pytest

from tests.table.night_rulebook import started
from tests.table.test_table import BOOKS, play_on, position
from waybread.kernel import SaveError, Streams
from waybread.table import Table, packed, unpacked
from waybread.table.table_saves import FORMAT

OLD = Path(__file__).parents[1] / "data" / "table_format_1.json"
"""Written by Waybread 0.1.0, when tables had format 1: a game of fourteen answers, one more was taken back."""


def old_table() -> Table:
    return unpacked(OLD.read_text(encoding="utf-8"), BOOKS)


def test_a_table_of_format_1_is_at_the_same_decision() -> None:
    assert json.loads(OLD.read_text(encoding="utf-8"))["format"] == 1
    table = old_table()
    assert table.game is not None
    assert table.game.digest() == "e707305f7e8f861e6e4e7b211bf4ef46"
    assert (table.number, table.moment, len(table.answers), table.names) == (22, 17, 14, ("Ann", "Bob"))
    assert table.chairs[0].policy.stops == ("dusk",)


def test_a_table_of_format_1_goes_on_and_goes_back() -> None:
    table = old_table()
    play_on(table, Streams(7), 3)
    assert len(table.answers) > 14
    table.leave("b", 1)  # whoever is alone asks nobody
    table.undo("a", 0)
    new = started()
    assert table.game is not None
    assert new.game is not None
    assert table.game.digest() == new.game.digest()


def test_a_table_of_format_1_is_written_in_the_format_of_today() -> None:
    text = packed(old_table())
    assert json.loads(text)["format"] == FORMAT
    assert position(unpacked(text, BOOKS)) == position(old_table())


def test_what_was_taken_back_is_counted_and_kept() -> None:
    table = started()
    play_on(table, Streams(1), 3)
    table.leave("b", 1)  # whoever is alone asks nobody
    table.undo("a", 1)
    assert table.history.undone == 2
    assert unpacked(packed(table), BOOKS).history.undone == 2


@pytest.mark.parametrize(("part", "other"), [('"moment":17', '"moment":18'), ('"Ann"', '"Eve"'), ("false", "true")])
def test_an_altered_table_is_refused_in_one_sentence(part: str, other: str) -> None:
    with pytest.raises(SaveError, match=r"^This table was altered or damaged after it was written\."):
        unpacked(packed(old_table()).replace(part, other, 1), BOOKS)


def test_a_table_of_a_newer_format_is_refused_in_one_sentence() -> None:
    text = json.dumps({**json.loads(packed(old_table())), "format": FORMAT + 1})
    with pytest.raises(SaveError, match=f"^This table has format {FORMAT + 1} and this program reads up to"):
        unpacked(text, BOOKS)
