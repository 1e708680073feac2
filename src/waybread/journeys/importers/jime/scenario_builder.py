"""From a scenario file to an adventure of ours, with a list of what could not be honoured."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from waybread.journeys.campaign.campaign_start import Story
from waybread.journeys.facts import Stat
from waybread.journeys.importers.jime import own_attacks, threat_groups
from waybread.journeys.importers.jime.chapters import Map
from waybread.journeys.importers.jime.import_notes import Note
from waybread.journeys.importers.jime.jime_parts import MOST_NAME, JimeError, parsed
from waybread.journeys.importers.jime.name_queue import Queue
from waybread.journeys.importers.jime.safe_words import clean, quoted, safe
from waybread.journeys.importers.jime.scenario_file import AUTOMATIC, BOXES, SETTLE, Scenario, Trigger, remembered
from waybread.journeys.importers.jime.scenario_map import Chapter, read_chapters
from waybread.journeys.rules.enemies.enemy_kinds import Bonus
from waybread.journeys.script.adventure import Action, Adventure, Condition, TileOf, do

MOST_THREAT: Final = 1_000
NO_BAR: Final = 1_000_000
"""The end of a threat bar that is not used."""
MOST_FEAR, MOST_SCOUTED = 20, 20
RALLY_SCOUT: Final = 2


@dataclass(frozen=True, slots=True)
class Imported:
    """What a file came to."""

    title: str
    adventures: tuple[Adventure, ...]
    """One, or those of a campaign in the order of play."""
    notes: tuple[Note, ...]
    """What could not be honoured, a sentence each; in a campaign each begins with its scenario."""
    bonuses: tuple[Bonus, ...] = ()
    """Bonuses of enemies that are not ours."""
    story: Story | None = None
    """The campaign, if it is one."""

    @property
    def adventure(self) -> Adventure:
        """The only adventure, or the first."""
        return self.adventures[0]

    def after(self, key: str) -> str:
        """The key of the adventure that follows one in the campaign; empty after the last."""
        keys = [each.key for each in self.adventures]
        return next(iter(keys[keys.index(key) + 1 :]), "") if key in keys else ""


def build(data: bytes, campaign: Mapping[str, Trigger]) -> Imported:
    """An adventure out of a scenario file; the triggers of its campaign are known to it."""
    part = parsed(data)
    if "scenarioCollection" in part.data:
        raise JimeError(
            "This is the file of a campaign without its scenarios; import the folder or the zip file that holds all."
        )
    part.need("scenarioName", "threatMax", "threats", "introBookData", "resolutions", "scenarioEndStatus")
    scenario = Scenario(part, campaign)
    title = clean(part.text("scenarioName", MOST_NAME)) or "Scenario"
    scenario.texts.add("title", title, "the scenario", "scenario.scenarioName")
    _note_boxes(scenario)
    threat_groups.read_bonuses(scenario)
    own_attacks.read_tables(scenario)
    chapters = read_chapters(scenario)
    map_ = Map(scenario, chapters)
    for each in chapters:
        map_.explored(each)
    queue = Queue(scenario, map_)
    thresholds = _thresholds(scenario)
    _start(scenario, map_, queue)
    queue.make_events()
    if watched := tuple((each, scenario.event_of(each)) for each in AUTOMATIC if each in scenario.fired):
        scenario.event("last stands", "check", "", (do("jime watch", names=watched), SETTLE), again=True)
    unused = part.flag("threatNotUsed")
    adventure = Adventure(
        key=f"jime-{safe(title, 'scenario')}-{hashlib.sha256(data).hexdigest()[:8]}",
        kind="journey" if part.flag("scenarioTypeJourney", True) else "battle",
        tiles=_tiles(chapters),
        start=_start_spaces(chapters, map_),
        threat=NO_BAR if unused else part.number("threatMax", 60, 1, MOST_THREAT),
        objectives=tuple(queue.objectives),
        thresholds=() if unused else thresholds,
        events=tuple(scenario.events.values()),
        tokens=tuple(scenario.tokens.values()),
        remembers=tuple(remembered(name) for name, each in scenario.triggers.items() if each.campaign),
        texts=MappingProxyType(scenario.texts.words),
        fixed_bar=True,
        opening_scout=part.number("initialScout", 3, 0, MOST_SCOUTED),
        darkness=part.number("shadowFear", 2, 0, MOST_FEAR),
        darkness_stat=Stat.SPIRIT,
        lore=scenario.gained(part, "loreReward", "the scenario"),
        experience=scenario.gained(part, "xpReward", "the scenario"),
        endings=tuple(queue.endings),
        languages=MappingProxyType(scenario.texts.languages(part)),
        attacks=MappingProxyType(scenario.attacks),
    )
    bonuses = tuple(each for each in scenario.bonuses.values() if each.key.startswith("jime "))
    return Imported(title, (adventure,), scenario.notes.all(), bonuses)


def _note_boxes(scenario: Scenario) -> None:
    part, notes = scenario.part, scenario.notes
    for each in dict.fromkeys(part.numbers("collections", 0, len(BOXES) - 1)):
        if BOXES[each]:
            text = f"it is made for {BOXES[each]}, too; core content stands in for what is not ours."
            notes.replaced("the scenario", text)
    part.numbers("globalTiles", 0, 9999)
    scouted = part.number("subsequentScout", RALLY_SCOUT, 0, MOST_SCOUTED)
    if scouted != RALLY_SCOUT:
        notes.left_out("the scenario", f"heroes scout {RALLY_SCOUT} in the rally phase, not {scouted}.")
    for field, what in (("loreStartValue", "lore"), ("xpStartValue", "experience")):
        if amount := part.number(field):
            text = f"it is meant for a party with {amount} {what}; what yours has is in its setup."
            notes.left_out("the scenario", text)


def _tiles(chapters: list[Chapter]) -> tuple[TileOf, ...]:
    """All tiles, those that lie there from the beginning first and with their places."""
    start, *others = chapters
    first = [replace(each.tile, at=each.at) for each in start.tiles]
    return (*first, *(each.tile for chapter in others for each in chapter.tiles))


def _start_spaces(chapters: list[Chapter], map_: Map) -> tuple[str, ...]:
    """Where heroes may begin: in the spaces marked for it, else anywhere on the first tile."""
    there = {each.name for place, each in enumerate(chapters[0].tiles) if not place or each.at is not None}
    marked = tuple(dict.fromkeys(each for each in map_.start if each.partition(".")[0] in there))
    return marked or (chapters[0].tiles[0].name,)


def _thresholds(scenario: Scenario) -> tuple[int, ...]:
    """The marks on the threat bar, each with its names; at the end of the bar the adventure is lost."""
    end = scenario.part.number("threatMax", 60, 1, MOST_THREAT)
    marks: dict[int, tuple[str, ...]] = {}
    for part in scenario.part.parts("threats", "threat"):
        mark, name = part.need("threshold").number("threshold", 0, 0), scenario.named(part, "triggerName")
        if part.flag("isEmpty") or not name:
            continue
        if mark >= end:
            text = f"{quoted(name)} is to come at {mark}, but at {end} the bar is full and the adventure is lost."
            scenario.notes.read("the threat bar", text)
        else:
            marks[mark] = (*marks.get(mark, ()), name)
    for mark, names in marks.items():
        scenario.event(f"threshold {mark}", "threshold", str(mark), (*scenario.fire(*names), SETTLE))
    return tuple(sorted(marks))


def _start(scenario: Scenario, map_: Map, queue: Queue) -> None:
    """How it begins: words, the first objective, the first tiles, and what the campaign remembers."""
    part, texts = scenario.part, scenario.texts
    noted = texts.add("instructions", part.text("specialInstructions"), "the scenario", "scenario.instructions")
    introduction = texts.add("introduction", part.page("introBookData"), "the scenario", "scenario.introduction")
    remembering: list[Action] = [
        do("if", when=(Condition("counter", remembered(name)),), then=scenario.fire(name))
        for name, each in scenario.triggers.items()
        if each.campaign
    ]
    actions = (
        *scenario.say(noted),
        *scenario.say(introduction),
        *queue.first,
        *map_.comes(map_.chapters[0]),
        *remembering,
        SETTLE,
    )
    scenario.event("start", "start", "", actions)
