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
WORD_KINDS: Final = {
    "stat": "a stat", "enemy": "an enemy", "boon": "a boon", "terrain": "a kind of terrain", "title": "a title",
    "trinket": "a trinket", "bonuses": "a bonus of enemies", "difficulty": "a difficulty", "hero": "a hero",
    "kind of token": "a kind of token",
}  # fmt: skip
"""Each kind of word in a sentence."""


def known_words(kind: str) -> Mapping[str, object]:
    """The words of a kind as they are written, each with what it stands for; none of what an adventure names itself."""
    return _words_by_kind().get(kind, {})


@cache
def _words_by_kind() -> Mapping[str, Mapping[str, object]]:
    titles, trinkets = supply.titles(), supply.trinkets()  # they may be named by their keys too
    terrain = {each.replace(" ", "-"): each for each in TERRAIN}
    return {
        "stat": {each.value: each for each in Stat},
        "enemy": _as_written(ENEMIES),
        "boon": _as_written(each.value for each in Boon),
        "terrain": terrain,
        "title": {plain(card.title): key for key, card in titles.items()} | _as_written(titles),
        "trinket": {key.removeprefix("item."): key for key in trinkets} | _as_written(trinkets),
        "bonuses": _as_written(BONUSES),
        "difficulty": _as_written(DIFFICULTIES),
        "hero": _as_written(supply.heroes()),
        "kind of token": _as_written(TOKENS) | terrain,
    }


def _as_written(words: Iterable[str]) -> dict[str, str]:
    """Words that stand for themselves."""
    return {each: each for each in words}
