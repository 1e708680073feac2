"""Typed dicts as JSON Schema."""

from typing import NotRequired, TypedDict

import pytest

from waybread.server.api_schema import openapi, protocol
from waybread.server.view_schema import ViewSchema


def test_keys_are_identifiers() -> None:
    shapes = {**protocol()["$defs"], **openapi()["components"]["schemas"]}
    names = {each for shape in shapes.values() for each in shape.get("properties", ())}
    assert [each for each in names if not each.isidentifier()] == []


class Bag(TypedDict):
    """What is carried."""

    things: list[str]
    """By name."""
    inner: NotRequired["Bag"]


class Sack(Bag):
    """A larger one."""

    heavy: bool | None


def test_a_record_has_the_fields_and_docs_of_those_that_it_extends() -> None:
    views = ViewSchema("#/")
    assert views.of(Sack) == {"$ref": "#/Sack"}
    assert views.defs["Sack"] == {
        "type": "object",
        "description": "A larger one.",
        "properties": {
            "things": {"type": "array", "items": {"type": "string"}, "description": "By name."},
            "inner": {"$ref": "#/Bag"},
            "heavy": {"anyOf": [{"type": "boolean"}, {"type": "null"}]},
        },
        "required": ["things", "heavy"],
        "additionalProperties": False,
    }


def test_two_types_of_one_name_are_refused() -> None:
    views = ViewSchema("#/")
    views.of(Bag)
    with pytest.raises(ValueError, match="Two types have the name Bag"):
        views.add_to({"Bag": {}})
    with pytest.raises(TypeError, match="JSON Schema is known for no such type"):
        views.of(set[int])
