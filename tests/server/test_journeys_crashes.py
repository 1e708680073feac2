"""Servers that are killed while people are on a journey: nothing that was acknowledged is lost, neither at a table
nor in a party."""

from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest

from tests.server.crashes import COMPANION, JOURNEYS, Serving, crash_and_continue
from tests.server.party_crashes import Traveller, upload
from tests.server.travellers import ROLES, lift_the_stone

pytestmark = pytest.mark.system


def test_no_acknowledged_choice_of_a_journey_is_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'waybread.db'}"
    assert crash_and_continue(database, times=2, seed=3, tables=3, come=JOURNEYS) > 0


def test_nothing_that_was_pressed_in_table_mode_is_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'waybread.db'}"
    assert crash_and_continue(database, times=1, seed=4, tables=2, come=COMPANION) > 0


def test_nothing_that_a_party_has_done_is_lost_wherever_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'waybread.db'}"
    assert crash_and_continue(database, times=2, seed=5, tables=2, come=Traveller.come) > 0


def test_a_party_and_its_uploaded_campaign_survive_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'waybread.db'}"
    server = Serving(database)
    shelf = server.ask("POST", "/api/shelf")["token"]
    own = upload(server, shelf)
    heroes = [{"hero": "Aragorn"}, {"hero": "Gimli"}]
    wanted = {"own": own, "slot": 1, "name": "The Fellowship", "heroes": heroes}
    party = server.ask("POST", "/api/shelf/parties", shelf, json=wanted)["id"]
    server = _killed(server, database)
    token = server.ask("POST", f"/api/shelf/parties/{party}/embark", shelf, json={"choices": ROLES})["token"]
    server = _killed(server, database)
    _play(server, token)
    server = _killed(server, database)
    seen = server.ask("POST", f"/api/shelf/parties/{party}/finish", shelf)
    assert (seen["stage"], seen["campaign"]["lore"]) == ("camp", 40)
    server = _killed(server, database)
    bought = {"do": "buy", "hero": "Aragorn", "card": "captain.4"}
    server.ask("POST", f"/api/shelf/parties/{party}/camp", shelf, json=bought)
    server = _killed(server, database)
    kept = server.ask("GET", f"/api/shelf/parties/{party}", shelf)["campaign"]
    assert (kept["heroes"][0]["skills"], kept["heroes"][0]["experience"]) == (["captain.4"], {"Captain": 3})
    server.end()


def _killed(server: Serving, database: str) -> Serving:
    """Kill a server, and start another on the same database."""
    server.kill()
    return Serving(database)


def _play(server: Serving, token: str) -> None:
    with server.sitting(token) as ann:
        lift_the_stone(ann)


def test_a_party_that_lost_its_adventure_goes_on_without_experience(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'waybread.db'}") as server:
        lost = Traveller.come(server, seed=1)
        token = server.ask(
            "POST", f"/api/shelf/parties/{lost.party}/embark", lost.shelf, json={"choices": ROLES, "mode": "companion"}
        )["token"]
        _pass_until_lost(server, token)
        seen = server.ask("POST", f"/api/shelf/parties/{lost.party}/finish", lost.shelf)
        assert (seen["stage"], seen["campaign"]["heroes"][0]["experience"]) == ("camp", {"Captain": 0})
        lost.chance = Mock(random=lambda: 0.0, choice=lambda found: found[0], randrange=lambda _: 0)  # shops if it can
        lost.go_on(server)


def _pass_until_lost(server: Serving, token: str) -> None:
    """Go to the shadow phase again and again, until the threat is too high."""
    with server.sitting(token) as ann:
        while (question := ann.wait_for_question()) is not None:
            ann.choose(question["choices"][0]["option"])


def test_a_second_finish_after_a_lost_answer_changes_nothing(tmp_path: Path) -> None:
    """A client whose answer was lost asks again: what was entered is entered once."""
    database = f"sqlite:///{tmp_path / 'waybread.db'}"
    server = Serving(database)
    shelf = server.ask("POST", "/api/shelf")["token"]
    wanted = {"own": upload(server, shelf), "slot": 1, "name": "X", "heroes": [{"hero": "Aragorn"}, {"hero": "Gimli"}]}
    party = server.ask("POST", "/api/shelf/parties", shelf, json=wanted)["id"]
    _play(server, server.ask("POST", f"/api/shelf/parties/{party}/embark", shelf, json={"choices": ROLES})["token"])
    server.ask("POST", f"/api/shelf/parties/{party}/finish", shelf)
    with pytest.raises(httpx.HTTPStatusError, match="409"):
        server.ask("POST", f"/api/shelf/parties/{party}/finish", shelf)
    assert server.ask("GET", f"/api/shelf/parties/{party}", shelf)["campaign"]["lore"] == 40
    server.end()
