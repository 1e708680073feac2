"""A message about an unknown word says what it may have meant."""

import pytest

from waybread.files import close_names, described, did_you_mean, fold, join_names, quoted, suggestion


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Éowyn", "eowyn"), ("Mendor's Support", "mendors-support"), ("Khazad-dûm ", "khazad-dum"), ("...", "")],
)
def test_a_folded_name_has_no_case_accents_or_marks(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_close_names_come_best_first() -> None:
    assert close_names("Gimly", ["Glóin", "Gimli", "Gandalf"]) == ["Gimli"]
    assert close_names("eowin", ["Éowyn", "Éomer"]) == ["Éowyn"]
    assert close_names("", ["Éowyn"]) == []
    assert len(close_names("rope", ["ropes", "roped", "roper", "ropey"])) == 3


def test_similar_names_are_suggested() -> None:
    assert did_you_mean("rope", ["ripe", "rock"]) == "did you mean ripe?"
    assert did_you_mean("rope", ["ropes", "ripe"]) == "did you mean ropes or ripe?"


def test_without_a_similar_name_all_are_listed() -> None:
    assert did_you_mean("xyz", ["rope", "rock", "rope"]) == "there are rope, rock."
    assert did_you_mean("xyz", ["rope"]) == "there is only rope."
    assert did_you_mean("xyz", []) == "there are none."
    assert did_you_mean("xyz", ["rope", "rock", "lamp"], most=2) == "there are rope, rock and 1 more."


def test_among_very_many_names_no_similar_one_is_searched_for() -> None:
    names = ["ripe", *map(str, range(300))]
    assert did_you_mean("rope", names) == f"there are ripe, {', '.join(map(str, range(11)))} and 289 more."


@pytest.mark.parametrize(
    ("words", "shown"),
    [("Gimli", "'Gimli'"), ("a\nb", "'a\\nb'"), ("x" * 61, f"'{'x' * 60}...'"), (3, "'3'"), ("", "''")],
)
def test_quoted_words_are_short_and_printable(words: object, shown: str) -> None:
    assert quoted(words) == shown


def test_names_are_joined_as_a_sentence_has_them() -> None:
    assert [join_names(each) for each in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == ["", "A", "A and B", "A, B and C"]


@pytest.mark.parametrize(
    ("value", "shown"),
    [("x", "'x'"), (True, "true"), ([1], "a list"), ((), "a list"), ({}, "an object"), (None, "None"), (3.5, "3.5")],
)
def test_a_value_of_the_wrong_kind_is_described(value: object, shown: str) -> None:
    assert described(value) == shown
    assert described({}, "a table") == "a table"


def test_names_that_were_found_to_be_like_a_word_are_suggested() -> None:
    assert suggestion(["ripe", "rock"]) == "did you mean ripe or rock?"
    assert suggestion([]) == "nothing known is like it."
