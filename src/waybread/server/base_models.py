"""The shapes that several requests share: everything in them is bounded."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from dataclasses import fields
from itertools import pairwise
from typing import Annotated, Any, Final, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, create_model

from waybread.cardgame import Deck
from waybread.cardgame.campaign import deck_with_boons

NAME: Final = 80
"""Letters in the name of anything that is kept."""


class Shape(BaseModel):
    """Anything that is sent or answered."""

    model_config = ConfigDict(
        extra="forbid",
        from_attributes=True,
        json_schema_serialization_defaults_required=True,
        use_attribute_docstrings=True,
    )

    @classmethod
    def from_data(cls, source: object, **more: object) -> Self:
        """Return the shape of a data class: its fields of the same names, except those that are given."""
        names = (name for name in cls.model_fields if name not in more and hasattr(source, name))
        return cls.model_validate({name: getattr(source, name) for name in names} | more)


S = TypeVar("S", bound=BaseModel)


def fields_of(
    source: type[Any], *, only: str = "", without: str = "", optional: bool = False
) -> Callable[[type[S]], type[S]]:
    """Give a shape the fields of a data class, with their types and docs, but for those that it states itself.

    ``optional`` fields may be missing.
    """

    def add_fields(shape: type[S]) -> type[S]:
        docs = field_docs(source)
        known = {*shape.model_fields, *without.split()}
        more: dict[str, Any] = {
            each.name: (f"{each.type} | None", Field(None, description=docs.get(each.name)))
            if optional
            else (each.type, Field(description=docs.get(each.name)))
            for each in fields(source)
            if each.name not in known and (not only or each.name in only.split())
        }
        return create_model(shape.__name__, __base__=shape, __doc__=shape.__doc__, __module__=source.__module__, **more)

    return add_fields


def field_docs(source: type[Any]) -> dict[str, str]:
    """The docs under the fields of a data class or a typed dict."""
    docs = {}
    for field, doc in pairwise(ast.parse(inspect.getsource(source)).body[0].body):  # type: ignore[attr-defined]
        match field, doc:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                docs[name] = inspect.cleandoc(words)
    return docs


class Sent(Shape):
    """Anything that is sent: a number is a number, and no text that looks like one."""

    model_config = ConfigDict(strict=True)


Title = Annotated[str, Field(min_length=1, max_length=100)]
Name = Annotated[str, Field(min_length=1, max_length=NAME, pattern=r"\S")]
Copies = Annotated[int, Field(strict=True, ge=1, le=99)]
Counts = Annotated[dict[Title, Copies], Field(max_length=300)]
Heroes = Annotated[list[Title], Field(max_length=12)]


class DeckShape(Shape):
    """A deck as a game's setup has it: heroes and cards by title."""

    heroes: Heroes
    cards: Counts

    def deck(self) -> Deck:
        """The deck with its boons and burdens apart."""
        return deck_with_boons(self.heroes, self.cards)
