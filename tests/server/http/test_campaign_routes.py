"""A campaign from page to page: its log, the checks before a game, a table, and the entry after it."""

from typing import Any

import pytest

from tests.server.http.visitor import Visitor, played, store_of, table_of
from tests.server.table_clients import DECKS, Client
from waybread.cardgame import CardGame
from waybread.cardgame.campaign.campaign_file import write
from waybread.cardgame.campaign.campaign_log import Earned, Log, Player
from waybread.server.storage import Role

PASSAGE, ANDUIN, DOL_GULDUR = "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"
ARAGORN = ("Aragorn", "Glóin", "Théodred")
LATER = Log(
    players=(Player("Ann", ARAGORN), Player("Bob", ("Éowyn", "Eleanor", "Dúnhere"))),
    expert=True,
    won=(PASSAGE,),
    fallen=("Glóin",),
    damage={"Aragorn": 2},
    pool=(Earned("Mendor"), Earned("Mendor's Support"), Earned("Mendor's Support")),
)
TWO = [DECKS["leadership"], DECKS["spirit"]]


def begun(visitor: Visitor, *names: str) -> str:
    kept: str = visitor.post("/shelf/campaigns", {"name": "Ours", "players": names})["id"]
    return f"/shelf/campaigns/{kept}"


@pytest.fixture
def later(visitor: Visitor) -> str:
    """The address of a campaign in which a scenario is won."""
    kept = visitor.post("/shelf/campaigns/read", {"name": "Later", "text": write(LATER)})["id"]
    return f"/shelf/campaigns/{kept}"


def prepared(visitor: Visitor, campaign: str, decks: list[Any], *plans: dict[str, Any], **more: Any) -> dict[str, Any]:
    wanted = {"decks": decks, "plans": plans, "casual": True, **more}
    found: dict[str, Any] = visitor.post(f"{campaign}/prepare", wanted)
    return found


@pytest.fixture(scope="session")
def won_passage(library: Client) -> CardGame:
    """A game of a campaign that one player has won."""
    somebody = Visitor(library)
    table = prepared(somebody, begun(somebody, "Ann"), TWO[:1])["table"]
    return played({**table["wishes"], "decks": [each["deck"] for each in table["chairs"]]}, won=True)


# The log


def test_a_campaign_begins_with_its_players_and_no_heroes(visitor: Visitor) -> None:
    log = visitor.get(begun(visitor, "Ann", "Bob"))["log"]
    assert [(each["name"], each["heroes"]) for each in log["players"]] == [("Ann", []), ("Bob", [])]
    assert (log["next"], [each["won"] for each in log["scenarios"]]) == (PASSAGE, [False] * 3)


def test_a_campaign_is_shown_as_it_stands(visitor: Visitor, later: str) -> None:
    found = visitor.get(later)
    log = found["log"]
    assert found["text"] == write(LATER)
    assert (log["expert"], log["next"], log["fallen"], log["damage"]) == (True, ANDUIN, ["Glóin"], {"Aragorn": 2})
    assert [(each["title"], each["kind"]) for each in log["pool"]] == [
        ("Mendor", "boon"),
        ("Mendor's Support", "boon"),
        ("Mendor's Support", "boon"),
    ]


@pytest.mark.parametrize(
    ("players", "status"), [(["Ann", "ann"], 422), ([], 422), ([" "], 422), (["a"] * 5, 422), (["x" * 41], 422)]
)
def test_players_who_cannot_be_told_apart_begin_nothing(visitor: Visitor, players: list[str], status: int) -> None:
    assert visitor.refused("POST", "/shelf/campaigns", {"name": "Ours", "players": players})[0] == status
    assert visitor.get("/shelf/campaigns") == []


def test_an_edit_that_makes_no_sense_is_refused_with_its_line(visitor: Visitor, later: str) -> None:
    text = write(LATER).replace("hero: Aragorn", "hero: Arargorn")
    status, sentence = visitor.refused("PUT", later, {"name": "Later", "text": text})
    assert status == 422
    assert sentence.startswith("Line 10 of the campaign log: 'Arargorn' is no hero that is known here; did you mean")
    assert visitor.get(later)["text"] == write(LATER)


def test_an_edit_is_kept(visitor: Visitor, later: str) -> None:
    text = write(LATER).replace("end of the log", "note: Bob was late\nend of the log")
    assert visitor.put(later, {"name": "Later", "text": text})["log"]["notes"] == ["Bob was late"]


def test_mendor_comes_along_only_from_a_campaign_that_is_won(visitor: Visitor, later: str) -> None:
    after = later.rpartition("/")[2]
    found = visitor.post("/shelf/campaigns", {"name": "Next", "players": ["Ann"], "after": after})
    assert found["said"] == "Mendor does not come along: Journey Along the Anduin is not won there yet."
    assert found["log"]["pool"] == []


def test_a_campaign_is_thrown_away(visitor: Visitor, later: str) -> None:
    assert visitor.ask("DELETE", later).status_code == 204
    assert visitor.refused("GET", later)[0] == 404


# Before a game


def test_the_checks_ask_for_a_new_hero_for_one_who_has_fallen(visitor: Visitor, later: str) -> None:
    found = prepared(visitor, later, TWO)
    asked = [each for each in found["questions"] if each["must"]]
    assert [(each["kind"], each["player"], each["about"]) for each in asked] == [("replace", 0, "Glóin")]
    assert asked[0]["text"] == "Glóin has fallen. Who comes instead (+1 threat for everybody)?"
    assert "Gimli" in asked[0]["options"]
    assert (found["table"], found["begun"]) == (None, False)


def test_what_is_decided_is_in_the_table_to_be_opened(visitor: Visitor, later: str) -> None:
    plan = {"replacements": {"Glóin": "Gimli"}, "heal": ["Aragorn"], "boons": {"Mendor's Support": 1}}
    found = prepared(visitor, later, TWO, plan)
    assert found["problems"] == []
    table = found["table"]
    assert [each["name"] for each in table["chairs"]] == ["Ann", "Bob"]
    assert table["chairs"][0]["deck"]["heroes"] == ["Aragorn", "Théodred", "Gimli"]
    assert table["chairs"][0]["deck"]["cards"]["Mendor's Support"] == 1
    assert table["wishes"]["scenario"] == ANDUIN
    assert table["wishes"]["campaign"]["threat"] == [2, 1]
    assert table["wishes"]["campaign"]["damage"] == {}


def test_nothing_is_stored_before_the_game_begins(visitor: Visitor, later: str) -> None:
    plan = {"replacements": {"Glóin": "Gimli"}}
    assert prepared(visitor, later, TWO, plan)["log"]["penalty"] == 1
    assert visitor.get(later)["text"] == write(LATER)
    assert prepared(visitor, later, TWO, plan, begin=True)["begun"]
    assert visitor.get(later)["log"]["players"][0]["heroes"] == ["Aragorn", "Gimli", "Théodred"]


def test_what_is_not_allowed_is_told_and_never_begun(visitor: Visitor, later: str) -> None:
    plan = {"replacements": {"Glóin": "Éowyn"}}
    found = prepared(visitor, later, TWO, plan, begin=True)
    assert found["problems"] == ["Ann: Éowyn is already one of the fellowship's heroes."]
    assert (found["table"], found["begun"]) == (None, False)
    assert visitor.get(later)["text"] == write(LATER)


def test_the_same_number_of_decks_as_players_is_needed(visitor: Visitor) -> None:
    found = prepared(visitor, begun(visitor, "Ann", "Bob"), TWO[:1])
    assert found["problems"] == ["The campaign has 2 players, so it takes 2 decks, not 1."]


def test_a_campaign_that_is_over_has_no_game_to_prepare(visitor: Visitor) -> None:
    won = Log(players=(Player("Ann", ARAGORN),), won=(PASSAGE, ANDUIN, DOL_GULDUR))
    kept = visitor.post("/shelf/campaigns/read", {"name": "Done", "text": write(won)})["id"]
    status, sentence = visitor.refused("POST", f"/shelf/campaigns/{kept}/prepare", {"decks": TWO[:1]})
    assert (status, sentence) == (409, "Every scenario of this campaign is won; a new campaign may begin.")


# At the table


def open_table(library: Client, table: dict[str, Any]) -> Any:
    chairs = [{**each, "by": "me"} for each in table["chairs"]]
    return library.post("/api/tables", json={**table, "chairs": chairs})


def test_a_prepared_table_is_opened_with_boons_in_its_decks(library: Client, visitor: Visitor, later: str) -> None:
    plan = {"replacements": {"Glóin": "Gimli"}, "boons": {"Mendor's Support": 1}}
    opened = open_table(library, prepared(visitor, later, TWO, plan)["table"])
    assert opened.status_code == 201, opened.text
    game = CardGame.load(
        library.get("/api/tables/mine/save", headers={"authorization": f"Bearer {opened.json()['token']}"}).text
    )
    assert [game.title(each) for each in game.state.beside] == ["Journey Along the Anduin"]
    assert game.setup["campaign"]["threat"] == [1, 1]


def test_a_boon_is_refused_at_a_table_without_a_campaign(library: Client, visitor: Visitor, later: str) -> None:
    table = prepared(visitor, later, TWO, {"replacements": {"Glóin": "Gimli"}, "boons": {"Mendor's Support": 1}})[
        "table"
    ]
    del table["wishes"]["campaign"]
    refused = open_table(library, table)
    assert refused.status_code == 422
    assert "has to be earned in a campaign" in refused.json()["detail"]


# After a game


def test_a_won_game_is_entered_once(library: Client, visitor: Visitor, won_passage: CardGame) -> None:
    campaign = begun(visitor, "Ann")
    prepared(visitor, campaign, TWO[:1], begin=True)
    token = table_of(store_of(library), won_passage, ["Ann"])
    found = visitor.post(f"{campaign}/record", {"token": token})
    assert found["said"] == "Passage Through Mirkwood is won and entered."
    assert (found["log"]["next"], found["log"]["scenarios"][0]["won"]) == (ANDUIN, True)
    assert visitor.get(campaign)["text"] == found["text"]
    status, sentence = visitor.refused("POST", f"{campaign}/record", {"token": token})
    assert (status, sentence) == (
        409,
        "This was a game of Passage Through Mirkwood; the campaign is at Journey Along the Anduin.",
    )


def test_a_lost_game_changes_nothing(library: Client, visitor: Visitor, won_passage: CardGame) -> None:
    campaign = begun(visitor, "Ann")
    prepared(visitor, campaign, TWO[:1], begin=True)
    before = visitor.get(campaign)
    token = table_of(store_of(library), played(won_passage.setup, won=False), ["Ann"])
    found = visitor.post(f"{campaign}/record", {"token": token})
    assert found["said"] == "Passage Through Mirkwood was lost: nothing is entered, and it is played again."
    assert visitor.get(campaign) == before


def test_a_game_of_others_is_not_entered(library: Client, visitor: Visitor, won_passage: CardGame) -> None:
    campaign = begun(visitor, "Ann")
    prepared(visitor, campaign, TWO[1:], begin=True)
    token = table_of(store_of(library), won_passage, ["Ann"])
    status, sentence = visitor.refused("POST", f"{campaign}/record", {"token": token})
    assert (status, sentence) == (409, "This was no game of this campaign: its heroes are not those of the log.")


def test_a_game_that_goes_on_is_not_entered(library: Client, visitor: Visitor, won_passage: CardGame) -> None:
    token = table_of(store_of(library), won_passage, ["Ann"], answers=3)
    assert visitor.refused("POST", f"{begun(visitor, 'Ann')}/record", {"token": token}) == (
        409,
        "The game at this table is not over yet.",
    )


def test_whoever_only_watched_enters_nothing(library: Client, visitor: Visitor, won_passage: CardGame) -> None:
    store = store_of(library)
    holder = store.holder_of(table_of(store, won_passage, ["Ann"]))
    assert holder is not None
    watch = store.add_holder(holder.table_id, "", Role.WATCH)
    campaign = begun(visitor, "Ann")
    assert visitor.refused("POST", f"{campaign}/record", {"token": watch})[0] == 403
    assert visitor.refused("POST", f"{campaign}/record", {"token": "nobody-has-this"})[0] == 404
