"""Parties in storage: slots, members, and two who change one party at the same time."""

import threading
from dataclasses import replace

import pytest

from tests.server.storage.sample_tables import Clock
from waybread.server.storage import NotFound, PartyRow, Store, TooMuch
from waybread.server.storage.storage_limits import MOST_MEMBERS
from waybread.table import Refused


@pytest.fixture
def shelf(store: Store) -> str:
    return store.shelves.create()[0]


def test_a_party_stands_in_its_slot(store: Store, shelf: str, clock: Clock) -> None:
    second = store.parties.add(shelf, 4, "later")
    first = store.parties.add(shelf, 2, "a save ☽", "a source")
    assert [(each.slot, each.content, each.source) for each in store.parties.on_shelf(shelf)] == [
        (2, "a save ☽", "a source"), (4, "later", ""),
    ]  # fmt: skip
    assert first.changed == clock.now
    assert first.holder != second.holder
    with pytest.raises(Refused, match="Slot 2 holds another campaign"):
        store.parties.add(shelf, 2, "x")
    with pytest.raises(NotFound):
        store.parties.get(store.shelves.create()[0], first.id)


def test_two_changes_at_the_same_time_are_both_made(store: Store, shelf: str) -> None:
    party = store.parties.add(shelf, 1, "0").id

    def count(row: PartyRow) -> PartyRow:
        return replace(row, content=str(int(row.content) + 1))

    def often() -> None:
        for _ in range(10):
            store.parties.change(shelf, party, count)

    threads = [threading.Thread(target=often) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert store.parties.get(shelf, party).content == "40"


def test_a_change_that_is_refused_changes_nothing(store: Store, shelf: str) -> None:
    party = store.parties.add(shelf, 1, "as it was").id

    def refuse(row: PartyRow) -> PartyRow:
        raise Refused("No.")

    with pytest.raises(Refused, match=r"No\."):
        store.parties.change(shelf, party, refuse)
    assert store.parties.get(shelf, party).content == "as it was"
    with pytest.raises(TooMuch):
        store.parties.change(shelf, party, lambda row: replace(row, content="x" * 5_000_000))


def test_a_party_is_shared_by_an_invitation_and_gone_when_the_last_has_left(store: Store, shelf: str) -> None:
    party = store.parties.add(shelf, 1, "ours").id
    token = store.parties.invite(shelf, party)
    other = store.shelves.create()[0]
    store.parties.add(other, 1, "something else")
    with pytest.raises(Refused, match="Slot 1 holds another"):
        store.parties.join(other, token, 1)
    joined = store.parties.join(other, token, 2)
    assert joined == store.parties.join(other, token, 3)  # asked twice, there once
    assert (joined.id, joined.slot) == (party, 2)
    store.parties.leave(shelf, party)
    assert store.parties.get(other, party).content == "ours"
    store.parties.leave(other, party)
    with pytest.raises(NotFound):
        store.parties.join(other, token, 2)


def test_a_party_has_so_many_people(store: Store, shelf: str) -> None:
    party = store.parties.add(shelf, 1, "ours").id
    token = store.parties.invite(shelf, party)
    for _ in range(MOST_MEMBERS - 1):
        store.parties.join(store.shelves.create()[0], token, 1)
    with pytest.raises(TooMuch, match="people in a party"):
        store.parties.join(store.shelves.create()[0], token, 1)
    assert store.parties.people(party) == MOST_MEMBERS


def test_a_party_whose_shelves_are_gone_is_removed(store: Store, shelf: str) -> None:
    party = store.parties.add(shelf, 1, "ours").id
    token = store.parties.invite(shelf, party)
    store.shelves.delete(shelf)
    store.parties.delete_orphans()
    with pytest.raises(NotFound, match="not known here"):
        store.parties.join(store.shelves.create()[0], token, 1)


def test_a_shelf_with_a_party_or_a_collection_is_not_taken_for_an_empty_one(store: Store, shelf: str) -> None:
    collector, empty = store.shelves.create()[0], store.shelves.create()[0]
    store.parties.add(shelf, 1, "ours")
    assert store.parties.products(collector) is None
    store.parties.set_products(collector, ["core"])
    assert store.parties.products(collector) == ["core"]
    assert store.shelves.delete_empty(before=1e12) == 1
    assert store.parties.products(empty) is None
    assert store.parties.products(collector) == ["core"]
