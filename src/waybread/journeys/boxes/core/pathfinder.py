"""The skill cards of the pathfinder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.boxes.core.basic import word
from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, Keyword, Modifier, Stat
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may, must, rule
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.gains import gain_boon, gain_inspiration, has_room
from waybread.journeys.rules.hero_attacks import apply_hits, attack, targets
from waybread.journeys.rules.interactions import interact, tokens_for
from waybread.journeys.rules.movement import choose_move, destinations, place
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.prepared_cards import discard_prepared, scout
from waybread.journeys.rules.selectors import (
    another,
    by_keyword,
    choose_effect,
    choose_hero,
    every,
    itself,
    own,
    shows,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.state import NOWHERE
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.state import Token


def elsewhere(game: JourneyGame, use: Use) -> list[int]:
    """The heroes who are on the map in another space."""
    position = game.state.position
    return [each for each in game.standing if position[each] not in (position[use.hero], NOWHERE)]


def another_is_met(game: JourneyGame, use: Use) -> bool:
    """The group is still there and has come to another hero."""
    met = [each for each in game.standing if game.state.position[each] == use.occurrence.space and each != use.hero]
    return bool(met) and game.group(use.occurrence.group) is not None


def searches(game: JourneyGame, hero: int) -> list[Token]:
    """The search tokens that a hero could interact with."""
    return [each for each in tokens_for(game, hero) if each.kind == "search"]


def helped(game: JourneyGame, hero: int) -> tuple[bool, bool, bool]:
    """What a sign on the trail could do for a hero: a move, becoming hidden, a search."""
    return bool(destinations(game, hero)), not game.has_boon(hero, Boon.HIDDEN), bool(searches(game, hero))


@skill("Pathfinder", 1, title="Trailblazer", keywords="Sprint 1.")
class Trailblazer:
    @must(before=On.KEYWORD, condition=every(own, by_keyword(Keyword.SPRINT)))
    async def blaze(game: JourneyGame, use: Use) -> None:
        """Before you sprint with any card, gain 1 inspiration."""
        await gain_inspiration(game, use.hero)


@skill("Pathfinder", 2, 3, title="Paths Unseen", icons=(1, 0), keywords="Sprint 1.")
class PathsUnseen:
    @may(
        after=On.KEYWORD,
        condition=every(itself, by_keyword(Keyword.SPRINT), lambda game, use: bool(elsewhere(game, use))),
    )
    async def show_the_way(game: JourneyGame, use: Use) -> None:
        """After you sprint with this card, you may place another hero from anywhere in your space."""
        hero = await choose_hero(game, use, elsewhere(game, use))
        if hero is not None:
            place(game, hero, game.state.position[use.hero])


word("Pathfinder", "Word of Warning", "Sprint 1.", Stat.AGILITY)


@skill("Pathfinder", 5, title="Baited Trap", experience=3, traits="Aid.")
class BaitedTrap:
    @may(after=On.ENEMY_MOVE, condition=another_is_met, cost=DISCARD_ME)
    async def spring(game: JourneyGame, use: Use) -> None:
        """When an enemy group moves into the space of another hero, discard this card: it takes 3 hits with pierce."""
        group = game.group(use.occurrence.group)
        if group is not None:
            await apply_hits(game, use.hero, group, 3, (Modifier.PIERCE,))


@skill("Pathfinder", 6, title="Trail Sign", experience=3, traits="Aid.")
class TrailSign:
    @may(
        after=On.MOVE,
        condition=every(another, lambda game, use: any(helped(game, use.occurrence.hero))),
        cost=DISCARD_ME,
    )
    async def leave_a_sign(game: JourneyGame, use: Use) -> None:
        """After another hero has moved into a space, discard this card.

        That hero chooses: move 1 more, become hidden, or interact with a search token there.
        """
        hero = use.occurrence.hero
        chosen = await choose_effect(game, hero, use.card, helped(game, hero))
        if chosen == 1:
            await choose_move(game, hero, use.card, optional=False)
        elif chosen == 2:
            gain_boon(game, hero, Boon.HIDDEN)
        else:
            tokens = tuple(each.number for each in searches(game, hero))
            token = game.token(await Decision(game.seat(hero), DecisionKind.TOKEN, tokens, "jme:49.1", about=use.card))
            if token is not None:
                await interact(game, hero, token)


@skill("Pathfinder", 7, 8, title="Ambush", icons=(0, 1), experience=7, traits="Tactic.", keywords="Strike 2.")
class Ambush:
    @may(
        after=On.ENEMY_MOVE,
        condition=lambda game, use: bool(targets(game, use.hero, use.occurrence.group)),
        cost=DISCARD_ME,
    )
    async def spring_up(game: JourneyGame, use: Use) -> None:
        """When an enemy group moves into a space in your range, discard this card: attack it with 1 success more."""
        await attack(game, use.hero, only=use.occurrence.group, success=1)


@skill("Pathfinder", 9, title="A Shortcut", icons=(0, 1), experience=7, keywords="Hide.")
class AShortcut:
    @may(
        after=On.EXPLORE,
        condition=lambda game, use: game.state.position[use.occurrence.hero] != NOWHERE,
        cost=DISCARD_ME,
    )
    async def cut_across(game: JourneyGame, use: Use) -> None:
        """After any hero has explored a tile, discard this card: place yourself in that hero's space and scout 1."""
        place(game, use.hero, game.state.position[use.occurrence.hero])
        await scout(game, use.hero, 1)


@skill("Pathfinder", 10, title="Find a Way", icons=(0, 1), experience=7, keywords="Sprint 1.")
class FindAWay:
    @must(before=On.KEYWORD, condition=every(itself, by_keyword(Keyword.SPRINT)))
    async def find_a_way(game: JourneyGame, use: Use) -> None:
        """Before you sprint with this card, choose one: become determined, gain 1 inspiration, or scout 1."""
        determined = game.has_boon(use.hero, Boon.DETERMINED)
        chosen = await choose_effect(game, use.hero, use.card, (not determined, has_room(game, use.hero), True))
        if chosen == 1:
            gain_boon(game, use.hero, Boon.DETERMINED)
        elif chosen == 2:
            await gain_inspiration(game, use.hero)
        else:
            await scout(game, use.hero, 1)


@skill("Pathfinder", 11, title="Unstoppable", icons=(1, 0), experience=12, keywords="Sprint 2.")
class Unstoppable:
    @may(when=On.TEST, condition=own)
    async def press_on(game: JourneyGame, use: Use) -> None:
        """In your test, you may add 1 success for each prepared card of yours with Sprint; then discard this card."""
        prepared = game.state.prepared[use.hero]
        use.test.success += sum(Keyword.SPRINT in game.keywords(each) for each in prepared)
        await discard_prepared(game, use.hero, use.card)


@skill("Pathfinder", 12, title="Honed Instinct", icons=(1, 0), experience=12, keywords="Strike 2. Hide.")
class HonedInstinct:
    @may(
        after=On.KEYWORD,
        condition=every(own, by_keyword(Keyword.SPRINT), lambda game, use: bool(destinations(game, use.hero))),
    )
    async def run_on(game: JourneyGame, use: Use) -> None:
        """After you sprint with any card, you may move 1 more."""
        await choose_move(game, use.hero, use.card, optional=False)

    @rule(Rule.KEYWORDS)
    def be_ready_for_anything(game: JourneyGame, use: Use, card: int) -> dict[Keyword, int]:
        """Your prepared cards with Sprint also have Strike 2 and Hide."""
        return {Keyword.STRIKE: 2, Keyword.HIDE: 0} if shows(game, use, card, Keyword.SPRINT) else {}
