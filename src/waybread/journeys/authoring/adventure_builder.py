"""Makes an adventure of what its author has written: names become what they stand for, words are found by key.

| words | shown |
|---|---|
| ``title``, ``summary`` | in lists |
| ``prologue`` | first of all |
| ``event.NAME`` | when the event begins |
| ``token.NAME``, ``button.TOKEN`` | beside a token, on its button (of several ``button.TOKEN.1`` or by name) |
| ``passed.TOKEN``, ``failed.TOKEN`` | after the test of a button |
| ``passed.TEST``, ``failed.TEST`` | after a test by name |
| ``objective.NAME``, ``done.NAME`` | under the threat bar, when it is done |
| ``talk.NAME``, ``answer.NAME.1`` | in a dialogue |
| ``extra.NAME`` | an action of the adventure's own |
| ``ending.NAME`` | at the end |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from waybread.journeys.authoring.adventure_sheet import (
    ButtonPart,
    EventPart,
    Sheet,
    TestPart,
    TilePart,
    TokenPart,
    actions_of,
    loops,
)
from waybread.journeys.authoring.sentences import ParsedAction, ParsedCondition
from waybread.journeys.authoring.sheet_reader import ENGLISH
from waybread.journeys.maps.board import Placed
from waybread.journeys.script.adventure import (
    Action,
    Adventure,
    Condition,
    Ending,
    Event,
    Extra,
    Interaction,
    Objective,
    TestOf,
    TileOf,
    TokenOf,
    do,
)

LOST: Final = ("lost", "full", "fallen")
"""Endings that come by themselves when an adventure is lost."""
WON: Final = "won"
"""The one that comes by itself when the last objective is done."""


def build_adventure(sheet: Sheet) -> Adventure:
    """The adventure of a sheet that is in order."""
    return _Maker(sheet).adventure()


def conditions(parsed: Iterable[ParsedCondition]) -> tuple[Condition, ...]:
    """Conditions without their places."""
    return tuple(each.condition for each in parsed)


def is_explored_at_start(sheet: Sheet, tile: TilePart) -> bool:
    """Does a tile lie there explored from the start?"""
    return sheet.kind == "battle" or tile.explored or any(each.partition(".")[0] == tile.name for each in sheet.start)


def tiles_to_explore(sheet: Sheet) -> list[TilePart]:
    """The tiles that are not explored when they are laid."""
    return [each for each in sheet.tiles if not is_explored_at_start(sheet, each)]


class _Maker:
    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.texts = sheet.words[ENGLISH].texts if ENGLISH in sheet.words else {}
        self.talks = {each.name: each for each in sheet.talks}
        self.tests = {each.name: each for each in sheet.tests}
        self.draws = {each.name: each for each in sheet.draws}
        self.endings = {each.name: each for each in sheet.endings}
        self.loops = loops(sheet)
        self.within: frozenset[str] = frozenset()
        """The loop that what is being made belongs to: what else belongs to it is only named."""
        self.made: dict[str, Action] = {}
        self.backs: set[str] = set()

    def adventure(self) -> Adventure:
        """Everything."""
        sheet = self.sheet
        found = Adventure(
            key=sheet.key, kind=sheet.kind, tiles=tuple(map(self.tile, sheet.tiles)), start=sheet.start,
            threat=sheet.threat, objectives=tuple(
                Objective(each.name, f"objective.{each.name}", conditions(each.done), each.then,
                          (*self.text_actions(f"done.{each.name}"), *self.actions(each.do)))
                for each in sheet.objectives),
            thresholds=tuple(sorted({int(each.subject) for each in sheet.events if each.on == "threshold"})),
            events=(*self.by_themselves(), *map(self.event, sheet.events)),
            tokens=tuple(map(self.token, sheet.tokens)), counters=MappingProxyType({**sheet.counters}),
            remembers=sheet.remembers,
            extras=tuple(
                Extra(each.name, f"extra.{each.name}", conditions(each.when), each.at, self.actions(each.do))
                for each in sheet.extras),
            texts=MappingProxyType({**self.texts}), fixed_bar=sheet.fixed_bar, opening_scout=sheet.scout,
            darkness=sheet.darkness, darkness_stat=sheet.darkness_stat, lore=sheet.lore, experience=sheet.experience,
            endings=tuple(Ending(each.name, self.wins(each.name), self.ending(each.name)) for each in sheet.endings),
            heroes=sheet.heroes,
            languages=MappingProxyType({each: found.texts for each, found in sheet.words.items() if each != ENGLISH}),
        )  # fmt: skip
        return replace(found, named=self.named())

    # Parts

    def tile(self, part: TilePart) -> TileOf:
        """A tile."""
        at = Placed(part.tile or part.pool[0], *part.at) if part.at else None
        return TileOf(
            part.name, part.tile, at, part.pool, is_explored_at_start(self.sheet, part), part.beside, part.again
        )

    def token(self, part: TokenPart) -> TokenOf:
        """A token."""
        buttons = tuple(self.button(part.key_of(each), each) for each in part.buttons)
        return TokenOf(part.name, part.kind, f"token.{part.name}", buttons)

    def button(self, key: str, part: ButtonPart) -> Interaction:
        """A button of a token."""
        test = self.test(part.test, key) if part.test else None
        return Interaction(f"button.{key}", conditions(part.when), test, self.actions(part.do))

    def test(self, part: TestPart, key: str) -> TestOf:
        """A test with its words."""
        passed = (*self.text_actions(f"passed.{key}"), *self.actions(part.passed))
        failed = (*self.text_actions(f"failed.{key}"), *self.actions(part.failed))
        counted = tuple((number, self.actions(each)) for number, each in part.counted)
        return TestOf(part.stats, 1 if part.need is None else part.need, part.counter, passed, failed, counted)

    def event(self, part: EventPart) -> Event:
        """An event, which shows its words first."""
        on = {"never": "fired", "hero-defeated": "hero defeated"}.get(part.on, part.on)
        actions = (*self.text_actions(f"event.{part.name}"), *self.actions(part.do))
        return Event(part.name, on, part.subject, conditions(part.when), actions, part.again)

    def by_themselves(self) -> list[Event]:
        """What needs no event of the author's: the prologue, and tokens that lie on a tile when it is seen."""
        found = [Event("prologue words", "start", do=self.text_actions("prologue"))] if "prologue" in self.texts else []
        for place, tile in enumerate(self.sheet.tiles):
            lay = self.tokens_on(tile.name)
            seen, from_the_start = is_explored_at_start(self.sheet, tile), not place or tile.at is not None
            if lay and (from_the_start or not seen):
                on, subject = ("start", "") if seen else ("explored", tile.name)
                found.append(Event(f"tokens of {tile.name}", on, subject, do=lay, again=tile.again))
        return found

    def tokens_on(self, tile: str) -> tuple[Action, ...]:
        """Lay the tokens that a tile has when it is seen."""
        return tuple(self.lay(each) for each in self.sheet.tokens if each.at and each.at.partition(".")[0] == tile)

    def tokens_with(self, name: str) -> tuple[Action, ...]:
        """Lay the tokens of a tile that comes explored, later than at the start: nobody will explore it."""
        place, tile = next((n, each) for n, each in enumerate(self.sheet.tiles) if each.name == name)
        later = place and tile.at is None and is_explored_at_start(self.sheet, tile)
        return self.tokens_on(name) if later else ()

    def lay(self, part: TokenPart) -> Action:
        """A token comes to lie where it says."""
        if part.across:
            laid = do("terrain", kind=part.kind, at=part.at, across=part.across, name=part.name)
        else:
            laid = do("token", name=part.name, at=part.at)
        return do("if", when=conditions(part.when), then=(laid,)) if part.when else laid

    # Actions

    def text_actions(self, key: str) -> tuple[Action, ...]:
        """Show some words, if there are any."""
        return (do("text", text=key),) if key in self.texts else ()

    def actions(self, parsed: Iterable[ParsedAction]) -> tuple[Action, ...]:
        """A list of actions."""
        return tuple(action for each in parsed for action in self.action(each))

    def action(self, parsed: ParsedAction) -> tuple[Action, ...]:
        """One sentence; several actions where it stands for them."""
        found = self.plain(parsed)
        return (do("if", when=conditions(parsed.when), then=found),) if parsed.when else found

    def plain(self, parsed: ParsedAction) -> tuple[Action, ...]:
        """A sentence without its conditions."""
        args, verb = parsed.args, parsed.pattern.verb
        match verb:
            case "choose" | "test" | "random":
                return (self.by_name(parsed.pattern.word, str(args["name"]), args.get("who")),)
            case "tile" if tokens := self.tokens_with(str(args["name"])):
                unlaid = Condition("placed", str(args["name"]), "==", 0)
                return (do("if", when=(unlaid,), then=(do(verb, **args), *tokens)),)
            case "win" | "lose":
                usual = WON if verb == "win" else LOST[0]
                name = str(args.get("ending", usual if usual in self.endings else ""))
                return (*self.ending(name), do(verb, reason=name)) if name else (do(verb),)
            case _:
                return (Action(verb, MappingProxyType({**args})),)

    def ending(self, name: str) -> tuple[Action, ...]:
        """What happens at an ending: its words, what is gained, and that it is remembered."""
        memory = do("counter", name=Ending(name, won=False).memory, set=1)
        return (*self.text_actions(f"ending.{name}"), memory, *self.actions(self.endings[name].do))

    def wins(self, name: str) -> bool:
        """Is an ending a good one? Those are won by themselves, or by ``win``."""
        return name == WON or any(
            each.pattern.verb == "win" and each.args.get("ending") == name for each in actions_of(self.sheet)
        )

    def by_name(self, kind: str, name: str, who: object) -> Action:
        """A dialogue, a test or a draw in full; one that comes back to itself is only named there."""
        full = f"{kind} {name}"
        for_whom = {"who": who} if who else {}
        if full in self.within:
            self.backs.add(full)
            return do("back", name=full, **for_whom)
        if full not in self.made:
            outside, self.within = self.within, self.loops.get(full, frozenset())
            self.made[full] = self.in_full(kind, name)
            self.within = outside
        found = self.made[full]
        return Action(found.do, MappingProxyType({**found.args, **for_whom})) if who else found

    def named(self) -> Mapping[str, Action]:
        """What is come back to, in full."""
        while missing := sorted(self.backs - {*self.made}):
            kind, name = missing[0].split()
            self.by_name(kind, name, None)
        return MappingProxyType({each: self.made[each] for each in sorted(self.backs)})

    def in_full(self, kind: str, name: str) -> Action:
        """What a name stands for."""
        if kind == "talk":
            answers = tuple(
                (f"answer.{name}.{each.name}", conditions(each.when), self.actions(each.do))
                for each in self.talks[name].answers
            )
            return do("choose", text=f"talk.{name}", options=answers)
        if kind == "draw":
            return do("random", options=tuple(self.actions(each) for each in self.draws[name].options))
        test = self.test(self.tests[name], name)
        return do(
            "test", stats=test.stats, need=test.need, counter=test.counter, passed=test.passed, failed=test.failed,
            counted=test.counted,
        )  # fmt: skip
