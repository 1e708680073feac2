"""JSON from strangers: each key once, no NaN, no huge numbers, not too deep; and JSON that people can read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from waybread.files.disk_files import read_text
from waybread.files.parse_errors import FileError
from waybread.files.suggestions import quoted

Json: TypeAlias = Any
DEEPEST: Final = 100
"""Objects and lists inside each other, by default."""
_WIDTH: Final = 110
"""What fits in this many characters stays on one line."""


def parse_json(text: str, deepest: int = DEEPEST) -> Json:
    """Return the value that a text holds."""
    try:
        data = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse)
        too_deep = is_deeper(data, deepest)
    except json.JSONDecodeError as error:
        reason = f"this is not valid JSON: {error.msg[0].lower()}{error.msg[1:]}."
        raise FileError(reason, error.lineno, error.colno) from None
    except RecursionError:
        too_deep = True
    except FileError:
        raise
    except ValueError:  # int() limits the digits of a number
        raise FileError("There is a number in it that is too large.") from None
    if too_deep:
        raise FileError(f"Objects and lists are nested deeper than {deepest} levels.")
    return data


def parse_object(text: str) -> dict[str, Json]:
    """Return the JSON object that a text holds."""
    data = parse_json(text)
    if not isinstance(data, dict):
        raise FileError("This should be one JSON object, which begins with { and ends with }.")
    return data


def read_object(path: Path, largest: int) -> dict[str, Json]:
    """Return the JSON object in a file of at most this many bytes."""
    text = read_text(path, largest)
    try:
        return parse_object(text)
    except FileError as error:
        raise error.of(path) from None


def is_deeper(data: Json, deepest: int) -> bool:
    """Tell whether lists and dictionaries are nested deeper than this."""
    level = [data]
    for _ in range(deepest + 1):
        level = [each for each in level if isinstance(each, dict | list)]
        if not level:
            return False
        level = [inner for each in level for inner in (each.values() if isinstance(each, dict) else each)]
    return True


def _unique(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise FileError(f"The key {quoted(twice)} appears twice in one object.")
    return found


def _refuse(constant: str) -> Json:
    raise FileError(f"{constant} is not a number in JSON.")


def format_json(data: Mapping[str, Json]) -> str:
    """Return JSON with each part on lines of its own, and short parts on one line."""
    return f"{_format(data, '')}\n"


def _format(data: Json, indent: str) -> str:
    flat = json.dumps(data, ensure_ascii=False)
    if not data or not isinstance(data, Mapping | list) or (indent and len(indent) + len(flat) <= _WIDTH):
        return flat
    deeper = f"{indent}  "
    if isinstance(data, Mapping):
        parts = [f"{json.dumps(name, ensure_ascii=False)}: {_format(each, deeper)}" for name, each in data.items()]
        return "{\n" + ",\n".join(f"{deeper}{part}" for part in parts) + f"\n{indent}}}"
    return "[\n" + ",\n".join(f"{deeper}{_format(each, deeper)}" for each in data) + f"\n{indent}]"
