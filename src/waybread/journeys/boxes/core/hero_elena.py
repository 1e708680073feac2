"""Elena, and the skill cards that are nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cards import act_option
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.facts import Modifier, Stat
from waybread.journeys.library import hero, skill
from waybread.journeys.rules.abilities import Per, Use, may, must
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.gains import gain_inspiration, has_room
from waybread.journeys.rules.harm_cards import choices, heal
from waybread.journeys.rules.hero_attacks import apply_hits
from waybread.journeys.rules.selectors import all_near, choose_hero, every, own, testing
from waybread.journeys.rules.zones import top, top_to_bottom
from waybread.journeys.secrecy import mark_seen
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def _to_inspire(game: JourneyGame, use: Use) -> list[int]:
    return [each for each in game.near(use.hero) if has_room(game, each)]


def _wounds_near(game: JourneyGame, use: Use) -> bool:
    return any(choices(game, each, down_only=True) for each in all_near(game, use.hero))


@hero("Elena", "Elf", stats=(2, 2, 4, 3, 3), limits=(4, 6, 5), suggested=("Musician", "Dagger", "Harp", "Cloak"))
class Elena:
    @must(
        after=On.SPEND,
        condition=every(own, lambda game, use: use.occurrence.test is not None and bool(_to_inspire(game, use))),
        limit=1,
        per=Per.TEST,
    )
    async def share(game: JourneyGame, use: Use) -> None:
        """Once per test, when you have spent inspiration, a hero nearby gains 1 inspiration."""
        chosen = await choose_hero(game, use, _to_inspire(game, use))
        if chosen is not None:
            await gain_inspiration(game, chosen)


@skill("Elena", 1, title="Child of the Lhun", traits="Tactic.", keywords="Hide.")
class ChildOfTheLhun:
    @may(
        after=On.ENEMY_MOVE,
        condition=lambda game, use: use.occurrence.space == game.state.position[use.hero],
        cost=DISCARD_ME,
    )
    async def ambush(game: JourneyGame, use: Use) -> None:
        """When an enemy group moves into your space, discard this card: apply 4 hits and stun to it."""
        group = game.group(use.occurrence.group)
        if group is not None:
            await apply_hits(game, use.hero, group, 4, (Modifier.STUN,))


@skill("Elena", 2, title="Elven Light", icons=(0, 2), traits="Knowledge. Innate.")
class ElvenLight:
    @may(before=On.TEST, condition=every(own, testing(Stat.WISDOM, Stat.SPIRIT)))
    async def foresee(game: JourneyGame, use: Use) -> None:
        """Before your wisdom or spirit test, you may look at the top card of your deck and put it on top or bottom."""
        card = top(game, use.hero)
        if card is None:
            return
        seat = game.seat(use.hero)
        mark_seen(game, card, seat)
        options = (act_option(Act.TOP, card), act_option(Act.BOTTOM, card))
        if read_act(await Decision(seat, DecisionKind.PUT_BACK, options, "jme:1.1", about=use.card))[0] is Act.BOTTOM:
            top_to_bottom(game, use.hero)


@skill("Elena", 4, 5, title="Lay of Twilight", icons=(1, 0), traits="Knowledge. Song.")
class LayOfTwilight:
    @may(when=On.TURN, condition=every(own, _wounds_near), cost=DISCARD_ME)
    async def sing(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: you and heroes nearby discard up to 4 face-down damage or fear together."""
        await heal(game, use.hero, 4, among=all_near(game, use.hero), down_only=True, optional=True)
