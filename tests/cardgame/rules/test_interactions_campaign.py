"""Setup, campaigns and the score where rules meet: what one game leaves to the next, and to the final reckoning."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.campaigns import ANN, BOB, PASSAGE, end, log, pack, play, ready, slay
from tests.cardgame.rules.free_events import BLAST, DREAD, STRIDE
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.campaign.campaign_log import record
from waybread.cardgame.campaign.checklist import Plan
from waybread.cardgame.decks import check, deck
from waybread.cardgame.effects.attachments import attach, change_control
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.game_end import eliminate, score
from waybread.cardgame.effects.leaving_play import shuffle_into_deck
from waybread.cardgame.facts import Stat

QUIET = ("Forest Gate",) * 6


def set_up(*seats: Seat, encounter_deck: tuple[str, ...]) -> Table:
    """Journey Along the Anduin with its first stage about to be set up."""
    return lay(*seats, quest="", quest_deck=["To the River..."], encounter_deck=encounter_deck, round=0, at="setup.7")


# Setup


@pytest.mark.rule("lcg:setup.0-2", "lcg:keyword.surge.1", "lcg:setup.7")
def test_a_card_revealed_in_setup_reveals_further_ones_beside_those_that_setup_asks_for() -> None:
    table = set_up(
        Seat(heroes=["Aragorn"]),
        Seat(heroes=["Gimli"]),
        encounter_deck=("Massing at Night", "Eastern Crows", "Old Forest Road", "Forest Gate", "Gladden Fields",
                        "Hill Troll"),
    )  # fmt: skip
    staged = ["Eastern Crows", "Old Forest Road", "Forest Gate", "Gladden Fields", "Hill Troll"]
    assert table.staging == staged
    assert table.state.round == 1


@pytest.mark.rule("lcg:setup.0-2", "lcg:first-player.6", "lcg:setup.2-2")
def test_a_treachery_of_setup_goes_by_the_threat_that_the_players_start_with() -> None:
    table = set_up(
        Seat(heroes=["Aragorn"], threat=34),
        Seat(heroes=["Gimli"], threat=35),
        encounter_deck=("Evil Storm", "Caught in a Web", "Hill Troll", *QUIET),
    )
    assert table.damage("Aragorn") == 0
    assert table.damage("Gimli") == 1
    assert table.attachments("Gimli") == ["Caught in a Web"]


@pytest.mark.rule("lcg:setup.0-2", "lcg:step.3.2", "lcg:effects.4")
def test_what_strikes_committed_characters_finds_none_in_setup() -> None:
    table = set_up(Seat(heroes=["Aragorn"]), encounter_deck=("Dol Guldur Orcs", "Hill Troll", *QUIET))
    assert table.staging == ["Dol Guldur Orcs", "Hill Troll"]
    assert table.damage("Aragorn") == 0


@pytest.mark.rule("lcg:faq.1.19-2", "lcg:lasting.5", "lcg:setup.0-2")
def test_threat_raised_for_the_phase_in_setup_is_back_to_normal_before_the_first_quest() -> None:
    table = set_up(
        Seat(heroes=["Aragorn"]),
        Seat(heroes=["Gimli"]),
        encounter_deck=("Treacherous Fog", "Old Forest Road", "Hill Troll", *QUIET),
    )
    assert table.state.phase == "resource"
    assert table.stat("Old Forest Road", Stat.THREAT) == 2
    to_window(table, "3.1")
    assert table.stat("Old Forest Road", Stat.THREAT) == 1


# From game to game


@pytest.mark.rule("lcg:campaign.heroes.2", "lcg:elimination.4", "lcg:campaign.heroes.7", "lcg:campaign.heroes.9")
def test_all_heroes_of_an_eliminated_player_have_fallen_and_each_new_one_costs_everybody_threat() -> None:
    table = play(ready(log(ANN, BOB, won=())))
    carry_out(eliminate(table.game, 1))
    after = record(log(ANN, BOB, won=()), end(table))
    assert after.fallen == BOB
    plans = Plan(swap=("Glóin", "Théodred")), Plan(replacements={"Gimli": "Thalin", "Legolas": "Éowyn"})
    found = ready(after, *plans, decks=[pack("Aragorn", "Théodred"), pack("Thalin", "Éowyn")])
    assert [found.log.penalty_of(each) for each in (0, 1)] == [3, 3]
    assert [play(found).threat(each) for each in (0, 1)] == [12 + 8 + 3, 9 + 9 + 3]


@pytest.mark.rule("lcg:campaign.heroes.2", "lcg:faq.q.killed", "lcg:hero.5")
def test_a_hero_who_died_and_was_brought_back_has_not_fallen() -> None:
    table = play(ready(log(won=())))
    slay(table, "Aragorn", "Glóin")
    carry_out(put_into_play(table.game, table.id("Glóin"), 0))
    assert record(log(won=()), end(table)).fallen == ("Aragorn",)


@pytest.mark.rule("lcg:campaign.heroes.2", "lcg:faq.q.killed")
def test_a_dead_hero_who_was_shuffled_into_the_deck_has_not_fallen_in_the_campaign() -> None:
    table = play(ready(log(won=())))
    slay(table, "Glóin")
    carry_out(shuffle_into_deck(table.game, table.id("Glóin")))
    assert record(log(won=()), end(table)).fallen == ()


@pytest.mark.rule("lcg:campaign.heroes.2", "lcg:ownership.5", "lcg:campaign.expert.3")
def test_a_hero_lent_to_an_eliminated_player_falls_with_them_and_leaves_no_damage_behind() -> None:
    begun = log(ANN, BOB, won=(), expert=True)
    table = play(ready(begun))
    table.state.damage[table.id("Glóin")] = 2
    table.state.damage[table.id("Aragorn")] = 1
    carry_out(change_control(table.game, table.id("Glóin"), 1))
    carry_out(eliminate(table.game, 1))
    after = record(begun, end(table))
    assert set(after.fallen) == {"Glóin", *BOB}
    assert after.damage == {"Aragorn": 1}


@pytest.mark.rule("lcg:campaign.3", "lcg:campaign.heroes.2", "lcg:campaign.expert.3")
def test_heroes_who_die_in_a_lost_game_are_all_there_for_the_next_attempt_with_their_old_wounds() -> None:
    begun = log(won=(), expert=True, damage={"Aragorn": 2})
    table = play(ready(begun))
    assert table.damage("Aragorn") == 2
    slay(table, "Glóin")
    after = record(begun, end(table, won=False))
    again = play(ready(after))
    assert again.area()[:2] == list(ANN)
    assert [again.damage(each) for each in ANN] == [2, 0]


@pytest.mark.rule("lcg:campaign.expert.5", "lcg:campaign.heroes.8", "lcg:campaign.checklist.4")
def test_healing_one_hero_and_swapping_another_adds_up_for_that_player_alone_and_for_all() -> None:
    hurt = log(ANN, BOB, expert=True, damage={"Aragorn": 3, "Gimli": 1})
    plans = (Plan(heal=("Aragorn",), swap=("Glóin", "Théodred")), Plan())
    found = ready(hurt, *plans, decks=[pack("Aragorn", "Théodred"), pack(*BOB)])
    table = play(found)
    assert [table.threat(each) for each in (0, 1)] == [12 + 8 + 1 + 1, 11 + 9 + 1]
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Gimli")] == [0, 0, 1]


@pytest.mark.rule("lcg:campaign.pool.9", "lcg:ownership.10", "lcg:attachment.4")
def test_permanent_cards_go_with_their_hero_to_another_player_and_leave_with_him() -> None:
    table = play(ready(log(ANN, BOB, pool=[("Valor", "Gimli"), ("Scarred", "Gimli")])))
    assert sorted(table.attachments("Gimli")) == ["Scarred", "Valor"]
    carry_out(change_control(table.game, table.id("Gimli"), 0))
    assert table.controller("Valor") == 0
    carry_out(deal_damage(table.game, table.id("Gimli"), 9))
    assert table.attachments("Gimli") == []
    assert "Valor" in table.discards(1)
    assert "Scarred" in table.encounter_discard


@pytest.mark.rule("lcg:triggering-condition.2", "lcg:forced.3", "lcg:faq.1.08")
def test_a_burden_that_grieves_for_the_dead_does_so_for_each_of_two_who_die_at_once() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Gondorian Spearman", "Snowbourn Scout"], threat=35),
        encounter_deck=["Evil Storm", *QUIET],
        at="3.2",
    )
    scarred = lay(
        Seat(heroes=["Aragorn"], allies=["Gondorian Spearman", "Snowbourn Scout"], threat=35),
        aside=["Scarred"],
        encounter_deck=["Evil Storm", *QUIET],
        at="3.2",
    )
    carry_out(attach(scarred.game, scarred.id("Scarred"), scarred.id("Aragorn"), 0))
    for each in (table, scarred):
        to_window(each, "3.3")
        assert each.area() == ["Aragorn"]
    assert [table.threat(), scarred.threat()] == [35, 37]


@pytest.mark.rule("lcg:deckbuilding.2", "lcg:campaign.pool.6", "lcg:deckbuilding.4")
def test_a_deck_of_49_cards_is_not_made_legal_by_a_boon_nor_by_more_copies_of_one_title() -> None:
    cards = dict(pack(*ANN).cards)
    cards["Feint"] = 1
    assert check(deck(ANN, cards)).errors
    cards["Feint"] = 2
    assert not check(deck(ANN, cards)).errors
    cards["Feint"], cards["Sneak Attack"] = 1, 4
    assert check(deck(ANN, cards)).errors


@pytest.mark.rule("lcg:campaign.2", "lcg:campaign.log.2")
def test_the_threat_penalty_of_the_log_is_part_of_the_score_of_the_game() -> None:
    table = play(ready(log(won=(), penalty=4)))
    assert score(table.game)["threat"] == 12 + 9 + 4
    assert table.state.scenario == PASSAGE


# The score


@pytest.mark.rule("lcg:scoring.4", "lcg:scoring.5", "lcg:faq.q.killed")
def test_a_hero_brought_back_counts_by_wounds_and_one_in_the_deck_as_defeated() -> None:
    table = lay(Seat(heroes=["Éowyn", "Gimli", "Aragorn"]), damage={"Aragorn": 2}, at="3.1")
    slay(table, "Gimli", "Éowyn")
    assert score(table.game)["fallen heroes"] == 11 + 9
    carry_out(put_into_play(table.game, table.id("Gimli"), 0))
    carry_out(shuffle_into_deck(table.game, table.id("Éowyn")))
    parts = score(table.game)
    assert (parts["fallen heroes"], parts["damage"]) == (9, 2)


@pytest.mark.rule("lcg:scoring.7", "lcg:keyword.victory.4", "lcg:elimination.6", "lcg:scoring.8")
def test_the_victory_points_won_by_an_eliminated_player_still_count_for_the_group() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[BLAST, DREAD], engaged=["Hill Troll"]),
        Seat(heroes=["Gimli"], hand=[STRIDE], threat=30),
        quest="Beorn's Path",
        at="3.1",
    )
    table.choose(BLAST, "Hill Troll").done().choose(DREAD, 0).choose(STRIDE)
    assert table.won is True
    assert table.game.outcome is not None
    parts = table.game.outcome.score
    assert (parts["threat"], parts["fallen heroes"], parts["victory points"]) == (50 + 30, 12, -4)
    assert parts["total"] == 80 + 12 - 4
