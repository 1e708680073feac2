"""Edges of combat: strength 0, attacks on one hero, enemies that cannot attack, whose turn it is."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, forced, rule, shadow
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attacks import enemy_attacks
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.shadow_cards import deal_shadow
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import enemy, event, objective
from waybread.cardgame.state import Attack

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
PEACE = "Test Edges Peace"
TAUNT = "Test Edges Taunt"
MEEK = "Test Edges Meek Enemy"
LURKER = "Test Edges Lurker"
BRUTE = "Test Edges Brute"
DEALER = "Test Edges Dealer"
MIRAGE = "Test Edges Mirage"
TRAP = "Test Edges Trap"


@objective(PEACE)
class Peace:
    @rule(Rule.CANNOT_ATTACK)
    def hold(game: CardGame, use: Use, attacker: int, player: int) -> bool:
        """Enemies cannot attack."""
        return attacker in game.enemies()


@objective(MIRAGE)
class Mirage:
    @forced(after=On.CHARACTERS_ATTACK)
    async def fade(game: CardGame, use: Use) -> None:
        """An enemy that is attacked is discarded."""
        await discard(game, use.occurrence.card, use.card)


@objective(DEALER)
class Dealer:
    @forced(after=On.SHADOW_DEALT)
    async def tell(game: CardGame, use: Use) -> None:
        """Note whom the enemy with the new shadow card attacks."""
        note(game, f"dealt against {use.occurrence.player}")


@objective(TRAP)
class Trap:
    @forced(after=On.SHADOW_DEALT)
    async def close(game: CardGame, use: Use) -> None:
        """An enemy that is dealt a shadow card is discarded."""
        await discard(game, use.occurrence.source, use.card)


@event(TAUNT, NEUTRAL, cost=0)
class Taunt:
    @action(target=lambda game, use: game.characters())
    async def taunt(game: CardGame, use: Use, character: int) -> None:
        """The first enemy in play attacks a character."""
        await enemy_attacks(game, game.enemies()[0], use.player, victim=character)


@enemy(MEEK, engagement_cost=30, threat=1, attack=0, defense=3, hit_points=3)
class Meek:
    pass


@enemy(BRUTE, engagement_cost=10, threat=1, attack=7, defense=0, hit_points=4)
class Brute:
    @rule(Rule.EXCESS_DAMAGE_RAISES_THREAT)
    def crush(game: CardGame, use: Use, attacker: int) -> bool:
        """Damage beyond what destroys a character raises the defending player's threat."""
        return attacker == use.card


@enemy(LURKER, engagement_cost=10, threat=1, attack=3, defense=0, hit_points=4)
class Lurker:
    @shadow
    async def leap(game: CardGame, use: Use) -> None:
        """This card attacks the defending player as an enemy."""
        await enemy_attacks(game, use.card, use.player, outside=True)


def fight(*seats: Seat, **more: object) -> Table:
    """A table in the combat phase, up to the first defence."""
    table = lay(*seats, at="6.3", encounter_deck=["Forest Gate"] * 5, **more)  # type: ignore[arg-type]
    return table.pass_until("defend")


# Damage


@pytest.mark.rule("lcg:step.6.4.3-4")
def test_an_undefended_attack_without_strength_asks_nobody_who_takes_the_damage() -> None:
    table = fight(Seat(heroes=["Aragorn", "Éowyn"], engaged=[MEEK]))
    table.done()
    while table.step != "6.8a":
        assert table.asked == "action"
        table.done()
    assert table.state.damage == {}


@pytest.mark.rule("lcg:step.6.4.3-4")
def test_a_lone_hero_takes_the_damage_of_an_undefended_attack_and_nobody_is_asked() -> None:
    table = fight(Seat(heroes=["Aragorn"], engaged=["King Spider"]))
    table.done().pass_to("6.4.3")
    assert table.damage("Aragorn") == 3


@pytest.mark.parametrize(("hurt", "threat"), [(0, 20), (3, 23)])
def test_damage_beyond_the_last_hit_point_counts_where_a_card_says_so(hurt: int, threat: int) -> None:
    table = fight(Seat(heroes=["Aragorn", "Éowyn"], engaged=[BRUTE]), damage={"Aragorn": hurt})
    table.choose("Aragorn")  # 7 strength against 2 defence, 5 hit points
    while table.window.startswith("6.4"):
        table.done()
    assert table.zone("Aragorn") == Zone.DISCARD
    assert table.threat() == threat


@pytest.mark.rule("lcg:step.6.8.3")
def test_an_attack_that_is_no_stronger_than_the_defence_does_no_damage() -> None:
    table = lay(Seat(heroes=["Aragorn"], engaged=[MEEK]), staging=[ear(On.DAMAGE_DEALT)], at="6.7")
    table.choose(MEEK).pass_to("6.8.3")
    while table.window.startswith("6.8"):
        table.done()
    assert noted(table) == []
    assert table.damage(MEEK) == 0


# Attacks that cards add


@pytest.mark.rule("lcg:defending-player.4")
def test_any_hero_can_be_attacked_in_particular_the_first_one_too() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Éowyn"], engaged=["King Spider"]), Seat(heroes=["Gimli"], hand=[TAUNT]),
        first_player=1, at="4.2",
    )  # fmt: skip
    table.choose(TAUNT, "Aragorn").pass_until("defend")
    assert table.player == 0
    table.done()
    while table.window.startswith("6.4"):
        table.done()
    assert (table.damage("Aragorn"), table.damage("Éowyn")) == (3, 0)


@pytest.mark.rule("lcg:attack-outside.1", "lcg:defending-player.4")
def test_a_shadow_card_is_dealt_against_the_player_whom_an_added_attack_is_made_against() -> None:
    table = lay(Seat(heroes=["Gimli"]), Seat(heroes=["Éowyn"], hand=[TAUNT]), staging=[MEEK, DEALER], at="4.2")
    table.pass_until("action", 1).choose(TAUNT, "Éowyn")
    assert noted(table) == ["dealt against 1"]


@pytest.mark.rule("lcg:faq.q.attacker-gone")
def test_an_added_attack_ends_if_its_enemy_is_lost_when_its_shadow_card_is_dealt() -> None:
    seat = Seat(heroes=["Aragorn", "Éowyn"], hand=[TAUNT], engaged=["King Spider"])
    table = lay(seat, staging=[TRAP, ear(On.ENEMY_ATTACKS)], at="4.2")
    table.choose(TAUNT, "Aragorn")
    assert table.zone("King Spider") is Zone.ENCOUNTER_DISCARD
    assert table.state.attacks == []
    assert noted(table) == []
    assert table.window == "4.2"


def test_a_card_cannot_have_an_enemy_attack_that_cannot_attack() -> None:
    table = lay(Seat(hand=[TAUNT], engaged=["King Spider"]), staging=[PEACE], at="4.2")
    deck = table.encounter_deck
    table.choose(TAUNT)
    table.choose("Aragorn") if table.asked == "target" else table
    assert table.window == "4.2"
    assert table.encounter_deck == deck  # not even a shadow card is dealt
    assert table.damage("Aragorn") == 0


def test_a_card_cannot_have_an_enemy_attack_a_player_who_is_eliminated() -> None:
    table = lay(Seat(), Seat(heroes=["Éowyn"]), staging=["King Spider"], at="4.2")
    table.state.eliminated[1] = True
    deck = table.encounter_deck
    carry_out(enemy_attacks(table.game, table.id("King Spider"), 1))
    assert table.encounter_deck == deck
    assert table.state.attacks == []


def test_a_shadow_card_can_attack_as_an_enemy_though_it_is_not_in_play() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Éowyn"], engaged=[MEEK]), shadows={MEEK: [LURKER]},
        encounter_deck=["Forest Gate"] * 5, at="6.3",
    )  # fmt: skip
    table.pass_until("defend").choose("Éowyn").pass_until("defend")
    assert table.decision.about == table.id(LURKER)
    table.choose("Aragorn")
    while table.asked == "action" and table.state.attacks:
        table.done()
    assert table.damage("Aragorn") == 1  # 3 strength against 2 defence


def test_a_shadow_card_is_dealt_against_the_player_under_attack_or_else_the_engaged_one() -> None:
    table = lay(
        Seat(engaged=["King Spider", "Black Forest Bats"]), Seat(heroes=["Éowyn"]), staging=[DEALER, MEEK], at="2.2"
    )  # fmt: skip
    spider, bats = table.id("King Spider"), table.id("Black Forest Bats")
    carry_out(deal_shadow(table.game, spider))
    table.state.attacks += [Attack(spider, 1, by_enemy=True), Attack(bats, 0, by_enemy=True)]
    for each in (spider, bats, table.id(MEEK)):
        carry_out(deal_shadow(table.game, each))
    assert noted(table) == ["dealt against 0", "dealt against 1", "dealt against 0", "dealt against -1"]


def test_nobody_joins_an_attack_on_an_enemy_that_has_left_play() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["King Spider"]), Seat(heroes=["Legolas"]), staging=[MIRAGE], at="6.7"
    )  # fmt: skip
    table.choose("King Spider")
    assert table.zone("King Spider") == Zone.ENCOUNTER_DISCARD
    assert table.state.attacks == []
    assert table.asked != "join attack"


# Turns


@pytest.mark.rule("lcg:step.6.4a-2")
def test_enemy_attacks_begin_with_the_first_player_wherever_the_engagement_checks_ended() -> None:
    table = lay(
        Seat(threat=30, engaged=["Black Forest Bats"]), Seat(heroes=["Éowyn"], threat=10, engaged=["Dol Guldur Orcs"]),
        staging=["King Spider"], at="5.3",
    )  # fmt: skip
    assert table.engaged(0) == ["Black Forest Bats", "King Spider"]
    while table.asked == "action":
        table.done()
    assert table.asked == "attacking enemy"
    assert table.player == 0


def test_both_moments_of_an_enemys_attack_can_be_answered() -> None:
    table = fight(Seat(engaged=["King Spider"]), staging=[ear(On.ENEMY_ATTACKS)])
    assert noted(table) == ["when enemy attacks 0", "after enemy attacks 0"]


def test_both_moments_of_characters_attacking_can_be_answered() -> None:
    table = lay(Seat(engaged=["King Spider"]), staging=[ear(On.CHARACTERS_ATTACK)], at="6.7")
    table.choose("King Spider")
    assert noted(table) == ["when characters attack 0", "after characters attack 0"]


@pytest.mark.rule("lcg:step.6.8.1")
def test_an_attack_that_others_join_is_still_one_attack_but_each_attacker_is_declared() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Aragorn"], engaged=["Ungoliant's Spawn"]),
        Seat(heroes=["Legolas"]),
        Seat(heroes=["Théodred"], allies=["Horseback Archer", "Silverlode Archer"]),
        staging=[ear(On.CHARACTERS_ATTACK), ear(On.ATTACKER_DECLARED)],
        at="6.7",
    )
    table.choose("Ungoliant's Spawn", "Gimli", "Aragorn")
    table.pass_until("join attack")
    assert noted(table).count("after characters attack 0") == 1
    assert noted(table).count("after attacker declared 0") == 2
    table.choose("Legolas")
    assert noted(table).count("after attacker declared 0") == 3
    table.choose("Horseback Archer", "Silverlode Archer").pass_to("6.8.2")
    assert noted(table).count("after characters attack 0") == 1
    assert noted(table).count("after attacker declared 0") == 5


def test_enemies_and_characters_fight_anew_in_the_next_round() -> None:
    table = lay(Seat(heroes=["Aragorn"], engaged=[MEEK]), encounter_deck=["Forest Gate"] * 20, at="6.3")
    table.pass_until("defend").done().pass_until("attack")
    assert table.options == [MEEK]
    table.choose(MEEK)
    assert table.state.assaulted == {table.id(MEEK): (0,)}
    table.pass_to("7.4")
    assert table.state.attacked == []
    assert table.state.assaulted == {}
    assert table.zone(MEEK) == Zone.ENGAGED
    table.pass_until("defend", rounds=1).done().pass_until("attack")
    assert table.options == [MEEK]
