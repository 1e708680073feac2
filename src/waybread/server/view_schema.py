"""JSON Schema of what views are made of: typed dicts of the engines, which pydantic reads only from Python 3.12 on."""

from __future__ import annotations

import ast
import inspect
import sys
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from waybread.server.base_models import field_docs

_PLAIN: Final[dict[Any, dict[str, Any]]] = {
    Any: {},
    bool: {"type": "boolean"},
    dict: {"type": "object", "additionalProperties": True},
    float: {"type": "number"},
    int: {"type": "integer"},
    NoneType: {"type": "null"},
    str: {"type": "string"},
}


class ViewSchema:
    """Schemas of types, and the definitions that they refer to."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        """What a reference begins with."""
        self.defs: dict[str, dict[str, Any]] = {}
        """By the names of typed dicts."""

    def of(self, kind: Any) -> dict[str, Any]:
        """Return the schema of a type."""
        args = get_args(kind)
        match get_origin(kind):
            case None:
                return self._named(kind)
            case origin if origin is Annotated:  # a list of JSON, and the tuple that says what is in it
                return self.of(args[1])
            case origin if origin in (Union, UnionType):
                return {"anyOf": [self.of(each) for each in args]}
            case origin if origin is Literal:
                return {"enum": list(args)}
            case origin if origin is list:
                return {"type": "array", "items": self.of(args[0])}
            case origin if origin is dict:
                return {"type": "object", "additionalProperties": self.of(args[1])}
            case origin if origin is tuple:
                places = [self.of(each) for each in args]
                return {"type": "array", "prefixItems": places, "minItems": len(places), "maxItems": len(places)}
        raise TypeError(f"A view cannot have a {kind}: JSON Schema is known for no such type.")

    def add_to(self, defs: dict[str, Any]) -> None:
        """Add the definitions to those of pydantic."""
        if twice := self.defs.keys() & defs:
            raise ValueError(f"Two types have the name {', '.join(sorted(twice))}.")
        defs |= self.defs

    def _named(self, kind: Any) -> dict[str, Any]:
        if is_typeddict(kind):
            name = kind.__name__
            if name not in self.defs:
                self.defs[name] = {}  # it may have parts of its own kind
                self.defs[name] = self._record(kind)
            return {"$ref": self.prefix + name}
        if isinstance(kind, type) and issubclass(kind, Enum):
            return {"enum": [each.value for each in kind]}
        return dict(_PLAIN[kind])

    def _record(self, kind: Any) -> dict[str, Any]:
        docs, fields, required = _docs(kind), {}, []
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is not NotRequired:
                required.append(name)
            fields[name] = self.of(get_args(hint)[0] if get_origin(hint) is NotRequired else hint)
            if name in docs:
                fields[name]["description"] = docs[name]
        return {
            "type": "object",
            "description": inspect.getdoc(kind),
            "properties": fields,
            "required": required,
            "additionalProperties": False,
        }


def _docs(kind: Any) -> dict[str, str]:
    """The docs under the fields of a typed dict and of those that it extends: it does not keep track of these."""
    docs: dict[str, str] = {}
    for base in ast.parse(inspect.getsource(kind)).body[0].bases:  # type: ignore[attr-defined]
        parent = getattr(sys.modules[kind.__module__], ast.unparse(base))
        if is_typeddict(parent):
            docs |= _docs(parent)
    return docs | field_docs(kind)
