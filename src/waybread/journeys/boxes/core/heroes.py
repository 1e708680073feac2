"""The heroes, and the skill cards that are theirs alone; some of these two heroes have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cards import act_option
from waybread.journeys.decisions import Act, DecisionKind, read_act
from waybread.journeys.facts import Boon, CardType, Keyword, Modifier, Stat
from waybread.journeys.library import body, hero, skill
from waybread.journeys.rules.abilities import Per, Use, may, must, rule
from waybread.journeys.rules.costs import DISCARD_ME, Inspiration
from waybread.journeys.rules.gains import gain_boon, gain_inspiration, has_room
from waybread.journeys.rules.harm_cards import choices, choose_turn_down, heal
from waybread.journeys.rules.hero_attacks import apply_hits, attack, targets
from waybread.journeys.rules.movement import choose_move, destinations
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.party_order import for_each
from waybread.journeys.rules.prepared_cards import scout
from waybread.journeys.rules.selectors import (
    all_here,
    all_near,
    by_keyword,
    choose_hero,
    enemies_here,
    every,
    fate_to_turn,
    for_purpose,
    itself,
    near,
    own,
    own_or_near,
    testing,
    token_of,
    with_token,
)
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.test_record import convert_all_fate, convert_fate, fate_left, return_to_top
from waybread.journeys.rules.zones import top, top_to_bottom
from waybread.journeys.secrecy import mark_seen
from waybread.journeys.steps import turn
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame


@hero("Aragorn", "Human", stats=(2, 3, 2, 4, 3), limits=(5, 5, 4),
      suggested=("Captain", "Sword", "Banner", "Travel Garb"))  # fmt: skip
class Aragorn:
    @must(when=On.SCOUT, condition=every(own_or_near, lambda game, use: use.occurrence.reason == "rally"))
    async def lead(game: JourneyGame, use: Use) -> None:
        """In the rally phase you and each hero nearby scout 1 card more."""
        use.occurrence.amount += 1


@skill("Aragorn", 1, title="Wanderer", icons=(0, 1))
class Wanderer:
    @may(after=On.EXPLORE, condition=own)
    async def read_the_land(game: JourneyGame, use: Use) -> None:
        """Once you have explored a tile, you or a hero nearby may scout 1."""
        chosen = await choose_hero(game, use, all_near(game, use.hero))
        if chosen is not None:
            await scout(game, chosen, 1)


skill("Aragorn", 2, 3, title="Strider", icons=(1, 0), traits="Tactic.", keywords="Strike 3. Guard 2.")(body())


@skill("Aragorn", 4, title="Thorongil", traits="Knowledge.", keywords="Sprint 1.")
class Thorongil:
    @may(before=On.TEST, condition=every(own, lambda game, use: use.test.stat != Stat.WISDOM), cost=DISCARD_ME)
    async def draw_on_the_past(game: JourneyGame, use: Use) -> None:
        """Before you test, discard this card: test wisdom instead."""
        use.test.stat = Stat.WISDOM


def _could_hide(game: JourneyGame, use: Use) -> bool:
    unseen = any(not game.has_boon(each, Boon.HIDDEN) for each in all_here(game, use.hero))
    return unseen and not enemies_here(game, use.hero)


@hero("Beravor", "Human", stats=(3, 3, 3, 3, 2), limits=(5, 5, 4), suggested=("Pathfinder", "Staff", "Travel Garb"))
class Beravor:
    @may(
        after=On.KEYWORD,
        condition=every(own, by_keyword(Keyword.SPRINT, Keyword.HIDE, Keyword.STRIKE)),
        limit=1,
    )
    async def look_ahead(game: JourneyGame, use: Use) -> None:
        """Once per round, when you have sprinted, hidden or struck, you may scout 1."""
        await scout(game, use.hero, 1)


@skill("Beravor", 1, title="Into Hiding", keywords="Guard 2.")
class IntoHiding:
    @may(when=On.TURN, condition=every(own, _could_hide), cost=DISCARD_ME)
    async def take_cover(game: JourneyGame, use: Use) -> None:
        """On your turn, with no enemy in your space, discard this card: you and all heroes with you become hidden."""
        for each in all_here(game, use.hero):
            gain_boon(game, each, Boon.HIDDEN)


@skill("Beravor", 2, 3, title="Ways of Old", icons=(1, 0), traits="Tactic. Knowledge.", keywords="Sprint 1.")
class WaysOfOld:
    @may(when=On.TEST, condition=own, cost=DISCARD_ME)
    async def use_old_lore(game: JourneyGame, use: Use) -> None:
        """In your test, discard this card: turn 1 fate into a success and scout 1."""
        convert_fate(game, use.test, 1, 1)
        await scout(game, use.hero, 1)


@skill("Beravor", 4, title="Fateless", traits="Innate.")
class Fateless:
    @may(when=On.TEST, condition=every(own, fate_to_turn), cost=DISCARD_ME)
    async def defy_fate(game: JourneyGame, use: Use) -> None:
        """In your test, discard this card: turn all fate into success."""
        convert_all_fate(game, use.test)


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


@hero("Gimli", "Dwarf", stats=(2, 4, 4, 2, 2), limits=(6, 4, 3), suggested=("Guardian", "Battle Axe", "Ring Mail"))
class Gimli:
    @may(after=On.TEST, condition=every(own, for_purpose("attack"), lambda game, use: bool(use.test.revealed)))
    async def keep_count(game: JourneyGame, use: Use) -> None:
        """Once you have attacked, you may put a card revealed in that test on top of your deck."""
        revealed = tuple(use.test.revealed)
        card = await Decision(game.seat(use.hero), DecisionKind.KEEP, revealed, "jme:100.5", about=use.card)
        await return_to_top(game, use.test, card)


@skill("Gimli", 1, title="Poet's Heart", keywords="Rest 2.")
class PoetsHeart:
    @must(before=On.INTERACT, condition=every(own, token_of("person")))
    async def speak_fair(game: JourneyGame, use: Use) -> None:
        """Before you interact with a person, gain 1 inspiration."""
        await gain_inspiration(game, use.hero)


@skill("Gimli", 2, 3, title="Restless Axe", icons=(1, 0), traits="Tactic.", keywords="Strike 2.")
class RestlessAxe:
    @may(before=On.TURN, condition=every(own, lambda game, use: bool(targets(game, use.hero))), cost=DISCARD_ME)
    async def strike_first(game: JourneyGame, use: Use) -> None:
        """At the start of your turn, discard this card: attack with 2 more hits; that is no action."""
        await attack(game, use.hero, hits=2)


@skill("Gimli", 4, title="Kinship", traits="Aid.")
class Kinship:
    @may(before=On.TEST, condition=near, cost=DISCARD_ME)
    async def stand_by(game: JourneyGame, use: Use) -> None:
        """Before a hero nearby tests, discard this card: they reveal 2 cards more; for a Dwarf, you scout 1 as well."""
        use.test.more += 2
        if "Dwarf" in game.race(use.occurrence.hero):
            await scout(game, use.hero, 1)


@skill("Gimli", 5, title="Fury", icons=(0, 1))
class Fury:
    @may(when=On.TEST, condition=every(own, for_purpose("attack"), lambda game, use: fate_left(game, use.test) > 0))
    async def rage(game: JourneyGame, use: Use) -> None:
        """In your attack you may spend any number of fate: add 1 hit for each."""
        options = tuple(range(1, fate_left(game, use.test) + 1))
        spent = await Decision(game.seat(use.hero), DecisionKind.AMOUNT, options, "jme:38.2", about=use.card)
        use.test.used_fate += spent
        use.test.hits += spent


@hero("Legolas", "Elf", stats=(4, 2, 2, 3, 3), limits=(4, 6, 5), suggested=("Hunter", "Great Bow", "Cloak"))
class Legolas:
    @may(
        when=On.TURN,
        condition=every(own, lambda game, use: bool(destinations(game, use.hero))),
        cost=Inspiration(),
        limit=1,
    )
    async def run_lightly(game: JourneyGame, use: Use) -> None:
        """Once per round, on your turn, spend 1 inspiration: move 1 without provoking anybody."""
        await choose_move(game, use.hero, use.card, provokes=False, optional=False)


@skill("Legolas", 1, title="Keen Eyes", icons=(0, 1), traits="Innate.", keywords="Strike 2.")
class KeenEyes:
    @rule(Rule.RANGE)
    def see_far(game: JourneyGame, use: Use, hero: int) -> int:
        """Your ranged attacks reach 1 space farther."""
        return 1 if hero == use.hero else 0


@skill("Legolas", 2, 3, title="Light-Footed", icons=(1, 0), keywords="Sprint 1.")
class LightFooted:
    @may(before=On.TEST, condition=every(own, with_token("search", "threat")), cost=DISCARD_ME)
    async def tread_lightly(game: JourneyGame, use: Use) -> None:
        """Before you test for a search or threat, discard this card: test agility instead and scout 1."""
        use.test.stat = Stat.AGILITY
        await scout(game, use.hero, 1)


@skill("Legolas", 4, title="Tireless")
class Tireless:
    @may(
        after=On.TURN,
        condition=every(own, lambda game, use: bool(turn.other_actions(game, use.hero))),
        cost=DISCARD_ME,
    )
    async def go_on(game: JourneyGame, use: Use) -> None:
        """At the end of your turn, discard this card: 1 action more, of a kind not yet performed this turn."""
        await turn.act_otherwise(game, use.hero, use.card)


@skill("Aragorn", 5, title="Gift of Men", icons=(0, 2), traits="Innate. Valour.")
@skill("Beravor", 5, title="Gift of Men", icons=(0, 2), traits="Innate. Valour.")
class GiftOfMen:
    @may(
        when=On.TURN,
        condition=every(own, lambda game, use: bool(choices(game, use.hero, (CardType.FEAR,)))),
        cost=DISCARD_ME,
    )
    async def let_go(game: JourneyGame, use: Use) -> None:
        """On your turn, discard this card: discard 1 of your fear cards."""
        await heal(game, use.hero, 1, (CardType.FEAR,))


skill("Elena", 3, title="Immortality", traits="Innate.", keywords="Rest 2. Strike 2.")(body())
skill("Legolas", 5, title="Immortality", traits="Innate.", keywords="Rest 2. Strike 2.")(body())
