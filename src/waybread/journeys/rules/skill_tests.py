"""Tests: reveal, convert, results (jme:100).

Whoever asks for a test says what its successes are for (``results``); that is done while the revealed cards
still lie there, before abilities that come after the test, and before the cards are discarded.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from waybread.cards import act_option, act_options
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.facts import Boon, Keyword, Modifier, Stat
from waybread.journeys.rules import gains, windows, zones
from waybread.journeys.rules.abilities import Moment
from waybread.journeys.rules.keywords import keyword_options, read_keyword, use_keyword
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.test_record import (
    add_modifier,
    convert_fate,
    drop,
    droppable,
    fate_left,
    may_convert,
    missing_modifiers,
    successes,
)
from waybread.journeys.state import NOBODY, Test
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

STATS: Final = tuple(Stat)
"""A stat as an option is its place here."""
_BY_NAME: Final = {each.value: each for each in Stat}
_PIERCE_OR_SMITE: Final = (Modifier.PIERCE, Modifier.SMITE)


@dataclass(slots=True)
class StatDecision(Decision):
    """A question for the stat of a test, with what it takes to pass."""

    need: int = 0
    """The successes that pass it; 0 where all are counted."""
    adds: bool = False
    """Do the successes of several tries add up?"""


async def choose_stat(
    game: JourneyGame, hero: int, stats: Sequence[Stat], rule: str = "jme:100.0", *, need: int = 0, adds: bool = False
) -> Stat:
    """The one stat, or the one of several that the hero likes."""
    options = tuple(STATS.index(each) for each in stats)
    return STATS[await StatDecision(game.seat(hero), DecisionKind.STAT, options, rule, hero, need=need, adds=adds)]


async def make_test(
    game: JourneyGame,
    hero: int,
    stat: Stat,
    *,
    purpose: str = "test",
    need: int = 0,
    token: int = NOBODY,
    group: int = NOBODY,
    items: tuple[int, ...] = (),
    hits: int = 0,
    success: int = 0,
    harm: tuple[int, int] = (0, 0),
    adds: bool = False,
    results: Callable[[Test], Coroutine[Any, Any, None]] | None = None,
) -> Test:
    """A whole test of one hero. The record that comes back knows the successes: ``successes(game, test)``."""
    state = game.state
    damage, fear = harm
    record = Test(
        hero, stat, purpose, need, token, group, items, hits=hits, success=success, damage=damage, fear=fear, adds=adds
    )
    state.tests.append(record)
    occurrence = Occurrence(On.TEST, hero=hero, token=token, group=group, test=record, reason=purpose)
    await windows.before(game, occurrence)
    record.began = True
    await reveal(game, record, max(1, game.value(hero, _BY_NAME[record.stat]) + record.more))
    await convert(game, record, occurrence)
    record.total = successes(game, record)
    game.announce("tested", hero=hero, stat=record.stat, successes=record.total, need=need, purpose=purpose)
    if results is not None:
        await results(record)
    await windows.after(game, occurrence)
    await _hide(game, hero)
    for card in record.revealed:
        zones.discard_skill(game, hero, card)
    zones.renew_deck(game, hero)
    state.tests.pop()
    return record


async def reveal(game: JourneyGame, record: Test, amount: int) -> None:
    """Turn up so many cards of the tester's deck (jme:100.1a)."""
    for _ in range(amount):
        card = zones.reveal_top(game, record.hero)
        if card is not None:
            record.revealed.append(card)
    if game.tell:
        titles = ", ".join(game.card(each).title for each in record.revealed)
        game.announce("revealed", hero=record.hero, cards=titles, ids=tuple(record.revealed))


async def convert(game: JourneyGame, record: Test, occurrence: Occurrence) -> None:
    """Step 2: inspiration is spent and abilities are used, the tester first, until everybody passes (jme:100.2a)."""
    used: set[int] = set()
    while True:
        await windows.resolve_forced(game, occurrence, Moment.WHEN, used)
        for seat, options in _convert_options(game, record, occurrence, used).items():
            chosen = await Decision(seat, DecisionKind.TEST, (*options, PASS), "jme:100.2", about=record.hero)
            if chosen != PASS:
                await _convert(game, record, occurrence, used, chosen)
                break
        else:
            return


def _convert_options(game: JourneyGame, record: Test, occurrence: Occurrence, used: set[int]) -> dict[int, list[int]]:
    seat = game.seat(record.hero)
    own: list[int] = []
    if game.state.inspiration[record.hero] and fate_left(game, record) and may_convert(game, record):
        own.append(act_option(Act.INSPIRE))
    if record.purpose == "attack":
        own += keyword_options(game, record.hero, Keyword.STRIKE)
    own += terrain_options(game, record)
    offers = windows.offers(game, occurrence, Moment.WHEN, used)
    if own:
        offers = {seat: own + offers.pop(seat, []), **offers}
    return offers


async def _convert(game: JourneyGame, record: Test, occurrence: Occurrence, used: set[int], chosen: int) -> None:
    act, number = read_act(chosen)
    if act is Act.INSPIRE:  # jme:95.3
        convert_fate(game, record, 1, 1)
        await gains.spend_inspiration(game, record.hero)
    elif act is Act.KEYWORD:
        card, keyword = read_keyword(number)

        async def strike(hits: int) -> None:
            record.hits += hits

        await use_keyword(game, card, keyword, strike)
    elif act is Act.TERRAIN:
        await use_terrain(game, record, number)
    else:
        await windows.use_option(game, occurrence, chosen, used)


async def _hide(game: JourneyGame, hero: int) -> None:
    """After a test the tester may discard a Hide card to become hidden (jme:46.1), unless hidden (jme:46.3)."""
    if game.state.defeated[hero] or game.has_boon(hero, Boon.HIDDEN):
        return
    options = keyword_options(game, hero, Keyword.HIDE)
    if not options:
        return
    chosen = await Decision(game.seat(hero), DecisionKind.HIDE, (*options, PASS), "jme:46.1", about=hero)
    if chosen == PASS:
        return
    card, keyword = read_keyword(read_act(chosen)[1])

    async def hide(_: int) -> None:
        gains.gain_boon(game, hero, Boon.HIDDEN)

    await use_keyword(game, card, keyword, hide)


def terrain_options(game: JourneyGame, record: Test) -> list[int]:
    """What terrain in the tester's space offers while fate is converted."""
    space = game.state.position[record.hero]
    found: list[int] = []
    if record.purpose == "negate" and fate_left(game, record) and may_convert(game, record):
        found += [each.number for each in game.terrain_at(space, "boulder") if each.number not in record.terrain]
    if record.purpose == "attack" and missing_modifiers(record, _PIERCE_OR_SMITE) and _to_burn(game, record):
        pits = game.terrain_at(space, "fire pit")
        if not any(each.number in record.terrain for each in pits):  # once per attack (J8)
            found += [each.number for each in pits[:1]]
    return act_options(Act.TERRAIN, found)


def _to_burn(game: JourneyGame, record: Test) -> tuple[int, ...]:
    """The revealed cards with fate that a fire pit could take."""
    return tuple(each for each in droppable(game, record) if game.card(each).fate)


async def use_terrain(game: JourneyGame, record: Test, number: int) -> None:
    """A boulder turns a fate icon into a success (jme:16.1); a fire pit lends the attack pierce or smite (jme:40.1)."""
    token = game.token(number)
    record.terrain.append(number)
    if token is None or token.kind == "boulder":
        convert_fate(game, record, 1, 1)
        return
    card = await Decision(
        game.seat(record.hero), DecisionKind.BURN, _to_burn(game, record), "jme:40.1", about=record.hero
    )
    drop(game, record, card)
    zones.renew_deck(game, record.hero)
    await add_modifier(game, record.hero, record, _PIERCE_OR_SMITE)
