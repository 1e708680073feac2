"""What a seat sees, as numbers in fixed places. ``docs/environments.md`` explains them field by field.

Whole numbers throughout, in one array of 32-bit floats. Seats are counted from one's own: seat 0 is the observer,
seat 1 the player to the left. Nothing in here depends on what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

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
    "card", "hero", "willpower", "attack", "defense", "hit points left", "resources", "ready", "committed",
    "attachments", "offered", "picked",
)  # fmt: skip
ENEMY: Final = (
    "card", "engaged", "threat", "attack", "defense", "hit points left", "engagement cost", "attachments",
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
_SCENARIOS: Final = {name: n for n, name in enumerate(SCENARIO_IDS)}
_KINDS: Final = {name: n for n, name in enumerate(KINDS)}
_WILLPOWER, _ATTACK, _DEFENSE, _LIFE = Stat.WILLPOWER, Stat.ATTACK, Stat.DEFENSE, Stat.HIT_POINTS
_THREAT, _COST, _POINTS = Stat.THREAT, Stat.ENGAGEMENT_COST, Stat.QUEST_POINTS
_HERO, _ENEMY = CardType.HERO, CardType.ENEMY


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
    for seat in seats:
        _add(numbers, _characters(game, seat, offered, picked), CHARACTER_ROWS * len(CHARACTER))
    _add(numbers, _enemies(game, seats, offered, picked), ENEMY_ROWS * len(ENEMY))
    _add(numbers, _locations(game, offered), LOCATION_ROWS * len(LOCATION))
    packed = _packer(len(numbers)).pack(*numbers)  # several times as fast as numpy's way from a list
    found[: len(numbers)] = np.frombuffer(packed, dtype=np.int16)
    found[places["cards"].begin :] = np.bincount(
        _counted(game, seats, offered, picked), minlength=len(POOL) * len(PLACES)
    )
    return found


@cache
def _packer(count: int) -> Struct:
    return Struct(f"={count}h")


def _add(numbers: list[int], rows: list[int], room: int) -> None:
    """Rows, as many as there is room for, and zeros for those that are missing."""
    numbers += rows[:room]
    numbers += [0] * (room - len(rows))


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
        *_one_of(_SCENARIOS[state.scenario], len(SCENARIO_IDS)),
        state.easy,
        state.round,
        *_one_of(PHASES.index(state.phase), len(PHASES)),
        outcome is not None,
        outcome is not None and outcome.won,
        *_one_of(-1 if asked is None else _KINDS[asked.kind], len(KINDS)),
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
        stat(game, attack.enemy, _ATTACK),
        stat(game, attack.enemy, _DEFENSE),
        sum([stat(game, each, _DEFENSE) for each in attack.defenders]),
        sum([stat(game, each, _ATTACK) for each in attack.attackers]),
    )


def _reader(game: CardGame, which: Stat) -> Callable[[int], int]:
    """A number of any card; quick where nothing changes it."""
    if changed(game, which):
        return lambda card: stat(game, card, which)
    cards = game.state.cards
    return lambda card: max(getattr(cards[card], which) or 0, 0)


def _characters(game: CardGame, seat: int, offered: list[int], picked: Sequence[int]) -> list[int]:
    state = game.state
    cards = state.cards
    willpower, attack, defense, life = (_reader(game, each) for each in (_WILLPOWER, _ATTACK, _DEFENSE, _LIFE))
    rows: list[int] = []
    for each in state.areas[seat]:
        if cards[each].type not in CHARACTERS or each in state.facedown:
            continue
        rows += [
            NUMBER[cards[each].key] + 1,
            cards[each].type is _HERO,
            willpower(each),
            attack(each),
            defense(each),
            max(life(each) - state.damage.get(each, 0), 0),
            state.resources.get(each, 0),
            each not in state.exhausted,
            each in state.committed,
            len(state.attached.get(each, ())),
            each in offered,
            each in picked,
        ]
    return rows


def _enemies(game: CardGame, seats: list[int], offered: list[int], picked: Sequence[int]) -> list[int]:
    """Engaged with oneself, then with the others, then in the staging area."""
    state = game.state
    cards = state.cards
    fighting = [(each, n + 1) for n, seat in enumerate(seats) for each in state.engaged[seat]]
    fighting += [(each, 0) for each in state.staging if cards[each].type is _ENEMY]
    if not fighting:
        return []
    threat, attack, defense = (_reader(game, each) for each in (_THREAT, _ATTACK, _DEFENSE))
    life, cost = _reader(game, _LIFE), _reader(game, _COST)
    rows: list[int] = []
    for each, engaged in fighting:
        rows += [
            NUMBER[cards[each].key] + 1,
            engaged,
            threat(each),
            attack(each),
            defense(each),
            max(life(each) - state.damage.get(each, 0), 0),
            cost(each),
            len(state.attached.get(each, ())),
            len(state.shadows.get(each, ())),
            each in state.attacked,
            each in offered,
            each in picked,
        ]
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
    if Zone.LIMBO in state.zone:
        groups.append((_LIMBO, [each for each, zone in enumerate(state.zone) if zone == Zone.LIMBO]))
    found = [NUMBER[cards[each].key] * _WIDTH + place for place, group in groups for each in group]
    return found + [NUMBER[state.identity[each]] * _WIDTH + _LOOKED for each in known_cards(game, viewer)]


def _attached_to(game: CardGame, host: int, viewer: int) -> int:
    controller = game.state.controller[host]
    if controller == viewer:
        return _ATTACHED
    return _THEIR_ATTACHED if controller >= 0 else _ON_SCENARIO
