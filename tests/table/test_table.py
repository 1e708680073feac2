"""Tables: chairs, choices, policies, taking back, pausing; with a game the table layer was not made for."""

import pytest

from tests.longnight import LongNight
from tests.table.night_rulebook import NIGHT, night_table, started
from waybread.kernel import PASS, SetupError, Streams, saves
from waybread.table import By, Entry, EntryKind, Policy, Refused, Table, dump_table, load_table

BOOKS = {"long-night": NIGHT}


def choose(table: Table, option: int) -> list[Entry]:
    """Whoever is asked chooses."""
    asked = table.decision
    assert asked is not None
    return table.choose(table.chairs[asked.player].holder, asked.player, option, table.moment)


def play_on(table: Table, chance: Streams, choices: int) -> list[Entry]:
    """People choose at random."""
    done = []
    for _ in range(choices):
        if table.decision is not None:
            done += choose(table, chance.pick("choice", table.decision.options))
    return done


def position(table: Table) -> tuple[object, ...]:
    """All that a table is."""
    game = table.game
    assert game is not None
    place = (game.answers, game.digest(), table.log, table.answers, table.number, table.moment)
    return (*place, table.chairs, table.paused, table.request)


# Taking a place -------------------------------------------------------------------------


def test_a_chair_is_taken_once() -> None:
    table = night_table()
    table.sit("a", 0, "Ann")
    with pytest.raises(Refused, match="Ann sits there already"):
        table.sit("b", 0, "Bob")
    assert table.names == ("Ann", "Player 2")


def test_two_people_at_a_table_do_not_share_a_name() -> None:
    table = night_table()
    table.sit("a", 0, "Ann")
    with pytest.raises(Refused, match="called Ann already"):
        table.sit("b", 1, " Ann ")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b"])
def test_a_name_can_be_read(name: str) -> None:
    with pytest.raises(Refused, match="A name has 1 to 40 letters"):
        night_table().sit("a", 0, name)


def test_a_chair_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="the chairs 1 to 2, and no chair 3"):
        night_table().sit("a", 2, "Ann")


def test_the_game_begins_when_every_chair_has_a_deck() -> None:
    table = night_table()
    table.sit("a", 0, "Ann")
    table.bring("a", 0, "a torch")
    with pytest.raises(Refused, match="no deck yet for Player 2"):
        table.start("a", 1)
    table.bring("a", 1, "a torch")
    table.start("a", 1)
    assert table.decision is not None


def test_what_may_not_be_played_is_refused_in_the_games_words() -> None:
    table = night_table()
    table.sit("a", 0, "Ann")
    with pytest.raises(SetupError, match="A watcher brings a torch"):
        table.bring("a", 0, "a sword")
    assert table.chairs[0].deck is None


def test_decks_stay_once_the_game_has_begun() -> None:
    with pytest.raises(Refused, match="it is too late for another deck"):
        started().bring("a", 0, "a torch")


def test_a_person_takes_over_from_a_bot_and_leaves_to_one() -> None:
    table = started(holders=("a", ""))
    table.seat_bot("a", 1, "random")
    assert table.chairs[1].bot == "random"
    table.sit("b", 1, "Bob")
    assert (table.chairs[1].bot, table.chairs[1].holder) == ("", "b")
    table.leave("b", 1)
    table.seat_bot("a", 1, "scout")
    assert table.chairs[1].bot == "scout"


def test_a_bot_does_not_push_anybody_off_their_chair() -> None:
    with pytest.raises(Refused, match="Bob plays there"):
        started().seat_bot("a", 1, "scout")


def test_whoever_has_left_a_chair_seats_a_bot_there_and_takes_over_again() -> None:
    table = started(holders=("a", ""))
    table.leave("a", 0)
    table.seat_bot("a", 0, "random")
    assert (table.chairs[0].bot, table.bot_to_move()) == ("random", 0)
    table.sit("a", 0, "Ann")
    assert (table.chairs[0].bot, table.seats_of("a")) == ("", [0])


def test_a_player_lets_a_bot_play_their_own_chair() -> None:
    table = started()
    table.seat_bot("a", 0, "random")
    assert (table.chairs[0].bot, table.seats_of("a"), table.chairs[0].name) == ("random", [], "Ann")
    with pytest.raises(Refused, match="not yours"):
        table.choose("a", 0, PASS, table.moment)


def test_whoever_only_watches_seats_no_bot() -> None:
    with pytest.raises(Refused, match="Whoever watches seats no bot"):
        started(holders=("a", "")).seat_bot("", 1, "scout")


def test_a_bot_may_have_a_name_of_its_own() -> None:
    table = started(holders=("a", ""))
    table.seat_bot("a", 1, "scout", "Brave Scout")
    assert table.names == ("Ann", "Brave Scout")
    with pytest.raises(Refused, match="called Ann already"):
        table.seat_bot("a", 1, "scout", "Ann")


def test_only_known_bots_are_seated() -> None:
    with pytest.raises(Refused, match="no bot 'oracle'; there are scout, strider, random"):
        started(holders=("a", "")).seat_bot("a", 1, "oracle")


def test_nobody_leaves_for_somebody_else() -> None:
    with pytest.raises(Refused, match="not yours"):
        started().leave("a", 1)


def test_nobody_brings_a_deck_for_somebody_else() -> None:
    table = night_table()
    table.sit("a", 0, "Ann")
    table.sit("b", 1, "Bob")
    with pytest.raises(Refused, match="Bob brings a deck of their own"):
        table.bring("a", 1, "a torch")


def test_a_chair_can_be_freed_for_somebody_who_is_gone() -> None:
    table = started()
    table.free(1)
    assert table.chairs[1].holder == ""
    table.sit("c", 1, "Cem")
    assert table.seats_of("c") == [1]
    with pytest.raises(Refused, match="not yours"):
        table.choose("b", 1, PASS, table.moment)


# Choosing -------------------------------------------------------------------------------


def test_a_choice_is_made_by_whoever_holds_the_chair() -> None:
    table = started()
    with pytest.raises(Refused, match="The chair of Ann is not yours"):
        table.choose("b", 0, PASS, table.moment)
    with pytest.raises(Refused, match="The chair of Ann is not yours"):
        table.choose("", 0, PASS, table.moment)


def test_a_choice_out_of_turn_is_refused() -> None:
    table = started()
    with pytest.raises(Refused, match="Ann is asked now"):
        table.choose("b", 1, PASS, table.moment)


def test_a_choice_for_an_earlier_question_is_refused() -> None:
    table = started()
    before = table.moment
    choose(table, PASS)
    with pytest.raises(Refused, match="moved on"):
        table.choose("b", 1, PASS, before)


def test_an_option_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = started()
    before = position(table)
    with pytest.raises(Refused, match="not among the options"):
        table.choose("a", 0, 77, table.moment)
    assert position(table) == before


def test_one_person_can_hold_both_chairs() -> None:
    table = started(holders=("a", "a"))
    assert table.seats_of("a") == [0, 1]
    choose(table, PASS)
    assert table.decision is not None
    assert table.decision.player == 1
    table.choose("a", 1, PASS, table.moment)


def test_a_bot_is_due_when_its_chair_is_asked() -> None:
    table = started(holders=("a", ""))
    table.seat_bot("a", 1, "random")
    assert table.bot_to_move() is None
    choose(table, PASS)
    assert table.bot_to_move() == 1
    done = table.choose_for_bot(1, PASS, table.moment)
    assert done[0].data["by"] == By.BOT


def test_an_empty_chair_is_waited_for() -> None:
    table = started(holders=("a", ""))
    choose(table, PASS)
    assert table.bot_to_move() is None
    with pytest.raises(Refused, match="No bot plays there"):
        table.choose_for_bot(1, PASS, table.moment)


def test_nothing_moves_while_the_table_is_paused() -> None:
    table = started(holders=("a", ""))
    table.seat_bot("a", 1, "random")
    choose(table, PASS)
    table.pause("a")
    assert table.bot_to_move() is None
    with pytest.raises(Refused, match="paused"):
        table.choose_for_bot(1, PASS, table.moment)
    with pytest.raises(Refused, match="paused already"):
        table.pause("a")
    table.resume("a")
    assert table.bot_to_move() == 1


def test_a_spectator_cannot_pause() -> None:
    with pytest.raises(Refused, match="Only somebody who holds a chair"):
        started().pause("somebody")


# Policies -------------------------------------------------------------------------------


def to_window(table: Table, kind: str, player: int) -> None:
    """Decline until a player has a choice of this kind."""
    for _ in range(60):
        asked = table.decision
        assert asked is not None
        if asked.kind == kind and asked.player == player and len(asked.options) > 1:
            return
        choose(table, PASS if PASS in asked.options else asked.options[0])
    raise AssertionError(f"no {kind} for {player}")


def test_a_window_that_is_skipped_is_passed_and_written_down() -> None:
    table = started()
    to_window(table, "watch", 0)
    done = table.set_policy("a", 0, Policy(skips=("night:3",)))
    assert [each.kind for each in done] == [EntryKind.POLICY, EntryKind.CHOOSE]
    assert done[1] == Entry(EntryKind.CHOOSE, 0, {"option": PASS, "by": "policy"})
    assert table.decision is not None
    assert (table.decision.player, table.decision.kind) != (0, "watch")


def test_a_window_that_offers_a_named_card_is_not_skipped() -> None:
    table = started()
    to_window(table, "watch", 0)
    assert isinstance(table.game, LongNight)
    offered = NIGHT.offered_titles(table.game)
    done = table.set_policy("a", 0, Policy(skips=("watch",), cards=(min(offered),)))
    assert [each.kind for each in done] == [EntryKind.POLICY]


def test_a_stop_asks_where_there_is_nothing_to_choose() -> None:
    table = started(seed=1)
    table.set_policy("a", 0, Policy(stops=("ward",)))
    for _ in range(30):
        asked = table.decision
        assert asked is not None
        if asked.kind == "ward" and asked.player == 0 and asked.options == (PASS,):
            break
        choose(table, PASS if PASS in asked.options else asked.options[0])
    else:
        raise AssertionError("never stopped")
    answers = len(table.answers)
    choose(table, PASS)
    assert len(table.answers) == answers


def test_a_player_who_passes_on_is_asked_again_when_something_happens() -> None:
    table = started()
    to_window(table, "watch", 0)
    table.pass_on("a", 0)
    assert table.chairs[0].passing
    for _ in range(20):  # until dawn, which concerns everybody
        asked = table.decision
        assert asked is not None
        assert asked.player == 1 or asked.kind != "watch"
        if any(each.kind == "dawn" for each in table.log):
            break
        choose(table, PASS if PASS in asked.options else asked.options[0])
    assert not table.chairs[0].passing


def test_undo_leads_back_to_where_a_player_began_to_pass_on() -> None:
    table = started()
    to_window(table, "watch", 0)
    moment = len(table.answers)
    table.pass_on("a", 0)
    assert len(table.answers) > moment
    table.undo("a")
    if table.request is not None:
        table.agree("b")
    assert len(table.answers) == moment


def test_nobody_fills_the_journal_without_choosing() -> None:
    table = started()
    for _ in range(50):
        table.pause("a")
        table.resume("a")
    with pytest.raises(Refused, match="make a choice first"):
        table.pause("a")
    choose(table, PASS)
    table.pause("a")


def test_a_policy_has_bounds() -> None:
    with pytest.raises(Refused, match="at most 100 things"):
        started().set_policy("a", 0, Policy(stops=("x",) * 101))


# Taking back ----------------------------------------------------------------------------


def test_ones_own_last_choice_is_taken_back_freely() -> None:
    table = started()
    before = position(table)
    asked = table.decision
    assert asked is not None
    choose(table, asked.options[0])
    assert table.undo("a") == [Entry(EntryKind.UNDO, data={"keep": 0})]
    assert position(table)[:4] == before[:4]


def test_others_are_asked_when_they_have_chosen_since() -> None:
    table = started()
    choose(table, PASS)
    choose(table, PASS)
    assert [each.kind for each in table.undo("a")] == [EntryKind.ASK_UNDO]
    assert len(table.answers) == 2
    done = table.agree("b")
    assert [each.kind for each in done] == [EntryKind.AGREE, EntryKind.UNDO]
    assert (table.request, len(table.answers)) == (None, 0)


def test_others_are_asked_when_something_was_revealed() -> None:
    table = started()
    for _ in range(40):
        if table.answers and table.answers[-1].revealed:
            break
        asked = table.decision
        assert asked is not None
        choose(table, PASS if PASS in asked.options else asked.options[0])
    last = table.answers[-1]
    holder = table.chairs[last.seat].holder
    assert [each.kind for each in table.undo(holder)] == [EntryKind.ASK_UNDO]
    kept = len(table.answers)
    table.refuse("a" if holder == "b" else "b")
    assert (table.request, len(table.answers)) == (None, kept)


def test_whoever_plays_alone_takes_back_anything() -> None:
    table = started(holders=("a", ""))
    table.seat_bot("a", 1, "random")
    chance = Streams(3)
    for _ in range(20):
        asked = table.decision
        assert asked is not None
        option = chance.pick("choice", asked.options)
        if table.bot_to_move() is not None:
            table.choose_for_bot(1, option, table.moment)
        else:
            choose(table, option)
    assert any(each.revealed for each in table.answers)
    assert table.undo("a", keep=0) == [Entry(EntryKind.UNDO, data={"keep": 0})]
    assert len(table.answers) == 0


def test_a_new_choice_ends_the_request() -> None:
    table = started()
    choose(table, PASS)
    choose(table, PASS)
    table.undo("a")
    choose(table, PASS if table.decision and PASS in table.decision.options else 0)
    assert table.request is None
    with pytest.raises(Refused, match="Nobody has asked"):
        table.agree("b")


def test_nobody_agrees_twice_or_with_themselves() -> None:
    table = started()
    choose(table, PASS)
    choose(table, PASS)
    table.undo("a")
    with pytest.raises(Refused, match="agreed already"):
        table.agree("a")


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    with pytest.raises(Refused, match="you have not chosen yet"):
        started().undo("a")


# The journal ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_whoever_follows_the_journal_has_the_same_table(seed: int) -> None:
    table, entries = night_table(), []
    for seat, holder in enumerate("ab"):
        entries += table.sit(holder, seat, f"Player {seat + 3}")
        entries += table.bring(holder, seat, "a torch")
    entries += table.start("a", seed)
    entries += table.set_policy("a", 0, Policy(stops=("ward",), skips=("watch",)))
    entries += play_on(table, Streams(seed), 12)
    if table.decision is not None:
        entries += table.undo("a", keep=len(table.answers) - 2)
    entries += table.agree("b") if table.request else []
    entries += play_on(table, Streams(seed + 1), 8)
    twin = night_table()
    for each in entries:
        twin.apply(each)
    assert position(twin) == position(table)


@pytest.mark.parametrize("seed", range(5))
def test_a_packed_table_goes_on_where_it_stood(seed: int) -> None:
    table = started(seed)
    table.set_policy("a", 0, Policy(stops=("ward",)))
    for _ in range(40):
        twin = load_table(dump_table(table), BOOKS)
        assert position(twin) == position(table)
        assert [twin.log_lines(each) for each in (0, 1, None)] == [table.log_lines(each) for each in (0, 1, None)]
        done = play_on(table, Streams(table.number), 1)
        for each in done:
            twin.apply(each)
        assert position(twin) == position(table)


def test_a_secret_stays_one_in_the_log() -> None:
    table = started()
    assert table.log_lines(0) != table.log_lines(1)
    drawn = [words for _, words in table.log_lines(None) if str(words[0]).startswith("drawn")]
    assert drawn
    assert all(words in (("drawn 0",), ("drawn 1",)) for words in drawn)


def test_a_finished_game_has_a_summary() -> None:
    table = started()
    with pytest.raises(Refused, match="has not ended"):
        table.summary()
    play_on(table, Streams(1), 300)
    assert table.over
    assert table.summary().scenario == "the long night"
    with pytest.raises(Refused, match="over"):
        table.choose("a", 0, PASS, table.moment)


def test_what_was_taken_back_is_chosen_again_and_leads_to_the_same_table() -> None:
    table = started(holders=("a", "a"))
    for _ in range(4):
        asked = table.decision
        assert asked is not None
        table.choose("a", asked.player, asked.options[0], table.moment)
    assert table.game is not None
    digest = table.game.digest()
    table.undo("a", 1)
    for _ in range(3):
        table.redo("a")
    assert table.game.digest() == digest
    with pytest.raises(Refused, match="nothing to choose again"):
        table.redo("a")


def test_what_was_taken_back_can_be_chosen_again_after_a_restart() -> None:
    table = started(holders=("a", "a"))
    for _ in range(2):
        asked = table.decision
        assert asked is not None
        table.choose("a", asked.player, asked.options[0], table.moment)
    assert table.game is not None
    digest = table.game.digest()
    table.undo("a", 0)
    again = load_table(dump_table(table), BOOKS)
    for _ in range(2):
        again.redo("a")
    assert again.game is not None
    assert again.game.digest() == digest


def test_another_choice_ends_what_could_be_chosen_again() -> None:
    table = started(holders=("a", "a"))
    asked = table.decision
    assert asked is not None
    table.choose("a", asked.player, asked.options[0], table.moment)
    table.undo("a")
    table.choose("a", asked.player, asked.options[1], table.moment)
    assert table.history.redoable == []


def test_nobody_chooses_again_for_another() -> None:
    table = started()
    asked = table.decision
    assert asked is not None
    mine, other = "ab"[asked.player], "ab"[1 - asked.player]
    table.choose(mine, asked.player, asked.options[0], table.moment)
    table.undo(mine)
    with pytest.raises(Refused, match="for somebody else"):
        table.redo(other)
    table.redo(mine)
    assert len(table.answers) == 1


@pytest.mark.parametrize(
    ("ids", "mark"),
    [({"shuffled": True, "renewed": True}, None), ({"shuffled": True}, saves.IDS_KEPT), ({}, saves.IDS_IN_ORDER)],
)
def test_a_game_begun_by_an_entry_of_an_older_version_is_marked_as_such(ids: dict[str, bool], mark: str | None) -> None:
    table = Table(NIGHT, {}, 2)
    table.apply(Entry(EntryKind.START, data={"setup": {}, "seed": 1, **ids}))
    assert table.game is not None
    assert table.game.setup == ({mark: True} if mark else {})
