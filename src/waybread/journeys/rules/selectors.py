"""Conditions and choices that many cards share: whose moment it is, who is near, what kind of test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Keyword, Stat
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.test_record import fate_left, may_convert
from waybread.journeys.state import Group
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.rules.abilities import Condition, Use


def own(game: JourneyGame, use: Use) -> bool:
    """It is the card's own hero who does it, or to whom it happens."""
    return use.occurrence.hero == use.hero


def itself(game: JourneyGame, use: Use) -> bool:
    """It happens to this very card."""
    return use.occurrence.card == use.card


def another(game: JourneyGame, use: Use) -> bool:
    """It is another hero, at whatever distance."""
    return use.occurrence.hero != use.hero


def own_or_near(game: JourneyGame, use: Use) -> bool:
    """It is the card's own hero or one nearby."""
    return own(game, use) or use.occurrence.hero in game.near(use.hero)


def near(game: JourneyGame, use: Use) -> bool:
    """It is a hero nearby, never the own one."""
    return use.occurrence.hero in game.near(use.hero)


def own_or_here(game: JourneyGame, use: Use) -> bool:
    """It is the card's own hero or one in the same space."""
    return own(game, use) or use.occurrence.hero in game.here(use.hero)


def every(*conditions: Condition) -> Condition:
    """All of these hold."""
    first, *others = conditions
    if not others:
        return first
    rest = every(*others)
    return lambda game, use: first(game, use) and rest(game, use)


def testing(*stats: Stat) -> Condition:
    """The test is of one of these stats."""
    return lambda game, use: use.test.stat in stats


def for_purpose(*purposes: str) -> Condition:
    """The test is for one of these: ``attack``, ``negate``, ``interact``, ``last stand``, ``terrain``, ``test``."""
    return lambda game, use: use.test.purpose in purposes


def by_keyword(*keywords: Keyword) -> Condition:
    """One of these keywords is used."""
    return lambda game, use: use.occurrence.keyword in keywords


def token_of(*kinds: str) -> Condition:
    """The interaction is with a token of one of these kinds."""
    return lambda game, use: use.occurrence.reason in kinds


def with_token(*kinds: str) -> Condition:
    """The test belongs to an interaction with a token of one of these kinds."""

    def holds(game: JourneyGame, use: Use) -> bool:
        token = game.token(use.test.token) if use.test.purpose == "interact" else None
        return token is not None and token.kind in kinds

    return holds


def harm_discards(game: JourneyGame, use: Use) -> bool:
    """The hero has to obey damage and fear cards that order to discard inspiration or prepared cards."""
    return not game.rule_applies(Rule.IGNORES_HARM_EFFECTS, use.hero)


def alone(game: JourneyGame, use: Use) -> bool:
    """No hero is nearby."""
    return not game.near(use.hero)


def no_enemy_near(game: JourneyGame, use: Use) -> bool:
    """No enemy is nearby."""
    return not game.groups_near(game.state.position[use.hero])


def all_here(game: JourneyGame, hero: int) -> list[int]:
    """A hero and the others in the same space."""
    return [hero, *game.here(hero)]


def all_near(game: JourneyGame, hero: int) -> list[int]:
    """A hero and the others nearby."""
    return [hero, *game.near(hero)]


def attacking_with_it(game: JourneyGame, use: Use) -> bool:
    """The card's own hero makes the test of an attack with this very item."""
    return own(game, use) and use.test.purpose == "attack" and use.card in use.test.items


def in_darkness(game: JourneyGame, use: Use) -> bool:
    """The card's own hero stands in darkness and does not ignore it."""
    return game.is_dark(game.state.position[use.hero]) and not game.rule_applies(Rule.IGNORES_DARKNESS, use.hero)


def shows(game: JourneyGame, use: Use, card: int, keyword: Keyword) -> bool:
    """Another card of the same hero has a keyword of its own: one that is lent lends no others."""
    return card != use.card and game.holder(card) == use.hero and keyword in game.card(card).keywords


def fate_to_turn(game: JourneyGame, use: Use) -> bool:
    """Fate is left in the test, and it may become success."""
    return fate_left(game, use.test) > 0 and may_convert(game, use.test)


def enemies_here(game: JourneyGame, hero: int) -> list[Group]:
    """The groups in a hero's space."""
    return game.groups_at(game.state.position[hero])


def enemy_with_trait_near(game: JourneyGame, hero: int, *traits: str) -> bool:
    """Is a group of one of these traits nearby?"""
    groups = game.groups_near(game.state.position[hero])
    return any(trait in ENEMIES[each.kind].traits for each in groups for trait in traits)


async def choose_hero(game: JourneyGame, use: Use, heroes: Sequence[int], *, optional: bool = False) -> int | None:
    """One of some heroes; None if there is none or nobody is wanted."""
    if not heroes:
        return None
    asked = (*heroes, PASS) if optional else tuple(heroes)
    chosen = await Decision(game.seat(use.hero), DecisionKind.HERO, asked, "jme:1.1", about=use.card)
    return None if chosen == PASS else chosen


async def choose_heroes(game: JourneyGame, use: Use, heroes: Sequence[int], most: int) -> list[int]:
    """Up to so many of some heroes."""
    picked: list[int] = []
    while len(picked) < most:
        hero = await choose_hero(game, use, [each for each in heroes if each not in picked], optional=True)
        if hero is None:
            break
        picked.append(hero)
    return picked


async def choose_effect(game: JourneyGame, hero: int, about: int, open_: Sequence[bool]) -> int:
    """Which of several effects a hero wants, by its place from 1, of those that can happen."""
    options = tuple(place for place, each in enumerate(open_, 1) if each)
    return await Decision(game.seat(hero), DecisionKind.EFFECT, options, "jme:1.1", about=about)


async def choose_group(game: JourneyGame, use: Use, groups: Sequence[Group], *, optional: bool = False) -> Group | None:
    """One of some groups; None if there is none or none is wanted."""
    if not groups:
        return None
    numbers = tuple(each.number for each in groups)
    asked = (*numbers, PASS) if optional else numbers
    return game.group(await Decision(game.seat(use.hero), DecisionKind.TARGET, asked, "jme:1.1", about=use.card))


async def wants(game: JourneyGame, hero: int, about: int) -> bool:
    """Does a hero want an offer? Option 1 is yes, ``PASS`` is no."""
    return await Decision(game.seat(hero), DecisionKind.WISH, (1, PASS), "jme:1.1", about=about) != PASS
