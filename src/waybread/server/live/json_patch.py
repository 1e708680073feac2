"""The difference between two pieces of JSON data, as small as it need be: what changed at a table.

A patch is a list of changes, each a path of names and places, and the new value there; a change without a
value takes away. A list that has another length than before is replaced whole.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Path: TypeAlias = list[str | int]
Patch: TypeAlias = list[list[Any]]
"""``[path, value]``, or ``[path]`` for what is gone."""


def difference(old: Any, new: Any) -> Patch:
    """What has to change in the old data to make it the new."""
    found: Patch = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: Patch) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        found += [[[*path, name]] for name in old if name not in new]
        for name, value in new.items():
            if name in old:
                _compare(old[name], value, [*path, name], found)
            else:
                found.append([[*path, name], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            _compare(before, after, [*path, place], found)
    elif type(old) is not type(new) or old != new:  # true is not 1
        found.append([path, new])


def patched(data: Any, patch: Patch) -> Any:
    """The data after a patch; what was given is not changed."""
    for path, *value in patch:
        data = _changed(data, path, value)
    return data


def _changed(data: Any, path: Path, value: list[Any]) -> Any:
    if not path:
        return value[0]
    name, *rest = path
    copy = data.copy()
    if rest or value:
        copy[name] = _changed(copy.get(name) if isinstance(copy, dict) else copy[int(name)], rest, value)
    else:
        del copy[name]
    return copy
