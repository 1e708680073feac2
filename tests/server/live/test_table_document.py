"""Differences between documents."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.server.json_patches import patched
from waybread.server.live.table_document import difference

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_the_old_with_the_difference_is_the_new(old: Any, new: Any) -> None:
    made = patched(old, difference(old, new))
    assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)


@given(VALUES)
def test_what_has_not_changed_makes_no_difference(data: Any) -> None:
    assert difference(data, data) == []


def test_a_difference_is_no_larger_than_it_has_to_be() -> None:
    old = {"threat": 3, "staging": [{"id": 1, "damage": 0}, {"id": 2}], "gone": 1}
    new = {"threat": 3, "staging": [{"id": 1, "damage": 2}, {"id": 2}], "came": [1]}
    assert difference(old, new) == [[["gone"]], [["staging", 0, "damage"], 2], [["came"], [1]]]


def test_true_and_one_are_different() -> None:
    assert difference({"a": 1}, {"a": True}) == [[["a"], True]]


@given(VALUES, VALUES)
def test_what_was_given_is_not_changed(old: Any, new: Any) -> None:
    before = repr(old)
    patched(old, difference(old, new))
    assert repr(old) == before
