"""The Tongueless Bell: each adventure has enough in it, choices are remembered, every path and epilogue is there."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from waybread.journeys import stories
from waybread.journeys.authoring.adventure_sheet import Sheet, actions_of, all_from, conditions_of
from waybread.journeys.authoring.checker import check, followers
from waybread.journeys.authoring.sheet_reader import read_sheet
from waybread.journeys.script.campaign_story import Memory, epilogue_of, next_chapter

FOLDER = stories.HERE / "tongueless-bell"
TALE = stories.tales()["tongueless-bell"]
ADVENTURES = [each.adventure for each in TALE.chapters]
NOTHING = Memory({}, (), (), 0, ("Gimli", "Elena"), "normal")

each_adventure = pytest.mark.parametrize("name", ADVENTURES)


@cache
def sheet(name: str) -> Sheet:
    """An adventure of the campaign as it is written."""
    found, findings = read_sheet(FOLDER / name)
    assert found is not None, findings
    return found


def looked_at(name: str) -> set[str]:
    """The counters that an adventure looks at."""
    return {each.condition.name for each in conditions_of(sheet(name)) if each.condition.what == "counter"}


def left_by_adventures(counter: str) -> list[int]:
    """The numbers that a counter can have after adventures that set it; 0 if none of them has."""
    said = [each for name in ADVENTURES if counter in sheet(name).remembers for each in actions_of(sheet(name))]
    numbers = {each.args["set"] for each in said if each.args.get("name") == counter and "set" in each.args}
    return sorted({0, *(each for each in numbers if isinstance(each, int))})


def memories(*counters: str) -> Iterator[Mapping[str, int]]:
    """Whatever adventures can have left in these counters."""
    for numbers in product(*map(left_by_adventures, counters)):
        yield dict(zip(counters, numbers, strict=True))


def paths(remembered: Mapping[str, int], name: str) -> Iterator[tuple[str, ...]]:
    """Every way on from an adventure, with this remembered, whatever is won and lost."""
    memory = replace(NOTHING, variables=remembered)
    for onwards in {next_chapter(TALE, memory, name, won=won) for won in (True, False)}:
        yield from ((name, *rest) for rest in paths(remembered, onwards)) if onwards else [(name,)]


def every_path() -> set[tuple[str, ...]]:
    """Every way through the campaign."""
    counters = {each.name for chapter in TALE.chapters for each in chapter.when if each.what == "counter"}
    return {path for remembered in memories(*counters) for path in paths(remembered, ADVENTURES[0])}


def test_nothing_is_wrong_with_it() -> None:
    assert [str(each) for each in check(FOLDER)] == []


@each_adventure
def test_an_adventure_has_at_least_twelve_tokens_with_something_to_find(name: str) -> None:
    assert len([each for each in sheet(name).tokens if each.buttons]) >= 12


@each_adventure
def test_an_adventure_has_at_least_three_objectives(name: str) -> None:
    assert len(sheet(name).objectives) >= 3


@each_adventure
def test_an_adventure_has_at_least_two_threat_marks_at_which_something_is_done(name: str) -> None:
    assert len({each.subject for each in sheet(name).events if each.on == "threshold" and each.do}) >= 2


@each_adventure
def test_what_an_adventure_remembers_is_looked_at_in_a_later_one_or_decides_what_follows(name: str) -> None:
    later = all_from(followers(TALE), name) & {*ADVENTURES}
    read = {counter for each in later for counter in looked_at(each)}
    whens = [*(each.when for each in TALE.chapters), *(each.when for each in TALE.epilogues)]
    read |= {each.name for when in whens for each in when}
    assert sheet(name).remembers
    assert {*sheet(name).remembers} <= read


@each_adventure
def test_an_adventure_is_for_one_to_five_heroes_and_tells_how_it_ended(name: str) -> None:
    assert sheet(name).heroes == (1, 5)
    assert "lost" in {each.name for each in sheet(name).endings}
    assert len(sheet(name).endings) >= 2


def test_at_least_two_adventures_are_battles() -> None:
    assert [sheet(each).kind for each in ADVENTURES].count("battle") >= 2


def test_every_path_has_eight_adventures_and_together_they_have_all_nine() -> None:
    assert {len(each) for each in every_path()} == {8}
    assert {name for path in every_path() for name in path} == {*ADVENTURES}
    assert len(ADVENTURES) == 9


def test_each_epilogue_is_reached_by_something_that_adventures_can_leave() -> None:
    counters = {each.name for epilogue in TALE.epilogues for each in epilogue.when if each.what == "counter"}
    told = {epilogue_of(TALE, replace(NOTHING, variables=each)) for each in memories(*counters)}
    assert told == {TALE.texts[each.text] for each in TALE.epilogues}
    assert len(told) == len(TALE.epilogues) == 6


def test_when_the_last_adventure_is_lost_the_dale_is_left_whatever_went_before() -> None:
    told = {epilogue_of(TALE, replace(NOTHING, variables=each)) for each in memories("tongue", "keeper")}
    assert told == {TALE.texts["epilogue.empty-dale"]}


def test_the_last_adventure_remembers_a_way_only_by_an_ending_that_wins_it_and_another_for_each() -> None:
    last = sheet("under-the-howe")
    ways = {
        each.name: [said.args["set"] for said in each.do if said.args.get("name") == "way"] for each in last.endings
    }
    assert ways == {"rung": [1], "relieved": [2], "broken": [3], "lost": []}
    assert sum(each.args.get("name") == "way" for each in actions_of(last)) == 3


def test_a_title_or_trinket_is_given_in_one_adventure_only() -> None:
    given = [
        {str(each.args["card"]) for each in actions_of(sheet(name)) if each.pattern.word in ("title", "trinket")}
        for name in ADVENTURES
    ]
    twice = {card for place, cards in enumerate(given) for card in cards & set().union(*given[:place])}
    assert twice == {"item.extra-rations"}  # of which the box has two
