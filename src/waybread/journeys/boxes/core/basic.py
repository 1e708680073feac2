"""The skill cards that all heroes have one of each, the weaknesses, and the Words, of which most roles have one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.journeys.facts import BASIC, WEAKNESS, Stat
from waybread.journeys.library import body, skill
from waybread.journeys.rules.abilities import Ability, Use, may
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import every, fate_to_turn, own, own_or_near, testing
from waybread.journeys.rules.test_record import convert_all_fate

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

STAT_TITLES: Final = {
    Stat.MIGHT: "Undying Might",
    Stat.AGILITY: "Honed Agility",
    Stat.SPIRIT: "Unyielding Spirit",
    Stat.WISDOM: "Ancient Wisdom",
    Stat.WIT: "Clever Wit",
}
"""The basic cards that help in tests of a stat, in the order of their numbers, from 1."""
WEAKNESSES: Final = (
    "Arrogant", "Burdened", "Cut Off", "Distracted", "Followed", "Foolish", "Harried", "Haunted", "Hunted", "Ill Omen",
    "Impeded", "Isolated", "Late", "Lazy", "Misfortune", "Misled", "Off Course", "Slowed", "Uncertain", "Watched",
)  # fmt: skip
"""In the order of their numbers, from 1: nothing but a name (jme:112.0)."""


def succeed_in(stat: Stat) -> Ability:
    """What a basic card does in tests of its stat."""

    async def succeed(game: JourneyGame, use: Use) -> None:
        use.test.success += 1

    succeed.__doc__ = f"In your {stat} test, discard this card: add 1 success."
    return may(when=On.TEST, condition=every(own, testing(stat)), cost=DISCARD_ME)(succeed)


def word(role: str, title: str, keywords: str, stat: Stat) -> None:
    """Add the Word of a role, which helps in tests of a stat."""

    async def speak(game: JourneyGame, use: Use) -> None:
        use.test.success += 1
        await scout(game, use.hero, 1)

    speak.__doc__ = f"When you or a hero nearby test {stat}, discard this card: add 1 success to the test and scout 1."
    ability = may(when=On.TEST, condition=every(own_or_near, testing(stat)), cost=DISCARD_ME)(speak)
    skill(role, 4, title=title, experience=3, traits="Knowledge.", keywords=keywords)(body(ability))


for _number, (_stat, _title) in enumerate(STAT_TITLES.items(), 1):
    skill(BASIC, _number, title=_title, icons=(0, 1), copies=5)(body(succeed_in(_stat)))


def _none_succeeded(game: JourneyGame, use: Use) -> bool:
    return not any(game.card(each).success for each in use.test.revealed)


@skill(BASIC, 6, title="Time of Need", icons=(0, 2), copies=5)
class TimeOfNeed:
    @may(when=On.TEST, condition=every(own, _none_succeeded, fate_to_turn), cost=DISCARD_ME)
    async def be_saved(game: JourneyGame, use: Use) -> None:
        """In your test, if no revealed card has a success, discard this card: turn all fate into success."""
        convert_all_fate(game, use.test)


for _number, _title in enumerate(WEAKNESSES, 1):
    skill(WEAKNESS, _number, title=_title)(body())
