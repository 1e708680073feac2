"""What may be stored, before any database is asked."""

import pytest

from waybread.server.storage import TooMuch
from waybread.server.storage.storage_limits import (
    LONGEST_NAME,
    check_json,
    check_name,
    check_room,
    check_text,
)
from waybread.table import Refused


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "a\0b", "a\x1bb", "\ud800"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(Refused, match=f"1 to {LONGEST_NAME} letters"):
        check_name(name)


def test_a_name_has_single_blanks() -> None:
    assert check_name("  Éowyn \n of   Rohan ") == "Éowyn of Rohan"


@pytest.mark.parametrize("text", ["a\0b", "a\ud800b"])
def test_a_text_that_no_database_takes_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="A save contains invalid characters"):
        check_text("A save", text, 10)


def test_a_text_may_be_so_long_and_no_longer() -> None:
    check_text("A save", "☽" * 10, 10)
    with pytest.raises(TooMuch, match="A save can have 10 characters; this has 11"):
        check_text("A save", "☽" * 11, 10)


@pytest.mark.parametrize("data", [{"n": float("nan")}, {"s": {1, 2}}])
def test_data_that_is_no_json_is_refused(data: object) -> None:
    with pytest.raises(Refused, match="A deck cannot be written as JSON"):
        check_json("A deck", data, 100)


def test_data_that_goes_too_deep_is_refused() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(Refused, match="A deck cannot be written as JSON"):
        check_json("A deck", deep, 1_000_000)


def test_there_is_room_for_so_many_and_no_more() -> None:
    check_room("decks", 1, 2)
    with pytest.raises(TooMuch, match="There is room for 2 decks; one has to go before another can come"):
        check_room("decks", 2, 2)
