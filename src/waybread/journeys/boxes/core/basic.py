"""The basic skill cards, of which every hero has one each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.facts import BASIC, Stat
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.selectors import every, fate_to_turn, own, testing
from waybread.journeys.rules.test_record import convert_all_fate

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def _none_succeeded(game: JourneyGame, use: Use) -> bool:
    return not any(game.card(each).success for each in use.test.revealed)


@skill(BASIC, 1, title="Undying Might", icons=(0, 1), copies=5)
class UndyingMight:
    @may(when=On.TEST, condition=every(own, testing(Stat.MIGHT)), cost=DISCARD_ME)
    async def endure(game: JourneyGame, use: Use) -> None:
        """In your might test, discard this card: add 1 success."""
        use.test.success += 1


@skill(BASIC, 2, title="Honed Agility", icons=(0, 1), copies=5)
class HonedAgility:
    @may(when=On.TEST, condition=every(own, testing(Stat.AGILITY)), cost=DISCARD_ME)
    async def dodge(game: JourneyGame, use: Use) -> None:
        """In your agility test, discard this card: add 1 success."""
        use.test.success += 1


@skill(BASIC, 3, title="Unyielding Spirit", icons=(0, 1), copies=5)
class UnyieldingSpirit:
    @may(when=On.TEST, condition=every(own, testing(Stat.SPIRIT)), cost=DISCARD_ME)
    async def persist(game: JourneyGame, use: Use) -> None:
        """In your spirit test, discard this card: add 1 success."""
        use.test.success += 1


@skill(BASIC, 4, title="Ancient Wisdom", icons=(0, 1), copies=5)
class AncientWisdom:
    @may(when=On.TEST, condition=every(own, testing(Stat.WISDOM)), cost=DISCARD_ME)
    async def remember(game: JourneyGame, use: Use) -> None:
        """In your wisdom test, discard this card: add 1 success."""
        use.test.success += 1


@skill(BASIC, 5, title="Clever Wit", icons=(0, 1), copies=5)
class CleverWit:
    @may(when=On.TEST, condition=every(own, testing(Stat.WIT)), cost=DISCARD_ME)
    async def outwit(game: JourneyGame, use: Use) -> None:
        """In your wit test, discard this card: add 1 success."""
        use.test.success += 1


@skill(BASIC, 6, title="Time of Need", icons=(0, 2), copies=5)
class TimeOfNeed:
    @may(when=On.TEST, condition=every(own, _none_succeeded, fate_to_turn), cost=DISCARD_ME)
    async def be_saved(game: JourneyGame, use: Use) -> None:
        """In your test, if no revealed card has a success, discard this card: turn all fate into success."""
        convert_all_fate(game, use.test)
