"""Damage and fear: negating, preventing, suffering, last stands (jme:22, jme:54).

Everything from one source is suffered card by card; limits are checked when the source is done, for all
heroes it has hurt (J6). A card that makes a hero suffer more belongs to the same source.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.facts import CardType, Keyword, Limit, Stat
from waybread.journeys.rules import harm_cards, windows, zones
from waybread.journeys.rules.abilities import Moment
from waybread.journeys.rules.gains import gain_inspiration
from waybread.journeys.rules.keywords import keyword_options, read_keyword, use_keyword
from waybread.journeys.rules.occurrences import Harm, Occurrence, On
from waybread.journeys.rules.skill_tests import make_test
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script import runner
from waybread.journeys.state import NOBODY, NOWHERE, Test, Zone
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S

DAMAGE, FEAR, ALL = 0, 1, 2
"""The options where a hero chooses between the two, or all of it that can be averted."""
_TYPES: Final = (CardType.DAMAGE, CardType.FEAR)
_LIMITS: Final = (Limit.DAMAGE, Limit.FEAR)

LAST_STAND_FIRST: Final = 1
LAST_STAND_STEP: Final = 1
LAST_STAND_STATS: Final = ((Stat.MIGHT, Stat.AGILITY), (Stat.WISDOM, Stat.SPIRIT, Stat.WIT))
"""What a last stand tests and how many successes it needs (J7)."""


@dataclass(slots=True)
class HarmDecision(Decision):
    """A question about harm that is coming, with how much of it is."""

    damage: int = 0
    fear: int = 0
    left: int = 0
    """How much of it can be averted by what is being used; nothing before something is."""
    done: int = 0
    """How much of it has been averted so far."""
    kinds: tuple[int, ...] = ()
    """Which of the two can be averted by what is being used."""


async def suffer(
    game: JourneyGame,
    hero: int,
    damage: int = 0,
    fear: int = 0,
    *,
    down: bool = False,
    negate: Stat | None = None,
    cause: str = "event",
    group: int = NOBODY,
    fixed: bool = False,
) -> Harm:
    """A hero suffers from one source. What comes back tells what was suffered in the end."""
    state = game.state
    harm = Harm(damage, fear, down, down, cause, fixed)
    if state.defeated[hero]:
        return harm
    if cause == "attack":
        await windows.when(game, Occurrence(On.ATTACKED, hero=hero, group=group, harm=harm))
    if game.rule_applies(Rule.IMMUNE_TO_FEAR, hero):
        harm.fear = 0
    if negate is not None and harm.left():
        await _negate(game, hero, harm, negate, group)
    occurrence = Occurrence(On.SUFFER, hero=hero, group=group, harm=harm, reason=cause)
    if harm.left():
        state.sources += 1
        await _prevent(game, occurrence)
        state.sources -= 1
    await take(game, occurrence.hero, harm, group)
    return harm


async def take(game: JourneyGame, hero: int, harm: Harm, group: int = NOBODY) -> None:
    """Suffer what is left, card by card, then check the limits of whoever was hurt."""
    state = game.state
    if harm.left():
        state.sources += 1
        if hero not in state.shaken:
            state.shaken.append(hero)
        while harm.left():
            await _suffer_one(game, hero, harm)
        await windows.after(game, Occurrence(On.SUFFER, hero=hero, group=group, harm=harm, reason=harm.cause))
        state.sources -= 1
    await check_shaken(game)


async def suffer_instead(game: JourneyGame, occurrence: Occurrence, hero: int) -> None:
    """Another hero suffers all that is left of it, and may prevent it first; the one concerned suffers nothing."""
    harm = occurrence.harm
    if harm is None:
        return
    fear = 0 if game.rule_applies(Rule.IMMUNE_TO_FEAR, hero) else harm.fear
    taken = Harm(harm.damage, fear, harm.damage_down, harm.fear_down, harm.cause, harm.fixed)
    harm.damage = harm.fear = 0
    await _prevent(game, Occurrence(On.SUFFER, hero=hero, group=occurrence.group, harm=taken, reason=taken.cause))
    await take(game, hero, taken, occurrence.group)


async def check_lowered_limit(game: JourneyGame, hero: int) -> None:
    """A hero whose limit has become lower checks it, with the source that is being resolved if there is one (J6)."""
    if hero not in game.state.shaken:
        game.state.shaken.append(hero)
    await check_shaken(game)


async def check_shaken(game: JourneyGame) -> None:
    """When the outermost source is done, the limits of all whom it concerns are checked (J6), in the party's order."""
    state = game.state
    while state.shaken and not state.sources:
        due = tuple(each for each in state.shaken if limits_reached(game, each))
        if not due:
            state.shaken.clear()
            return
        hero = (
            due[0] if len(due) == 1 else await Decision(game.party_seat, DecisionKind.HERO, due, "jme:adv.conflicts.1")
        )
        state.shaken.remove(hero)
        await check_limits(game, hero)


def is_face_down(game: JourneyGame, hero: int, harm: Harm, kind: int) -> bool:
    """Is damage, or fear, suffered face down? Mist and some armour have it so (jme:58.1)."""
    if kind == FEAR:
        return harm.fear_down
    in_mist = bool(game.terrain_at(game.state.position[hero], "mist"))
    return harm.damage_down or in_mist or game.rule_applies(Rule.DAMAGE_DOWN, hero)


def _ask(
    harm: Harm, seat: int, kind: DecisionKind, options: tuple[int, ...], rule: str, hero: int, done: int = 0
) -> HarmDecision:
    return HarmDecision(seat, kind, options, rule, hero, damage=harm.damage, fear=harm.fear, done=done)


async def _suffer_one(game: JourneyGame, hero: int, harm: Harm) -> None:
    """One card, in the order the hero likes (J20)."""
    state = game.state
    kind = DAMAGE if harm.damage > 0 else FEAR
    if harm.damage > 0 and harm.fear > 0:
        kind = await _ask(harm, game.seat(hero), DecisionKind.SUFFER_NEXT, (DAMAGE, FEAR), "jme:22.3a", hero)
    if kind == DAMAGE:
        harm.damage -= 1
    else:
        harm.fear -= 1
    deck = zones.harm_deck(game, _TYPES[kind])
    if not deck:
        return
    card = deck.pop()
    state.owner[card] = hero
    if kind == DAMAGE:
        harm.took_damage += 1
    else:
        harm.took_fear += 1
    harm.suffered.append(card)
    if is_face_down(game, hero, harm, kind):
        state.zone[card] = Zone.HARM
        state.harm[hero].append(card)
        state.facedown.append(card)
        game.announce("suffered", hero=hero, what=_TYPES[kind].value)
        return
    await harm_cards.reveal(game, hero, card)


async def _negate(game: JourneyGame, hero: int, harm: Harm, stat: Stat, group: int) -> None:
    """A test averts one damage or fear for each success that the hero wants to use (jme:22.11)."""

    async def avert(record: Test) -> None:
        await _avert(
            game, hero, harm, record.total, HarmDecision(game.seat(hero), DecisionKind.NEGATE, (), "jme:22.11b", hero)
        )

    if avertable(game, hero, harm):
        coming = harm.damage, harm.fear
        await make_test(game, hero, stat, purpose="negate", group=group, harm=coming, results=avert)


async def _avert(
    game: JourneyGame,
    hero: int,
    harm: Harm,
    amount: int,
    asked: HarmDecision,
    kinds: Collection[int] = (DAMAGE, FEAR),
    *,
    optional: bool = True,
) -> int:
    """Avert up to so much of it, card by card, or all at once where there is nothing to choose between.

    Returns how much was averted.
    """
    done = 0
    while done < amount and (options := [each for each in avertable(game, hero, harm) if each in kinds]):
        left = amount - done
        coming = sum(harm.fear if each == FEAR else harm.damage for each in options)
        at_once = (ALL,) if min(left, coming) > 1 and (len(options) == 1 or coming <= left) else ()
        offered = (*at_once, *options, PASS) if optional else at_once or tuple(options)
        chosen = await replace(
            asked, options=offered, damage=harm.damage, fear=harm.fear, left=left, done=done, kinds=tuple(options)
        )
        if chosen == PASS:  # jme:22.11c
            break
        done += sum(reduce(harm, each, left) for each in options) if chosen == ALL else reduce(harm, chosen)
    return done


def avertable(game: JourneyGame, hero: int, harm: Harm) -> list[int]:
    """Which of the two can be negated or prevented."""
    found = []
    if harm.damage > 0 and not harm.fixed and not game.rule_applies(Rule.DAMAGE_IS_FIXED, hero):
        found.append(DAMAGE)
    if harm.fear > 0 and not harm.fixed:
        found.append(FEAR)
    return found


def reduce(harm: Harm, kind: int, amount: int = 1) -> int:
    """Take some of it away. Returns how much that was."""
    averted = min(amount, harm.damage if kind == DAMAGE else harm.fear)
    if kind == DAMAGE:
        harm.damage -= averted
    else:
        harm.fear -= averted
    return averted


async def prevent(
    game: JourneyGame,
    occurrence: Occurrence,
    amount: int,
    kinds: Collection[int] = (DAMAGE, FEAR),
    *,
    optional: bool = True,
    by: int = NOBODY,
) -> int:
    """Prevent up to so much in any mix (jme:43.1c), or just so much. Returns how much was prevented.

    The hero concerned says what, or another ``by`` whom it is prevented.
    """
    harm, hero = occurrence.harm, occurrence.hero
    if harm is None:
        return 0
    asked = HarmDecision(game.seat(hero if by == NOBODY else by), DecisionKind.PREVENT, (), "jme:43.1c", hero)
    return await _avert(game, hero, harm, amount, asked, kinds, optional=optional)


async def _prevent(game: JourneyGame, occurrence: Occurrence) -> None:
    """Before cards are revealed: armour, Guard by those who share the space, and the like (jme:43.1a)."""
    used: set[int] = set()
    coming = occurrence.harm.left() if occurrence.harm is not None else 0
    while occurrence.harm is not None and occurrence.harm.left():
        await windows.resolve_forced(game, occurrence, Moment.BEFORE, used)
        offers = windows.offers(game, occurrence, Moment.BEFORE, used)
        if avertable(game, occurrence.hero, occurrence.harm):
            for guard in _guards(game, occurrence.hero):
                offers.setdefault(game.seat(guard), []).extend(keyword_options(game, guard, Keyword.GUARD))
        for seat, options in offers.items():
            if not options:
                continue
            done = coming - occurrence.harm.left()
            chosen = await _ask(
                occurrence.harm, seat, DecisionKind.GUARD, (*options, PASS), "jme:43.1", occurrence.hero, done
            )
            if chosen == PASS:
                continue
            act, number = read_act(chosen)
            if act is Act.KEYWORD:
                card, keyword = read_keyword(number)

                async def guard_them(amount: int, by: int = game.holder(card)) -> None:
                    await prevent(game, occurrence, amount, by=by)

                await use_keyword(game, card, keyword, guard_them)
            else:
                await windows.use_option(game, occurrence, chosen, used)
            break
        else:
            return


def _guards(game: JourneyGame, hero: int) -> list[int]:
    """The heroes who may use Guard for a hero: those in the space, themselves, and some from nearby."""
    near = [each for each in game.near(hero) if game.rule_applies(Rule.GUARDS_NEARBY, each)]
    return list(dict.fromkeys((hero, *game.here(hero), *near)))


# Limits --------------------------------------------------------------------------------


async def check_limits(game: JourneyGame, hero: int) -> None:
    """A hero at a limit makes a last stand; at both, two in a row in the order the hero likes (jme:54.3b)."""
    due = limits_reached(game, hero)
    while due and not game.state.defeated[hero]:
        kind = due[0]
        if len(due) > 1:
            kind = await Decision(game.seat(hero), DecisionKind.LAST_STAND, tuple(due), "jme:54.3b", about=hero)
        due.remove(kind)
        await last_stand(game, hero, kind)


def limits_reached(game: JourneyGame, hero: int) -> list[int]:
    """Which limits a hero has reached (jme:22.5)."""
    if game.state.defeated[hero]:
        return []
    return [kind for kind in (DAMAGE, FEAR) if len(game.harm_of(hero, _TYPES[kind])) >= game.value(hero, _LIMITS[kind])]


def last_stand_test(game: GuidedGame[S], hero: int, kind: int) -> tuple[Stat, int]:
    """What a hero's next last stand tests, and how many successes it needs (J7)."""
    state = game.state
    need = LAST_STAND_FIRST + LAST_STAND_STEP * state.last_stands[hero]
    state.last_stands[hero] += 1
    stats = LAST_STAND_STATS[kind]
    stat = stats[state.streams.below("last stands", len(stats))]
    game.announce("last stand", hero=hero, what=_TYPES[kind].value, stat=stat.value, need=need)
    return stat, need


async def last_stand(game: JourneyGame, hero: int, kind: int) -> None:
    """The test that decides whether a hero is defeated (jme:54.0, J7)."""
    state = game.state
    stat, need = last_stand_test(game, hero, kind)
    occurrence = Occurrence(On.LAST_STAND, hero=hero, amount=need, reason=_TYPES[kind].value)
    await windows.before(game, occurrence)

    async def results(record: Test) -> None:
        if record.total < need:
            defeat(game, hero)
            return
        for card in [each for each in game.harm_of(hero, _TYPES[kind]) if not game.is_face_up(each)]:
            harm_cards.discard(game, hero, card)
        await gain_inspiration(game, hero, 1)

    await make_test(game, hero, stat, purpose="last stand", need=need, success=occurrence.success, results=results)
    if state.defeated[hero]:
        await runner.happened(game, "hero defeated")
    await windows.after(game, occurrence)


def defeat(game: JourneyGame, hero: int) -> None:
    """The figure leaves the map and takes no further part (jme:24.2); the loss comes later (jme:24.3)."""
    state = game.state
    state.defeated[hero] = True
    state.position[hero] = NOWHERE
    state.index = None
    game.announce("hero defeated", hero=hero)
    if state.active == hero:
        state.actions = state.moves = 0
    runner.hero_defeated(game, hero)
