import json
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from waybread.kernel import DERIVED, SPARSE, Cloned, RecordError, decode, digest, encode


class Sphere(Enum):
    LORE = 1
    SPIRIT = 2


class Phase(IntEnum):
    QUEST = 3
    COMBAT = 4


class Zone(StrEnum):
    HAND = "hand"
    PLAY = "in play"


@dataclass(slots=True)
class Card:
    title: str
    sphere: Sphere
    tokens: dict[int, int] = field(default_factory=dict)
    zone: Zone | None = None
    attached: list["Card"] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    cards: list[Card]
    threat: tuple[int, str]
    marks: tuple[int, ...]
    by_phase: dict[Phase, list[int]]
    by_zone: dict[Zone, Card | None]
    over: bool = False


@dataclass(slots=True, frozen=True)
class Frozen:
    score: dict[str, int]


@dataclass(slots=True)
class BySphere:
    cards: dict[Sphere, int]


@dataclass(slots=True)
class Cached:
    willpower: int
    total: int | None = field(default=None, metadata=DERIVED)


@dataclass(slots=True)
class Torn:
    """No field of this type can be read: it could be either."""

    value: int | str


cards = st.recursive(
    st.builds(
        Card,
        st.text(),
        st.sampled_from(Sphere),
        st.dictionaries(st.integers(), st.integers(), max_size=3),
        st.none() | st.sampled_from(Zone),
    ),
    lambda inner: st.builds(Card, st.text(), st.sampled_from(Sphere), attached=st.lists(inner, max_size=2)),
    max_leaves=4,
)
tables = st.builds(
    Table,
    st.lists(cards, max_size=2),
    st.tuples(st.integers(), st.text()),
    st.lists(st.integers(), max_size=3).map(tuple),
    st.dictionaries(st.sampled_from(Phase), st.lists(st.integers(), max_size=3)),
    st.dictionaries(st.sampled_from(Zone), st.none() | cards),
    st.booleans(),
)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 2) | st.sampled_from(["", "0", "1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "b"]), inner, max_size=2),
    max_leaves=5,
)

LANTERN = Card("Lantern", Sphere.LORE)


# There and back ---------------------------------------------------------------------


@UNHURRIED
@given(tables)
def test_a_record_comes_back_from_json_as_it_was(table: Table) -> None:
    assert decode(Table, json.loads(json.dumps(encode(table)))) == table


@UNHURRIED
@given(tables)
def test_what_comes_back_has_its_own_types(table: Table) -> None:
    found = decode(Table, encode(table))
    assert type(found.marks) is tuple
    assert all(type(each) is Phase for each in found.by_phase)
    assert all(type(each) is Zone for each in found.by_zone)


@UNHURRIED
@given(tables)
def test_plain_data_shares_nothing_with_the_record(table: Table) -> None:
    before = encode(table)
    data = encode(table)
    data["cards"].append("stray")
    data["by_phase"]["stray"] = []
    assert encode(table) == before


def test_a_record_is_written_with_the_names_of_its_fields() -> None:
    assert encode(Card("Lantern", Sphere.LORE, {2: 1}, Zone.PLAY, [LANTERN])) == {
        "title": "Lantern",
        "sphere": 1,
        "tokens": {"2": 1},
        "zone": "in play",
        "attached": [
            {"title": "Lantern", "sphere": 1, "tokens": {}, "zone": None, "attached": []},
        ],
    }


def test_a_frozen_record_comes_back() -> None:
    assert decode(Frozen, encode(Frozen({"tolls": 7}))) == Frozen({"tolls": 7})


def test_a_table_by_a_plain_enum_of_numbers_comes_back() -> None:
    assert decode(BySphere, encode(BySphere({Sphere.SPIRIT: 5}))) == BySphere({Sphere.SPIRIT: 5})


def test_a_dictionary_keeps_its_order() -> None:
    found = decode(Frozen, encode(Frozen({"b": 1, "a": 2})))
    assert list(found.score) == ["b", "a"]


# Derived fields ---------------------------------------------------------------------


def test_a_derived_field_is_not_written() -> None:
    assert encode(Cached(2, total=7)) == {"willpower": 2}


def test_a_derived_field_comes_back_with_its_default() -> None:
    assert decode(Cached, encode(Cached(2, total=7))) == Cached(2)


def test_a_derived_field_in_the_data_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^Cached has no total$"):
        decode(Cached, {"willpower": 2, "total": 7})


def test_a_derived_field_does_not_change_the_digest() -> None:
    assert digest(Cached(2, total=7)) == digest(Cached(2))


# What a record may not hold ---------------------------------------------------------


@pytest.mark.parametrize("value", [1.5, b"raw", {1, 2}, object(), print, int, 1j])
def test_what_a_record_may_not_hold_is_refused_by_name(value: Any) -> None:
    with pytest.raises(RecordError, match=f"^a record may not hold a {type(value).__name__}: "):
        encode([value])


@pytest.mark.parametrize("key", [1.5, None, True, (1, 2)])
def test_a_key_that_is_no_number_or_text_is_refused(key: Any) -> None:
    with pytest.raises(RecordError, match=r"^a record's dictionary may not have the key "):
        encode({key: 1})


def test_a_field_of_two_types_cannot_be_read() -> None:
    with pytest.raises(TypeError, match=r"one type or None, not int \| str"):
        decode(Torn, {"value": 1})


# Data that does not fit -------------------------------------------------------------


def table_data(**changed: Any) -> Any:
    """The plain data of a table with one lantern on it, with some parts changed."""
    table = Table([LANTERN], (25, "high"), (1, 2), {Phase.QUEST: [1]}, {Zone.HAND: None})
    return encode(table) | changed


def card_data(**changed: Any) -> Any:
    return encode(LANTERN) | changed


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ([], "Table should be a Table, not []"),
        (None, "Table should be a Table, not null"),
        (table_data(cards={}), "Table.cards should be a list, not {}"),
        (table_data(cards=[1]), "Table.cards[0] should be a Card, not 1"),
        (
            table_data(cards=[card_data(), card_data(title=7)]),
            "Table.cards[1].title should be a text, not 7",
        ),
        (
            table_data(cards=[card_data(sphere=9)]),
            "Table.cards[0].sphere should be one of 1, 2, not 9",
        ),
        (
            table_data(cards=[card_data(zone="moon")]),
            'Table.cards[0].zone should be one of hand, in play, not "moon"',
        ),
        (
            table_data(cards=[card_data(tokens={"x": 1})]),
            'Table.cards[0].tokens should be a table with whole numbers as keys, not "x"',
        ),
        (
            table_data(cards=[card_data(tokens={"2": "x"})]),
            'Table.cards[0].tokens.2 should be a whole number, not "x"',
        ),
        (
            table_data(cards=[card_data(attached=[card_data(), {}])]),
            "Table.cards[0].attached[1] lacks title",
        ),
        (table_data(threat=[25]), "Table.threat should be a list of 2, not [25]"),
        (table_data(threat=25), "Table.threat should be a list of 2, not 25"),
        (table_data(threat=["high", 25]), 'Table.threat[0] should be a whole number, not "high"'),
        (table_data(marks=7), "Table.marks should be a list, not 7"),
        (table_data(marks=[1, None]), "Table.marks[1] should be a whole number, not null"),
        (table_data(by_phase=[]), "Table.by_phase should be a table, not []"),
        (table_data(by_phase={"9": []}), "Table.by_phase.9 should be one of 3, 4, not 9"),
        (
            table_data(by_phase={"3": [1.0]}),
            "Table.by_phase.3[0] should be a whole number, not 1.0",
        ),
        (
            table_data(by_zone={"moon": None}),
            'Table.by_zone.moon should be one of hand, in play, not "moon"',
        ),
        (table_data(over=0), "Table.over should be true or false, not 0"),
        (
            table_data(over="a very long text that nobody would like to read in full"),
            'Table.over should be true or false, not "a very long text that nobody would l...',
        ),
    ],
)
def test_data_that_does_not_fit_is_refused_with_its_place(data: Any, sentence: str) -> None:
    with pytest.raises(RecordError) as refused:
        decode(Table, data)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("data", [True, False])
def test_true_and_false_are_no_whole_numbers(data: bool) -> None:
    with pytest.raises(RecordError, match=r"Table\.marks\[0\] should be a whole number"):
        decode(Table, table_data(marks=[data]))


@pytest.mark.parametrize("data", [True, 1.0])
def test_what_merely_equals_the_value_of_an_enum_is_refused(data: Any) -> None:
    with pytest.raises(RecordError, match=r"Card\.sphere should be one of 1, 2"):
        decode(Card, card_data(sphere=data))


@pytest.mark.parametrize("data", [[], {}, None])
def test_an_enum_refuses_lists_and_tables_and_nothing(data: Any) -> None:
    with pytest.raises(RecordError, match=r"Card\.sphere should be one of 1, 2"):
        decode(Card, card_data(sphere=data))


def test_a_missing_field_with_a_default_is_filled() -> None:
    assert decode(Card, {"title": "Lantern", "sphere": 1}) == LANTERN


def test_filled_fields_are_not_shared() -> None:
    one, other = (decode(Card, {"title": "Lantern", "sphere": 1}) for _ in range(2))
    one.tokens[1] = 1
    assert other.tokens == {}


def test_a_missing_field_without_a_default_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^Card lacks sphere$"):
        decode(Card, {"title": "Lantern"})


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^Card has no colour$"):
        decode(Card, card_data(colour="red"))


# Digests ----------------------------------------------------------------------------


def test_a_digest_is_what_it_always_was() -> None:
    table = Table([LANTERN], (25, "höch"), (1, 2), {Phase.QUEST: [1]}, {Zone.HAND: None}, over=True)
    assert digest(table, None) == "c5091c9688497d7fa8f53ca0ba3c7e2d"


@UNHURRIED
@given(tables)
def test_equal_records_have_equal_digests(table: Table) -> None:
    assert digest(decode(Table, encode(table))) == digest(table)


@UNHURRIED
@given(plain, plain)
def test_digests_are_equal_only_for_the_same_data(one: Any, other: Any) -> None:
    assert (digest(one) == digest(other)) == (repr(one) == repr(other))


@UNHURRIED
@given(st.lists(plain, max_size=3), st.lists(plain, max_size=3))
def test_a_digest_tells_where_one_value_ends(one: list[Any], other: list[Any]) -> None:
    assert (digest(*one) == digest(*other)) == (repr(one) == repr(other))


def test_the_order_of_a_dictionary_changes_the_digest() -> None:
    assert digest({"a": 1, "b": 2}) != digest({"b": 2, "a": 1})


def test_one_changed_token_changes_the_digest() -> None:
    one, other = (Card("Lantern", Sphere.LORE, {1: tokens}) for tokens in (0, 1))
    assert digest(one) != digest(other)


# Sparse fields ----------------------------------------------------------------------


@dataclass(slots=True)
class Hearth:
    embers: int
    guest: Card | None = field(default=None, metadata=SPARSE)


def test_a_sparse_field_is_left_out_while_it_is_none() -> None:
    assert encode(Hearth(2)) == {"embers": 2}
    assert decode(Hearth, {"embers": 2}) == Hearth(2)


def test_a_sparse_field_comes_back_where_it_is_not_none() -> None:
    hearth = Hearth(2, LANTERN)
    assert decode(Hearth, encode(hearth)) == hearth
    assert digest(hearth) != digest(Hearth(2))


@dataclass(slots=True)
class Chest(Cloned):
    rings: list[int]


@dataclass(slots=True)
class Hoard(Cloned):
    piles: list[list[int]]
    chests: list[Chest]
    locked: tuple[Chest, ...]
    names: dict[str, int]
    best: Chest | None = None
    guard: str = "dragon"
    seen: list[int] | None = field(default=None, metadata=DERIVED)


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    hoard = Hoard([[1], []], [Chest([2])], (Chest([3]),), {"crown": 4}, Chest([5]))
    twin = hoard.clone()
    assert twin == hoard
    assert twin.best is not None
    for rings in (twin.piles[0], twin.chests[0].rings, twin.locked[0].rings, twin.best.rings):
        rings.clear()
    twin.names.clear()
    assert hoard == Hoard([[1], []], [Chest([2])], (Chest([3]),), {"crown": 4}, Chest([5]))


def test_a_clone_leaves_nothing_where_there_is_nothing_and_drops_what_is_derived() -> None:
    twin = Hoard([], [], (), {}, seen=[1]).clone()
    assert (twin.best, twin.seen) == (None, None)
