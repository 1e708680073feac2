"""Parties of journeys: save slots, setting out and coming home, camp, two people in one party, saves repaired."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_clients import Client, bearing, hub_of, server, sitting
from tests.server.travellers import ROLES, Player, play

pytestmark = pytest.mark.system  # each upload is checked by processes of its own


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("parties")) as found:
        yield found


@pytest.fixture(scope="module")
def ann(client: Client) -> Player:
    return Player.new(client)


@pytest.fixture(scope="module")
def at_camp(client: Client) -> tuple[Player, str]:
    """A party that is at camp after its first adventure."""
    player = Player.new(client)
    party = player.party()["id"]
    play(client, player.embark(party))
    player.ask("POST", f"parties/{party}/finish")
    return player, party


# Beginning --------------------------------------------------------------------------------


@pytest.mark.rule("jme:64.2")
def test_a_campaign_begins_in_a_slot_with_heroes_and_their_usual_items(ann: Player) -> None:
    party = ann.party(slot=3, name="Nine Walkers", difficulty="hard")
    assert (party["slot"], party["name"], party["stage"], party["title"]) == (
        3, "Nine Walkers", "beginning", "Two Stones",
    )  # fmt: skip
    assert party["difficulty"] == "hard"
    heroes = party["campaign"]["heroes"]
    assert [each["hero"] for each in heroes] == ["Aragorn", "Gimli"]
    assert all(each["items"] for each in heroes)
    assert [each["seat"] for each in heroes] == [0, 1]
    assert party["camp"]["why_not"] == "The party has no camp before its first adventure is over."
    assert [each["slot"] for each in ann.ask("GET", "parties")] == [3]
    ann.ask("DELETE", f"parties/{party['id']}")
    assert ann.ask("GET", "parties") == []


def test_a_party_sees_the_adventures_behind_it_and_the_next_one_by_title_and_what_its_camp_is_like(
    at_camp: tuple[Player, str],
) -> None:
    player, party = at_camp
    seen = player.ask("GET", f"parties/{party}")
    assert [(each["title"], each["state"], each["kind"]) for each in seen["road"]] == [
        ("The Stone", "won", "journey"), ("The Other Stone", "next", "journey"),
    ]  # fmt: skip
    assert seen["road"][0]["summary"] == "There is a stone on the green."
    assert seen["camp"]["words"] == "One stone lies by the fire. Nobody sits on it."
    assert seen["epilogue"] == ""
    [label] = player.ask("GET", "parties")
    assert (label["title"], label["next"]) == ("Two Stones", "The Other Stone")


def test_a_friend_without_the_party_comes_to_its_table_by_an_invitation(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    chairs = [{"by": "me"}, {"by": "open"}]
    first = player.ask("POST", f"parties/{party}/embark", choices=ROLES, chairs=chairs)["invite"]
    later = player.ask("POST", f"parties/{party}/table")["invite"]
    for invite in (first, later):
        assert client.get("/api/tables/mine", headers=bearing(invite)).json()["chairs"][1]["taken"] is False
    joined = client.post("/api/tables/mine/chairs", json={"seat": 1, "name": "Bob"}, headers=bearing(later))
    with sitting(client, joined.json()["token"]) as bob:
        assert bob.welcome["seats"] == [1]


@pytest.mark.rule("jme:80.0")
def test_a_slot_holds_one_party(ann: Player) -> None:
    party = ann.party(slot=2)
    refused = ann.ask("POST", "parties", 409, own=ann.campaign(), slot=2, name="Others", heroes=[{"hero": "Bilbo"}],
                      freely=True)  # fmt: skip
    assert "Slot 2 holds another campaign" in refused["detail"]
    ann.ask("DELETE", f"parties/{party['id']}")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"heroes": [{"hero": "Aragorn"}]}, "A single player has 2 to 4 heroes."),
        ({"heroes": [{"hero": "Aragorn"}, {"hero": "Aragorn"}]}, "each hero is played once"),
        ({"heroes": [{"hero": "Sauron"}, {"hero": "Gimli"}]}, "Sauron"),
        ({"heroes": [{"hero": "Gimli", "items": ["item.rope"]}, {"hero": "Bilbo"}]}, "trinkets are gained"),
        ({"heroes": [{"hero": "Gimli", "seat": 3}, {"hero": "Bilbo", "seat": 0}]}, "Each of several players"),
        ({"name": " padded "}, "no spaces around it"),
        ({"own": None, "story": "no-such-tale"}, "There is no campaign 'no-such-tale'"),
        ({"slot": 11}, "body.slot"),
    ],
)
def test_a_party_that_cannot_be_is_refused_in_one_sentence(ann: Player, changes: dict[str, Any], sentence: str) -> None:
    wanted = {"own": ann.campaign(), "slot": 5, "name": "X", "heroes": [{"hero": "Gimli"}, {"hero": "Bilbo"}]}
    assert sentence in ann.ask("POST", "parties", 422, **{**wanted, **changes})["detail"]
    assert not [each for each in ann.ask("GET", "parties") if each["slot"] == 5]


def test_one_hero_alone_may_set_out_freely(ann: Player) -> None:
    party = ann.party(slot=6, heroes=[{"hero": "Bilbo"}], freely=True)
    assert party["heroes"] == ["Bilbo"]
    ann.ask("DELETE", f"parties/{party['id']}")


def test_a_campaign_that_comes_with_the_program_is_begun_by_its_key(client: Client) -> None:
    player = Player.new(client)
    story = client.get("/api/journeys/stories").json()[0]
    heroes = [{"hero": "Aragorn"}, {"hero": "Gimli"}]
    party = player.ask("POST", "parties", story=story["key"], slot=1, name="The Fellowship", heroes=heroes)
    assert (party["title"], party["story"], party["why_not"]) == (story["title"], story["key"], None)
    with sitting(client, player.embark(party["id"])) as somebody:
        assert somebody.document["wishes"]["adventure"] == party["adventure"]
        assert somebody.document["wishes"]["campaign"] == story["key"]
        assert somebody.wait_for_question() is not None


# An adventure -----------------------------------------------------------------------------


def test_a_party_sets_out_plays_and_comes_home_with_what_it_gained(at_camp: tuple[Player, str]) -> None:
    player, party = at_camp
    seen = player.ask("GET", f"parties/{party}")
    assert (seen["stage"], seen["adventure"], seen["table"]) == ("camp", "second-stone", False)
    campaign = seen["campaign"]
    assert campaign["lore"] == 40
    assert campaign["trinkets"] == ["item.rope"]
    assert campaign["outcomes"] == [{"adventure": "first-stone", "won": True}]
    assert campaign["heroes"][0]["experience"] == {"Captain": 6}
    assert campaign["chronicle"][0]["prompts"][0] == "Once there were two stones."


def test_roles_are_chosen_before_the_party_sets_out(ann: Player) -> None:
    party = ann.party(slot=4)["id"]
    refused = ann.ask("POST", f"parties/{party}/embark", 409, choices={"Aragorn": {"role": "Captain"}})
    assert refused["detail"] == "Gimli has no role yet for this adventure."
    both = {"Aragorn": {"role": "Captain"}, "Gimli": {"role": "Captain"}}
    assert "a role of their own" in ann.ask("POST", f"parties/{party}/embark", 409, choices=both)["detail"]
    rope = {**ROLES, "Gimli": {"role": "Guardian", "trinket": "item.rope"}}
    assert "The party has no Rope" in ann.ask("POST", f"parties/{party}/embark", 409, choices=rope)["detail"]
    assert ann.ask("GET", f"parties/{party}")["stage"] == "beginning"
    assert "on no adventure" in ann.ask("POST", f"parties/{party}/table", 409)["detail"]
    ann.ask("DELETE", f"parties/{party}")


def test_an_adventure_that_is_not_over_is_not_entered_and_one_is_entered_once(client: Client, ann: Player) -> None:
    party = ann.party(slot=7)["id"]
    token = ann.embark(party)
    assert ann.ask("POST", f"parties/{party}/finish", 409)["detail"] == "The adventure is not over yet."
    assert "already" in ann.ask("POST", f"parties/{party}/embark", 409, choices=ROLES)["detail"]
    play(client, token)
    assert ann.ask("POST", f"parties/{party}/finish")["said"] == "The adventure is won, and entered."
    assert "at no table" in ann.ask("POST", f"parties/{party}/finish", 409)["detail"]
    ann.ask("DELETE", f"parties/{party}")


def test_the_last_adventure_ends_the_campaign_with_its_epilogue(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    for _ in range(2):
        play(client, player.embark(party))
        player.ask("POST", f"parties/{party}/finish")
    seen = player.ask("GET", f"parties/{party}")
    assert (seen["stage"], seen["adventure"]) == ("over", "")
    assert seen["campaign"]["chronicle"][-1]["prompts"][-1] == "And then there was none."
    assert seen["epilogue"] == "And then there was none."
    assert "over" in player.ask("POST", f"parties/{party}/embark", 409, choices=ROLES)["detail"]


def test_a_trinket_that_was_gained_goes_along_on_the_next_adventure(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    play(client, player.embark(party))
    player.ask("POST", f"parties/{party}/finish")
    token = player.embark(party, choices={**ROLES, "Gimli": {"role": "Guardian", "trinket": "item.rope"}})
    with sitting(client, token) as somebody:
        gimli = somebody.document["views"]["0"]["heroes"][1]
        assert "item.rope" in [each["key"] for each in gimli["equipped"]]
        assert somebody.document["wishes"]["campaign"].startswith("own-")


def test_a_party_sets_out_in_table_mode_with_one_chair_for_the_app(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    token = player.embark(party, mode="companion")
    with sitting(client, token) as somebody:
        assert somebody.document["game"] == "companion"
        assert somebody.document["chairs"][0]["deck"]["heroes"] == ["Aragorn", "Gimli"]


def test_bots_take_chairs_of_a_party(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    token = player.embark(party, chairs=[{"name": "Ann"}, {"by": "scout"}])
    with sitting(client, token) as somebody:
        assert [each["bot"] for each in somebody.document["chairs"]] == ["", "scout"]
        assert somebody.welcome["seats"] == [0]


# Camp -------------------------------------------------------------------------------------


def test_at_camp_skills_are_bought_and_sold_and_items_upgraded(at_camp: tuple[Player, str]) -> None:
    player, party = at_camp
    camp = player.ask("GET", f"parties/{party}")["camp"]
    assert camp["why_not"] is None
    aragorn = next(each for each in camp["heroes"] if each["hero"] == "Aragorn")["roles"][0]
    assert (aragorn["role"], aragorn["experience"]) == ("Captain", 6)
    offer = next(each for each in aragorn["offers"] if each["card"] == "captain.4")
    assert (offer["status"], offer["colour"], offer["price"]) == ("can be bought", "plain", 3)
    bought = player.ask("POST", f"parties/{party}/camp", do="buy", hero="Aragorn", card="captain.4")
    assert bought["campaign"]["heroes"][0]["skills"] == ["captain.4"]
    assert bought["campaign"]["heroes"][0]["experience"] == {"Captain": 3}
    sold = player.ask("POST", f"parties/{party}/camp", do="sell", hero="Aragorn", card="captain.4")
    assert sold["campaign"]["heroes"][0]["experience"] == {"Captain": 6}
    item = next(each for each in sold["camp"]["items"] if each["upgrades"])
    after = player.ask(
        "POST", f"parties/{party}/camp", do="upgrade", hero=item["owner"], card=item["item"], into=item["upgrades"][0]
    )
    owner = next(each for each in after["campaign"]["heroes"] if each["hero"] == item["owner"])
    assert item["upgrades"][0] in owner["items"]


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        ({"do": "buy", "hero": "Aragorn", "card": "captain.12"}, "costs"),
        ({"do": "buy", "hero": "Gimli", "card": "captain.4"}, "never been a Captain"),
        ({"do": "buy", "hero": "Sauron", "card": "captain.4"}, "is no hero of this party"),
        ({"do": "buy", "hero": "Aragorn", "card": "nonsense"}, "nonsense"),
        ({"do": "sell", "hero": "Gimli", "card": "guardian.5"}, "cannot sell"),
        ({"do": "upgrade", "hero": "Gimli", "card": "item.sword", "into": "item.rope"}, "has no Sword"),
        ({"do": "upgrade", "card": "item.rope", "into": "item.rope"}, "Rope"),
    ],
)
def test_what_cannot_be_done_at_camp_is_refused_with_the_reason(
    at_camp: tuple[Player, str], deed: dict[str, str], sentence: str
) -> None:
    player, party = at_camp
    before = player.ask("GET", f"parties/{party}")["campaign"]
    assert sentence in player.ask("POST", f"parties/{party}/camp", 409, **deed)["detail"]
    assert player.ask("GET", f"parties/{party}")["campaign"] == before


# Two people -------------------------------------------------------------------------------


def test_two_people_have_one_party_play_together_and_shop_for_it(client: Client) -> None:
    ann, bob = Player.new(client), Player.new(client)
    party = ann.party(slot=1)["id"]
    invitation = ann.ask("POST", f"parties/{party}/invite")["token"]
    seen = bob.ask("POST", "parties/join", token=invitation, slot=8)
    assert (seen["id"], seen["slot"], seen["people"]) == (party, 8, 2)
    anns = ann.embark(party, chairs=[{"name": "Ann"}, {"by": "open"}])
    bobs = bob.ask("POST", f"parties/{party}/table")["token"]
    joined = client.post("/api/tables/mine/chairs", json={"seat": 1, "name": "Bob"}, headers=bearing(bobs))
    assert joined.status_code == 201, joined.text
    with sitting(client, anns) as first, sitting(client, bobs) as second:
        assert (first.welcome["seats"], second.welcome["seats"]) == ([0], [1])
        assert (first.welcome["host"], second.welcome["host"]) == (True, False)
        while first.document["status"] == "playing":
            asked = first.document["asked"]
            if asked is None:
                break
            somebody, other = (first, second) if asked == 0 else (second, first)
            while somebody.document["question"] is None and somebody.document["status"] == "playing":
                somebody.next()
            question = somebody.document["question"]
            if question is None:
                break
            lift = [each for each in question["choices"] if each["label"].startswith("Interact")]
            somebody.choose((lift or question["choices"])[0]["option"])
            while other.document["moment"] != somebody.document["moment"]:
                other.next()
    again = bob.ask("POST", f"parties/{party}/table")["token"]  # another browser, or a token that was lost
    with sitting(client, again) as second:
        assert second.welcome["seats"] == [1]
    bob.ask("POST", f"parties/{party}/finish")
    bob.ask("POST", f"parties/{party}/camp", do="buy", hero="Gimli", card="guardian.4")
    assert ann.ask("GET", f"parties/{party}")["campaign"]["heroes"][1]["skills"] == ["guardian.4"]
    bob.ask("DELETE", f"parties/{party}")
    assert ann.ask("GET", f"parties/{party}")["people"] == 1


def test_an_invitation_is_good_until_there_is_a_newer_one(client: Client) -> None:
    ann, bob = Player.new(client), Player.new(client)
    party = ann.party()["id"]
    old = ann.ask("POST", f"parties/{party}/invite")["token"]
    ann.ask("POST", f"parties/{party}/invite")
    assert "not known here" in bob.ask("POST", "parties/join", 404, token=old, slot=1)["detail"]
    assert bob.ask("GET", f"parties/{party}", 404)["detail"].startswith("There is no such party")


def test_while_others_play_too_a_save_of_the_game_under_way_is_for_nobody(client: Client) -> None:
    ann, bob = Player.new(client), Player.new(client)
    party = ann.party()["id"]
    bob.ask("POST", "parties/join", token=ann.ask("POST", f"parties/{party}/invite")["token"], slot=1)
    ann.embark(party, chairs=[{"name": "Ann"}, {"by": "open"}])
    bobs = bob.ask("POST", f"parties/{party}/table")["token"]
    client.post("/api/tables/mine/chairs", json={"seat": 1, "name": "Bob"}, headers=bearing(bobs))
    assert "solo players" in ann.ask("GET", f"parties/{party}/save", 403)["detail"]
    assert "solo players" in ann.ask("POST", f"parties/{party}/copy", 403, slot=2)["detail"]


# Saves ------------------------------------------------------------------------------------


@pytest.mark.rule("jme:80.4")
def test_a_save_is_exported_with_its_game_and_gone_on_with_on_another_server(client: Client, tmp_path: Path) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    token = player.embark(party)
    with sitting(client, token) as somebody:
        somebody.choose(somebody.wait_for_question()["choices"][-1]["option"])
        asked = somebody.document["question"]
    text = player.ask("GET", f"parties/{party}/save")
    assert json.loads(text)["game"]
    with server(tmp_path) as other:
        bob = Player.new(other)
        seen = bob.ask("POST", "parties/read", slot=2, text=text)
        assert (seen["stage"], seen["name"], seen["title"]) == ("adventure", "The Fellowship", "Two Stones")
        bobs = bob.ask("POST", f"parties/{seen['id']}/table")["token"]
        with sitting(other, bobs) as somebody:
            assert somebody.document["question"]["choices"] == asked["choices"]
        play(other, bobs)
        assert bob.ask("POST", f"parties/{seen['id']}/finish")["stage"] == "camp"


@pytest.mark.rule("jme:80.1a", "jme:80.3")
def test_a_party_is_saved_by_hand_into_another_slot_and_loaded_from_there(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    token = player.embark(party)
    copy = player.ask("POST", f"parties/{party}/copy", slot=2)
    play(client, token)
    player.ask("POST", f"parties/{party}/finish")
    assert player.ask("GET", f"parties/{copy['id']}")["stage"] == "adventure"
    again = player.ask("POST", f"parties/{copy['id']}/table")["token"]
    play(client, again)
    assert player.ask("POST", f"parties/{copy['id']}/finish")["stage"] == "camp"


def test_a_save_is_edited_by_hand_and_the_checker_says_what_is_wrong(at_camp: tuple[Player, str]) -> None:
    player, party = at_camp
    text = player.ask("GET", f"parties/{party}")["text"]
    data = json.loads(text)
    data["lore"] = -5
    data["heroes"][0]["role"] = "Cook"
    data["heroes"][1]["hero"] = "Gimly"
    faults = player.ask("POST", "parties/check", text=json.dumps(data))["faults"]
    assert len(faults) == 3
    assert any("did you mean Gimli?" in each for each in faults)
    refused = player.ask("PUT", f"parties/{party}", 422, text=json.dumps(data))
    assert refused["detail"] in faults
    data = json.loads(text) | {"lore": 41}
    assert player.ask("POST", "parties/check", text=json.dumps(data))["faults"] == []
    assert player.ask("PUT", f"parties/{party}", text=json.dumps(data))["campaign"]["lore"] == 41


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        ({"adventure": "nowhere"}, "Adventure: 'nowhere' is no part of this campaign that is known here;"),
        ({"adventure": "gull-skerry"}, "Adventure: 'gull-skerry' is no part of this campaign that is known here;"),
    ],
)
def test_a_save_of_an_adventure_that_is_none_of_its_campaign_has_a_fault_and_is_not_kept(
    at_camp: tuple[Player, str], edit: dict[str, str], sentence: str
) -> None:
    player, party = at_camp
    text = json.dumps(json.loads(player.ask("GET", f"parties/{party}")["text"]) | edit)
    (fault,) = player.ask("POST", "parties/check", text=text)["faults"]
    assert fault.startswith(sentence)
    assert player.ask("PUT", f"parties/{party}", 422, text=text)["detail"] == fault


def test_a_save_of_a_campaign_that_is_not_here_has_a_fault_and_is_not_kept(at_camp: tuple[Player, str]) -> None:
    player, party = at_camp
    text = json.dumps(json.loads(player.ask("GET", f"parties/{party}")["text"]) | {"campaign": "nosuch"})
    (fault,) = player.ask("POST", "parties/check", text=text)["faults"]
    assert fault.startswith("There is no campaign 'nosuch' here;")
    assert player.ask("POST", "parties/read", 422, slot=9, text=text)["detail"] == fault


def test_variables_that_no_adventure_remembers_get_a_remark(at_camp: tuple[Player, str]) -> None:
    player, party = at_camp
    data = json.loads(player.ask("GET", f"parties/{party}")["text"]) | {"variables": {"bell-rung": 1}}
    found = player.ask("POST", "parties/check", text=json.dumps(data))
    said = "Variables: 'bell-rung' is no thing to remember that is known here; there are none."
    assert found == {"faults": [], "remarks": [said]}


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"lore": NaN}', '{"a": 1, "a": 2}', "[" * 20_000, "9" * 5000, "\ufeff"]
)
def test_a_text_that_is_no_save_has_one_fault_and_is_not_kept(ann: Player, text: str) -> None:
    (fault,) = ann.ask("POST", "parties/check", text=text)["faults"]
    assert ann.ask("POST", "parties/read", 422, slot=9, text=text)["detail"] == fault


def test_a_save_whose_game_was_altered_is_refused(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    player.embark(party)
    data = json.loads(player.ask("GET", f"parties/{party}/save"))
    game = json.loads(data["game"])
    for changed, sentence in (
        (json.dumps({**game, "answers": [1, 2]}), "altered or damaged"),
        ("nonsense", "not whole"),
    ):
        refused = player.ask("POST", "parties/read", 422, slot=3, text=json.dumps({**data, "game": changed}))
        assert sentence in refused["detail"]
    camp = {**data, "embarked": False}
    assert "on no adventure" in player.ask("POST", "parties/read", 422, slot=3, text=json.dumps(camp))["detail"]
    other = {**data, "adventure": "second-stone"}
    assert "another adventure" in player.ask("POST", "parties/read", 422, slot=3, text=json.dumps(other))["detail"]


def test_a_save_at_a_table_is_not_written_over(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    text = player.ask("GET", f"parties/{party}")["text"]
    player.embark(party)
    assert "at a table" in player.ask("PUT", f"parties/{party}", 409, text=text)["detail"]


# The collection ---------------------------------------------------------------------------


@pytest.mark.rule("jme:20.2", "jme:20.3")
def test_a_product_that_is_switched_off_blocks_the_saves_that_need_it(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    assert player.ask("GET", "collection")["products"]["core"] is True
    player.ask("PUT", "collection", products={"core": False, "shadowed-paths": True})
    (listed,) = player.ask("GET", "parties")
    assert listed["why_not"] == "This needs the core set: enable it in the collection manager first."
    assert player.ask("POST", f"parties/{party}/embark", 409, choices=ROLES)["detail"] == listed["why_not"]
    assert player.ask("GET", f"parties/{party}")["name"] == "The Fellowship"  # it can still be looked at and exported
    assert player.ask("PUT", "collection", products={"core": True})["products"]["shadowed-paths"] is True
    assert player.ask("GET", "parties")[0]["why_not"] is None
    player.embark(party)


def test_a_product_that_is_not_known_is_refused(ann: Player) -> None:
    refused = ann.ask("PUT", "collection", 422, products={"mordor": True})
    assert "mordor" in refused["detail"]


# What lasts -------------------------------------------------------------------------------


@pytest.mark.rule("jme:80.1", "jme:80.2")
def test_parties_tables_and_camp_are_there_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        player = Player.new(first)
        party = player.party()["id"]
        token = player.embark(party)
        with sitting(first, token) as somebody:
            somebody.choose(somebody.wait_for_question()["choices"][-1]["option"])
    with server(tmp_path) as second:
        player = Player(second, player.headers)
        assert player.ask("GET", f"parties/{party}")["table"] is True
        with sitting(second, player.ask("POST", f"parties/{party}/table")["token"]) as somebody:
            assert somebody.document["answers"] == 1
            assert somebody.welcome["seats"] == [0, 1]


def test_the_table_of_a_party_is_not_removed_however_long_nothing_happens(client: Client) -> None:
    player = Player.new(client)
    party = player.party()["id"]
    player.embark(party)
    store = hub_of(client).store
    table = store.parties.on_shelf(store.shelves.opened_by(player.headers["authorization"][7:]) or "")[0].table_id
    assert table not in store.delete_idle_tables(before=4e9, most=1000)
    player.ask("DELETE", f"parties/{party}")
    assert table in store.delete_idle_tables(before=4e9, most=1000)
