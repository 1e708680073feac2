"""Records cloned, and turned to plain data and back: the shape of snapshots, and the digest of a state.

A state is made of data classes, lists, tuples, dictionaries, integers, strings,
booleans, enums and None. ``encode`` turns that into JSON data with names a person can
read; ``decode`` builds it again, led by the type hints, and says where data does not fit.
"""

import json
import types
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Final, Self, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from waybread.kernel.errors import RecordError

T = TypeVar("T")

Json: TypeAlias = Any
"""Data as the json module reads and writes it: a border, where static types end."""

DERIVED: Final = MappingProxyType({"derived": True})
"""The metadata of a field that can be computed again from the others, such as a cache.

It is in no save and no digest. A clone may drop it, but may not share it.
"""
SPARSE: Final = MappingProxyType({"sparse": True})
"""The metadata of a field that is None or empty almost always: it is in saves and digests only where it is not.

So a version that adds such a field agrees with the digests of older saves.
"""
SPARSE_ID: Final = MappingProxyType({"sparse": True, "absent": -1})
"""The same of a field with an id, which is -1 almost always."""


class Cloned:
    """A data class whose records can be cloned."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        kind: Any = cls
        if "clone" not in vars(cls):
            kind.clone = Cloned.clone  # not what a class above it has made for itself

    def clone(self) -> Self:
        """A record equal to this one that shares nothing mutable with it."""
        kind: Any = type(self)
        kind.clone = _cloner(kind)
        twin: Self = kind.clone(self)
        return twin


def _cloner(kind: Any) -> Callable[[Any], Any]:
    """The function that clones records of a type: one assignment for each field, since nothing else is as fast."""
    hints = get_type_hints(kind)
    copies = [f"twin.{each.name} = {_copied(each, hints[each.name])}" for each in fields(kind)]
    names: dict[str, Any] = {"new": object.__new__, "kind": kind, "copied": list.copy}
    exec("\n    ".join(["def clone(self):", "twin = new(kind)", *copies, "return twin"]), names)  # noqa: S102
    cloner: Callable[[Any], Any] = names["clone"]
    return cloner


def _copied(each: Field[Any], hint: Any) -> str:
    """The expression for a field of the clone: what can change is copied, or left out if it is derived."""
    value = f"self.{each.name}"
    kind = next((part for part in get_args(hint) if part is not types.NoneType), hint) if _is_union(hint) else hint
    origin, items = get_origin(kind), [*get_args(kind), None]
    if origin is list and get_origin(items[0]) is list:
        copy = f"[*map(copied, {value})]"
    elif origin in (list, tuple) and _is_cloned(items[0]):
        copies = f"[each.clone() for each in {value}] if {value} else []"
        copy = copies if origin is list else f"tuple({copies})"
    elif origin in (list, dict, set):
        copy = f"{value}.copy()"
    elif _is_cloned(kind):
        copy = f"{value}.clone()"
    else:
        return value
    return copy if kind is hint else "None" if _is_derived(each) else f"None if {value} is None else {copy}"


def _is_cloned(kind: Any) -> bool:
    return isinstance(kind, type) and hasattr(kind, "clone")


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def encode(value: object) -> Json:
    """A record, or anything a record may hold, as plain JSON data."""
    kind: Any = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if isinstance(value, list | tuple):
        return [encode(each) for each in value]
    if isinstance(value, dict):
        return {_key(key): encode(each) for key, each in value.items()}
    if isinstance(value, Enum):
        return encode(value.value)
    if is_dataclass(value):
        left_out = {
            name
            for name, absent in _sparse_names(kind)
            if (found := getattr(value, name)) == absent or (absent is None and not found)
        }
        return {name: encode(getattr(value, name)) for name in field_names(kind) if name not in left_out}
    raise RecordError(f"a record may not hold a {kind.__name__}: {value!r}")


def decode(kind: type[T], data: Json) -> T:
    """The record of this type that the data describes."""
    hint: Any = kind
    record: T = _decoder(hint)(data, kind.__name__)
    return record


def digest(*values: object) -> str:
    """A short fingerprint of records: equal if and only if they hold the same data."""
    text = json.dumps([encode(value) for value in values], separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


@cache
def field_names(kind: Any) -> tuple[str, ...]:
    """The names of a data class's fields, in order, without the derived ones."""
    return tuple(each.name for each in fields(kind) if not _is_derived(each))


@cache
def _sparse_names(kind: Any) -> tuple[tuple[str, object], ...]:
    """The fields that may be left out, each with the value at which it is; None stands for all that is empty."""
    return tuple((each.name, each.metadata.get("absent")) for each in fields(kind) if each.metadata.get("sparse"))


def _is_derived(each: Field[Any]) -> bool:
    return bool(each.metadata.get("derived"))


def _key(key: object) -> str:
    if isinstance(key, Enum):
        key = key.value
    if isinstance(key, bool) or not isinstance(key, int | str):
        raise RecordError(f"a record's dictionary may not have the key {key!r}")
    return str(key)


# Decoding: one small function per type, built once.
_Decoder: TypeAlias = Callable[[Json, str], Any]


@cache
def _decoder(kind: Any) -> _Decoder:
    origin, arguments = get_origin(kind), get_args(kind)
    if _is_union(kind):
        return _optional(kind, arguments)
    if origin is list:
        return _list(arguments[0])
    if origin is tuple:
        return _tuple(arguments)
    if origin is dict:
        return _dict(*arguments)
    if kind is Any:
        return lambda data, where: data
    if kind in (int, str, bool):
        return _plain(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if is_dataclass(kind):
        return _record(kind)
    raise TypeError(f"a record may not have a field of type {kind}")


def _shape(what: str, where: str, data: Json) -> RecordError:
    shown = json.dumps(data)
    shown = shown if len(shown) <= 40 else shown[:37] + "..."
    return RecordError(f"{where} should be {what}, not {shown}")


def _plain(kind: type) -> _Decoder:
    what = {int: "a whole number", str: "a text", bool: "true or false"}[kind]

    def read(data: Json, where: str) -> Any:
        if type(data) is not kind:
            raise _shape(what, where, data)
        return data

    return read


def _optional(kind: Any, arguments: tuple[Any, ...]) -> _Decoder:
    inner = [each for each in arguments if each is not types.NoneType]
    if len(inner) != 1 or len(arguments) != 2:
        raise TypeError(f"a record may hold one type or None, not {kind}")

    def read(data: Json, where: str) -> Any:
        return None if data is None else _decoder(inner[0])(data, where)

    return read


def _list(item: Any) -> _Decoder:
    def read(data: Json, where: str) -> Any:
        if not isinstance(data, list):
            raise _shape("a list", where, data)
        one = _decoder(item)
        return [one(each, f"{where}[{index}]") for index, each in enumerate(data)]

    return read


def _tuple(items: tuple[Any, ...]) -> _Decoder:
    endless = len(items) == 2 and items[1] is Ellipsis

    def read(data: Json, where: str) -> Any:
        if not isinstance(data, list) or (not endless and len(data) != len(items)):
            raise _shape("a list" if endless else f"a list of {len(items)}", where, data)
        kinds = [items[0]] * len(data) if endless else items
        return tuple(
            _decoder(kind)(each, f"{where}[{index}]")
            for index, (kind, each) in enumerate(zip(kinds, data, strict=True))
        )

    return read


def _dict(key: Any, item: Any) -> _Decoder:
    def read(data: Json, where: str) -> Any:
        if not isinstance(data, dict):
            raise _shape("a table", where, data)
        one = _decoder(item)
        return {_read_key(key, name, where): one(each, f"{where}.{name}") for name, each in data.items()}

    return read


def _read_key(kind: Any, name: str, where: str) -> Any:
    is_enum = isinstance(kind, type) and issubclass(kind, Enum)
    plain = type(next(iter(kind)).value) if is_enum else kind
    try:
        value = plain(name)
    except ValueError:
        value = None
    if str(value) != name:  # nor is "01" a key: it would be 1 again
        raise _shape("a table with whole numbers as keys", where, name)
    return _decoder(kind)(value, f"{where}.{name}") if is_enum else value


def _enum(kind: type[Enum]) -> _Decoder:
    def read(data: Json, where: str) -> Any:
        for member in kind:
            if type(member.value) is type(data) and member.value == data:
                return member
        choices = ", ".join(str(each.value) for each in kind)
        raise _shape(f"one of {choices}", where, data)

    return read


def _record(kind: Any) -> _Decoder:
    @cache
    def parts() -> list[tuple[str, _Decoder, bool]]:
        hints = get_type_hints(kind)
        return [
            (
                each.name,
                _decoder(hints[each.name]),
                each.default is MISSING and each.default_factory is MISSING,
            )
            for each in fields(kind)
            if not _is_derived(each)
        ]

    def read(data: Json, where: str) -> Any:
        if not isinstance(data, dict):
            raise _shape(f"a {kind.__name__}", where, data)
        values = {}
        for name, one, needed in parts():
            if name in data:
                values[name] = one(data[name], f"{where}.{name}")
            elif needed:  # a field with a default may be missing: an older version wrote the data
                raise RecordError(f"{where} lacks {name}")
        if strange := data.keys() - values.keys():
            raise RecordError(f"{where} has no {min(strange)}")
        return kind(**values)

    return read
