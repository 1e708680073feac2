"""The skill cards of the musician."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.boxes.core.basic import word
from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, CardType, Modifier, Stat
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may, must, rule
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.enemies.enemy_kinds import prohibited
from waybread.journeys.rules.gains import choose_boon, gain_boon, gain_inspiration, has_room
from waybread.journeys.rules.harm_cards import (
    choices,
    choose_turn_down,
    face_up_choices,
    heal,
)
from waybread.journeys.rules.hero_attacks import apply_hits
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.party_order import gain_inspiration_each
from waybread.journeys.rules.prepared_cards import discard_prepared, prepare_from_discard, scout
from waybread.journeys.rules.selectors import (
    all_near,
    choose_group,
    choose_hero,
    choose_heroes,
    enemies_here,
    every,
    near,
    own,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.rules.abilities import Condition
    from waybread.journeys.state import Group

DAMAGE, FEAR = (CardType.DAMAGE,), (CardType.FEAR,)
BRAVE = (Boon.EMBOLDENED, Boon.DETERMINED)


def is_song(game: JourneyGame, card: int) -> bool:
    """Is a card a song?"""
    return "Song" in game.card(card).traits


def songs_discarded(game: JourneyGame, use: Use) -> tuple[int, ...]:
    """The songs on the own discard pile."""
    return tuple(each for each in game.state.discards[use.hero] if is_song(game, each))


def near_with_room(game: JourneyGame, use: Use) -> list[int]:
    """The heroes nearby who could gain inspiration."""
    return [each for each in game.near(use.hero) if has_room(game, each)]


def worth_mocking(game: JourneyGame, use: Use) -> list[Group]:
    """The groups in the space on which stun has an effect."""
    return [each for each in enemies_here(game, use.hero) if Modifier.STUN not in prohibited(each.bonuses)]


def somebody_has(types: tuple[CardType, ...]) -> Condition:
    """The card's own hero or one nearby has face-down cards of these types."""
    return lambda game, use: any(choices(game, each, types, down_only=True) for each in all_near(game, use.hero))


@skill("Musician", 1, title="Endless Melody")
class EndlessMelody:
    @may(after=On.TURN, condition=every(own, lambda game, use: bool(songs_discarded(game, use))), cost=DISCARD_ME)
    async def begin_anew(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, discard this card: prepare a Song from your discard pile and gain 1 inspiration."""
        songs = songs_discarded(game, use)
        card = await Decision(game.seat(use.hero), DecisionKind.PREPARE, songs, "jme:69.1", about=use.card)
        await prepare_from_discard(game, use.hero, card)
        await gain_inspiration(game, use.hero)


@skill("Musician", 2, 3, title="Travelling Song", icons=(1, 0), traits="Song.")
class TravellingSong:
    @may(
        after=On.MOVE,
        condition=every(own, lambda game, use: has_room(game, use.hero) or bool(near_with_room(game, use))),
        cost=DISCARD_ME,
    )
    async def sing_on_the_way(game: JourneyGame, use: Use) -> None:
        """When you move into a space, discard this card: you and up to 2 heroes nearby gain 1 inspiration each."""
        others = await choose_heroes(game, use, near_with_room(game, use), 2)
        await gain_inspiration_each(game, (use.hero, *others), about=use.card)


word("Musician", "Word of Peace", "Rest 2.", Stat.WISDOM)


@skill("Musician", 5, title="Song of Mocking", experience=3, traits="Song.", keywords="Guard 1.")
class SongOfMocking:
    @may(when=On.TURN, condition=every(own, lambda game, use: bool(worth_mocking(game, use))), cost=DISCARD_ME)
    async def mock(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: stun an enemy group in your space, and a hero nearby gains 1 inspiration."""
        group = await choose_group(game, use, worth_mocking(game, use))
        if group is None:
            return
        await apply_hits(game, use.hero, group, 0, (Modifier.STUN,))
        hero = await choose_hero(game, use, near_with_room(game, use))
        if hero is not None:
            await gain_inspiration(game, hero)


@skill("Musician", 6, title="A Bit of Nonsense", experience=3, traits="Song.", keywords="Hide.")
class ABitOfNonsense:
    @may(when=On.TURN, condition=every(own, somebody_has(FEAR)), cost=DISCARD_ME)
    async def talk_nonsense(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: you and heroes nearby discard up to 3 face-down fear, in any split."""
        await heal(game, use.hero, 3, FEAR, among=all_near(game, use.hero), down_only=True, optional=True)


@skill("Musician", 7, title="Endless Wonder", icons=(0, 1), experience=7, keywords="Rest 2.")
class EndlessWonder:
    @must(after=On.PREPARE, condition=every(own, lambda game, use: is_song(game, use.occurrence.card)))
    async def marvel(game: JourneyGame, use: Use) -> None:
        """Once you have prepared a Song, gain 1 inspiration."""
        await gain_inspiration(game, use.hero)

    @may(
        when=On.INSPIRATION,
        condition=every(own, lambda game, use: not use.occurrence.cancelled and bool(near_with_room(game, use))),
    )
    async def pass_on(game: JourneyGame, use: Use) -> None:
        """Each inspiration that you would gain may go to a hero nearby instead."""
        hero = await choose_hero(game, use, near_with_room(game, use))
        if hero is not None:
            use.occurrence.cancelled = True
            await gain_inspiration(game, hero)


@skill("Musician", 8, title="Durin's Song", icons=(0, 1), experience=7, traits="Song.", keywords="Guard 2.")
class DurinsSong:
    @may(
        when=On.TURN,
        condition=every(
            own,
            lambda game, use: (
                not game.has_boon(use.hero, Boon.DETERMINED)
                or any(face_up_choices(game, each, FEAR) for each in all_near(game, use.hero))
            ),
        ),
        cost=DISCARD_ME,
    )
    async def chant(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: you and heroes nearby turn up to 4 fear face down, in any split.

        Then you become determined.
        """
        await choose_turn_down(game, use.hero, 4, FEAR, among=all_near(game, use.hero), optional=True)
        gain_boon(game, use.hero, Boon.DETERMINED)


@skill("Musician", 9, title="Lay of Nimrodel", icons=(0, 1), experience=7, traits="Song.")
class LayOfNimrodel:
    @may(when=On.TURN, condition=every(own, somebody_has(DAMAGE)), cost=DISCARD_ME)
    async def sing_of_water(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: you and heroes nearby discard up to 4 face-down damage, in any split."""
        await heal(game, use.hero, 4, DAMAGE, among=all_near(game, use.hero), down_only=True, optional=True)


@skill("Musician", 10, title="Burst Into Song", icons=(0, 1), experience=7, traits="Song. Aid.")
class BurstIntoSong:
    @may(
        after=On.SUFFER,
        condition=every(near, lambda game, use: use.harm.took_damage > 0),
        cost=DISCARD_ME,
    )  # that hero has just lost the Emboldened boon, if any, so there is always something to gain
    async def burst_out(game: JourneyGame, use: Use) -> None:
        """After a hero nearby has suffered damage, discard this card.

        You and that hero become emboldened or determined, as each chooses.
        """
        for hero in (use.hero, use.occurrence.hero):
            await choose_boon(game, hero, BRAVE)


@skill("Musician", 11, title="Crescendo of Dawn", icons=(1, 0), experience=12, traits="Song.")
class CrescendoOfDawn:
    @rule(Rule.IGNORES_DARKNESS)
    def bring_light(game: JourneyGame, use: Use, hero: int) -> bool:
        """You and heroes nearby ignore darkness."""
        return hero in all_near(game, use.hero)

    @rule(Rule.ATTACK_HAS)
    def dazzle(game: JourneyGame, use: Use, hero: int) -> Modifier | None:
        """All attacks of yours and of heroes nearby have smite."""
        return Modifier.SMITE if hero in all_near(game, use.hero) else None

    @must(after=On.SHADOW)
    async def fade(game: JourneyGame, use: Use) -> None:
        """At the end of the shadow phase, discard this card and gain 1 inspiration."""
        await discard_prepared(game, use.hero, use.card)
        await gain_inspiration(game, use.hero)


@skill("Musician", 12, title="Tale of Tinuviel", icons=(1, 0), experience=12, traits="Song.")
class TaleOfTinuviel:
    @may(when=On.TURN, condition=own, cost=DISCARD_ME)
    async def tell_the_tale(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: you and up to 2 heroes nearby discard 1 damage or fear each.

        Then scout 3.
        """
        hurt = [each for each in game.near(use.hero) if choices(game, each)]
        for hero in (use.hero, *await choose_heroes(game, use, hurt, 2)):
            await heal(game, hero)
        await scout(game, use.hero, 3)
