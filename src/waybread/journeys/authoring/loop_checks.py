"""Does anything lead to itself for ever, or to more than anybody could follow?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from waybread.journeys.authoring.adventure_sheet import BY_NAME, Sheet, all_from, leads, lists_of, loops, named
from waybread.journeys.authoring.sentences import ParsedAction
from waybread.journeys.authoring.toml_files import Finding, Where
from waybread.kernel import MOST_DONE

LONGEST_TALK: Final = 60
"""Answers of dialogues that lead to each other."""
DEEPEST: Final = 40
"""Events, dialogues, tests and draws inside each other."""


def check_loops(sheet: Sheet) -> Iterator[Finding]:
    """What leads to itself, events that set each other off, lists that lead to too many others."""
    yield from _by_name(sheet)
    yield from _events(sheet)
    yield from _deep(sheet)
    yield from _wide(sheet)


def _by_name(sheet: Sheet) -> Iterator[Finding]:
    answers = {f"talk {each.name}": len(each.answers) for each in sheet.talks}
    without_talks = {
        name: {each for each in found if not each.startswith("talk")} for name, found in leads(sheet).items()
    }
    together, reported = loops(sheet), set[str]()
    for kind in BY_NAME:
        for part in sheet.parts[kind]:
            name = f"{kind} {part.name}"
            if name not in together or name in reported:
                continue
            reported |= together[name]
            if kind != "talk" and name in all_from(without_talks, name):
                words = "only dialogues may come back, since no answer is given twice"
                yield Finding(part.where, f"the {kind} '{part.name}' leads to itself for ever; {words}.")
            elif sum(answers.get(each, 0) for each in together[name]) > LONGEST_TALK:
                words = f"dialogues that lead to each other have {LONGEST_TALK} answers at most together"
                yield Finding(part.where, f"{words}, and this one has more.")


def _events(sheet: Sheet) -> Iterator[Finding]:
    """Events that come again and set themselves off; those that come once cannot."""
    found = _onwards(sheet)
    again: Mapping[str, Where] = {f"event {each.name}": each.where for each in sheet.events if each.again}
    once = {f"event {each.name}" for each in sheet.events if not each.again}
    onwards = {name: others - once for name, others in found.items() if name not in once}
    reported: set[str] = set()
    for name, where in again.items():
        round_ = all_from(onwards, name)
        if name in round_ and name not in reported:
            reported |= {each for each in round_ if name in all_from(onwards, each)}
            words = f"the event '{name.split()[1]}' sets itself off for ever"
            yield Finding(where, f"{words}: with again = true it would begin while it is still under way.")


def _deep(sheet: Sheet) -> Iterator[Finding]:
    """Events, dialogues, tests and draws, each inside the one before it, further than anybody could follow."""
    onwards = _onwards(sheet)
    reached = {name: all_from(onwards, name) for name in onwards}
    depth: dict[str, int] = {}
    for name in sorted(onwards, key=lambda each: len(reached[each] | {each})):
        together = {each for each in reached[name] if name in reached.get(each, ())} | {name}
        below = {other for each in together for other in onwards[each]} - together
        depth[name] = len(together) + max((depth.get(each, 1) for each in below), default=0)
        if depth[name] > DEEPEST:
            words = f"more than {DEEPEST} events, dialogues, tests and draws follow from each other here"
            yield Finding(_places(sheet)[name], f"{words}, one inside the other.")
            return


def _wide(sheet: Sheet) -> Iterator[Finding]:
    """Lists that name each other so often that no game would go through them."""
    onwards, lists = _onwards(sheet), lists_of(sheet)
    once = {f"event {each.name}" for each in sheet.events if not each.again}
    done: dict[str, int] = {}

    def in_turn(actions: Iterable[ParsedAction]) -> int:
        return sum(1 + (0 if (name := named(each)) in once else done.get(name, 0)) for each in actions)

    inner = sorted(onwards, key=lambda each: len(all_from(onwards, each) | {each}))
    for name in (*inner, *(each for each in lists if each not in onwards)):
        total = sum if name.startswith("test ") else max  # of a test more than one list may be done
        done[name] = total([in_turn(each) for each in lists[name]] or [0])
        done[name] += sum(done.get(each, 0) for each in _set_off(sheet, name) if each not in once)
        if done[name] > MOST_DONE:
            kind, _, part = name.partition(" ")
            words = f"more than {MOST_DONE} things can come of the {kind} '{part}' at once"
            yield Finding(_places(sheet)[name], f"{words}: its lists lead to others again and again.")
            return


def _onwards(sheet: Sheet) -> dict[str, set[str]]:
    """From each event, dialogue, test and draw to those that come of it then and there."""
    found = leads(sheet, ("run", *BY_NAME))
    for name in found:
        found[name] |= _set_off(sheet, name)
    return found


def _set_off(sheet: Sheet, name: str) -> set[str]:
    """The events that wait for an event."""
    return {f"event {each.name}" for each in sheet.events if each.on == "fired" and f"event {each.subject}" == name}


def _places(sheet: Sheet) -> Mapping[str, Where]:
    """Where each part stands."""
    return {f"{kind} {each.name}": each.where for kind, parts in sheet.parts.items() for each in parts}
