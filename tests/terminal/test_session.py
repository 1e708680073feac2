"""``waybread play`` as a person types it: questions, choices and everything else that can be typed."""

import re

import pytest

from tests.terminal.conftest import Lost, Play
from waybread.terminal import session
from waybread.terminal.panels import HELP

MIRKWOOD = "mirkwood --seed 3"
TO_PLANNING = ("1",)
"""Keep the hand."""
TO_COMMITTING = ("1", "1", "1 2")
"""Play Guard of the Citadel with a resource of Aragorn and one of Glóin, who has none left for the next ally."""


def after(screen: str, typed: str) -> str:
    """What is on the screen after something was typed for the last time, up to what was typed next."""
    return screen.rpartition(f"> {typed}\n")[2].partition("\n> ")[0]


def squeezed(screen: str) -> str:
    """The words on the screen, however its lines are broken."""
    return " ".join(screen.split())


def test_a_game_begins_with_the_starter_deck_and_names_it(play: Play) -> None:
    screen = play(MIRKWOOD)
    assert "Player 1 plays Leadership Starter (Aragorn, Théodred, Glóin)." in screen
    assert "1 Keep this hand" in screen


def test_a_number_chooses(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_PLANNING)
    assert "Player 1 keeps the hand." in after(screen, "1")
    assert "Your planning" in after(screen, "1")


def test_nought_passes(play: Play) -> None:
    assert "Commit characters to the quest" in after(play(MIRKWOOD, *TO_PLANNING, "0"), "0")


def test_several_numbers_pay_one_after_the_other(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_COMMITTING)
    assert "plays Guard of the Citadel (1 from Aragorn and 1 from Théodred)" in after(screen, "1 2")


def test_a_group_is_chosen_in_one_line(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_COMMITTING, "1 3 done")
    assert "Player 1 commits Aragorn and Glóin to the quest." in after(screen, "1 3 done")


def test_a_group_may_be_named_with_commas(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_COMMITTING, "1,3, done")
    assert "Player 1 commits Aragorn and Glóin to the quest." in after(screen, "1,3, done")


def test_what_comes_too_late_in_a_line_is_left_aside(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_PLANNING, "1 2")
    assert "'2' was left aside: the question is another one now." in after(screen, "1 2")
    assert "Whose resource pays for Guard of the Citadel?" in after(screen, "1 2")


@pytest.mark.parametrize("typed", ["7", "foo", "-1", "1.5", "１２", "1 foo", "\x00", "done 1", "9" * 5000])
def test_what_is_no_choice_changes_nothing_and_says_what_is(typed: str, play: Play) -> None:
    said = squeezed(after(play(MIRKWOOD, *TO_PLANNING, typed), typed))
    assert "is no choice here. Type 1, 2, 3 or 0; ? helps." in said


def test_undo_takes_the_last_choice_back(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_PLANNING, "0", "u")
    assert "Taken back." in after(screen, "u")
    assert "Your planning" in after(screen, "u")


def test_undo_before_any_choice_says_that_there_is_none(play: Play) -> None:
    assert "nothing to take back" in after(play(MIRKWOOD, "u"), "u")


def test_what_was_taken_back_is_told_again_when_it_happens_again(play: Play) -> None:
    assert play(MIRKWOOD, "1", "u", "1").count("Player 1 keeps the hand.") == 2


def test_help_names_everything_that_can_be_typed(play: Play) -> None:
    said = after(play(MIRKWOOD, "?"), "?")
    assert all(words in said for _, words in HELP)


def test_a_hint_weighs_the_choices(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "HINT_SECONDS", 0.05)
    said = after(play(MIRKWOOD, "h"), "h")
    found = re.search(r"1 +(\d+)% \((\d+)% to (\d+)%\)( \*)?  Keep this hand", said)
    assert found
    chance, low, high = map(int, found.groups()[:3])
    assert low <= chance <= high
    assert low < high


def test_the_rule_behind_a_question_is_shown(play: Play) -> None:
    assert after(play(MIRKWOOD, *TO_PLANNING, "0", "r"), "r").startswith("lcg:step.3.2: ")


def test_rules_are_searched_by_words(play: Play) -> None:
    assert "lcg:defending-player.2" in after(
        play(MIRKWOOD, "r another sentinel defender"), "r another sentinel defender"
    )


def test_a_card_is_shown_by_its_title_without_accents(play: Play) -> None:
    assert after(play(MIRKWOOD, "c theodred"), "c theodred").startswith("Théodred  (unique)\nhero · leadership")


def test_a_card_is_shown_by_the_number_of_a_choice(play: Play) -> None:
    assert after(play(MIRKWOOD, *TO_PLANNING, "c 2"), "c 2").startswith("Celebrían's Stone  (unique)")


def test_an_unknown_card_is_said_to_be_unknown(play: Play) -> None:
    assert after(play(MIRKWOOD, "c gandolf"), "c gandolf").startswith(
        "No card is called 'gandolf'; did you mean Gandalf"
    )


def test_a_number_without_a_card_shows_none(play: Play) -> None:
    assert after(play(MIRKWOOD, "c 1"), "c 1").startswith("c shows a card")


def test_why_a_card_cannot_be_played_is_said(play: Play) -> None:
    said = after(play(MIRKWOOD, *TO_PLANNING, "w gandalf"), "w gandalf")
    assert said.startswith("Gandalf: ")
    assert "can be chosen" not in said


def test_why_not_of_a_card_that_can_be_chosen_says_so(play: Play) -> None:
    assert "among the choices" in after(play(MIRKWOOD, *TO_PLANNING, "w guard of the"), "w guard of the")


def test_why_not_of_a_card_that_is_not_to_be_seen_is_refused(play: Play) -> None:
    assert "you see none called 'Faramir'" in after(play(MIRKWOOD, "w Faramir"), "w Faramir")


def test_totals_are_explained(play: Play) -> None:
    said = after(play(MIRKWOOD, *TO_PLANNING, "x"), "x")
    assert "Threat in the staging area: 3 (2 Forest Spider, 1 Old Forest Road)" in said


def test_passing_on_stops_at_a_question_that_wants_an_answer(play: Play) -> None:
    assert "Commit characters to the quest" in after(play(MIRKWOOD, *TO_PLANNING, "p"), "p")


def test_passing_on_is_no_answer_to_such_a_question(play: Play) -> None:
    assert "this question wants an answer" in squeezed(after(play(MIRKWOOD, "p"), "p"))


def test_a_stop_asks_where_one_can_only_pass(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_PLANNING, "s 3 stop", "0")
    assert "Take an action before characters are committed" in after(screen, "0")
    assert "Commit characters to the quest" in after(play(MIRKWOOD, *TO_PLANNING, "s 3 stop", "0", "p"), "p")


def test_a_window_that_is_skipped_is_not_asked_about(play: Play) -> None:
    assert "Commit characters to the quest" in after(play(MIRKWOOD, "s 2 skip", "1"), "1")


def test_settings_show_the_windows_and_how_they_are_set(play: Play) -> None:
    said = after(play(MIRKWOOD, "s 2 skip", "s card gandalf", "s"), "s")
    assert re.search("2 +skip +planning", said)
    assert re.search("card +ask +Gandalf", said)
    assert re.search("1 +usual +after 1.3", said)


@pytest.mark.parametrize("typed", ["s 2", "s 99 stop", "s 0 skip", "s x skip", "s 2 always", "s card", "s ² stop"])
def test_a_setting_that_is_none_is_refused(typed: str, play: Play) -> None:
    assert f"'{typed}' is no setting." in after(play(MIRKWOOD, typed), typed)


def test_the_log_is_shown_again(play: Play) -> None:
    screen = play(MIRKWOOD, *TO_PLANNING, "l 2", "l all")
    assert after(screen, "l 2").count("\n") == 1
    assert "draws an opening hand" in after(screen, "l all")


@pytest.mark.parametrize("length", ["x", "-3", "9" * 5000])
def test_a_log_of_a_strange_length_is_the_usual_one(length: str, play: Play) -> None:
    assert "draws an opening hand" in after(play(MIRKWOOD, f"l {length}"), f"l {length}")


def test_an_empty_line_asks_again(play: Play) -> None:
    assert play(MIRKWOOD, "").count("1 Keep this hand") == 2


def test_a_whole_game_is_played_to_its_end(play: Play) -> None:
    screen = play(MIRKWOOD, *["1"] * 400)
    end = screen.rpartition("LOST: ")[2]
    assert re.match(r"every player has been eliminated.\nPassage Through Mirkwood, standard, \d+ rounds.\n", end)
    assert re.search(r"50 +threat +\n", end)
    assert re.search(r"\d+ +in all +\n", end)
    assert "The finished game is kept in" in end


def test_the_last_choice_of_a_lost_game_can_be_taken_back(play: Play, lost: Lost) -> None:
    screen = play(lost.arguments, *lost.typed, "u")
    assert "LOST" in screen.rpartition("> u\n")[0]
    assert "Taken back." in after(screen, "u")
    assert "The game is saved in" in screen


def test_bots_play_the_other_seats(play: Play) -> None:
    screen = play(f"{MIRKWOOD} --bot scout", "1", "1")
    assert "Player 2 (scout) plays Spirit Starter" in screen
    assert "Player 2 keeps the hand." in screen or "Player 2 takes a mulligan." in screen


def test_one_person_plays_two_hands_and_sees_both(play: Play) -> None:
    screen = play(f"{MIRKWOOD} --deck leadership --deck tactics", "1", "1", "1", "1", "v")
    assert after(screen, "v").count("\nHand  ") == 2
    assert "Player 2: Your hand is " in screen


def test_a_bots_hand_is_not_shown(play: Play) -> None:
    screen = play(f"{MIRKWOOD} --bot random", "1", "1", "v")
    assert after(screen, "v").count("\nHand  ") == 1
