"""Does anything lead to itself for ever?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from waybread.journeys.app.files.findings import Finding, Where
from waybread.journeys.app.files.looking import BY_NAME, all_from, leads, loops
from waybread.journeys.app.files.sheet import Sheet

LONGEST_TALK: Final = 60
"""Answers of dialogues that lead to each other."""
DEEPEST: Final = 40
"""Events, dialogues, tests and draws inside each other."""


def check_loops(sheet: Sheet) -> Iterator[Finding]:
    """Tests and draws that lead to themselves, endless dialogues, events that set each other off."""
    yield from _by_name(sheet)
    yield from _events(sheet)
    yield from _deep(sheet)


def _by_name(sheet: Sheet) -> Iterator[Finding]:
    answers = {f"talk {each.name}": len(each.answers) for each in sheet.talks}
    without_talks = {
        name: {each for each in found if not each.startswith("talk")} for name, found in leads(sheet).items()
    }
    together, told = loops(sheet), set[str]()
    for kind, parts in (("talk", sheet.talks), ("test", sheet.tests), ("draw", sheet.draws)):
        for part in parts:
            name = f"{kind} {part.name}"
            if name not in together or name in told:
                continue
            told |= together[name]
            if kind != "talk" and name in all_from(without_talks, name):
                words = "only dialogues may come back, since no answer is given twice"
                yield Finding(part.where, f"the {kind} '{part.name}' leads to itself for ever; {words}.")
            elif sum(answers.get(each, 0) for each in together[name]) > LONGEST_TALK:
                words = f"dialogues that lead to each other have {LONGEST_TALK} answers at most together"
                yield Finding(part.where, f"{words}, and this one has more.")


def _events(sheet: Sheet) -> Iterator[Finding]:
    """Events that come again and set themselves off; those that come once cannot."""
    found = leads(sheet, ("run", *BY_NAME))
    for event in sheet.events:
        if event.on == "fired":
            found.setdefault(f"event {event.subject}", set()).add(f"event {event.name}")
    again: Mapping[str, Where] = {f"event {each.name}": each.where for each in sheet.events if each.again}
    once = {f"event {each.name}" for each in sheet.events if not each.again}
    onwards = {name: others - once for name, others in found.items() if name not in once}
    told: set[str] = set()
    for name, where in again.items():
        round_ = all_from(onwards, name)
        if name in round_ and name not in told:
            told |= {each for each in round_ if name in all_from(onwards, each)}
            words = f"the event '{name.split()[1]}' sets itself off for ever"
            yield Finding(where, f"{words}: with again = true it would begin while it is still under way.")


def _deep(sheet: Sheet) -> Iterator[Finding]:
    """Events, dialogues, tests and draws, each inside the one before it, further than anybody could follow."""
    onwards = leads(sheet, ("run", *BY_NAME))
    for event in sheet.events:
        if event.on == "fired":
            onwards[f"event {event.subject}"].add(f"event {event.name}")
    reached = {name: all_from(onwards, name) for name in onwards}
    depth: dict[str, int] = {}
    for name in sorted(onwards, key=lambda each: len(reached[each] | {each})):
        together = {each for each in reached[name] if name in reached.get(each, ())} | {name}
        below = {other for each in together for other in onwards[each]} - together
        depth[name] = len(together) + max((depth.get(each, 1) for each in below), default=0)
        if depth[name] > DEEPEST:
            where = next(
                part.where
                for kind, parts in (("event", sheet.events), ("talk", sheet.talks), ("test", sheet.tests),
                                    ("draw", sheet.draws))
                for part in parts
                if f"{kind} {part.name}" == name
            )  # fmt: skip
            words = f"more than {DEEPEST} events, dialogues, tests and draws follow from each other here"
            yield Finding(where, f"{words}, one inside the other.")
            return
