"""What is imported: one scenario, or a campaign with its scenarios from a zip file or a folder.

A zip file is never unpacked on disk: its members are read in memory, each only as far as a scenario may be long.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import IO, Final, TypeVar

from waybread.files import os_reason
from waybread.journeys.campaign.campaign_start import Story
from waybread.journeys.importers.jime.import_notes import Kind, Note
from waybread.journeys.importers.jime.jime_parts import MOST_BYTES, MOST_NAME, JimeError, Part, parsed
from waybread.journeys.importers.jime.safe_words import clean, quoted, safe
from waybread.journeys.importers.jime.scenario_builder import Imported, build
from waybread.journeys.importers.jime.scenario_file import Trigger
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES
from waybread.journeys.script.adventure import ADVENTURES, Adventure, add_adventure

MOST_FILES: Final = 200
"""In a zip file or folder."""
MOST_SCENARIOS: Final = 60
MOST_TOGETHER: Final = 64 * 1024 * 1024
"""Bytes of all scenarios of a campaign."""
_READ: Final = (".json", ".jime")
_ZIP: Final = b"PK\x03\x04"
_TRINKETS: Final = ("item.rope", "item.torch", "item.old-map", "item.extra-rations")
"""What a party has from the start, where a campaign begins with trinkets."""
T = TypeVar("T")

_KNOWN: Final[list[Imported]] = []
"""What has been made known."""


def learn(imported: Imported) -> None:
    """Make it playable: its adventures are known from now on, and what its enemies need."""
    for bonus in imported.bonuses:
        BONUSES.setdefault(bonus.key, bonus)
    for adventure in imported.adventures:
        if adventure.key not in ADVENTURES:
            add_adventure(adventure)
    if imported not in _KNOWN:
        _KNOWN.append(imported)


def forget(imported: Imported) -> None:
    """Take it out again, but for what others need too; games of it cannot go on."""
    _KNOWN[:] = [each for each in _KNOWN if each != imported]
    for adventure in imported.adventures:
        if not any(adventure in each.adventures for each in _KNOWN):
            ADVENTURES.pop(adventure.key, None)
    for bonus in imported.bonuses:
        if not any(bonus in each.bonuses for each in _KNOWN):
            BONUSES.pop(bonus.key, None)


def load(data: bytes, name: str) -> Imported:
    """Read a scenario, or a campaign in a zip file; JimeError, in one sentence, if that cannot be done."""
    try:
        if data.startswith(_ZIP):
            return _campaign(_unzip(data))
        return build(data, {})
    except JimeError as error:
        raise JimeError(f"{quoted(name)}: {error}" if name else str(error)) from None


def load_folder(folder: Path) -> Imported:
    """Read a campaign from a folder that holds its file and its scenarios."""
    try:
        paths = sorted(each for each in folder.iterdir() if each.suffix.casefold() in _READ)
        return _campaign(_read("folder", {each: each.name for each in paths}, lambda path: path.open("rb")))
    except OSError as error:
        raise JimeError(f"{quoted(folder.name)}: it cannot be read: {os_reason(error)}.") from None
    except JimeError as error:
        raise JimeError(f"{quoted(folder.name)}: {error}") from None


def _read(holder: str, files: Mapping[T, str], opened: Callable[[T], IO[bytes]]) -> dict[str, bytes]:
    """What the files of a folder or zip file hold, by their names."""
    if len(files) > MOST_FILES:
        raise JimeError(f"The {holder} holds {len(files)} files; at most {MOST_FILES} are read.")
    read: dict[str, bytes] = {}
    for each, name in files.items():
        with opened(each) as file:
            read[name] = file.read(MOST_BYTES + 1)
        if sum(map(len, read.values())) > MOST_TOGETHER:
            most = MOST_TOGETHER // 1024 // 1024
            raise JimeError(f"The scenarios are too large: together they have at most {most} MiB.")
    return read


def _unzip(data: bytes) -> dict[str, bytes]:
    """The scenarios and the campaign file in a zip file, by their names without folders."""
    if len(data) > MOST_TOGETHER:
        raise JimeError(f"The zip file is too large: it has at most {MOST_TOGETHER // 1024 // 1024} MiB.")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            paths = {each: PurePosixPath(each.filename) for each in archive.infolist()}
            return _read("zip file", {each: path.name for each, path in paths.items() if _wanted(path)}, archive.open)
    except JimeError:
        raise
    except Exception as error:  # each way of packing has errors of its own
        raise JimeError("The zip file is damaged or locked with a password, and cannot be opened.") from error


def _wanted(path: PurePosixPath) -> bool:
    hidden = path.name.startswith(".") or "__MACOSX" in path.parts
    return path.suffix.casefold() in _READ and not hidden


def _campaign(members: Mapping[str, bytes]) -> Imported:
    """A campaign from its file and its scenarios."""
    plans = {name: parsed(data) for name, data in members.items() if name.casefold().endswith(".json")}
    found = [each for each in plans.values() if "scenarioCollection" in each.data]
    if not found:
        scenarios = [data for name, data in members.items() if name.casefold().endswith(".jime")]
        if len(scenarios) == 1:
            return build(scenarios[0], {})
        raise JimeError("There is no campaign file: it is a .json file that lists the scenarios.")
    if len(found) > 1:
        raise JimeError("There are several campaign files; only one of them can be meant.")
    plan = Part(found[0].data, "the campaign").need("campaignName", "scenarioCollection", "triggerCollection")
    triggers = {
        each.need("dataName").text("dataName", MOST_NAME): Trigger(each.flag("isMultiTrigger"), campaign=True)
        for each in plan.parts("triggerCollection", "campaign trigger")
        if not each.flag("isEmpty")
    }
    built = [_member(members, each, triggers) for each in plan.parts("scenarioCollection", "scenario", MOST_SCENARIOS)]
    if not built:
        raise JimeError("The campaign, field scenarioCollection: there is no scenario in it.")
    return _story(plan, built)


def _member(members: Mapping[str, bytes], entry: Part, triggers: Mapping[str, Trigger]) -> Imported:
    """One scenario of a campaign."""
    file = entry.need("fileName").text("fileName", MOST_NAME)
    data = members.get(PurePosixPath(file.replace("\\", "/")).name)
    if data is None:
        raise JimeError(f"{entry.at('fileName')}: the file {quoted(file)} is not there.")
    try:
        return build(data, triggers)
    except JimeError as error:
        raise JimeError(f"{quoted(file)}: {error}") from None


def _story(plan: Part, built: list[Imported]) -> Imported:
    """The scenarios in the order of play, each once, and the campaign that they make."""
    title = clean(plan.text("campaignName", MOST_NAME)) or "Campaign"
    notes = [Note(each.kind, f"{quoted(one.title)}, {each.where}", each.text) for one in built for each in one.notes]
    if plan.flag("startWithMounts"):
        notes.insert(0, Note(Kind.LEFT_OUT, "the campaign", "mounts are of another box, so nobody begins with one."))
    adventures: list[Adventure] = []
    for place, each in enumerate(built, 1):
        known = {one.key for one in adventures}
        again = each.adventure.key in known
        adventures.append(replace(each.adventure, key=f"{each.adventure.key}-{place}") if again else each.adventure)
    mark = hashlib.sha256(" ".join(each.key for each in adventures).encode()).hexdigest()[:8]
    story = Story(
        key=f"jime-{safe(title, 'campaign')}-{mark}",
        title=title,
        first=adventures[0].key,
        introduction=clean(plan.text("storyText")),
        trinkets=_TRINKETS if plan.flag("startWithTrinkets") else (),
    )
    bonuses = {each.key: each for one in built for each in one.bonuses}
    return Imported(title, tuple(adventures), tuple(notes), tuple(bonuses.values()), story)
