"""Decks, hands and payment where rules meet: what does not count as drawing, short decks, knowledge, X, undo."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.test_lore import known
from tests.cardgame.rules.free_events import BLAST, DREAD, RECALL
from tests.cardgame.rules.window_walk import to_window
from waybread.cardgame.facts import Stat

STREAM = "Enchanted Stream"


@pytest.mark.rule("lcg:cannot.1", "lcg:drawing.1", "lcg:search.2")
def test_where_nobody_can_draw_a_card_may_still_be_taken_into_hand_by_a_search() -> None:
    table = lay(
        Seat(
            heroes=["Glorfindel"], hand=["Gandalf's Search", "Lórien's Wealth"], resources=3, deck=["Feint", "Gandalf"]
        ),
        active_location=STREAM,
        at="3.1",
    )
    assert table.options == ["Gandalf's Search"]
    table.choose("Gandalf's Search").choose(2).choose("Gandalf")
    assert table.hand() == ["Lórien's Wealth", "Gandalf"]
    assert table.deck() == ["Feint"]


@pytest.mark.rule("lcg:replacement.1", "lcg:drawing.1", "lcg:search.3")
def test_a_search_of_a_shackled_deck_is_no_draw_and_leaves_the_shackles_in_place() -> None:
    table = lay(
        Seat(
            heroes=["Glorfindel", "Beravor"], hand=["Gandalf's Search"], resources={"Glorfindel": 1}, deck=["Feint"] * 5
        ),
        encounter_deck=["Iron Shackles", *["Forest Gate"] * 5],
        at="3.3",
    )
    to_window(table, "3.3").choose("Gandalf's Search")
    assert table.hand() == ["Feint"]
    assert table.zone("Iron Shackles") == Zone.ATTACHED
    table.choose("Beravor")
    assert table.hand() == ["Feint"]
    assert table.zone("Iron Shackles") == Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:elimination.4", "lcg:discard.3", "lcg:faq.1.23")
def test_shackles_on_the_deck_of_an_eliminated_player_go_to_the_encounter_discard_pile_as_a_treachery() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[DREAD]),
        Seat(heroes=["Gimli"]),
        encounter_deck=["Iron Shackles", *["Forest Gate"] * 5],
        at="3.3",
    )
    to_window(table, "3.3").choose(DREAD, 0)
    assert "Iron Shackles" in table.encounter_discard
    assert table.state.form == {}


@pytest.mark.rule("lcg:effects.5", "lcg:x.2", "lcg:cost.1")
def test_an_x_that_was_paid_for_finds_no_more_cards_than_the_chosen_deck_has() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Gandalf's Search"], resources=3, deck=["Feint"] * 5),
        Seat(heroes=["Gimli"], deck=["Gandalf", "Beorn"]),
        at="3.1",
    )
    table.choose("Gandalf's Search", 3, "player 1")
    assert (table.asked, table.player, table.options) == ("add to hand", 0, ["Gandalf", "Beorn"])
    table.choose("Beorn")
    assert table.resources("Glorfindel") == 0
    assert (table.hand(1), table.deck(1)) == (["Beorn"], ["Gandalf"])


@pytest.mark.rule("lcg:drawing.2", "lcg:running-out-cards.1", "lcg:effects.4")
def test_a_draw_of_more_cards_than_the_deck_has_takes_them_all_and_nobody_is_eliminated_for_it() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf"], resources=1, deck=["Feint", "Beorn"]), at="3.1"
    )
    table.choose("Sneak Attack").choose("Gandalf").choose(0)
    assert table.hand() == ["Feint", "Beorn"]
    assert table.deck() == []
    to_window(table, "1.3")
    assert "Gandalf" in table.hand()
    assert table.state.eliminated == [False]


@pytest.mark.rule("lcg:cost.4", "lcg:cost.3", "lcg:action.4")
def test_a_card_discarded_for_another_players_hero_comes_from_the_own_hand_of_whoever_uses_it() -> None:
    table = lay(Seat(heroes=["Éowyn"]), Seat(heroes=["Gimli"], hand=["Feint"]), Seat(heroes=["Legolas"]), at="3.1")
    assert table.options == []
    table.done()
    assert table.options == ["Éowyn"]
    table.choose("Éowyn")
    assert table.discards(1) == ["Feint"]
    assert table.stat("Éowyn", Stat.WILLPOWER) == 5


@pytest.mark.rule("lcg:resource-match.1", "lcg:gains.2", "lcg:seq.2.1-2")
def test_a_gained_icon_lets_two_pools_pay_for_one_card_together_and_is_lost_with_its_attachment() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn", "Éowyn"],
            attachments={"Aragorn": ["Celebrían's Stone"]},
            hand=["Unexpected Courage", "Northern Tracker"],
            resources={"Aragorn": 1, "Éowyn": 1},
        ),
        at="2.1",
    )
    assert table.why_not_play("Northern Tracker") is not None
    table.choose("Unexpected Courage", "Éowyn")
    assert table.resources("Aragorn") == table.resources("Éowyn") == 0


@pytest.mark.rule("lcg:resource-match.1", "lcg:resource-match.2", "lcg:printed.1")
def test_with_the_only_matching_hero_dead_the_resources_of_the_others_buy_nothing_of_that_sphere() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"], hand=[BLAST, "Sneak Attack", "Faramir", "Common Cause"], resources=5,
             exhausted=[]),
        at="3.1",
    )  # fmt: skip
    assert "Sneak Attack" in table.options
    table.choose(BLAST, "Aragorn")
    assert table.resources("Aragorn") == 0
    assert table.options == []


@pytest.mark.rule("lcg:play.4", "lcg:hero.2", "lcg:initial-threat.1", "lcg:ready.1")
def test_a_hero_brought_back_has_no_resources_no_wounds_and_leaves_the_threat_dial_alone() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Gimli"], hand=[BLAST, "Fortune or Fate"], resources=5, exhausted=["Gimli"], threat=30),
        at="3.1",
    )
    table.choose(BLAST, "Gimli").choose("Fortune or Fate")
    assert table.area() == ["Éowyn", "Gimli"]
    assert table.resources("Gimli") == 0
    assert table.damage("Gimli") == 0
    assert table.ready("Gimli")
    assert table.threat() == 30


@pytest.mark.rule("lcg:table-talk.2", "lcg:in-play.2", "lcg:discard.4")
def test_a_card_that_came_back_to_a_hand_from_play_is_known_and_the_rest_of_the_hand_is_not() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Feint", RECALL]), Seat(heroes=["Gimli"]), at="3.1")
    table.choose(RECALL)
    assert known(table, 1) == ["Faramir"]
    assert "Feint" not in str(table.game.view(1))


@pytest.mark.rule("lcg:search.1", "lcg:table-talk.2", "lcg:faq.1.21")
def test_who_ordered_the_top_of_another_players_deck_knows_it_until_it_is_shuffled() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Gandalf's Search"], resources=3),
        Seat(heroes=["Éowyn"], hand=["Will of the West"], resources=1, deck=["Gandalf", "Beorn", "Feint"],
             discards=["Faramir", "Gandalf"]),
        at="3.1",
    )  # fmt: skip
    table.choose("Gandalf's Search", 3, "player 1", "Gandalf", "Feint")
    assert table.deck(1) == ["Feint", "Beorn"]
    assert sorted(known(table, 0)) == ["Beorn", "Feint", "Gandalf"]
    assert known(table, 1) == []
    table.choose("Will of the West", "player 1")
    assert len(table.deck(1)) == 4
    assert known(table, 0) == ["Gandalf"]  # in the hand of player 1


@pytest.mark.rule("lcg:table-talk.2", "lcg:elimination.4", "lcg:discard.4")
def test_the_hidden_cards_of_an_eliminated_player_lie_open_in_the_discard_pile() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Feint", DREAD], deck=["Beorn", "Gandalf"]), Seat(heroes=["Gimli"]), at="3.1"
    )
    assert "Beorn" not in str(table.game.view(1))
    table.choose(DREAD, 0)
    shown = str(table.game.view(1))
    assert all(title in shown for title in ("Feint", "Beorn", "Gandalf", "Aragorn"))


@pytest.mark.rule("lcg:limits.1", "lcg:cost.4", "lcg:constant.4")
def test_each_of_two_attachments_of_the_same_name_has_its_own_limit_for_the_phase() -> None:
    table = lay(
        Seat(heroes=["Denethor"], attachments={"Denethor": ["Protector of Lórien"] * 2}, hand=["Feint"] * 8),
        at="6.2",
    )
    for copy in ("", "", "", "#2", "#2", "#2"):
        table.choose(f"Protector of Lórien{copy}:1").choose(table.decision.options[0]).choose(0)
    assert table.stat("Denethor", Stat.DEFENSE) == 3 + 6
    assert "Protector of Lórien" not in " ".join(table.options)
    assert len(table.hand()) == 2


@pytest.mark.rule("lcg:effects.4", "lcg:initiating.5", "lcg:cost.5")
def test_a_choice_taken_back_in_the_middle_of_an_effect_takes_back_what_was_paid_and_seen() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], hand=["Gandalf's Search"], resources=3, deck=["Gandalf", "Beorn", "Feint"]),
        at="3.1",
    )
    before = table.game.digest()
    table.choose("Gandalf's Search", 2)
    assert sorted(known(table, 0)) == ["Beorn", "Gandalf"]
    table.game.undo()
    table.game.undo()
    assert known(table, 0) == []
    assert table.resources("Glorfindel") == 3
    assert table.game.digest() == before


@pytest.mark.rule("lcg:ability.12", "lcg:exhausted.4", "lcg:limits.1")
def test_a_hero_who_is_ready_again_by_an_attachment_still_has_used_the_ability_of_the_round() -> None:
    table = lay(
        Seat(heroes=["Beravor"], attachments={"Beravor": ["Unexpected Courage"]}), Seat(heroes=["Gimli"]), at="3.1"
    )
    table.choose("Beravor", "player 1").done().choose("Unexpected Courage").done()
    assert table.ready("Beravor")
    assert table.options == []
    assert len(table.hand(1)) == 2


@pytest.mark.rule("lcg:neutral.3", "lcg:play.6", "lcg:unique.2")
@pytest.mark.parametrize(("last", "enough"), [(1, False), (2, True)])
def test_a_neutral_ally_is_paid_by_all_spheres_together_but_not_by_another_players_heroes(
    last: int, enough: bool
) -> None:
    pools = {"Aragorn": 1, "Gimli": 2, "Glorfindel": last}
    table = lay(
        Seat(heroes=list(pools), hand=["Gandalf"], resources=pools), Seat(heroes=["Legolas"], resources=5), at="2.1"
    )
    assert table.options == ["Gandalf"] * enough
    if enough:
        table.choose("Gandalf")
        assert [table.resources(each) for each in (*pools, "Legolas")] == [0, 0, 0, 5]
