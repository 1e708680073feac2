"""JSON from strangers is parsed strictly, and a fault is one sentence with its line."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from waybread.files import FileError, format_json, is_deeper, parse_json, parse_object


def test_values_are_parsed() -> None:
    assert parse_json('{"a": [1, 2.5, null, true, "x"]}') == {"a": [1, 2.5, None, True, "x"]}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1, column 1: this is not valid JSON: expecting value."),
        ('{\n "a": 1\n "b": 2}', "Line 3, column 2: this is not valid JSON: expecting ',' delimiter."),
        ('{"a": {"b": 1, "b": 2}}', "The key 'b' appears twice in one object."),
        ('{"a": NaN}', "NaN is not a number in JSON."),
        ('{"a": -Infinity}', "-Infinity is not a number in JSON."),
        ('{"a": ' + "9" * 5000 + "}", "There is a number in it that is too large."),
        ("[" * 100_000, "Objects and lists are nested deeper than 100 levels."),
        ("[" * 101 + "]" * 101, "Objects and lists are nested deeper than 100 levels."),
        ("[]", "This should be one JSON object, which begins with { and ends with }."),
    ],
)
def test_a_fault_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(FileError) as refused:
        parse_object(text)
    assert str(refused.value) == sentence


def test_an_error_knows_its_line_and_column() -> None:
    with pytest.raises(FileError) as refused:
        parse_json("{\n1: 2}")
    assert (refused.value.line, refused.value.column) == (2, 1)
    assert refused.value.reason == "this is not valid JSON: expecting property name enclosed in double quotes."


def test_the_deepest_allowed_nesting_is_parsed() -> None:
    assert is_deeper(parse_json("[" * 100 + "]" * 100), 99)
    assert not is_deeper(parse_json('{"a": [{}]}'), 3)
    assert is_deeper(parse_json('{"a": [{}]}'), 2)
    assert not is_deeper(3, 0)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=8),
    max_leaves=40,
)


@UNHURRIED
@given(data=st.dictionaries(st.text(max_size=8), values, max_size=8))
def test_formatted_json_is_parsed_again(data: dict[str, object]) -> None:
    text = format_json(data)
    assert json.loads(text) == data
    assert parse_object(text) == data


def test_short_parts_stay_on_one_line() -> None:
    data = {"name": "Bilbo", "list": [{"a": n, "b": "x" * 20} for n in range(4)], "none": []}
    assert format_json(data).splitlines() == [
        "{",
        '  "name": "Bilbo",',
        '  "list": [',
        '    {"a": 0, "b": "xxxxxxxxxxxxxxxxxxxx"},',
        '    {"a": 1, "b": "xxxxxxxxxxxxxxxxxxxx"},',
        '    {"a": 2, "b": "xxxxxxxxxxxxxxxxxxxx"},',
        '    {"a": 3, "b": "xxxxxxxxxxxxxxxxxxxx"}',
        "  ],",
        '  "none": []',
        "}",
    ]
