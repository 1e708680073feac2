"""Two hundred and more broken files: a good one with one thing wrong in it, by a fixed table."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from tests.journeys.importers.jime.ten_scenarios import (
    cold_crown,
    hermits_questions,
    smoke_at_the_fold,
    three_lanterns,
    what_the_flood_left,
    withy_bridge,
)
from tests.journeys.importers.jime.written_scenarios import Data, scenario, tile, token, written
from waybread.journeys.importers.jime.jime_parts import MOST_BYTES, MOST_ENTRIES, MOST_LETTERS, MOST_NAME

GONE = object()
"""In the table: the field is taken out."""
Path = tuple[str | int, ...]


@cache
def good() -> Data:
    """A file with every kind of event that has fields of its own."""
    parts = [smoke_at_the_fold(), withy_bridge(), three_lanterns(), hermits_questions(), what_the_flood_left(),
             cold_crown()]  # fmt: skip
    whole = parts[0]
    for each in parts[1:]:
        whole["interactions"] += each["interactions"][1:]
        whole["triggers"] += each["triggers"][1:]
        whole["objectives"] += each["objectives"][1:]
    whole["chapters"].append(three_lanterns()["chapters"][1])
    whole["translations"] = [
        {"dataName": "de", "translationItems": [{"key": "scenario.scenarioName", "text": "Rauch"}]}
    ]
    return whole


def _event(name: str) -> Path:
    names = [each["dataName"] for each in good()["interactions"]]
    return "interactions", names.index(name)


FOES, TEST, DECISION, DIALOG = _event("Sheep-stealers"), _event("Wet feet"), _event("Toll-keeper"), _event("Hermit")
GATE, BRANCH, WELL, DOOR = _event("Two will do"), _event("Was the north one lit?"), _event("Well"), _event("Door opens")
CHEST, SONG, CROWN, TEXT = (
    _event("Chest in the mud"),
    _event("Cheers from the roof"),
    _event("Put it on"),
    _event("Shouting"),
)
MONSTER: Path = (*FOES, "monsterCollection", 0)
OBJECTIVE: Path = ("objectives", 1)
RESOLUTION: Path = ("resolutions", 0)
THREAT: Path = ("threats", 0)
CHAPTER: Path = ("chapters", 1)
TILE: Path = (*CHAPTER, "tileObserver", 0)
TOKEN: Path = (*TILE, "tokenList", 0)
BONUS: Path = ("monsterModifiers", 0)
TABLE: Path = ("activations", 0)
ROW: Path = (*TABLE, "activations", 0)
WORDS: Path = ("translations", 0)

NUMBERS: tuple[Path, ...] = (
    ("threatMax",), ("shadowFear",), ("initialScout",), ("subsequentScout",), ("loreReward",), ("xpReward",),
    ("loreStartValue",), (*TEXT, "loreReward"), (*TEXT, "threatReward"), (*TEXT, "tokenType"), (*TEXT, "terrainType"),
    (*TEXT, "interactionType"), (*TEST, "successValue"), (*TEST, "failThreat"), (*GATE, "triggersRequiredCount"),
    (*CHEST, "randomizedItemsCount"), (*CHEST, "loreFallback"), (*SONG, "randomizedTitlesCount"),
    (*CROWN, "corruption"), (*CROWN, "corruptionTarget"), (*FOES, "basePoolPoints"), (*FOES, "difficultyBias"),
    (*MONSTER, "monsterType"), (*MONSTER, "count"), (*MONSTER, "health"), (*MONSTER, "activationsId"),
    (*OBJECTIVE, "xpReward"), (*THREAT, "threshold"), (*TILE, "tileType"), (*TILE, "idNumber"), (*TOKEN, "tokenType"),
    (*CHAPTER, "randomInteractionGroupCount"), (*BONUS, "health"), (*BONUS, "id"), (*TABLE, "id"),
)  # fmt: skip
TEXTS: tuple[Path, ...] = (
    ("scenarioName",), ("specialInstructions",), ("fileVersion",), (*TEXT, "dataName"), (*TEXT, "triggerAfterName"),
    (*TEXT, "eventBookData", "pages", 0), (*DECISION, "choice1"), (*DIALOG, "c1Text"), (*WELL, "eventToActivate"),
    (*DOOR, "replaceWithEvent"), (*BRANCH, "triggerTest"), (*OBJECTIVE, "objectiveReminder"), (*RESOLUTION, "pages", 0),
    (*RESOLUTION, "triggerName"), (*CHAPTER, "dataName"), (*CHAPTER, "triggeredBy"), (*CHAPTER, "attachHint"),
    (*TOKEN, "triggerName"), (*BONUS, "name"), (*ROW, "text"), (*WORDS, "dataName"),
    (*WORDS, "translationItems", 0, "key"),
)  # fmt: skip
FLAGS: tuple[Path, ...] = (
    ("threatNotUsed",), ("scenarioTypeJourney",), ("scenarioEndStatus", "Won"), (*TEXT, "isEmpty"),
    (*TEXT, "isTokenInteraction"), (*TEST, "isCumulative"), (*DECISION, "isThreeChoices"), (*DIALOG, "isPersistent"),
    (*MONSTER, "isHard"), (*CHAPTER, "isDynamic"), (*CHAPTER, "isRandomTiles"), ("triggers", 1, "isMultiTrigger"),
    (*BONUS, "immuneStun"), (*ROW, "valid", 0),
)  # fmt: skip
LISTS: tuple[Path, ...] = (
    ("interactions",), ("triggers",), ("objectives",), ("resolutions",), ("threats",), ("chapters",), ("collections",),
    ("monsterModifiers",), ("activations",), ("translations",), (*CHAPTER, "tileObserver"), (*TILE, "tokenList"),
    (*FOES, "monsterCollection"), (*GATE, "triggerList"), (*CHEST, "itemList"), (*RESOLUTION, "pages"),
    (*MONSTER, "modifierList"), (*ROW, "damage"), (*WORDS, "translationItems"),
)  # fmt: skip
NEEDED: tuple[Path, ...] = (
    ("fileVersion",), ("scenarioName",), ("threatMax",), ("interactions",), ("triggers",), ("objectives",),
    ("resolutions",), ("threats",), ("chapters",), ("scenarioEndStatus",), ("introBookData",), (*TEXT, "dataName"),
    (*TEXT, "interactionType"), (*TEST, "testAttribute"), (*GATE, "triggerList"), (*MONSTER, "monsterType"),
    (*MONSTER, "health"), (*OBJECTIVE, "dataName"), (*RESOLUTION, "pages"), (*THREAT, "threshold"),
    (*CHAPTER, "tileObserver"), (*TILE, "idNumber"), (*TOKEN, "position"), (*BONUS, "name"), (*TABLE, "activations"),
    (*ROW, "valid"), (*WORDS, "translationItems"), ("triggers", 1, "dataName"),
)  # fmt: skip
OTHERS: tuple[tuple[Path, Any], ...] = (
    (("fileVersion",), "2.0"), (("fileVersion",), "new"), (("fileVersion",), "1.40.2"), (("threatMax",), 0),
    (("threatMax",), -5), (("collections",), [9]), (("collections",), ["core"]), (("introBookData",), "Once"),
    (("scenarioEndStatus",), []), (("chapters",), []), (("chapters", 0, "tileObserver"), []),
    ((*TEXT, "interactionType"), 16), ((*TEXT, "interactionType"), -1), ((*TEXT, "tokenType"), 9),
    ((*TEXT, "terrainType"), 21), ((*TEXT, "eventBookData"), "Once"), ((*TEXT, "eventBookData"), {"pages": "Once"}),
    ((*TEST, "testAttribute"), 8), ((*TEST, "testAttribute"), "Strength"), ((*TEST, "successValue"), 100),
    ((*CROWN, "corruptionTarget"), 4), ((*FOES, "difficultyBias"), 3), ((*MONSTER, "monsterType"), 30),
    ((*MONSTER, "count"), 4), ((*MONSTER, "health"), 0), ((*FOES, "includedEnemies"), [1]),
    ((*FOES, "includedEnemies"), [True] * 99), ((*FOES, "monsterCollection"), [5]), ((*TILE, "tileType"), 3),
    ((*TILE, "tileSide"), "C"), ((*TILE, "angle"), "north"), ((*TILE, "position"), "here"),
    ((*TILE, "position"), "1,2,3"), ((*TILE, "position"), [1, 2]), ((*TILE, "position"), "1e999,0"),
    ((*TILE, "pathRoot"), "0;0"), ((*TOKEN, "position"), 7), ((*TOKEN, "tokenType"), 9),
    ((*CHAPTER, "tileDensityPreference"), 9), ((*BONUS, "id"), 12), ((*ROW, "valid"), [True]),
    ((*ROW, "damage"), [1, 2]), ((*ROW, "fear"), [1, 2, 99]), ((*ROW, "negate"), "Luck"), ((*ROW, "negate"), 8),
    (("interactions",), [5]), (("triggers",), ["Go"]), (("objectives",), [[]]), (("threats",), [None]),
    ((*GATE, "triggerList"), [1]), ((*CHEST, "itemList"), ["sword"]), ((*SONG, "titleList"), [None]),
    (("specialInstructions",), "x" * (MOST_LETTERS + 1)), ((*TEXT, "dataName"), "x" * (MOST_NAME + 1)),
    (("triggers",), [{"dataName": str(each)} for each in range(MOST_ENTRIES + 1)]),
    (("chapters",), [{"dataName": str(each), "tileObserver": []} for each in range(101)]),
    ((*TILE, "tokenList"), [token() for _ in range(41)]), ((*CHAPTER, "tileObserver"), [tile(100)] * 61),
    (("shadowFear",), 21), (("initialScout",), 999),
)  # fmt: skip
_WHOLE = written(scenario())
FILES: dict[str, bytes] = {
    "nothing": b"",
    "blank": b" \n",
    "a word": b"scenario",
    "null": b"null",
    "a number": b"17",
    "a text": b'"jime"',
    "a list": b"[]",
    "an empty object": b"{}",
    "half": _WHOLE[: len(_WHOLE) // 2],
    "all but the end": _WHOLE[:-2],
    "more behind it": _WHOLE + b"}",
    "another encoding": _WHOLE.decode().encode("utf-16"),
    "a byte that is no text": _WHOLE.replace(b"It begins.", b"It \xff begins."),
    "half a character": _WHOLE.replace(b"It begins.", b"It \xe2\x82 begins."),
    "no number": _WHOLE.replace(b'"threatMax": 60', b'"threatMax": NaN'),
    "without end": _WHOLE.replace(b'"threatMax": 60', b'"threatMax": Infinity'),
    "a number of many figures": _WHOLE.replace(b'"threatMax": 60', b'"threatMax": ' + b"9" * 5000),
    "a field twice": _WHOLE.replace(b'"threatMax": 60', b'"threatMax": 60, "threatMax": 61'),
    "deep lists": b"[" * 100_000 + b"]" * 100_000,
    "deep objects": b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
    "many lists": b"[" + b"[]," * 40_000 + b"[]]",
    "many numbers": b"[" + b"1," * 310_000 + b"1]",
    "too large": b'{"a": "' + b"x" * MOST_BYTES + b'"}',
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "a zip file that is none": b"PK\x03\x04" + bytes(100),
    "a control character": _WHOLE.replace(b"It begins.", b"It\nbegins."),
    "a campaign": b'{"campaignName": "x", "scenarioCollection": [], "triggerCollection": []}',
}
"""Wrong as a whole."""


def _changed(path: Path, value: object) -> bytes:
    """The good file with another value in one place, or without it."""
    data = copy.deepcopy(good())
    inside: Any = data
    for each in path[:-1]:
        inside = inside[each]
    if value is GONE:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return written(data)


def _table() -> Iterator[tuple[Path, object]]:
    for path in NUMBERS:
        yield path, "three"
        yield path, 1.5
    yield from ((path, 10**8) for path in NUMBERS[::3])
    yield from ((path, 5) for path in TEXTS)
    yield from ((path, ["x"]) for path in TEXTS[::3])
    yield from ((path, "yes") for path in FLAGS)
    yield from ((path, "x") for path in LISTS)
    yield from ((path, GONE) for path in NEEDED)
    yield from OTHERS


def broken() -> dict[str, tuple[Callable[[], bytes], str]]:
    """What makes every broken file, by what is wrong with it, each with the field in question, if it is one."""
    found: dict[str, tuple[Callable[[], bytes], str]] = {
        name: (partial(bytes, each), "") for name, each in FILES.items()
    }
    for path, value in _table():
        fields = [each for each in path if isinstance(each, str)]
        shown = "gone" if value is GONE else repr(value)[:20]
        found[f"{'/'.join(map(str, path))} = {shown}"] = (partial(_changed, path, value), fields[-1])
    return found
