"""Writes small ``.jime`` scenarios: what is left out has the editor's defaults.

scenario("A title", events=[event(TEXT, "Found", text="You find it.")], triggers=["Go"], start=[tile(200)])
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

(TEXT, THREAT, TEST, DECISION, BRANCH, DARKNESS, MULTI, PERSISTENT, CONDITIONAL, DIALOG, REPLACE, REWARD, ITEM, TITLE,
 START, CORRUPTION) = range(16)  # fmt: skip
"""The kinds of events."""
SEARCH, PERSON, MENACE, DARK, DIFFICULT, FORTIFIED, TERRAIN, NO_TOKEN, START_TOKEN = range(9)
"""The kinds of tokens."""
MIGHT, AGILITY, WISDOM, SPIRIT, WIT, WILD, RANDOM, NO_STAT = range(8)
GO = "Go"
"""The trigger that the first tile fires."""
TOO_LATE = "Too late"
Data = dict[str, Any]

_NEEDED: dict[int, Data] = {
    THREAT: {"triggerDefeatedName": "None", "monsterCollection": [], "basePoolPoints": 0, "includedEnemies": []},
    TEST: {"testAttribute": MIGHT, "noAlternate": True, "successValue": 1, "successTrigger": "None"},
    DECISION: {"choice1": "Yes", "choice2": "No", "choice3": "", "isThreeChoices": False},
    BRANCH: {"triggerTest": "None", "branchTestEvent": True},
    MULTI: {"eventList": [], "triggerList": [], "usingTriggers": False, "isSilent": True},
    PERSISTENT: {"eventToActivate": "None", "alternativeTextTrigger": "None"},
    CONDITIONAL: {"triggerList": [], "finishedTrigger": "None", "triggersRequiredCount": 0},
    DIALOG: {"choice1": "", "choice2": "", "choice3": ""},
    REPLACE: {"eventToReplace": "None", "replaceWithEvent": "None", "noText": False},
    ITEM: {"itemList": [], "randomizedItemsCount": 1},
    TITLE: {"titleList": [], "randomizedTitlesCount": 1},
    CORRUPTION: {"corruption": 1, "corruptionTarget": 3},
}


def book(text: str) -> Data:
    """A text with one page."""
    return {"dataName": "Default Text", "pages": [text], "triggerName": "None", "isEmpty": False}


def dummy() -> Data:
    """What stands first in lists of the editor."""
    return {"dataName": "None", "isEmpty": True, "interactionType": 0}


def event(
    kind: int,
    name: str,
    *,
    on: str = "None",
    after: str = "None",
    text: str = "",
    token: int | None = None,
    **more: Any,
) -> Data:
    """An event: ``on`` is what it listens to, ``after`` what it fires; with a token it begins from that."""
    return {
        "dataName": name, "interactionType": kind, "isEmpty": False, "triggerName": on, "triggerAfterName": after,
        "isTokenInteraction": token is not None, "tokenType": NO_TOKEN if token is None else token, "personType": 4,
        "terrainType": 0, "tokenInteractionText": "", "textBookData": book(""), "eventBookData": book(text),
        "loreReward": 0, "xpReward": 0, "threatReward": 0, "isReusable": False, **_NEEDED.get(kind, {}), **more,
    }  # fmt: skip


TERRAIN_NAMES = (
    "Barrels", "Boulder", "Bush", "Fire Pit", "Mist", "Pit", "Statue", "Stream", "Table", "Wall", "Elevation", "Log",
    "Rubble", "Web", "Barricade", "Chest", "Fence", "Fountain", "Pond", "Trench",
)  # fmt: skip
"""Kinds of terrain, from number 1 on."""


def terrain_event(name: str, **more: Any) -> Data:
    """The event that the editor adds for a kind of terrain."""
    number = TERRAIN_NAMES.index(name) + 1
    given: Data = {"token": TERRAIN, "terrainType": number, **more}
    if name in ("Barrels", "Chest", "Statue"):
        stat = MIGHT if name == "Statue" else WIT  # the editor has Wit for barrels, though their rule says Wisdom
        flavour = book(f"{name}: test, and see what comes of it.")
        return event(TEST, f"Terrain: {name}", **{"testAttribute": stat, "successValue": 2, "textBookData": flavour,
                                                  **given})  # fmt: skip
    reminder = f"{name}: its rule is on its card."
    return event(TEXT, f"Terrain: {name}", **{"isPersistent": True, "hasActivated": True, "persistentText": reminder,
                                              **given})  # fmt: skip


def terrain(name: str, at: str = "230,230", angle: float = 0.0, **more: Any) -> Data:
    """A token of terrain with the event that the editor adds for its kind."""
    number = TERRAIN_NAMES.index(name) + 1
    return token(f"Terrain: {name}", TERRAIN, at, terrainType=number, angle=angle, **more)


def monster(kind: int = 0, count: int = 1, health: int = 5, **more: Any) -> Data:
    """An enemy group: ruffians unless said."""
    return {"monsterType": kind, "count": count, "health": health, "activationsId": kind, "dataName": "", **more}


def trigger(name: str, *, multi: bool = False, campaign: bool = False) -> Data:
    return {"dataName": name, "isEmpty": False, "isMultiTrigger": multi, "isCampaignTrigger": campaign}


def objective(name: str, *, on: str = "None", done: str = "None", then: str = "None", **more: Any) -> Data:
    """An objective: what starts it, what completes it, what it fires then."""
    return {
        "dataName": name, "isEmpty": False, "triggeredByName": on, "triggerName": done, "nextTrigger": then,
        "objectiveReminder": name, "skipSummary": False, "textBookData": book(f"{name}: so much is known."), **more,
    }  # fmt: skip


def resolution(name: str, on: str, text: str = "It is over.", final: str = "None") -> Data:
    return {"dataName": name, "pages": [text], "triggerName": on, "finalTriggerName": final, "isEmpty": False}


def threat(threshold: int, name: str) -> Data:
    return {"dataName": f"at {threshold}", "threshold": threshold, "triggerName": name}


def token(name: str = "None", kind: int = SEARCH, at: str = "230,230", on: str = "None", **more: Any) -> Data:
    return {"triggerName": name, "tokenType": kind, "position": at, "triggeredByName": on, "terrainType": 0, **more}


def tile(number: int, *tokens: Data, side: str = "A", at: str = "0,0", angle: float = 0.0, **more: Any) -> Data:
    return {
        "tileType": 0, "idNumber": number, "tileSide": side, "angle": angle, "position": at, "pathRoot": "0,0",
        "isStartTile": False, "triggerName": "None", "flavorBookData": book(""), "tokenList": list(tokens), **more,
    }  # fmt: skip


def battle_tile(number: int, *tokens: Data, **more: Any) -> Data:
    return tile(number, *tokens, **{"tileType": 2, **more})


def chapter(name: str, *tiles: Data, on: str = "None", dynamic: bool = True, **more: Any) -> Data:
    return {
        "dataName": name, "isStart": False, "triggeredBy": on, "noFlavorText": True, "isPreExplored": False,
        "isRandomTiles": False, "isDynamic": dynamic, "attachHint": "None", "tileObserver": list(tiles),
        "exploreTrigger": "None", "exploredAllTilesTrigger": "None", "randomInteractionGroup": "None",
        "randomInteractionGroupCount": 0, **more,
    }  # fmt: skip


def scenario(
    title: str = "A Test of Nerve",
    *,
    events: Sequence[Data] = (),
    triggers: Sequence[str | Data] = (),
    objectives: Sequence[Data] = (),
    resolutions: Sequence[Data] = (),
    threats: Sequence[Data] = (),
    start: Sequence[Data] = (),
    chapters: Sequence[Data] = (),
    won: Mapping[str, bool] | None = None,
    opening: Mapping[str, Any] | None = None,
    **top: Any,
) -> Data:
    """A whole scenario; its first chapter has the tiles of ``start``, of which the first fires ``GO``."""
    begun = {"isStart": True, "isPreExplored": True, "exploreTrigger": GO, **(opening or {})}
    first = chapter("Start", *(start or [tile(200)]), **begun)
    names = [trigger(each) if isinstance(each, str) else each for each in (GO, TOO_LATE, *triggers)]
    return {
        "fileVersion": "1.40", "scenarioName": title, "specialInstructions": "", "projectType": 0,
        "objectiveName": objectives[0]["dataName"] if objectives else "None", "threatMax": 60, "threatNotUsed": False,
        "scenarioTypeJourney": True, "initialScout": 0, "subsequentScout": 2, "loreReward": 0, "xpReward": 0,
        "shadowFear": 2, "interactions": [dummy(), *events], "triggers": [dummy(), *names],
        "objectives": [dummy(), *objectives], "resolutions": list(resolutions), "threats": list(threats),
        "chapters": [first, *chapters], "collections": [1], "scenarioEndStatus": dict(won or {"Won": True}),
        "introBookData": book("It begins."), **top,
    }  # fmt: skip


def written(data: object) -> bytes:
    """The file of a scenario."""
    return json.dumps(data, indent=2, ensure_ascii=False).encode()
