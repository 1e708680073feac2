"""What a player wants to come of an adventure besides winning it: what later chapters of a campaign will ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from waybread.journeys import JourneyGame
from waybread.journeys.script import COMPARE, Action, Condition, all_hold, test_of

_STEPS: Final = {
    "fire": ("fired", "event", ""), "objective": ("objective", "name", ""), "win": ("ended", "reason", "won"),
    "lose": ("ended", "reason", "lost"),
}  # fmt: skip
"""Verbs that lead on: what they bring about, where its name stands, and the name if none does."""
STEPS: Final = tuple(dict.fromkeys(what for what, _, _ in _STEPS.values()))
"""What can be a step on the way."""


@dataclass(frozen=True, slots=True)
class StoryGoals:
    """What is to be remembered of an adventure, and what leads there."""

    counters: tuple[Condition, ...] = ()
    steps: frozenset[tuple[str, str]] = frozenset()
    """Events, objectives and endings on the way, each as one of ``STEPS`` and its name."""

    def change(self, counters: Mapping[str, int], action: Action) -> int:
        """How much nearer a change of a counter brings it to what is wished; less than nothing if it leads away."""
        name = str(action.args["name"])
        before = counters.get(name, 0)
        after = counter_after(action, before)
        return sum(counter_gap(each, before) - counter_gap(each, after) for each in self.counters if each.name == name)

    def ends_well(self, action: Action) -> bool:
        """Does an action end the adventure as it is wished; without a wish about that, by winning?"""
        ends = [each for each in self.steps if each[0] == "ended"]
        return step_of(action) in ends if ends else action.do == "win"

    def gain(self, game: JourneyGame, actions: Iterable[Action]) -> int:
        """How much nearer a list of actions leads to what is wished, whatever comes of tests in it."""
        return self._gains(game, actions, {})

    def _gains(self, game: JourneyGame, actions: object, found: dict[int, int]) -> int:
        total = 0
        for each in cast("Iterable[Action]", actions):
            if id(each) not in found:  # many lists may lead to the same one
                found[id(each)] = self._gain(game, each, found)
            total += found[id(each)]
        return total

    def _gain(self, game: JourneyGame, action: Action, found: dict[int, int]) -> int:
        args = action.args
        if action.do == "counter":
            return self.change(game.state.app.counters, action)
        if (step := step_of(action)) is not None:
            return int(step in self.steps)
        if action.do == "if":
            held = all_hold(game, cast("tuple[Condition, ...]", args["when"]))
            return self._gains(game, args.get("then" if held else "else", ()), found)
        if action.do == "choose":
            options = cast("tuple[tuple[str, tuple[Condition, ...], tuple[Action, ...]], ...]", args["options"])
            open_ones = [actions for _, when, actions in options if all_hold(game, when)]
            return max((self._gains(game, each, found) for each in open_ones), default=0)
        if action.do == "test":
            return self._gains(game, test_of(action.args).outcomes, found)
        return 0


NO_GOALS: Final = StoryGoals()


def step_of(action: Action) -> tuple[str, str] | None:
    """What an action leads on to, if it does."""
    if action.do not in _STEPS:
        return None
    what, where, otherwise = _STEPS[action.do]
    return what, str(action.args.get(where, otherwise))


def counter_after(action: Action, before: int) -> int:
    """What a counter is after an action that changes it."""
    args = cast("Mapping[str, int]", action.args)
    return args["set"] if "set" in args else before + args.get("add", 1)


def counter_gap(wish: Condition, number: int) -> int:
    """How far a counter is from what is wished; 0 if it holds."""
    if COMPARE[wish.compare](number, wish.number):
        return 0
    return max(1, abs(wish.number - number))
