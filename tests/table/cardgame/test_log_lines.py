"""The log in words."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.same_titles import CORE_GANDALF, HOBBIT_GANDALF, add_twins
from tests.table.cardgame.table_words import NAMES, Log
from waybread.cardgame.effects.separation import create_staging_area, join_another_player
from waybread.kernel import Event
from waybread.table.cardgame import CARDGAME_TABLE
from waybread.table.cardgame.log_lines import LINES, SILENT
from waybread.texts import CardName, plain


def listened(table: Table) -> tuple[Table, Log]:
    return table, Log(table)


def test_a_line_names_cards_so_that_pages_can_link_them() -> None:
    table, log = listened(lay(Seat(engaged=["Hummerhorns"]), at="6.4a", stops=()))
    table.choose("Aragorn")
    words = CARDGAME_TABLE.log_line(log.event("defends"), 0, NAMES)
    aragorn, horns = table.id("Aragorn"), table.id("Hummerhorns")
    assert words == (
        CardName(aragorn, "Aragorn", "core:1"),
        " defends against ",
        CardName(horns, "Hummerhorns", "core:75"),
        ".",
    )


def test_a_line_tells_two_designs_of_one_title_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    add_twins(monkeypatch)
    for key in (CORE_GANDALF, HOBBIT_GANDALF):
        seat = Seat(hand=[CORE_GANDALF, HOBBIT_GANDALF], resources={"Aragorn": 9})
        table, log = listened(lay(seat, at="2.2", stops=()))
        card = table.state.identity.index(key)
        [play] = [each.option for each in CARDGAME_TABLE.prompt(table.game, NAMES).choices if each.card == card]
        table.game.choose(play)
        while "played" not in log.kinds():
            table.choose("Aragorn")
        words = CARDGAME_TABLE.log_line(log.event("played"), 0, NAMES)
        assert words is not None
        assert words[1] == CardName(card, "Gandalf", key)


def test_a_line_of_a_log_from_before_lines_had_keys_names_cards_too() -> None:
    event = Event("defends", {"card": 9, "title": "Hummerhorns", "cards": (1, 2), "titles": "Aragorn\nGimli"})
    words = CARDGAME_TABLE.log_line(event, 0, NAMES)
    assert words is not None
    assert [each for each in words if isinstance(each, CardName)] == [
        CardName(1, "Aragorn"), CardName(2, "Gimli"), CardName(9, "Hummerhorns"),
    ]  # fmt: skip


def test_no_kind_of_event_is_both_told_and_silent() -> None:
    assert not SILENT & set(LINES)


def test_a_round_begins_with_resources_and_a_draw_that_only_its_player_sees() -> None:
    anna, ben = Seat(heroes=["Aragorn", "Glóin"], deck=["Faramir"]), Seat(heroes=["Gimli"], deck=["Feint"])
    table, log = listened(lay(anna, ben, at="7.4", stops=["lcg:window.7.4", "lcg:window.1.3"]))
    table.done().done()
    assert log.lines(0) == [
        "Round 2 begins.",
        "Resource phase.",
        "Gimli, Aragorn and Glóin collect 1 resource each.",
        "Ben draws 1 card.",
        "Anna draws Faramir.",
    ]
    assert log.lines(1)[3:] == ["Ben draws Feint.", "Anna draws 1 card."]
    assert log.lines(None)[3:] == ["Ben draws 1 card.", "Anna draws 1 card."]


def test_the_first_player_token_is_passed() -> None:
    table, log = listened(lay(Seat(), Seat(heroes=["Gimli"]), at="5.2", stops=["lcg:window.5.3", "lcg:window.7.4"]))
    table.done().done()
    assert log.lines() == [
        "Combat phase.",
        "Refresh phase.",
        "Anna's threat rises by 1 to 21 (refresh).",
        "Ben's threat rises by 1 to 21 (refresh).",
        "Ben is the first player.",
    ]


def test_a_played_card_is_told_with_who_paid() -> None:
    heroes = {"Aragorn": 1, "Glóin": 1}
    seat = Seat(heroes=["Aragorn", "Glóin"], hand=["Guard of the Citadel", "Sneak Attack"], resources=heroes)
    table, log = listened(lay(seat, at="2.1"))
    table.choose("Guard of the Citadel")
    assert log.lines() == ["Anna plays Guard of the Citadel (1 from Aragorn and 1 from Glóin)."]


def test_an_attachment_is_played_and_attached() -> None:
    table, log = listened(lay(Seat(hand=["Steward of Gondor"], resources=2), at="2.1"))
    table.choose("Steward of Gondor")
    assert log.lines() == [
        "Anna plays Steward of Gondor (2 from Aragorn).",
        "Steward of Gondor is attached to Aragorn.",
    ]
    table.choose("Steward of Gondor")
    assert log.lines()[2:] == ["Anna uses Steward of Gondor.", "Aragorn gains 2 resources (Steward of Gondor)."]


def test_a_card_of_cost_x_is_told_with_its_x() -> None:
    seat = Seat(heroes=["Beravor"], hand=["Gandalf's Search"], resources=1, deck=["Gléowine", "Faramir"])
    table, log = listened(lay(seat, Seat(), at="4.2"))
    table.choose("Gandalf's Search", "player 0")
    assert log.lines() == [
        "Anna plays Gandalf's Search with X = 1 (1 from Beravor).",
        "Anna looks at Gléowine.",
        "Gléowine goes to Anna's hand.",
    ]
    assert log.lines(1)[1:] == ["Anna looks at 1 card.", "A card goes to Anna's hand."]


def test_an_effect_for_a_time_is_told() -> None:
    table, log = listened(lay(Seat(allies=["Faramir"]), at="4.2"))
    table.choose("Faramir")
    assert log.lines() == [
        "Anna uses Faramir.",
        "Faramir: Aragorn and Faramir have +1 willpower until the end of the phase.",
    ]


def test_feint_tells_who_cannot_attack() -> None:
    table, log = listened(lay(Seat(heroes=["Gimli"], engaged=["Hill Troll"], hand=["Feint"], resources=1), at="6.2"))
    table.choose("Feint")
    assert log.lines() == [
        "Anna plays Feint (1 from Gimli).",
        "Feint: Hill Troll cannot attack until the end of the phase.",
    ]


def test_a_quest_is_told_from_commitment_to_its_end() -> None:
    table, log = listened(lay(Seat(heroes=["Éowyn"]), staging=["Forest Spider"], at="3.2", stops=()))
    table.choose("Éowyn")
    assert log.lines()[:4] == [
        "Anna commits Éowyn to the quest.",
        "Forest Gate is revealed.",
        "The quest is neither won nor lost: 4 willpower against 4 threat.",
        "Travel phase.",
    ]


def test_progress_fills_the_active_location_and_then_the_quest() -> None:
    table, log = listened(
        lay(
            Seat(heroes=["Éowyn"]),
            active_location="Old Forest Road",
            progress={"Old Forest Road": 2},
            at="3.2",
            encounter_deck=["Evil Storm", "Forest Gate"],
            stops=["lcg:window.3.4"],
        )
    )
    table.choose("Éowyn")
    assert log.lines() == [
        "Anna commits Éowyn to the quest.",
        "Evil Storm is revealed.",
        "Evil Storm: Every character of each player whose threat is at least 35 takes 1 damage.",
        "The quest is successful: 4 willpower against 0 threat.",
        "Old Forest Road gets 1 progress (3 of 3).",
        "Old Forest Road is explored.",
        "Flies and Spiders gets 3 progress (3 of 8).",
    ]


def test_a_failed_quest_raises_threat_with_its_reason() -> None:
    table, log = listened(lay(Seat(threat=30), staging=["Hill Troll"], at="3.2", stops=["lcg:window.3.4"]))
    table.done()
    assert log.lines() == [
        "Anna commits nobody to the quest.",
        "Forest Gate is revealed.",
        "The quest is unsuccessful: 0 willpower against 3 threat.",
        "Anna's threat rises by 3 to 33 (failed quest).",
    ]


def test_doomed_and_surge_are_told_by_their_card() -> None:
    deck = ["Endless Caverns", "Forest Gate"]
    table, log = listened(lay(Seat(), at="3.2", encounter_deck=deck, stops=["lcg:window.3.3"]))
    table.done()
    assert log.lines()[1:] == [
        "Endless Caverns is revealed.",
        "Anna's threat rises by 1 to 21 (Endless Caverns, doomed).",
        "Endless Caverns surges: 1 more to reveal.",
        "Forest Gate is revealed.",
    ]


def test_a_cancelled_when_revealed_effect_is_told() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1)
    table, log = listened(lay(seat, at="3.2", encounter_deck=["Evil Storm", "Forest Gate"], stops=["lcg:window.3.3"]))
    table.pass_until("response").choose("A Test of Will")
    assert log.lines()[-3:] == [
        "Evil Storm is revealed.",
        "Anna plays A Test of Will (1 from Éowyn).",
        "The when revealed effect of Evil Storm is cancelled.",
    ]


def test_an_enemy_attack_is_told_blow_by_blow() -> None:
    table, log = listened(
        lay(
            Seat(engaged=["Forest Spider"]),
            shadows={"Forest Spider": ["Dol Guldur Orcs"]},
            at="6.4a",
            stops=["lcg:window.6.4b", "lcg:window.6.4.3"],
        )
    )
    table.done().choose("Aragorn")
    assert log.lines() == [
        "Aragorn defends against Forest Spider.",
        "Shadow card of Forest Spider: Dol Guldur Orcs. +1 attack for the attacking enemy, or +3 if nobody defends.",
        "Dol Guldur Orcs: Forest Spider has +1 attack for this attack.",
        "Forest Spider strikes: 3 attack against 2 defence.",
        "Aragorn takes 1 damage, 4 hit points left.",
    ]


def test_an_undefended_attack_and_a_shadow_card_without_effect_are_told() -> None:
    table, log = listened(
        lay(Seat(engaged=["Forest Spider"]), shadows={"Forest Spider": ["Forest Gate"]}, at="6.4a", stops=["defend"])
    )
    table.done()
    assert log.lines()[:4] == [
        "Nobody defends against Forest Spider.",
        "Shadow card of Forest Spider: Forest Gate, no effect.",
        "Forest Spider strikes: 2 attack against 0 defence.",
        "Aragorn takes 2 damage, 3 hit points left.",
    ]


def test_who_is_attacked_is_told() -> None:
    table, log = listened(lay(Seat(engaged=["Forest Spider"]), at="6.2", stops=["lcg:window.6.2", "lcg:window.6.4b"]))
    table.done()
    assert log.lines() == ["Forest Spider attacks Anna."]


def test_an_attack_of_the_players_is_told_to_the_death() -> None:
    table, log = listened(
        lay(Seat(heroes=["Gimli"], engaged=["Black Forest Bats"]), at="6.8a", stops=["lcg:window.6.8.3"])
    )
    table.choose("Black Forest Bats")
    assert log.lines() == [
        "Anna attacks Black Forest Bats with Gimli.",
        "Black Forest Bats is struck: 2 attack against 0 defence.",
        "Black Forest Bats takes 2 damage.",
        "Black Forest Bats is destroyed.",
    ]


def test_a_fallen_hero_takes_attachments_along() -> None:
    table, log = listened(
        lay(
            Seat(
                heroes=["Aragorn", "Glóin"],
                attachments={"Glóin": ["Steward of Gondor"]},
                engaged=["Forest Spider"],
            ),
            at="6.4a",
            damage={"Glóin": 3},
            stops=["lcg:window.6.4.3"],
        )
    )
    table.pass_until("defend").choose("Glóin").pass_to("6.4.3")
    assert log.lines()[-2:] == [
        "Glóin takes 1 damage.",
        "Glóin is destroyed. Steward of Gondor is discarded too.",
    ]


def test_victory_points_are_told_where_they_go() -> None:
    table, log = listened(
        lay(Seat(heroes=["Gimli"], engaged=["Hummerhorns"]), at="6.8a", damage={"Hummerhorns": 2}, stops=["action"])
    )
    table.choose("Hummerhorns").done().done()
    assert log.lines()[-1] == "Hummerhorns is destroyed and joins the victory display."


def test_engaging_sets_off_a_forced_effect() -> None:
    table, log = listened(lay(Seat(), staging=["Hummerhorns"], at="5.2", stops=["lcg:window.5.2"]))
    table.choose("Hummerhorns")
    assert log.lines() == [
        "Hummerhorns engages Anna.",
        "Hummerhorns: Once this enemy has engaged you, one hero of yours takes 5 damage.",
        "Aragorn takes 5 damage (Hummerhorns).",
        "Aragorn is destroyed.",
        "Anna is eliminated: no hero is left.",
        "The game is lost: every player has been eliminated.",
    ]


def test_travelling_is_told() -> None:
    table, log = listened(lay(Seat(), staging=["Old Forest Road"], at="4.2", stops=("action", "travel")))
    table.choose("Old Forest Road")
    assert log.lines() == ["The players travel to Old Forest Road."]


def test_a_mulligan_is_told_without_its_cards() -> None:
    table, log = listened(lay(Seat(hand=["Faramir"], deck=["Gandalf"]), Seat(heroes=["Gimli"]), at="setup.5b"))
    table.choose(1)
    assert log.lines(1)[:2] == ["Anna takes a mulligan.", "Anna draws an opening hand of 2 cards."]


def test_a_won_game_is_told_with_its_score() -> None:
    event = Event("over", {"won": True, "reason": "Beorn's Path was completed", "score": 87})
    words = CARDGAME_TABLE.log_line(event, None, NAMES)
    assert words is not None
    assert plain(words) == "The game is won: Beorn's Path was completed. The score is 87."


def test_passing_a_window_is_no_line() -> None:
    table = lay(Seat(), at="4.2")
    assert table.game.decision is not None
    passing = CARDGAME_TABLE.choice_event(table.game, table.game.decision, -1)
    assert CARDGAME_TABLE.log_line(passing, 0, NAMES) is None


@pytest.mark.parametrize(
    ("player", "line"), [("Boris", "Boris's deck is shuffled."), ("Anna", "Anna's deck is shuffled.")]
)
def test_names_that_end_with_an_s_own_things_too(player: str, line: str) -> None:
    words = CARDGAME_TABLE.log_line(Event("shuffled", {"player": 0, "setup": False}), None, (player,))
    assert words is not None
    assert plain(words) == line


def test_an_enemy_that_is_destroyed_while_it_is_revealed_is_told_of() -> None:
    table, log = listened(lay(Seat(heroes=["Thalin"]), at="3.2", encounter_deck=["Eastern Crows"], stops=()))
    table.choose("Thalin").done()
    assert "Eastern Crows is destroyed." in log.lines()


def test_players_part_and_join_each_other() -> None:
    table, log = listened(lay(Seat(), Seat(heroes=["Gimli"]), at="3.2", stops=()))
    carry_out(create_staging_area(table.game, 1))
    assert log.lines() == ["Ben now has a separate staging area."]
    join_another_player(table.game)
    table.pass_until("commit", 1).done()
    told = [each for each in log.lines() if "phase" in each or "join" in each]
    assert told[:3] == ["Quest phase (Ben).", "Anna joins Ben.", "Travel phase."]


def test_an_event_of_one_scenario_has_the_line_that_its_box_declares() -> None:
    """Clients are told no more of its kind than whether it is good for the players."""
    for kind, said, told in (
        ("taken prisoner", "Gimli is taken prisoner.", "setback"),
        ("rescued", "Gimli is rescued.", "relief"),
    ):
        event = Event(kind, {"card": 4, "title": "Gimli", "key": "core:4"})
        assert plain(CARDGAME_TABLE.log_line(event, 0, NAMES) or ()) == said
        assert (CARDGAME_TABLE.line_kind(kind), CARDGAME_TABLE.concerns(event, 1)) == (told, True)
    assert CARDGAME_TABLE.line_kind("damage") == "damage"
