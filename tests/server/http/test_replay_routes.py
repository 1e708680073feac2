"""Games stepped through again."""

import json
from typing import Any

import pytest

from tests.server.http.visitor import Visitor
from tests.server.table_clients import Client
from waybread.cardgame import CardGame
from waybread.kernel import SaveError, saves
from waybread.server.http.dependencies import services_of
from waybread.server.http.replay_pool import MOST_WAITING
from waybread.server.replay.replayed_games import KEPT, opened, replayed


def forged(played: CardGame, /, **changes: Any) -> str:
    """A save that somebody has written by hand, with a check that is right."""
    save = saves.read(played.save())
    for name, value in changes.items():
        setattr(save, name, value)
    return saves.write(save).replace("\ud800", "\\ud800")  # half a character, as JSON can write it


def test_a_replay_has_a_moment_for_each_answer_and_one_before(library: Client, won: CardGame) -> None:
    found = library.post("/api/replays/read", json={"save": won.save()}).json()
    assert won.outcome is not None
    assert (len(found["moments"]), found["stopped"]) == (len(won.answers) + 1, "")
    assert found["ending"] == {
        "won": True,
        "reason": won.outcome.reason,
        "rounds": won.state.round,
        "score": dict(won.outcome.score),
    }
    assert (found["players"], found["title"]) == (["Player 1", "Player 2"], "Passage Through Mirkwood")
    assert found["decks"] == won.setup["decks"]
    assert found["moments"][-1]["asked"] is None


def test_the_lines_of_all_moments_are_the_log_in_order(library: Client, won: CardGame) -> None:
    found = library.post("/api/replays/read", json={"save": won.save()}).json()
    places = [each["place"] for moment in found["moments"] for each in moment["lines"]]
    assert places == sorted(set(places))
    last = found["moments"][-1]["lines"][-1]["words"]
    assert "The game is won" in str(last)


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 1.0])
def test_a_moment_shows_the_game_as_it_was_with_all_hands_open(library: Client, won: CardGame, part: float) -> None:
    moment = int(part * len(won.answers))
    then = CardGame.replay(won.setup, won.seed, won.answers[:moment])
    found = library.post("/api/replays/moment", json={"save": won.save(), "moment": moment}).json()
    assert found["views"] == {str(each): json.loads(json.dumps(then.view(each))) for each in then.players}
    for seat, view in found["views"].items():
        assert view["players"][int(seat)]["hand"] is not None
    if then.decision is None:
        assert (found["question"], found["answer"], found["label"]) == (None, None, "")
    else:
        assert found["question"]["seat"] == found["asked"] == then.decision.player
        assert found["answer"] == won.answers[moment]
        assert found["label"] in [each["label"] for each in found["question"]["choices"]]


def test_a_moment_after_the_end_is_not_found(library: Client, lost: CardGame) -> None:
    count = len(lost.answers)
    refused = library.post("/api/replays/moment", json={"save": lost.save(), "moment": count + 1})
    assert refused.status_code == 404
    assert refused.json()["detail"] == f"This game has the moments 0 to {count}, and no moment {count + 1}."


def test_a_game_that_goes_on_can_be_looked_at_so_far(library: Client, won: CardGame) -> None:
    begun = CardGame.replay(won.setup, won.seed, won.answers[:10])
    found = library.post("/api/replays/read", json={"save": begun.save()}).json()
    assert (found["ending"], len(found["moments"])) == (None, 11)


def test_a_quest_on_ones_shelf_can_be_stepped_through(library: Client, won_table: str) -> None:
    mine, yours = Visitor(library), Visitor(library)
    quest = mine.post("/shelf/quests", {"token": won_table})["id"]
    assert mine.get(f"/quests/{quest}/replay")["players"] == ["Ann", "=Bob"]
    assert mine.get(f"/quests/{quest}/replay/3")["moment"] == 3
    for path in (f"/quests/{quest}/replay", f"/quests/{quest}/replay/3"):
        assert yours.refused("GET", path) == (404, "There is no such quest on this shelf, or no longer.")
        assert library.get(f"/api{path}").status_code == 401


def test_a_save_on_ones_shelf_can_be_stepped_through(visitor: Visitor, lost: CardGame) -> None:
    kept = visitor.post("/shelf/saves", {"name": "Lost", "save": lost.save()})["id"]
    assert visitor.get(f"/shelf/saves/{kept}/replay")["easy"]
    assert visitor.get(f"/shelf/saves/{kept}/replay/2")["moment"] == 2


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"answers": [0] * 20_001}, "A game with more than 20,000 answers is not played again here."),
        ({"answers": [10**6]}, "Answer 1 was not to be chosen from"),
        ({"setup": {}}, "There is no scenario"),
        ({"setup": {"scenario": {"a": []}, "decks": 7}}, "There is no scenario"),
        ({"setup": {"scenario": "\ud800", "decks": []}}, "contains invalid characters"),
        ({"engine": "\ud800", "setup": {}}, "There is no scenario"),
        ({"game": "chess"}, "which is not played here"),
        ({"start": {"stack": []}}, "laid out by hand"),
    ],
)
def test_a_forged_save_is_refused_in_one_sentence(
    library: Client, lost: CardGame, changes: dict[str, Any], reason: str
) -> None:
    text = forged(lost, **{"snapshot": saves.Snapshot(0, {}), **changes})
    refused = library.post("/api/replays/read", json={"save": text})
    assert refused.status_code == 422
    assert reason in refused.json()["detail"]


def test_a_state_that_was_written_by_hand_is_not_believed(library: Client, lost: CardGame) -> None:
    state = dict(saves.read(lost.save()).snapshot.state)
    text = forged(lost, snapshot=saves.Snapshot(len(lost.answers), {**state, "threat": [0], "outcome": None}))
    found = library.post("/api/replays/read", json={"save": text}).json()
    assert found["ending"]["won"] is False


def test_answers_after_the_end_are_refused(lost: CardGame) -> None:
    with pytest.raises(SaveError, match=f"its game is over after {len(lost.answers)}"):
        replayed(forged(lost, answers=[*lost.answers, 0]))


@pytest.mark.parametrize("place", [0, 7])
def test_the_replay_of_an_older_game_stops_where_the_rules_have_changed_and_says_so(
    library: Client, visitor: Visitor, lost: CardGame, place: int
) -> None:
    answers = [*lost.answers[:place], 10**6, *lost.answers[place + 1 :]]
    text = forged(lost, engine="0.0.1", answers=answers)
    found = library.post("/api/replays/read", json={"save": text}).json()
    sentence = (
        f"The replay stops at choice {place + 1} of {len(answers)}: an older version of Waybread saved the game, and "
        "the rules have changed since."
    )
    assert (found["stopped"], len(found["moments"]), found["ending"]) == (sentence, place + 1, None)
    last = library.post("/api/replays/moment", json={"save": text, "moment": place}).json()
    assert (last["answer"], last["question"]["seat"]) == (None, 0)
    assert library.post("/api/replays/moment", json={"save": text, "moment": place + 1}).status_code == 404
    assert visitor.refused("POST", "/shelf/saves", {"name": "Lost", "save": text}) == (422, sentence)


def test_an_older_game_that_ends_sooner_by_the_rules_of_today_stops_there(lost: CardGame) -> None:
    found = replayed(forged(lost, engine="0.0.1", answers=[*lost.answers, 0]))
    assert len(found.moments) == len(lost.answers) + 1
    assert found.stopped.startswith(f"The replay stops at choice {len(lost.answers) + 1} of")


def test_a_game_that_takes_too_long_is_refused(lost: CardGame) -> None:
    with pytest.raises(SaveError, match="It takes too long"):
        replayed(lost.save(), most_seconds=-1)


def test_the_game_that_was_looked_at_longest_ago_is_forgotten(won: CardGame, lost: CardGame) -> None:
    first = opened(won.save())
    assert opened(won.save()) is first
    for seed in range(KEPT):
        opened(CardGame.new(lost.setup, seed).save())
    assert opened(won.save()) is not first


def test_only_so_many_wait_for_a_game(library: Client, lost: CardGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services_of(library.app).replays, "waiting", MOST_WAITING)
    refused = library.post("/api/replays/read", json={"save": lost.save()})
    assert (refused.status_code, refused.json()["detail"]) == (
        503, "Many games are being played again just now; please try again in a moment.",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["", "[]", "{", "{}", "[" * 100_000, '{"format": 1}', "9" * 5000])
def test_what_is_no_save_is_refused(library: Client, text: str) -> None:
    refused = library.post("/api/replays/read", json={"save": text})
    assert refused.status_code == 422
    assert refused.json()["detail"].startswith("This ")
