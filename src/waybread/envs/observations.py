"""What a seat sees, as numbers in fixed places. ``docs/environments.md`` explains them field by field.

Whole numbers throughout, in one array of 32-bit floats. Seats are counted from one's own: seat 0 is the observer,
seat 1 the player to the left. Nothing in here depends on what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from waybread.cardgame import CARDS
from waybread.cardgame.facts import CHARACTERS, CardType, Stat
from waybread.cardgame.modifiers import changed, committed_willpower, staging_threat, stat
from waybread.cardgame.state import Zone
from waybread.cardgame.views import known_cards, sees_hand
from waybread.envs.actions import KINDS, NUMBER, POOL, cards_offered, hides
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame import CardGame

Array: TypeAlias = NDArray[np.float32]

LOW: Final = 0.0
HIGH: Final = 999.0
PHASES: Final = ("setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
SCENARIO_IDS: Final = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")
PLACES: Final = (
    "own hand", "own ready", "own exhausted", "own attached", "own discards", "others' hands", "others' characters",
    "others' attached", "others' discards", "face down in an area", "quest", "active location", "staging",
    "engaged with self", "engaged with others", "attached to the scenario's", "encounter discards", "victory display",
    "aside", "removed", "known shadow cards", "looked at", "being resolved", "picked", "offered",
)  # fmt: skip
"""Where cards are counted by their titles."""
CHARACTER: Final = (
    "card", "willpower", "attack", "defense", "hit points left", "hero", "resources", "ready", "committed",
    "attachments", "offered", "picked",
)  # fmt: skip
ENEMY: Final = (
    "card", "threat", "attack", "defense", "hit points left", "engagement cost", "engaged", "attachments",
    "shadow cards", "has attacked", "offered", "picked",
)  # fmt: skip
LOCATION: Final = ("card", "active", "threat", "quest points", "progress", "attachments", "offered")
CHARACTER_ROWS: Final = 12
"""So many characters of each seat have a row."""
ENEMY_ROWS: Final = 16
LOCATION_ROWS: Final = 10

(
    _HAND, _READY, _EXHAUSTED, _ATTACHED, _DISCARDS, _HANDS, _THEIRS, _THEIR_ATTACHED, _THEIR_DISCARDS, _FACE_DOWN,
    _QUEST, _ACTIVE, _STAGING, _ENGAGED, _ELSEWHERE, _ON_SCENARIO, _SPENT, _VICTORY, _ASIDE, _REMOVED, _SHADOWS,
    _LOOKED, _LIMBO, _PICKED, _OFFERED,
) = range(len(PLACES))  # fmt: skip
_WIDTH: Final = len(PLACES)
_FIRST: Final = {key: number * _WIDTH for key, number in NUMBER.items()}
_HERO, _ENEMY = CardType.HERO, CardType.ENEMY
_POINTS, _THREAT = Stat.QUEST_POINTS, Stat.THREAT
_CHARACTER_STATS: Final = (Stat.WILLPOWER, Stat.ATTACK, Stat.DEFENSE, Stat.HIT_POINTS)
_ENEMY_STATS: Final = (Stat.THREAT, Stat.ATTACK, Stat.DEFENSE, Stat.HIT_POINTS, Stat.ENGAGEMENT_COST)
_LIFE: Final = 4
"""The place of the hit points in both rows."""


def _printed(stats: tuple[Stat, ...]) -> dict[str, tuple[int, ...]]:
    """How the row of each card begins as long as nothing changes its numbers."""
    return {
        key: (number + 1, *(max(getattr(CARDS[key], each) or 0, 0) for each in stats)) for key, number in NUMBER.items()
    }


def _marks(names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """A one in the place of a name, for each of the names."""
    return {name: tuple(int(name == each) for each in names) for name in names}


_CHARACTER_ROWS: Final = _printed(_CHARACTER_STATS)
_ENEMY_ROWS: Final = _printed(_ENEMY_STATS)
_SCENARIO_MARKS: Final = _marks(SCENARIO_IDS)
_PHASE_MARKS: Final = _marks(PHASES)
_KIND_MARKS: Final = _marks(KINDS)
_NO_KIND: Final = (0,) * len(KINDS)


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the observation: where it begins, and its shape."""

    begin: int
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        """Where the next field begins."""
        return self.begin + prod(self.shape)


@cache
def layout(players: int) -> dict[str, Field]:
    """The fields of an observation in games with so many players, in their order."""
    shapes: dict[str, tuple[int, ...]] = {
        "scenario": (len(SCENARIO_IDS),),
        "easy": (1,),
        "round": (1,),
        "phase": (len(PHASES),),
        "over": (2,),
        "kind": (len(KINDS),),
        "about": (1,),
        "group": (3,),
        "asked": (players,),
        "first player": (players,),
        "active player": (players,),
        "threat": (players,),
        "eliminated": (players,),
        "hand size": (players,),
        "deck size": (players,),
        "encounter deck": (1,),
        "quest": (4,),
        "questing": (2,),
        "attack": (6,),
        "characters": (players, CHARACTER_ROWS, len(CHARACTER)),
        "enemies": (ENEMY_ROWS, len(ENEMY)),
        "locations": (LOCATION_ROWS, len(LOCATION)),
        "cards": (len(POOL), _WIDTH),
    }
    found: dict[str, Field] = {}
    begin = 0
    for name, shape in shapes.items():
        found[name] = Field(begin, shape)
        begin = found[name].end
    return found


def observation_size(players: int) -> int:
    """The length of an observation."""
    return layout(players)["cards"].end


def fields(observation: Array, players: int) -> dict[str, Array]:
    """An observation taken apart: an array for each field, by name (views, no copies)."""
    return {name: observation[each.begin : each.end].reshape(each.shape) for name, each in layout(players).items()}


def observe(game: CardGame, viewer: int) -> Array:
    """What a seat sees."""
    players = len(game.state.threat)
    places = layout(players)
    found = np.zeros(places["cards"].end, dtype=np.float32)
    decision = game.decision
    asked = decision if decision is not None and decision.player == viewer else None
    picked: Sequence[int] = () if asked is None else asked.picked
    offered = [] if asked is None else cards_offered(game, asked)
    seats = [(viewer + n) % players for n in range(players)]
    numbers = _globals(game, seats, asked)
    numbers += _characters(game, seats, offered, picked)
    numbers += _enemies(game, seats, offered, picked)
    numbers += _locations(game, offered)
    packed = _packer(len(numbers)).pack(*numbers)  # several times as fast as numpy's way from a list
    found[: len(numbers)] = np.frombuffer(packed, dtype=np.int16)
    found[places["cards"].begin :] = np.bincount(
        _counted(game, seats, offered, picked), minlength=len(POOL) * len(PLACES)
    )
    return found


@cache
def _packer(count: int) -> Struct:
    return Struct(f"={count}h")


def _fit(rows: list[int], room: int) -> None:
    """Leave out what there is no room for, and fill up with zeros."""
    del rows[room:]
    rows += [0] * (room - len(rows))


def _one_of(place: int, size: int) -> list[int]:
    marks = [0] * size
    if place >= 0:
        marks[place] = 1
    return marks


def _globals(game: CardGame, seats: list[int], asked: Decision | None) -> list[int]:
    """All that comes before the characters, in the order of the layout."""
    state = game.state
    players = len(seats)
    outcome = state.outcome
    about = -1 if asked is None or asked.about is None or hides(state, seats[0], asked.about) else asked.about
    return [
        *_SCENARIO_MARKS[state.scenario],
        state.easy,
        state.round,
        *_PHASE_MARKS[state.phase],
        outcome is not None,
        outcome is not None and outcome.won,
        *(_NO_KIND if asked is None else _KIND_MARKS[asked.kind]),
        0 if about < 0 else NUMBER[state.cards[about].key] + 1,
        *((0, 0, 0) if asked is None else (asked.least, asked.most, len(asked.picked))),
        *_one_of(-1 if game.decision is None else seats.index(game.decision.player), players),
        *_one_of(seats.index(state.first_player), players),
        *_one_of(seats.index(state.active_player), players),
        *[state.threat[each] for each in seats],
        *[state.eliminated[each] for each in seats],
        *[len(state.hands[each]) for each in seats],
        *[len(state.decks[each]) for each in seats],
        len(state.encounter_deck),
        *_quest(game),
        committed_willpower(game),
        staging_threat(game),
        *_attack(game),
    ]


def _quest(game: CardGame) -> tuple[int, int, int, int]:
    state = game.state
    quest = state.quest
    if quest < 0:
        return 0, 0, 0, len(state.quest_deck)
    return state.cards[quest].stage, stat(game, quest, _POINTS), state.progress.get(quest, 0), len(state.quest_deck)


def _attack(game: CardGame) -> tuple[int, int, int, int, int, int]:
    """The attack under way: its sides and their strength; none of an enemy that has been shuffled away."""
    state = game.state
    if not state.attacks or state.zone[state.attacks[-1].enemy] in (Zone.DECK, Zone.ENCOUNTER_DECK):
        return 0, 0, 0, 0, 0, 0
    attack = state.attacks[-1]
    return (
        1 if attack.by_enemy else 2,
        NUMBER[state.cards[attack.enemy].key] + 1,
        stat(game, attack.enemy, Stat.ATTACK),
        stat(game, attack.enemy, Stat.DEFENSE),
        sum([stat(game, each, Stat.DEFENSE) for each in attack.defenders]),
        sum([stat(game, each, Stat.ATTACK) for each in attack.attackers]),
    )


def _changing(game: CardGame, stats: tuple[Stat, ...]) -> list[tuple[int, Stat]]:
    """The numbers that something changes on whatever card, with their places in a row."""
    return [(n, each) for n, each in enumerate(stats, start=1) if changed(game, each)]


def _characters(game: CardGame, seats: list[int], offered: list[int], picked: Sequence[int]) -> list[int]:
    """Of each seat as many as there is room for."""
    state = game.state
    cards, damage = state.cards, state.damage
    changing = _changing(game, _CHARACTER_STATS)
    rows: list[int] = []
    for n, seat in enumerate(seats, start=1):
        for each in state.areas[seat]:
            card = cards[each]
            if card.type not in CHARACTERS or each in state.facedown:
                continue
            row = [*_CHARACTER_ROWS[card.key]]
            for place, which in changing:
                row[place] = stat(game, each, which)
            if each in damage:
                row[_LIFE] = max(row[_LIFE] - damage[each], 0)
            rows += row
            rows += (
                card.type is _HERO,
                state.resources.get(each, 0),
                each not in state.exhausted,
                each in state.committed,
                len(state.attached.get(each, ())),
                each in offered,
                each in picked,
            )
        _fit(rows, n * CHARACTER_ROWS * len(CHARACTER))
    return rows


def _enemies(game: CardGame, seats: list[int], offered: list[int], picked: Sequence[int]) -> list[int]:
    """Engaged with oneself, then with the others, then in the staging area."""
    state = game.state
    cards, damage = state.cards, state.damage
    fighting = [(each, n) for n, seat in enumerate(seats, start=1) for each in state.engaged[seat]]
    fighting += [(each, 0) for each in state.staging if cards[each].type is _ENEMY]
    changing = _changing(game, _ENEMY_STATS) if fighting else []
    rows: list[int] = []
    for each, engaged in fighting:
        row = [*_ENEMY_ROWS[cards[each].key]]
        for place, which in changing:
            row[place] = stat(game, each, which)
        if each in damage:
            row[_LIFE] = max(row[_LIFE] - damage[each], 0)
        rows += row
        rows += (
            engaged,
            len(state.attached.get(each, ())),
            len(state.shadows.get(each, ())),
            each in state.attacked,
            each in offered,
            each in picked,
        )
    _fit(rows, ENEMY_ROWS * len(ENEMY))
    return rows


def _locations(game: CardGame, offered: list[int]) -> list[int]:
    """The active one, then those in the staging area."""
    state = game.state
    rows: list[int] = []
    for each in game.locations():
        rows += [
            NUMBER[state.cards[each].key] + 1,
            each == state.active_location,
            stat(game, each, _THREAT),
            stat(game, each, _POINTS),
            state.progress.get(each, 0),
            len(state.attached.get(each, ())),
            each in offered,
        ]
    _fit(rows, LOCATION_ROWS * len(LOCATION))
    return rows


def _counted(game: CardGame, seats: list[int], offered: list[int], picked: Sequence[int]) -> list[int]:
    """A place in the table of cards for every card that the seat knows."""
    state = game.state
    cards = state.cards
    viewer = seats[0]
    groups: list[tuple[int, Sequence[int]]] = [
        (_HAND, state.hands[viewer]),
        (_READY, [each for each in state.areas[viewer] if each not in state.exhausted and each not in state.facedown]),
        (_EXHAUSTED, [each for each in state.areas[viewer] if each in state.exhausted]),
        (_DISCARDS, state.discards[viewer]),
        (_FACE_DOWN, [each for each in state.facedown if state.zone[each] == Zone.AREA]),
        (_QUEST, [state.quest] if state.quest >= 0 else ()),
        (_ACTIVE, [state.active_location] if state.active_location >= 0 else ()),
        (_STAGING, state.staging),
        (_ENGAGED, state.engaged[viewer]),
        (_SPENT, state.encounter_discard),
        (_VICTORY, state.victory_display),
        (_ASIDE, state.aside),
        (_REMOVED, state.removed),
        (_PICKED, picked),
        (_OFFERED, offered),
    ]
    for seat in seats[1:]:
        groups.append((_THEIRS, state.areas[seat]))
        groups.append((_THEIR_DISCARDS, state.discards[seat]))
        groups.append((_ELSEWHERE, state.engaged[seat]))
        if sees_hand(game, viewer, seat):
            groups.append((_HANDS, state.hands[seat]))
    groups += [(_attached_to(game, host, viewer), held) for host, held in state.attached.items()]
    groups += [
        (_ATTACHED if seat == viewer else _THEIR_ATTACHED, held) for seat, held in state.deck_attachments.items()
    ]
    groups += [(_SHADOWS, [each for each in dealt if each not in state.facedown]) for dealt in state.shadows.values()]
    if not game.quiescent:
        groups.append((_LIMBO, [each for each, zone in enumerate(state.zone) if zone == Zone.LIMBO]))
    found = [_FIRST[cards[each].key] + place for place, group in groups if group for each in group]
    return found + [_FIRST[state.identity[each]] + _LOOKED for each in known_cards(game, viewer)]


def _attached_to(game: CardGame, host: int, viewer: int) -> int:
    controller = game.state.controller[host]
    if controller == viewer:
        return _ATTACHED
    return _THEIR_ATTACHED if controller >= 0 else _ON_SCENARIO
