"""Everything on the table, as plain data.

Cards are ids; ``identity`` says which printed card an id is. Heroes are numbers from 0 in the order of
the party; each belongs to a seat. Spaces are ids of the board that the placed tiles make.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from waybread.journeys.facts import Card
from waybread.journeys.library import CARDS
from waybread.journeys.maps.board import Board, Placed
from waybread.kernel import DERIVED, State

NOWHERE: Final = -1
"""The space of a figure that is not on the map."""
NOBODY: Final = -1
_HAD_SPACES: Final = frozenset(
    ("cold-beacon", "held-ford", "hollow-hill", "hunted-road", "missing-miller", "ringing-wall")
)
"""Adventures whose names had spaces up to Waybread 0.2.0: ``light it`` is ``light-it`` now."""


class Zone(IntEnum):
    """Where a card is. The zones from ``CARD`` on lie in a play area, where abilities work while face up."""

    SUPPLY = 0
    """The common stock: boons, trinkets and titles that nobody has."""
    DECK = 1
    """A hero's skill deck."""
    DISCARD = 2
    REVEALED = 3
    """Turned up for a test or a scout; its text is ignored (jme:100.1e)."""
    ASIDE = 4
    """Removed from the adventure (jme:1.9)."""
    HARM_DECK = 5
    """The common decks of damage, fear and weaknesses."""
    LIMBO = 6
    """A damage or fear card that is being resolved."""
    CARD = 7
    """The hero card itself."""
    PREPARED = 8
    EQUIPPED = 9
    BOON = 10
    HARM = 11
    """Damage and fear cards that a hero has."""


@dataclass(slots=True)
class Figure:
    """One enemy of a group. Armour and sorcery are what it has when nothing has hit it yet (jme:11.3)."""

    health: int
    armour: int = 0
    sorcery: int = 0

    def clone(self) -> Figure:
        """The same figure, apart."""
        return Figure(self.health, self.armour, self.sorcery)


@dataclass(slots=True)
class Group:
    """An enemy group (jme:33.0); the uppermost figure displayed is the first."""

    number: int
    """Stays the same as long as the group is on the map."""
    kind: str
    """The key of its kind in ``enemy_kinds.ENEMIES``."""
    figures: list[Figure]
    space: int
    bonuses: tuple[str, ...] = ()
    """An elite group has at least one (jme:28.1)."""
    banner: str = ""
    exhausted: bool = False
    name: str = ""
    """What an adventure calls it, to speak of it again."""

    def clone(self) -> Group:
        """The same group, apart."""
        return Group(
            self.number, self.kind, [each.clone() for each in self.figures], self.space, self.bonuses, self.banner,
            self.exhausted, self.name,
        )  # fmt: skip

    @property
    def elite(self) -> bool:
        """Is it stronger than others of its kind (jme:28.0)?"""
        return bool(self.bonuses)


@dataclass(slots=True)
class Token:
    """A search, person or threat token, or terrain in a space of a battle map."""

    number: int
    kind: str
    """``search``, ``person``, ``threat``, or the name of a terrain."""
    space: int
    name: str = ""
    """What the adventure calls it; its interactions are found by it."""
    across: int = NOWHERE
    """Terrain on a border: the space behind it."""

    def clone(self) -> Token:
        """The same token, apart."""
        return Token(self.number, self.kind, self.space, self.name, self.across)


@dataclass(slots=True)
class Test:
    """A test under way (jme:100.0-2)."""

    hero: int
    stat: str
    purpose: str
    """``test``, ``interact``, ``negate``, ``attack``, ``last stand``."""
    need: int = 0
    """The successes that pass it, if it is one against a number."""
    token: int = NOBODY
    """The token of an interaction."""
    group: int = NOBODY
    """The target of an attack, or the group whose attack is being negated."""
    items: tuple[int, ...] = ()
    """The items chosen for an attack."""
    more: int = 0
    """How many more cards are revealed than the stat says."""
    revealed: list[int] = field(default_factory=list)
    began: bool = False
    """Have cards been revealed?"""
    used_fate: int = 0
    """Fate icons converted or spent (jme:38.1a, jme:38.2a)."""
    success: int = 0
    """Successes beyond those on the revealed cards: converted or added."""
    total: int = -1
    """The successes it came to, once the results are counted."""
    spent: int = 0
    """Successes spent on lines of items (jme:88.3a)."""
    hits: int = 0
    modifiers: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    """Lines paid for: the item times eight, plus its number."""
    terrain: list[int] = field(default_factory=list)
    """Terrain tokens used in it (jme:16.2)."""
    uses: dict[str, int] = field(default_factory=dict)
    """How often abilities that are limited per test have been used in it."""
    damage: int = 0
    fear: int = 0
    """What would be suffered, in a test to negate."""
    adds: bool = False
    """Do the successes of several tries add up (jme:100.3d)?"""
    helped: list[int] = field(default_factory=list)
    """The cards whose abilities have brought successes."""

    def clone(self) -> Test:
        """The same test, apart."""
        return Test(
            self.hero, self.stat, self.purpose, self.need, self.token, self.group, self.items, self.more,
            self.revealed.copy(), self.began, self.used_fate, self.success, self.total, self.spent, self.hits,
            self.modifiers.copy(), self.lines.copy(), self.terrain.copy(), self.uses.copy(),
            self.damage, self.fear, self.adds, self.helped.copy(),
        )  # fmt: skip


@dataclass(slots=True, frozen=True)
class Lasting:
    """An effect for a stated time: on one hero, a number or an answer to a question of the rules."""

    what: str
    amount: int
    until: str
    """``activation``, ``turn`` or ``adventure``."""
    hero: int
    source: int


@dataclass(slots=True)
class App:
    """What the app knows and tracks (jme:8.0); it tells no positions of heroes, and nothing of their cards."""

    adventure: str
    difficulty: str = "normal"
    threat: int = 0
    objective: str = ""
    """The name of the current objective; empty when all are done."""
    passed: list[int] = field(default_factory=list)
    """Thresholds of the threat bar whose events have been resolved."""
    counters: dict[str, int] = field(default_factory=dict)
    """What the adventure remembers: flags, counts, successes so far."""
    lore: int = 0
    """Lore gained in this adventure."""
    lore_before: int = 0
    """The party's lore when it began."""
    dark: bool = False
    """Is the entire map in darkness (jme:23.3)?"""
    fired: list[str] = field(default_factory=list)
    """Events that have happened."""
    places: dict[str, int] = field(default_factory=dict)
    """The adventure's names of tiles, with their places in the map."""
    experience: int = 0
    """Experience gained by each hero for the role played (jme:36.2a)."""
    changed: bool = True
    """Has anything happened since objectives and events were last looked through?"""
    lost: bool = False
    """A hero has been defeated: the next shadow phase ends the adventure (jme:24.3)."""

    @property
    def party_lore(self) -> int:
        """The party's lore as it stands (jme:56.2b)."""
        return self.lore_before + self.lore

    def clone(self) -> App:
        """The same, apart."""
        return App(
            self.adventure, self.difficulty, self.threat, self.objective, self.passed.copy(), self.counters.copy(),
            self.lore, self.lore_before, self.dark, self.fired.copy(), self.places.copy(), self.experience,
            self.changed, self.lost,
        )  # fmt: skip


@dataclass(slots=True, kw_only=True)
class GuidedState(State):
    """What the app tracks in either mode: the story, the map and what lies on it, enemies, the party."""

    app: App
    heroes: tuple[str, ...]
    """Their names, in the order of the party."""
    roles: tuple[str, ...]
    defeated: list[bool]
    last_stands: list[int]
    trinkets: list[str] = field(default_factory=list)
    """The party's trinkets that no hero has equipped, by key."""
    trinkets_gained: list[str] = field(default_factory=list)
    """Trinkets that came with the adventure, by key."""
    titles: list[str] = field(default_factory=list)
    """Titles gained in this adventure, as ``hero:key``."""

    tiles: tuple[Placed, ...] = ()
    """The map, in the order in which tiles were placed."""
    unexplored: list[int] = field(default_factory=list)
    """Numbers of tiles with an exploration token."""
    tokens: list[Token] = field(default_factory=list)
    darkness: list[int] = field(default_factory=list)
    """Spaces with a darkness token."""
    groups: list[Group] = field(default_factory=list)
    counter: int = 0
    """Numbers groups and tokens in the order they come."""

    round: int = 0
    phase: str = "setup"
    ground: Board | None = field(default=None, compare=False, metadata=DERIVED)
    """The spaces and how they lie; None when tiles or walls have changed."""

    def derive(self) -> None:
        """Write the names of adventures that had spaces in saves up to Waybread 0.2.0 as they are written now."""
        if self.app.adventure in _HAD_SPACES:
            app = self.app
            app.objective = app.objective.replace(" ", "-")
            app.fired = [each.replace(" ", "-") for each in app.fired]
            app.places = {name.replace(" ", "-"): place for name, place in app.places.items()}
            for token in self.tokens:
                token.name = token.name.replace(" ", "-")


@dataclass(slots=True, kw_only=True)
class JourneyState(GuidedState):
    """The whole state of an adventure."""

    seats: tuple[int, ...]
    """Who plays each hero."""
    identity: list[str]
    owner: list[int]
    """The hero that each card belongs to at the moment, or nobody."""
    zone: list[int]

    decks: list[list[int]]
    """Skill decks; the top card is the last."""
    discards: list[list[int]]
    prepared: list[list[int]]
    equipped: list[list[int]]
    boons: list[list[int]]
    harm: list[list[int]]
    """Damage and fear cards of each hero, in the order they came."""
    aside: list[list[int]]
    damage_deck: list[int]
    fear_deck: list[int]
    weakness_deck: list[int]
    facedown: list[int] = field(default_factory=list)
    """Damage and fear cards, and used-up trinkets, that lie face down."""
    depletion: dict[int, int] = field(default_factory=dict)
    known: dict[int, int] = field(default_factory=dict)
    """Cards that lie hidden and have been seen since they were last shuffled, with the seats that know (as bits)."""
    inspiration: list[int]
    position: list[int]

    acted: list[int] = field(default_factory=list)
    """Heroes who have had their turn this round."""
    active: int = NOBODY
    """Whose turn it is."""
    actions: int = 0
    """Actions left in this turn."""
    moves: int = 0
    """Moves left of a travel action or a sprint."""
    sprints: dict[int, int] = field(default_factory=dict)
    """Cards used to sprint whose moves are not all made, with how many are left of each."""
    done: list[str] = field(default_factory=list)
    """The actions taken this turn."""
    ended: list[int] = field(default_factory=list)
    """What has answered the end of this turn, as options: a turn that goes on after all will end again."""
    gone: list[int] = field(default_factory=list)
    """Loop variable: the heroes whom a step has gone through."""
    activating: int = NOBODY
    """The number of the group whose activation is under way; it may end before its time (jme:30.7)."""
    tests: list[Test] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    uses: dict[str, int] = field(default_factory=dict)
    """How often abilities that are limited per turn, round or adventure have been used."""
    sources: int = 0
    """How many sources of damage and fear are being resolved, one inside the other (J6)."""
    shaken: list[int] = field(default_factory=list)
    """Heroes whose limits are checked when the outermost source is done."""

    cards: list[Card] = field(default_factory=list, compare=False, metadata=DERIVED)
    index: Mapping[str, tuple[tuple[int, int], ...]] | None = field(default=None, compare=False, metadata=DERIVED)
    """Abilities at work by what they answer to, as card and slot; None when it must be made anew."""

    def derive(self) -> None:
        """Look the printed cards up."""
        GuidedState.derive(self)
        self.cards = [CARDS[key] for key in self.identity]

    def clone(self) -> JourneyState:
        """The same state, apart."""
        twin = _new(JourneyState)
        twin.stack = self.stack.copy()
        twin.streams = self.streams.clone()
        twin.outcome = self.outcome
        twin.app = self.app.clone()
        twin.heroes = self.heroes
        twin.seats = self.seats
        twin.roles = self.roles
        twin.identity = self.identity.copy()
        twin.owner = self.owner.copy()
        twin.zone = self.zone.copy()
        twin.decks = [each.copy() for each in self.decks]
        twin.discards = [each.copy() for each in self.discards]
        twin.prepared = [each.copy() for each in self.prepared]
        twin.equipped = [each.copy() for each in self.equipped]
        twin.boons = [each.copy() for each in self.boons]
        twin.harm = [each.copy() for each in self.harm]
        twin.aside = [each.copy() for each in self.aside]
        twin.damage_deck = self.damage_deck.copy()
        twin.fear_deck = self.fear_deck.copy()
        twin.weakness_deck = self.weakness_deck.copy()
        twin.facedown = self.facedown.copy()
        twin.depletion = self.depletion.copy()
        twin.known = self.known.copy()
        twin.inspiration = self.inspiration.copy()
        twin.position = self.position.copy()
        twin.defeated = self.defeated.copy()
        twin.last_stands = self.last_stands.copy()
        twin.trinkets = self.trinkets.copy()
        twin.trinkets_gained = self.trinkets_gained.copy()
        twin.titles = self.titles.copy()
        twin.tiles = self.tiles
        twin.unexplored = self.unexplored.copy()
        twin.tokens = [each.clone() for each in self.tokens]
        twin.darkness = self.darkness.copy()
        twin.groups = [each.clone() for each in self.groups]
        twin.counter = self.counter
        twin.round = self.round
        twin.phase = self.phase
        twin.acted = self.acted.copy()
        twin.active = self.active
        twin.actions = self.actions
        twin.moves = self.moves
        twin.sprints = self.sprints.copy()
        twin.done = self.done.copy()
        twin.ended = self.ended.copy()
        twin.gone = self.gone.copy()
        twin.activating = self.activating
        twin.tests = [each.clone() for each in self.tests]
        twin.lasting = self.lasting.copy()
        twin.uses = self.uses.copy()
        twin.sources = self.sources
        twin.shaken = self.shaken.copy()
        twin.cards = self.cards.copy()
        twin.index = self.index
        twin.ground = self.ground
        return twin


_new = object.__new__
