"""How often a list of actions can come, and how far counters can get by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import inf
from typing import Final

from waybread.journeys.authoring.adventure_builder import tiles_to_explore
from waybread.journeys.authoring.adventure_sheet import BY_NAME, Sheet, TokenPart, actions_of, open_lists
from waybread.journeys.authoring.sentences import ParsedAction

_DEEPEST: Final = 60
"""Tokens that lead to each other, as far as it is worth looking."""


class Counting:
    """What can be counted at most, as far as a sheet shows; rather too much than too little."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.tokens = {each.name: each for each in sheet.tokens}
        self.calls: dict[str, list[tuple[str, tuple[ParsedAction, ...], int]]] = {}
        """The lists that name a dialogue, a test, a draw or a token to be laid, and for how many heroes they do."""
        for owner, _, actions in open_lists(sheet):
            for each in actions:
                if each.pattern.word in (*BY_NAME, "token"):
                    several = str(each.args.get("who", "")).startswith(("each", "at "))
                    call = owner, actions, sheet.heroes[1] if several else 1
                    self.calls.setdefault(f"{each.pattern.word} {each.args['name']}", []).append(call)
        self.again = {each.name for each in sheet.events if each.again}
        self.repeated = _repeated_objectives(sheet)
        self.known: dict[str, float] = {}
        """How often each part can come, as far as that has been worked out."""
        self.lays: dict[str, float] = {}
        """And each token."""
        self.deep = 0

    def often(self, owner: str, actions: Collection[ParsedAction]) -> float:
        """How often a list of a part can be done."""
        times = self.times(owner)
        holders = self._holders(owner)
        if not holders or not any(_removes(each, holders) for each in actions):
            return times
        return min(times, sum(self.times_laid(self.tokens[each]) for each in holders))

    def times(self, owner: str) -> float:
        """How often a part can come."""
        if owner not in self.known:
            self.known[owner] = inf  # what leads back to itself can come for ever
            self.known[owner] = self._times(*owner.split())
        return self.known[owner]

    def _times(self, kind: str, name: str) -> float:
        if kind in BY_NAME:
            return self._called(f"{kind} {name}")
        if kind == "event" and name in self.again:
            return self._explored(name)
        once = {"event": True, "objective": name not in self.repeated, "ending": True}
        return 1 if once.get(kind, False) else inf

    def _explored(self, name: str) -> float:
        """How often an event can come again: one that waits for tiles to be explored, as often as there are any."""
        event = next(each for each in self.sheet.events if each.name == name)
        run = any(each.pattern.word == "run" and each.args["event"] == name for each in actions_of(self.sheet))
        if event.on != "explored" or run:
            return inf
        unseen = [each for each in tiles_to_explore(self.sheet) if event.subject in ("", each.name)]
        return inf if any(each.again for each in unseen) else len(unseen)

    def times_laid(self, token: TokenPart) -> float:
        """How often a token can come to lie on the map."""
        if token.name not in self.lays:
            self.lays[token.name] = inf
            self.deep += 1
            self.lays[token.name] = self._times_laid(token) if self.deep < _DEEPEST else inf
            self.deep -= 1
        return self.lays[token.name]

    def _times_laid(self, token: TokenPart) -> float:
        tile = next((each for each in self.sheet.tiles if each.name == token.at.partition(".")[0]), None)
        by_itself = 0 if tile is None else inf if tile.again else 1
        return by_itself + self._called(f"token {token.name}")

    def _called(self, what: str) -> float:
        return sum(self.often(owner, actions) * heroes for owner, actions, heroes in self.calls.get(what, ()))

    def _holders(self, owner: str) -> list[str]:
        """The tokens with which a list of a part is always set off; none if it can come without any."""
        kind, name = owner.split()
        if kind == "token":
            return [name]
        callers = [each.split() for each, _, _ in self.calls.get(owner, ()) if kind in BY_NAME]
        return [name for _, name in callers] if all(kind == "token" for kind, _ in callers) else []


def _removes(action: ParsedAction, holders: Collection[str]) -> bool:
    """Does an action always take away the token that set it off?"""
    name = action.args.get("name")
    return action.pattern.verb == "remove token" and not action.when and (name is None or [name] == [*holders])


def _repeated_objectives(sheet: Sheet) -> set[str]:
    """Objectives that can come more than once: several things lead to them, or something to the first."""
    led = Counter(each.then for each in sheet.objectives if each.then)
    led.update(str(each.args["name"]) for each in actions_of(sheet) if each.pattern.verb == "objective")
    led.update(each.name for each in sheet.objectives[:1])
    return {name for name, count in led.items() if count > 1}
