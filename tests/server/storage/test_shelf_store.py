"""Shelves: what a person keeps without a table."""

import pytest

from tests.server.storage.sample_tables import Clock, quest
from waybread.server.storage import Kept, NotFound, Store, TooMuch
from waybread.server.storage.storage_limits import LARGEST_DECK
from waybread.table import Refused


@pytest.fixture
def shelf(store: Store) -> str:
    return store.shelves.create()[0]


def test_a_shelf_is_opened_by_its_token_only(store: Store) -> None:
    (first, token), (second, other) = store.shelves.create(), store.shelves.create()
    assert store.shelves.opened_by(token) == first
    assert store.shelves.opened_by(other) == second
    assert store.shelves.opened_by(first) is None


def test_a_deck_is_kept_as_it_was(store: Store, shelf: str) -> None:
    deck = {"heroes": ["Éowyn"], "cards": {"Sneak Attack": 2}}
    label = store.decks.add(shelf, "lotr", "  My   deck ", deck)
    assert store.decks.labels(shelf) == [label]
    assert store.decks.get(shelf, label.id) == Kept(label.id, "lotr", "My deck", 1000.0, deck)


def test_campaigns_and_saves_are_texts(store: Store, shelf: str) -> None:
    for drawer in (store.campaigns, store.saves):
        label = drawer.add(shelf, "lotr", "Ours", "a log ☽")
        assert drawer.get(shelf, label.id).content == "a log ☽"
        with pytest.raises(Refused, match="is a text"):
            drawer.add(shelf, "lotr", "Ours", {"not": "a text"})
        assert len(drawer.labels(shelf)) == 1


def test_what_is_changed_stands_first(store: Store, shelf: str, clock: Clock) -> None:
    first = store.decks.add(shelf, "lotr", "First", 1)
    clock.now = 2000.0
    second = store.decks.add(shelf, "lotr", "Second", 2)
    assert [each.id for each in store.decks.labels(shelf)] == [second.id, first.id]
    clock.now = 3000.0
    store.decks.change(shelf, first.id, "Better", 3)
    assert [each.name for each in store.decks.labels(shelf)] == ["Better", "Second"]
    assert store.decks.get(shelf, first.id) == Kept(first.id, "lotr", "Better", 3000.0, 3)


def test_what_is_thrown_away_is_gone(store: Store, shelf: str) -> None:
    label = store.saves.add(shelf, "lotr", "Save", "text")
    store.saves.remove(shelf, label.id)
    assert store.saves.labels(shelf) == []
    with pytest.raises(NotFound, match="among the saves of this shelf"):
        store.saves.remove(shelf, label.id)


def test_one_shelf_does_not_reach_what_is_on_another(store: Store, shelf: str) -> None:
    label = store.decks.add(shelf, "lotr", "Mine", 1)
    other = store.shelves.create()[0]
    with pytest.raises(NotFound):
        store.decks.get(other, label.id)
    with pytest.raises(NotFound):
        store.decks.change(other, label.id, "Yours", 2)
    with pytest.raises(NotFound):
        store.decks.remove(other, label.id)
    assert store.decks.labels(other) == []
    assert store.decks.get(shelf, label.id).content == 1


def test_a_shelf_has_room_for_so_many(store: Store, shelf: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store.campaigns, "_most", 2)
    kept = [store.campaigns.add(shelf, "lotr", name, "log") for name in ("One", "Two")]
    with pytest.raises(TooMuch, match="room for 2 campaigns on a shelf"):
        store.campaigns.add(shelf, "lotr", "Three", "log")
    store.campaigns.change(shelf, kept[0].id, "One again", "log")
    store.campaigns.remove(shelf, kept[0].id)
    store.campaigns.add(shelf, "lotr", "Three", "log")
    assert {each.name for each in store.campaigns.labels(shelf)} == {"Two", "Three"}


def test_a_deck_that_is_too_long_is_refused(store: Store, shelf: str) -> None:
    label = store.decks.add(shelf, "lotr", "Just so", "x" * (LARGEST_DECK - 2))
    for attempt in (
        lambda: store.decks.add(shelf, "lotr", "Too long", "x" * (LARGEST_DECK - 1)),
        lambda: store.decks.change(shelf, label.id, "Too long", "x" * LARGEST_DECK),
    ):
        with pytest.raises(TooMuch, match=f"A deck can have {LARGEST_DECK} characters"):
            attempt()
    assert [each.name for each in store.decks.labels(shelf)] == ["Just so"]


def test_what_is_refused_is_not_stored(store: Store, shelf: str) -> None:
    for drawer, name, content in (
        (store.decks, "", 1),
        (store.decks, "Deck", {1, 2}),
        (store.saves, "Save", "a\0b"),
        (store.campaigns, "Campaign", "a\ud800b"),
    ):
        with pytest.raises(Refused):
            drawer.add(shelf, "lotr", name, content)
        assert drawer.labels(shelf) == []


def test_strange_characters_inside_a_deck_come_back(store: Store, shelf: str) -> None:
    label = store.decks.add(shelf, "lotr", "Deck", ["a\0b", "\ud800", "☽"])
    assert store.decks.get(shelf, label.id).content == ["a\0b", "\ud800", "☽"]


def test_nothing_is_put_on_a_shelf_that_is_not_there(store: Store) -> None:
    with pytest.raises(NotFound, match="no such shelf"):
        store.decks.add("nowhere", "lotr", "Deck", 1)


def test_a_deleted_shelf_takes_everything_with_it_but_the_quests_of_others(store: Store) -> None:
    shelf, token = store.shelves.create()
    other, _ = store.shelves.create()
    label = store.decks.add(shelf, "lotr", "Deck", 1)
    store.quests.record(quest(), [shelf, other])
    store.shelves.delete(shelf)
    assert store.shelves.opened_by(token) is None
    with pytest.raises(NotFound):
        store.decks.get(shelf, label.id)
    assert [each.scenario for each in store.quests.on_shelf(other).quests] == ["passage"]


def test_old_shelves_with_nothing_on_them_are_deleted(store: Store, clock: Clock) -> None:
    shelves = [store.shelves.create() for _ in range(5)]
    store.decks.add(shelves[0][0], "lotr", "Deck", 1)
    store.campaigns.add(shelves[1][0], "lotr", "Campaign", "log")
    store.saves.add(shelves[2][0], "lotr", "Save", "text")
    store.quests.record(quest(), [shelves[3][0]])
    clock.now = 2000.0
    young = store.shelves.create()
    assert store.shelves.delete_empty(before=2000.0) == 1
    there = [store.shelves.opened_by(token) is not None for _, token in [*shelves, young]]
    assert there == [True, True, True, True, False, True]
