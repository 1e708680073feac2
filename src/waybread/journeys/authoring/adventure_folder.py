"""From a folder to an adventure that can be played."""

from __future__ import annotations

from pathlib import Path

from waybread.journeys.authoring.adventure_builder import build_adventure
from waybread.journeys.authoring.adventure_sheet import Sheet
from waybread.journeys.authoring.course_checks import check_parts
from waybread.journeys.authoring.findings import AdventureError, Finding
from waybread.journeys.authoring.loop_checks import check_loops
from waybread.journeys.authoring.map_checks import check_ground
from waybread.journeys.authoring.name_checks import check_names
from waybread.journeys.authoring.sheet_reader import read_sheet
from waybread.journeys.script.adventure import Adventure


def read_adventure(folder: Path) -> Adventure:
    """The adventure in a folder; AdventureError says the first thing that is wrong."""
    sheet, findings = sound_sheet(folder)
    if sheet is None or findings:
        raise AdventureError(f"{folder.name}/{min(findings)}")
    return build_adventure(sheet)


def sound_sheet(folder: Path) -> tuple[Sheet | None, list[Finding]]:
    """What is written in a folder, and everything because of which no adventure can be made of it."""
    sheet, findings = read_sheet(folder)
    if sheet is None:
        return None, findings
    findings += check_names(sheet)
    if not findings and not (sheet.tiles and sheet.objectives and sheet.start):
        lacking = "a tile" if not sheet.tiles else "an objective" if not sheet.objectives else "a place to start from"
        findings.append(Finding(sheet.where, f"an adventure needs {lacking}."))
    if not findings:  # what follows goes by names
        findings += (each for each in (*check_parts(sheet), *check_loops(sheet), *check_ground(sheet)) if each.error)
    return sheet, findings
