"""Reads the folder of an adventure: every table and sentence of it, each fault with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from waybread.files import did_you_mean, quoted
from waybread.journeys.authoring.adventure_sheet import (
    ActingPart,
    AnswerPart,
    ButtonPart,
    DrawPart,
    EventPart,
    ExtraPart,
    ObjectivePart,
    Sheet,
    TalkPart,
    TestPart,
    TilePart,
    TokenPart,
    Words,
)
from waybread.journeys.authoring.sentences import NAME, PLACE, TILE, Unread, no_name, read_test, read_trigger
from waybread.journeys.authoring.toml_files import Finding, Page, Unreadable, Where, open_page
from waybread.journeys.authoring.toml_tables import Table
from waybread.journeys.authoring.vocabulary import known_words
from waybread.journeys.facts import Stat
from waybread.journeys.maps.tiles import tiles

FILE: Final = "adventure.toml"
ENGLISH: Final = "en"
KINDS: Final = ("journey", "battle")
LONGEST_TEXT: Final = 8000
UNSHOWN: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Characters that command terminals, or nobody at all; ends of lines and tabs are none."""
MOST_LANGUAGES: Final = 20
FARTHEST: Final = 60
"""Columns and rows from the middle of the map."""


def read_sheet(folder: Path) -> tuple[Sheet | None, list[Finding]]:
    """An adventure as it is written, and what is wrong with the writing; no sheet if there is no reading it."""
    findings: list[Finding] = []
    try:
        page = open_page(folder / FILE, FILE)
    except Unreadable as error:
        return None, [error.finding]
    table = Table(page, findings)
    found = read_words(folder, table, findings)
    return _sheet(table, folder.resolve().name, found), findings


def read_words(folder: Path, table: Table, findings: list[Finding]) -> Mapping[str, Words]:
    """The words of each language: files of ``words``, or a table in the adventure's file."""
    inside: dict[str, Any] = table.value("words", dict, "a table of texts", {})
    found = {ENGLISH: _flat(table.page, inside, findings, ("words",))} if inside else {}
    files = sorted((folder / "words").glob("*.toml")) if (folder / "words").is_dir() else []
    for path in files[:MOST_LANGUAGES]:
        try:
            page = open_page(path, f"words/{path.name}")
        except Unreadable as error:
            findings.append(error.finding)
            continue
        if path.stem in found:
            findings.append(
                Finding(table.where("words"), f"there are words here and in {page.file}; keep one of them.")
            )
        found[path.stem] = _flat(page, page.data, findings)
    return found


def _flat(page: Page, data: dict[str, Any], findings: list[Finding], way: tuple[str, ...] = ()) -> Words:
    """Texts by key: what stands in tables has their names before it."""
    texts: dict[str, str] = {}
    places: dict[str, Where] = {}

    def add(table: dict[str, Any], name: str, here: tuple[str, ...]) -> None:
        for key, value in table.items():
            full, there = f"{name}{key}", (*here, key)
            if isinstance(value, dict):
                add(value, f"{full}.", there)
            elif not isinstance(value, str) or len(value) > LONGEST_TEXT:
                right = f"a text in quotation marks, of {LONGEST_TEXT} letters at most"
                findings.append(Finding(page.where(there), f"{quoted(full)} is {right}."))
            elif odd := UNSHOWN.search(value):
                words = f"{quoted(full)} has a character in it that cannot be shown, U+{ord(odd[0]):04X}; leave it out."
                findings.append(Finding(page.where(there), words))
            else:
                texts[full], places[full] = value.strip(), page.where(there)

    add(data, "", way)
    return Words(texts, places)


def _sheet(top: Table, key: str, found: Mapping[str, Words]) -> Sheet:
    """Everything in the adventure's file."""
    kind = top.text("kind", "journey")
    if kind not in KINDS:
        top.fault(f"the kind of an adventure is journey or battle, not {quoted(kind)}.", "kind")
    if not NAME.fullmatch(key):
        top.fault(f"the folder's name {no_name(key)}")
    sheet = Sheet(
        key=key, where=top.where(), lines={each: top.where(each) for each in top.data}, kind=kind,
        start=_start(top), threat=top.number("threat", 40, 1, 500), fixed_bar=top.truth("fixed-bar"),
        scout=top.number("scout", 2, 0, 10), darkness=top.number("darkness", 2, 0, 10), darkness_stat=_stat(top),
        counters=_counters(top), remembers=_remembers(top), lore=top.number("lore", 0, 0, 50),
        experience=top.number("experience", 0, 0, 50), heroes=_party(top), tiles=tuple(map(_tile, top.tables("tile"))),
        objectives=tuple(map(_objective, top.tables("objective"))), tokens=tuple(map(_token, top.tables("token"))),
        events=tuple(map(_event, top.tables("event"))), talks=tuple(map(_talk, top.tables("talk"))),
        tests=tuple(_test(each, each.name()) for each in top.tables("test")),
        draws=tuple(DrawPart(each.name(), each.where(), each.lists("options")) for each in top.tables("draw")),
        extras=tuple(map(_extra, top.tables("extra"))),
        endings=tuple(ActingPart(each.name(), each.where(), each.actions("do")) for each in top.tables("ending")),
        words=found, unread=tuple(top.unread),
    )  # fmt: skip
    top.done()
    return sheet


# Single values


def _stat(top: Table) -> Stat | None:
    """What negates darkness."""
    found = top.text("darkness-stat", "spirit")
    if found not in (*known_words("stat"), "none"):
        top.fault(f"{quoted(found)} is no stat; {did_you_mean(found, [*known_words('stat'), 'none'])}", "darkness-stat")
        return None
    return None if found == "none" else Stat(found)


def _start(top: Table) -> tuple[str, ...]:
    """Where heroes begin."""
    found = top.texts("start")
    for place, each in enumerate(found):
        if not TILE.fullmatch(each):
            right = "a tile's name, or one of its spaces as TILE.2"
            top.fault(f"{quoted(each)} is no place to start from: {right}.", "start", place)
    return tuple(each for each in found if TILE.fullmatch(each))


def _counters(top: Table) -> Mapping[str, int]:
    """Counters that begin with another number than 0."""
    given: dict[str, Any] = top.value("counters", dict, "a table of numbers by name, as {rope = 1}", {})
    for key, value in given.items():
        if not NAME.fullmatch(key) or type(value) is not int or abs(value) > FARTHEST * 100:
            top.fault(f"a counter is a name and a whole number, as {{rope = 1}}; {quoted(key)} is none.", "counters")
            return {}
    return given


def _remembers(top: Table) -> tuple[str, ...]:
    """The counters that a campaign remembers."""
    found = top.texts("remembers")
    for place, each in enumerate(found):
        if not NAME.fullmatch(each):
            top.fault(no_name(each), "remembers", place)
    return found


def _party(top: Table) -> tuple[int, int]:
    """For how many heroes it is."""
    found = top.entries("heroes") if "heroes" in top.data else [1, 5]
    if len(found) == 2 and all(type(each) is int for each in found) and 1 <= found[0] <= found[1] <= 5:
        return found[0], found[1]
    top.fault("'heroes' is the fewest and the most heroes, as [1, 5].", "heroes")
    return 1, 5


# Parts


def _tile(table: Table) -> TilePart:
    at, given = None, table.entries("at") if "at" in table.data else []
    if 2 <= len(given) <= 3 and all(type(each) is int and abs(each) <= FARTHEST for each in given):
        at = (given[0], given[1], given[2] if len(given) == 3 else 0)
    elif "at" in table.data:
        table.fault("'at' is column, row and turn, as [0, 0, 0].", "at")
    part = TilePart(
        table.name(), table.where(), table.text("tile"), at, table.texts("from"), table.truth("explored"),
        table.text("beside"), table.truth("again"),
    )  # fmt: skip
    for name, sides in (("tile", filter(None, (part.tile,))), ("from", part.pool)):
        for each in sides:
            if each not in tiles():
                table.fault(f"there is no tile {quoted(each)}; {did_you_mean(each, tiles())}", name)
    if bool(part.tile) == bool(part.pool):
        table.fault("a tile is either one of the box (tile = '300B') or one of several (from = ['200A', '206A']).")
    return part


def _objective(table: Table) -> ObjectivePart:
    return ObjectivePart(table.name(), table.where(), table.actions("do"), table.conditions("done"), table.text("then"))


def _token(table: Table) -> TokenPart:
    kind = table.text("kind", "search")
    if kind not in known_words("kind of token"):
        table.fault(f"{quoted(kind)} is no kind of token; {did_you_mean(kind, known_words('kind of token'))}", "kind")
    return TokenPart(
        table.name(), table.where(), str(known_words("kind of token").get(kind, kind)), _place(table, "at", TILE),
        _place(table, "across", TILE), table.conditions("when"), tuple(_buttons(table)),
    )  # fmt: skip


def _place(table: Table, name: str, form: re.Pattern[str] = PLACE) -> str:
    """A tile, a space of one, or where a token lies."""
    found = table.text(name)
    if found and not form.fullmatch(found):
        table.fault(f"{quoted(found)} is no place: a tile's name, or one of its spaces as TILE.2.", name)
        return ""
    return found


def _buttons(token: Table) -> Iterator[ButtonPart]:
    """The buttons of a token; of several without names each has its number."""
    several = isinstance(token.data.get("button"), list) and len(token.data["button"]) > 1
    for number, table in enumerate(token.tables("button"), 1):
        name = _short_name(table) or (str(number) if several else "")
        test = _test(table, "") if "test" in table.data else None
        if test is None:
            for each in ("passed", "failed", "counted"):
                if each in table.data:
                    table.fault(f"'{each}' belongs to a test, and this button has none.", each)
                    table.known.add(each)
        yield ButtonPart(name, table.where(), table.actions("do"), table.conditions("when"), test)


def _short_name(table: Table) -> str:
    """The name of something that need not have one."""
    return table.name() if "name" in table.data else ""


def _test(table: Table, name: str) -> TestPart:
    """A test, and what comes of it."""
    stats: tuple[Stat, ...] = (Stat.WIT,)
    need: int | None = 1  # of a sentence that is wrong, nothing more is to be said
    counter = ""
    try:
        stats, need, counter = read_test(table.text("test"))
    except Unread as error:
        table.fault(str(error), "test")
    return TestPart(
        name, table.where(), stats, need, counter, table.actions("passed"), table.actions("failed"),
        table.counted("counted"),
    )  # fmt: skip


def _event(table: Table) -> EventPart:
    on, subject = "never", ""
    try:
        on, subject = read_trigger(table.text("on"))
    except Unread as error:
        table.fault(str(error), "on")
    return EventPart(
        table.name(), table.where(), table.actions("do"), on, subject, table.conditions("when"), table.truth("again")
    )


def _talk(table: Table) -> TalkPart:
    answers = tuple(
        AnswerPart(_short_name(each) or str(number), each.where(), each.actions("do"), each.conditions("when"))
        for number, each in enumerate(table.tables("answer"), 1)
    )
    return TalkPart(table.name(), table.where(), answers)


def _extra(table: Table) -> ExtraPart:
    """An action of the adventure's own."""
    return ExtraPart(table.name(), table.where(), table.actions("do"), table.conditions("when"), _place(table, "at"))
