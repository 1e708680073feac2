"""The titles that heroes gain in their adventures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import TITLE, Boon, Keyword, Modifier
from waybread.journeys.library import skill
from waybread.journeys.rules.abilities import Use, may, must, rule
from waybread.journeys.rules.costs import RETIRE_ME
from waybread.journeys.rules.gains import choose_boon, gain_boon, gain_inspiration, has_room
from waybread.journeys.rules.harm import FEAR, avertable, reduce
from waybread.journeys.rules.hero_attacks import apply_hits, attack, targets
from waybread.journeys.rules.interactions import interact
from waybread.journeys.rules.movement import choose_place, place
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.party_order import gain_inspiration_each
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import (
    another,
    by_keyword,
    choose_hero,
    every,
    fate_to_turn,
    for_purpose,
    itself,
    own,
    own_or_here,
    own_or_near,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.test_record import add_modifier, convert_all_fate, missing_modifiers
from waybread.journeys.rules.trinkets import replenish
from waybread.journeys.rules.zones import retire
from waybread.journeys.state import Lasting
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


def _kin(game: JourneyGame, use: Use, race: str) -> list[int]:
    """The other heroes of a race."""
    return [each for each in game.standing if each != use.hero and race in game.race(each)]


def _apart(game: JourneyGame, use: Use) -> list[int]:
    """The other heroes who are in other spaces."""
    position = game.state.position
    return [each for each in game.standing if position[each] != position[use.hero]]


def _spaces_to_stun(game: JourneyGame) -> list[int]:
    """The spaces with groups that a stun would exhaust."""
    return list(dict.fromkeys(each.space for each in game.state.groups if not each.exhausted))


def _can_attack(game: JourneyGame, use: Use) -> bool:
    return bool(targets(game, use.hero))


def _enemy_near(game: JourneyGame, use: Use) -> bool:
    """The group that is attacked is near the card's hero."""
    return any(each.number == use.test.group for each in game.groups_near(game.state.position[use.hero]))


@skill(TITLE, 1, title="Mist-Walker", icons=(0, 1), traits="Shadow.")
class MistWalker:
    @may(after=On.EXPLORE, cost=RETIRE_ME)
    async def step_out(game: JourneyGame, use: Use) -> None:
        """Once any hero has explored a tile, remove this card: place yourself in any space of that tile."""
        await choose_place(game, use.hero, game.board.spaces_of(use.occurrence.tile), use.card)


@skill(TITLE, 2, title="Stone-Talker", icons=(0, 1))
class StoneTalker:
    @may(when=On.TURN, condition=every(own, lambda game, use: bool(_spaces_to_stun(game))), cost=RETIRE_ME)
    async def speak(game: JourneyGame, use: Use) -> None:
        """On your turn, remove this card: choose a space anywhere and stun every enemy group there."""
        spaces = tuple(_spaces_to_stun(game))
        space = await Decision(game.seat(use.hero), DecisionKind.SPACE, spaces, "jme:59.6f", about=use.card)
        for group in game.groups_at(space):
            await apply_hits(game, use.hero, group, 0, (Modifier.STUN,))


@skill(TITLE, 3, title="Pack-Dweller", icons=(0, 1), keywords="Strike 3.")
class PackDweller:
    @must(after=On.KEYWORD, condition=every(itself, by_keyword(Keyword.STRIKE)))
    async def leave(game: JourneyGame, use: Use) -> None:
        """Once you have struck with this card, remove it."""
        retire(game, use.hero, use.card)


@skill(TITLE, 4, title="Dwarf-Friend", icons=(0, 1))
class DwarfFriend:
    @rule(Rule.RACE)
    def belong(game: JourneyGame, use: Use, hero: int) -> str | None:
        """You count as a Dwarf."""
        return "Dwarf" if hero == use.hero else None

    @may(
        when=On.TURN,
        condition=every(
            own,
            lambda game, use: any(
                not game.has_boon(each, Boon.EMBOLDENED) for each in (use.hero, *_kin(game, use, "Dwarf"))
            ),
        ),
        cost=RETIRE_ME,
    )
    async def stand_together(game: JourneyGame, use: Use) -> None:
        """On your turn, remove this card: you and another Dwarf, wherever they are, become emboldened."""
        gain_boon(game, use.hero, Boon.EMBOLDENED)
        kin = [each for each in _kin(game, use, "Dwarf") if not game.has_boon(each, Boon.EMBOLDENED)]
        chosen = await choose_hero(game, use, kin)
        if chosen is not None:
            gain_boon(game, chosen, Boon.EMBOLDENED)


@skill(TITLE, 5, title="Word-Wielder", icons=(0, 1), traits="Knowledge.")
class WordWielder:
    @may(when=On.TEST, condition=own_or_near, cost=RETIRE_ME)
    async def find_the_word(game: JourneyGame, use: Use) -> None:
        """In a test of yours or of a hero nearby, remove this card: add 1 success, and you scout 1."""
        use.test.success += 1
        await scout(game, use.hero, 1)


@skill(TITLE, 6, title="Clue-Finder", icons=(0, 1))
class ClueFinder:
    @may(when=On.TEST, condition=every(own, for_purpose("interact"), fate_to_turn), cost=RETIRE_ME)
    async def find_the_clue(game: JourneyGame, use: Use) -> None:
        """In a test of an interaction of yours, remove this card: turn all fate into success."""
        convert_all_fate(game, use.test)


@skill(TITLE, 7, title="Stinging Fly", icons=(0, 1), traits="Shadow.")
class StingingFly:
    @may(before=On.TURN, condition=every(own, _can_attack), cost=RETIRE_ME)
    async def sting(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, remove this card: attack; that is no action.

        Until the end of your turn nobody counterattacks you.
        """
        game.state.lasting.append(Lasting(Rule.NO_COUNTERATTACK, 1, "turn", use.hero, use.card))
        await attack(game, use.hero)


@skill(TITLE, 8, title="Wingfoot", icons=(0, 1), keywords="Sprint 3.")
class Wingfoot:
    @must(after=On.KEYWORD, condition=every(itself, by_keyword(Keyword.SPRINT)))
    async def leave(game: JourneyGame, use: Use) -> None:
        """Once you have sprinted with this card, remove it."""
        retire(game, use.hero, use.card)


@skill(TITLE, 9, title="Friend of Bears", icons=(0, 1), traits="Creature.", keywords="Guard 4.")
class FriendOfBears:
    @must(after=On.KEYWORD, condition=every(itself, by_keyword(Keyword.GUARD)))
    async def leave(game: JourneyGame, use: Use) -> None:
        """Once you have guarded with this card, remove it."""
        retire(game, use.hero, use.card)


@skill(TITLE, 10, title="Fire-Giver", icons=(0, 1), traits="Tactic.")
class FireGiver:
    @may(
        when=On.TEST,
        condition=every(own, for_purpose("attack"), lambda game, use: bool(missing_modifiers(use.test))),
        cost=RETIRE_ME,
    )
    async def kindle(game: JourneyGame, use: Use) -> None:
        """In your attack, remove this card: add a modifier of your choice."""
        await add_modifier(game, use.hero, use.test)


@skill(TITLE, 11, title="Gale-Rock", icons=(0, 1))
class GaleRock:
    @may(
        before=On.SUFFER,
        condition=every(own_or_here, lambda game, use: FEAR in avertable(game, use.occurrence.hero, use.harm)),
        cost=RETIRE_ME,
    )
    async def stand_firm(game: JourneyGame, use: Use) -> None:
        """Before you or a hero in your space suffer fear, remove this card: they gain as much inspiration instead."""
        await gain_inspiration(game, use.occurrence.hero, reduce(use.harm, FEAR, use.harm.fear))


@skill(TITLE, 12, title="Stormcrow", icons=(0, 1), traits="Shadow.")
class Stormcrow:
    @may(
        before=On.TURN,
        condition=every(own, lambda game, use: any(each.kind == "threat" for each in game.state.tokens)),
        cost=RETIRE_ME,
    )
    async def bring_ill_news(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, remove this card: place yourself at a threat and interact with it.

        That is no action and provokes nobody.
        """
        threats = tuple(each.number for each in game.state.tokens if each.kind == "threat")
        chosen = await Decision(game.seat(use.hero), DecisionKind.TOKEN, threats, "jme:49.3c", about=use.card)
        token = game.token(chosen)
        if token is not None:
            place(game, use.hero, token.space)
            await interact(game, use.hero, token, provokes=False)


@skill(TITLE, 13, title="Unfallen", icons=(0, 1), keywords="Rest 3.")
class Unfallen:
    @must(after=On.KEYWORD, condition=every(itself, by_keyword(Keyword.REST)))
    async def rise(game: JourneyGame, use: Use) -> None:
        """Once you have rested with this card, remove it; you become determined."""
        retire(game, use.hero, use.card)
        gain_boon(game, use.hero, Boon.DETERMINED)


@skill(TITLE, 14, title="Elf-Friend", icons=(0, 1))
class ElfFriend:
    @rule(Rule.RACE)
    def belong(game: JourneyGame, use: Use, hero: int) -> str | None:
        """You count as an Elf."""
        return "Elf" if hero == use.hero else None

    @may(
        when=On.TURN,
        condition=every(
            own, lambda game, use: any(has_room(game, each) for each in (use.hero, *_kin(game, use, "Elf")))
        ),
        cost=RETIRE_ME,
    )
    async def share_the_light(game: JourneyGame, use: Use) -> None:
        """On your turn, remove this card: you and another Elf, wherever they are, gain 2 inspiration each."""
        chosen = await choose_hero(game, use, [each for each in _kin(game, use, "Elf") if has_room(game, each)])
        heroes = (use.hero,) if chosen is None else (use.hero, chosen)
        await gain_inspiration_each(game, heroes, 2, use.card)


@skill(TITLE, 15, title="Coney-Foot", icons=(0, 1))
class ConeyFoot:
    @may(
        after=On.ENEMY_MOVE,
        condition=lambda game, use: (
            game.nearby(use.occurrence.space, game.state.position[use.hero]) and bool(_apart(game, use))
        ),
        cost=RETIRE_ME,
    )
    async def bolt(game: JourneyGame, use: Use) -> None:
        """Once an enemy group has moved near you, remove this card: place yourself in a space with another hero."""
        spaces = dict.fromkeys(game.state.position[each] for each in _apart(game, use))
        await choose_place(game, use.hero, tuple(spaces), use.card)


@skill(TITLE, 16, title="Skin-Changer", icons=(0, 1), traits="Shadow.", keywords="Hide.")
class SkinChanger:
    @must(after=On.KEYWORD, condition=every(itself, by_keyword(Keyword.HIDE)))
    async def change(game: JourneyGame, use: Use) -> None:
        """Once you have hidden with this card, remove it; you become emboldened."""
        retire(game, use.hero, use.card)
        gain_boon(game, use.hero, Boon.EMBOLDENED)


@skill(TITLE, 17, title="Barrel Rider", icons=(0, 1))
class BarrelRider:
    @may(after=On.INTERACT, condition=every(own, lambda game, use: not use.occurrence.keep), cost=RETIRE_ME)
    async def ride_off(game: JourneyGame, use: Use) -> None:
        """Once a token that you interacted with is gone, remove this card: place yourself in any explored space."""
        unexplored = game.state.unexplored
        spaces = [each for each in game.board.spaces if game.board.tile_of(each) not in unexplored]
        await choose_place(game, use.hero, spaces, use.card)


@skill(TITLE, 18, title="Flame-Bearer", icons=(0, 1), traits="Knowledge. Aid.")
class FlameBearer:
    @may(
        when=On.TEST,
        condition=every(
            another, for_purpose("attack"), _enemy_near, lambda game, use: bool(missing_modifiers(use.test))
        ),
        cost=RETIRE_ME,
    )
    async def light_the_way(game: JourneyGame, use: Use) -> None:
        """When another hero attacks an enemy near you, remove this card: add 2 modifiers of your choice."""
        for _ in range(2):
            await add_modifier(game, use.hero, use.test)


@skill(TITLE, 19, title="Guest of Eagles", icons=(0, 1))
class GuestOfEagles:
    @may(before=On.TURN, condition=every(own, lambda game, use: bool(_apart(game, use))), cost=RETIRE_ME)
    async def fly(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, remove this card: place yourself with another hero, or another hero with you."""
        other = await choose_hero(game, use, _apart(game, use))
        if other is None:
            return
        if await choose_hero(game, use, (use.hero, other)) == other:
            place(game, other, game.state.position[use.hero])
        else:
            place(game, use.hero, game.state.position[other])


@skill(TITLE, 20, title="Luckwearer", icons=(0, 1), traits="Shadow.")
class Luckwearer:
    @may(after=On.DEPLETED, condition=own, cost=RETIRE_ME)
    async def be_lucky(game: JourneyGame, use: Use) -> None:
        """Once you have depleted a trinket, remove this card: gain a boon of your choice, and the token comes back."""
        await choose_boon(game, use.hero)
        replenish(game, use.occurrence.card)


@skill(TITLE, 21, title="Lone Survivor", icons=(0, 1), traits="Valour.")
class LoneSurvivor:
    @may(when=On.TEST, condition=every(own_or_near, for_purpose("last stand")), cost=RETIRE_ME)
    async def survive(game: JourneyGame, use: Use) -> None:
        """In a last stand of yours or of a hero nearby, remove this card: add 2 successes."""
        use.test.success += 2
