"""What the numbers of a ``.jime`` file stand for, and what of ours stands in for what only other boxes have."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from waybread.journeys.facts import Modifier, Stat
from waybread.journeys.importers.jime.jime_parts import Part
from waybread.journeys.importers.jime.safe_words import safe
from waybread.journeys.maps.tiles import journey_tiles
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES, Bonus
from waybread.journeys.rules.terrain import TERRAIN as OUR_TERRAIN

OWN: Final = 1000
"""Bonuses and attack tables from this number on are the scenario's own."""
STATS: Final[Mapping[str, Stat]] = {
    "might": Stat.MIGHT, "agility": Stat.AGILITY, "wisdom": Stat.WISDOM, "spirit": Stat.SPIRIT, "wit": Stat.WIT,
}  # fmt: skip
STAT_WORDS: Final = (*STATS, "wild", "random", "none")
"""In the order of their numbers in a file, which is not that of a hero card."""


def stat_word(part: Part, field: str, default: int = 7) -> str:
    """A stat, as a number or as a word, or one of the three other words."""
    value = part.data.get(field)
    if not isinstance(value, str):
        return STAT_WORDS[part.number(field, default, 0, len(STAT_WORDS) - 1)]
    if value.casefold() not in STAT_WORDS:
        raise part.wrong(field, "the name of a stat or its number")
    return value.casefold()


# Enemies -----------------------------------------------------------------------------------

ENEMY_TYPES: Final = (
    ("Ruffian", "ruffian"), ("Goblin Scout", "goblin-scout"), ("Orc Hunter", "orc-hunter"),
    ("Orc Marauder", "orc-marauder"), ("Hungry Warg", "hungry-warg"), ("Hill Troll", "hill-troll"), ("Wight", "wight"),
    ("Atarin", "ruffian"), ("Gulgotar", "orc-marauder"), ("Coalfang", "hungry-warg"), ("Giant Spider", "goblin-scout"),
    ("Pit Goblin", "goblin-scout"), ("Orc Taskmaster", "orc-marauder"), ("Shadowman", "wight"),
    ("Nameless Thing", "hill-troll"), ("Cave Troll", "hill-troll"), ("Balrog", "hill-troll"),
    ("Spawn of Ungoliant", "hill-troll"), ("Supplicant of Morgoth", "orc-marauder"), ("Ursa", "wight"),
    ("Ollie", "hill-troll"), ("Fell Beast", "hungry-warg"), ("Warg Rider", "hungry-warg"),
    ("Siege Engine", "orc-hunter"), ("War Oliphaunt", "hill-troll"), ("Soldier", "ruffian"),
    ("Uruk Warrior", "orc-marauder"), ("Lord Angon", "ruffian"), ("Witch-king", "wight"), ("Eadris", "ruffian"),
)  # fmt: skip
"""By number: its name, and our kind that it is or that comes nearest to it."""
CORE_ENEMIES: Final = len(ENEMIES)
"""The first so many are in our box."""


# Bonuses -----------------------------------------------------------------------------------

_BONUSES: Final = dict(enumerate((
    "Alert", "Armored", "Bloodthirsty", "Guarded", "Hardened", "Huge", "Large", "Shrouded", "Spike Armor",
    "Terrifying", "Veteran", "Wary", "Well-Equipped", "Blind Rage", "Burning Hatred",
), 1)) | {
    19: "Eternal Flame", 20: "Eternal Lord", 22: "King's Armor", 23: "Last Gasp", 24: "Numenorean Blood",
    25: "Orc Captain", 26: "Orc Champion", 27: "Pack's Vengeance", 29: "Possessed", 31: "Spectral", 33: "Spirit Guard",
    34: "Swift Death", 35: "Trained for Battle", 36: "Undying Hate", 37: "Warband Leader", 38: "Wisp", 51: "Duelist",
}  # fmt: skip
"""Those that are ours too."""


def bonus(name: str, numbers: Collection[int], prohibits: str = "") -> Bonus:
    """A bonus that is not among ours; two with the same name and numbers are the same.

    The numbers are health, armour, sorcery, damage and fear. What it prohibits are modifiers, with spaces between them.
    """
    health, armour, sorcery, damage, fear = numbers
    barred = sorted(map(Modifier, prohibits.split()))
    key = f"jime {safe(name, 'bonus')} {health} {armour} {sorcery} {damage} {fear} {' '.join(barred)}".strip()
    return Bonus(key, name, False, frozenset(ENEMIES), health, armour, sorcery, damage, fear, frozenset(barred))


_FOREIGN: Final = {
    16: bonus("Eldest Worm", (-4, 1, 0, 0, 0), "pierce sunder"),
    17: bonus("Eldest Worm", (0, 1, 0, 0, 0), "pierce sunder"),
    18: bonus("Eldest Worm", (4, 1, 0, 0, 0), "pierce sunder"),
    21: bonus("Hatchling", (-5, 0, 0, 0, 0)),
    28: bonus("Pack's Vengeance", (2, 0, 0, 0, 0), "stun"),
    30: bonus("Shadowman Captain", (4, 0, 1, 0, 0), "stun"),
    32: bonus("Spider Captain", (7, 0, 0, 1, 0), "stun"),
    39: bonus("Durin's Bane", (0, -2, 0, 0, -1)),
    40: bonus("Durin's Bane", (0, 1, 0, 0, 0), "lethal stun"),
    41: bonus("Durin's Bane", (4, 1, 1, 0, 1), "lethal sunder"),
    42: bonus("Durin's Bane", (5, 2, 2, 2, 2), "lethal sunder stun"),
    43: bonus("Master of the Pit", (0, 0, 1, 0, 0), "stun"),
    44: bonus("Master of the Pit", (0, 0, 2, 0, 0), "stun"),
    45: bonus("Master of the Pit", (0, 0, 3, 0, 0), "stun"),
    46: bonus("Herald of the Balrog", (2, 0, 3, 0, 0), "smite stun"),
    47: bonus("Ursa's Vengeance", (4, 1, 2, 0, 0), "lethal stun"),
    48: bonus("Witch-king", (0, 0, 0, 0, 0), "stun"),
    49: bonus("Chief of the Nine", (0, 1, 0, 0, 0), "stun"),
    50: bonus("Lord of Corruption", (5, 0, 0, 1, 1), "lethal sunder stun"),
}
"""Those of other boxes."""


def known_bonus(number: int) -> Bonus | None:
    """A bonus by its number."""
    name = _BONUSES.get(number)
    if name is None:
        return _FOREIGN.get(number)
    return BONUSES[name.lower().replace(" ", "-").replace("'", "")]


# Cards -------------------------------------------------------------------------------------

LORE_FOR_ITEM: Final = 2
"""For each tier of an item that cannot be given."""
OUR_TITLES: Final = 21
TITLES: Final[Mapping[int, tuple[str, str]]] = {
    22: ("Nemesis", "title.7"), 23: ("Lore-Master", "title.5"), 24: ("Ever-Wary", "title.11"),
    25: ("Treasure Seeker", "title.6"), 26: ("Storyteller", "title.18"), 27: ("Dawn-Bringer", "title.13"),
    28: ("Undying", "title.21"), 29: ("Sly-Tongue", "title.20"), 30: ("Spirit-Bonded", "title.16"),
    31: ("Friend of Gondor", "title.14"), 32: ("Friend of Rohan", "title.4"), 33: ("Beast-Singer", "title.9"),
}  # fmt: skip
"""Titles of other boxes, each with the one of ours that comes nearest."""


@dataclass(frozen=True, slots=True)
class Item:
    """An item by its number."""

    name: str
    kind: str
    tier: int
    card: str
    """Our card for it; empty if there is none."""


@cache
def items() -> Mapping[int, Item]:
    """Every item by its number."""
    text = files(__package__).joinpath("items.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines() if line[0].isdigit()]
    return {int(row[0]): Item(row[1], row[2], int(row[3]), "" if row[4] == "-" else row[4]) for row in rows}


# The map -----------------------------------------------------------------------------------

TOKENS: Final = (
    "search", "person", "threat", "darkness", "difficult ground", "fortified", "terrain", "none", "start"
)  # fmt: skip
"""Kinds of tokens, in the order of their numbers."""
TERRAIN: Final = (
    "", "barrels", "boulder", "bush", "fire pit", "mist", "pit", "statue", "stream", "table", "wall", "elevation",
    "log", "rubble", "web", "barricade", "chest", "fence", "fountain", "pond", "trench",
)  # fmt: skip
"""Kinds of terrain, in the order of their numbers."""
TERRAIN_FOR: Final = {"log": "table", "rubble": "boulder", "web": "bush", "fence": "stream", "trench": "stream"}
"""What of ours stands in for terrain of other boxes; there is nothing for the others."""
CHEST: Final = "chest"
"""Terrain of another box whose rule a search token can have."""


def our_terrain(printed: str) -> str:
    """The kind of terrain of ours that one is, or that stands in for it; empty if there is none."""
    kind = TERRAIN_FOR.get(printed, printed)
    return kind if kind in OUR_TERRAIN else ""


@cache
def our_tiles() -> tuple[int, ...]:
    """The numbers of our journey tiles."""
    return tuple(sorted({int(each[:-1]) for each in journey_tiles()}))


def stand_in(number: int, taken: Collection[int]) -> int | None:
    """A tile of ours in place of one of another box: one that is free and has as many spaces, or nearly.

    The number of a tile begins with that of its spaces.
    """
    free = [each for each in our_tiles() if each not in taken]
    return min(free, key=lambda each: (abs(each // 100 - number // 100), each), default=None)
