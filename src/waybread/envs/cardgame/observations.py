"""What a seat sees, as numbers in fixed places. ``docs/environments.md`` explains them field by field.

Whole numbers throughout, in one array of 32-bit floats. Seats are counted from one's own: seat 0 is the observer,
seat 1 the player to the left. Nothing in here depends on what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from waybread.cardgame import (
    MOST_PLAYERS,
    Stat,
    Zone,
    committed_willpower,
    is_covered,
    is_hidden,
    sees_hand,
    staging_threat,
    stat,
)
from waybread.envs.cardgame.action_table import KINDS, NUMBER, POOL, cards_offered
from waybread.envs.cardgame.rows import (
    CHARACTER,
    CHARACTER_ROWS,
    ENEMY,
    ENEMY_ROWS,
    LOCATION,
    LOCATION_ROWS,
    rows,
)
from waybread.envs.game_form import Array, Field, marks, packer, side_by_side
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.cardgame import CardGame

PHASES: Final = ("setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
SCENARIO_IDS: Final = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")
PLACES: Final = (
    "own hand", "own ready", "own exhausted", "own attached", "own discards", "others' hands", "others' characters",
    "others' attached", "others' discards", "face down in an area", "quest", "active location", "staging",
    "engaged with self", "engaged with others", "attached to the scenario's", "encounter discards", "victory display",
    "aside", "removed", "known shadow cards", "looked at", "being resolved", "picked", "offered",
)  # fmt: skip
"""Where cards are counted by their titles."""
(
    _HAND, _READY, _EXHAUSTED, _ATTACHED, _DISCARDS, _HANDS, _THEIRS, _THEIR_ATTACHED, _THEIR_DISCARDS, _FACE_DOWN,
    _QUEST, _ACTIVE, _STAGING, _ENGAGED, _ELSEWHERE, _ON_SCENARIO, _SPENT, _VICTORY, _ASIDE, _REMOVED, _SHADOWS,
    _LOOKED, _LIMBO, _PICKED, _OFFERED,
) = range(len(PLACES))  # fmt: skip
_WIDTH: Final = len(PLACES)
_FIRST: Final = {key: number * _WIDTH for key, number in NUMBER.items()}
_IN_LIMBO, _IN_AREA = int(Zone.LIMBO), int(Zone.AREA)
_DECKS: Final = (int(Zone.DECK), int(Zone.ENCOUNTER_DECK))
_ATTACK, _DEFENSE, _POINTS = Stat.ATTACK, Stat.DEFENSE, Stat.QUEST_POINTS

_SCENARIO_MARKS: Final = dict(zip(SCENARIO_IDS, marks(len(SCENARIO_IDS)), strict=False))
_PHASE_MARKS: Final = dict(zip(PHASES, marks(len(PHASES)), strict=False))
_KIND_MARKS: Final = dict(zip((*KINDS, ""), marks(len(KINDS)), strict=True))
_SEAT_MARKS: Final = [marks(players) for players in range(MOST_PLAYERS + 1)]
_pack_two: Final = packer(2)
_NOTHING: Final = _pack_two(0, 0)


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
    return side_by_side(shapes)


def observation_size(players: int) -> int:
    """The length of an observation."""
    return layout(players)["cards"].end


def fields(observation: Array, players: int) -> dict[str, Array]:
    """An observation taken apart: an array for each field, by name (views, no copies)."""
    return {name: observation[each.begin : each.end].reshape(each.shape) for name, each in layout(players).items()}


def observe(game: CardGame, viewer: int) -> Array:
    """What a seat sees."""
    players = len(game.state.threat)
    cards = layout(players)["cards"]
    found: Array = np.empty(cards.end, dtype=np.float32)
    decision = game.decision
    asked = decision if decision is not None and decision.player == viewer else None
    picked: Sequence[int] = () if asked is None else asked.picked
    offered = [] if asked is None else cards_offered(game, asked)
    seats = [(viewer + n) % players for n in range(players)]
    packed = _globals(game, seats, asked) + rows(game, seats, offered, picked)
    found[: cards.begin] = np.frombuffer(packed, dtype=np.int16)
    found[cards.begin :] = np.frombuffer(_counts(game, seats, offered, picked), dtype=np.uint8)
    return found


def _globals(game: CardGame, seats: list[int], asked: Decision | None) -> bytes:
    """All that comes before the characters, in the order of the layout."""
    state = game.state
    seat = _SEAT_MARKS[len(seats)]
    outcome = state.outcome
    about = -1 if asked is None or asked.about is None or is_hidden(state, seats[0], asked.about) else asked.about
    numbers = [
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
    return (
        _SCENARIO_MARKS[state.scenario]
        + _pack_two(state.easy, state.round)
        + _PHASE_MARKS[state.phase]
        + _pack_two(outcome is not None, outcome is not None and outcome.won)
        + _KIND_MARKS["" if asked is None else asked.kind]
        + _pack_two(0 if about < 0 else NUMBER[state.cards[about].key] + 1, 0 if asked is None else asked.least)
        + (_NOTHING if asked is None else _pack_two(asked.most, len(asked.picked)))
        + seat[len(seats) if game.decision is None else seats.index(game.decision.player)]
        + seat[seats.index(state.first_player)]
        + seat[seats.index(state.active_player)]
        + packer(len(numbers))(*numbers)
    )


def _quest(game: CardGame) -> tuple[int, int, int, int]:
    state = game.state
    quest = state.quest
    if quest < 0:
        return 0, 0, 0, len(state.quest_deck)
    if quest in state.facedown:
        return state.cards[quest].stage, 0, 0, len(state.quest_deck)
    return state.cards[quest].stage, stat(game, quest, _POINTS), state.progress.get(quest, 0), len(state.quest_deck)


def _attack(game: CardGame) -> tuple[int, int, int, int, int, int]:
    """The attack under way: its sides and their strength; none of an enemy that has been shuffled away."""
    state = game.state
    if not state.attacks or state.zone[state.attacks[-1].enemy] in _DECKS:
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


def _counts(game: CardGame, seats: list[int], offered: list[int], picked: Sequence[int]) -> bytearray:
    """How many copies lie where, of every card that the seat knows."""
    state = game.state
    cards = state.cards
    viewer = seats[0]
    groups: list[tuple[int, Sequence[int]]] = [
        (_HAND, state.hands[viewer]),
        (_READY, [each for each in state.areas[viewer] if each not in state.exhausted and each not in state.facedown]),
        (_EXHAUSTED, [each for each in state.areas[viewer] if each in state.exhausted]),
        (_DISCARDS, state.discards[viewer]),
        (_FACE_DOWN, [each for each in state.facedown if state.zone[each] == _IN_AREA]),
        (_QUEST, [state.quest] if state.quest >= 0 and state.quest not in state.facedown else ()),
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
    if not game.quiescent and _IN_LIMBO in state.zone:
        groups.append((_LIMBO, [each for each, zone in enumerate(state.zone) if zone == _IN_LIMBO]))
    found = bytearray(len(POOL) * _WIDTH)
    for place, group in groups:
        for each in group:
            found[_FIRST[cards[each].key] + place] += 1
    for each, who in state.seen.items():
        if viewer in who and is_covered(state, viewer, each):
            found[_FIRST[state.identity[each]] + _LOOKED] += 1
    return found


def _attached_to(game: CardGame, host: int, viewer: int) -> int:
    controller = game.state.controller[host]
    if controller == viewer:
        return _ATTACHED
    return _THEIR_ATTACHED if controller >= 0 else _ON_SCENARIO
