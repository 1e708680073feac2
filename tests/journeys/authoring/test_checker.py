"""What the check of an adventure finds, each with its line."""

from pathlib import Path

import pytest

from tests.journeys.authoring.written_adventures import CAMP, FIRST_LINE, TOP, findings, only, write
from waybread.journeys.authoring.checker import check


def event(name: str, on: str, *do: str, more: str = "") -> str:
    """An event in the words of its author."""
    return f'[[event]]\nname = "{name}"\non = "{on}"\n{more}do = {[*do]}\n'.replace("'", '"')


def test_nothing_is_wrong_with_a_good_adventure(tmp_path: Path) -> None:
    assert findings(tmp_path) == []


# Names -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("tile wod", "there is no tile 'wod'; did you mean wood?"),
        ("token chst at camp", "there is no token 'chst'; did you mean chest?"),
        ("gone chst", "there is no token 'chst'; did you mean chest?"),
        ("run omn", "there is no event 'omn'; did you mean omen?"),
        ("objective wat", "there is no objective 'wat'; did you mean wait?"),
        ("talk girl", "there is no talk 'girl'; there are none."),
        ("test climb", "there is no test 'climb'; there are none."),
        ("draw lots", "there is no draw 'lots'; there are none."),
        ("lose alone", "there is no ending 'alone'; there is only lost."),
        ("withdraw wolves", "there is no group 'wolves'; "),
        ("token chest at cmp", "there is no tile 'cmp'; did you mean camp?"),
        ("token chest at camp.4", "there is no space camp.4: tile 300A has 3, from camp.1 to camp.3."),
        ("suffer 1 fear at wod", "there is no tile 'wod'; did you mean wood?"),
        ("place each at @chst", "there is no token 'chst'; did you mean chest?"),
        ("if fired omn: threat 1", "there is no event 'omn'; did you mean omen?"),
        ("if at wood.9 == 0: threat 1", "there is no space wood.9: tile 200A has 2, from wood.1 to wood.2."),
    ],
)
def test_a_name_that_is_nobodys_is_an_error(sentence: str, said: str, tmp_path: Path) -> None:
    found = only(tmp_path, WOOD + event("omen", "start", "tile wood", sentence))
    assert found.error
    assert found.words.startswith(said)
    assert found.where.line == FIRST_LINE + WOOD.count("\n") + 3


WOOD = """\
[[tile]]
name = "wood"
from = ["200A", "202A"]

[[token]]
name = "chest"
at = "wood"
  [[token.button]]
  do = ["lore 1", "gone"]

"""


def test_two_of_a_kind_cannot_have_the_same_name(tmp_path: Path) -> None:
    found = only(tmp_path, event("omen", "start", "threat 1") + event("omen", "round 2", "threat 1"))
    assert found.words == "2 have the name 'omen' among 'event'."


@pytest.mark.parametrize(
    ("on", "said"),
    [
        ("explored wod", "there is no tile 'wod'"),
        ("entered camp.5", "there is no space camp.5"),
        ("entered @chest", "there is no token 'chest'"),
        ("defeated wolves", "there is no group 'wolves'"),
        ("fired omn", "there is no event 'omn'"),
    ],
)
def test_what_an_event_waits_for_has_to_be_there(on: str, said: str, tmp_path: Path) -> None:
    assert only(tmp_path, event("omen", on, "threat 1")).words.startswith(said)


def test_heroes_start_where_there_is_a_space_from_the_start(tmp_path: Path) -> None:
    assert only(tmp_path, top=TOP.replace('"camp"', '"camp.4"')).words.startswith("there is no space camp.4")
    found = only(tmp_path, WOOD + event("omen", "start", "tile wood"), top=TOP.replace('"camp"', '"wood"'))
    assert found.words.startswith("heroes cannot start on 'wood': the tile does not lie there from the start")
    assert found.where.line == 2


# Words -----------------------------------------------------------------------------------------------


def test_words_that_are_missing_and_words_that_nobody_shows_are_found(tmp_path: Path) -> None:
    folder = write(tmp_path, WOOD + event("omen", "start", "tile wood"))
    file = folder / "words/en.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("button.chest", "buton.chest"), encoding="utf-8")
    missing, idle = check(folder)
    assert missing.error
    assert str(missing) == f"adventure.toml:{FIRST_LINE + 7}: there are no words 'button.chest'."
    assert not idle.error
    assert idle.where.file == "words/en.toml"
    assert idle.words == "the words 'buton.chest' are never shown; did you mean button.chest?"


def test_an_adventure_without_any_words_is_told_where_they_belong(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "words/en.toml").unlink()
    assert [each.words for each in check(folder)] == [
        "there are no words: they belong in words/en.toml, or in a table [words]."
    ]


def test_words_may_stand_in_the_adventure_itself(tmp_path: Path) -> None:
    words = '[words]\ntitle = "Old Camp"\nobjective.wait = "Wait."\nending.lost = "Too long."\n'
    folder = write(tmp_path, words)
    (folder / "words/en.toml").unlink()
    assert check(folder) == []


def test_words_that_are_empty_are_an_error(tmp_path: Path) -> None:
    folder = write(tmp_path)
    file = folder / "words/en.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("Words of ending.lost.", " "), encoding="utf-8")
    assert [str(each) for each in check(folder)] == ["words/en.toml:3: the words 'ending.lost' are empty."]


def test_another_language_is_compared_with_english(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "words/de.toml").write_text('title = "Altes Lager"\nending.lst = "Zu spät."\n', encoding="utf-8")
    assert [str(each) for each in check(folder)] == [
        "words/de.toml:1: warning: 2 texts are missing here that English has, first 'objective.wait'.",
        "words/de.toml:2: warning: the words 'ending.lst' are not in English; did you mean ending.lost?",
    ]


# What never comes to pass ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("on", "more", "why"),
    [
        ("never", "", "nothing that happens runs it."),
        ("explored camp", "", "the tile 'camp' is explored from the start."),
        ("defeated wight", "", "no group 'wight' ever comes."),
        ("defeated", "", "no group ever comes."),
        ("start", 'when = ["party >= 6"]\n', "'party' is always between 1 and 5."),
        ("start", 'when = ["token chest"]\n', "'token chest' never comes to be."),
        ("check", 'when = ["fired later"]\n', "'fired later' never comes to be."),
        ("fired later", "", "neither does 'later'."),
    ],
)
def test_an_event_that_never_happens_is_a_warning_with_the_reason(on: str, more: str, why: str, tmp_path: Path) -> None:
    later = event("later", "never", "threat 1") + '[[token]]\nname = "chest"\n[[token.button]]\ndo = "gone"\n'
    found = [each for each in findings(tmp_path, event("omen", on, "threat 1", more=more) + later) if
             "'omen'" in each.words]  # fmt: skip
    assert [(each.words, each.error) for each in found] == [(f"the event 'omen' never happens: {why}", False)]


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ('[[tile]]\nname = "wood"\ntile = "200A"\n', "the tile 'wood' is never laid."),
        ('[[token]]\nname = "chest"\n[[token.button]]\ndo = "gone"\n', "the token 'chest' is never laid."),
        ('[[talk]]\nname = "girl"\n[[talk.answer]]\n', "nothing that happens leads to the talk 'girl'."),
        ('[[test]]\nname = "climb"\ntest = "wit 1"\n', "nothing that happens leads to the test 'climb'."),
        ('[[draw]]\nname = "lots"\noptions = [[], []]\n', "nothing that happens leads to the draw 'lots'."),
        ('[[objective]]\nname = "more"\n', "the objective 'more' never comes."),
        ('[[ending]]\nname = "good"\n', "the ending 'good' is never reached by 'win good' or 'lose good'."),
    ],
)
def test_a_part_that_nothing_leads_to_is_a_warning(part: str, said: str, tmp_path: Path) -> None:
    found = only(tmp_path, part)
    assert (found.words, found.error, found.where.line) == (said, False, FIRST_LINE)


def test_a_button_an_answer_and_an_action_that_never_come_are_warnings(tmp_path: Path) -> None:
    parts = """\
[[token]]
name = "chest"
at = "camp"
  [[token.button]]
  name = "open"
  do = ["talk girl", "gone", "if party >= 7: threat 1"]
  [[token.button]]
  name = "kick"
  when = ["objective wait >= 2"]

[[talk]]
name = "girl"
  [[talk.answer]]
  when = ["groups >= 1"]
  [[talk.answer]]

[[extra]]
name = "dig"
when = ["heroes >= 6"]
do = ["threat 1"]
"""
    assert [(each.where.line - FIRST_LINE, each.words.partition(":")[0]) for each in findings(tmp_path, parts)] == [
        (5, "this is never done"),
        (8, "this button never appears"),
        (13, "this answer is never offered"),
        (18, "the action 'dig' can never be taken"),
    ]


def test_what_a_sentence_that_makes_no_sense_would_have_named_is_known(tmp_path: Path) -> None:
    wrong = event("howl", "round 2", "spawn hungry-wrg at camp as wolves", "terrain wal at camp as gate")
    found = findings(tmp_path, wrong + event("calm", "defeated wolves", "gone gate", "place each at @gate"))
    assert [each.words.partition(";")[0] for each in found] == [
        "'hungry-wrg' is not an enemy",
        "'wal' is not a kind of terrain",
    ]


# Objectives --------------------------------------------------------------------------------------------


def counted(times: int, tokens: int) -> str:
    """An objective to find so many things, where there are so many tokens."""
    lay = "".join(
        f'[[token]]\nname = "clue-{n}"\nat = "camp"\n[[token.button]]\ndo = ["counter clues", "gone"]\n'
        for n in range(tokens)
    )
    return f'[[objective]]\nname = "find"\ndone = ["counter clues >= {times}"]\n' + lay


def with_objective(text: str) -> str:
    """The camp with the objective of a test in place of its own."""
    start, _, rest = CAMP.partition("[[objective]]")
    return start + rest[rest.index("[[ending]]") :] + text


def test_an_objective_that_wants_more_than_there_is_cannot_be_met(tmp_path: Path) -> None:
    assert findings(tmp_path, camp=with_objective(counted(3, 3))) == []
    cannot, no_win = findings(tmp_path, camp=with_objective(counted(4, 3)))
    assert cannot.error
    assert cannot.words == "the objective 'find' cannot be met: 'counter clues' is always between 0 and 3."
    assert no_win.words.startswith("there is no way to win")


def test_what_can_be_gathered_again_and_again_is_enough_for_anything(tmp_path: Path) -> None:
    text = '[[objective]]\nname = "dig"\ndone = ["counter earth >= 50"]\n'
    extra = '[[extra]]\nname = "dig"\ndo = ["counter earth"]\n'
    assert findings(tmp_path, camp=with_objective(text + extra)) == []
    spade = '[[token]]\nname = "spade"\nat = "camp"\n[[token.button]]\ntest = "might 50 into earth"\n'
    assert findings(tmp_path, camp=with_objective(text + spade)) == []


def test_what_each_hero_does_counts_for_each_of_them(tmp_path: Path) -> None:
    text = '[[objective]]\nname = "climb"\ndone = ["counter up >= {}"]\n'
    test = '[[test]]\nname = "climb"\ntest = "wit 1"\npassed = ["counter up"]\n' + event(
        "go", "start", "test climb each"
    )
    assert findings(tmp_path, camp=with_objective(text.format(5) + test)) == []
    assert findings(tmp_path, camp=with_objective(text.format(6) + test))[0].words.endswith("between 0 and 5.")


def test_objectives_that_lead_to_each_other_for_ever_are_no_way_to_win(tmp_path: Path) -> None:
    text = '[[objective]]\nname = "{}"\ndone = ["round >= 2"]\nthen = "{}"\n'
    found = only(tmp_path, camp=with_objective(text.format("go", "return") + text.format("return", "go")))
    assert found.error
    assert found.words.startswith("there is no way to win")


def test_an_objective_without_an_end_needs_something_that_wins(tmp_path: Path) -> None:
    text = '[[objective]]\nname = "hold"\n'
    assert only(tmp_path, camp=with_objective(text)).words.startswith("there is no way to win")
    assert findings(tmp_path, camp=with_objective(text + event("dawn", "round 8", "win"))) == []
    assert findings(tmp_path, camp=with_objective(text + event("dawn", "round 8", "complete"))) == []


@pytest.mark.parametrize(
    ("done", "said"),
    [
        ('"counter lamb == 1", "counter lamb == 2"', "'counter lamb == 1' and 'counter lamb == 2'"),
        ('"round >= 3", "counter lamb", "round <= 2"', "'round >= 3' and 'round <= 2'"),
        ('"counter lamb > 0", "counter lamb < 1"', "'counter lamb > 0' and 'counter lamb < 1'"),
        ('"counter lamb == 1", "counter lamb != 1"', "'counter lamb == 1' and 'counter lamb != 1'"),
        ('"difficulty normal", "difficulty hard"', "'difficulty normal >= 1' and 'difficulty hard >= 1'"),
    ],
)  # fmt: skip
def test_an_objective_that_contradicts_itself_cannot_be_met(done: str, said: str, tmp_path: Path) -> None:
    camp = CAMP.replace('"round >= 3"', done)
    lamb = event("lamb", "round", "counter lamb", more="again = true\n")
    found = [each.words for each in findings(tmp_path, lamb, camp=camp) if each.error]
    assert f"the objective 'wait' cannot be met: {said} never hold at the same time." in found


def test_conditions_that_can_hold_at_the_same_time_are_no_fault(tmp_path: Path) -> None:
    camp = CAMP.replace('"round >= 3"', '"round >= 3", "round <= 3", "round != 4", "difficulty normal == 0"')
    found = [each.words for each in findings(tmp_path, camp=camp)]
    assert found == ["there is no way to win on normal."]


def test_a_button_whose_conditions_contradict_each_other_never_appears(tmp_path: Path) -> None:
    chest = (
        '[[token]]\nname = "chest"\nat = "camp"\n[[token.button]]\nwhen = ["round >= 3", "round <= 2"]\ndo = "gone"\n'
    )
    found = only(tmp_path, chest)
    said = "this button never appears: 'round >= 3' and 'round <= 2' never hold at the same time."
    assert (found.words, found.error) == (said, False)


def test_an_event_whose_conditions_contradict_each_other_never_happens(tmp_path: Path) -> None:
    found = only(tmp_path, event("omen", "round", "threat 1", more='when = ["round >= 3", "round == 2"]\n'))
    assert found.words.endswith("never happens: 'round >= 3' and 'round == 2' never hold at the same time.")


def test_a_bar_that_the_first_round_fills_is_a_warning(tmp_path: Path) -> None:
    found = only(tmp_path, top=TOP.replace("threat = 30", "threat = 2"))
    assert (found.words, found.error) == ("the first round fills the threat bar: it ends at 2 for 1 hero.", False)
    assert found.where.line == 3


def test_a_bar_that_is_just_longer_than_the_first_round_is_no_fault(tmp_path: Path) -> None:
    assert findings(tmp_path, top=TOP.replace("threat = 30", "threat = 6")) == []


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ("hero Gimli", "without Gimli"),
        ("hero Gimli == 0", "with Gimli"),
        ("party >= 2", "with 1 hero"),
        ("difficulty hard", "on normal"),
    ],
)
def test_an_objective_that_only_some_parties_can_meet_is_a_warning(when: str, said: str, tmp_path: Path) -> None:
    camp = CAMP.replace('"round >= 3"', '"counter found"')
    chest = f'[[token]]\nname = "chest"\nat = "camp"\n[[token.button]]\nwhen = "{when}"\ndo = ["counter found"]\n'
    found = only(tmp_path, chest, camp=camp)
    assert (found.words, found.error) == (f"there is no way to win {said}.", False)


def test_in_very_long_adventures_nobody_looks_for_parties_that_cannot_win(tmp_path: Path) -> None:
    camp = CAMP.replace('"round >= 3"', '"round >= 3", "hero Gimli"')
    many = "".join(event(f"e-{n}", "start", *["threat 0"] * 100) for n in range(11))
    assert findings(tmp_path, many, camp=camp) == []


def test_a_way_to_win_for_everybody_else_is_no_fault(tmp_path: Path) -> None:
    camp = CAMP.replace('"round >= 3"', '"counter found"')
    button = '[[token.button]]\nname = "{}"\nwhen = "{}"\ndo = ["counter found"]\n'
    buttons = button.format("lift", "hero Gimli") + button.format("ask", "hero Gimli == 0")
    assert findings(tmp_path, f'[[token]]\nname = "chest"\nat = "camp"\n{buttons}', camp=camp) == []


def test_threat_that_always_falls_is_a_warning(tmp_path: Path) -> None:
    found = only(tmp_path, event("ebb", "round", "threat -12", more="again = true\n"))
    assert (found.words, found.error) == ("there is no way to lose by threat: every round it falls by 12 again.", False)


def test_an_action_that_waits_for_a_counter_to_rise_or_fall_counts_once(tmp_path: Path) -> None:
    do = (
        "if counter a != 0: counter b 1",
        "counter a 1",
        "if counter a >= 1: counter a -1",
        "if counter b >= 2: run last",
    )
    found = findings(tmp_path, event("omen", "start", *do) + event("last", "never", "threat 1"))
    assert [each.words for each in found] == [
        "this is never done: 'counter b' is always between 0 and 1.",
        "the event 'last' never happens: nothing that happens runs it.",
    ]


def test_an_event_on_any_tile_needs_one_that_is_left_to_explore(tmp_path: Path) -> None:
    text = '[[objective]]\nname = "look"\ndone = ["counter seen >= {}"]\n'
    seen = event("seen", "explored", "counter seen", more="again = true\n")
    never = findings(tmp_path, camp=with_objective(text.format(1) + seen))
    assert [each.words for each in never if not each.error] == [
        "the event 'seen' never happens: every tile that is laid is explored from the start."
    ]
    assert any(each.words.startswith("there is no way to win") for each in never if each.error)
    lay = BARN + event("omen", "start", "tile barn")
    assert findings(tmp_path, camp=with_objective(text.format(1) + seen + lay)) == []
    assert findings(tmp_path, camp=with_objective(text.format(2) + seen + lay))[0].words.endswith("between 0 and 1.")


def test_no_more_tiles_can_be_unexplored_than_there_are(tmp_path: Path) -> None:
    text = '[[objective]]\nname = "look"\ndone = ["unexplored >= 2"]\n'
    lay = BARN + event("omen", "start", "tile barn")
    assert findings(tmp_path, camp=with_objective(text + lay))[0].words == (
        "the objective 'look' cannot be met: 'unexplored' is always between 0 and 1."
    )


# Tests and counters --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("test", "said", "error"),
    [
        ("might 15", "nobody can pass this test: 15 successes are more than a hero could ever reveal", True),
        ("might 5", "hardly anybody passes this test", False),
        ("might 0", "everybody passes this test: no success is needed.", False),
    ],
)
def test_a_test_that_nobody_or_everybody_passes_is_found(test: str, said: str, error: bool, tmp_path: Path) -> None:
    found = only(tmp_path, event("omen", "start", "test climb") + f'[[test]]\nname = "climb"\ntest = "{test}"\n')
    assert found.words.startswith(said)
    assert found.error is error


def test_a_test_without_a_number_counts_successes_or_is_a_slip_of_the_pen(tmp_path: Path) -> None:
    climb = event("omen", "start", "test climb") + '[[test]]\nname = "climb"\ntest = "wit or spirit"\n'
    found = only(tmp_path, climb + 'passed = ["lore 1"]\n')
    assert not found.error
    assert found.words.startswith("this test has no number, so one success passes it")
    assert findings(tmp_path, climb + 'counted = {1 = ["lore 1"]}\n') == []


def test_of_a_test_with_a_misspelt_stat_only_that_is_said(tmp_path: Path) -> None:
    climb = event("omen", "start", "test climb") + '[[test]]\nname = "climb"\ntest = "strength 2"\n'
    assert only(tmp_path, climb).words.startswith("'strength' is not a stat")


def test_a_test_over_several_attempts_may_want_many_successes(tmp_path: Path) -> None:
    test = '[[test]]\nname = "climb"\ntest = "might 30 into height"\n'
    assert findings(tmp_path, event("omen", "start", "test climb") + test) == []


def test_a_counter_that_is_only_looked_at_may_be_a_slip_of_the_pen(tmp_path: Path) -> None:
    found = findings(tmp_path, event("omen", "start", "counter rope", "if counter rop >= 1: threat 1"))
    assert [each.words for each in found] == [
        "'rope' is counted, but nothing looks at it; it may belong in 'remembers'.",
        "nothing counts 'rop'; did you mean rope?",
        "this is never done: nothing that happens counts 'rop'.",
    ]


def test_a_counter_that_is_remembered_has_to_be_counted(tmp_path: Path) -> None:
    found = only(tmp_path, top=TOP + 'remembers = ["rope"]\n')
    assert (found.words, found.where.line) == ("nothing counts 'rope', so there is nothing to remember.", 5)


# Loops ---------------------------------------------------------------------------------------------------


def test_events_that_set_each_other_off_for_ever_are_an_error(tmp_path: Path) -> None:
    again = "again = true\n"
    pair = event("ping", "start", "run pong", more=again) + event("pong", "never", "run ping", more=again)
    found = only(tmp_path, pair)
    assert found.error
    assert found.words.startswith("the event 'ping' sets itself off for ever")


def test_an_event_that_waits_for_itself_is_an_error_too(tmp_path: Path) -> None:
    pair = event("ping", "start", "threat 1", more="again = true\n") + event(
        "pong", "fired ping", "run ping", more="again = true\n"
    )
    assert only(tmp_path, pair).words.startswith("the event 'ping' sets itself off for ever")


def test_events_that_come_once_may_lead_to_each_other(tmp_path: Path) -> None:
    assert findings(tmp_path, event("ping", "start", "run pong") + event("pong", "never", "run ping")) == []


def test_a_test_or_a_draw_that_leads_to_itself_is_an_error(tmp_path: Path) -> None:
    test = '[[test]]\nname = "climb"\ntest = "wit 1"\nfailed = ["draw lots"]\n'
    draw = '[[draw]]\nname = "lots"\noptions = [["test climb"], []]\n'
    found = only(tmp_path, event("omen", "start", "test climb") + test + draw)
    assert found.error
    assert found.words.startswith("the test 'climb' leads to itself for ever; only dialogues may come back")


def test_a_dialogue_may_come_back_to_itself(tmp_path: Path) -> None:
    talk = '[[talk]]\nname = "girl"\n[[talk.answer]]\ndo = "talk girl"\n[[talk.answer]]\n'
    assert findings(tmp_path, event("omen", "start", "talk girl") + talk) == []


def test_dialogues_that_come_back_have_a_limit(tmp_path: Path) -> None:
    answers = '[[talk.answer]]\ndo = "talk girl"\n' * 61
    found = only(tmp_path, event("omen", "start", "talk girl") + f'[[talk]]\nname = "girl"\n{answers}')
    assert found.words.startswith("dialogues that lead to each other have 60 answers at most together")


# The map -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "said", "error"),
    [
        ('tile = "200A"\nat = [0, 0, 0]\n', "the tile 'wood' cannot lie there: tile 200A would cover", True),
        ('tile = "200A"\nat = [1, 0, 0]\n', "the tile 'wood' cannot lie there: (1, 0) is between hexes", True),
        ('tile = "200A"\nat = [40, 0, 0]\n', "the tile 'wood' cannot lie there: no grey border", True),
        ('tile = "300B"\nat = [0, 8, 0]\n', "the tile 'wood' cannot lie there: tile 300 is on the map already", True),
        ('tile = "998A"\n', "tile 998A is no tile for a journey; its tiles are 100 to 400.", True),
        ('tile = "300B"\n', "there are not enough different tiles for 'wood': 'camp' also can only be 300", True),
        ('from = ["200A"]\nat = [0, 8, 0]\n', "the tile 'wood' lies in a place, so it is one tile", True),
        ('from = ["200A"]\nbeside = "wood"\n', "the tile 'wood' cannot lie beside itself.", True),
    ],
)  # fmt: skip
def test_a_tile_that_cannot_lie_is_an_error(tile: str, said: str, error: bool, tmp_path: Path) -> None:
    found = only(tmp_path, f'[[tile]]\nname = "wood"\n{tile}' + event("omen", "start", "tile wood"))
    assert found.words.startswith(said)
    assert found.error is error


def test_a_tile_that_others_may_have_taken_is_a_warning(tmp_path: Path) -> None:
    tiles = '[[tile]]\nname = "wood"\nfrom = ["200A", "201A"]\n[[tile]]\nname = "bridge"\ntile = "200B"\n'
    found = only(tmp_path, tiles + event("omen", "start", "tile wood", "tile bridge"))
    assert not found.error
    assert found.words == "the tile 'bridge' may find no tile left: 'wood' can have taken what it could be."


def test_the_tile_for_which_none_is_left_is_named_with_its_line(tmp_path: Path) -> None:
    tiles = "".join(f'[[tile]]\nname = "{name}"\nfrom = ["200A", "201A"]\n' for name in ("wood", "ford", "moor"))
    found = only(tmp_path, tiles + event("omen", "start", "tile wood", "tile ford", "tile moor"))
    assert found.where.line == FIRST_LINE + 6
    assert found.words == (
        "there are not enough different tiles for 'moor': 'wood' and 'ford' also can only be 200 or 201, "
        "and each number is there once."
    )


def test_a_choice_that_can_never_lie_is_a_warning(tmp_path: Path) -> None:
    tile = '[[tile]]\nname = "wood"\nfrom = ["200A", "300B"]\n'
    found = only(tmp_path, tile + event("omen", "start", "tile wood"))
    assert not found.error
    assert found.words == "the tile 'wood' can never be 300B: 'camp' is 300A, which lies there from the start."


BARN = '[[tile]]\nname = "barn"\ntile = "200A"\n'


@pytest.mark.parametrize(
    "events",
    [
        event("omen", "start", "tile barn", "tile barn"),
        event("omen", "start", "tile barn") + event("late", "round 2", "tile barn"),
        event("late", "round 2", "tile barn", "tile barn"),
    ],
)
def test_a_tile_that_is_laid_where_it_lies_already_is_a_warning(events: str, tmp_path: Path) -> None:
    found = only(tmp_path, BARN + events)
    assert (found.words, found.error) == (
        "the tile 'barn' lies there already, and is laid only once; with again = true it may be laid again.",
        False,
    )


def test_a_tile_may_be_laid_in_one_of_several_ways(tmp_path: Path) -> None:
    ways = event("soon", "round 2", "tile barn") + event("late", "round 3", "tile barn")
    assert findings(tmp_path, BARN + ways) == []
    again = BARN.replace('"barn"\n', '"barn"\nagain = true\n')
    assert findings(tmp_path, again + event("omen", "start", "tile barn", "tile barn")) == []


def test_a_tile_is_one_or_one_of_several(tmp_path: Path) -> None:
    tile = '[[tile]]\nname = "wood"\ntile = "200A"\nfrom = ["201A"]\n'
    assert only(tmp_path, tile + event("omen", "start", "tile wood")).words.startswith(
        "a tile is either one of the box"
    )


def test_a_battle_is_fought_on_the_battle_tiles(tmp_path: Path) -> None:
    assert only(tmp_path, top=TOP.replace("journey", "battle")).words.startswith("tile 300A is no tile for a battle")


# Small things ----------------------------------------------------------------------------------------------


def test_a_threshold_beyond_the_bar_is_an_error(tmp_path: Path) -> None:
    found = findings(tmp_path, event("late", "threshold 30", "threat 1"))
    assert [each.words for each in found if each.error] == ["the threshold 30 is not before the end of the bar, 30."]


def test_gone_where_nobody_interacts_is_a_warning(tmp_path: Path) -> None:
    found = only(tmp_path, event("omen", "start", "gone"))
    assert found.words.startswith("'gone' takes away what a hero interacts with, and that is nothing here")


def test_what_has_nothing_to_press_or_to_answer_is_found(tmp_path: Path) -> None:
    chest = '[[token]]\nname = "chest"\nat = "camp"\n'
    assert only(tmp_path, chest).words == "nobody can interact with 'chest': it has no button."
    talk = event("omen", "start", "talk girl") + '[[talk]]\nname = "girl"\n'
    assert only(tmp_path, talk).words.startswith("the talk 'girl' has no answer")
    draw = event("omen", "start", "draw lots") + '[[draw]]\nname = "lots"\noptions = [["threat 1"]]\n'
    assert only(tmp_path, draw).words == "the draw 'lots' needs two options or more."


def test_an_adventure_with_endings_but_none_for_a_loss_is_warned(tmp_path: Path) -> None:
    found = only(tmp_path, camp=CAMP.replace('name = "lost"', 'name = "won"'))
    assert found.words.startswith("there is no ending 'lost' beside the others")
    assert not found.error
    assert findings(tmp_path, camp=CAMP[: CAMP.index("[[ending]]")]) == []


def test_an_ending_that_comes_by_itself_can_ask_nobody(tmp_path: Path) -> None:
    found = only(tmp_path, 'do = ["inspiration 1"]\n')
    assert found.words.startswith("the ending 'lost' comes by itself and asks nobody")


def test_a_good_ending_is_not_lost_and_a_bad_one_not_won(tmp_path: Path) -> None:
    found = only(tmp_path, event("omen", "round 9", "win lost"))
    assert found.words == "'win lost' contradicts itself."
