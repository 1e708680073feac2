"""What an adventure is made of: plain, immutable data that the app runs (jme:8.0).

An adventure is tiles, tokens, objectives, thresholds and events. An event waits for something to happen, looks at
its conditions and does a list of things. Words are kept apart, by key, so that they can be translated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from waybread.journeys.facts import Stat
from waybread.journeys.maps.board import Placed
from waybread.kernel import Json

if TYPE_CHECKING:
    from waybread.journeys.rules.enemies.attack_facts import Attack

_OTHER_THREAT: Final = 3
"""What tokens and unexplored tiles add to threat in a usual round."""
NOTHING: Final[Mapping[str, Json]] = MappingProxyType({})
_OPPOSITE: Final = {">=": "<", "<": ">=", "<=": ">", ">": "<=", "==": "!=", "!=": "=="}


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that must hold: a word for what is looked at, a name, a comparison, a number."""

    what: str
    """One of ``conditions.CONDITIONS``."""
    name: str = ""
    compare: str = ">="
    number: int = 1

    def negated(self) -> Condition:
        """Return the condition that holds where this one does not."""
        return replace(self, compare=_OPPOSITE[self.compare])


@dataclass(frozen=True, slots=True)
class Action:
    """Something that the app does: a verb of ``actions.ACTIONS`` and what it needs."""

    do: str
    args: Mapping[str, object] = field(default_factory=lambda: NOTHING)


def do(verb: str, **args: object) -> Action:
    """An action in a line."""
    return Action(verb, MappingProxyType(args))


@dataclass(frozen=True, slots=True)
class TestOf:
    """A test that the app asks for."""

    __test__ = False

    stats: tuple[Stat, ...]
    """One, or those among which the hero chooses."""
    need: int = 1
    counter: str = ""
    """Cumulative: the counter that gathers the successes of all attempts (jme:100.3d)."""
    passed: tuple[Action, ...] = ()
    failed: tuple[Action, ...] = ()
    counted: tuple[tuple[int, tuple[Action, ...]], ...] = ()
    """By number of successes: what is done with at least so many; the greatest one reached counts."""

    @property
    def outcomes(self) -> tuple[Action, ...]:
        """Everything that may come of it: passed, failed, and by number of successes."""
        return (*self.passed, *self.failed, *(each for _, actions in self.counted for each in actions))


def test_of(args: Any) -> TestOf:
    """The test that an action with these arguments asks for."""
    return TestOf(
        args["stats"], args.get("need", 1), args.get("counter", ""), args.get("passed", ()), args.get("failed", ()),
        args.get("counted", ()),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Interaction:
    """A button with the interact icon (jme:49.2)."""

    label: str
    """The key of its words."""
    when: tuple[Condition, ...] = ()
    test: TestOf | None = None
    do: tuple[Action, ...] = ()
    """Without a test: what is done."""


@dataclass(frozen=True, slots=True)
class TokenOf:
    """A token that the adventure knows."""

    name: str
    kind: str
    """``search``, ``person``, ``threat`` or a terrain with rules of its own."""
    text: str = ""
    interactions: tuple[Interaction, ...] = ()


@dataclass(frozen=True, slots=True)
class TileOf:
    """A tile that the adventure knows."""

    name: str
    tile: str = ""
    """Which tile and side; empty for one drawn from the pool."""
    at: Placed | None = None
    """Where it lies; None for a place that is found when it is placed."""
    pool: tuple[str, ...] = ()
    explored: bool = False
    beside: str = ""
    """The tile that it is attached to, if it fits there."""
    again: bool = False
    """May it be laid more than once? Each time it is another tile of the pool, under the same name."""


@dataclass(frozen=True, slots=True)
class Objective:
    """What the party has to do at the moment (jme:63.0)."""

    name: str
    text: str = ""
    done: tuple[Condition, ...] = ()
    """When all hold, the next one follows by itself (jme:63.2); with none it ends by an action only."""
    then: str = ""
    """The next objective; with none the adventure is won (jme:63.3)."""
    do: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """When something happens and the conditions hold, the app does a list of things."""

    name: str
    on: str
    """One of ``runner.TRIGGERS``."""
    subject: str = ""
    """Of what: the name of a tile, a space, a group, a token; a round or a threshold in figures."""
    when: tuple[Condition, ...] = ()
    do: tuple[Action, ...] = ()
    again: bool = False
    """May it happen more than once?"""


@dataclass(frozen=True, slots=True)
class Extra:
    """An action that the adventure adds for heroes in their turns (jme:2.4)."""

    name: str
    label: str
    when: tuple[Condition, ...] = ()
    space: str = ""
    """Where it can be taken; empty for everywhere."""
    do: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """A way in which an adventure ends (jme:29.0)."""

    name: str
    won: bool
    do: tuple[Action, ...] = ()
    """Its words, what the party gains by it, and that it is remembered (``memory``)."""

    @property
    def memory(self) -> str:
        """The counter that says that an adventure came to this ending."""
        return f"ending {self.name}"


@dataclass(frozen=True, slots=True)
class Adventure:
    """A whole adventure."""

    key: str
    kind: str
    """``journey`` or ``battle``."""
    tiles: tuple[TileOf, ...]
    start: tuple[str, ...]
    """Spaces where heroes may be placed, as ``tile.number``."""
    threat: int
    """The end of the threat bar for two heroes; ``mark`` says what it is for a party."""
    objectives: tuple[Objective, ...]
    """The first is the one to begin with."""
    thresholds: tuple[int, ...] = ()
    """Marks on the threat bar; an event on ``threshold`` with the figure answers each (jme:101.3)."""
    events: tuple[Event, ...] = ()
    tokens: tuple[TokenOf, ...] = ()
    counters: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    remembers: tuple[str, ...] = ()
    """Counters that later adventures of a campaign know."""
    extras: tuple[Extra, ...] = ()
    texts: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    fixed_bar: bool = False
    """Are the marks the same for every party?"""
    opening_scout: int = 2
    """J15"""
    darkness: int = 2
    darkness_stat: Stat | None = Stat.SPIRIT
    """What darkness does in the darkness step, and what negates it (J20)."""
    lore: int = 0
    experience: int = 0
    """What the party gains when it ends, won or lost (jme:36.2, jme:56.1)."""
    endings: tuple[Ending, ...] = ()
    """Those called ``won``, ``full`` (the threat bar), ``fallen`` (a hero) and ``lost`` come by themselves."""
    named: Mapping[str, Action] = field(default_factory=lambda: MappingProxyType({}))
    """Dialogues, tests and draws that come back to themselves, by kind and name: ``talk ferryman``."""
    heroes: tuple[int, int] = (1, 5)
    """The fewest and the most heroes it is meant for."""
    languages: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: MappingProxyType({}))
    """The words in other languages, by language and key."""
    attacks: Mapping[str, tuple[tuple[Attack, ...], ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The attacks of groups that have their own, by the group's name and its living figures, less one."""

    waiting: Mapping[tuple[str, str], tuple[Event, ...]] = field(init=False, repr=False, compare=False)
    """The events by what they wait for: what happens, and of what."""
    checks: tuple[Event, ...] = field(init=False, repr=False, compare=False)
    """Those that wait for nothing but their conditions."""
    _tokens: Mapping[str, TokenOf] = field(init=False, repr=False, compare=False)
    _objectives: Mapping[str, Objective] = field(init=False, repr=False, compare=False)

    @property
    def title(self) -> str:
        """What it is called: by its own words, or by its key."""
        return self.texts.get("title") or self.key.replace("-", " ").title()

    def __post_init__(self) -> None:
        waiting: dict[tuple[str, str], tuple[Event, ...]] = {}
        for each in self.events:
            waiting[each.on, each.subject] = (*waiting.get((each.on, each.subject), ()), each)
        object.__setattr__(self, "waiting", waiting)
        object.__setattr__(self, "checks", tuple(each for each in self.events if each.on == "check"))
        object.__setattr__(self, "_tokens", {each.name: each for each in reversed(self.tokens)})
        object.__setattr__(self, "_objectives", {each.name: each for each in reversed(self.objectives)})

    def mark(self, mark: int, heroes: int) -> int:
        """A mark on the threat bar for a party of so many, since threat rises faster for more heroes (jme:101.1a)."""
        return mark if self.fixed_bar else scaled_mark(mark, heroes)

    def ending(self, name: str) -> Ending | None:
        """An ending by its name."""
        return next((each for each in self.endings if each.name == name), None)

    def objective(self, name: str) -> Objective | None:
        """An objective by its name."""
        return self._objectives.get(name)

    def token(self, name: str) -> TokenOf | None:
        """A token by its name."""
        return self._tokens.get(name)

    def tile(self, name: str) -> TileOf | None:
        """A tile by its name."""
        return next((each for each in self.tiles if each.name == name), None)


def scaled_mark(mark: int, heroes: int) -> int:
    """A mark for two heroes, for a party of so many."""
    return -(-mark * (2 * heroes + _OTHER_THREAT) // (2 * 2 + _OTHER_THREAT))


def actions_inside(action: Action) -> Iterator[Action]:
    """The actions right inside an action."""
    for value in action.args.values():
        yield from _among(value)


def _among(value: object) -> Iterator[Action]:
    if isinstance(value, Action):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _among(each)


def all_actions(
    actions: Iterable[Action], onwards: Callable[[Action], Iterable[Action]] = actions_inside
) -> Iterator[Action]:
    """Actions and all that they lead to, in order, each once.

    Many lists may lead to the same action: what doubles thirty times over is walked in sixty steps.
    """
    looked_at: set[int] = set()
    ahead = [iter(actions)]
    while ahead:
        each = next(ahead[-1], None)
        if each is None:
            ahead.pop()
        elif id(each) not in looked_at:
            looked_at.add(id(each))
            yield each
            ahead.append(iter(onwards(each)))


class AdventureShelf(dict[str, Adventure]):
    """Adventures by key. Those in files are known from the start and read when somebody wants them."""

    def __init__(self) -> None:
        super().__init__()
        self.unread: dict[str, Callable[[], Adventure]] = {}

    def add_later(self, key: str, read: Callable[[], Adventure]) -> None:
        """Make an adventure known that is still to be read."""
        if key in self:
            raise ValueError(f"there are two adventures called {key}")
        self.unread[key] = read

    def __missing__(self, key: str) -> Adventure:
        if key not in self.unread:
            raise KeyError(key)
        found = self.unread[key]()
        self[key] = found
        return found

    def __setitem__(self, key: str, adventure: Adventure) -> None:
        super().__setitem__(key, adventure)
        self.unread.pop(key, None)

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or key in self.unread

    def __iter__(self) -> Iterator[str]:
        yield from list(super().__iter__())
        yield from list(self.unread)

    def __len__(self) -> int:
        return super().__len__() + len(self.unread)

    # those of a mapping go by the methods above, and those of a dictionary do not
    get = Mapping.get  # type: ignore[assignment]
    keys = Mapping.keys  # type: ignore[assignment]
    values = Mapping.values  # type: ignore[assignment]
    items = Mapping.items  # type: ignore[assignment]


ADVENTURES: Final = AdventureShelf()
"""Every adventure that can be played, by key."""


def add_adventure(adventure: Adventure) -> Adventure:
    """Make an adventure known."""
    if adventure.key in ADVENTURES:
        raise ValueError(f"there are two adventures called {adventure.key}")
    ADVENTURES[adventure.key] = adventure
    return adventure
