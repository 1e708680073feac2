"""The moments at which abilities answer to what happens: before, when and after (jme:1.11 to jme:1.14).

What must happen comes first, in the order the party likes (jme:1.15); then whoever may use something is
asked, the hero concerned first, until all pass. An ability answers one occurrence once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from waybread.cards import ability_option, count_use, read_ability
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.rules.abilities import Ability, Kind, Moment, Per, Use
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.state import NOBODY
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

KEYS: Final = {
    moment: {on: (f"{Kind.MAY}:{moment}:{on}", f"{Kind.MUST}:{moment}:{on}") for on in On} for moment in Moment
}
"""Where the index of abilities at work lists those that answer to something: by choice, and by themselves."""
_BEFORE, _WHEN, _AFTER = KEYS.values()
_ALSO_GONE: Final = frozenset((On.REVEALED, On.KEYWORD))
"""The card's own text answers although it has left the play area, or has not reached it."""


async def before(game: JourneyGame, occurrence: Occurrence) -> None:
    """Whatever comes immediately ahead of it (jme:1.12)."""
    if _could_answer(game, occurrence, _BEFORE[occurrence.on]):
        await _window(game, occurrence, Moment.BEFORE)


async def when(game: JourneyGame, occurrence: Occurrence) -> None:
    """Whatever comes at the very moment (jme:1.13)."""
    if _could_answer(game, occurrence, _WHEN[occurrence.on]):
        await _window(game, occurrence, Moment.WHEN)


async def after(game: JourneyGame, occurrence: Occurrence) -> None:
    """Whatever comes immediately behind it (jme:1.11)."""
    if _could_answer(game, occurrence, _AFTER[occurrence.on]):
        await _window(game, occurrence, Moment.AFTER)


def _could_answer(game: JourneyGame, occurrence: Occurrence, keys: tuple[str, str]) -> bool:
    """Could anything answer?"""
    index = game.index
    return keys[0] in index or keys[1] in index or occurrence.on in _ALSO_GONE


def has_listeners(game: JourneyGame, on: On, moment: Moment) -> bool:
    """Is an ability at work that answers to such things?"""
    may, must = KEYS[moment][on]
    return may in game.index or must in game.index


def would_answer(game: JourneyGame, occurrence: Occurrence) -> bool:
    """Would any ability answer to this, before, when or after?"""
    return any(_listeners(game, occurrence, key) for moment in Moment for key in KEYS[moment][occurrence.on])


async def _window(game: JourneyGame, occurrence: Occurrence, moment: Moment) -> None:
    used: set[int] = set()
    await resolve_forced(game, occurrence, moment, used)
    while True:
        for seat, options in offers(game, occurrence, moment, used).items():
            about = occurrence.card if occurrence.card != NOBODY else None
            chosen = await Decision(seat, DecisionKind.ABILITY, (*options, PASS), "jme:1.15", about)
            if chosen != PASS:
                await use_option(game, occurrence, chosen, used)
                break
        else:
            return


async def resolve_forced(game: JourneyGame, occurrence: Occurrence, moment: Moment, used: set[int]) -> None:
    """What must happen, one after the other; nothing happens twice for the same occurrence."""
    while waiting := forced_options(game, occurrence, moment, used):
        chosen = waiting[0]
        if len(waiting) > 1:
            chosen = await Decision(game.party_seat, DecisionKind.ORDER, tuple(waiting), "jme:1.15")
        await use_option(game, occurrence, chosen, used)


async def use_option(game: JourneyGame, occurrence: Occurrence, chosen: int, used: set[int]) -> None:
    """Use the ability that an option stands for; ``used`` are the options that have answered the occurrence."""
    used.add(chosen)
    card, slot = read_ability(read_act(chosen)[1])
    test = occurrence.test
    before = test.success if test is not None else 0
    await use_ability(game, Use(card, game.holder(card), slot, occurrence))
    if test is not None and test.success > before:
        test.helped.append(card)


def forced_options(game: JourneyGame, occurrence: Occurrence, moment: Moment, used: set[int]) -> list[int]:
    """What must still happen, as options."""
    waiting = [
        ability_option(this.card, this.slot)
        for this, ability in _listeners(game, occurrence, KEYS[moment][occurrence.on][1])
        if _is_below_limit(game, this, ability)
    ]
    return [each for each in waiting if each not in used]


def offers(game: JourneyGame, occurrence: Occurrence, moment: Moment, used: set[int]) -> dict[int, list[int]]:
    """What each seat may use now, the seat of the hero concerned first; of each card one ability (jme:1.3)."""
    found: dict[int, list[int]] = {}
    spent = _spent(game, used) if used else frozenset()
    for this, ability in _listeners(game, occurrence, KEYS[moment][occurrence.on][0]):
        if this.card not in spent and why_not(game, this, ability) is None:
            hero = ability.chooser(game, this) if ability.chooser else this.hero
            found.setdefault(game.seat(hero), []).append(ability_option(this.card, this.slot))
    if len(found) < 2 or occurrence.hero == NOBODY:
        return found
    first = game.seat(occurrence.hero)
    return dict(sorted(found.items(), key=lambda each: (each[0] != first, each[0])))


def _spent(game: JourneyGame, used: set[int]) -> frozenset[int]:
    """The cards of which an ability has been used by choice; a card may have been mixed with others by now."""
    cards, may = game.state.cards, Kind.MAY
    places = (read_ability(number) for act, number in map(read_act, used) if act is Act.ABILITY)
    return frozenset(
        card for card, slot in places if slot < len(cards[card].abilities) and cards[card].abilities[slot].kind is may
    )


def _listeners(game: JourneyGame, occurrence: Occurrence, key: str) -> list[tuple[Use, Ability]]:
    """Abilities at work that are listed under a key, whose trigger this is, their conditions fulfilled."""
    listed: Sequence[tuple[int, int]] = game.index.get(key, ())
    if occurrence.on in _ALSO_GONE:
        listed = _with_own_text(game, occurrence, key, listed)
    if not listed:
        return []
    found: list[tuple[Use, Ability]] = []
    cards, owner = game.state.cards, game.state.owner
    for card, slot in listed:
        ability = cards[card].abilities[slot]
        this = Use(card, owner[card], slot, occurrence)
        if ability.condition is None or ability.condition(game, this):
            found.append((this, ability))
    return found


def _with_own_text(
    game: JourneyGame, occurrence: Occurrence, key: str, listed: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Where the text of the card itself answers: alone when it is turned up, else besides others'."""
    own = [
        (occurrence.card, slot) for listed_key, slot in game.state.cards[occurrence.card].listed if listed_key == key
    ]
    if occurrence.on is On.REVEALED:
        return own
    return [*listed, *(each for each in own if each not in listed)]


def why_not(game: JourneyGame, this: Use, ability: Ability) -> str | None:
    """Why an ability that is offered by its moment cannot be used, or None."""
    if not _is_below_limit(game, this, ability):
        return f"it has been used this {ability.per}"
    for cost in ability.cost:
        reason = cost.why_not(game, this)
        if reason:
            return reason
    return None


def _is_below_limit(game: JourneyGame, this: Use, ability: Ability) -> bool:
    """Is its limit not yet reached?"""
    if not ability.limit:
        return True
    return _uses(game, this, ability.per).get(_limit_key(this, ability.per), 0) < ability.limit


async def use_ability(game: JourneyGame, this: Use) -> None:
    """Pay for an ability and resolve it; one payment is for one ability (jme:1.7)."""
    ability = game.ability(this.card, this.slot)
    if ability.limit:
        count_use(_uses(game, this, ability.per), _limit_key(this, ability.per))
    for cost in ability.cost:
        await cost.pay(game, this)
    if ability.effect:
        await ability.effect(game, this)


def _uses(game: JourneyGame, this: Use, per: Per) -> dict[str, int]:
    """Where uses are counted: a test counts its own, since another may come in the middle of it."""
    return this.test.uses if per is Per.TEST else game.state.uses


def _limit_key(this: Use, per: Per) -> str:
    return f"{per} {ability_option(this.card, this.slot)}"
