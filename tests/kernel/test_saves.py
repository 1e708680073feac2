import json
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel import UNHURRIED
from tests.kernel.games import Errand, ErrandState, Ferry, FerryState, asked, errand, ferry, play
from tests.longnight import LongNight
from waybread.kernel import DERIVED, ENGINE, PASS, Game, SaveError, Streams, saves


def in_step() -> Ferry:
    """A ferry that asks for its second boat: a quiescent position."""
    return play(ferry(), 2, 4)


def in_effect() -> Ferry:
    """A ferry that asks for a crate in its second crossing: a position inside an effect."""
    return play(ferry(), 2, 4, 3)


def refusal(text: str, kind: type[Game[Any]] = Ferry) -> str:
    """The one sentence with which a text is refused."""
    with pytest.raises(SaveError) as refused:
        kind.load(text)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    assert sentence.endswith(".")
    assert len(sentence) < 250
    return sentence


def altered(change: Callable[[dict[str, Any]], None], game: Game[Any] | None = None) -> str:
    """A save whose text was changed after it was written."""
    content = json.loads((game or in_step()).save())
    change(content)
    return json.dumps(content)


def forged(change: Callable[[saves.Save], None], game: Game[Any] | None = None) -> str:
    """A save that was changed by somebody who knows how to compute the check."""
    save = saves.read((game or in_step()).save())
    change(save)
    return saves.write(save)


# A save that is whole ---------------------------------------------------------------


@pytest.mark.parametrize("lay", [ferry, in_step, in_effect])
def test_a_loaded_game_stands_where_the_saved_one_did(lay: Callable[[], Ferry]) -> None:
    game = lay()
    loaded = Ferry.load(game.save())
    assert loaded.digest() == game.digest()
    assert (loaded.answers, loaded.setup, loaded.seed) == (game.answers, game.setup, game.seed)


@pytest.mark.parametrize("lay", [ferry, in_step, in_effect])
def test_saving_a_loaded_game_gives_the_same_text(lay: Callable[[], Ferry]) -> None:
    text = lay().save()
    assert Ferry.load(text).save() == text


@pytest.mark.parametrize("lay", [ferry, in_step, in_effect])
def test_saving_leaves_the_game_as_it_was(lay: Callable[[], Ferry]) -> None:
    game = lay()
    before = game.digest(), game.answers
    game.save()
    assert (game.digest(), game.answers) == before


@pytest.mark.parametrize("lay", [ferry, in_step, in_effect])
def test_a_loaded_game_goes_on_as_the_saved_one_would(lay: Callable[[], Ferry]) -> None:
    game = lay()
    loaded = Ferry.load(game.save())
    while game.decision is not None:
        option = game.decision.options[-1]
        play(game, option)
        play(loaded, option)
        assert loaded.digest() == game.digest()


def test_an_ended_game_is_loaded_with_its_outcome() -> None:
    game = play(ferry(crossings=1), 1, PASS)
    loaded = Ferry.load(game.save())
    assert loaded.decision is None
    assert loaded.outcome == game.outcome


def test_what_is_written_is_what_is_read() -> None:
    save = saves.read(in_effect().save())
    assert saves.read(saves.write(save)) == save


def test_a_save_says_what_it_is_and_how_it_came_about() -> None:
    save = saves.read(in_effect().save())
    assert (save.format, save.engine, save.game) == (saves.FORMAT, ENGINE, "ferry")
    assert (save.setup, save.seed, save.answers) == ({"crossings": 3}, 2026, [2, 4, 3])


def test_the_snapshot_of_a_quiescent_position_is_the_position() -> None:
    assert saves.read(in_step().save()).snapshot.after == 2


def test_the_snapshot_inside_an_effect_is_the_last_quiescent_one() -> None:
    assert saves.read(in_effect().save()).snapshot.after == 2


def test_a_save_has_one_line_per_part() -> None:
    lines = in_step().save().splitlines()
    assert lines[0] == "{"
    assert lines[-1] == "}"
    assert f'  "engine": "{ENGINE}",' in lines
    assert '  "game": "ferry",' in lines
    assert '    "crossings": 3' in lines
    assert '  "seed": 2026,' in lines
    assert '  "answers": [2, 4],' in lines
    assert '      "opened": [4],' in lines


def test_a_save_ends_with_a_line_end_as_text_files_do() -> None:
    assert in_step().save().endswith("}\n")


def test_names_with_accents_are_readable_and_come_back() -> None:
    game = Ferry.new({"crossings": 3, "river": "Celebrant, die Silberlauf – Kibil-nâla"}, 2026)
    text = game.save()
    assert "Kibil-nâla" in text
    assert Ferry.load(text).setup == game.setup


def test_a_save_does_not_change_with_the_order_of_its_parts() -> None:
    content = json.loads(in_step().save())
    turned = json.dumps(dict(reversed(content.items())))
    assert Ferry.load(turned).digest() == in_step().digest()


def test_a_setup_that_was_changed_by_its_owner_is_saved_as_it_was_dealt() -> None:
    crews = ["Gildor"]
    game = Ferry.new({"crossings": 3, "crews": crews}, 2026)
    crews.append("Lindir")
    assert saves.read(game.save()).setup["crews"] == ["Gildor"]


@settings(UNHURRIED, max_examples=40)
@given(st.lists(st.integers(0, 99), max_size=12))
def test_a_game_can_be_saved_and_loaded_anywhere(numbers: list[int]) -> None:
    game = ferry(crossings=6)
    for number in numbers:
        assert game.decision is not None
        play(game, game.decision.options[number % len(game.decision.options)])
        loaded = Ferry.load(game.save())
        assert loaded.digest() == game.digest()
        game = loaded


# A text that is none ----------------------------------------------------------------


@pytest.mark.parametrize("text", ["", " \n", "Lantern", "{", '{"format": 1', "{'format': 1}", "\ufeff{}"])
def test_a_text_that_is_no_json_is_refused_with_the_place(text: str) -> None:
    assert "breaks off or is garbled at line 1, column" in refusal(text.replace("\n", ""))


@pytest.mark.parametrize("text", ["[]", "7", '"ferry"', "null"])
def test_json_that_is_no_object_is_refused(text: str) -> None:
    object_ = "This should be one JSON object, which begins with { and ends with }."
    assert refusal(text) == f"This is no Waybread save. {object_}"


def test_json_with_a_number_that_is_none_is_refused() -> None:
    assert refusal("NaN") == "This is no Waybread save. NaN is not a number in JSON."


@pytest.mark.parametrize("text", ["{}", '{"name": "waybread"}', '{"format": "1"}', '{"format": true}'])
def test_json_of_another_kind_is_refused(text: str) -> None:
    sentence = "This is no Waybread save: it does not say which format it has."
    assert refusal(text) == sentence


def test_json_with_a_format_but_nothing_else_is_refused() -> None:
    assert "altered or damaged" in refusal('{"format": 1}')


@pytest.mark.parametrize("open_bracket", ["[", '{"deep":'])
def test_deep_nesting_is_refused(open_bracket: str) -> None:
    assert (
        refusal(open_bracket * 100_000)
        == "This is no Waybread save. Objects and lists are nested deeper than 100 levels."
    )


def nested(depth: int) -> str:
    return '{"format": 1, "setup": ' + "[" * depth + "]" * depth + "}"


def test_nesting_is_refused_at_every_depth_about_the_limit_of_json() -> None:
    def fails(depth: int) -> bool:
        try:
            json.loads(nested(depth))
        except RecursionError:
            return True
        return False

    limit = bisect(range(100_000), 0, key=fails)
    for depth in range(limit - 60, limit + 20):
        refusal(nested(depth))


def test_a_number_too_long_to_read_is_refused() -> None:
    refusal('{"format": 1, "seed": ' + "9" * 10_000 + "}")


def test_a_save_that_breaks_off_is_refused_wherever_it_breaks_off() -> None:
    text = in_effect().save()
    for cut in range(0, len(text) - 2, 10):
        assert "not whole" in refusal(text[:cut])


@settings(UNHURRIED, max_examples=150)
@given(st.data())
def test_a_save_with_one_character_changed_is_refused_or_the_same(data: st.DataObject) -> None:
    game = in_effect()
    text = game.save()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0123456789{}[]",: abe\n'))
    try:
        loaded = Ferry.load(text[:place] + letter + text[place + 1 :])
    except SaveError:
        return
    assert loaded.save() == text


# A save that was altered ------------------------------------------------------------


def test_a_save_of_a_newer_format_is_refused_with_both_formats() -> None:
    def newer(save: saves.Save) -> None:
        save.format = saves.FORMAT + 1

    assert refusal(forged(newer)) == (
        f"This save has format {saves.FORMAT + 1} and this program reads up to format "
        f"{saves.FORMAT}: a newer Waybread wrote it and a newer one can load it."
    )


def test_a_newer_format_is_told_even_if_its_check_is_made_in_another_way() -> None:
    assert "a newer Waybread wrote it" in refusal('{"format": 99, "chunks": []}')


def test_another_answer_is_refused() -> None:
    def change(content: dict[str, Any]) -> None:
        content["answers"][0] = 1

    assert "altered or damaged" in refusal(altered(change))


def test_a_missing_answer_is_refused() -> None:
    def change(content: dict[str, Any]) -> None:
        content["answers"].pop()

    assert "altered or damaged" in refusal(altered(change))


def test_an_altered_snapshot_is_refused() -> None:
    def change(content: dict[str, Any]) -> None:
        content["snapshot"]["state"]["tolls"] = 0

    assert "altered or damaged" in refusal(altered(change))


@pytest.mark.parametrize("check", ["0123456789abcdef", "", None, 7])
def test_an_altered_check_is_refused(check: Any) -> None:
    def change(content: dict[str, Any]) -> None:
        content["check"] = check

    assert "altered or damaged" in refusal(altered(change))


def test_a_missing_check_is_refused() -> None:
    def change(content: dict[str, Any]) -> None:
        del content["check"]

    assert "altered or damaged" in refusal(altered(change))


@pytest.mark.parametrize(
    "part",
    [
        "format",
        "engine",
        "game",
        "setup",
        "seed",
        "answers",
        "passed",
        "stops",
        "snapshot",
        "digest",
    ],
)
def test_a_missing_part_is_refused(part: str) -> None:
    def change(content: dict[str, Any]) -> None:
        del content[part]

    refusal(altered(change))


def test_a_save_of_another_game_is_refused_with_both_names() -> None:
    assert refusal(in_step().save(), Errand) == "This is a save of 'ferry', not of 'errand'."


def test_a_refused_save_leaves_a_running_game_alone() -> None:
    game = in_effect()
    before, text = game.digest(), game.save()
    refusal(text[:100])
    refusal(forged(lambda save: save.answers.append(99), game))
    assert game.digest() == before
    assert game.save() == text


# A save that was forged: its check is right -----------------------------------------


@pytest.mark.parametrize("after", [3, 99, -1])
def test_a_snapshot_after_more_answers_than_there_are_is_refused(after: int) -> None:
    def change(save: saves.Save) -> None:
        save.snapshot.after = after

    assert refusal(forged(change)) == (
        f"This save cannot be read: its snapshot stands after {after} answers, but it holds 2."
    )


def test_a_snapshot_at_an_unknown_step_is_refused_with_its_name() -> None:
    def change(save: saves.Save) -> None:
        save.snapshot.state["stack"] = ["boat", "bridge"]

    assert refusal(forged(change)) == "This save cannot be read: ferry has no step bridge."


def test_a_snapshot_at_no_step_is_refused() -> None:
    def change(save: saves.Save) -> None:
        save.snapshot.state["stack"] = []

    assert "The snapshot of this save makes no sense" in refusal(forged(change))


def test_a_snapshot_with_ids_out_of_range_is_refused() -> None:
    def change(save: saves.Save) -> None:
        save.snapshot.state["hands"] = [[97, 98], [99]]

    night = LongNight.new({"beacons": 3}, 2026)
    sentence = refusal(forged(change, night), LongNight)
    assert "The snapshot of this save makes no sense" in sentence


def test_a_snapshot_that_does_not_fit_is_refused_with_its_place() -> None:
    def change(save: saves.Save) -> None:
        save.snapshot.state["contents"][2] = "gold"

    assert refusal(forged(change)) == (
        'This save cannot be read: FerryState.contents[2] should be a whole number, not "gold".'
    )


def test_a_snapshot_of_another_position_is_refused() -> None:
    def change(save: saves.Save) -> None:
        save.snapshot.state["tolls"] += 1

    assert "does not lead to the position it names" in refusal(forged(change))


def test_other_answers_since_the_snapshot_are_refused() -> None:
    def change(save: saves.Save) -> None:
        save.answers[-1] = 1

    assert "does not lead to the position it names" in refusal(forged(change, in_effect()))


def test_an_answer_that_is_no_option_is_refused_with_its_number() -> None:
    def change(save: saves.Save) -> None:
        save.answers[-1] = 77

    assert refusal(forged(change, in_effect())) == (
        "Answer 3 of the game, 77, is no option there: the game asks 'boat'."
    )


def test_answers_after_the_end_are_refused() -> None:
    def change(save: saves.Save) -> None:
        save.answers.append(1)

    ended = play(ferry(crossings=1), 1, PASS)
    assert "the game asks nothing" in refusal(forged(change, ended))


def test_answers_that_are_no_numbers_are_refused_with_their_place() -> None:
    text = forged(lambda save: None)
    content = json.loads(text)
    content["answers"][1] = True
    del content["check"]
    content["check"] = saves._check(content)
    assert refusal(json.dumps(content)) == (
        "This save cannot be read: Save.answers[1] should be a whole number, not true."
    )


# A save of another version ----------------------------------------------------------


def of_another_version(change: Callable[[saves.Save], None], game: Game[Any] | None = None) -> str:
    def older(save: saves.Save) -> None:
        save.engine = "0.0.1"
        change(save)

    return forged(older, game)


def lack(field: str) -> Callable[[saves.Save], None]:
    def change(save: saves.Save) -> None:
        del save.snapshot.state[field]
        save.digest = "the fingerprint of a state without the field"

    return change


def test_an_older_snapshot_without_a_newer_field_loads() -> None:
    loaded = Ferry.load(of_another_version(lack("tolls")))
    assert loaded.state.tolls == 0
    assert loaded.state.opened == [4]
    assert asked(loaded) == "boat"


def test_an_older_snapshot_loads_inside_an_effect() -> None:
    loaded = Ferry.load(of_another_version(lack("tolls"), in_effect()))
    assert asked(loaded) == "crate"
    assert loaded.answers == (2, 4, 3)


def test_an_older_game_whose_answers_since_the_snapshot_fit_no_more_goes_on_from_the_snapshot() -> None:
    def change(save: saves.Save) -> None:
        save.answers[-1] = 77

    there = in_effect()
    loaded = Ferry.load(of_another_version(change, there))
    after = saves.read(there.save()).snapshot.after
    assert loaded.answers == there.answers[:after]
    for option in there.answers[after:]:
        loaded.choose(option)
    assert loaded.digest() == there.digest()


def test_a_game_loaded_from_an_older_save_is_saved_by_this_version() -> None:
    assert saves.read(Ferry.load(of_another_version(lack("tolls"))).save()).engine == ENGINE


@pytest.mark.parametrize("lay", [in_step, in_effect])
def test_an_older_snapshot_that_cannot_be_read_is_replayed(lay: Callable[[], Ferry]) -> None:
    loaded = Ferry.load(of_another_version(lack("contents"), lay()))
    assert loaded.digest() == lay().digest()
    assert loaded.answers == lay().answers


def test_an_older_snapshot_at_a_step_that_is_gone_is_replayed() -> None:
    def change(save: saves.Save) -> None:
        save.snapshot.state["stack"] = ["raft"]

    assert Ferry.load(of_another_version(change)).digest() == in_step().digest()


def test_the_same_version_does_not_replay_what_it_cannot_read() -> None:
    assert refusal(forged(lack("contents"))) == "This save cannot be read: FerryState lacks contents."


def test_an_older_save_that_can_be_neither_read_nor_replayed_is_refused() -> None:
    def change(save: saves.Save) -> None:
        lack("contents")(save)
        save.answers[1] = 77

    assert refusal(of_another_version(change)) == (
        "Answer 2 of the game, 77, is no option there: the game asks 'crate'."
    )


def test_an_older_save_whose_setup_is_no_longer_possible_is_refused() -> None:
    def change(save: saves.Save) -> None:
        lack("contents")(save)
        save.setup["crossings"] = 0

    refusal(of_another_version(change))


def test_an_older_save_over_whose_replay_the_rules_stumble_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = of_another_version(lack("contents"))

    def stumble(game: Ferry, option: int) -> None:
        raise KeyError("raft")

    monkeypatch.setattr(Ferry.steps["land"], "answer", stumble)
    refusal(text)


# A save of a game laid out by hand --------------------------------------------------


def laid() -> Ferry:
    """A ferry in the middle of the river, laid out by hand, after its first choice."""
    state = FerryState(stack=["land"], streams=Streams(7), crossings=5, contents=[5, 4, 3, 2, 1, 0], boat=3)
    return play(Ferry.from_state(state), 2)


def test_a_laid_game_is_loaded_and_saved_with_its_beginning() -> None:
    text = laid().save()
    assert Ferry.load(text).save() == text


def test_a_laid_game_with_a_forged_beginning_is_refused() -> None:
    def change(save: saves.Save) -> None:
        assert save.start is not None
        save.start["stack"] = ["bridge"]

    assert refusal(forged(change, laid())) == "This save cannot be read: ferry has no step bridge."


def test_an_older_laid_game_that_cannot_be_read_is_refused_and_not_dealt() -> None:
    assert "was laid out by hand" in refusal(of_another_version(lack("contents"), laid()))


# Derived fields ---------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class TallyState(ErrandState):
    total: int = field(default=0, metadata=DERIVED)

    def derive(self) -> None:
        self.total = sum(self.marks)

    def clone(self) -> "TallyState":
        return TallyState(
            stack=self.stack.copy(), streams=self.streams.clone(), marks=self.marks.copy(), total=self.total
        )


class Tally(Errand):
    __slots__ = ()
    state_type = TallyState
    steps = errand().steps


def test_a_derived_field_is_not_saved_and_computed_again_when_loaded() -> None:
    state = TallyState(stack=["gate"], streams=Streams(7), marks=[4, 5], total=9)
    text = Tally.from_state(state).save()
    assert "total" not in text
    loaded = Tally.load(text).state
    assert isinstance(loaded, TallyState)
    assert loaded.total == 9


# Replay -----------------------------------------------------------------------------


def test_a_replay_leads_to_the_same_position() -> None:
    game = in_effect()
    replayed = Ferry.replay(game.setup, game.seed, game.answers)
    assert replayed.digest() == game.digest()
    assert replayed.answers == game.answers


def test_a_replay_refuses_an_answer_that_is_none_with_its_number() -> None:
    with pytest.raises(SaveError, match=r"^Answer 2 of the game, 9, is no option there: .*'crate'"):
        Ferry.replay({"crossings": 3}, 2026, [1, 9])


def test_a_replay_refuses_answers_after_the_end() -> None:
    with pytest.raises(SaveError, match=r"^Answer 3 of the game, 1, .* the game asks nothing"):
        Ferry.replay({"crossings": 1}, 2026, [1, PASS, 1])


@pytest.mark.parametrize(("version", "mark"), [(1, saves.IDS_IN_ORDER), (2, saves.IDS_KEPT), (3, saves.IDS_KEPT)])
def test_cards_of_a_game_from_before_ids_were_renewed_keep_theirs(version: int, mark: str) -> None:
    old = forged(lambda save: setattr(save, "format", version), LongNight.new({}, 3))
    read = saves.read(old)
    assert saves.keeps_ids(read.setup)
    assert read.setup[mark] is True
    assert saves.without_marks(read.setup) == saves.read(LongNight.new({}, 3).save()).setup
    assert not saves.keeps_ids(saves.without_marks(read.setup))
