"""Texts about attacks: after this attack, cancelled, undefended, barred, together in the staging area, with a bonus."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, forced, response, rule, shadow
from waybread.cardgame.abilities.lasting_effects import after_this_attack, delayed
from waybread.cardgame.abilities.modifiers import has_trait, keyword, stat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import attacker, defenders, undefended
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attacks import (
    characters_attack,
    enemy_attacks,
    remove_from_combat,
    treat_as_undefended,
)
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.shadow_cards import discard_shadow, shadowed
from waybread.cardgame.facts import Keyword, Sphere, Stat
from waybread.cardgame.library import event, objective, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame
    from waybread.cardgame.state import Delayed

SPIDER, BATS, KING = "Forest Spider", "Black Forest Bats", "King Spider"
RETREAT, KILL, VOID, BEFALL = "Test Attack Retreat", "Test Attack Kill", "Test Attack Void", "Test Attack Befall"
PARRY, DAWN, BOW, BAIT, LULL = (f"Test Attack {each}" for each in ("Parry", "Dawn", "Bow", "Bait", "Lull"))
TREE, FOG, AMBUSH, RALLY = (f"Test Attack {each}" for each in ("Tree", "Fog", "Ambush", "Rally"))
NEUTRAL = Sphere.NEUTRAL


@delayed("test: the attacker goes back")
async def _go_back(game: CardGame, effect: Delayed) -> None:
    """It returns to the staging area."""
    note(game, f"{game.title(effect.card)} goes back")
    await return_to_staging(game, effect.card, effect.source)


@treachery(RETREAT)
class Retreat:
    @shadow
    async def retreat(game: CardGame, use: Use) -> None:
        """After this attack, the attacker returns to the staging area."""
        after_this_attack(game, "test: the attacker goes back", use.card, attacker(game))


@treachery(KILL)
class Kill:
    @shadow
    async def kill(game: CardGame, use: Use) -> None:
        """The same; and the attacker takes 9 damage."""
        after_this_attack(game, "test: the attacker goes back", use.card, attacker(game))
        await deal_damage(game, attacker(game), 9, use.card)


@treachery(VOID)
class Void:
    @shadow
    async def confuse(game: CardGame, use: Use) -> None:
        """This attack counts as undefended."""
        treat_as_undefended(game, use.card)


@treachery(BEFALL)
class Befall:
    @shadow
    async def befall(game: CardGame, use: Use) -> None:
        """After this attack, the attacker returns; but first another enemy attacks."""
        after_this_attack(game, "test: the attacker goes back", use.card, attacker(game))
        await enemy_attacks(game, game.staged(game.type_of(attacker(game)))[0], use.player)


@event(PARRY, NEUTRAL, cost=0)
class Parry:
    @response(when=On.ENEMY_ATTACKS, cancels=True)
    async def parry(game: CardGame, use: Use) -> None:
        """Cancel the attack."""
        use.occurrence.cancelled = True


@event(LULL, NEUTRAL, cost=0)
class Lull:
    @response(after=On.ENEMY_ATTACKS)
    async def lull(game: CardGame, use: Use) -> None:
        """The attack counts as undefended."""
        treat_as_undefended(game, use.card)


@event(DAWN, NEUTRAL, cost=0)
class Dawn:
    @action(target=lambda game, use: shadowed(game, game.enemies()))
    async def dawn(game: CardGame, use: Use, enemy: int) -> None:
        """Discard a shadow card of an enemy."""
        discard_shadow(game, enemy, use.card)


@event(BOW, NEUTRAL, cost=0)
class Bow:
    @action(target=lambda game, use: game.characters(use.player))
    async def shoot(game: CardGame, use: Use, character: int) -> None:
        """A character attacks the first enemy with +2 attack."""
        await characters_attack(game, character, game.enemies()[0], bonus=2, source=use.card)
        note(game, f"attack {stat(game, character, Stat.ATTACK)} afterwards")


@event(BAIT, NEUTRAL, cost=0)
class Bait:
    @action(target=lambda game, use: defenders(game))
    async def pull(game: CardGame, use: Use, character: int) -> None:
        """Take a defender out of the attack."""
        remove_from_combat(game, character, use.card)


@objective(TREE)
class Tree:
    @rule(Rule.CANNOT_ATTACK_ENEMY)
    def shelter(game: CardGame, use: Use, character: int, enemy: int) -> bool:
        """Only ranged characters attack or defend against Forest Spiders."""
        return game.title(enemy) == SPIDER and not keyword(game, character, Keyword.RANGED)

    @rule(Rule.CANNOT_DEFEND_AGAINST)
    def daunt(game: CardGame, use: Use, character: int, enemy: int) -> bool:
        """The same of defending."""
        return game.title(enemy) == SPIDER and not keyword(game, character, Keyword.RANGED)


@objective(FOG)
class Fog:
    @rule(Rule.DOES_NOT_COUNT_ATTACK)
    def blur(game: CardGame, use: Use, character: int, enemy: int) -> bool:
        """The attack of Dwarves does not count."""
        return has_trait(game, character, "Dwarf")


@objective(AMBUSH)
class Ambush:
    @rule(Rule.ATTACKS_STAGING)
    def open(game: CardGame, use: Use, character: int, enemy: int) -> bool:
        """Dwarves and ranged characters may attack staged enemies."""
        return has_trait(game, character, "Dwarf") or bool(keyword(game, character, Keyword.RANGED))


@objective(RALLY)
class Rally:
    @forced(after=On.CHARACTERS_ATTACK)
    async def rally(game: CardGame, use: Use) -> None:
        """After this attack, note it."""
        after_this_attack(game, "test: the attacker goes back", use.card, use.occurrence.card)


def attacked(
    *shadows: str, hand: tuple[str, ...] = (), heroes: tuple[str, ...] = ("Aragorn",), **more: object
) -> Table:
    seat = Seat(heroes=heroes, engaged=[SPIDER], hand=hand)
    return lay(seat, shadows={SPIDER: shadows} if shadows else {}, at="6.3", **more)  # type: ignore[arg-type]


@pytest.mark.rule("lcg:after-attack.1")
def test_what_is_put_off_until_after_the_attack_comes_after_its_damage() -> None:
    table = attacked(RETREAT).pass_until("defend").done().pass_to("6.4.2")
    assert (table.engaged(), noted(table)) == ([SPIDER], [])
    table.pass_to("6.4.3")
    assert (table.engaged(), table.damage("Aragorn"), noted(table)) == ([], 2, [f"{SPIDER} goes back"])


@pytest.mark.rule("lcg:after-attack.1")
def test_it_never_comes_if_the_attack_ends_before_it_is_resolved() -> None:
    table = attacked(KILL).pass_until("defend").done().pass_until("action").pass_to("7.4")
    assert (noted(table), table.state.delayed) == ([], ())


@pytest.mark.rule("lcg:after-attack.1")
def test_it_does_not_come_after_an_attack_inside_this_one() -> None:
    table = attacked(BEFALL, heroes=("Aragorn", "Gimli"), staging=[KING]).pass_until("defend").done()
    while len(table.state.attacks) < 2:
        table.done()
    while len(table.state.attacks) == 2:
        table.choose("Gimli") if table.asked == "take damage" else table.done()
    assert noted(table) == []
    while table.state.attacks:
        table.choose("Gimli") if table.asked == "take damage" else table.done()
    assert noted(table) == [f"{SPIDER} goes back"]


@pytest.mark.rule("lcg:after-attack.1")
def test_it_comes_after_a_player_attack_too() -> None:
    table = lay(Seat(engaged=[KING]), staging=[RALLY], at="6.7").choose(KING).pass_to("6.8.2")
    assert noted(table) == []
    table.pass_to("7.4")
    assert noted(table) == [f"{KING} goes back"]


@pytest.mark.rule("lcg:attack-cancelled.1")
def test_a_cancelled_attack_is_over_and_its_shadow_card_stays_unresolved() -> None:
    table = attacked(RETREAT, hand=(PARRY,)).pass_until("response").choose(PARRY)
    assert (table.asked, table.state.attacks) == ("attack", [])
    assert table.zone(RETREAT) is Zone.SHADOW
    assert (table.damage("Aragorn"), table.state.attacked) == (0, [table.id(SPIDER)])


def test_an_attack_that_counts_as_undefended_hurts_a_hero_although_somebody_defended() -> None:
    table = attacked(VOID, heroes=("Aragorn", "Gimli")).pass_until("defend").choose("Gimli")
    table.pass_until("take damage")
    assert table.options == ["Aragorn", "Gimli"]
    assert not table.ready("Gimli")


def test_nobody_defends_against_an_attack_that_counts_as_undefended_already() -> None:
    table = attacked(hand=(LULL,)).pass_until("response").choose(LULL)
    asked = []
    while table.state.attacks:
        asked.append(table.asked)
        table.done()
    assert "defend" not in asked
    assert table.damage("Aragorn") == 2


def test_a_defender_taken_out_of_the_attack_stays_exhausted() -> None:
    table = attacked(heroes=("Aragorn", "Gimli"), hand=(BAIT,)).pass_until("defend").choose("Gimli").choose(BAIT)
    assert defenders(table.game) == []
    assert not table.ready("Gimli")


@pytest.mark.rule("lcg:step.6.4.3-5")
def test_an_attack_whose_defender_is_taken_out_of_it_is_undefended() -> None:
    table = attacked(heroes=("Aragorn", "Gimli"), hand=(BAIT,)).pass_until("defend").choose("Gimli")
    assert (defenders(table.game), undefended(table.game)) == ([table.id("Gimli")], False)
    table.choose(BAIT)
    assert undefended(table.game)
    table.pass_until("take damage")
    assert table.options == ["Aragorn", "Gimli"]


def test_a_shadow_card_is_discarded_without_effect() -> None:
    table = attacked(VOID, hand=(DAWN,)).pass_until("action")
    table.choose(DAWN)
    assert (table.zone(VOID), table.state.shadows, table.state.facedown) == (Zone.ENCOUNTER_DISCARD, {}, {})


@pytest.mark.rule("lcg:cannot.1")
def test_who_may_fight_an_enemy_can_depend_on_both() -> None:
    seat = Seat(heroes=["Aragorn", "Legolas"], engaged=[SPIDER, BATS])
    table = lay(seat, staging=[TREE], at="6.3").pass_until("attacking enemy").choose(SPIDER).pass_until("defend")
    assert table.options == ["Legolas"]
    table = lay(seat, staging=[TREE], at="6.7").choose(SPIDER)
    assert table.state.attacks[-1].attackers == [table.id("Legolas")]
    assert lay(seat, staging=[TREE], at="6.7").choose(BATS).options == ["Aragorn", "Legolas"]


def test_an_attack_may_not_count() -> None:
    seat = Seat(heroes=["Aragorn", "Gimli"], engaged=[KING])
    table = lay(seat, staging=[FOG], at="6.7").choose(KING).choose("Aragorn", "Gimli").pass_to("6.8.3")
    assert table.damage(KING) == 3 - 1


def test_several_that_may_attack_in_the_staging_area_do_so_together_and_like_ones_join() -> None:
    seats = (
        Seat(heroes=["Aragorn", "Gimli", "Thalin"]), Seat(heroes=["Legolas", "Éowyn"]),
        Seat(heroes=["Glóin", "Beravor"]),
    )  # fmt: skip
    table = lay(*seats, staging=[AMBUSH, KING], at="6.7").choose(KING)
    assert table.options == ["Gimli", "Thalin"]
    table.choose("Gimli", "Thalin").pass_until("join attack")
    assert (table.player, table.options) == (1, ["Legolas"])
    table.choose("Legolas").pass_to("6.8.2")
    assert table.state.attacks[-1].attackers == [table.id(each) for each in ("Gimli", "Thalin", "Legolas")]


def test_an_added_attack_may_have_a_bonus_for_this_attack_only() -> None:
    table = lay(Seat(hand=[BOW], engaged=["Hill Troll"]), at="2.2").choose(BOW)
    assert table.damage("Hill Troll") == 3 + 2 - 3
    assert noted(table) == ["attack 3 afterwards"]
