"""The quest log."""

import pytest

from tests.server.storage.sample_tables import Clock, new_table, quest
from waybread.server.storage import NotFound, Order, Quest, Store
from waybread.server.storage.storage_limits import MOST_AT_ONCE


def kept(store: Store, recorded: Quest) -> Quest:
    """A quest as it comes back."""
    shelf = store.shelves.create()[0]
    return store.quests.get_from(shelf, store.quests.record(recorded, [shelf]))


def test_a_quest_is_kept_with_its_replay(store: Store) -> None:
    found = kept(store, quest("t1", total=None, undone=3))
    assert (found.table_id, found.total, found.replay, found.score) == ("t1", None, "the replay", {"threat": 50})
    assert found.undone == 3
    assert (found.players, found.decks, found.finished) == (["Ann", "Bob"], [{"heroes": ["Aragorn"]}, None], 500.0)


def test_a_quest_without_a_time_is_finished_now(store: Store, clock: Clock) -> None:
    clock.now = 1234.0
    assert kept(store, quest(finished=0.0)).finished == 1234.0


def test_a_quest_that_is_not_there_is_not_found(store: Store) -> None:
    with pytest.raises(NotFound, match="no such quest"):
        store.quests.get_from(store.shelves.create()[0], "nowhere")


def test_a_table_has_one_quest_however_often_it_ends(store: Store) -> None:
    mine, yours = store.shelves.create()[0], store.shelves.create()[0]
    first = store.quests.record(quest("t1", won=False, rounds=3), [mine])
    again = store.quests.record(quest("t1", won=True, rounds=9, replay="another end"), [mine, yours])
    assert first == again
    for shelf in (mine, yours):
        page = store.quests.on_shelf(shelf)
        assert [(each.id, each.won, each.rounds) for each in page.quests] == [(first, True, 9)]
    assert store.quests.get_from(yours, first).replay == "another end"


def test_a_list_leaves_replays_out(store: Store) -> None:
    shelf = store.shelves.create()[0]
    store.quests.record(quest(), [shelf])
    assert [each.replay for each in store.quests.on_shelf(shelf).quests] == [""]


def test_a_shelf_shows_only_its_own_quests(store: Store) -> None:
    mine, yours = store.shelves.create()[0], store.shelves.create()[0]
    store.quests.record(quest("t1"), [mine])
    store.quests.record(quest("t2"), [yours, "a shelf that is gone"])
    store.quests.record(quest("t3"))
    assert [each.table_id for each in store.quests.on_shelf(mine).quests] == ["t1"]
    assert [each.table_id for each in store.quests.on_shelf(yours).quests] == ["t2"]


def test_a_quest_outlives_its_table(store: Store) -> None:
    table_id, shelf = new_table(store), store.shelves.create()[0]
    store.quests.record(quest(table_id), [shelf])
    assert store.delete_idle_tables(before=2000.0) == [table_id]
    assert [each.table_id for each in store.quests.on_shelf(shelf).quests] == [table_id]


@pytest.fixture
def shelf(store: Store) -> str:
    """A shelf with four quests."""
    shelf = store.shelves.create()[0]
    for each in (
        quest("a", won=True, total=150, rounds=9, finished=1.0),
        quest("b", won=False, total=90, rounds=4, finished=2.0, scenario="anduin"),
        quest("c", won=True, total=110, rounds=6, finished=3.0, difficulty="easy"),
        quest("d", won=True, total=None, rounds=5, finished=4.0, game="journeys"),
    ):
        store.quests.record(each, [shelf])
    return shelf


@pytest.mark.parametrize(
    ("order", "tables"),
    [(Order.NEWEST, "dcba"), (Order.OLDEST, "abcd"), (Order.BEST, "cadb"), (Order.LONGEST, "acdb")],
)
def test_quests_are_read_in_an_order(store: Store, shelf: str, order: Order, tables: str) -> None:
    page = store.quests.on_shelf(shelf, order=order)
    assert "".join(each.table_id for each in page.quests) == tables


def test_quests_are_read_by_what_they_were(store: Store, shelf: str) -> None:
    for page, tables in (
        (store.quests.on_shelf(shelf, won=True), "dca"),
        (store.quests.on_shelf(shelf, won=False), "b"),
        (store.quests.on_shelf(shelf, scenario="anduin"), "b"),
        (store.quests.on_shelf(shelf, difficulty="easy"), "c"),
        (store.quests.on_shelf(shelf, game="journeys"), "d"),
        (store.quests.on_shelf(shelf, game="journeys", won=False), ""),
    ):
        assert ("".join(each.table_id for each in page.quests), page.total) == (tables, len(tables))


def test_quests_are_read_by_pages(store: Store, shelf: str) -> None:
    page = store.quests.on_shelf(shelf, first=1, most=2)
    assert ([each.table_id for each in page.quests], page.total) == (["c", "b"], 4)
    assert store.quests.on_shelf(shelf, first=-5, most=-5).quests == []
    assert store.quests.on_shelf(shelf, first=4).quests == []
    assert len(store.quests.on_shelf(shelf, most=MOST_AT_ONCE + 1).quests) == 4
