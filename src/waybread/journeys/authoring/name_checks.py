"""Is everything there that an adventure names? Nothing can be made of one that names what is not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from waybread.files import did_you_mean, quoted
from waybread.journeys.authoring.adventure_builder import LOST, WON
from waybread.journeys.authoring.adventure_sheet import Sheet, actions_of, conditions_of
from waybread.journeys.authoring.sentences import TRIGGERS, ParsedAction
from waybread.journeys.authoring.toml_files import Finding, Where
from waybread.journeys.maps.tiles import tiles
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.script.conditions import ABOUT
from waybread.journeys.script.grammar import Slot

SILENT: Final = ("lore", "experience", "counter", "text")
"""What can be done at an ending that comes by itself: it asks nobody."""


def check_names(sheet: Sheet) -> Iterator[Finding]:
    """Every name that is nobody's, or that two things have."""
    known = names(sheet)
    yield from _twice(sheet)
    for what, called, where in _named(sheet):
        kind, name = what, called
        if what == "place":
            yield from _space(sheet, called, where)
            kind, name = ("token", called[1:]) if called.startswith("@") else ("tile", called.partition(".")[0])
        if kind in known and name not in known[kind]:
            yield Finding(where, f"there is no {kind} {quoted(name)}; {did_you_mean(name, known[kind])}")
    yield from _endings(sheet)
    terrain = {*named_terrain(sheet)} - {each.name for each in sheet.tokens}
    for action in actions_of(sheet):
        token = action.args["name"] if action.pattern.word == "token" else ""
        if token in terrain:
            words = f"'{token}' is terrain, which is laid by 'terrain KIND at PLACE as {token}'"
            yield Finding(action.where, f"{words}.")


def names(sheet: Sheet) -> Mapping[str, Iterable[str]]:
    """The adventure's own names, by kind. Counters come into being where they are counted."""
    groups = [
        str(each.args["name"]) for each in actions_of(sheet) if each.pattern.verb == "spawn" and "name" in each.args
    ]
    # what sentences that make no sense would have named: nothing is wrong with speaking of it
    unread = [name for each in sheet.unread for name in re.findall(r"\sas\s+(\S+)", each)]
    own = {kind: [each.name for each in parts] for kind, parts in sheet.parts.items()}
    tokens = [*own["token"], *named_terrain(sheet), *unread]
    return {**own, "token": tokens, "group": [*groups, *unread, *ENEMIES]}


def named_terrain(sheet: Sheet) -> list[str]:
    """Terrain with its usual rules that has a name all the same, so that it can be taken away."""
    return [
        str(each.args["name"]) for each in actions_of(sheet) if each.pattern.word == "terrain" and "name" in each.args
    ]


def _twice(sheet: Sheet) -> Iterator[Finding]:
    for what, parts in sheet.parts.items():
        counts = Counter(each.name for each in parts)
        for each in {part.name: part for part in parts if counts[part.name] > 1}.values():
            yield Finding(each.where, f"{counts[each.name]} have the name {quoted(each.name)} among '{what}'.")


def _named(sheet: Sheet) -> Iterator[tuple[str, str, Where]]:
    """Every name that the adventure uses: of what kind, which, and where."""
    for action in actions_of(sheet):
        yield from _named_in(action)
    for condition in conditions_of(sheet):
        yield ABOUT[condition.condition.what], condition.condition.name, condition.where
    yield from ((TRIGGERS[each.on], each.subject, each.where) for each in sheet.events if each.subject)
    yield from (("objective", each.then, each.where) for each in sheet.objectives if each.then)
    yield from (("tile", each.beside, each.where) for each in sheet.tiles if each.beside)
    yield from (("place", each.at, each.where) for each in sheet.tokens if each.at)
    yield from (("place", each.at, each.where) for each in sheet.extras if each.at)
    yield from (("place", each.across, each.where) for each in sheet.tokens if each.across)
    yield from (("place", each, sheet.lines["start"]) for each in sheet.start)


def _named_in(action: ParsedAction) -> Iterator[tuple[str, str, Where]]:
    for part in (*action.pattern.needed, *(each for group in action.pattern.optional for each in group)):
        if isinstance(part, Slot) and part.arg in action.args:
            value = str(action.args[part.arg])
            if part.kind in ("who", "whom") and value.startswith("at "):
                yield "place", value.removeprefix("at "), action.where
            elif not part.kind.startswith("new "):
                yield part.kind, value, action.where


def _space(sheet: Sheet, place: str, where: Where) -> Iterator[Finding]:
    """A space that its tile, or one that it can be, does not have."""
    name, _, number = place.partition(".")
    sides = [side for tile in sheet.tiles if tile.name == name and number for side in tile.sides if side in tiles()]
    for side in sides:
        count = len(tiles()[side].spaces)
        if int(number) > count:
            words = f"there is no space {place}: tile {side} has {count}, from {name}.1 to {name}.{count}"
            yield Finding(where, f"{words}.")
            return


def _endings(sheet: Sheet) -> Iterator[Finding]:
    """Those that come when an adventure is lost by the rules can ask nobody."""
    for ending in sheet.endings:
        for action in ending.do:
            if ending.name in LOST and action.pattern.verb not in SILENT:
                right = ", ".join(SILENT)
                yield Finding(
                    action.where,
                    f"the ending '{ending.name}' comes by itself and asks nobody: it can do {right}, "
                    f"not '{action.pattern.word}'.",
                )
            elif action.pattern.verb in ("win", "lose"):
                words = f"the adventure is over at the ending '{ending.name}'; it cannot end again."
                yield Finding(action.where, words)
    for action in actions_of(sheet):
        ends = {"win": LOST, "lose": (WON,)}.get(action.pattern.verb, ())
        if action.args.get("ending") in ends:
            yield Finding(action.where, f"'{action.pattern.word} {action.args['ending']}' contradicts itself.")
