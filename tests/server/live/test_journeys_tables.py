"""Tables of journeys over the network: opening, joining, playing, coming back, saves and replays."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_clients import Client, Somebody, bearing, hub_of, joined, server, sitting
from tests.server.uploaded_adventures import hero, journey, mine, shelf, theirs

ARAGORN = hero("Aragorn", "Captain", "item.sword")
BILBO = hero("Bilbo", "Burglar", "item.dagger")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("journeys")) as found:
        yield found


def play(somebody: Somebody, choices: int) -> None:
    """Choose the last option so often, or until the end."""
    for _ in range(choices):
        question = somebody.wait_for_question()
        if question is None:
            return
        assert somebody.choose(question["choices"][-1]["option"])["type"] == "done"


def test_a_table_of_journeys_is_opened_and_asks_at_once(client: Client) -> None:
    tokens = journey(client, mine(hero(), BILBO))
    with sitting(client, tokens["token"]) as ann:
        assert (ann.document["game"], ann.document["status"]) == ("journeys", "playing")
        assert ann.document["wishes"] == {"adventure": "cold-beacon", "title": "Cold Beacon"}
        view = ann.document["views"]["0"]
        assert [each["hero"] for each in view["heroes"]] == ["Gimli", "Bilbo"]
        question = ann.document["question"]
        assert question["text"]
        assert any(each["spot"] or each["card"] is not None for each in question["choices"])


def test_the_options_of_a_turn_point_at_the_spaces_and_tokens_of_the_map(client: Client) -> None:
    tokens = journey(client, mine(), adventure="missing-miller")
    with sitting(client, tokens["token"]) as ann:
        while ann.document["question"]["kind"] != "turn":
            play(ann, 1)
        spots = [each["spot"] for each in ann.document["question"]["choices"] if each["spot"]]
        spaces = {each["space"] for each in ann.document["views"]["0"]["map"]["spaces"]}
        assert {each["number"] for each in spots if each["kind"] == "space"} <= spaces


def test_everybody_sees_the_heroes_that_are_brought(client: Client) -> None:
    tokens = journey(client, mine(), {"by": "open"})
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, bobs) as bob:
        assert bob.document["chairs"][0]["deck"]["heroes"] == ["Gimli"]
        assert bob.document["chairs"][0]["deck"]["more"][0]["role"] == "Guardian"
        assert bob.ask(type="start")["reason"] == "There is no hero yet for Bob."
        assert bob.ask(type="deck", seat=1, deck={"heroes": [ARAGORN]})["type"] == "done"
        assert bob.ask(type="start")["type"] == "done"
        assert bob.document["status"] == "playing"


def test_two_people_play_one_adventure_and_each_is_asked_for_their_own_heroes(client: Client) -> None:
    tokens = journey(client, mine(), theirs())
    bobs = joined(client, tokens, 1, "Bob")
    with sitting(client, tokens["token"]) as ann, sitting(client, bobs) as bob:
        asked = set()
        for _ in range(20):
            while ann.document["moment"] != bob.document["moment"]:
                (ann if ann.document["moment"] < bob.document["moment"] else bob).next()
            seat = ann.document["asked"]
            asked.add(seat)
            somebody = (ann, bob)[seat]
            assert somebody.choose(somebody.document["question"]["choices"][-1]["option"])["type"] == "done"
        assert asked == {0, 1}


def test_a_bot_in_an_empty_chair_plays_by_itself(client: Client) -> None:
    tokens = journey(client, mine(), theirs(by="scout"))
    with sitting(client, tokens["token"]) as ann:
        play(ann, 12)
        assert any("Legolas" in words for words in ann.lines.values())


def test_a_bot_that_searches_plays_in_a_process_of_its_own(client: Client) -> None:
    tokens = journey(client, theirs(by="strider"), mine())
    with sitting(client, tokens["token"]) as ann:
        question = ann.wait_for_question()
        assert question["seat"] == 1
        assert ann.document["answers"] >= 1


def test_a_hint_names_options_of_the_question(client: Client) -> None:
    tokens = journey(client, mine())
    with sitting(client, tokens["token"]) as ann:
        options = {each["option"] for each in ann.document["question"]["choices"]}
        answer = ann.ask(type="hint", seat=0)
        assert answer["type"] == "hints"
        assert {each["option"] for each in answer["hints"]} <= options
        assert all(each["label"] for each in answer["hints"])


def test_a_spectator_follows_and_chooses_nothing(client: Client) -> None:
    tokens = journey(client, mine())
    with sitting(client, tokens["watch"]) as crowd:
        assert crowd.document["question"] is None
        assert "options" not in crowd.document["views"]["watch"]
        answer = crowd.ask(type="choose", seat=0, option=0, moment=crowd.document["moment"])
        assert answer["reason"] == "The chair of Ann is not yours to choose for."


def test_a_choice_is_taken_back_and_the_table_stands_as_before(client: Client) -> None:
    tokens = journey(client, mine(hero(), BILBO))
    with sitting(client, tokens["token"]) as ann:
        play(ann, 3)
        before, lines = ann.document, dict(ann.lines)
        play(ann, 1)
        after = ann.document["views"]
        assert ann.ask(type="undo")["type"] == "done"
        assert ann.lines == lines
        assert ann.document["views"] == before["views"]
        assert ann.document["redo"] == 1
        assert ann.ask(type="redo")["type"] == "done"
        assert ann.document["views"] == after
        assert ann.ask(type="redo")["reason"].startswith("There is nothing to choose again")


def test_whoever_comes_back_sees_the_table_as_it_stands(client: Client) -> None:
    tokens = journey(client, mine())
    with sitting(client, tokens["token"]) as ann:
        play(ann, 6)
        document, lines = ann.document, ann.lines
    seen = sorted(lines)[3]
    with sitting(client, tokens["token"], line=seen + 1) as again:
        assert again.document == document
        assert again.lines == {place: words for place, words in lines.items() if place > seen}


def test_after_a_restart_an_adventure_goes_on_where_it_stood(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        tokens = journey(first, mine(), theirs(by="scout"))
        with sitting(first, tokens["token"]) as ann:
            play(ann, 8)
            ann.wait_for_question()
            document, lines = ann.document, ann.lines
    with server(tmp_path) as second, sitting(second, tokens["token"]) as again:
        assert again.document == document
        assert again.lines == lines
        play(again, 3)


@pytest.fixture(scope="module")
def finished(client: Client) -> dict[str, str]:
    """A table at which an adventure has been played to its end."""
    tokens = journey(client, mine(hero(), ARAGORN), adventure="held-ford")
    with sitting(client, tokens["token"]) as ann:
        ann.ask(type="policy", seat=0, skips=["ability", "test", "guard", "hide", "turn end"], stops=[], cards=[])
        while ann.wait_for_question() is not None:
            ann.choose(ann.document["question"]["choices"][-1]["option"])
        assert ann.document["status"] == "over"
    return tokens


def test_a_finished_adventure_is_in_the_quest_log_and_can_be_stepped_through(
    client: Client, finished: dict[str, str]
) -> None:
    headers = shelf(client)
    quest = client.post("/api/shelf/quests", json={"token": finished["token"]}, headers=headers).json()
    assert (quest["game"], quest["scenario"], quest["difficulty"]) == ("journeys", "Held Ford", "normal")
    found = client.get("/api/shelf/quests", params={"text": "gimli ford"}, headers=headers).json()
    assert found["total"] == 1
    assert "Gimli, Aragorn" in client.get("/api/shelf/quests/csv", headers=headers).text
    replay = client.get(f"/api/quests/{quest['id']}/replay", headers=headers).json()
    assert (replay["game"], replay["scenario"], replay["easy"]) == ("journeys", "held-ford", False)
    assert replay["ending"]["won"] is quest["won"]
    last = len(replay["moments"]) - 1
    moment = client.get(f"/api/quests/{quest['id']}/replay/{last // 2}", headers=headers).json()
    assert moment["question"]["choices"]
    assert moment["label"]
    assert moment["views"]["0"]["map"]["spaces"]


def test_an_adventure_is_exported_and_gone_on_with_elsewhere(client: Client, tmp_path: Path) -> None:
    tokens = journey(client, mine(hero(), BILBO))
    with sitting(client, tokens["token"]) as ann:
        play(ann, 10)
        asked = ann.document["question"]
    save = client.get("/api/tables/mine/save", headers=bearing(tokens["token"])).text
    with server(tmp_path) as other:
        answer = other.post("/api/tables", json={"save": save, "chairs": [{"by": "me", "name": "Cem"}]})
        assert answer.status_code == 201, answer.text
        with sitting(other, answer.json()["token"]) as cem:
            assert cem.document["question"] == asked
            assert cem.document["answers"] == 10
            play(cem, 3)


def test_a_save_for_other_chairs_or_a_forged_one_is_refused(client: Client) -> None:
    tokens = journey(client, mine())
    save = client.get("/api/tables/mine/save", headers=bearing(tokens["token"])).text
    chairs = [{"by": "me"}, {"by": "open"}]
    answer = client.post("/api/tables", json={"save": save, "chairs": chairs})
    assert (answer.status_code, "1 chairs, not 2" in answer.json()["detail"]) == (422, True)
    forged = {**json.loads(save), "answers": [1]}
    answer = client.post("/api/tables", json={"save": json.dumps(forged), "chairs": [{"by": "me"}]})
    assert answer.status_code == 422
    assert "altered or damaged" in answer.json()["detail"]


def test_a_save_of_journeys_is_kept_on_a_shelf_beside_those_of_the_card_game(client: Client) -> None:
    tokens = journey(client, mine())
    save = client.get("/api/tables/mine/save", headers=bearing(tokens["token"])).text
    headers = shelf(client)
    kept = client.post("/api/shelf/saves", json={"name": "At the beacon", "save": save}, headers=headers).json()
    assert kept["game"] == "journeys"
    replay = client.get(f"/api/shelf/saves/{kept['id']}/replay", headers=headers).json()
    assert replay["title"] == "Cold Beacon"


def test_the_same_adventure_is_played_again(client: Client, finished: dict[str, str]) -> None:
    answer = client.post("/api/tables/mine/again", headers=bearing(finished["token"]))
    assert answer.status_code == 201, answer.text
    with sitting(client, answer.json()["token"]) as ann:
        assert (ann.document["game"], ann.document["status"]) == ("journeys", "playing")
        assert ann.document["wishes"]["adventure"] == "held-ford"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "No game of that name"),
        ({"chairs": [mine()] * 6}, "body.chairs"),
        ({"game": "cardgame", "chairs": [mine()] * 5}, "1 to 4 chairs, not 5"),
        ({"wishes": {"adventure": "mordor"}}, "There is no adventure 'mordor'"),
        ({"wishes": {"adventure": ["cold-beacon"]}}, "Adventure"),
        ({"wishes": {"adventure": "cold-beacon", "difficulty": "easy"}}, "Difficulty"),
        ({"wishes": {"adventure": "cold-beacon", "source": "AAAA"}}, "is uploaded to a shelf first"),
        ({"wishes": {"adventure": "cold-beacon", "lore": 10**12}}, "Lore"),
        ({"chairs": [mine(hero("Sauron", "Captain"))]}, "Sauron"),
        ({"chairs": [mine(), {**mine(), "name": "Bob"}]}, "Gimli is there 2 times"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(
    client: Client, changes: dict[str, Any], sentence: str
) -> None:
    wanted = {"game": "journeys", "wishes": {"adventure": "cold-beacon"}, "chairs": [mine()], **changes}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 422, answer.text
    assert sentence in answer.json()["detail"]


def test_a_table_mode_game_is_opened_by_its_name(client: Client) -> None:
    tokens = journey(client, mine(hero(), BILBO), game="companion")
    with sitting(client, tokens["token"]) as ann:
        assert (ann.document["game"], ann.document["status"]) == ("companion", "playing")
        play(ann, 3)
    assert hub_of(client).live[tokens["table"]].table.rulebook.game.name == "companion"
