"""Whoever sits down at a running table, or opens one from a save, plays with what nobody can know."""

import json
from itertools import count

import pytest

from tests.longnight import LongNight
from tests.table.night_rulebook import night_table, started
from tests.table.test_table import BOOKS, play_on, position
from waybread.kernel import Redeal, Streams, saves
from waybread.table import Entry, EntryKind, Refused, Table, dump_table, load_table, table_saves
from waybread.table import table as table_module
from waybread.texts import plain

SITS, DUE, DEALS = EntryKind.SIT, EntryKind.DEALING_DUE, EntryKind.DEAL_AGAIN


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dealings in every run."""
    numbers = count(7)
    monkeypatch.setattr(table_module, "randbelow", lambda _: next(numbers))


def alone(choices: int = 6) -> Table:
    """A table at which only Ann has ever sat: she has chosen for herself, and then for Bob's chair too."""
    table = started(holders=("a", "a"))
    play_on(table, Streams(3), choices)
    while not night(table).can_deal_again:
        play_on(table, Streams(table.number), 1)
    table.leave("a", 1)
    return table


def night(table: Table) -> LongNight:
    game = table.game
    assert isinstance(game, LongNight)
    return game


def inside_an_effect() -> Table:
    """As ``alone``, but the game asks Ann something in the middle of an effect."""
    table = alone()
    while night(table).can_deal_again or night(table).decision is None or table.decision.player == 1:  # type: ignore[union-attr]
        if table.decision is not None and table.decision.player == 1:
            table.sit("a", 1, "Ann too")
            play_on(table, Streams(table.number), 1)
            table.leave("a", 1)
        else:
            play_on(table, Streams(table.number), 1)
    return table


def kinds(entries: list[Entry]) -> list[EntryKind]:
    return [each.kind for each in entries]


def told(table: Table) -> list[str]:
    return [plain(words) for _, words in table.log_lines(None) if str(words[0]).startswith("dealt again")]


@pytest.mark.usefixtures("seeds")
def test_what_nobody_knows_is_dealt_again_for_a_newcomer() -> None:
    table = alone()
    views, deck = [table.view(each) for each in (0, 1, None)], list(night(table).state.deck)
    titles = [night(table).title(each) for each in deck]
    assert kinds(table.sit("b", 1, "Bob")) == [SITS, DUE, DEALS]
    assert [table.view(each) for each in (0, 1, None)] == views
    assert night(table).state.deck == deck
    assert [night(table).title(each) for each in deck] != titles
    assert told(table) == ["dealt again Bob"]


@pytest.mark.usefixtures("seeds")
def test_a_hand_that_no_person_has_held_is_dealt_again_too() -> None:
    table = started(holders=("a", ""))
    hands = [[night(table).title(each) for each in hand] for hand in night(table).state.hands]
    table.sit("b", 1, "Bob")
    after = [[night(table).title(each) for each in hand] for hand in night(table).state.hands]
    assert after[0] == hands[0]
    assert after[1] != hands[1]
    table.leave("b", 1)
    table.sit("c", 1, "Cem")
    assert [[night(table).title(each) for each in hand] for hand in night(table).state.hands] == after


def lines(table: Table, seat: int, kind: str) -> list[str]:
    return [plain(words) for _, words in table.log_lines(seat) if str(words[0]).startswith(kind)]


@pytest.mark.parametrize("kind", ["drawn 1", "looked 1"])
@pytest.mark.usefixtures("seeds")
def test_the_log_tells_a_newcomer_no_cards_that_were_dealt_again(kind: str) -> None:
    table = started(holders=("a", ""))
    table.seat_bot("a", 1, "random")
    chance = Streams(3)
    while not lines(table, 1, kind) or not night(table).can_deal_again:
        asked = table.decision
        assert asked is not None
        if asked.player == 0:
            play_on(table, chance, 1)
        else:
            table.choose_for_bot(1, chance.pick("choice", asked.options), table.moment)
    anns, of_others = table.log_lines(0), lines(table, 0, kind)
    assert lines(table, 1, kind) != of_others
    table.history.log_cut = None
    table.sit("b", 1, "Bob")
    assert lines(table, 1, kind)[: len(of_others)] == of_others
    assert table.log_lines(0)[: len(anns)] == anns
    assert table.history.log_cut is not None, "a newcomer who has read them reads them anew"


def test_each_dealing_has_a_secret_seed_of_its_own() -> None:
    first, second = alone(), alone()
    assert night(first).digest() == night(second).digest()
    seeds = {table.sit("b", 1, "Bob")[-1].data["seed"] for table in (first, second)}
    assert len(seeds - {night(first).seed}) == 2
    assert night(first).digest() != night(second).digest()


def test_whoever_follows_the_journal_has_the_same_table() -> None:
    table = night_table()
    done = table.sit("a", 0, "Ann") + table.bring("a", 0, "a torch") + table.bring("a", 1, "a torch")
    done += table.start("a", 5) + table.sit("b", 1, "Bob") + play_on(table, Streams(1), 9)
    done += table.leave("b", 1) + table.sit("c", 1, "Cem") + play_on(table, Streams(2), 9)
    twin = night_table()
    for each in done:
        twin.apply(each)
    assert position(twin) == position(table)
    assert len(night(twin).redeals) == 2
    assert twin.log_lines(None) == table.log_lines(None)


def test_nothing_is_dealt_again_for_somebody_who_has_sat_here_before() -> None:
    table = alone()
    assert kinds(table.sit("a", 1, "Ann too")) == [SITS]
    table.leave("a", 0)
    table.leave("a", 1)
    assert kinds(table.sit("a", 1, "Bob")) == [SITS]
    assert night(table).redeals == ()


def test_nothing_is_dealt_again_for_bots_and_before_and_after_a_game() -> None:
    table = night_table()
    assert kinds(table.sit("a", 0, "Ann")) == [SITS]
    table = alone()
    assert kinds(table.seat_bot("a", 1, "random")) == [SITS]
    over = started(holders=("a", "a"))
    play_on(over, Streams(1), 300)
    over.leave("a", 1)
    assert over.over
    assert kinds(over.sit("b", 1, "Bob")) == [SITS]


def test_inside_an_effect_it_waits_until_that_has_ended() -> None:
    table = inside_an_effect()
    assert kinds(table.sit("b", 1, "Bob")) == [SITS, DUE]
    assert night(table).redeals == ()
    done: list[Entry] = []
    while not night(table).redeals:
        twin = load_table(dump_table(table), BOOKS)
        assert twin.dealing_due == table.dealing_due
        done = play_on(table, Streams(table.number), 1)
        for each in done:
            twin.apply(each)
        assert position(twin) == position(table)
    assert kinds(done) == [EntryKind.CHOOSE, DEALS]
    assert (table.dealing_due, told(table)) == (None, ["dealt again Bob"])


def test_the_question_that_was_asked_before_is_another_one() -> None:
    table = alone()
    asked, moment = table.decision, table.moment
    assert asked is not None
    table.sit("b", 1, "Bob")
    with pytest.raises(Refused, match="The game has moved on"):
        table.choose("a" if asked.player == 0 else "b", asked.player, asked.options[0], moment)


# Taking back ----------------------------------------------------------------------------


def test_nobody_goes_back_beyond_a_dealing() -> None:
    table = alone()
    before = len(table.answers)
    table.sit("b", 1, "Bob")
    table.leave("b", 1)  # whoever is alone asks nobody
    table.sit("a", 1, "Ann too")
    here = night(table).digest()
    play_on(table, Streams(4), 3)
    with pytest.raises(Refused, match="nobody can go back beyond that"):
        table.undo("a", before - 1)
    table.undo("a", before)
    assert night(table).digest() == here
    with pytest.raises(Refused, match="nobody can go back beyond that"):
        table.undo("a")


def test_nobody_chooses_again_what_was_taken_back_before_a_dealing() -> None:
    table = alone()
    table.undo("a", len(table.answers) - 1)
    while not night(table).can_deal_again:
        table.undo("a", len(table.answers) - 1)
    assert table.history.redoable
    table.sit("b", 1, "Bob")
    with pytest.raises(Refused, match="nothing to choose again"):
        table.redo("a")


# Saves ----------------------------------------------------------------------------------


def opened_from(save: saves.Save) -> tuple[Table, list[Entry]]:
    table = night_table()
    done = table.sit("c", 0, "Cem") + table.sit("c", 1, "Cem too")
    return table, done + table.continue_save("c", save)


@pytest.mark.usefixtures("seeds")
def test_a_table_that_is_opened_from_a_save_is_dealt_again() -> None:
    table = alone()
    table.sit("b", 1, "Bob")
    play_on(table, Streams(5), 4)
    while not night(table).can_deal_again:
        play_on(table, Streams(table.number), 1)
    other, done = opened_from(saves.read(night(table).save()))
    assert [other.view(each) for each in (0, 1)] == [table.view(each) for each in (0, 1)]
    assert night(other).redeals[:-1] == night(table).redeals
    assert night(other).redeals[-1] == Redeal(len(table.answers), done[-1].data["seed"])
    assert night(other).digest() != night(table).digest()
    twin = night_table()
    for each in done:
        twin.apply(each)
    assert position(twin) == position(other)
    assert LongNight.load(night(other).save()).digest() == night(other).digest()


def test_a_table_that_is_opened_inside_an_effect_is_dealt_again_after_it() -> None:
    table = inside_an_effect()
    other, done = opened_from(saves.read(night(table).save()))
    assert done[-1].kind is DUE
    assert night(other).digest() == night(table).digest()
    while not night(other).redeals:
        play_on(other, Streams(other.number), 1)
    assert told(other) == ["dealt again True"]


def test_a_finished_game_is_opened_as_it_was() -> None:
    table = started(holders=("a", "a"))
    play_on(table, Streams(1), 300)
    other, _ = opened_from(saves.read(night(table).save()))
    assert other.over
    assert night(other).digest() == night(table).digest()


# Limits, and older tables ---------------------------------------------------------------


def test_nobody_fills_the_journal_by_coming_and_going() -> None:
    table = alone()

    def come_and_go() -> None:
        for number in range(100):
            table.sit(f"stranger {number}", 1, "Bob")
            table.leave(f"stranger {number}", 1)

    with pytest.raises(Refused, match="Too many changes since the last choice"):
        come_and_go()
    assert len(night(table).redeals) < 30


def test_a_table_of_format_2_has_nothing_to_deal() -> None:
    table = started()
    data = json.loads(dump_table(table))
    del data["dealing_due"], data["check"]
    for chair in data["chairs"]:
        del chair["deck_by"], chair["held"]
    data["format"] = 2
    loaded = load_table(json.dumps({**data, "check": table_saves._check(data)}), BOOKS)
    assert (loaded.dealing_due, position(loaded)) == (None, position(table))
