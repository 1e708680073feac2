"""Reads sources that are files of the Your Journey editor: a scenario, or a campaign with its scenarios."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import PurePosixPath
from typing import TYPE_CHECKING
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
        return [Remark(each.where, each.text, error=False) for each in _load_file(source).notes]
    except SetupError as error:
        return [Remark("the file", str(error), error=True)]


def adventure(source: Source) -> Adventure:
    """The scenario; what its enemies need besides is known from now on."""
    from waybread.journeys.rules.enemies.enemy_kinds import BONUSES

    imported = _load_file(source)
    for bonus in imported.bonuses:
        BONUSES.setdefault(bonus.key, bonus)
    return imported.adventure


def campaign(source: Source) -> tuple[Tale, Mapping[str, Source]] | None:
    """The campaign, if it has more than one scenario; they follow each other, each with its own source."""
    from waybread.journeys.script.campaign_story import Chapter, Tale

    imported = _load_file(source)
    if imported.story is None or len(imported.adventures) < 2:
        return None
    keys = [each.key for each in imported.adventures]
    tale = Tale(imported.story, tuple(Chapter(each, each) for each in keys))
    return tale, dict(zip(keys, _parts(source), strict=True))


def _load_file(source: Source) -> Imported:
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


def _parts(source: Source) -> Iterator[Source]:
    """For each scenario of a campaign one that has no other: it has the campaign's file beside it."""
    files = {PurePosixPath(path).name: text for path, text in source.files.items()}
    read = {name: json.loads(text) for name, text in files.items() if name.casefold().endswith(".json")}
    plan, data = next((name, each) for name, each in read.items() if "scenarioCollection" in each)
    for entry in data["scenarioCollection"]:
        name = PurePosixPath(str(entry["fileName"]).replace("\\", "/")).name
        alone = json.dumps({**data, "scenarioCollection": [entry]}, ensure_ascii=False)
        yield Source(source.format, {plan: alone, name: files[name]})
