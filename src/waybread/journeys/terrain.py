"""Terrain of battle maps, each kind by its entry (barrels, boulder, bush, fire pit, mist, pit, statue, table).

Streams and walls lie on borders: walls are part of the board, streams end turns and activations.
An adventure may give a token rules of its own; then its name is set and its kind's rules are off (jme:adv.battle.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread import journeys as engine
from waybread.journeys.facts import Boon, Modifier, Stat
from waybread.journeys.gaining import gain_boon, gain_inspiration
from waybread.journeys.options import Act, option
from waybread.journeys.state import Test, Token
from waybread.journeys.testing import drop, droppable, fate_left, make_test, may_convert, turn_fate
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

IN_SPACES: Final = ("barrels", "boulder", "bush", "fire pit", "mist", "pit", "statue", "table")
ON_BORDERS: Final = ("stream", "wall")
TERRAIN: Final = (*IN_SPACES, *ON_BORDERS)
_INTERACTIVE: Final = ("barrels", "statue", "table")
_PIERCE_OR_SMITE: Final = (Modifier.PIERCE, Modifier.SMITE)


def here(game: JourneyGame, hero: int, kind: str) -> list[Token]:
    """Terrain of a kind, with its ordinary rules, in a hero's space."""
    return [each for each in game.terrain_at(game.state.position[hero], kind) if not each.name]


def interactions(game: JourneyGame, hero: int) -> list[Token]:
    """Terrain that the hero could use by an interact action now (jme:49.4)."""
    found = [each for kind in _INTERACTIVE for each in here(game, hero, kind)]
    near = game.groups_near(game.state.position[hero])
    return [each for each in found if each.kind != "barrels" or near]


async def interact(game: JourneyGame, hero: int, token: Token) -> None:
    """Use barrels, a statue or a table; nobody is provoked (jme:13.2, jme:91.3, jme:98.4)."""
    if token.kind == "table":
        if (await _test(game, hero, Stat.SPIRIT, 1, token)).total >= 1:
            await gain_inspiration(game, hero, 1)
            gain_boon(game, hero, Boon.EMBOLDENED)
        return
    barrels = token.kind == "barrels"
    record = await _test(game, hero, Stat.WISDOM if barrels else Stat.MIGHT, 2, token)
    if record.total < 2:
        return
    space = game.state.position[hero]
    groups = game.groups_near(space) if barrels else game.groups_at(space)
    if not groups:
        return
    rule = "jme:13.3a" if barrels else "jme:91.2a"
    number = await Decision(game.seat(hero), "target", (*(each.number for each in groups), PASS), rule, about=hero)
    group = game.group(number)
    if group is not None:
        modifier = Modifier.STUN if barrels else Modifier.SUNDER
        await engine.fighting.apply(game, hero, group, 4, (modifier,))
        game.state.tokens.remove(token)


async def moved_in(game: JourneyGame, hero: int, space: int) -> None:
    """A hero has moved into a space: a pit may hurt (jme:67.1)."""
    for token in [each for each in game.terrain_at(space, "pit") if not each.name]:
        if (await _test(game, hero, Stat.AGILITY, 2, token)).total < 2:
            await engine.suffering.suffer(game, hero, 2, cause="terrain")


async def hide_in_bush(game: JourneyGame, hero: int, token: Token) -> None:
    """At the end of a turn in a bush (jme:17.1)."""
    if (await _test(game, hero, Stat.WIT, 2, token)).total >= 2:
        gain_boon(game, hero, Boon.HIDDEN)


async def _test(game: JourneyGame, hero: int, stat: Stat, need: int, token: Token) -> Test:
    purpose = "interact" if token.kind in _INTERACTIVE else "terrain"  # jme:49.4
    return await make_test(game, hero, stat, purpose=purpose, need=need, token=token.number)


def test_options(game: JourneyGame, record: Test) -> list[int]:
    """What terrain in the tester's space offers while fate is converted."""
    found: list[int] = []
    if record.purpose == "negate" and fate_left(game, record) and may_convert(game, record):
        found += [each.number for each in here(game, record.hero, "boulder") if each.number not in record.terrain]
    if record.purpose == "attack" and any(game.card(each).fate for each in droppable(game, record)):
        pits = here(game, record.hero, "fire pit")
        if not any(each.number in record.terrain for each in pits):  # once per attack (J8)
            found += [each.number for each in pits[:1]]
    return [option(Act.TERRAIN, number) for number in found]


async def use_in_test(game: JourneyGame, record: Test, number: int) -> None:
    """A boulder turns a fate icon into a success (jme:16.1); a fire pit lends the attack pierce or smite (jme:40.1)."""
    token = game.token(number)
    record.terrain.append(number)
    if token is None or token.kind == "boulder":
        turn_fate(game, record, 1, 1)
        return
    cards = tuple(each for each in droppable(game, record) if game.card(each).fate)
    card = await Decision(game.seat(record.hero), "burn", cards, "jme:40.1", about=record.hero)
    drop(game, record, card)
    record.modifiers.append(await choose_modifier(game, record.hero, _PIERCE_OR_SMITE))


async def choose_modifier(game: JourneyGame, hero: int, modifiers: tuple[Modifier, ...] = tuple(Modifier)) -> Modifier:
    """One of some modifiers; as an option it is its place among all six."""
    every = tuple(Modifier)
    options = tuple(every.index(each) for each in modifiers)
    return every[await Decision(game.seat(hero), "modifier", options, "jme:59.1", about=hero)]
