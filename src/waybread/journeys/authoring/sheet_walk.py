"""Looks an adventure's sheet through: every list of actions, every condition, what leads to what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.journeys.authoring.adventure_sheet import Sheet, TestPart
from waybread.journeys.authoring.sentences import Asked, Said

BY_NAME: Final = ("talk", "test", "draw")
"""What is named in a sentence and comes then and there."""


def lists_of(sheet: Sheet) -> Mapping[str, tuple[tuple[Said, ...], ...]]:
    """Every list of actions, by what it belongs to: ``event pack``, ``talk ferryman``."""
    found: dict[str, tuple[tuple[Said, ...], ...]] = {}
    for token in sheet.tokens:
        found[f"token {token.name}"] = tuple(
            each
            for button in token.buttons
            for each in (button.do, *(of_test(button.test) if button.test is not None else ()))
        )
    found |= {f"event {each.name}": (each.do,) for each in sheet.events}
    found |= {f"objective {each.name}": (each.do,) for each in sheet.objectives}
    found |= {f"talk {each.name}": tuple(answer.do for answer in each.answers) for each in sheet.talks}
    found |= {f"test {each.name}": of_test(each) for each in sheet.tests}
    found |= {f"draw {each.name}": each.options for each in sheet.draws}
    found |= {f"extra {each.name}": (each.do,) for each in sheet.extras}
    found |= {f"ending {each.name}": (each.do,) for each in sheet.endings}
    return found


def all_said(sheet: Sheet) -> list[Said]:
    """Every action of an adventure."""
    return [each for lists in lists_of(sheet).values() for said in lists for each in said]


def of_test(test: TestPart) -> tuple[tuple[Said, ...], ...]:
    """The lists of a test: passed, failed, and by number."""
    return (test.passed, test.failed, *(each for _, each in test.counted))


def all_asked(sheet: Sheet) -> list[Asked]:
    """Every condition of an adventure."""
    waiting = [each.when for each in sheet.events] + [each.when for each in sheet.extras]
    waiting += [each.when for each in sheet.tokens] + [button.when for each in sheet.tokens for button in each.buttons]
    waiting += [answer.when for each in sheet.talks for answer in each.answers]
    waiting += [each.done for each in sheet.objectives] + [each.when for each in all_said(sheet)]
    return [each for some in waiting for each in some]


def leads(sheet: Sheet, words: tuple[str, ...] = BY_NAME) -> dict[str, set[str]]:
    """From each dialogue, test and draw (and event, if they are run) to those that its actions name by these words."""
    return {
        name: {named(each) for said in lists for each in said if each.pattern.word in words}
        for name, lists in lists_of(sheet).items()
        if name.split()[0] in (*words, *(("event",) if "run" in words else ()))
    }


def named(said: Said) -> str:
    """The event, dialogue, test or draw that an action names; nothing for other actions."""
    word = said.pattern.word
    return f"event {said.args['event']}" if word == "run" else f"{word} {said.args['name']}" if word in BY_NAME else ""


def loops(sheet: Sheet) -> dict[str, frozenset[str]]:
    """Each dialogue, test and draw that leads back to itself, with all that do so together."""
    found = leads(sheet)
    reached = {name: all_from(found, name) for name in found}
    return {
        name: frozenset(other for other in others if name in reached.get(other, ()))
        for name, others in reached.items()
        if name in others
    }


def all_from(leads: Mapping[str, set[str]], start: str) -> set[str]:
    """Everything that something leads to in the end."""
    found: set[str] = set()
    queue = [start]
    while queue:
        new = leads.get(queue.pop(), set()) - found
        found |= new
        queue.extend(new)
    return found
