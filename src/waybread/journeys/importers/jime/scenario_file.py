"""A scenario file as the things it names: events, triggers, objectives, chapters, endings, each under a safe name.

Everything in a file refers to everything by name. ``Scenario`` knows which names there are, notes those that name
nothing, and gathers what the rest of the package makes of the file: words, events, tokens.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from waybread.journeys.importers.jime.content_ids import CHEST, TERRAIN, TOKENS, our_terrain
from waybread.journeys.importers.jime.import_notes import Notes
from waybread.journeys.importers.jime.jime_parts import NEWEST, Part
from waybread.journeys.importers.jime.safe_words import Names, quoted, safe
from waybread.journeys.importers.jime.scenario_texts import Texts
from waybread.journeys.rules.enemies.attack_facts import Attack
from waybread.journeys.rules.enemies.enemy_kinds import Bonus
from waybread.journeys.script.adventure import Action, Condition, Event, TokenOf, do

SETTLE: Final = do("jime settle")
"""The names that wait are worked off; every chain of events that something sets off ends with it."""
USED: Final = "~"
"""Behind the name of a token: the same token when it is used up but stays."""
GROUP: Final = "GRP"
"""Events with this in their names are placed by chapters that draw them."""
_LAST_STANDS: Final = 20
AUTOMATIC: Final = (
    *(f"Last Stand x{level}" for level in range(1, _LAST_STANDS)),
    *(f"Last Stand Failed {count}" for count in range(1, 6)),
)
"""Names that the app fires by itself."""
BOXES: Final = (
    "", "", "Villains of Eriador", "Shadowed Paths", "Dwellers in Darkness", "Spreading War", "Scourges of the Wastes",
    "a box of the author's own",
)  # fmt: skip


class Kind(StrEnum):
    """The sixteen kinds of events, as translations call them, in the order of their numbers."""

    TEXT = "text"
    THREAT = "enemy"
    TEST = "stat-test"
    DECISION = "decision"
    BRANCH = "story-branch"
    DARKNESS = "darkness"
    MULTI = "multi-event"
    PERSISTENT = "persistent-token"
    CONDITIONAL = "conditional"
    DIALOG = "dialog"
    REPLACE = "replace-token"
    REWARD = "reward"
    ITEM = "item"
    TITLE = "title"
    START = "start"
    CORRUPTION = "corruption"


_STANDARD_TERRAIN: Final = "terrain:"
"""The names of the events that the editor adds for terrain begin with this."""
_FIRES: Final = ("triggerAfterName", "successTrigger", "failTrigger")
_PAYS: Final = (
    "loreReward", "xpReward", "threatReward", "rewardLore", "rewardXP", "rewardThreat", "failThreat",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Script:
    """An event of the file."""

    name: str
    safe: str
    kind: Kind
    part: Part
    token: bool
    """Does it begin from a token?"""

    @property
    def startable(self) -> bool:
        """Can a name start it?"""
        return not self.token and GROUP not in self.name

    @property
    def terrain(self) -> str:
        """The kind of terrain, if the event only stands for terrain with the rules of its kind; otherwise empty.

        The editor adds such an event for each kind. One that pays or fires something is the author's own.
        """
        part = self.part
        pictured = self.token and TOKENS[part.number("tokenType")] == "terrain"
        kind = TERRAIN[part.number("terrainType")] if pictured else ""
        if not kind or self.used:
            return kind
        standard = self.kind in (Kind.TEXT, Kind.TEST) and self.name.casefold().startswith(_STANDARD_TERRAIN)
        paid = kind != CHEST and any(map(part.number, _PAYS))
        return "" if not standard or paid or any(map(part.name, _FIRES)) else kind

    @property
    def used(self) -> bool:
        """Does its token count as used from the start?"""
        return self.kind is Kind.TEXT and self.part.flag("hasActivated")

    @property
    def where(self) -> str:
        """What notes call it."""
        return f"event {quoted(self.name)}"


@dataclass(frozen=True, slots=True)
class Trigger:
    """A trigger of the file."""

    multi: bool = False
    campaign: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that may take a name."""

    what: str
    """As notes call it."""
    actions: tuple[Action, ...]
    when: tuple[Condition, ...] = ()
    takes: bool = True
    """Is the name used up by it?"""


class Scenario:
    """A file that is being read, and what becomes of it."""

    def __init__(self, part: Part, campaign: Mapping[str, Trigger]) -> None:
        self.part = part
        self.notes = Notes()
        self.texts = Texts(self.notes)
        self.safe = Names("name")
        """Of everything that can stand in the queue."""
        self.events: dict[str, Event] = {}
        """What is made of it."""
        self.tokens: dict[str, TokenOf] = {}
        self.bodies: dict[tuple[str, bool, bool], tuple[Action, ...]] = {}
        """What events do, by how they begin."""
        self.wanted: dict[str, Script] = {}
        """Events that need a token."""
        self.remaining: dict[str, Script] = {}
        """Those whose token can stay with other words and nothing more to do."""
        self.bonuses: dict[str, Bonus] = {}
        self.attacks: dict[str, tuple[tuple[Attack, ...], ...]] = {}
        """The attacks of groups that have their own, by the name of the group and its living figures."""
        self.tables: dict[str, tuple[tuple[Attack, ...], ...]] = {}
        """The scenario's own attack tables, by number."""
        self.fired: dict[str, None] = {}
        """Every name that something fires or waits for."""
        _check_version(part, self.notes)
        self.triggers = {**campaign, **dict(self._read_triggers())}
        self.scripts: dict[str, Script] = {}
        self._read_events()
        self.replaced = {
            each.part.name("eventToReplace") for each in self.scripts.values() if each.kind is Kind.REPLACE
        }
        """The names of events whose tokens may be replaced."""

    def _read_triggers(self) -> Iterable[tuple[str, Trigger]]:
        for each in self.part.need("triggers").parts("triggers", "trigger"):
            name = each.need("dataName").name("dataName")
            if name and not each.flag("isEmpty"):
                yield name, Trigger(each.flag("isMultiTrigger"), each.flag("isCampaignTrigger"))

    def _read_events(self) -> None:
        safe = Names("event")
        for each in self.part.need("interactions").parts("interactions", "event"):
            name = each.need("dataName", "interactionType").name("dataName")
            kind = tuple(Kind)[each.number("interactionType", 0, 0, len(Kind) - 1)]
            if not name or each.flag("isEmpty"):
                continue
            each.number("tokenType", 0, 0, len(TOKENS) - 1)
            each.number("terrainType", 0, 0, len(TERRAIN) - 1)
            found = Script(name, safe[name], kind, each, each.flag("isTokenInteraction"))
            if name in self.scripts:
                self.notes.dangling(found.where, "another event has the same name; only the first can be meant.")
            else:
                self.scripts[name] = found

    # Names ------------------------------------------------------------------------------

    def named(self, part: Part, field: str) -> str:
        """A name that a field fires or waits for; a name that names nothing is noted."""
        return self.waited_for(part.where, field, part.name(field))

    def waited_for(self, where: str, field: str, name: str) -> str:
        """A name that is fired or waited for."""
        if name:
            self.fired[name] = None
            if name not in self.triggers and name not in self.scripts and name not in AUTOMATIC:
                text = f"{field} names {quoted(name)}, which is neither a trigger nor an event."
                self.notes.dangling(_about(where), text)
        return name

    def script(self, part: Part, field: str) -> Script | None:
        """The event that a field names."""
        name = part.name(field)
        found = self.scripts.get(name)
        if name and found is None:
            self.notes.dangling(_about(part.where), f"{field} names {quoted(name)}, which is no event.")
        return found

    def fire(self, *names: str) -> tuple[Action, ...]:
        """Put names into the queue."""
        events = tuple(self.event_of(each) for each in names if each)
        return (do("jime queue", events=events),) if events else ()

    def fires(self, part: Part, *fields: str) -> tuple[Action, ...]:
        """Put the names of fields into the queue."""
        return self.fire(*(self.named(part, each) for each in fields))

    def event_of(self, name: str) -> str:
        """The event of ours that a name stands for when it comes to the head of the queue."""
        self.fired[name] = None
        return f"name {self.safe[name]}"

    def has_fired(self, name: str) -> Condition:
        """Has a name come to the head of the queue?"""
        return Condition("fired", self.event_of(name))

    def remember(self, name: str) -> tuple[Action, ...]:
        """Keep a name for later scenarios, if it is a trigger of the campaign."""
        if name and self.triggers.get(name, Trigger()).campaign:
            return (do("counter", name=remembered(name), set=1),)
        return ()

    def gained(self, part: Part, field: str, where: str) -> int:
        """Lore or experience that the party gains."""
        amount = part.number(field)
        if amount < 0:
            self.notes.left_out(where, f"{field} is {amount}, but nobody loses lore or experience.")
        return max(0, amount)

    # Tokens -----------------------------------------------------------------------------

    def token_for(self, script: Script) -> str:
        """The name of an event's token."""
        self.wanted[script.safe] = script
        return script.safe

    def left_behind(self, script: Script) -> str:
        """The name of what an event's token becomes when it has had its day."""
        self.remaining[script.safe] = script
        return f"{script.safe}{USED}"

    def lies_as(self, script: Script) -> str:
        """The name under which an event's token, or its terrain, lies on the map."""
        return f"ground {script.safe}" if our_terrain(script.terrain) else self.token_for(script)

    # Words ------------------------------------------------------------------------------

    def add_text(self, script: Script, field: str, text: str) -> str:
        """Add a text of an event, and return its key; "" if it is blank."""
        theirs = f"event.{script.kind}.{script.name}.{field}"
        return self.texts.add(f"event.{script.safe}.{field}", text, script.where, theirs)

    def page(self, script: Script, book: str) -> str:
        """The key of the text of an event's book."""
        return self.add_text(script, f"{book}Text", script.part.page(f"{book}BookData"))

    def say(self, key: str) -> tuple[Action, ...]:
        """Show a text, if there is one."""
        return (do("text", text=key),) if key else ()

    def event(self, name: str, on: str, subject: str, actions: Iterable[Action], *, again: bool = False) -> None:
        """Add an event of ours, unless it is there already."""
        self.events.setdefault(name, Event(name, on, subject, do=tuple(actions), again=again))


def remembered(name: str) -> str:
    """What a campaign remembers of a trigger: the same in each of its scenarios."""
    mark = hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()[:8]
    return f"campaign {safe(name, 'trigger')} {mark}"


def _about(where: str) -> str:
    """A place in the file without its number, if it has a name."""
    head, quote, rest = where.partition(" '")
    return f"{head.rstrip('0123456789 ')}{quote}{rest}" if quote else where


def _check_version(part: Part, notes: Notes) -> None:
    """Is it a format that we know?"""
    version = part.need("fileVersion").text("fileVersion", 20)
    numbers = version.split(".")
    right = f"a format that can be read, from 1.0 to 1.{NEWEST[1]},"
    if len(numbers) != 2 or not all(each.isascii() and each.isdigit() and len(each) < 6 for each in numbers):
        raise part.wrong("fileVersion", right)
    found = int(numbers[0]), int(numbers[1])
    if found[0] != NEWEST[0]:
        raise part.wrong("fileVersion", right)
    if found > NEWEST:
        notes.read("the scenario", f"its format {version} is newer than 1.{NEWEST[1]}; what is new in it is passed by.")
