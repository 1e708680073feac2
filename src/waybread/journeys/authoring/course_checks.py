"""Can it be played to an end? What never comes to pass, and what cannot be done."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import inf
from typing import Final

from waybread.files import did_you_mean
from waybread.journeys.authoring.adventure_builder import LOST, WON
from waybread.journeys.authoring.adventure_sheet import (
    BY_NAME,
    EventPart,
    Part,
    Sheet,
    actions_of,
    all_tests,
    conditions_of,
    open_lists,
)
from waybread.journeys.authoring.reachability import WIN, Reach, can_be_done, find_reachable
from waybread.journeys.authoring.sentences import ParsedCondition
from waybread.journeys.authoring.toml_files import Finding, Where
from waybread.journeys.campaign.supply import heroes
from waybread.journeys.script.adventure import Condition, scaled_mark
from waybread.journeys.script.conditions import ABOUT, contradiction
from waybread.journeys.script.threat_bar import THREAT_PER_HERO

MOST_CARDS: Final = 7
"""The highest stat of a hero is 4, and cards and boons can make it a little more."""
MOST_ON_A_CARD: Final = 2
"""Icons."""
USUAL_CARDS: Final = 4
MOST_LOOKED_AT: Final = 1000
"""Actions of an adventure that is looked at once for each kind of party; that takes too long with very many."""
NOTHING_TOUCHED: Final = ("event", "objective", "extra", "ending")
"""What happens without a token that a hero interacts with."""


def check_course(reach: Reach) -> Iterator[Finding]:
    """From the start to the end: objectives, events, and whatever else never comes."""
    sheet = reach.sheet
    yield from _objectives(reach)
    for kind, parts in sheet.parts.items():
        for part in parts:
            if kind not in ("objective", "extra") and not reach.has(kind, part.name):
                yield Finding(part.where, _never(reach, kind, part), error=False)
    yield from _conditions(reach)


def _never(reach: Reach, kind: str, part: Part) -> str:
    """A sentence about a part that never comes."""
    what = f"the {kind} '{part.name}'"
    if isinstance(part, EventPart):
        return f"{what} never happens: {_why_never(reach, part)}"
    if kind in BY_NAME:
        return f"nothing that happens leads to {what}."
    if kind == "ending":
        by = "" if part.name == WON else f" by 'win {part.name}' or 'lose {part.name}'"
        return f"{what} is never reached{by}."
    return f"{what} is never laid."


def _objectives(reach: Reach) -> Iterator[Finding]:
    sheet = reach.sheet
    won = WIN in reach.parts
    for objective in sheet.objectives:
        if not reach.has("objective", objective.name):
            yield Finding(objective.where, f"the objective '{objective.name}' never comes.", error=False)
        elif objective.done and not can_be_done(reach, objective):
            why = "; ".join(words for _, words in _why_none(reach, objective.done))
            yield Finding(objective.where, f"the objective '{objective.name}' cannot be met: {why}.")
    if not won and sheet.objectives:
        yield Finding(
            sheet.objectives[0].where,
            "there is no way to win: no 'win' can come, and the objectives never come to one without a 'then'.",
        )
    yield from _only_some(reach)
    yield from _bar(sheet)
    falls = sum(_every_round(each) for each in sheet.events)
    if falls >= 2 * sheet.heroes[1]:
        yield Finding(
            sheet.where, f"there is no way to lose by threat: every round it falls by {falls} again.", error=False
        )


def _bar(sheet: Sheet) -> Iterator[Finding]:
    """A threat bar that is full at the end of the first round, by what heroes alone add to it."""
    for size in range(sheet.heroes[0], sheet.heroes[1] + 1):
        end = sheet.threat if sheet.fixed_bar else scaled_mark(sheet.threat, size)
        if end <= THREAT_PER_HERO * size:
            words = f"the first round fills the threat bar: it ends at {end} for {_count_heroes(size)}"
            yield Finding(sheet.lines.get("threat", sheet.where), f"{words}.", error=False)
            return


def _count_heroes(heroes: int) -> str:
    return "1 hero" if heroes == 1 else f"{heroes} heroes"


def _only_some(reach: Reach) -> Iterator[Finding]:
    """Parties that can never win, though others can."""
    if WIN not in reach.parts or len(actions_of(reach.sheet)) > MOST_LOOKED_AT:
        return
    for given, words in _parties(reach.sheet):
        if WIN not in find_reachable(reach.sheet, reach.remembered, given).parts:
            yield Finding(reach.sheet.objectives[0].where, f"there is no way to win {words}.", error=False)


def _parties(sheet: Sheet) -> Iterator[tuple[dict[tuple[str, str], int], str]]:
    """What parties and games can be like, as far as conditions look at that, and words for it."""
    asked = {(each.condition.what, each.condition.name) for each in conditions_of(sheet)}
    named = sorted(name for what, name in asked if what == "hero")
    if named and len(named) + sheet.heroes[0] <= len(heroes()):
        yield dict.fromkeys((("hero", each) for each in named), 0), f"without {' or '.join(named)}"
    yield from (({("hero", each): 1}, f"with {each}") for each in named)
    if ("party", "") in asked:
        for size in range(sheet.heroes[0], sheet.heroes[1] + 1):
            yield {("party", ""): size}, f"with {_count_heroes(size)}"
    levels = ("normal", "hard") if any(what == "difficulty" for what, _ in asked) else ()
    for level in levels:
        yield {("difficulty", each): int(each == level) for each in levels}, f"on {level}"


def _every_round(event: EventPart) -> int:
    """By how much an event lowers threat in every round, for certain."""
    if event.on not in ("round", "shadow") or event.subject or not event.again or event.when:
        return 0
    return -sum(int(str(each.args["amount"])) for each in event.do if each.pattern.verb == "threat" and not each.when)


def _why_never(reach: Reach, event: EventPart) -> str:
    for _, words in _why_none(reach, event.when):
        return f"{words}."
    match event.on:
        case "never":
            return "nothing that happens runs it."
        case "explored" if not event.subject:
            return "every tile that is laid is explored from the start."
        case "explored" if reach.has("tile", event.subject):
            return f"the tile '{event.subject}' is explored from the start."
        case "explored" | "entered":
            return f"'{event.subject.partition('.')[0]}' is never laid."
        case "defeated":
            return f"no group '{event.subject}' ever comes." if event.subject else "no group ever comes."
        case "fired":
            return f"neither does '{event.subject}'."
        case _:
            return "the threat bar ends before it."


def _why_none(reach: Reach, conditions: Collection[ParsedCondition]) -> Iterator[tuple[Where, str]]:
    """Why conditions can never hold, or not at the same time, each with its place."""
    impossible = [each for each in conditions if not reach.can_hold(each.condition)]
    yield from ((each.where, _why_not(reach, each.condition)) for each in impossible)
    odd = contradiction(each.condition for each in conditions)
    if odd is not None and not impossible:
        where = next(each.where for each in conditions if each.condition == odd[1])
        yield where, f"{_words_of(odd[0])} and {_words_of(odd[1])} never hold at the same time"


def _words_of(condition: Condition) -> str:
    words = (condition.what, condition.name, condition.compare, str(condition.number))
    return f"'{' '.join(filter(None, words))}'"


def _why_not(reach: Reach, condition: Condition) -> str:
    """Why a condition can never hold."""
    least, most = reach.span(condition)
    what = f"{condition.what} {condition.name}".strip()
    if condition.what == "counter" and least == most == 0:
        return f"nothing that happens counts '{condition.name}'"
    kind = ABOUT[condition.what]
    if kind in ("event", "objective", "tile", "token", "group") and most == 0:
        return f"'{what}' never comes to be"
    bounds = f"between {least:.0f} and {most:.0f}" if most != inf else f"at least {least:.0f}"
    return f"'{what}' is always {bounds if least != most else f'{least:.0f}'}"


def _conditions(reach: Reach) -> Iterator[Finding]:
    """Buttons, answers, added actions and single actions whose conditions can never hold."""
    sheet = reach.sheet
    where: list[tuple[str, tuple[ParsedCondition, ...]]] = []
    where += [("this button never appears", button.when) for each in sheet.tokens for button in each.buttons]
    where += [("this answer is never offered", answer.when) for each in sheet.talks for answer in each.answers]
    where += [(f"the action '{each.name}' can never be taken", each.when) for each in sheet.extras]
    where += [("this is never done", each.when) for each in actions_of(sheet)]
    for words, asked in where:
        for place, why in _why_none(reach, asked):
            yield Finding(place, f"{words}: {why}.", error=False)


def check_counters(reach: Reach) -> Iterator[Finding]:
    """Counters that are only looked at, or only counted."""
    sheet = reach.sheet
    counted = {str(each.args["name"]): each.where for each in actions_of(sheet) if each.pattern.verb == "counter"}
    gathered = {each.counter for each in all_tests(sheet) if each.counter}
    looked = {each.condition.name: each.where for each in conditions_of(sheet) if each.condition.what == "counter"}
    known = dict.fromkeys(sorted({*counted, *gathered, *sheet.counters, *reach.remembered}))
    for name, where in looked.items():
        if name not in known:
            yield Finding(where, f"nothing counts '{name}'; {did_you_mean(name, known)}", error=False)
    for name in sheet.remembers:
        if name not in known:
            where = sheet.lines["remembers"]
            yield Finding(where, f"nothing counts '{name}', so there is nothing to remember.", error=False)
    wanted = {*looked, *sheet.remembers, *gathered, *reach.remembered}
    for name, where in counted.items():
        if name not in wanted:
            hint = "; it may belong in 'remembers'" if name not in sheet.counters else ""
            yield Finding(where, f"'{name}' is counted, but nothing looks at it{hint}.", error=False)


def check_tests(sheet: Sheet) -> Iterator[Finding]:
    """Tests that nobody can pass, or hardly anybody."""
    for test in all_tests(sheet):
        if test.need is None and not test.counted:
            words = "this test has no number, so one success passes it; with a number it is written 'wit or spirit 2'"
            yield Finding(test.where, f"{words}, and by successes with 'counted'.", error=False)
        if test.need is None or test.counter:
            continue
        if test.need > MOST_CARDS * MOST_ON_A_CARD:
            words = f"nobody can pass this test: {test.need} successes are more than a hero could ever reveal"
            yield Finding(test.where, f"{words}; over several attempts it is written '{test.need} into COUNTER'.")
        elif test.need > USUAL_CARDS:
            words = f"hardly anybody passes this test: a hero reveals {USUAL_CARDS} cards at most as a rule"
            yield Finding(test.where, f"{words}, and {test.need} successes are needed.", error=False)
        elif test.need == 0:
            yield Finding(test.where, "everybody passes this test: no success is needed.", error=False)


def check_parts(sheet: Sheet) -> Iterator[Finding]:
    """Parts without what makes them work: thresholds within the bar, buttons, answers, options."""
    for event in sheet.events:
        if event.on == "threshold" and int(event.subject) >= sheet.threat:
            words = f"the threshold {event.subject} is not before the end of the bar, {sheet.threat}"
            yield Finding(event.where, f"{words}.")
    for token in sheet.tokens:
        if token.kind in ("search", "person") and not token.buttons:
            yield Finding(token.where, f"nobody can interact with '{token.name}': it has no button.", error=False)
    for talk in sheet.talks:
        if not talk.answers:
            yield Finding(talk.where, f"the talk '{talk.name}' has no answer; words alone are shown by 'text'.")
    for draw in sheet.draws:
        if len(draw.options) < 2:
            yield Finding(draw.where, f"the draw '{draw.name}' needs two options or more.")
    if sheet.endings and not {*LOST} & {each.name for each in sheet.endings}:
        words = "there is no ending 'lost' beside the others: when the bar is full or a hero falls, no words are shown"
        yield Finding(sheet.where, f"{words}.", error=False)


def check_gone(sheet: Sheet) -> Iterator[Finding]:
    """``gone`` where nothing can go."""
    for owner, _, among in open_lists(sheet):
        for action in among if owner.split()[0] in NOTHING_TOUCHED else ():
            if action.pattern.verb == "remove token" and "name" not in action.args:
                words = "'gone' takes away what a hero interacts with, and that is nothing here"
                yield Finding(action.where, f"{words}; 'gone TOKEN' takes away that token.", error=False)
