"""Hostile requests about parties, camp, saves and uploads; ``make fuzz`` sends many more."""

from pathlib import Path

import pytest

from tests.server.hostile_clients import logged
from tests.server.hostile_party_requests import raid
from tests.server.table_clients import server

pytestmark = pytest.mark.system  # each upload is checked by processes of its own


def test_raids_get_answers_change_nothing_of_others_and_leave_nothing_broken(tmp_path: Path) -> None:
    with logged() as log, server(tmp_path) as client:
        found = raid(client, seed=1, requests=60)
        assert log.faults() == []
    assert {each.split()[0] for each in found.heard} > {"camp", "embark", "edit", "read", "begin", "upload", "choose"}
    assert found.heard.total() > 60
