"""Several staging areas: which of them is being played, and what belongs to the others (lcg:own-staging.1, L44).

All that belongs to the area that is being played lies where the rules look for it. The players and cards of the others
are out of their reach, as if they were not in the game: so no rule has to ask where a card or player is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Final

from waybread.cardgame.state import CardState, Delayed, Lasting, StagingArea, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_OF_AREA: Final = [each.name for each in fields(StagingArea) if each.name in {has.name for has in fields(CardState)}]
"""What the state has of the area that is being played."""


def areas_in_order(game: CardGame) -> list[int]:
    """The staging areas that have players, by their first players in player order."""
    state = game.state
    if not state.elsewhere:
        return [state.area]
    seats = range(token_holder(game), token_holder(game) + len(state.threat))
    found = [area_of(game, each % len(state.threat)) for each in seats]
    return list(dict.fromkeys(each for each in found if each is not None))


def all_areas(game: CardGame) -> list[int]:
    """The staging areas that have players, in order, then the others."""
    state = game.state
    return list(dict.fromkeys([*areas_in_order(game), state.area, *(each.number for each in state.elsewhere)]))


def area_of(game: CardGame, player: int) -> int | None:
    """The staging area of a player; None for one who has been eliminated."""
    state = game.state
    if state.eliminated[player]:
        return None
    return next((each.number for each in state.elsewhere if player in each.players), state.area)


def token_holder(game: CardGame) -> int:
    """Who has the first player token; that player may be at another staging area."""
    return game.state.token if game.state.token >= 0 else game.state.first_player


def give_token(game: CardGame, after: int) -> int:
    """Pass the first player token, also to another staging area, on from a player; returns who has it then."""
    state = game.state
    seats = [each % len(state.threat) for each in range(after + 1, after + 1 + len(state.threat))]
    holder = next(each for each in seats if not state.eliminated[each])
    if state.elsewhere:
        state.token = holder
        _find_first_player(game)
    else:
        state.first_player = holder
    return holder


def _find_first_player(game: CardGame) -> None:
    """Who acts first in the area that is being played: of its players the first in player order."""
    state = game.state
    here = game.order(token_holder(game))
    if here:
        state.first_player = here[0]


def play_area(game: CardGame, number: int) -> None:
    """Have another staging area be the one that is being played."""
    state = game.state
    if number == state.area:
        return
    left = _as_it_is(game)
    entered = next(each for each in state.elsewhere if each.number == number)
    mark_zones(state, left, Zone.ELSEWHERE)
    others = [each for each in state.elsewhere if each is not entered]
    state.elsewhere = sorted([*others, left], key=lambda each: each.number)
    for name in _OF_AREA:
        setattr(state, name, getattr(entered, name))
    mark_zones(state, entered)
    state.area = number
    state.index = state.usable = None
    _find_first_player(game)


@contextmanager
def as_at(game: CardGame, number: int) -> Iterator[None]:
    """While a block runs that only looks, another staging area is the one that is being played."""
    state = game.state
    kept = {name: getattr(state, name) for name in (*_OF_AREA, "elsewhere", "area", "first_player", "index", "usable")}
    zones = state.zone.copy()
    play_area(game, number)
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(state, name, value)
        state.zone[:] = zones


def part(game: CardGame, players: Sequence[int], resume: tuple[str, ...] = ()) -> int:
    """Give players of the area that is being played an area of their own, with all in front of them; its number."""
    state = game.state
    if state.token < 0:
        state.token = state.first_player
    number = 1 + max([state.area, *(each.number for each in state.elsewhere), *state.played])
    new = StagingArea(
        number=number, players=tuple(sorted(players)), resume=resume,
        lead=state.lead, turn=state.turn, idle=state.idle, quested=state.quested,
    )  # fmt: skip
    gone = {each for _, cards in _places(state, new) for each in cards}
    for name in ("committed", "attacked"):
        setattr(new, name, [each for each in getattr(state, name) if each in gone])
        setattr(state, name, [each for each in getattr(state, name) if each not in gone])
    for name in ("attacked_players", "assaulted"):
        setattr(new, name, {each: who for each, who in getattr(state, name).items() if each in gone})
        setattr(state, name, {each: who for each, who in getattr(state, name).items() if each not in gone})
    new.lasting = _reaching(state.lasting, gone, inside=True)
    state.lasting = _reaching(state.lasting, gone, inside=False)
    new.delayed = tuple(each for each in state.delayed if _goes_along(state, each, new, gone))
    state.delayed = tuple(each for each in state.delayed if each not in new.delayed)
    mark_zones(state, new, Zone.ELSEWHERE)
    state.elsewhere.append(new)
    state.index = state.usable = None
    _find_first_player(game)
    return number


def merge(game: CardGame, number: int) -> None:
    """Bring the players and staged cards of the area that is being played to another one, between two phases."""
    state = game.state
    left = state.area
    play_area(game, number)
    come = next(each for each in state.elsewhere if each.number == left)
    state.elsewhere.remove(come)
    state.staging += come.staging
    state.delayed += come.delayed
    lasting = {each.number: each for each in state.lasting}
    for each in come.lasting:
        same = lasting.get(each.number, each)
        lasting[each.number] = replace(each, cards=tuple(dict.fromkeys((*same.cards, *each.cards))))
    state.lasting = tuple([lasting[each] for each in sorted(lasting)])
    mark_zones(state, come)
    state.index = state.usable = None
    _find_first_player(game)
    _end_separation(state)


def forget_empty_areas(game: CardGame) -> None:
    """Forget the areas with neither players nor cards; what was to happen there later will happen here."""
    state = game.state
    for each in list(state.elsewhere):
        if not each.players and not any(cards for _, cards in _places(state, each)):
            state.elsewhere.remove(each)
            state.delayed += each.delayed
    _end_separation(state)


def _end_separation(state: CardState) -> None:
    """With a single area left all is as it was before the players parted."""
    if not state.elsewhere and state.token >= 0:
        state.first_player, state.token, state.played = state.token, -1, ()


def _as_it_is(game: CardGame) -> StagingArea:
    """The area that is being played, as a record."""
    state = game.state
    players = tuple(sorted(game.order()))
    return StagingArea(number=state.area, players=players, **{name: getattr(state, name) for name in _OF_AREA})


def _places(state: CardState, area: StagingArea) -> list[tuple[Zone, list[int]]]:
    """All cards in play at a staging area and before its players, with where each lies."""
    active = [area.active_location, *area.more_active] if area.active_location >= 0 else []
    found = [(Zone.STAGING, area.staging), (Zone.ACTIVE, active), (Zone.QUEST, [area.quest] if area.quest >= 0 else [])]
    for player in area.players:
        found += [(Zone.AREA, state.areas[player]), (Zone.ENGAGED, state.engaged[player])]
    hosts = [card for _, cards in found for card in cards]
    attached = [each for player in area.players for each in state.deck_attachments.get(player, ())]
    while hosts:
        hosts = [each for host in hosts for each in state.attached.get(host, ())]
        attached += hosts
    return [*found, (Zone.ATTACHED, attached)]


def mark_zones(state: CardState, area: StagingArea, zone: Zone | None = None) -> None:
    """Note where the cards of a staging area lie, or that they are elsewhere."""
    for place, cards in _places(state, area):
        for each in cards:
            state.zone[each] = place if zone is None else zone


def _reaching(effects: tuple[Lasting, ...], gone: set[int], *, inside: bool) -> tuple[Lasting, ...]:
    """Lasting effects on cards that go, or on those that stay; one that names no cards works for both."""
    found = []
    for each in effects:
        cards = tuple(card for card in each.cards if (card in gone) is inside)
        if cards or not each.cards:
            found.append(replace(each, cards=cards))
    return tuple(found)


def _goes_along(state: CardState, effect: Delayed, area: StagingArea, gone: set[int]) -> bool:
    """Does a delayed effect belong to those who go: by its player, its card, or whose effect it is?"""
    if effect.player >= 0:
        return effect.player in area.players
    if effect.card >= 0:
        return effect.card in gone
    return effect.source >= 0 and state.controller[effect.source] in area.players
