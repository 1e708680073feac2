"""Text files, whole or not at all, and JSON that a person can read in them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from waybread.journeys.campaign.party import CampaignError
from waybread.kernel import Json

MOST_BYTES: Final = 16 * 1024 * 1024
_WIDTH: Final = 110
"""What fits in this many letters stands in one line."""


def write_whole(path: Path, text: str) -> None:
    """Write a file: after a crash at any moment there is the old one or the new one."""
    goal = path.resolve()
    beside = goal.with_name(f".{goal.name}.{os.getpid()}")
    try:
        goal.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(goal)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise CampaignError(f"{path} cannot be written: {error.strerror or error}.") from error


def read_whole(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CampaignError(f"{path} cannot be read: {error.strerror or error}.") from error
    if len(content) > MOST_BYTES:
        raise CampaignError(f"{path} is too large: a save has at most {MOST_BYTES // 1024 // 1024} MiB.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise CampaignError(f"{path} is no text in UTF-8: line {line} cannot be read.") from None


def parsed(text: str) -> dict[str, Json]:
    """The JSON object that a text holds; a fault is told with its line."""
    try:
        data = json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        reason = f"{error.msg[0].lower()}{error.msg[1:]}"
        raise CampaignError(f"Line {error.lineno}, column {error.colno}: this is no JSON: {reason}.") from None
    except (RecursionError, ValueError):
        raise CampaignError("This is no JSON that can be read here: a number or the nesting is too large.") from None
    if not isinstance(data, dict):
        raise CampaignError("This should be one JSON object, which begins with { and ends with }.")
    return data


def _once_each(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise CampaignError(f"'{twice[:40]}' stands twice in one place; only one of them can be meant.")
    return found


def _no_number(word: str) -> Json:
    raise CampaignError(f"{word} is no number here.")


def written(data: Mapping[str, Json]) -> str:
    """JSON with each part on lines of its own, and what is short in one line."""
    return f"{_shown(data, '')}\n"


def _shown(data: Json, indent: str) -> str:
    flat = json.dumps(data, ensure_ascii=False)
    if not data or not isinstance(data, Mapping | list) or (indent and len(indent) + len(flat) <= _WIDTH):
        return flat
    deeper = f"{indent}  "
    if isinstance(data, Mapping):
        parts = [f"{json.dumps(name, ensure_ascii=False)}: {_shown(each, deeper)}" for name, each in data.items()]
        return "{\n" + ",\n".join(f"{deeper}{part}" for part in parts) + f"\n{indent}}}"
    return "[\n" + ",\n".join(f"{deeper}{_shown(each, deeper)}" for each in data) + f"\n{indent}]"
