"""The rows of an observation: characters, enemies and locations, one after the other, as packed numbers.

Most numbers on a table are the printed ones, so the row of each card is packed beforehand as far as it is printed;
only what something changes is packed anew. That is what makes an observation quick.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final, TypeAlias

from waybread.cardgame import CARDS, CHARACTERS, CardType, Stat, altered, changing
from waybread.envs.cardgame.action_table import NUMBER
from waybread.envs.game_form import packer

if TYPE_CHECKING:
    from waybread.cardgame import CardGame, CardState

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

_Now: TypeAlias = Mapping[int, Mapping[Stat, int]]
"""The numbers that something changes at the moment, by card."""
_HERO, _ENEMY = CardType.HERO, CardType.ENEMY
_LIFE: Final = 4
"""The place of the hit points in a row."""
_SHORT: Final = 2
"""Bytes of a packed number."""


_pack_half: Final = packer(6)
_pack_location: Final = packer(len(LOCATION))


def _printed(types: Collection[CardType], numbers: Sequence[Stat]) -> dict[str, tuple[int, ...]]:
    """The number of each card of these types and 1, and what is printed on it."""
    return {
        key: (number + 1, *(max(getattr(CARDS[key], each) or 0, 0) for each in numbers))
        for key, number in NUMBER.items()
        if CARDS[key].type in types
    }


@dataclass(frozen=True, slots=True)
class _Half:
    """The first half of a row: the card, then five numbers of it, the hit points in their place."""

    numbers: Sequence[Stat]
    printed: dict[str, tuple[int, ...]]
    packed: dict[str, bytes]

    @classmethod
    def of(cls, numbers: Sequence[Stat], printed: dict[str, tuple[int, ...]]) -> _Half:
        return cls(numbers, printed, {key: _pack_half(*row) for key, row in printed.items()})

    def changed(self, state: CardState, card: int, now: Mapping[Stat, int]) -> bytes:
        """With the numbers of the moment, less damage."""
        row = [*self.printed[state.cards[card].key]]
        for place, which in enumerate(self.numbers, start=1):
            if which in now:
                row[place] = now[which]
        row[_LIFE] = max(row[_LIFE] - state.damage.get(card, 0), 0)
        return _pack_half(*row)


_CHARACTER_NUMBERS: Final = (Stat.WILLPOWER, Stat.ATTACK, Stat.DEFENSE, Stat.HIT_POINTS)
_ENEMY_NUMBERS: Final = (Stat.THREAT, Stat.ATTACK, Stat.DEFENSE, Stat.HIT_POINTS, Stat.ENGAGEMENT_COST)
_THREAT, _POINTS = Stat.THREAT, Stat.QUEST_POINTS
_CHARACTERS: Final = _Half.of(
    _CHARACTER_NUMBERS,
    {key: (*row, CARDS[key].type is _HERO) for key, row in _printed(CHARACTERS, _CHARACTER_NUMBERS).items()},
)
_ENEMIES: Final = _Half.of(_ENEMY_NUMBERS, _printed((_ENEMY,), _ENEMY_NUMBERS))
_LOCATIONS: Final = _printed((CardType.LOCATION,), (_THREAT, _POINTS))
_SCENARIO_NUMBERS: Final = (_THREAT, _POINTS, Stat.ENGAGEMENT_COST)
"""Those that no character has."""
_NUMBERS: Final = tuple(dict.fromkeys((*_CHARACTER_NUMBERS, *_ENEMY_NUMBERS, _POINTS)))


def rows(game: CardGame, seats: Sequence[int], offered: Sequence[int], picked: Sequence[int]) -> bytes:
    """All rows in their order, with zeros where there is nothing."""
    state = game.state
    cards = state.cards
    enemies = {each: n for n, seat in enumerate(seats, start=1) for each in state.engaged[seat]}
    enemies |= {each: 0 for each in state.staging if cards[each].type is _ENEMY}
    locations = [
        each for each in (state.active_location, *state.staging) if each >= 0 and cards[each].key in _LOCATIONS
    ]
    now: dict[int, dict[Stat, int]] = {}
    for which in changing(game, _NUMBERS):
        shown = [*enemies, *locations] if which in _SCENARIO_NUMBERS else [*chain(*state.areas), *enemies]
        for each, value in altered(game, shown, which).items():
            now.setdefault(each, {})[which] = value
    return (
        b"".join([_characters(state, state.areas[seat], now, offered, picked) for seat in seats])
        + _enemies(state, enemies, now, offered, picked)
        + _locations(state, locations, now, offered)
    )


def _characters(
    state: CardState, area: Sequence[int], now: _Now, offered: Sequence[int], picked: Sequence[int]
) -> bytes:
    """Those of one seat, as many as there is room for."""
    cards, facedown, damage, printed = state.cards, state.facedown, state.damage, _CHARACTERS.packed
    resources, exhausted, committed, attached = state.resources, state.exhausted, state.committed, state.attached
    found: list[bytes] = []
    for each in area:
        key = cards[each].key
        if key in printed and each not in facedown:
            found += (
                _CHARACTERS.changed(state, each, now.get(each, {})) if each in now or each in damage else printed[key],
                _pack_half(
                    resources.get(each, 0),
                    each not in exhausted,
                    each in committed,
                    len(attached[each]) if each in attached else 0,
                    each in offered,
                    each in picked,
                ),
            )
    room = CHARACTER_ROWS * len(CHARACTER) * _SHORT
    return b"".join(found)[:room].ljust(room, b"\0")


def _enemies(
    state: CardState, engaged: Mapping[int, int], now: _Now, offered: Sequence[int], picked: Sequence[int]
) -> bytes:
    """Engaged with oneself, then with the others, then in the staging area."""
    cards, damage, printed = state.cards, state.damage, _ENEMIES.packed
    attached, shadows = state.attached, state.shadows
    found: list[bytes] = []
    for each, seat in engaged.items():
        found += (
            _ENEMIES.changed(state, each, now.get(each, {}))
            if each in now or each in damage
            else printed[cards[each].key],
            _pack_half(
                seat,
                len(attached[each]) if each in attached else 0,
                len(shadows[each]) if each in shadows else 0,
                each in state.attacked,
                each in offered,
                each in picked,
            ),
        )
    room = ENEMY_ROWS * len(ENEMY) * _SHORT
    return b"".join(found)[:room].ljust(room, b"\0")


def _locations(state: CardState, cards: Sequence[int], now: _Now, offered: Sequence[int]) -> bytes:
    """The active one, then those in the staging area."""
    found = []
    for each in cards:
        number, threat, points = _LOCATIONS[state.cards[each].key]
        if each in now:
            threat, points = now[each].get(_THREAT, threat), now[each].get(_POINTS, points)
        found.append(
            _pack_location(
                number,
                each == state.active_location,
                threat,
                points,
                state.progress.get(each, 0),
                len(state.attached.get(each, ())),
                each in offered,
            )
        )
    room = LOCATION_ROWS * len(LOCATION) * _SHORT
    return b"".join(found)[:room].ljust(room, b"\0")
