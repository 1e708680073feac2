"""Tables that older programs have written, and texts that nobody should have touched."""

import json
from pathlib import Path

import pytest

from tests.table.night_rulebook import started
from tests.table.test_table import BOOKS, play_on, position
from waybread.kernel import SaveError, Streams, saves
from waybread.table import Table, dump_table, load_table, table_saves
from waybread.table.table_saves import FORMAT

OLD = Path(__file__).parents[1] / "data" / "table_format_1.json"
"""Written by Waybread 0.1.0, when tables had format 1: a game of fourteen answers, one more was taken back."""


def old_table() -> Table:
    return load_table(OLD.read_text(encoding="utf-8"), BOOKS)


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
    text = dump_table(old_table())
    assert json.loads(text)["format"] == FORMAT
    assert position(load_table(text, BOOKS)) == position(old_table())


def test_what_was_taken_back_is_counted_and_kept() -> None:
    table = started()
    play_on(table, Streams(1), 3)
    table.leave("b", 1)  # whoever is alone asks nobody
    table.undo("a", 1)
    assert table.history.undone == 2
    assert load_table(dump_table(table), BOOKS).history.undone == 2


def inside_an_effect() -> Table:
    """A table whose game asks something in the middle of an effect."""
    table, chance = started(), Streams(1)
    while table.game is None or saves.read(table.game.save()).snapshot.after == len(table.answers):
        play_on(table, chance, 1)
    return table


def test_a_table_whose_last_answers_are_no_longer_possible_stands_before_them_and_goes_on() -> None:
    table = inside_an_effect()
    assert table.game is not None
    save = saves.read(table.game.save())
    kept = save.snapshot.after
    save.engine, save.answers[-1] = "0.0.1", 77
    data = json.loads(dump_table(table))
    data["save"] = saves.write(save)
    del data["check"]
    resumed = load_table(json.dumps({**data, "check": table_saves._check(data)}), BOOKS)
    assert resumed.game is not None
    assert resumed.game.answers == table.game.answers[:kept]
    assert (resumed.answers, resumed.log) == (table.answers[:kept], table.log[: table.answers[kept].lines])
    assert (resumed.number, resumed.moment) == (table.number, table.moment + 1)
    for answer, option in zip(table.answers[kept:], table.game.answers[kept:], strict=True):
        resumed.choose(resumed.chairs[answer.seat].holder, answer.seat, option, resumed.moment)
    assert (resumed.game.digest(), resumed.log) == (table.game.digest(), table.log)


@pytest.mark.parametrize(("part", "other"), [('"moment":17', '"moment":18'), ('"Ann"', '"Eve"'), ("false", "true")])
def test_an_altered_table_is_refused_in_one_sentence(part: str, other: str) -> None:
    with pytest.raises(SaveError, match=r"^This table was altered or damaged after it was written\."):
        load_table(dump_table(old_table()).replace(part, other, 1), BOOKS)


def test_a_table_of_a_newer_format_is_refused_in_one_sentence() -> None:
    text = json.dumps({**json.loads(dump_table(old_table())), "format": FORMAT + 1})
    with pytest.raises(SaveError, match=f"^This table has format {FORMAT + 1} and this program reads up to"):
        load_table(text, BOOKS)
