"""Reads sources that are files of the Your Journey editor: a scenario, or a campaign with its scenarios."""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

from waybread.journeys.sources.packed_source import Remark, Source
from waybread.kernel import SetupError

if TYPE_CHECKING:
    from waybread.journeys.importers.jime import Imported
    from waybread.journeys.script.adventure import Adventure
    from waybread.journeys.script.campaign_story import Tale


def check(source: Source) -> list[Remark]:
    """What could not be honoured, or why nothing can be played."""
    try:
        return [Remark(each.where, each.text, error=False) for each in _loaded(source).notes]
    except SetupError as error:
        return [Remark("the file", str(error), error=True)]


def is_campaign(source: Source) -> bool:
    """Does it hold a campaign rather than a scenario?"""
    return _loaded(source).story is not None and len(_scenarios(source)) > 1


def adventure(source: Source) -> Adventure:
    """The scenario; what its enemies need besides is known from now on."""
    from waybread.journeys.rules.enemies.enemy_kinds import BONUSES

    imported = _loaded(source)
    for bonus in imported.bonuses:
        BONUSES.setdefault(bonus.key, bonus)
    return imported.adventure


def campaign(source: Source) -> tuple[Tale, Mapping[str, Source]]:
    """The campaign, whose scenarios follow each other; each has its own source, with the campaign's file beside it."""
    from waybread.journeys.script.campaign_story import Chapter, Tale

    imported = _loaded(source)
    if imported.story is None:
        raise SetupError("There is no campaign in these files.")
    keys = [each.key for each in imported.adventures]
    tale = Tale(imported.story, tuple(Chapter(each, each) for each in keys))
    return tale, dict(zip(keys, _parts(source), strict=True))


def _loaded(source: Source) -> Imported:
    from waybread.journeys.importers.jime import JimeError, load

    paths = list(source.files)
    try:
        if len(paths) == 1:
            return load(source.files[paths[0]].encode(), "")
        packed = BytesIO()
        with ZipFile(packed, "w") as archive:
            for path, text in source.files.items():
                archive.writestr(PurePosixPath(path).name, text)
        return load(packed.getvalue(), "")
    except JimeError as error:
        raise SetupError(str(error)) from None


def _plan(source: Source) -> tuple[str, dict[str, Any]] | None:
    """The campaign's own file, and what is in it."""
    for path, text in source.files.items():
        data = json.loads(text) if path.endswith(".json") else {}
        if "scenarioCollection" in data:
            return path, data
    return None


def _scenarios(source: Source) -> list[Any]:
    plan = _plan(source)
    return plan[1]["scenarioCollection"] if plan is not None else []


def _parts(source: Source) -> list[Source]:
    """For each scenario a campaign that has no other."""
    plan = _plan(source)
    if plan is None:
        return []
    path, data = plan
    files = {PurePosixPath(each).name: text for each, text in source.files.items()}
    found = []
    for entry in data["scenarioCollection"]:
        name = PurePosixPath(str(entry["fileName"]).replace("\\", "/")).name
        alone = json.dumps({**data, "scenarioCollection": [entry]}, ensure_ascii=False)
        found.append(Source(source.format, {PurePosixPath(path).name: alone, name: files[name]}))
    return found
