"""Reads the folder of a campaign: ``campaign.toml``, its words, and its adventures in folders inside."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from waybread.files import did_you_mean, quoted
from waybread.journeys.authoring.adventure_sheet import Words
from waybread.journeys.authoring.sentences import NAME, ParsedCondition, no_name, read_memory
from waybread.journeys.authoring.sheet_reader import ENGLISH, read_words
from waybread.journeys.authoring.toml_files import AdventureError, Finding, Unreadable, open_page
from waybread.journeys.authoring.toml_tables import Table
from waybread.journeys.authoring.vocabulary import known_words
from waybread.journeys.campaign.campaign_start import Story
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.campaign_story import END, Chapter, Epilogue, Tale

__all__ = ["FILE", "read_campaign"]
FILE: Final = "campaign.toml"


def read_campaign(folder: Path) -> Tale:
    """The campaign in a folder, without its adventures; AdventureError says the first thing that is wrong."""
    tale, findings = campaign_sheet(folder)
    if tale is None or findings:
        raise AdventureError(f"{folder.name}/{min(findings)}")
    return tale


def campaign_sheet(folder: Path) -> tuple[Tale | None, list[Finding]]:
    """A campaign, and everything because of which nothing can be made of its file."""
    findings: list[Finding] = []
    try:
        page = open_page(folder / FILE, FILE)
    except Unreadable as error:
        return None, [error.finding]
    table = Table(page, findings)
    return _Reader(folder, table).tale(read_words(folder, table, findings)), findings


def folders_of(folder: Path) -> list[str]:
    """The adventures in a campaign's folder."""
    return sorted(each.parent.name for each in folder.glob("*/adventure.toml"))


class _Reader:
    def __init__(self, folder: Path, table: Table) -> None:
        self.folder = folder
        self.table = table
        self.adventures = folders_of(folder)
        self.asked: tuple[ParsedCondition, ...] = ()
        """Every condition."""

    def tale(self, found: Mapping[str, Words]) -> Tale | None:
        """Everything in the campaign's file."""
        top = self.table
        texts = found[ENGLISH].texts if ENGLISH in found else {}
        key = self.folder.resolve().name
        if not NAME.fullmatch(key):
            top.fault(f"the folder's name {no_name(key)}")
        products, trinkets = top.texts("products") or ("core",), self.trinkets()
        chapters = tuple(map(self.chapter, top.tables("chapter")))
        epilogues = tuple(map(self.epilogue, top.tables("epilogue")))
        top.done()
        self.check_chapters(chapters)
        for each in ("title", *(epilogue.text for epilogue in epilogues)):
            if each not in texts:
                top.fault(f"there are no words '{each}'.")
        if not chapters:
            top.fault("a campaign needs a chapter.")
            return None
        story = Story(
            key, texts.get("title", key), chapters[0].adventure, products, texts.get("prologue", ""), trinkets
        )
        languages = {each: words_.texts for each, words_ in found.items() if each != ENGLISH}
        return Tale(story, chapters, epilogues, MappingProxyType({**texts}), MappingProxyType(languages))

    def trinkets(self) -> tuple[str, ...]:
        """What the party has from the start."""
        found, known = self.table.texts("trinkets"), known_words("trinket")
        for each in found:
            if each not in known:
                self.table.fault(f"{quoted(each)} is not a trinket; {did_you_mean(each, known)}", "trinkets")
        return tuple(str(known[each]) for each in found if each in known)

    def chapter(self, table: Table) -> Chapter:
        """A chapter."""
        name = table.name() if "name" in table.data or "adventure" not in table.data else table.text("adventure")
        adventure = table.text("adventure", name)
        if adventure not in self.adventures:
            where = "adventure" if "adventure" in table.data else "name"
            hint = did_you_mean(adventure, self.adventures)
            table.fault(f"there is no adventure {quoted(adventure)} in the folder; {hint}", where)
        both = table.texts("next")
        return Chapter(name, adventure, self.when(table), table.texts("won") or both, table.texts("lost") or both)

    def epilogue(self, table: Table) -> Epilogue:
        """An epilogue."""
        name = table.name()
        return Epilogue(name, self.when(table), f"epilogue.{name}")

    def when(self, table: Table) -> tuple[Condition, ...]:
        """Conditions on what is remembered."""
        asked: tuple[ParsedCondition, ...] = table.sentences("when", read_memory)
        self.asked += asked
        return tuple(each.condition for each in asked)

    def check_chapters(self, chapters: tuple[Chapter, ...]) -> None:
        """What chapters name is there, each once."""
        names = [each.name for each in chapters]
        for asked in self.asked:
            name = asked.condition.name.partition(".")[0]
            if asked.condition.what in ("won", "lost", "ended") and name not in names:
                self.table.findings.append(
                    Finding(asked.where, f"there is no chapter {quoted(name)}; {did_you_mean(name, names)}")
                )
        for place, chapter in enumerate(chapters):
            for each in dict.fromkeys((*chapter.won, *chapter.lost)):
                if each not in (*names, END):
                    sentence = f"there is no chapter {quoted(each)}; {did_you_mean(each, [*names, END])}"
                    self.table.fault(sentence, "chapter", place)
            if names.count(chapter.name) > 1 or [each.adventure for each in chapters].count(chapter.adventure) > 1:
                self.table.fault(f"the chapter {quoted(chapter.name)} is there twice.", "chapter", place)
