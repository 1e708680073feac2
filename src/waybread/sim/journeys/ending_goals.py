"""Campaigns that are led to an epilogue: what it asks for is followed back through the adventures.

An epilogue waits for counters. Whatever changes one of them may wait for others, which an earlier adventure sets, and
so on back to the first. So each adventure has its goals: what it is to be remembered by, and what leads there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias, cast

from waybread.bots import Bot, Seat
from waybread.bots.journeys import STEPS, StoryGoals, counter_after, counter_gap, step_of
from waybread.files import did_you_mean
from waybread.journeys import ADVENTURES, STORY_CHOICES, DecisionKind, JourneyGame
from waybread.journeys.script import COMPARE, Action, Adventure, Condition, Tale, all_actions, interactions, test_of
from waybread.kernel import Decision, Event
from waybread.sim.study import StudyError

Source: TypeAlias = tuple[Action, tuple[Condition, ...]]
"""Something that an adventure does, and what that waits for."""
_GOALS: Final = ("counter", *STEPS)


def goals_for_epilogue(tale: Tale, epilogue: str) -> dict[str, StoryGoals]:
    """What each adventure of a campaign is wished for, by key, so that an epilogue can be told."""
    wanted = _asked_for(tale, epilogue)
    remembered = [name for each in tale.chapters for name in ADVENTURES[each.adventure].remembers]
    found: dict[str, StoryGoals] = {}
    for chapter in reversed(tale.chapters):
        adventure = ADVENTURES[chapter.adventure]
        ends = [replace(each, name=each.name.partition(".")[2]) for each in wanted
                if each.what == "ended" and _about(each) == chapter.name and _comes(each)]  # fmt: skip
        goals = [*ends, *(each for each in wanted if each.what == "counter")]
        _follow(adventure, chapter.when, goals, [each for each in remembered if remembered.count(each) == 1])
        found[adventure.key] = story_goals = _story_goals(goals)
        for each in story_goals.counters:
            if each.name in remembered and each not in wanted:
                wanted.append(each)
    return found


def goals_for_ending(adventure: Adventure, ending: str) -> StoryGoals:
    """What leads to one ending of an adventure by itself."""
    check_end(adventure, ending)
    goals = [Condition("ended", ending)]
    _follow(adventure, (), goals, ())
    return _story_goals(goals)


def check_end(story: Tale | Adventure, end: str) -> None:
    """Can a party be led to an epilogue of a campaign, or an ending of an adventure, so called? StudyError if not."""
    if isinstance(story, Tale):
        kind, known = "epilogue", [each.name for each in story.epilogues]
        names = known
    else:
        kind, known = "ending", [each.name for each in story.endings]
        brought = {step_of(action) for action, _ in _sources(story)}
        names = [each for each in known if ("ended", each) in brought]
    if end not in names:
        why = f"There is no {kind} called {end}"
        if end in known:
            why = f"Nobody can be led to the ending {end}, as it only comes by itself"
        raise StudyError(f"{why}; {did_you_mean(end, names)}")


def _story_goals(goals: Iterable[Condition]) -> StoryGoals:
    goals = [*goals]
    counters = tuple(each for each in goals if each.what == "counter")
    return StoryGoals(counters, frozenset((each.what, each.name) for each in goals if each.what != "counter"))


def _asked_for(tale: Tale, epilogue: str) -> list[Condition]:
    """What an epilogue waits for, and that none before it may be told."""
    check_end(tale, epilogue)
    place = [each.name for each in tale.epilogues].index(epilogue)
    wanted = [*tale.epilogues[place].when]
    for earlier in tale.epilogues[:place]:
        others = [each for each in earlier.when if each not in wanted]
        if others and all(_possible(wanted, each) for each in others):
            wanted.append(others[-1].negated())
    for each in [*wanted]:
        if each.what in ("won", "lost", "ended"):  # so the chapter has to come, or must not
            when = next(chapter.when for chapter in tale.chapters if chapter.name == _about(each))
            wanted += when if _comes(each) else [one.negated() for one in when] if len(when) == 1 else []
    return wanted


def _about(condition: Condition) -> str:
    """The chapter that a condition on how it ended is about."""
    return condition.name.partition(".")[0]


def _comes(condition: Condition) -> bool:
    """Does a condition want something to be so, rather than not?"""
    return COMPARE[condition.compare](1, condition.number)


def _possible(goals: Iterable[Condition], one_more: Condition) -> bool:
    """Can a condition hold together with the others about the same thing?"""
    about = [one_more, *(each for each in goals if (each.what, each.name) == (one_more.what, one_more.name))]
    numbers = {each.number + step for each in about for step in (-1, 0, 1)}
    return any(all(COMPARE[each.compare](number, each.number) for each in about) for number in numbers)


def _follow(adventure: Adventure, chapter: Sequence[Condition], goals: list[Condition], only: Sequence[str]) -> None:
    """Add to the goals what leads to them in an adventure, as far back as it goes.

    What its chapter waits for is needed only for counters that no other adventure changes.
    """
    sources = [*_sources(adventure)]
    for goal in goals:  # which grow as they are followed
        for action, waits in sources:
            brings = _brings(action, goal, goals)
            needs: list[Condition] = []
            if brings > 0:
                needs = [*waits, *(chapter if goal.name in only else ())]
            elif brings < 0:
                spoilt_by = [each for each in (*chapter, *waits) if each.what == "counter" and counter_gap(each, 0)]
                needs = [each.negated() for each in spoilt_by] if len(spoilt_by) == 1 else []
            for each in needs:
                lacks = brings < 0 or counter_gap(each, adventure.counters.get(each.name, 0))
                if each.what in _GOALS and lacks and each not in goals and _possible(goals, each):
                    goals.append(each)


def _brings(action: Action, goal: Condition, goals: Sequence[Condition]) -> int:
    """Does an action bring a goal about, or does it spoil it?"""
    if (step := step_of(action)) is not None:
        return int(step == (goal.what, goal.name))
    if action.do != "counter" or goal.what != "counter" or action.args["name"] != goal.name:
        return 0
    after = counter_after(action, 0)
    if "set" in action.args:
        fits = all(not counter_gap(each, after) for each in goals if (each.what, each.name) == (goal.what, goal.name))
        return (counter_gap(goal, 0) > 0) if fits else -1
    return counter_gap(goal, 0) - counter_gap(goal, after)


def _sources(adventure: Adventure) -> Iterator[Source]:
    """Everything that an adventure can do while it is not lost."""
    for button in (each for token in adventure.tokens for each in token.interactions):
        test = button.test
        yield from _within(button.do, button.when)
        if test is not None:
            yield from _within(test.outcomes, button.when)
            if test.counter:
                yield Action("counter", {"name": test.counter}), button.when
    for event in adventure.events:
        yield from _within(event.do, (Condition("fired", event.name), *event.when))
    for extra in adventure.extras:
        yield from _within(extra.do, extra.when)
    for objective in adventure.objectives:
        here = (Condition("objective", objective.name),)
        yield from _within(objective.do, here)
        yield (
            Action("objective", {"name": objective.then}) if objective.then else Action("win", {"reason": "won"}),
            here,
        )
    for ending in adventure.endings:
        if ending.won:
            yield from _within(ending.do, (Condition("ended", ending.name),))


def _within(actions: Iterable[Action], waits: tuple[Condition, ...]) -> Iterator[Source]:
    """Actions and those inside them, each once, with all that it waits for."""
    looked_at: set[int] = set()
    ahead = [(each, waits) for each in actions]
    while ahead:
        action, waits = ahead.pop()
        if id(action) not in looked_at:
            looked_at.add(id(action))
            yield action, waits
            ahead += [(each, (*waits, *more)) for list_of, more in _lists(action) for each in list_of]


def _lists(action: Action) -> Iterator[tuple[tuple[Action, ...], tuple[Condition, ...]]]:
    """The lists of actions right inside an action, and what each waits for."""
    args = cast("dict[str, Any]", action.args)
    yield args.get("then", ()), args.get("when", ())
    yield args.get("else", ()), ()
    if action.do == "test":
        yield test_of(action.args).outcomes, ()
    for option in args.get("options", ()):
        yield (option[2], option[1]) if action.do == "choose" else (option, ())


class SteeredBot:
    """A bot that answers and presses buttons as its goals want it; everything else is its own play."""

    def __init__(self, bot: Bot, goals: StoryGoals, question: ConversationListener) -> None:
        self.name: Final = bot.name
        self._bot = bot
        self._goals = goals
        self._question = question

    def choose(self, seat: Seat[JourneyGame]) -> int:
        """What the bot would choose, unless another way leads nearer to what is wished."""
        own = self._bot.choose(seat)
        if seat.decision.kind not in STORY_CHOICES:
            return own
        world = seat.imagine(0)
        ways = self._ways(world, seat.decision)
        if own not in ways:
            return own
        gains = {option: self._goals.gain(world, actions) for option, actions in ways.items()}
        return max(gains, key=lambda each: (gains[each], each == own, -each))

    def _ways(self, world: JourneyGame, decision: Decision) -> dict[int, tuple[Action, ...]]:
        """What comes of each option."""
        if decision.kind == DecisionKind.ANSWER:
            answers = self._question.answers(world.adventure)
            return {each: answers[each] for each in decision.options if each < len(answers)}
        token = world.token(decision.about if decision.about is not None else -1)
        buttons = dict(interactions(world, token)) if token else {}
        return {
            place: (*each.do, *(each.test.outcomes if each.test else ()))
            for place, each in buttons.items()
            if place in decision.options
        }


class ConversationListener:
    """Hears what is told, and so knows which conversation is under way."""

    def __init__(self) -> None:
        self._asked = ""

    def hear(self, event: Event) -> None:
        """Words are shown; the last ones before an answer are the question."""
        if event.kind == "text":
            self._asked = str(event.facts["key"])

    def answers(self, adventure: Adventure) -> list[tuple[Action, ...]]:
        """What comes of each answer to the question, in order."""
        everything = [each for each, _ in _sources(adventure)]
        for each in all_actions((*everything, *(more for end in adventure.endings for more in end.do))):
            if each.do == "choose" and each.args["text"] == self._asked:
                options = cast("tuple[tuple[str, object, tuple[Action, ...]], ...]", each.args["options"])
                return [actions for _, _, actions in options]
        return []
