"""Edges of the encounter deck's work: a deck that runs out, extra reveals, who may be engaged, stages."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import WATCHER, note, noted
from waybread.cardgame.abilities.ability import Use, forced, rule, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.game_end import eliminate
from waybread.cardgame.effects.progress import check_quest, defeat_stage, reveal_stage
from waybread.cardgame.effects.reveals import gain_surge, guard, reveal_top
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.library import objective, quest, treachery
from waybread.kernel.driver import Ended

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

HOST = "Test Edges Host"
CENSUS = "Test Edges Census"
SHY = "Test Edges Shyness"
DREAD = "Test Edges Dread"
GOAL = "Test Edges Goal"
DOOM = "Test Edges Doom"
FRIENDSHIP = "Test Edges Friendship"
CHEST = "Test Edges Chest"
GLOOM = "Test Edges Gloom"
ECHO = "Test Edges Echo"


@objective(HOST)
class Host:
    @rule(Rule.EXTRA_REVEALS)
    def swell(game: CardGame, use: Use) -> int:
        """One more card is revealed in staging."""
        return 1

    @rule(Rule.EXTRA_REFRESH_THREAT)
    def press(game: CardGame, use: Use) -> int:
        """Threat rises by 2 more in the refresh phase."""
        return 2


@objective(CENSUS)
class Census:
    @forced(after=On.PHASE_BEGINS)
    async def count(game: CardGame, use: Use) -> None:
        """Note the cards of the encounter deck as a phase begins."""
        note(game, str(len(game.state.encounter_deck)))


@objective(SHY)
class Shyness:
    @rule(Rule.CANNOT_BE_ENGAGED_OPTIONALLY)
    def hide(game: CardGame, use: Use, enemy: int, player: int) -> bool:
        """King Spider cannot be engaged by choice."""
        return game.title(enemy) == "King Spider"


@objective(DREAD)
class Dread:
    @rule(Rule.CANNOT_ENGAGE)
    def flee(game: CardGame, use: Use, enemy: int, player: int) -> bool:
        """King Spider engages nobody."""
        return game.title(enemy) == "King Spider"


@quest(GOAL, quest_points=0, stage=9)
class Goal:
    @rule(Rule.WINS)
    def reached(game: CardGame, use: Use) -> bool:
        """The game is won once nothing is in the staging area."""
        return not game.state.staging


@quest(DOOM, quest_points=5, stage=8)
class Doom:
    @rule(Rule.LOSES)
    def lost(game: CardGame, use: Use) -> bool:
        """The game is lost once nothing is in the staging area."""
        return not game.state.staging


@quest(FRIENDSHIP, quest_points=5, stage=8)
class Friendship:
    @rule(Rule.LOSES)
    def lonely(game: CardGame, use: Use) -> bool:
        """The game is lost once Éowyn is not in play."""
        return not game.copies("Éowyn")


@objective(CHEST, keywords="Guarded.")
class Chest:
    pass


@treachery(GLOOM)
class Gloom:
    @when_revealed
    async def darken(game: CardGame, use: Use) -> None:
        """Each player raises their threat by 1."""
        for player in game.order():
            await raise_threat(game, player, 1, use.card)


@treachery(ECHO)
class Echo:
    @when_revealed
    async def call(game: CardGame, use: Use) -> None:
        """This card gains Surge. Reveal the top card of the encounter deck."""
        gain_surge(game)
        await reveal_top(game)


# A deck that runs out


@pytest.mark.rule("lcg:running-out-cards.3")
def test_an_empty_encounter_deck_is_made_anew_before_anybody_answers_to_the_quest_phase() -> None:
    table = lay(Seat(), staging=[CENSUS], encounter_deck=[], encounter_discard=["Forest Gate"] * 3, at="3.1")
    assert noted(table) == ["3"]


@pytest.mark.rule("lcg:running-out-cards.3")
def test_the_encounter_deck_is_made_anew_as_soon_as_its_last_card_is_revealed() -> None:
    table = lay(Seat(), encounter_deck=["King Spider"], encounter_discard=["Forest Gate"] * 3, at="3.1")
    carry_out(reveal_top(table.game, 1))
    assert table.staging == ["King Spider"]
    assert len(table.encounter_deck) == 3
    assert table.encounter_discard == []


@pytest.mark.rule("lcg:running-out-cards.3")
def test_a_guard_comes_from_the_discard_pile_if_the_objective_was_the_last_card() -> None:
    table = lay(Seat(), encounter_deck=[CHEST], encounter_discard=["King Spider"], at="3.3")
    assert table.attachments("King Spider") == [CHEST]
    assert table.staging == ["King Spider"]


def test_without_any_card_left_an_objective_lies_there_unguarded() -> None:
    table = lay(Seat(), staging=[CHEST], encounter_deck=[], at="2.2")
    carry_out(guard(table.game, table.id(CHEST)))
    assert table.staging == [CHEST]
    assert table.state.guards == {}


# How many


def test_a_card_may_have_more_cards_revealed_in_staging() -> None:
    table = lay(Seat(), staging=[HOST], encounter_deck=["Forest Gate", "King Spider", "Old Forest Road"], at="3.3")
    assert table.staging == [HOST, "Forest Gate", "King Spider"]
    assert table.encounter_deck == ["Old Forest Road"]


def test_a_card_that_gained_surge_keeps_it_though_another_is_revealed_before_it_counts() -> None:
    table = lay(
        Seat(), encounter_deck=[ECHO, "Forest Gate", "King Spider", "Old Forest Road"], at="3.3",
    )  # fmt: skip
    assert table.staging == ["Forest Gate", "King Spider"]
    assert table.encounter_deck == ["Old Forest Road"]


def test_a_card_may_have_threat_rise_by_more_in_the_refresh_phase() -> None:
    table = lay(Seat(threat=20), staging=[HOST], at="7.3")
    assert table.threat() == 23


# Who may be engaged


def test_an_enemy_that_cannot_be_engaged_by_choice_still_makes_its_engagement_check() -> None:
    table = lay(Seat(threat=30), staging=[SHY, "King Spider", "Black Forest Bats"], at="5.2")
    assert table.options == ["Black Forest Bats"]
    table.done().pass_to("5.3")
    assert table.engaged() == ["King Spider", "Black Forest Bats"]


def test_an_enemy_that_cannot_engage_does_so_neither_by_choice_nor_by_a_check() -> None:
    table = lay(Seat(threat=30), staging=[DREAD, "King Spider", "Black Forest Bats"], at="5.2")
    assert table.options == ["Black Forest Bats"]
    table.done().pass_to("5.3")
    assert table.engaged() == ["Black Forest Bats"]
    assert "King Spider" in table.staging


def test_engagement_checks_begin_with_the_first_player_though_others_had_the_last_choice() -> None:
    table = lay(Seat(threat=30), Seat(heroes=["Éowyn"], threat=30), staging=["King Spider"] * 2, first_player=1,
                at="5.2")  # fmt: skip
    table.done().done().pass_until("engagement check")
    assert table.player == 1


@pytest.mark.rule("lcg:step.5.3-4")
def test_engagement_checks_go_on_to_the_next_player_when_one_finds_nothing() -> None:
    table = lay(
        Seat(threat=10), Seat(heroes=["Éowyn"], threat=30), Seat(heroes=["Gimli"], threat=30), staging=["King Spider"],
        at="5.3",
    )  # fmt: skip
    assert [table.engaged(each) for each in (0, 1, 2)] == [[], ["King Spider"], []]


# Stages


@pytest.mark.rule("lcg:seq.quest.1")
@pytest.mark.parametrize(("stage", "won"), [(GOAL, True), (DOOM, False)])
def test_a_goal_ends_the_game_when_it_is_met_and_not_before(stage: str, won: bool) -> None:
    table = lay(Seat(), quest=stage, staging=["King Spider"], at="2.2")
    carry_out(check_quest(table.game))
    assert table.won is None
    table.state.staging.clear()
    with pytest.raises(Ended):
        carry_out(check_quest(table.game))
    assert table.state.outcome is not None
    assert table.state.outcome.won is won


def test_a_goal_that_is_met_already_as_its_stage_is_revealed_ends_the_game() -> None:
    table = lay(Seat(), quest="", quest_deck=[GOAL], at="2.2")
    with pytest.raises(Ended):
        carry_out(reveal_stage(table.game, table.state.quest_deck[-1]))


def test_a_goal_is_met_too_by_what_leaves_with_an_eliminated_player() -> None:
    table = lay(Seat(), Seat(heroes=["Éowyn"]), quest=FRIENDSHIP, at="2.2")
    with pytest.raises(Ended):
        carry_out(eliminate(table.game, 1))
    assert table.state.outcome is not None
    assert not table.state.outcome.won


def test_both_moments_of_a_revealed_stage_can_be_answered() -> None:
    table = lay(Seat(), quest="", quest_deck=["a-fork-in-the-road"], staging=[ear(On.STAGE_REVEALED)], at="2.2")
    carry_out(reveal_stage(table.game, table.state.quest_deck[-1]))
    assert noted(table) == ["when stage revealed 0", "after stage revealed 0"]
    assert table.quest == "A Fork in the Road"


def test_a_defeated_stage_leaves_nothing_behind_and_the_next_one_follows() -> None:
    table = lay(Seat(), quest="Flies and Spiders", quest_deck=["a-fork-in-the-road"], progress={"Flies and Spiders": 3},
                staging=[ear(On.STAGE_DEFEATED)], at="2.2")  # fmt: skip
    carry_out(defeat_stage(table.game))
    assert table.quest == "A Fork in the Road"
    assert table.zone("Flies and Spiders") == Zone.REMOVED
    assert table.state.progress == {}
    assert noted(table) == ["when stage defeated 0", "after stage defeated 0"]


def test_both_moments_of_a_when_revealed_effect_can_be_answered() -> None:
    table = lay(Seat(), staging=[ear(On.WHEN_REVEALED)], encounter_deck=[GLOOM, "Forest Gate"], at="3.3")
    assert noted(table) == ["when when revealed effect 0", "after when revealed effect 0"]


def test_threat_raised_by_a_revealed_card_is_raised_once_for_each_player() -> None:
    table = lay(Seat(heroes=[WATCHER]), Seat(heroes=["Éowyn"]), encounter_deck=[GLOOM, "Forest Gate"], at="3.3")
    assert (table.threat(0), table.threat(1)) == (21, 21)
