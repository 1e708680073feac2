"""The rows of an observation of journeys: heroes, spaces, groups and tokens, as packed numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from waybread.envs.game_form import Array, packer
from waybread.envs.journeys.action_table import GROUPS, NUMBER, SPACES, TILES, TOKENS, Rows, space_row
from waybread.journeys import BONUSES, ENEMIES, NOWHERE, TERRAIN, CardType, Limit, Modifier, Stat, prohibited
from waybread.journeys.campaign import MOST_HEROES, roles
from waybread.journeys.maps import Board, tiles

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from waybread.journeys import Group, JourneyGame, JourneyState

VALUES: Final = (*Stat, *Limit)
HERO: Final = (
    "card", "role", "seat", "space", "inspiration", *VALUES, "damage face up", "damage face down", "fear face up",
    "fear face down", "prepared", "deck", "discards", "last stands", "defeated", "has acted", "active", "offered",
)  # fmt: skip
MOST_NEIGHBOURS: Final = 10
GROUND: Final = ("tile", *(f"neighbour {n + 1}" for n in range(MOST_NEIGHBOURS)))
"""What is printed, or built: the same as long as no tile is added and no wall falls."""
SPACE: Final = ("unexplored", "dark", "heroes", "figures", "tokens", "distance", "offered")
GROUP: Final = (
    "kind", "space", "exhausted", "bonuses", "figures", "health", "armour", "sorcery", "health of all", "more damage",
    "more fear", "ranged", *(f"unaffected by {each}" for each in Modifier), "offered",
)  # fmt: skip
TOKEN: Final = ("kind", "name", "space", "across", "offered")
TOKEN_KINDS: Final = ("search", "person", "threat", *TERRAIN)
SPACE_ROWS: Final = TILES * SPACES

_ROLES: Final = {name: n for n, name in enumerate(roles(), start=1)}
_TILE: Final = {key: n for n, key in enumerate(sorted(tiles.tiles()), start=1)}
_KIND: Final = {key: n for n, key in enumerate(ENEMIES, start=1)}
_TOKEN_KIND: Final = {key: n for n, key in enumerate(TOKEN_KINDS, start=1)}
_SHORT: Final = 2
"""Bytes of a packed number."""
_pack_hero: Final = packer(len(HERO))
_pack_group: Final = packer(len(GROUP))
_pack_token: Final = packer(len(TOKEN))
_pack_space: Final = packer(len(SPACE))
_NO_SPACE: Final = _pack_space(*[0] * len(SPACE))
_DAMAGE: Final = CardType.DAMAGE


def heroes(game: JourneyGame, rows: Rows, viewer: int, offered: Collection[int]) -> bytes:
    """A row for each hero, as the seat counts them."""
    state = game.state
    players = max(state.seats) + 1
    index, lasting = game.index, bool(state.lasting)
    found = [
        _pack_hero(
            NUMBER[state.cards[hero].key] + 1,
            _ROLES[state.roles[hero]],
            (state.seats[hero] - viewer) % players,
            space_row(state.position[hero]) + 1,
            state.inspiration[hero],
            *[
                max(0, game.value(hero, each)) if lasting or each in index else state.cards[hero].values[each]
                for each in VALUES
            ],
            *_harm(state, hero),
            len(state.prepared[hero]),
            len(state.decks[hero]),
            len(state.discards[hero]),
            state.last_stands[hero],
            state.defeated[hero],
            hero in state.acted,
            hero == state.active,
            row in offered,
        )
        for hero, row in rows.heroes.items()
    ]
    return b"".join(found).ljust(MOST_HEROES * len(HERO) * _SHORT, b"\0")


def _harm(state: JourneyState, hero: int) -> tuple[int, int, int, int]:
    """Damage and fear of a hero, each face up and face down."""
    found = [0, 0, 0, 0]
    for card in state.harm[hero]:
        found[2 * (state.cards[card].type is not _DAMAGE) + (card in state.facedown)] += 1
    return found[0], found[1], found[2], found[3]


@lru_cache(maxsize=256)
def ground(board: Board) -> Array:
    """The tile of each space, and its neighbours as rows from 1."""
    found: Array = np.zeros((SPACE_ROWS, len(GROUND)), dtype=np.float32)
    for row, space in enumerate(_in_rows(board)):
        if space != NOWHERE:
            found[row, 0] = _TILE[board.tiles[board.tile_of(space)].tile]
            for place, each in enumerate(board.neighbours(space)[:MOST_NEIGHBOURS], start=1):
                found[row, place] = space_row(each) + 1
    flat = found.reshape(-1)
    flat.flags.writeable = False
    return flat


@lru_cache(maxsize=256)
def _in_rows(board: Board) -> tuple[int, ...]:
    """The spaces in the order of their rows, as far as tiles lie; nowhere, where a tile has fewer spaces."""
    found = [NOWHERE] * (SPACES * min(len(board.tiles), TILES))
    for space in board.spaces:
        if 0 <= space_row(space) < len(found):
            found[space_row(space)] = space
    return tuple(found)


@lru_cache(maxsize=256)
def _printed_dark(board: Board) -> frozenset[int]:
    """The spaces with a darkness icon."""
    return frozenset(filter(board.dark, board.spaces))


def spaces(game: JourneyGame, offered: Collection[int]) -> bytes:
    """What is in each space; and how far it is from the hero whose turn it is, from 1."""
    state, board = game.state, game.board
    figures: dict[int, int] = {}
    for group in state.groups:
        figures[group.space] = figures.get(group.space, 0) + len(group.figures)
    tokens = [each.space for each in state.tokens if each.across == NOWHERE]
    dark = board.spaces if state.app.dark else _printed_dark(board).union(state.darkness)
    unexplored = {space for tile in state.unexplored for space in board.spaces_of(tile)}
    here = state.position[state.active] if state.active >= 0 else NOWHERE
    far = board.distances(here) if here != NOWHERE else {}
    found = [
        _NO_SPACE
        if space == NOWHERE
        else _pack_space(
            space in unexplored,
            space in dark,
            state.position.count(space),
            figures.get(space, 0),
            tokens.count(space),
            far[space] + 1 if space in far else 0,
            row in offered,
        )
        for row, space in enumerate(_in_rows(board))
    ]
    return b"".join(found).ljust(SPACE_ROWS * len(SPACE) * _SHORT, b"\0")


def groups(game: JourneyGame, offered: Collection[int]) -> bytes:
    """A row for each group, in the order in which they came."""
    found = [_group(each, row in offered) for row, each in enumerate(game.state.groups[:GROUPS])]
    return b"".join(found).ljust(GROUPS * len(GROUP) * _SHORT, b"\0")


def _group(group: Group, offered: bool) -> bytes:
    first, bonuses = group.figures[0], [BONUSES[each] for each in group.bonuses]
    unaffected = prohibited(group.bonuses)
    return _pack_group(
        _KIND[group.kind],
        space_row(group.space) + 1,
        group.exhausted,
        len(bonuses),
        len(group.figures),
        first.health,
        first.armour,
        first.sorcery,
        sum(each.health for each in group.figures),
        sum(each.damage for each in bonuses),
        sum(each.fear for each in bonuses),
        ENEMIES[group.kind].ranged,
        *[each in unaffected for each in Modifier],
        offered,
    )


def tokens(game: JourneyGame, offered: Collection[int]) -> bytes:
    """A row for each token and each piece of terrain, in the order in which they came."""
    named = {each.name: n for n, each in enumerate(game.adventure.tokens, start=1)}
    pack: Callable[..., bytes] = _pack_token
    found = [
        pack(
            _TOKEN_KIND.get(each.kind, 0),
            named.get(each.name, 0),
            space_row(each.space) + 1,
            space_row(each.across) + 1,
            row in offered,
        )
        for row, each in enumerate(game.state.tokens[:TOKENS])
    ]
    return b"".join(found).ljust(TOKENS * len(TOKEN) * _SHORT, b"\0")
