"""The combat phase as a whole: shadow cards dealt, enemies attack, players attack, the end."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.window_walk import windows_until
from waybread.cardgame.abilities.ability import Use, action, forced, response
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.attacks import enemy_attacks
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.engagement import engage
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import enemy, event, hero

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


@hero("Test Combat Phase Herald", Sphere.TACTICS, threat_cost=8, willpower=1, attack=1, defense=1, hit_points=4)
class Herald:
    @response(
        after=On.PHASE_BEGINS,
        condition=lambda game, use: use.occurrence.reason == "combat",
    )
    async def sound_the_call(game: CardGame, use: Use) -> None:
        """After the combat phase begins, draw 1 card."""
        await draw(game, use.player, 1, use.card)


@event("Test Combat Phase Glance", Sphere.NEUTRAL, cost=0)
class Glance:
    @action(condition=lambda game, use: bool(game.state.shadows))
    async def glance(game: CardGame, use: Use) -> None:
        """If an enemy has a shadow card, draw 1 card."""
        await draw(game, use.player, 1, use.card)


@event("Test Combat Phase Taunt", NEUTRAL, cost=0)
class Taunt:
    @action(target=lambda game, use: game.enemies())
    async def taunt(game: CardGame, use: Use, enemy: int) -> None:
        """Choose an enemy, which attacks you at once."""
        await enemy_attacks(game, enemy, use.player)


@event("Test Combat Phase Lure", NEUTRAL, cost=0)
class Lure:
    @action(target=lambda game, use: game.staged(CardType.ENEMY))
    async def lure(game: CardGame, use: Use, enemy: int) -> None:
        """Choose an enemy in the staging area and engage it."""
        await engage(game, enemy, use.player)


@enemy("Test Combat Phase Gloater", engagement_cost=20, threat=1, attack=1, defense=0, hit_points=3)
class Gloater:
    @forced(
        after=On.PHASE_ENDS,
        condition=lambda game, use: use.occurrence.reason == "combat",
    )
    async def gloat(game: CardGame, use: Use) -> None:
        """After combat, each player raises their threat by 2."""
        for player in game.order():
            await raise_threat(game, player, 2, use.card)


# 6.1 and 6.2: shadow cards


@pytest.mark.rule("lcg:step.6.1")
def test_the_combat_phase_begins_before_any_shadow_card_is_dealt() -> None:
    table = lay(Seat(heroes=["Test Combat Phase Herald"], engaged=["Forest Spider"]), at="5.4")
    assert (table.asked, table.options) == ("response", ["Test Combat Phase Herald"])
    assert table.state.phase == "combat"
    assert table.state.shadows == {}
    table.choose("Test Combat Phase Herald")
    assert table.window == "6.2"
    assert table.id("Forest Spider") in table.state.shadows


@pytest.mark.rule("lcg:step.6.2")
def test_each_engaged_enemy_is_dealt_one_face_down_card_and_staged_enemies_none() -> None:
    table = lay(
        Seat(engaged=["Forest Spider"]),
        Seat(heroes=["Théodred"], engaged=["King Spider"]),
        staging=["Dol Guldur Orcs"],
        at="6.2",
    )
    dealt = {table.name(enemy): table.names(cards) for enemy, cards in table.state.shadows.items()}
    assert dealt == {"Forest Spider": ["Forest Gate"], "King Spider": ["Forest Gate#2"]}
    assert all(card in table.state.facedown for cards in table.state.shadows.values() for card in cards)
    players = table.game.view(0)["players"]
    assert isinstance(players, list)
    assert "Forest Gate" not in repr(players)


@pytest.mark.rule("lcg:step.6.2-2", "lcg:step.6.2-3")
def test_shadow_cards_are_dealt_in_player_order_and_from_the_highest_engagement_cost_down() -> None:
    table = lay(
        Seat(engaged=["Forest Spider", "Ungoliant's Spawn"]),
        Seat(heroes=["Théodred"], engaged=["East Bight Patrol", "Black Forest Bats"]),
        first_player=1,
        encounter_deck=["Old Forest Road", "Forest Gate", "Enchanted Stream", "Necromancer's Pass"],
        at="6.2",
    )
    dealt = {table.name(enemy): table.names(cards) for enemy, cards in table.state.shadows.items()}
    assert list(dealt.items()) == [
        ("Black Forest Bats", ["Old Forest Road"]),
        ("East Bight Patrol", ["Forest Gate"]),
        ("Ungoliant's Spawn", ["Enchanted Stream"]),
        ("Forest Spider", ["Necromancer's Pass"]),
    ]


@pytest.mark.rule("lcg:step.6.2-4")
def test_if_the_deck_runs_out_the_other_enemies_get_no_shadow_card_this_round() -> None:
    table = lay(
        Seat(engaged=["Forest Spider", "Ungoliant's Spawn"]),
        encounter_deck=["Old Forest Road"],
        encounter_discard=["Forest Gate"] * 3,
        at="6.2",
    )
    assert list(table.state.shadows) == [table.id("Ungoliant's Spawn")]
    assert table.encounter_discard == ["Forest Gate", "Forest Gate#2", "Forest Gate#3"]
    table.pass_until("attacking enemy").choose("Forest Spider").pass_to("6.4.3")
    assert table.id("Forest Spider") not in table.state.shadows


@pytest.mark.rule("lcg:first-player.7")
def test_the_first_player_says_which_of_two_equal_enemies_gets_the_last_card() -> None:
    table = lay(
        Seat(engaged=["Forest Spider", "Forest Spider"]),
        Seat(heroes=["Théodred"]),
        first_player=1,
        encounter_deck=["Old Forest Road"],
        at="6.2",
    )
    assert (table.asked, table.player) == ("shadow order", 1)
    assert table.options == ["Forest Spider", "Forest Spider#2"]
    table.choose("Forest Spider#2")
    assert list(table.state.shadows) == [table.id("Forest Spider#2")]


@pytest.mark.parametrize(
    "deck", [(), ("Old Forest Road", "Forest Gate"), ("Old Forest Road", "Forest Gate", "Forest Gate")]
)
def test_the_order_among_tied_enemies_is_not_asked_where_it_cannot_matter(deck: tuple[str, ...]) -> None:
    table = lay(Seat(engaged=["Forest Spider", "Forest Spider"]), encounter_deck=deck, at="6.2")
    assert table.asked != "shadow order"
    assert sum(map(len, table.state.shadows.values())) == min(2, len(deck))


# 6.3 to 6.6: enemy attacks


@pytest.mark.rule("lcg:step.6.3", "lcg:step.6.3-2")
def test_each_engaged_enemy_attacks_once_and_then_no_more() -> None:
    table = lay(Seat(engaged=["Forest Spider", "Black Forest Bats"]), staging=["Dol Guldur Orcs"], at="6.3")
    assert (table.asked, table.options) == ("attacking enemy", ["Forest Spider", "Black Forest Bats"])
    table.choose("Black Forest Bats")
    assert table.state.attacks[-1].enemy == table.id("Black Forest Bats")
    table.pass_to("6.4.3").pass_to("6.4b")
    assert table.state.attacks[-1].enemy == table.id("Forest Spider")
    table.pass_until("attack")
    assert table.state.attacks == []
    assert table.damage("Aragorn") == 3  # once 1, once 2


@pytest.mark.rule("lcg:step.6.4a", "lcg:step.6.4a-4", "lcg:step.6.5", "lcg:step.6.5-2")
def test_each_player_in_turn_orders_the_attacks_of_their_own_enemies() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glorfindel"], engaged=["Forest Spider", "King Spider"]),
        Seat(heroes=["Gimli", "Théodred"], engaged=["Dol Guldur Orcs", "East Bight Patrol"]),
        first_player=1,
        encounter_deck=[],
        at="6.3",
    )
    assert (table.player, table.asked) == (1, "attacking enemy")
    assert table.options == ["Dol Guldur Orcs", "East Bight Patrol"]
    table.choose("East Bight Patrol").pass_to("6.4.3").pass_to("6.4b")
    assert table.state.attacks[-1].enemy == table.id("Dol Guldur Orcs")  # the only one left is not asked for
    table.pass_until("attacking enemy")
    assert (table.player, table.options) == (0, ["Forest Spider", "King Spider"])
    table.choose("Forest Spider").pass_until("attack")
    assert sorted(table.names(table.state.attacked)) == sorted(
        ["East Bight Patrol", "Dol Guldur Orcs", "Forest Spider", "King Spider"]
    )


@pytest.mark.rule("lcg:step.6.4a-2")
def test_an_enemy_that_cannot_attack_is_not_eligible() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"],
            engaged=["Forest Spider", "King Spider", "Dol Guldur Orcs"],
            hand=["Feint"],
            resources=1,
        ),
        at="6.2",
    )
    table.choose("Feint", "King Spider").pass_until("attacking enemy")
    assert table.options == ["Forest Spider", "Dol Guldur Orcs"]


@pytest.mark.rule("lcg:step.6.4a-2")
def test_an_attack_that_a_card_adds_does_not_use_up_an_enemys_own() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider", "King Spider"], hand=["Test Combat Phase Taunt"]),
        encounter_deck=["Forest Gate"] * 3,
        at="6.2",
    )
    table.choose("Test Combat Phase Taunt", "King Spider")
    assert table.state.attacks[-1].enemy == table.id("King Spider")
    table.pass_until("attacking enemy")
    assert table.damage("Gimli") == 3
    assert table.options == ["Forest Spider", "King Spider"]


@pytest.mark.rule("lcg:step.6.4a-3", "lcg:step.6.4.4")
def test_an_enemy_attack_goes_through_its_four_steps_and_back_to_the_choice_of_the_next() -> None:
    table = lay(Seat(engaged=["Forest Spider", "King Spider", "Dol Guldur Orcs"]), encounter_deck=[], at="6.4a")
    table.choose("Forest Spider")
    assert windows_until(table, "attacking enemy") == ["6.4b", "6.4.1", "6.4.2", "6.4.3"]
    assert table.options == ["King Spider", "Dol Guldur Orcs"]


@pytest.mark.rule("lcg:step.6.6")
def test_an_enemy_that_engages_after_the_enemy_attacks_does_not_attack_this_round() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], engaged=["Ungoliant's Spawn"], hand=["Test Combat Phase Lure"]),
        staging=["Forest Spider"],
        at="6.7",
    )
    table.choose("Ungoliant's Spawn", "Gimli").done()
    assert table.window == "6.8.1"
    table.choose("Test Combat Phase Lure")
    assert table.engaged() == ["Ungoliant's Spawn", "Forest Spider"]
    table.pass_until("attack")  # Thalin could still attack the Spider
    assert table.options == ["Forest Spider"]
    table.done()
    assert table.window == "7.4"
    assert table.damage("Gimli") == table.damage("Thalin") == 0


# 6.7 to 6.10: player attacks


@pytest.mark.rule("lcg:step.6.7")
def test_only_ready_characters_may_attack() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], allies=["Veteran Axehand"], engaged=["Forest Spider"], exhausted=["Gimli"]),
        at="6.7",
    )
    assert (table.asked, table.options) == ("attack", ["Forest Spider"])
    table.choose("Forest Spider")
    assert table.options == ["Aragorn", "Veteran Axehand"]


@pytest.mark.rule("lcg:step.6.9", "lcg:step.6.9-2", "lcg:step.6.10")
def test_when_every_player_has_attacked_or_declined_player_attacks_are_over() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Ungoliant's Spawn"]),
        Seat(heroes=["Gimli"], engaged=["King Spider"]),
        first_player=1,
        at="6.7",
    )
    assert (table.player, table.asked, table.options) == (1, "attack", ["King Spider"])
    table.done()
    assert (table.player, table.asked, table.options) == (0, "attack", ["Ungoliant's Spawn"])
    table.done()
    assert table.window == "7.4"  # nobody is asked again, though both could still attack
    assert table.ready("Aragorn")
    assert table.ready("Gimli")


# 6.11: the end


@pytest.mark.rule("lcg:step.6.11")
def test_effects_until_the_end_of_the_phase_end_with_combat() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Blade Mastery"], resources=1),
        at="6.2",
    )
    table.choose("Blade Mastery").pass_until("attack")
    assert table.stat("Gimli", Stat.DEFENSE) == 3
    table.done()
    assert table.state.phase == "refresh"
    assert table.stat("Gimli", Stat.DEFENSE) == 2


@pytest.mark.rule("lcg:step.6.11-2", "lcg:faq.q.shadow-unresolved")
def test_all_shadow_cards_are_discarded_unresolved_ones_without_effect() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Feint"], resources=1),
        encounter_deck=["Ungoliant's Spawn", "Forest Gate"],
        at="6.2",
    )
    table.choose("Feint").pass_until("attack")  # the only enemy is not asked for
    assert table.zone("Ungoliant's Spawn") is Zone.SHADOW
    table.done()
    assert table.window == "7.4"
    assert table.encounter_discard == ["Ungoliant's Spawn"]
    assert table.state.shadows == {}
    assert table.threat() == 21  # the refresh phase, but no shadow effect


@pytest.mark.rule("lcg:seq.6.4-2")
def test_after_combat_means_at_the_end_of_the_combat_phase() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=["Test Combat Phase Gloater"]), encounter_deck=[], at="6.2")
    table.pass_until("attack")
    assert table.threat() == 20
    table.done()
    assert table.threat() == 23  # 2 after combat, 1 in the refresh phase


@pytest.mark.rule("lcg:seq.6.4-2", "lcg:step.6.4a-2")
def test_an_enemy_attacks_again_in_the_round_after_an_effect_at_the_end_of_combat() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=["Test Combat Phase Gloater"]), encounter_deck=[], at="6.2")
    table.pass_until("defend").pass_to("7.4").pass_to("6.2")
    table.pass_until("defend")
    assert table.names([table.state.attacks[-1].enemy]) == ["Test Combat Phase Gloater"]


@pytest.mark.rule("lcg:step.6.2-2")
def test_shadow_cards_are_dealt_before_players_may_act() -> None:
    seat = Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Test Combat Phase Glance"])
    table = lay(seat, stops=(), at="6.2")
    assert (table.window, table.options) == ("6.2", ["Test Combat Phase Glance"])
