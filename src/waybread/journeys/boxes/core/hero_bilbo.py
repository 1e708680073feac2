"""Bilbo, and the skill cards that are nobody else's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.journeys.facts import CardType, Stat
from waybread.journeys.library import hero, skill
from waybread.journeys.rules.abilities import Use, may, must
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.events import On
from waybread.journeys.rules.gains import gain_inspiration, has_room
from waybread.journeys.rules.harm_cards import choose_turn_down
from waybread.journeys.rules.movement import choose_move
from waybread.journeys.rules.party_order import for_each
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import all_near, every, itself, own
from waybread.journeys.rules.zones import top
from waybread.journeys.secrecy import mark_seen

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

_COMFORTS: Final = frozenset(("Aid", "Food", "Song"))


def _not_yet_wit(game: JourneyGame, use: Use) -> bool:
    return use.test.stat != Stat.WIT or has_room(game, use.hero)


@hero("Bilbo", "Hobbit", stats=(3, 2, 3, 2, 4), limits=(3, 7, 6), suggested=("Burglar", "Dagger", "Cloak"), hands=1)
class Bilbo:
    @must(before=On.INTERACT, condition=own)
    async def be_lucky(game: JourneyGame, use: Use) -> None:
        """Before you interact, look at the top card of your deck; if it shows fate, gain 1 inspiration."""
        card = top(game, use.hero)
        if card is not None:
            mark_seen(game, card, game.seat(use.hero))
            if game.card(card).fate:
                await gain_inspiration(game, use.hero)


@skill("Bilbo", 1, 2, title="The Tookish Part", icons=(1, 0), traits="Innate. Valour.", keywords="Hide.")
class TheTookishPart:
    @may(before=On.TEST, condition=every(own, _not_yet_wit), cost=DISCARD_ME)
    async def grow_bold(game: JourneyGame, use: Use) -> None:
        """Before you test, discard this card: test wit instead and gain 1 inspiration."""
        use.test.stat = Stat.WIT
        await gain_inspiration(game, use.hero)


@skill("Bilbo", 3, title="Well-Nourished", traits="Food.", keywords="Rest 2.")
class WellNourished:
    @must(after=On.PREPARE, condition=itself)
    async def take_comfort(game: JourneyGame, use: Use) -> None:
        """Once you have prepared this card, turn 1 of your face-up fear cards face down."""
        await choose_turn_down(game, use.hero, 1, (CardType.FEAR,))


@skill("Bilbo", 4, title="Simple Desires", traits="Innate.")
class SimpleDesires:
    @may(before=On.TURN, condition=own, cost=DISCARD_ME)
    async def count_blessings(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, discard this card: scout 2, then gain 1 inspiration per Aid, Food or Song card.

        Cards that you have prepared or equipped count, each of them once.
        """
        await scout(game, use.hero, 2)
        cards = (*game.state.prepared[use.hero], *game.state.equipped[use.hero])
        comforts = sum(game.is_face_up(each) and bool(game.card(each).traits & _COMFORTS) for each in cards)
        await gain_inspiration(game, use.hero, comforts)


@skill("Bilbo", 5, title="The Road Goes Ever On", icons=(0, 1), traits="Song.")
class TheRoadGoesEverOn:
    @may(when=On.TURN, condition=own, cost=DISCARD_ME)
    async def walk_on(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: you and each hero nearby may move 1."""
        heroes = all_near(game, use.hero)
        await for_each(game, heroes, lambda each: choose_move(game, each, use.card), about=use.card)
