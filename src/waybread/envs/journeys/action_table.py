"""The fixed table of actions of journeys: which number stands for which option of a decision.

Cards are named by their title and by the hero who has them, spaces by their tile and number, groups and tokens by
their rows in the observation, heroes by their order as the seat that is asked counts them: its own first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from waybread.cards import read_ability
from waybread.envs.game_form import Actions
from waybread.journeys import (
    ALL,
    CARDS,
    ENEMIES,
    Act,
    Boon,
    Card,
    CardType,
    DecisionKind,
    JourneyGame,
    Kind,
    Modifier,
    Options,
    Slot,
    Stat,
    read_act,
)
from waybread.journeys.campaign import MOST_HEROES
from waybread.journeys.maps import split_space, tiles
from waybread.kernel import PASS, Decision

POOL: Final = tuple(sorted(CARDS))
"""Every card of the core set, by key; its place here is its number."""
NUMBER: Final = {key: n for n, key in enumerate(POOL)}
TILES: Final = len({each.number for each in tiles.tiles().values() if not each.battle})
"""So many tiles can lie on a map: every journey tile."""
SPACES: Final = max(len(each.spaces) for each in tiles.tiles().values())
"""The most spaces of a tile."""
GROUPS: Final = sum(each.figures for each in ENEMIES.values())
"""So many groups can stand on a map: every figure in the box by itself."""
TOKENS: Final = 48
NUMBERS: Final = 32
EXTRAS: Final = 8
"""Actions that an adventure adds."""

DO_PASS: Final = 0
YES: Final = 1
ATTACK: Final = 2
INSPIRE: Final = 3
FIRST_HERO: Final = 4
FIRST_STAT: Final = FIRST_HERO + MOST_HEROES
FIRST_MODIFIER: Final = FIRST_STAT + len(Stat)
FIRST_HARM: Final = FIRST_MODIFIER + len(Modifier)
"""Damage, then fear."""
FIRST_BOON: Final = FIRST_HARM + 2
FIRST_NUMBER: Final = FIRST_BOON + len(Boon)
FIRST_EXTRA: Final = FIRST_NUMBER + NUMBERS
FIRST_SPACE: Final = FIRST_EXTRA + EXTRAS
FIRST_GROUP: Final = FIRST_SPACE + TILES * SPACES
FIRST_TOKEN: Final = FIRST_GROUP + GROUPS
FIRST_BACK: Final = FIRST_TOKEN + TOKENS
"""Damage, then fear, that lies face down, of each hero: one stands for all, as in the game."""
_END: Final = dict(
    pairwise(
        (FIRST_HERO, FIRST_STAT, FIRST_MODIFIER, FIRST_HARM, FIRST_BOON, FIRST_NUMBER, FIRST_EXTRA, FIRST_SPACE,
         FIRST_GROUP, FIRST_TOKEN, FIRST_BACK)
    )
)  # fmt: skip
"""By the first action of a sort, where the next sort begins."""

_PLAIN: Final[Mapping[Enum | None, int]] = {
    Options.HEROES: FIRST_HERO, Options.STATS: FIRST_STAT, Options.MODIFIERS: FIRST_MODIFIER, Options.HARM: FIRST_HARM,
    Options.BOONS: FIRST_BOON, Options.NUMBERS: FIRST_NUMBER, Options.SPACES: FIRST_SPACE, Options.GROUPS: FIRST_GROUP,
    Options.TOKENS: FIRST_TOKEN,
}  # fmt: skip
"""The first action of each sort of option, but for cards and what can be done with them."""
KINDS: Final = tuple(sorted(DecisionKind))
"""Every kind of decision."""
_YES, _OF_CARDS, _PATH = Options.YES, Options.CARDS, DecisionKind.PATH

_CHOOSE: Final = "choose"
_KEYWORD: Final = "use the keyword of"
_TOP, _BOTTOM = "put on top", "put to the bottom"
_LINE: Final = "spend successes on"
_ABILITY: Final = "use an ability of"
_USED: Final = (Kind.MAY, Kind.MUST)
_ALONE: Final = {Act.ATTACK: ATTACK, Act.INSPIRE: INSPIRE}
_SORTED: Final = {
    Act.MOVE: FIRST_SPACE, Act.INTERACT: FIRST_TOKEN, Act.TERRAIN: FIRST_TOKEN, Act.EXTRA: FIRST_EXTRA,
}  # fmt: skip
_COPIES: Final = 4
"""Of a damage or fear card of which there are many, a hero may have so many face up."""


class Rows(NamedTuple):
    """Where everything stands in the observation of a seat, which is how actions name it."""

    heroes: Mapping[int, int]
    groups: Mapping[int, int]
    tokens: Mapping[int, int]


def rows_for(game: JourneyGame, viewer: int) -> Rows:
    """Heroes as a seat counts them, its own first, then those to the left; groups and tokens as they came."""
    state = game.state
    seats, players = state.seats, max(state.seats) + 1
    order = sorted(range(len(seats)), key=lambda hero: ((seats[hero] - viewer) % players, hero))
    return Rows(
        {hero: row for row, hero in enumerate(order)},
        {each.number: row for row, each in enumerate(state.groups)},
        {each.number: row for row, each in enumerate(state.tokens)},
    )


def space_row(space: int) -> int:
    """The row of a space, or -1 if there is none: five rows for each tile, in the order in which tiles were placed."""
    tile, number = split_space(space)
    return tile * SPACES + number - 1 if 0 <= tile < TILES and 1 <= number <= SPACES else -1


class JourneyActions(Actions[JourneyGame]):
    """All actions of journeys, the same for every adventure and every party."""

    def __init__(self) -> None:
        self._first: dict[tuple[str, str, int], int] = {}
        names = ["pass", "yes", "attack", "turn a fate icon into a success"]
        names += [f"hero {n + 1}" for n in range(MOST_HEROES)]
        names += [*Stat, *Modifier, "damage", "fear", *(f"become {each}" for each in Boon)]
        names += [f"number {n}" for n in range(NUMBERS)]
        names += [f"the adventure's action {n + 1}" for n in range(EXTRAS)]
        names += [f"space {number + 1} of tile {tile + 1}" for tile in range(TILES) for number in range(SPACES)]
        names += [f"group {n + 1}" for n in range(GROUPS)]
        names += [f"token {n + 1}" for n in range(TOKENS)]
        names += [f"face-down {what} of hero {n + 1}" for n in range(MOST_HEROES) for what in ("damage", "fear")]
        cards = [-1] * len(names)
        for number, key in enumerate(POOL):
            for verb, slot in _deeds(CARDS[key]):
                self._first[key, verb, slot] = len(names)
                names += _names(CARDS[key], verb, slot)
                cards += [number] * (len(names) - len(cards))
        self.names = tuple(names)
        self.cards: Final = tuple(cards)
        """The number of the card that each action is about; -1 for none."""

    def offered(self, game: JourneyGame, decision: Decision) -> dict[int, int]:
        """The actions of a decision, each with the option that it stands for."""
        kind, options = decision.kind, decision.options
        sort = kind.options
        if sort is _YES:
            return {(DO_PASS if each == PASS else YES): each for each in options}
        rows = rows_for(game, decision.player)
        found: dict[int, int] = {}
        if sort in _PLAIN:
            first, end = _PLAIN[sort], _END[_PLAIN[sort]]
            if kind is _PATH and decision.about is None:  # one space further, not a whole way
                first, end = FIRST_SPACE, FIRST_GROUP
            for option in options:
                action = DO_PASS if option == PASS else first + _row(first, option, rows)
                if first == FIRST_HARM and option == ALL:
                    found[YES] = option
                elif action < end:
                    found[action] = option
            return found
        for option in options:
            if option == PASS:
                found[DO_PASS] = PASS
            elif sort is _OF_CARDS:
                self._add(found, game, rows, option, (option, _CHOOSE, 0))
            else:
                self._add_act(found, game, rows, option)
        return found

    def _add_act(self, found: dict[int, int], game: JourneyGame, rows: Rows, option: int) -> None:
        """Something that is done: with a card, with something on the map, or by itself."""
        act, number = read_act(option)
        if act in _ALONE:
            found[_ALONE[act]] = option
        elif act in _SORTED:
            first = _SORTED[act]
            action = first + _row(first, number, rows)
            if action < _END[first]:
                found[action] = option
        else:
            self._add(found, game, rows, option, _deed(act, number))

    def _add(
        self, found: dict[int, int], game: JourneyGame, rows: Rows, option: int, deed: tuple[int, str, int]
    ) -> None:
        """Something that is done with a card."""
        state = game.state
        card, verb, slot = deed
        hero = rows.heroes.get(state.owner[card], 0)
        printed = state.cards[card]
        if verb == _CHOOSE and card in state.facedown:
            found[FIRST_BACK + 2 * hero + (printed.type is CardType.FEAR)] = option
            return
        each = _for_each(printed)
        action = self._first[printed.key, verb, slot] + hero * each
        for copy in range(max(1, each)):
            if action + copy not in found:
                found[action + copy] = option
                return


@cache
def journey_actions() -> JourneyActions:
    """The table, made once."""
    return JourneyActions()


def _row(first: int, option: int, rows: Rows) -> int:
    """Which of its sort an option is."""
    if first == FIRST_SPACE:
        return space_row(option)
    if first == FIRST_HERO:
        return rows.heroes[option]
    if first == FIRST_GROUP:
        return rows.groups[option]
    return rows.tokens[option] if first == FIRST_TOKEN else option


def _deed(act: Act, number: int) -> tuple[int, str, int]:
    """The card, what is done with it, and which ability or line it is."""
    if act is Act.TOP:
        return number, _TOP, 0
    if act is Act.BOTTOM:
        return number, _BOTTOM, 0
    card, slot = read_ability(number)
    if act is Act.KEYWORD:  # no question is about two keywords of a card
        return card, _KEYWORD, 0
    return card, _ABILITY if act is Act.ABILITY else _LINE, slot


def _deeds(card: Card) -> Iterator[tuple[str, int]]:
    """What can be done with a card."""
    if card.type is not CardType.HERO:
        yield _CHOOSE, 0
    if card.type is CardType.SKILL:
        yield from ((_KEYWORD, 0), (_TOP, 0), (_BOTTOM, 0))
    yield from ((_LINE, place) for place in range(len(card.lines)))
    yield from ((_ABILITY, slot) for slot, each in enumerate(card.abilities) if each.kind in _USED)


def _for_each(card: Card) -> int:
    """How many copies of a card each hero may have; 0 if there is a single one in the box."""
    if card.copies == 1:
        return 0
    if card.type in (CardType.DAMAGE, CardType.FEAR):
        return _COPIES
    return 2 if card.slot is Slot.ONE_HAND else 1


def _names(card: Card, verb: str, slot: int) -> list[str]:
    """What the actions are called that do one thing with a card, one for each copy that may be offered."""
    each = _for_each(card)
    what = f"{verb} {card.title} [{card.key}]{f', {slot + 1}' if slot else ''}"
    if not each:
        return [what]
    copies = [f" ({n + 1})" if each > 1 else "" for n in range(each)]
    return [f"{what} of hero {hero + 1}{copy}" for hero in range(MOST_HEROES) for copy in copies]
