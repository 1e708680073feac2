"""What can be taken away from a table tells nothing of what others hold, or of what is to come, until the end."""

from typing import Any

import httpx
import pytest

from tests.server.http.visitor import Visitor
from tests.server.table_clients import Client, bearing, bot, free, hub_of, joined, me, opened, sitting
from waybread.cardgame import CardGame
from waybread.kernel import Outcome

WHO = ("host", "player", "left", "invite", "watch")


@pytest.fixture(scope="module")
def table(library: Client) -> dict[str, str]:
    """A table at which Ann and Bob play; Cem has left his chair to a bot."""
    tokens = opened(library, me(), free(), free("spirit"))
    tokens |= {"host": tokens["token"], "player": joined(library, tokens, 1, "Bob")}
    tokens["left"] = joined(library, tokens, 2, "Cem")
    with sitting(library, tokens["left"]) as cem:
        assert cem.ask(type="bot", seat=2, bot="random")["type"] == "done"
    return tokens


def game_at(library: Client, table_id: str) -> CardGame:
    game = hub_of(library).live[table_id].table.game
    assert isinstance(game, CardGame)
    return game


def exports(library: Client, token: str) -> dict[str, httpx.Response]:
    """Everything that somebody can take away from a table."""
    shelf = Visitor(library)
    again = library.post("/api/tables/mine/again", headers=bearing(token))
    return {
        "save": library.get("/api/tables/mine/save", headers=bearing(token)),
        "quest": shelf.ask("POST", "/shelf/quests", {"token": token}),
        "from outside": library.get("/api/tables/mine", headers=bearing(token)),
        "same again": again,
    }


def seeds(game: CardGame) -> set[str]:
    return {str(each) for each in (game.seed, *(redeal.seed for redeal in game.redeals))}


@pytest.mark.parametrize("who", WHO)
def test_while_a_game_goes_on_nobody_takes_secrets_away(library: Client, table: dict[str, str], who: str) -> None:
    found = exports(library, table[who])
    assert (found["save"].status_code, found["quest"].status_code) == (403, 409)
    secret = seeds(game_at(library, table["table"]))
    assert len(secret) == 3
    assert not [each for each in secret for answer in found.values() if each in answer.text]


@pytest.mark.parametrize("who", WHO)
def test_no_message_tells_a_seed(library: Client, table: dict[str, str], who: str) -> None:
    with sitting(library, table[who]) as somebody:
        said = str(somebody.heard)
    assert "dealt again, because Cem sat down" in said
    assert not [each for each in seeds(game_at(library, table["table"])) if each in said]


def test_when_the_game_is_over_everything_is_told(library: Client) -> None:
    tokens = opened(library, me(), free())
    bobs = joined(library, tokens, 1, "Bob")
    game = game_at(library, tokens["table"])
    game.state.outcome, game.decision = Outcome(won=True, reason="told"), None
    for token in (tokens["token"], bobs, tokens["invite"], tokens["watch"]):
        found = exports(library, token)
        assert (found["save"].status_code, found["quest"].status_code) == (200, 201)
        assert seeds(game) <= {each for each in seeds(game) if each in found["save"].text}


@pytest.mark.parametrize("who", ["invite", "watch"])
def test_of_a_solo_game_only_its_player_has_a_save(library: Client, who: str) -> None:
    tokens = opened(library, me(), bot("random"))
    status: dict[str, Any] = {
        each: library.get("/api/tables/mine/save", headers=bearing(tokens[each])).status_code for each in ("token", who)
    }
    assert status == {"token": 200, who: 403}
