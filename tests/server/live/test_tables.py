"""Tables over the network: opening, joining, playing, coming back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_clients import DECKS, Client, bearing, bot, free, hub_of, joined, me, opened, server, sitting


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


def test_a_solo_game_is_opened_and_asks_at_once(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        assert ann.document["status"] == "playing"
        assert ann.document["question"]["kind"] == "mulligan"
        assert ann.welcome["seats"] == [0]


def test_a_choice_is_answered_when_it_is_stored_and_everybody_hears_of_it(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann, sitting(client, bobs) as bob:
        hub = hub_of(client)
        assert ann.document["question"]["kind"] == "first player"
        assert bob.document["asked"] == 0
        assert ann.choose(1)["type"] == "done"
        assert hub.store.entries(ann.welcome["table"])[-1].data == {"option": 1, "by": "person"}
        bob.hear("update")
        assert bob.document["question"]["kind"] == "first player"
        assert "Ann votes for Bob as the first player." in bob.lines.values()


def test_a_bot_in_an_empty_seat_plays_by_itself(client: Client) -> None:
    tokens = opened(client, me(), bot())
    with sitting(client, tokens["token"]) as ann:
        for _ in range(6):
            question = ann.wait_for_question()
            assert question["seat"] == 0
            ann.choose(question["choices"][-1]["option"])
        assert any(words.startswith("Scout 2") for words in ann.lines.values())


def test_one_person_plays_two_hands(client: Client) -> None:
    tokens = opened(client, me(), me("Ann's other hand", "tactics"))
    with sitting(client, tokens["token"]) as ann:
        assert ann.welcome["seats"] == [0, 1]
        assert set(ann.document["views"]) == {"0", "1"}
        seats = set()
        for _ in range(8):
            question = ann.document["question"]
            seats.add(question["seat"])
            ann.choose(question["choices"][-1]["option"])
        assert seats == {0, 1}


def test_whoever_comes_back_sees_the_table_as_it_stands_and_the_lines_they_missed(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        for _ in range(4):
            ann.choose(ann.document["question"]["choices"][-1]["option"])
        document, lines = ann.document, ann.lines
    seen = sorted(lines)[3]
    with sitting(client, tokens["token"], line=seen + 1) as again:
        assert again.document == document
        assert again.lines == {place: words for place, words in lines.items() if place > seen}


def test_an_undo_takes_its_lines_back(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        before, lines = ann.document, dict(ann.lines)
        ann.choose(ann.document["question"]["choices"][-1]["option"])
        assert ann.lines != lines
        assert ann.ask(type="undo")["type"] == "done"
        assert ann.lines == lines
        assert ann.document["undone"] == 1
        assert {**ann.document, "moment": 0, "undone": 0, "redo": 0} == {**before, "moment": 0}


def test_an_undo_through_what_others_chose_waits_for_them(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann, sitting(client, bobs) as bob:
        ann.choose(0)
        bob.hear("update")
        bob.choose(0)
        assert ann.ask(type="undo")["type"] == "done"
        bob.hear("update")
        assert bob.document["undo"] == {"name": "Ann", "keep": 0, "agreed": 0, "yours": False}
        assert bob.ask(type="agree")["type"] == "done"
        assert (bob.document["undo"], bob.document["answers"]) == (None, 0)


def test_a_game_waits_until_everybody_has_a_deck(client: Client) -> None:
    tokens = opened(client, me(), free(deck=None))
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann, sitting(client, bobs) as bob:
        assert ann.document["status"] == "gathering"
        refused = ann.ask(type="start")
        assert refused == {"type": "refused", "id": 1, "reason": "There is no deck yet for Bob."}
        assert bob.ask(type="deck", seat=1, deck=DECKS["spirit"])["type"] == "done"
        assert bob.ask(type="start")["type"] == "done"
        assert bob.document["status"] == "playing"


def test_everybody_sees_which_decks_are_brought(client: Client) -> None:
    tokens = opened(client, {**me(), "deck_name": "Dúnedain"}, free(deck=None))
    with sitting(client, tokens["token"]) as ann:

        def decks() -> list[Any]:
            return [each["deck"] for each in ann.document["chairs"]]

        heroes = ["Aragorn", "Théodred", "Glóin"]
        assert decks() == [{"name": "Dúnedain", "heroes": heroes, "cards": 30, "more": None}, None]
        ann.ask(type="bot", seat=1, bot="scout")
        ann.ask(type="deck", seat=1, deck=DECKS["spirit"], name=" my  spirit ")
        assert decks()[1]["name"] == "my spirit"
        ann.ask(type="free", seat=1)
        assert (ann.document["chairs"][1]["bot"], decks()[1]["name"]) == ("", "my spirit")


def test_a_table_is_seen_from_outside_with_its_round_and_whose_turn_it_is(client: Client) -> None:
    tokens = opened(client, me(), free())

    def look(token: str) -> dict[str, Any]:
        seen: dict[str, Any] = client.get("/api/tables/mine", headers=bearing(token)).json()
        return seen

    first, invited = look(tokens["token"]), look(tokens["invite"])
    assert (first["round"], first["asked"], first["won"]) == (0, True, None)
    assert [each["yours"] for each in first["chairs"]] == [True, False]
    assert (invited["asked"], invited["chairs"][1]["deck"]["cards"]) == (False, 30)
    with sitting(client, tokens["token"]) as ann:
        ann.choose(0)
    after = look(tokens["token"])
    assert after["asked"] is False
    assert after["touched"] > first["touched"]


def test_a_seat_is_taken_over_from_a_bot_and_freed_by_the_host(client: Client) -> None:
    tokens = opened(client, me(), bot("random"))
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann, sitting(client, bobs) as bob:
        assert ann.document["chairs"][1]["name"] == "Bob"
        assert bob.ask(type="free", seat=0)["reason"] == "Only the host of a table can free a chair."
        assert ann.ask(type="free", seat=1)["type"] == "done"
        bob.hear("update")
        assert set(bob.document["views"]) == {"watch"}
        assert ann.ask(type="bot", seat=1, bot="scout")["type"] == "done"


def test_whoever_has_left_sits_down_again_or_watches_a_bot_without_seeing_its_hand(client: Client) -> None:
    tokens = opened(client, me(), bot())
    wanted = {"seat": 0, "name": "Ann"}
    with sitting(client, tokens["token"]) as ann:
        assert ann.welcome["player"] is True
        ann.choose(0)
        ann.wait_for_question()
        ann.ask(type="leave", seat=0)
        assert ann.ask(type="bot", seat=0, bot="random")["type"] == "done"
        assert ann.ask(type="free", seat=1)["type"] == "done"
        assert ann.ask(type="bot", seat=1, bot="scout")["type"] == "done"
        assert [each["bot"] for each in ann.document["chairs"]] == ["random", "scout"]
        assert [each["hand"] for each in ann.document["views"]["watch"]["players"]] == [None, None]
        again = client.post("/api/tables/mine/chairs", json=wanted, headers=bearing(tokens["token"]))
        assert (again.status_code, again.json()["token"]) == (201, tokens["token"])
        while "0" not in ann.document["views"]:
            ann.hear("update")
        assert ann.document["chairs"][0]["yours"] is True


def test_whoever_was_sent_away_seats_no_bot_though_their_socket_is_open_still(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann, sitting(client, bobs) as bob:
        ann.ask(type="free", seat=1)
        assert "the host has freed its chair" in bob.ask(type="bot", seat=1, bot="scout")["reason"]
        assert ann.document["chairs"][1]["bot"] == ""


def test_a_chair_that_somebody_holds_is_not_taken_by_whoever_has_left_another(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, bobs) as bob:
        bob.ask(type="leave", seat=1)
        assert bob.ask(type="bot", seat=0, bot="scout")["reason"].startswith("Ann plays there")
    answer = client.post("/api/tables/mine/chairs", json={"seat": 0, "name": "Ann"}, headers=bearing(bobs))
    assert answer.status_code == 409


def test_a_spectator_sees_no_hand_and_chooses_nothing(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["watch"]) as crowd:
        assert (crowd.welcome["seats"], crowd.welcome["player"]) == ([], False)
        assert crowd.document["question"] is None
        assert crowd.document["views"]["watch"]["players"][0]["hand"] is None
        moment = crowd.document["moment"]
        answer = crowd.ask(type="choose", seat=0, option=0, moment=moment)
        assert answer["reason"] == "The chair of Ann is not yours to choose for."
        assert crowd.ask(type="bot", seat=0, bot="scout")["reason"].startswith("Whoever watches seats no bot")


def test_a_card_that_cannot_be_chosen_says_why(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        card = ann.document["views"]["0"]["players"][0]["area"][0]["id"]
        answer = ann.ask(type="why", seat=0, card=card)
        assert answer["type"] == "reason"
        assert answer["reason"].endswith(".")


def test_a_hint_names_options_of_the_question(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        options = {each["option"] for each in ann.document["question"]["choices"]}
        answer = ann.ask(type="hint", seat=0)
        assert answer["type"] == "hints"
        assert {each["option"] for each in answer["hints"]} <= options
        assert answer["hints"][0]["low"] <= answer["hints"][0]["chance"] <= answer["hints"][0]["high"]


def test_a_table_pauses_for_all(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        ann.ask(type="pause")
        assert ann.document["paused"] is True
        assert "paused" in ann.choose(0)["reason"]
        ann.ask(type="resume")
        assert ann.choose(0)["type"] == "done"


def test_a_policy_is_kept_and_passes_windows(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        ann.ask(type="policy", seat=0, skips=["action"], stops=[], cards=[])
        assert ann.document["policies"]["0"]["skips"] == ["action"]
        for _ in range(5):
            question = ann.wait_for_question()
            assert question["kind"] != "action"
            ann.choose(question["choices"][-1]["option"])


def test_a_finished_game_is_in_the_quest_log_with_a_replay(client: Client) -> None:
    tokens = opened(client, me())
    with sitting(client, tokens["token"]) as ann:
        ann.ask(type="policy", seat=0, skips=["action", "response"], stops=[], cards=[])
        while (question := ann.wait_for_question()) is not None:
            ann.choose(question["choices"][-1]["option"])
        assert ann.document["status"] == "over"
        hub = hub_of(client)
        live = hub.live[ann.welcome["table"]]
        assert live.table.game is not None
        saved = client.get("/api/tables/mine/save", headers=bearing(tokens["token"]))
        assert saved.text == live.table.game.save()
    seen = client.get("/api/tables/mine", headers=bearing(tokens["token"])).json()
    assert (seen["status"], seen["won"]) == ("over", live.table.summary().won)


def test_a_save_is_no_way_to_see_what_others_hold(client: Client) -> None:
    tokens = opened(client, me(), free())
    joined(client, tokens, 1, "Bob")
    answer = client.get("/api/tables/mine/save", headers=bearing(tokens["token"]))
    assert answer.status_code == 403
    assert "while a game goes on it is for solo players" in answer.json()["detail"]


def test_a_host_who_sends_the_others_away_still_gets_no_save(client: Client) -> None:
    tokens = opened(client, me(), free())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann:
        assert ann.ask(type="free", seat=1)["type"] == "done"
    assert client.get("/api/tables/mine/save", headers=bearing(tokens["token"])).status_code == 403
    wanted = {"seat": 1, "name": "Bob"}
    again = client.post("/api/tables/mine/chairs", json=wanted, headers=bearing(bobs))
    assert again.status_code == 404  # whoever was sent away needs a new invitation


def test_a_taken_chair_is_not_given_twice(client: Client) -> None:
    tokens = opened(client, me(), free())
    joined(client, tokens, 1, "Bob")
    wanted = {"seat": 1, "name": "Cem"}
    answer = client.post("/api/tables/mine/chairs", json=wanted, headers=bearing(tokens["invite"]))
    assert (answer.status_code, answer.json()["detail"]) == (
        409, "Bob sits there already; whoever holds the chair can leave it.",
    )  # fmt: skip


def test_a_table_that_cannot_be_is_refused_in_one_sentence(client: Client) -> None:
    chairs = [{"by": "me", "deck": {"heroes": ["Sauron"], "cards": {}}}]
    answer = client.post("/api/tables", json={"wishes": {"scenario": "mordor"}, "chairs": chairs})
    assert answer.status_code == 422
    assert answer.json()["detail"].count(".") == 1


def test_after_a_restart_every_table_goes_on_where_it_stood(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        tokens = opened(first, me(), bot())
        with sitting(first, tokens["token"]) as ann:
            for _ in range(5):
                ann.choose(ann.wait_for_question()["choices"][-1]["option"])
            ann.wait_for_question()
            document, lines = ann.document, ann.lines
    with server(tmp_path) as second, sitting(second, tokens["token"]) as again:
        assert again.document == document
        assert again.lines == lines
        assert again.choose(document["question"]["choices"][-1]["option"])["type"] == "done"
