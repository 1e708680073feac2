"""The words that every adventure shares: stats, enemies, boons, terrain, titles, trinkets, heroes, tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from waybread.journeys.campaign import supply
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.library import plain
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES
from waybread.journeys.rules.enemies.spawns import DIFFICULTIES
from waybread.journeys.rules.terrain import TERRAIN

TOKENS: Final = ("search", "person", "threat")
SAID: Final = {
    "stat": "a stat", "enemy": "an enemy", "boon": "a boon", "terrain": "a kind of terrain", "title": "a title",
    "trinket": "a trinket", "bonuses": "a bonus of enemies", "difficulty": "a difficulty", "hero": "a hero",
    "kind of token": "a kind of token",
}  # fmt: skip
"""Each kind of word in a sentence."""


@cache
def words(kind: str) -> Mapping[str, object]:
    """The words of a kind as they are written, each with what it stands for; none of what an adventure names itself."""
    match kind:
        case "stat":
            return {each.value: each for each in Stat}
        case "enemy":
            return {each: each for each in ENEMIES}
        case "boon":
            return {each.value: each.value for each in Boon}
        case "terrain":
            return {each.replace(" ", "-"): each for each in TERRAIN}
        case "title":
            return {plain(card.title): key for key, card in supply.titles().items()} | _keys(supply.titles())
        case "trinket":
            return {key.removeprefix("item."): key for key in supply.trinkets()} | _keys(supply.trinkets())
        case "bonuses":
            return {each: each for each in BONUSES}
        case "difficulty":
            return {each: each for each in DIFFICULTIES}
        case "hero":
            return {each: each for each in supply.heroes()}
        case "kind of token":
            return {**{each: each for each in TOKENS}, **words("terrain")}
        case _:
            return {}


def _keys(cards: Iterable[str]) -> dict[str, str]:
    """Cards may be named by their keys too."""
    return {key: key for key in cards}
