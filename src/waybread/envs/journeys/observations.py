"""What a seat sees of a journey, as numbers in fixed places. ``docs/environments.md`` explains them field by field.

Whole numbers throughout, in one array of 32-bit floats, the same form for every adventure and every party. Heroes are
counted as the seat counts them, its own first. Nothing in here depends on what the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from waybread.envs.game_form import Array, Field, marks, packer, side_by_side
from waybread.envs.journeys import rows
from waybread.envs.journeys.action_table import (
    FIRST_BACK,
    FIRST_GROUP,
    FIRST_HERO,
    FIRST_SPACE,
    FIRST_STAT,
    FIRST_TOKEN,
    GROUPS,
    KINDS,
    NUMBER,
    POOL,
    TOKENS,
    Rows,
    journey_actions,
    rows_for,
)
from waybread.journeys import NO_CARD_ASKS, SMALL, Modifier, Stat, Zone, fate_left, is_hidden, successes
from waybread.journeys.campaign import MOST_HEROES
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys import JourneyGame, JourneyState

PHASES: Final = ("setup", "action", "shadow", "rally")
PURPOSES: Final = ("test", "interact", "negate", "attack", "last stand", "terrain")
TEST: Final = (
    "hero", "stat", "purpose", "need", "revealed", "successes", "fate left", "token", "group", "spent", "hits",
    *Modifier,
)  # fmt: skip
_BY_HERO: Final = ("before", "face down before", "in the discards of", "in the deck of")
PLACES: Final = (
    *(f"{where} hero {n + 1}" for where in _BY_HERO for n in range(MOST_HEROES)),
    "in a common deck", "aside", "turned up", "in the party's stock", "tokens", "picked", "offered",
)  # fmt: skip
"""Where cards are counted by their titles; in a deck it is the place from the top, from 1, of one that is known."""
_BEFORE, _DOWN, _DISCARDS, _DECK = (n * MOST_HEROES for n in range(len(_BY_HERO)))
_COMMON, _ASIDE, _TURNED_UP, _STOCK, _TOKENS, _PICKED, _OFFERED = range(len(_BY_HERO) * MOST_HEROES, len(PLACES))
_WIDTH: Final = len(PLACES)
_FIRST: Final = {key: number * _WIDTH for key, number in NUMBER.items()}

LAYOUT: Final[dict[str, Field]] = side_by_side(
    {
        "adventure": (len(SMALL),),
        "phase": (len(PHASES),),
        "kind": (len(KINDS),),
        "asked": (MOST_HEROES,),
        "hard": (1,),
        "round": (1,),
        "over": (2,),
        "about": (1,),
        "group": (3,),
        "objective": (2,),
        "threat": (3,),
        "lore": (1,),
        "dark": (1,),
        "turn": (3,),
        "common decks": (2,),
        "test": (len(TEST),),
        "heroes": (MOST_HEROES, len(rows.HERO)),
        "spaces": (rows.SPACE_ROWS, len(rows.SPACE)),
        "groups": (GROUPS, len(rows.GROUP)),
        "tokens": (TOKENS, len(rows.TOKEN)),
        "ground": (rows.SPACE_ROWS, len(rows.GROUND)),
        "cards": (len(POOL), _WIDTH),
    }
)
"""The fields of an observation, in their order."""
SIZE: Final = LAYOUT["cards"].end
_GROUND, _CARDS = LAYOUT["ground"], LAYOUT["cards"]

_ADVENTURE_MARKS: Final = dict(zip((*SMALL, ""), marks(len(SMALL)), strict=True))
_PHASE_MARKS: Final = dict(zip(PHASES, marks(len(PHASES)), strict=False))
_KIND_MARKS: Final = dict(zip((*KINDS, ""), marks(len(KINDS)), strict=True))
_SEAT_MARKS: Final = marks(MOST_HEROES)
_pack_table: Final = packer(LAYOUT["test"].begin - LAYOUT["hard"].begin)
_pack_test: Final = packer(len(TEST))
_NO_TEST: Final = _pack_test(*[0] * len(TEST))
_STATS: Final = {each.value: n for n, each in enumerate(Stat, start=1)}
_PURPOSES: Final = {each: n for n, each in enumerate(PURPOSES, start=1)}
_DECKS: Final = (int(Zone.DECK), int(Zone.HARM_DECK))
_LAID_OPEN: Final = (int(Zone.REVEALED), int(Zone.LIMBO))


def journey_fields(observation: Array) -> dict[str, Array]:
    """An observation taken apart: an array for each field, by name (views, no copies)."""
    return {name: observation[each.begin : each.end].reshape(each.shape) for name, each in LAYOUT.items()}


def observe(game: JourneyGame, viewer: int, offered: Mapping[int, int] | None = None) -> Array:
    """What a seat sees; the actions that it is offered may be known already."""
    decision = game.decision
    asked = decision if decision is not None and decision.player == viewer else None
    if offered is None:
        offered = journey_actions().offered(game, asked) if asked is not None else {}
    order = rows_for(game, viewer)
    packed = (
        _table(game, viewer, asked, order)
        + rows.heroes(game, order, viewer, _within(offered, FIRST_HERO, FIRST_STAT))
        + rows.spaces(game, _within(offered, FIRST_SPACE, FIRST_GROUP))
        + rows.groups(game, _within(offered, FIRST_GROUP, FIRST_TOKEN))
        + rows.tokens(game, _within(offered, FIRST_TOKEN, FIRST_BACK))
    )
    found: Array = np.empty(SIZE, dtype=np.float32)
    found[: _GROUND.begin] = np.frombuffer(packed, dtype=np.int16)
    found[_GROUND.begin : _GROUND.end] = rows.ground(game.board)
    counts = _counts(game, viewer, order, () if asked is None else asked.picked, offered)
    found[_CARDS.begin :] = np.frombuffer(counts, dtype=np.uint8)
    return found


def _within(offered: Mapping[int, int], first: int, end: int) -> frozenset[int]:
    """The rows of one sort of thing that are offered."""
    return frozenset([each - first for each in offered if first <= each < end])


def _table(game: JourneyGame, viewer: int, asked: Decision | None, order: Rows) -> bytes:
    """All that comes before the heroes, in the order of the layout."""
    state = game.state
    app, outcome, adventure = state.app, state.outcome, game.adventure
    players = max(state.seats) + 1
    objectives = [each.name for each in adventure.objectives]
    marks_left = [adventure.mark(each, len(state.heroes)) for each in adventure.thresholds if each not in app.passed]
    numbers = _pack_table(
        app.difficulty == "hard",
        state.round,
        outcome is not None,
        outcome is not None and outcome.won,
        _about(state, viewer, asked),
        *((asked.least, asked.most, len(asked.picked)) if asked is not None else (0, 0, 0)),
        objectives.index(app.objective) + 1 if app.objective in objectives else 0,
        len(objectives),
        app.threat,
        game.threat_end,
        min(marks_left, default=0),
        app.party_lore,
        app.dark,
        order.heroes.get(state.active, -1) + 1,
        state.actions,
        state.moves + sum(state.sprints.values()),
        len(state.damage_deck),
        len(state.fear_deck),
    )
    return (
        _ADVENTURE_MARKS.get(app.adventure, _ADVENTURE_MARKS[""])
        + _PHASE_MARKS[state.phase]
        + _KIND_MARKS["" if asked is None else asked.kind]
        + _SEAT_MARKS[MOST_HEROES if game.decision is None else (game.decision.player - viewer) % players]
        + numbers
        + _test(game, order)
    )


def _about(state: JourneyState, viewer: int, asked: Decision | None) -> int:
    """The card whose text asks, from 1; heroes' own cards have the heroes' numbers."""
    if asked is None or asked.about is None or asked.kind in NO_CARD_ASKS or is_hidden(state, viewer, asked.about):
        return 0
    return NUMBER[state.cards[asked.about].key] + 1


def _test(game: JourneyGame, order: Rows) -> bytes:
    """The test under way."""
    test = game.test
    if test is None:
        return _NO_TEST
    return _pack_test(
        order.heroes[test.hero] + 1,
        _STATS[test.stat],
        _PURPOSES.get(test.purpose, 0),
        test.need,
        len(test.revealed),
        successes(game, test),
        max(0, fate_left(game, test)),
        order.tokens.get(test.token, -1) + 1,
        order.groups.get(test.group, -1) + 1,
        test.spent,
        test.hits,
        *[each in test.modifiers for each in Modifier],
    )


def _counts(
    game: JourneyGame, viewer: int, order: Rows, picked: Sequence[int], offered: Mapping[int, int]
) -> bytearray:
    """How many copies lie where, of every card that the seat knows."""
    state = game.state
    cards = state.cards
    groups: list[tuple[int, Sequence[int]]] = [(_PICKED, picked)]
    for hero, row in order.heroes.items():
        area = (*state.prepared[hero], *state.equipped[hero], *state.boons[hero], *state.harm[hero])
        down = [each for each in area if each in state.facedown]
        groups.append((_BEFORE + row, [each for each in area if each not in down] if down else area))
        groups.append((_DOWN + row, [each for each in down if not is_hidden(state, viewer, each)]))
        groups.append((_DISCARDS + row, state.discards[hero]))
        groups.append((_ASIDE, state.aside[hero]))
    if not game.quiescent:
        groups += [(_TURNED_UP, _in_zone(state.zone, each)) for each in _LAID_OPEN]
    found = bytearray(len(POOL) * _WIDTH)
    for place, group in groups:
        for each in group:
            found[_FIRST[cards[each].key] + place] += 1
    for key in state.trinkets:
        found[_FIRST[key] + _STOCK] += 1
    for each, tokens in state.depletion.items():
        found[_FIRST[cards[each].key] + _TOKENS] += tokens
    about = journey_actions().cards
    for number in [about[action] for action in offered if about[action] >= 0]:
        found[number * _WIDTH + _OFFERED] += 1
    _add_known(state, viewer, order, found)
    return found


def _in_zone(zones: list[int], zone: int) -> list[int]:
    """The cards that are somewhere: by far the quickest way where they are few."""
    found: list[int] = []
    for _ in range(zones.count(zone)):
        found.append(zones.index(zone, found[-1] + 1 if found else 0))
    return found


def _add_known(state: JourneyState, viewer: int, order: Rows, found: bytearray) -> None:
    """Cards in decks that the seat has seen: how deep they lie; of several copies the uppermost."""
    for each, seats in state.known.items():
        if not seats >> viewer & 1 or state.zone[each] not in _DECKS:
            continue
        card = state.cards[each]
        if state.zone[each] == Zone.DECK:
            deck, place = state.decks[state.owner[each]], _DECK + order.heroes[state.owner[each]]
        else:
            deck, place = (state.damage_deck if card.type == "damage" else state.fear_deck), _COMMON
        here = _FIRST[card.key] + place
        depth = len(deck) - deck.index(each)
        found[here] = min(depth, found[here] or depth)
