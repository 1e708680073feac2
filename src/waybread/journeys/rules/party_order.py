"""Effects on several heroes at once: the party says in which order they happen (jme:adv.conflicts.1).

It is asked only where the order can matter: several heroes are left for whom something would happen, and what happens
to one can make a difference to another. In table mode the players see to the order themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.rules import gains, harm_cards, prepared_cards, windows
from waybread.journeys.rules.abilities import Moment
from waybread.journeys.rules.harm import check_shaken, suffer
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.standing_rules import Rule
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.facts import CardType, Stat
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S

Act: TypeAlias = Callable[[int], Coroutine[Any, Any, object]]
"""What happens to a hero."""


async def for_each(
    game: GuidedGame[S],
    heroes: Iterable[int],
    act: Act,
    *,
    concerned: Callable[[int], bool] | None = None,
    matters: bool = True,
    about: int | None = None,
) -> None:
    """Do something for each of some heroes, in the order the party likes.

    Heroes who are defeated or not ``concerned`` when it would be their turn are left out.
    """
    waiting = list(heroes)
    while True:
        due = [each for each in waiting if not game.state.defeated[each] and (concerned is None or concerned(each))]
        if not due:
            return
        hero = due[0]
        if len(due) > 1 and matters and not game.table_mode:
            hero = await Decision(game.party_seat, DecisionKind.HERO, tuple(due), "jme:adv.conflicts.1", about=about)
        waiting.remove(hero)
        await act(hero)


async def suffer_each(
    game: JourneyGame,
    heroes: Iterable[int],
    damage: int = 0,
    fear: int = 0,
    *,
    down: bool = False,
    negate: Stat | None = None,
    cause: str = "event",
    about: int | None = None,
) -> None:
    """Several heroes suffer from one source: limits are checked when all of them have (J6)."""

    def concerned(hero: int) -> bool:
        return bool(damage) or not game.rule_applies(Rule.IMMUNE_TO_FEAR, hero)

    async def act(hero: int) -> None:
        await suffer(game, hero, damage, fear, down=down, negate=negate, cause=cause)

    game.state.sources += 1
    await for_each(game, heroes, act, concerned=concerned, about=about)
    game.state.sources -= 1
    await check_shaken(game)


async def turn_up_each(game: JourneyGame, heroes: Iterable[int], type_: CardType, about: int) -> None:
    """Each of some heroes turns a face-down card up."""

    def concerned(hero: int) -> bool:
        return bool(harm_cards.face_down(game, hero, (type_,)))

    await for_each(game, heroes, lambda hero: harm_cards.turn_up(game, hero, type_), concerned=concerned, about=about)


async def gain_inspiration_each(
    game: JourneyGame, heroes: Iterable[int], amount: int = 1, about: int | None = None
) -> None:
    """Each of some heroes gains inspiration; the order matters where text answers to that."""
    await for_each(
        game, heroes, lambda hero: gains.gain_inspiration(game, hero, amount), about=about,
        concerned=lambda hero: gains.has_room(game, hero),
        matters=windows.has_listeners(game, On.INSPIRATION, Moment.WHEN),
    )  # fmt: skip


async def scout_each(game: JourneyGame, heroes: Iterable[int], amount: int, about: int | None = None) -> None:
    """Each of some heroes scouts."""
    matters = prepared_cards.order_matters(game)
    await for_each(game, heroes, lambda hero: prepared_cards.scout(game, hero, amount), matters=matters, about=about)
