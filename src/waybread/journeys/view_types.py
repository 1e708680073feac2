"""What the views of both modes are made of: plain records that turn into JSON as they are.

The types of clients are generated from these: ``waybread.server.api_schema``.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from waybread.journeys.maps.map_data import MapPicture
from waybread.kernel import Json

Purpose: TypeAlias = Literal["test", "interact", "terrain", "negate", "attack", "last stand"]
"""What a test is made for."""
Bars: TypeAlias = Annotated[list[Json], tuple[int, int, int]]
"""Health, armour and sorcery of a figure."""


class TokenButton(TypedDict):
    """A button of a token that can be pressed now."""

    place: int
    words: str
    stats: NotRequired[list[str]]
    """Of the test that it asks for, if it does."""
    need: NotRequired[int]
    adds: NotRequired[bool]
    """Do the successes of several tries add up? Then what is needed is what is left."""


class SeenToken(TypedDict):
    """A token, or terrain, and what selecting it shows."""

    number: int
    kind: str
    """*search*, *person*, *threat*, or the name of a terrain."""
    space: int
    name: str
    """What the adventure calls it."""
    across: int
    """Terrain on a border: the space behind it; -1 elsewhere."""
    text: str
    """The key of its words."""
    words: str
    own_rules: bool
    """Terrain with rules of its own, not those of its card?"""
    buttons: list[TokenButton]


class Gained(TypedDict):
    """What this adventure has brought."""

    lore: int
    experience: int


class AppView(TypedDict):
    """What the app shows in either mode: the story, the map and what lies on it."""

    adventure: str
    title: str
    kind: str
    difficulty: str
    round: int
    phase: str
    threat: int
    threat_end: int
    thresholds: list[int]
    """Those that have not been reached."""
    rise: int
    """By how much threat rises in the next shadow phase."""
    objective: str
    objective_words: str
    objective_counts: list[Annotated[list[Json], tuple[int, int]]]
    """How many there are and how many are needed of what the objective counts."""
    ending: str
    """The words of the ending that it has come to; empty before."""
    lore: int
    """What the party has, from earlier adventures too."""
    gained: Gained
    dark: bool
    """Is the whole map in darkness?"""
    tiles: list[Annotated[list[Json], tuple[str, int, int, int]]]
    """Tile, place and turn, in the order in which they were placed."""
    map: MapPicture | None
    unexplored: list[int]
    """Tiles that have not been explored."""
    darkness: list[int]
    """Spaces with a darkness token."""
    terrain: list[str]
    """The kinds of terrain whose cards lie there to be read."""
    trinkets: list[str]
    """Those of the party that no hero has equipped, by key."""
    tokens: list[SeenToken]
    won: bool | None
    """Null before the end."""


class OpenCard(TypedDict):
    """A card that lies open."""

    card: int
    key: str
    tokens: NotRequired[int]
    """Depletion tokens."""


class HarmCard(TypedDict):
    """A damage or fear card."""

    card: int
    type: str
    up: bool
    key: NotRequired[str]
    """Only for those who have seen it."""


class SeenHero(TypedDict):
    """A hero with their cards."""

    hero: str
    role: str
    seat: int
    space: int
    defeated: bool
    inspiration: int
    last_stands: int
    values: dict[str, int]
    """By stat and limit."""
    deck: int
    discards: list[OpenCard]
    prepared: list[OpenCard]
    equipped: list[OpenCard]
    boons: list[OpenCard]
    aside: list[OpenCard]
    harm: list[HarmCard]


class SeenGroup(TypedDict):
    """A group of enemies."""

    number: int
    kind: str
    space: int
    exhausted: bool
    banner: str
    bonuses: list[str]
    figures: list[Bars]


class HarmDecks(TypedDict):
    """How many cards are left."""

    damage: int
    fear: int


class Chances(TypedDict):
    """The exact chance of each number of successes of a test, from none on."""

    cards: int
    """How many cards are revealed."""
    odds: list[float]
    inspired: list[float]
    """With all of the hero's inspiration spent on fate."""
    inspiration: int


class TestsAhead(TypedDict):
    """What a test of each stat would come to for the hero whose turn it is, or who chooses a stat."""

    hero: int
    stats: dict[str, Chances]
    need: NotRequired[int]
    """What the test needs that the hero chooses a stat for."""
    adds: NotRequired[bool]


class Preview(TypedDict):
    """What hits and modifiers would do to a group."""

    group: int
    hits: int
    modifiers: list[str]
    bars: list[Bars]
    """The health bars afterwards, in the order of the figures."""
    defeated: list[int]
    """Places of the figures that would fall."""
    sundered: list[int]
    """Places of the figures whose armour would be sundered."""
    stunned: bool


class LinePreview(Preview):
    """A line of an item that could be paid for, with what the attack would do with it."""

    line: int
    """The item's card times eight, plus the line's place."""


class SeenSkillTest(TypedDict):
    """A test under way: the chances before cards are revealed, and after that how it stands."""

    hero: int
    stat: str
    purpose: Purpose
    need: int
    """The successes that pass it; 0 where all are counted."""
    adds: bool
    """Do the successes of several tries add up?"""
    token: int
    group: int
    items: list[int]
    """Cards of the items chosen for an attack."""
    more: int
    began: bool
    """Have cards been revealed?"""
    damage: int
    """What would be suffered, in a test to negate."""
    fear: int
    helped: list[OpenCard]
    """Cards whose abilities have brought successes."""
    revealed: list[OpenCard]
    used_fate: int
    success: int
    total: int
    """What it came to, once the results are counted; -1 before."""
    spent: int
    hits: int
    modifiers: list[str]
    successes: int
    fate: int
    chances: NotRequired[Chances]
    """Before cards are revealed."""
    preview: NotRequired[Preview]
    """Of an attack."""
    lines: NotRequired[list[LinePreview]]
    """Of an attack."""


class JourneyView(AppView):
    """A journey in digital mode, as a seat may know it."""

    groups: list[SeenGroup]
    active: int
    actions: int
    moves: int
    acted: list[int]
    activating: int
    heroes: list[SeenHero]
    decks: HarmDecks
    known: dict[str, list[Annotated[list[Json], tuple[int, str]]]]
    """Cards seen in decks, by hero or deck: place from the top, key."""
    turned_up: list[OpenCard]
    """Cards that are scouted, revealed in a test or suffered."""
    test: SeenSkillTest | None
    chances: TestsAhead | None
    reason: str
    """Why it ended; empty before."""
