"""What a client makes of a patch: the document after it."""

from typing import Any

from waybread.server.live.table_document import Patch, Path


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
