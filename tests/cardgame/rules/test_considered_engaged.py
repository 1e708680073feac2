"""Enemies of the staging area that are considered to be engaged with players."""
# ruff: noqa: N805  (a card's functions are not methods)

from collections.abc import Sequence

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, rule, shadow
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.engagement import engage, why_not_engage
from waybread.cardgame.effects.threat import raise_threat, set_threat
from waybread.cardgame.library import enemy, treachery

BANE, FLAME = "Test Bane", "Test Inner Flame"


@enemy(BANE, threat=3, engagement_cost=1, attack=2, defense=0, hit_points=9)
class Bane:
    @rule(Rule.CONSIDERED_ENGAGED)
    def loom(game: CardGame, use: Use, card: int, player: int) -> bool:
        """It is considered engaged with all players with threat of 1 or more."""
        return card == use.card and game.state.threat[player] >= 1

    @rule(Rule.CANNOT_ENGAGE)
    def stay(game: CardGame, use: Use, card: int, player: int) -> bool:
        """It cannot leave the staging area."""
        return card == use.card


@treachery(FLAME)
class Flame:
    @shadow
    async def flare(game: CardGame, use: Use) -> None:
        """Note which player is attacked, and with how many shadow cards."""
        enemy = game.state.attacks[-1].enemy
        note(game, f"player {use.player}, {len(game.state.shadows[enemy])} card")


def two_players(at: str = "6.2", *, first: int = 20, second: int = 20, also: Sequence[str] = ()) -> Table:
    return lay(
        Seat(heroes=["Aragorn"], threat=first), Seat(heroes=["Legolas"], threat=second), staging=[BANE, *also],
        at=at, encounter_deck=[FLAME] * 9, stops=(),
    )  # fmt: skip


def to_attack(table: Table, player: int) -> list[str]:
    """Go to a player's decision whom to attack; returns the enemies on offer."""
    return table.pass_until("attack", player).options


@pytest.mark.rule("lcg:faq.1.50-2")
def test_it_attacks_each_player_once_with_a_shadow_card_for_that_attack_alone() -> None:
    table = two_players()
    table.pass_to("6.8a")
    assert noted(table) == ["player 0, 1 card", "player 1, 1 card"]
    assert (table.damage("Aragorn"), table.damage("Legolas")) == (2, 2)
    assert (table.encounter_discard, table.state.shadows) == ([FLAME, f"{FLAME}#2"], {})


@pytest.mark.rule("lcg:faq.1.50-2")
def test_it_attacks_again_in_the_next_round() -> None:
    table = two_players().pass_to("6.8a")
    assert table.state.attacked_players
    table.pass_until("commit", rounds=1)
    assert not table.state.attacked_players
    table.pass_to("6.8a")
    assert len(noted(table)) == 4


@pytest.mark.rule("lcg:faq.1.50-2")
def test_it_does_not_attack_a_player_with_whom_it_does_not_count_as_engaged() -> None:
    table = two_players(second=0).pass_to("6.8a")
    assert noted(table) == ["player 0, 1 card"]


@pytest.mark.rule("lcg:faq.1.50-2")
def test_it_attacks_a_player_with_whom_it_counts_as_engaged_only_now() -> None:
    table = two_players(second=0).pass_until("defend", 0)
    carry_out(raise_threat(table.game, 1, 1))
    table.pass_to("6.8a")
    assert noted(table) == ["player 0, 1 card", "player 1, 1 card"]


@pytest.mark.rule("lcg:faq.1.50-1")
def test_it_stays_in_the_staging_area_and_has_engaged_nobody() -> None:
    table = two_players("5.1", also=[ear(On.ENGAGED)])
    assert staging_threat(table.game) == 3
    table.pass_to("6.8a")
    carry_out(engage(table.game, table.id(BANE), 0))
    assert (table.zone(BANE), table.engaged(0), table.engaged(1)) == (Zone.STAGING, [], [])
    assert not [each for each in noted(table) if "engaged" in each]
    assert why_not_engage(table.game, table.id(BANE), 0) == "it is considered to be engaged with you already"


@pytest.mark.rule("lcg:faq.1.50-1")
def test_nobody_is_asked_to_engage_it() -> None:
    table = two_players("5.1")
    with pytest.raises(AssertionError, match="'engage' was not asked"):
        table.pass_until("engage")
    assert table.zone(BANE) is Zone.STAGING


@pytest.mark.rule("lcg:faq.1.50-1")
def test_its_player_can_attack_it_with_several_characters() -> None:
    table = lay(Seat(heroes=["Aragorn", "Gimli"]), staging=[BANE], at="6.7", stops=())
    assert to_attack(table, 0) == [BANE]
    table.choose(BANE, "Aragorn", "Gimli").done()
    assert table.damage(BANE) == 3 + 2


@pytest.mark.rule("lcg:faq.1.50-1", "lcg:keyword.ranged.2")
def test_only_ranged_characters_join_the_attack_of_another_player() -> None:
    table = lay(
        Seat(heroes=["Legolas"]), Seat(heroes=["Gimli"], allies=["Silverlode Archer"]), staging=[BANE],
        at="6.7", stops=(),
    )  # fmt: skip
    to_attack(table, 0)
    table.choose(BANE)
    assert (table.asked, table.player, table.options) == ("join attack", 1, ["Silverlode Archer"])


@pytest.mark.rule("lcg:faq.1.50-1", "lcg:keyword.ranged.1")
def test_a_player_with_whom_it_does_not_count_as_engaged_attacks_it_with_ranged_characters_alone() -> None:
    table = lay(
        Seat(heroes=["Legolas", "Gimli"], threat=0), Seat(heroes=["Aragorn"]), staging=[BANE], at="6.7", stops=(),
    )  # fmt: skip
    assert to_attack(table, 0) == [BANE]
    table.choose(BANE)
    assert (table.ready("Legolas"), table.ready("Gimli"), table.damage(BANE)) == (False, True, 3)
    table = lay(Seat(heroes=["Legolas"], threat=0), staging=[BANE, "Forest Spider"], at="6.7", stops=("attack",))
    assert to_attack(table, 0) == []


@pytest.mark.rule("lcg:faq.1.50-1")
def test_cards_about_engaged_enemies_find_it() -> None:
    table = lay(Seat(heroes=["Legolas"], hand=["Rain of Arrows"], resources=2), staging=[BANE], at="6.2")
    table.choose("Rain of Arrows")
    assert table.damage(BANE) == 1


@pytest.mark.rule("lcg:faq.1.50-1")
def test_a_card_that_bars_its_attack_bars_it_for_all_players_with_whom_it_counts_as_engaged() -> None:
    feint = Seat(heroes=["Legolas"], hand=["Feint"], resources=1)
    table = lay(feint, Seat(), staging=[BANE], at="6.2")
    assert table.options == ["Feint"]
    table.choose("Feint").pass_to("6.8a")
    assert not table.state.attacked_players


def test_a_view_says_with_whom_it_counts_as_engaged() -> None:
    table = two_players(second=0)
    card = next(each for each in table.game.view(None)["staging"] if each["title"] == BANE)
    assert card["engaged_with"] == [0]
    carry_out(set_threat(table.game, 0, 0))
    card = next(each for each in table.game.view(None)["staging"] if each["title"] == BANE)
    assert "engaged_with" not in card
