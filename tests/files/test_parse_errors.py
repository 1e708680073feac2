"""Errors of files have a sentence and a line, and become errors of the caller."""

import pytest

from waybread.files import FileError, check_size, decode_utf8, errors_as, is_encodable, line_of


class OurError(Exception):
    """An error class of a caller."""


def test_bytes_that_are_not_text_are_refused_with_their_line() -> None:
    assert decode_utf8(b"\xef\xbb\xbfone") == "one"
    with pytest.raises(FileError, match=r"^Line 3: this is not UTF-8 text\.$"):
        decode_utf8(b"one\ntwo\n\xff")


def test_an_error_becomes_one_of_the_caller() -> None:
    with pytest.raises(OurError, match=r"^Line 1: this is not UTF-8 text\.$"), errors_as(OurError):
        decode_utf8(b"\xff")


def test_the_line_of_words_is_found() -> None:
    assert [line_of("a\nb\na b", each) for each in ("a", "b", "a b", "c")] == [1, 2, 3, 0]


def test_data_that_is_too_large_is_refused() -> None:
    check_size(b"12", 2)
    with pytest.raises(FileError, match=r"^The file is larger than 1 bytes\.$"):
        check_size(b"12", 1)


def test_half_a_character_cannot_be_encoded() -> None:
    assert is_encodable("Éowyn 🐎")
    assert not is_encodable("\ud800")


def test_an_error_names_its_file_line_and_column() -> None:
    error = FileError("it is wrong.", 2, 3)
    assert str(error) == "Line 2, column 3: it is wrong."
    assert str(error.of("deck.txt")) == "deck.txt, line 2, column 3: it is wrong."
    assert str(FileError("It is wrong.")) == "It is wrong."
