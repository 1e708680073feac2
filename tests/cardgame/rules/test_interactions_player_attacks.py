"""Player attacks in which several rules meet: enemies on the move, ranged help, reach, and what a kill leads to."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attack
from tests.cardgame.rules.free_events import BLAST, DREAD, REPEL
from tests.cardgame.rules.window_walk import to_window
from tests.cardgame.rules.witness_cards import decline_until
from waybread.cardgame.facts import Stat

SPIDER = "Forest Spider"


@pytest.mark.rule("lcg:faq.1.32", "lcg:step.6.8.3")
def test_an_enemy_sent_back_to_the_staging_area_in_mid_attack_still_takes_the_damage() -> None:
    table = lay(Seat(heroes=["Legolas"], hand=[REPEL], engaged=[SPIDER]), at="6.7")
    table.choose(SPIDER)
    to_window(table, "6.8.1").choose(REPEL)
    assert table.staging == [SPIDER]
    to_window(table, "6.8.3")
    assert table.damage(SPIDER) == 3 - 1


@pytest.mark.rule("lcg:modifiers.1", "lcg:step.6.8.2")
def test_a_bonus_against_staged_enemies_is_gone_once_the_enemy_has_engaged_somebody_in_mid_attack() -> None:
    table = lay(
        Seat(heroes=["Dúnhere"]),
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor"], resources=1),
        staging=[SPIDER],
        at="6.7",
    )
    table.choose(SPIDER)
    to_window(table, "6.8.2")
    assert table.stat("Dúnhere", Stat.ATTACK) == 3
    table.done().choose("Sneak Attack").pass_until("response").choose("Son of Arnor")
    assert table.engaged(1) == [SPIDER]
    assert table.stat("Dúnhere", Stat.ATTACK) == 2
    to_window(table, "6.8.3")
    assert table.damage(SPIDER) == 2 - 1


@pytest.mark.rule("lcg:elimination.4", "lcg:step.6.8.2", "lcg:keyword.ranged.2")
def test_the_attack_goes_on_without_the_ranged_helper_of_a_player_who_is_eliminated_in_its_course() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[DREAD], engaged=[SPIDER]), Seat(heroes=["Legolas"]), at="6.7")
    table.choose(SPIDER).pass_until("join attack").choose("Legolas")
    to_window(table, "6.8.1").choose(DREAD, 1)
    assert table.state.eliminated == [False, True]
    to_window(table, "6.8.3")
    assert table.damage(SPIDER) == 3 - 1


@pytest.mark.rule("lcg:elimination.5", "lcg:step.6.9", "lcg:first-player.3")
def test_an_attacker_who_is_eliminated_in_mid_attack_does_no_damage_and_the_next_player_attacks() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD], engaged=[SPIDER]),
        Seat(heroes=["Gimli"], engaged=["King Spider"]),
        at="6.7",
    )
    table.choose(SPIDER)
    to_window(table, "6.8.2").choose(DREAD, 0)
    table.pass_until("attack")
    assert (table.player, table.options) == (1, ["King Spider"])
    assert (table.staging, table.damage(SPIDER)) == ([SPIDER], 0)


@pytest.mark.rule("lcg:faq.q.attacker-gone", "lcg:step.6.8.4")
def test_an_enemy_killed_by_an_action_in_mid_attack_is_not_destroyed_by_that_attack() -> None:
    table = lay(Seat(heroes=["Legolas"], hand=[BLAST], engaged=[SPIDER]), at="6.7")
    table.choose(SPIDER)
    to_window(table, "6.8.1").choose(BLAST, SPIDER)
    assert table.zone(SPIDER) == Zone.ENCOUNTER_DISCARD
    assert "response" not in decline_until(table, "commit")  # nothing for Legolas


@pytest.mark.rule("lcg:cost.1", "lcg:after.1", "lcg:effects.1")
def test_an_archer_exhausted_as_the_cost_of_an_event_has_not_attacked_the_enemies_that_it_kills() -> None:
    table = lay(
        Seat(heroes=["Legolas"], hand=["Rain of Arrows"], resources=1, engaged=["Eastern Crows"]),
        at="6.2",
    )
    table.choose("Rain of Arrows")
    assert table.zone("Eastern Crows") == Zone.ENCOUNTER_DECK
    assert not table.ready("Legolas")
    assert table.asked == "action"
    assert table.progress("Flies and Spiders") == 0


@pytest.mark.rule("lcg:attachment.4", "lcg:discard.3", "lcg:ownership.1")
def test_what_a_player_attached_to_an_enemy_goes_to_that_players_pile_when_another_kills_the_enemy() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=[SPIDER]),
        Seat(heroes=["Glorfindel"], hand=["Forest Snare"], resources=3),
        damage={SPIDER: 3},
        first_player=1,
        at="2.1",
    )
    table.choose("Forest Snare")
    table.pass_until("attack", player=0)
    attack(table, SPIDER)
    assert table.zone(SPIDER) == Zone.ENCOUNTER_DISCARD
    assert table.discards(1) == ["Forest Snare"]
    assert table.discards(0) == []


@pytest.mark.rule("lcg:cannot.1", "lcg:keyword.ranged.3", "lcg:step.6.8.1")
def test_a_hero_who_cannot_attack_neither_leads_joins_nor_strikes_by_a_card() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=[SPIDER]),
        Seat(
            heroes=["Legolas"],
            attachments={"Legolas": ["Gandalf's Map"]},
            hand=["Quick Strike"],
            resources=1,
            engaged=["King Spider"],
        ),
        at="6.7",
    )
    assert table.why_not_use("Quick Strike", player=1) is not None
    table.choose(SPIDER)
    assert not {"join attack", "attack"} & set(decline_until(table, "commit"))
    assert table.damage(SPIDER) == 1


@pytest.mark.rule("lcg:keyword.ranged.2", "lcg:step.6.8b-2", "lcg:seq.6.3.1")
def test_joining_an_attack_does_not_use_up_the_joining_players_own_attack_on_that_enemy() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Hill Troll"]),
        Seat(heroes=["Legolas"], allies=["Horseback Archer"]),
        at="6.7",
    )
    table.choose("Hill Troll").pass_until("join attack").choose("Legolas").done()
    table.pass_until("attack", player=1)
    assert table.options == ["Hill Troll"]


@pytest.mark.rule("lcg:keyword.guarded.8", "lcg:faq.q.ranged-staging", "lcg:keyword.victory.1")
def test_a_lone_rider_who_kills_a_staged_guard_frees_its_objective_and_the_guards_victory_points_count() -> None:
    table = lay(
        Seat(heroes=["Dúnhere"], attachments={"Dúnhere": ["Dwarven Axe", "Dwarven Axe"]}),
        encounter_deck=["Gandalf's Map", "Hummerhorns", *["Forest Gate"] * 5],
        at="3.3",
    )
    to_window(table, "3.3")
    assert table.attachments("Hummerhorns") == ["Gandalf's Map"]
    table.pass_until("attack").choose("Hummerhorns")
    to_window(table, "6.8.3")
    assert table.names(table.state.victory_display) == ["Hummerhorns"]
    assert "Gandalf's Map" in table.staging
    assert table.engaged() == []


@pytest.mark.rule("lcg:forced.2", "lcg:timing-order.1", "lcg:active-location.6")
def test_a_defeated_enemy_that_is_shuffled_away_by_force_is_gone_before_anybody_responds_to_its_defeat() -> None:
    table = lay(
        Seat(heroes=["Legolas"], engaged=["Eastern Crows"]), active_location="Old Forest Road",
        progress={"Old Forest Road": 2}, at="6.7",
    )  # fmt: skip
    table.choose("Eastern Crows").pass_until("response")
    assert table.options == ["Legolas"]
    assert table.zone("Eastern Crows") == Zone.ENCOUNTER_DECK
    table.choose("Legolas")
    assert table.active_location is None
    assert table.progress("Flies and Spiders") == 1


@pytest.mark.rule("lcg:modifiers.1", "lcg:lasting.3")
def test_a_hero_healed_in_mid_attack_strikes_with_the_strength_that_is_left() -> None:
    table = lay(
        Seat(
            heroes=["Gimli", "Glorfindel"], hand=["Lore of Imladris"], resources=2, engaged=["Hill Troll"],
            exhausted=["Glorfindel"],
        ),
        damage={"Gimli": 4},
        at="6.7",
    )  # fmt: skip
    table.choose("Hill Troll")
    to_window(table, "6.8.2")
    assert table.stat("Gimli", Stat.ATTACK) == 6
    table.choose("Lore of Imladris")
    to_window(table, "6.8.3")
    assert table.damage("Hill Troll") == 0


@pytest.mark.rule("lcg:lasting.4", "lcg:gains.2", "lcg:event.5")
def test_a_hero_who_becomes_a_man_of_gondor_after_the_call_has_missed_its_defence() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"], hand=["For Gondor!", "Steward of Gondor"], resources=2), at="2.1")
    table.choose("For Gondor!", "Aragorn", "Aragorn").choose("Steward of Gondor", "Aragorn")
    assert table.stat("Aragorn", Stat.ATTACK) == 4
    assert table.stat("Aragorn", Stat.DEFENSE) == 2


@pytest.mark.rule("lcg:lasting.4", "lcg:attachment.5", "lcg:gains.2")
def test_a_hero_who_ceases_to_be_a_man_of_gondor_keeps_the_defence_that_the_call_gave() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"], attachments={"Aragorn": ["Steward of Gondor"]}, hand=["For Gondor!"], resources=2,
            engaged=[SPIDER],
        ),
        shadows={SPIDER: [SPIDER]},
        at="6.2",
    )  # fmt: skip
    table.choose("For Gondor!")
    table.pass_until("defend").choose("Aragorn")
    to_window(table, "6.4.2")
    assert table.attachments("Aragorn") == []
    assert "Gondor" not in table.traits("Aragorn")
    assert table.stat("Aragorn", Stat.DEFENSE) == 3


@pytest.mark.rule("lcg:seq.6.3.1", "lcg:engaged.4")
def test_an_enemy_a_player_has_attacked_is_not_attacked_again_after_it_went_away_and_came_back() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Veteran Axehand"], hand=[REPEL, "Sneak Attack", "Son of Arnor"], resources=1,
             engaged=["Hill Troll"]),
        at="6.7",
    )  # fmt: skip
    table.choose("Hill Troll", "Aragorn").done()
    to_window(table, "6.8.3").choose(REPEL)
    table.choose("Sneak Attack").pass_until("response").choose("Son of Arnor")
    assert table.engaged() == ["Hill Troll"]
    asked = decline_until(table, "commit")
    assert "attack" not in asked
