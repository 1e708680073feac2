"""The Tactics events of the core set."""

import pytest

from tests.cardgame.board import CARDS, Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attackers_now
from waybread.cardgame.abilities.ability import Use, rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attacks import enemy_may_attack
from waybread.cardgame.facts import Card, CardType, Stat
from waybread.cardgame.game import CardGame

BATS, SPIDER, PATROL = "Black Forest Bats", "Forest Spider", "East Bight Patrol"


@pytest.fixture
def immune(monkeypatch: pytest.MonkeyPatch) -> str:
    """Lend the library an enemy that is immune to player card effects."""

    def shrug(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and game.state.owner[source] >= 0

    card = Card(
        key="test-troll", title="Test Troll", type=CardType.ENEMY, hit_points=5, attack=1, defense=0, threat=1,
        engagement_cost=30, abilities=(rule(Rule.IMMUNE)(shrug),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, card.key, card)
    return card.title


# Blade Mastery


def test_blade_mastery_gives_a_character_attack_and_defence_until_the_end_of_the_phase() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Veteran Axehand"], hand=["Blade Mastery"], resources=1),
        Seat(heroes=["Thalin"]), at="5.3",
    )  # fmt: skip
    table.choose("Blade Mastery")
    assert table.options == ["Gimli", "Veteran Axehand", "Thalin"]
    table.choose("Thalin")
    assert (table.stat("Thalin", Stat.ATTACK), table.stat("Thalin", Stat.DEFENSE)) == (3, 3)
    assert (table.stat("Gimli", Stat.ATTACK), table.resources("Gimli")) == (2, 0)
    table.pass_to("6.2")
    assert (table.stat("Thalin", Stat.ATTACK), table.stat("Thalin", Stat.DEFENSE)) == (2, 2)


# Rain of Arrows


def test_rain_of_arrows_exhausts_a_ranged_character_to_damage_all_enemies_of_a_player() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Horseback Archer"], hand=["Rain of Arrows"], resources=1, engaged=[SPIDER]),
        Seat(heroes=["Thalin"], engaged=[PATROL, BATS]), staging=["King Spider"], at="5.3",
    )  # fmt: skip
    table.choose("Rain of Arrows")
    assert not table.ready("Horseback Archer")
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert [table.damage(each) for each in (PATROL, BATS, SPIDER, "King Spider")] == [1, 1, 0, 0]


def test_rain_of_arrows_lets_its_player_choose_who_shoots() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Legolas"], allies=["Horseback Archer"], hand=["Rain of Arrows"],
             resources={"Gimli": 1}, engaged=[SPIDER]), at="5.3",
    )  # fmt: skip
    table.choose("Rain of Arrows")
    assert table.asked == "exhaust"
    assert table.options == ["Legolas", "Horseback Archer"]
    table.choose("Legolas")
    assert not table.ready("Legolas")
    assert table.damage(SPIDER) == 1


def test_rain_of_arrows_needs_a_ready_ranged_character_of_ones_own() -> None:
    table = lay(
        Seat(heroes=["Legolas"], exhausted=["Legolas"], hand=["Rain of Arrows"], resources=1, engaged=[SPIDER]),
        Seat(heroes=["Thalin"], allies=["Horseback Archer"]), at="5.3",
    )  # fmt: skip
    assert table.options == []
    assert table.why_not_use("Rain of Arrows") == "no card of yours can be exhausted for it"


def test_rain_of_arrows_needs_an_engaged_enemy() -> None:
    table = lay(Seat(heroes=["Legolas"], hand=["Rain of Arrows"], resources=1), staging=[SPIDER], at="4.2")
    assert table.why_not_use("Rain of Arrows") == "it could not change anything now"


# Feint


@pytest.mark.ruling("core:34.1", "core:34.2")
def test_feint_keeps_an_enemy_from_attacking_and_its_shadow_card_from_resolving() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], hand=["Feint"], resources={"Gimli": 1}, engaged=[SPIDER, BATS]), at="6.2"
    )  # fmt: skip
    table.choose("Feint")
    assert table.options == [SPIDER, BATS]
    table.choose(SPIDER).pass_until("defend")
    assert attackers_now(table) == [BATS]
    table.choose("Gimli").pass_until("attack")
    assert attackers_now(table) == []
    assert len(table.state.shadows[table.id(SPIDER)]) == 1
    table.pass_to("7.4")
    assert table.state.shadows == {}
    assert table.damage("Gimli") == 0


def test_feint_is_played_in_the_combat_phase_only() -> None:
    table = lay(Seat(heroes=["Gimli"], hand=["Feint"], resources=1, engaged=[SPIDER]), at="5.3")
    assert table.options == []
    assert table.why_not_use("Feint") == "only in the combat phase"


def test_feint_may_protect_another_player_but_needs_an_engaged_enemy() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Feint"], resources=1), Seat(heroes=["Thalin"], engaged=[SPIDER, PATROL]),
        staging=[BATS], at="6.2",
    )  # fmt: skip
    table.choose("Feint")
    assert table.options == [SPIDER, PATROL]
    table.choose(SPIDER).pass_until("defend")
    assert attackers_now(table) == [PATROL]


@pytest.mark.ruling("core:34.2")
def test_feint_comes_too_late_once_the_enemy_attacks() -> None:
    table = lay(Seat(heroes=["Gimli"], hand=["Feint"], resources=1, engaged=[SPIDER]), at="6.3")
    assert table.window == "6.4b"
    table.choose("Feint").pass_until("defend")
    assert attackers_now(table) == [SPIDER]


@pytest.mark.ruling("core:34.1", "core:34.3")
def test_feint_does_not_protect_the_next_player_whom_the_enemy_engages() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Feint"], resources=1, engaged=[SPIDER]),
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor"], resources=1), at="6.2",
    )  # fmt: skip
    table.choose("Feint", "Sneak Attack")
    assert table.asked == "response"
    table.choose("Son of Arnor")
    assert table.engaged(1) == [SPIDER]
    table.pass_until("defend")
    assert (table.player, attackers_now(table)) == (1, [SPIDER])


def test_feint_ends_with_the_phase() -> None:
    table = lay(Seat(heroes=["Gimli"], hand=["Feint"], resources=1, engaged=[SPIDER]), at="6.2")
    table.choose("Feint")
    assert not enemy_may_attack(table.game, table.id(SPIDER), 0)
    table.pass_to("7.4")
    assert enemy_may_attack(table.game, table.id(SPIDER), 0)


def test_feint_cannot_choose_an_immune_enemy(immune: str) -> None:
    table = lay(Seat(heroes=["Gimli"], hand=["Feint"], resources=1, engaged=[immune]), at="6.2")
    assert table.options == []
    assert table.why_not_use("Feint") == "there is nothing to choose"


# Quick Strike


def test_quick_strike_attacks_at_once_in_any_phase() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], hand=["Quick Strike"], resources={"Gimli": 1}, engaged=[SPIDER, BATS]),
        staging=[PATROL], at="1.3",
    )  # fmt: skip
    table.choose("Quick Strike")
    assert table.asked == "exhaust"
    assert table.options == ["Gimli", "Thalin"]
    table.choose("Thalin")
    assert table.asked == "target"
    assert table.options == [SPIDER, BATS]
    table.choose(BATS)
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD
    assert (table.ready("Gimli"), table.ready("Thalin")) == (True, False)
    assert (table.window, attackers_now(table), table.discards()) == ("1.3", [], ["Quick Strike"])


def test_quick_strike_leaves_no_chance_to_act_before_its_attack_is_resolved() -> None:
    table = lay(
        Seat(heroes=["Thalin"], hand=["Quick Strike", "Blade Mastery"], resources=2, engaged=[SPIDER]), at="1.3"
    )  # fmt: skip
    assert table.options == ["Quick Strike", "Blade Mastery"]
    table.choose("Quick Strike")
    assert table.damage(SPIDER) == 1
    assert table.options == ["Blade Mastery"]


@pytest.mark.ruling("core:35.1")
def test_quick_strike_does_not_use_up_the_attack_on_that_enemy() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], hand=["Quick Strike"], resources={"Gimli": 1}, engaged=[SPIDER]), at="6.2"
    )  # fmt: skip
    table.choose("Quick Strike", "Thalin").pass_until("attack")
    assert table.options == [SPIDER]
    table.choose(SPIDER)
    assert table.names(table.state.attacks[-1].attackers) == ["Gimli"]


@pytest.mark.ruling("core:35.1")
def test_quick_strike_cannot_be_joined() -> None:
    seat = Seat(heroes=["Gimli"], hand=["Quick Strike"], resources=1, engaged=[SPIDER])
    table = lay(seat, Seat(heroes=["Legolas"]), at="1.3")
    table.choose("Quick Strike")
    assert table.damage(SPIDER) == 1
    assert table.ready("Legolas")
    assert (table.window, table.player) == ("1.3", 1)


@pytest.mark.ruling("core:35.3")
def test_quick_strike_reaches_other_players_enemies_with_ranged_characters_only() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Horseback Archer"], hand=["Quick Strike"], resources=1),
        Seat(heroes=["Thalin"], engaged=[SPIDER]), staging=[BATS], at="1.3",
    )  # fmt: skip
    table.choose("Quick Strike")
    assert (table.ready("Gimli"), table.ready("Horseback Archer")) == (True, False)
    assert (table.damage(SPIDER), table.zone(BATS)) == (1, Zone.STAGING)


@pytest.mark.ruling("core:35.3")
def test_quick_strike_lets_dunhere_reach_the_staging_area() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Dúnhere"], hand=["Quick Strike"], resources=1), staging=[BATS, PATROL], at="1.3"
    )  # fmt: skip
    table.choose("Quick Strike")
    assert table.options == [BATS, PATROL]
    table.choose(BATS)
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD
    assert (table.ready("Gimli"), table.ready("Dúnhere")) == (True, False)


@pytest.mark.ruling("core:35.2")
def test_quick_strike_may_go_for_an_immune_enemy(immune: str) -> None:
    table = lay(Seat(heroes=["Thalin"], hand=["Quick Strike"], resources=1, engaged=[immune]), at="1.3")
    table.choose("Quick Strike")
    assert table.damage(immune) == 2


def test_quick_strike_needs_a_ready_character_within_reach_of_an_enemy() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], exhausted=["Gimli", "Thalin"], hand=["Quick Strike"], resources=1,
             engaged=[SPIDER]),
        Seat(heroes=["Legolas"], hand=["Quick Strike"], resources=1), staging=[BATS], at="1.3",
    )  # fmt: skip
    assert table.why_not_use("Quick Strike") == "there is nothing to choose"
    assert (table.player, table.options) == (0, [])
    table.done()
    assert (table.player, table.options) == (1, ["Quick Strike#2"])


def test_quick_strike_that_destroys_the_attacker_ends_its_attack() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], hand=["Quick Strike"], resources={"Gimli": 1}, engaged=[BATS, SPIDER]),
        damage={BATS: 1}, at="6.3",
    )  # fmt: skip
    table.choose(BATS).pass_until("defend").done().pass_to("6.4.2")
    table.choose("Quick Strike", "Thalin", BATS)
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD
    table.pass_until("defend")
    assert attackers_now(table) == [SPIDER]
    assert (table.damage("Gimli"), table.damage("Thalin")) == (0, 0)


def test_quick_strike_inside_another_attack_leaves_what_lasts_for_that_attack_alone() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], hand=["Quick Strike"], resources={"Gimli": 1}, engaged=[BATS, SPIDER]),
        shadows={BATS: [PATROL]}, at="6.3",
    )  # fmt: skip
    table.choose(BATS).pass_until("defend").choose("Gimli").pass_to("6.4.2")
    assert table.stat(BATS, Stat.ATTACK) == 2
    table.choose("Quick Strike", SPIDER)
    assert (table.damage(SPIDER), attackers_now(table)) == (1, [BATS])
    assert table.stat(BATS, Stat.ATTACK) == 2
    table.pass_to("6.4b")
    assert (attackers_now(table), table.stat(BATS, Stat.ATTACK)) == ([SPIDER], 1)


def test_quick_strike_by_legolas_lets_him_answer_in_mid_action() -> None:
    table = lay(Seat(heroes=["Legolas"], hand=["Quick Strike"], resources=1, engaged=[BATS]), at="1.3")
    table.choose("Quick Strike")
    assert (table.asked, table.options) == ("response", ["Legolas"])
    table.choose("Legolas")
    assert table.progress("Flies and Spiders") == 2
    assert table.window == "1.3"
