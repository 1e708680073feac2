"""Hostile clients beside the boxes, where one of them even holds the app; ``make fuzz`` sends many more messages."""

from pathlib import Path

from tests.server.hostile_clients import BOB, Town, logged
from tests.server.socket_fuzzer import fuzz
from tests.server.table_clients import server, sitting


def test_hostile_messages_to_the_app_change_nothing_and_are_told_nothing(tmp_path: Path) -> None:
    with logged() as log, server(tmp_path) as client:
        town = Town.founded(client, "companion")
        fuzzer = fuzz(town, seed=1, messages=600)
        assert fuzzer.heard["refused"] > 100
        assert fuzzer.heard["welcome"] > 10
        with sitting(client, town.watched["watch"]) as stranger:
            answer = stranger.ask(type="choose", seat=0, option=0, moment=stranger.document["moment"])
            assert answer["reason"] == f"The chair of {BOB} is not yours to choose for."
        assert log.faults() == []
