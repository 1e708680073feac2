"""What the abilities of cards are worth when they are offered, by title; and what it costs to use one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from waybread.bots.journeys import attack_worth
from waybread.bots.journeys.card_worth import prepared_worth
from waybread.bots.journeys.position import Asked
from waybread.journeys import Boon, CardType, Limit, On, Stat, Test, Zone, costs

Worth: TypeAlias = Callable[[Asked, int], float]
"""What a use is worth to the hero who has the card."""
_TOKEN: Final = 0.5
"""A depletion token."""
_ACTION: Final = 2.0
_SUCCESS, _VITAL = 2.0, 8.0
"""A success more in a test, and in a last stand."""


def price(asked: Asked, card: int) -> float:
    """What a prepared card would be missed for."""
    return max(asked.weights.card, prepared_worth(asked, card)) if asked.game.state.zone[card] == Zone.PREPARED else 0.0


def cost(asked: Asked, card: int, slot: int) -> float:
    """What it costs to use an ability."""
    total = 0.0
    for each in asked.game.ability(card, slot).cost:
        if isinstance(each, costs.DiscardMe | costs.RetireMe | costs.DiscardPrepared):
            total += price(asked, card) or asked.weights.card
        elif isinstance(each, costs.Inspiration):
            total += asked.weights.inspiration * each.amount
        elif isinstance(each, costs.Deplete):
            total += _TOKEN
        elif isinstance(each, costs.OneAction):
            total += _ACTION
        else:
            total += 0.8 * asked.weights.boon
    return total


def worth(asked: Asked, card: int, slot: int) -> float:
    """What using an ability is worth, its cost taken off; outside of a test, and not to avert harm."""
    game = asked.game
    title = game.card(card).title
    ability = game.ability(card, slot)
    if title in INSTEAD and ability.on is On.TEST and game.test is not None:
        gained = _tested_instead(asked, game.test, INSTEAD[title])
    else:
        known = USES.get(title)
        gained = known(asked, game.holder(card)) if known else _by_moment(ability.on)
    return gained - cost(asked, card, slot)


def _tested_instead(asked: Asked, test: Test, stats: tuple[Stat, ...]) -> float:
    """What it is worth to test another stat: the successes more that it promises."""
    held = min(1, asked.game.state.inspiration[test.hero])
    usual, other = (
        sum(count * chance for count, chance in enumerate(asked.chances(test.hero, stat, held)))
        for stat in (Stat(test.stat), next(each for each in stats if each != test.stat or len(stats) == 1))
    )
    return (other - usual) * (_VITAL if test.purpose == "last stand" else _SUCCESS)


def _by_moment(on: On | None) -> float:
    """What nothing is known of is used when it is likely to be of use: in answer to something, rather than any time."""
    return 0.5 if on is On.TURN else 1.0


def _near(asked: Asked, hero: int) -> list[int]:
    return [hero, *asked.game.near(hero)]


def _scouting(amount: int, *, most: int = 5, here: bool = False) -> Worth:
    def gained(asked: Asked, hero: int) -> float:
        people = [hero, *asked.game.here(hero)] if here else _near(asked, hero)
        return asked.weights.scouting * amount * min(most, len(people)) + asked.weights.card

    return gained


def _inspiring(*, most: int = 1, others: bool = False) -> Worth:
    def gained(asked: Asked, hero: int) -> float:
        game = asked.game
        people = game.standing if others else _near(asked, hero)
        able = sum(game.state.inspiration[each] < game.value(each, Limit.INSPIRATION) for each in people)
        return asked.weights.inspiration * min(most, able)

    return gained


def healing(
    asked: Asked, hero: int, amount: int, kinds: tuple[CardType, ...], *, down: bool = True, only: int | None = None
) -> float:
    """What discarding so many cards is worth, in reach of a hero or of one hero only."""
    game = asked.game
    worths: list[float] = []
    for each in _near(asked, hero) if only is None else [only]:
        pressed = asked.weights.heal * (1 + asked.weights.near_limit / max(1, asked.margin(each)))
        lying = [card for card in game.state.harm[each] if game.card(card).type in kinds]
        worths += [pressed for card in lying if not down or not game.is_face_up(card)]
    return sum(sorted(worths, reverse=True)[:amount])


def _healing(amount: int, kinds: tuple[CardType, ...], *, down: bool = True) -> Worth:
    return lambda asked, hero: healing(asked, hero, amount, kinds, down=down)


def _attacking(hits: int = 0, *, others: bool = False) -> Worth:
    def gained(asked: Asked, hero: int) -> float:
        people = asked.game.near(hero) if others else [hero]
        return max((attack_worth.best_attack(asked, each, hits)[0] for each in people), default=0.0)

    return gained


def _hitting(hits: int, *modifiers: str) -> Worth:
    def gained(asked: Asked, hero: int) -> float:
        groups = asked.game.groups_near(asked.game.state.position[hero])
        return max((attack_worth.done_to(asked, each, hits, modifiers) for each in groups), default=0.0)

    return gained


def _hiding(asked: Asked, hero: int) -> float:
    game = asked.game
    people = [each for each in (hero, *game.here(hero)) if not game.has_boon(each, Boon.HIDDEN)]
    return (asked.weights.boon if game.state.groups else 0.2) * len(people)


def _emboldening(asked: Asked, hero: int) -> float:
    return asked.weights.boon if asked.game.groups_near(asked.game.state.position[hero]) else 0.0


def _always(amount: float) -> Worth:
    return lambda asked, hero: amount


INSTEAD: Final[Mapping[str, tuple[Stat, ...]]] = {
    "Thorongil": (Stat.WISDOM,),
    "The Tookish Part": (Stat.WIT,),
    "Light-Footed": (Stat.AGILITY,),
    **dict.fromkeys(("Ring Mail", "Evendim Ring Mail", "Blade-Bane", "Wrath's-End"), (Stat.MIGHT,)),
    **dict.fromkeys(("Boots", "Greenway Boots", "Dusk Treaders"), (Stat.AGILITY, Stat.MIGHT)),
    **dict.fromkeys(("Hobson Rope", "Ninnyhammer Braid"), (Stat.AGILITY,)),
}
"""Cards that let another stat be tested, and which."""
_BOTH: Final = (CardType.DAMAGE, CardType.FEAR)
_DAMAGE, _FEAR = (CardType.DAMAGE,), (CardType.FEAR,)
USES: Final[Mapping[str, Worth]] = {
    "Well Provisioned": _scouting(2, most=2),
    "To Me!": _scouting(2),
    "Stand Together": _scouting(1, here=True),
    "Battle Plan": _scouting(3),
    "Simple Desires": _scouting(2, most=1),
    "Resourceful": _inspiring(),
    "Travelling Song": _inspiring(most=3),
    "Endless Melody": _inspiring(),
    "Elf-Friend": _inspiring(most=4, others=True),
    "Old Map": _inspiring(others=True),
    "Lead the Charge": _attacking(others=True),
    "A Wind Among Grass": _attacking(),
    "Restless Axe": _attacking(2),
    "Stinging Fly": _attacking(),
    "Ambush": _attacking(2),
    "Falcon Companion": _hitting(3, "pierce"),
    "Baited Trap": _always(2.5),
    "Child of the Lhun": _hitting(4, "stun"),
    "Stone-Talker": _hitting(0, "stun"),
    "Song of Mocking": _hitting(0, "stun"),
    "Lay of Twilight": _healing(4, _BOTH),
    "Lay of Nimrodel": _healing(4, _DAMAGE),
    "A Bit of Nonsense": _healing(3, _FEAR),
    "Tale of Tinuviel": _healing(3, _BOTH, down=False),
    "Gift of Men": _healing(1, _FEAR, down=False),
    "Into Hiding": _hiding,
    "Empowering Words": _emboldening,
    "Dwarf-Friend": _emboldening,
    "Burst Into Song": _emboldening,
    "Durin's Song": _always(0.9),
    "The Road Goes Ever On": _always(0.6),
    "Legolas": _always(0.6),
    "Inspiring Presence": _always(-1.0),
    "Endless Wonder": _always(-1.0),
    "Forlindon Harp": _always(-1.0),
    "Heart's-Rest": _always(-1.0),
    "Voice Like Ringing Steel": _always(0.6),
    "Noble Sacrifice": _always(0.5),
    "Guest of Eagles": _always(0.3),
    "Coney-Foot": _always(0.3),
    "Mist-Walker": _always(0.3),
    "Barrel Rider": _always(0.3),
    "Desperate Defense": _always(4.0),
    "Tireless": _always(2.0),
    "Kinship": _always(1.6),
}
"""What is not named here is used whenever it costs less than something of use."""
