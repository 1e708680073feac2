"""From a folder to an adventure that can be played, and what the checker says of an adventure or a campaign."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path

from waybread.files import did_you_mean
from waybread.journeys.authoring import campaign_folder
from waybread.journeys.authoring.adventure_builder import build_adventure
from waybread.journeys.authoring.adventure_sheet import Sheet, all_from
from waybread.journeys.authoring.course_checks import (
    check_counters,
    check_course,
    check_gone,
    check_parts,
    check_tests,
)
from waybread.journeys.authoring.loop_checks import check_loops
from waybread.journeys.authoring.map_checks import check_ground
from waybread.journeys.authoring.name_checks import check_names
from waybread.journeys.authoring.reachability import find_reachable
from waybread.journeys.authoring.sheet_reader import FILE, read_sheet, read_words
from waybread.journeys.authoring.text_checks import check_campaign_words, check_words
from waybread.journeys.authoring.toml_files import AdventureError, Finding, Where, open_page
from waybread.journeys.authoring.toml_tables import Table
from waybread.journeys.script.adventure import Adventure
from waybread.journeys.script.campaign_story import END, Tale


def read_adventure(folder: Path) -> Adventure:
    """The adventure in a folder; AdventureError says the first thing that is wrong."""
    sheet, findings = read_and_check(folder)
    if sheet is None or findings:
        raise AdventureError(f"{folder.name}/{min(findings)}")
    return build_adventure(sheet)


def read_and_check(folder: Path) -> tuple[Sheet | None, list[Finding]]:
    """Return what is written in a folder, and everything because of which no adventure can be made of it."""
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


def check(folder: Path) -> list[Finding]:
    """All findings of a folder; AdventureError if there is nothing of the kind in it."""
    if (folder / campaign_folder.FILE).is_file():
        return check_campaign(folder)
    if not (folder / FILE).is_file():
        raise AdventureError(f"{folder} is no adventure: there is no {FILE} in it, and no {campaign_folder.FILE}.")
    home = folder.resolve().parent
    tale = campaign_folder.campaign_sheet(home)[0] if (home / campaign_folder.FILE).is_file() else None
    return check_adventure(folder, _remembered(home, tale, folder.resolve().name) if tale else ())


def check_adventure(folder: Path, remembered: Collection[str] = ()) -> list[Finding]:
    """All findings of an adventure; ``remembered`` are counters that earlier ones of its campaign may have set."""
    sheet, findings = read_and_check(folder)
    if sheet is None:
        return findings
    sound = not findings
    findings += (*check_words(sheet), *check_tests(sheet), *check_parts(sheet), *check_gone(sheet))
    if sound:
        reach = find_reachable(sheet, remembered)
        findings += (*check_loops(sheet), *check_ground(sheet), *check_course(reach), *check_counters(reach))
    return sorted(set(findings))


def check_campaign(folder: Path) -> list[Finding]:
    """All findings of a campaign and of its adventures."""
    tale, findings = campaign_folder.campaign_sheet(folder)
    if tale is not None and not findings:
        findings += check_story(folder, tale)
    for name in campaign_folder.folders_of(folder):
        remembered = _remembered(folder, tale, name) if tale else ()
        for each in check_adventure(folder / name, remembered):
            findings.append(replace(each, where=Where(f"{name}/{each.where.file}", each.where.line)))
    return sorted(set(findings))


def check_story(folder: Path, tale: Tale) -> Iterator[Finding]:
    """Chapters and epilogues: whether each can come, and whether what they look at is ever remembered."""
    page = open_page(folder / campaign_folder.FILE, campaign_folder.FILE)
    yield from check_campaign_words(tale, read_words(folder, Table(page, []), []))
    sheets = {name: read_sheet(folder / name)[0] for name in campaign_folder.folders_of(folder)}
    for name in sheets:
        if name not in {each.adventure for each in tale.chapters}:
            yield Finding(Where(campaign_folder.FILE), f"the adventure '{name}' is in no chapter.", error=False)
    come = {tale.chapters[0].name, *all_from(followers(tale), tale.chapters[0].name)}
    for place, chapter in enumerate(tale.chapters):
        if chapter.name not in come:
            where = page.where(("chapter", place))
            yield Finding(where, f"the chapter '{chapter.name}' never comes.", error=False)
    if END not in come:
        yield Finding(page.where(("chapter",)), "this campaign never ends.")
    if tale.epilogues and tale.epilogues[-1].when:
        where = page.where(("epilogue", len(tale.epilogues) - 1))
        yield Finding(where, "the last epilogue has conditions, so there may be none to tell.", error=False)
    known = {
        "counter": sorted({counter for sheet in sheets.values() if sheet for counter in sheet.remembers}),
        "ended": [
            f"{chapter.name}.{each.name}"
            for chapter in tale.chapters
            for each in getattr(sheets.get(chapter.adventure), "endings", ())
        ],
    }
    whens = [("chapter", place, each.when) for place, each in enumerate(tale.chapters)]
    whens += [("epilogue", place, each.when) for place, each in enumerate(tale.epilogues)]
    for kind, number, when in whens:
        for each in when:
            if each.what in known and each.name not in known[each.what]:
                what = "no adventure remembers" if each.what == "counter" else "there is no ending"
                words = f"{what} '{each.name}'; {did_you_mean(each.name, known[each.what])}"
                yield Finding(page.where((kind, number, "when")), words)


def followers(tale: Tale) -> dict[str, set[str]]:
    """By name, the chapters that can follow each; none comes after one that has no conditions."""
    names = [each.name for each in tale.chapters]
    always = {END, *(each.name for each in tale.chapters if not each.when)}
    found: dict[str, set[str]] = {each.name: set() for each in tale.chapters}
    for place, chapter in enumerate(tale.chapters):
        for way in (chapter.won, chapter.lost):
            for name in (*(way or names[place + 1 :]), END):
                found[chapter.name].add(name)
                if name in always:
                    break
    return found


def _remembered(folder: Path, tale: Tale, adventure: str) -> set[str]:
    """The counters that adventures before one of a campaign may have set; of one in no chapter yet, any may."""
    onwards = followers(tale)
    names = {each.name for each in tale.chapters if each.adventure == adventure}
    before = [each.adventure for each in tale.chapters if not names or names & all_from(onwards, each.name)]
    sheets = [read_sheet(folder / each)[0] for each in before if (folder / each / FILE).is_file()]
    return {counter for sheet in sheets if sheet for counter in sheet.remembers}
