"""Hostile clients at tables of journeys; ``make fuzz`` sends many more messages."""

from collections.abc import Iterator

import pytest

from tests.server.hostile_clients import ANN, Log, Town, logged
from tests.server.socket_fuzzer import fuzz
from tests.server.table_clients import Client, server, sitting


@pytest.fixture(scope="module")
def log() -> Iterator[Log]:
    with logged() as found:
        yield found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, log: Log) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture(scope="module")
def town(client: Client) -> Town:
    return Town.founded(client, "journeys")


def test_hostile_messages_change_nothing_and_are_told_nothing(town: Town, log: Log) -> None:
    fuzzer = fuzz(town, seed=1, messages=900)
    assert fuzzer.heard["refused"] > 200
    assert fuzzer.heard["welcome"] > 15
    assert log.faults() == []


def test_the_people_on_a_journey_play_on_while_others_are_hostile(town: Town) -> None:
    with sitting(town.client, town.shared["token"]) as ann:
        fuzz(town, seed=2, messages=200)
        now = town.table(town.shared)
        while ann.document["moment"] != now.moment:
            ann.next()
        assert ann.document["answers"] == len(now.answers)
        assert ann.document["views"]["0"] == now.view(0)


def test_nobody_chooses_for_the_heroes_of_another(town: Town) -> None:
    with sitting(town.client, town.watched["bob"]) as bob:
        moment = bob.document["moment"]
        answer = bob.ask(type="choose", seat=0, option=0, moment=moment)
        assert answer["reason"] == f"The chair of {ANN} is not yours to choose for."
        assert bob.ask(type="why", seat=0, card=0)["reason"] == "That is for whoever holds the seat."
        assert bob.ask(type="hint", seat=0)["reason"] == "That is for whoever holds the seat."
