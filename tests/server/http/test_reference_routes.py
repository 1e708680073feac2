"""What can be looked up over HTTP."""

from tests.server.table_clients import Client
from waybread.bots import BOTS
from waybread.cardgame.catalogue import catalogue, facts
from waybread.cardgame.scenarios import SCENARIOS
from waybread.rules import rules


def test_the_cards_have_all_facts_that_are_known(library: Client) -> None:
    assert library.get("/api/cards").json() == [facts(each) for each in catalogue()]


def test_a_browser_that_has_the_cards_is_not_sent_them_again(library: Client) -> None:
    first = library.get("/api/cards")
    again = library.get("/api/cards", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"


def test_a_browser_that_has_other_cards_is_sent_them(library: Client) -> None:
    assert library.get("/api/cards", headers={"if-none-match": '"other"'}).status_code == 200


def test_the_scenarios_have_the_sizes_of_their_encounter_decks(library: Client) -> None:
    found = {each["id"]: each for each in library.get("/api/scenarios").json()}
    assert list(found) == ["passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"]
    for key, each in found.items():
        assert each["standard"] == len(SCENARIOS[key].encounter_deck())
        assert each["easy"] == sum(part["easy"] for part in each["encounter_sets"])


def test_a_campaign_has_the_scenarios_of_its_box_in_order(library: Client) -> None:
    assert library.get("/api/campaigns").json() == [
        {
            "id": "core",
            "title": "Core Set",
            "scenarios": ["passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"],
        }
    ]


def test_a_scenario_has_its_stages_in_order(library: Client) -> None:
    passage = library.get("/api/scenarios").json()[0]
    assert [(each["stage"], each["title"]) for each in passage["stages"][:2]] == [
        (1, "Flies and Spiders"),
        (2, "A Fork in the Road"),
    ]


def test_rules_are_found_by_their_words(library: Client) -> None:
    found = library.get("/api/rules", params={"words": "engagement check", "game": "lcg"}).json()
    assert 0 < len(found) < 50
    assert all("engagement check" in f"{each['entry']} {each['summary']}".casefold() for each in found[:1])
    assert all(each["id"].startswith("lcg:") for each in found)


def test_without_words_all_rules_are_there(library: Client) -> None:
    assert [each["id"] for each in library.get("/api/rules").json()] == list(rules())


def test_the_bots_are_those_that_can_sit_at_a_table(library: Client) -> None:
    bots = library.get("/api/bots").json()
    assert [each["name"] for each in bots] == [each.name for each in BOTS]
    assert [each["quick"] for each in bots] == [not each.thinks for each in BOTS]
    assert all("cardgame" in each["games"] for each in bots)


def test_a_request_of_the_wrong_form_is_refused_in_one_sentence(library: Client) -> None:
    refused = library.get("/api/rules", params={"game": "chess"})
    assert refused.status_code == 422
    assert refused.json() == {"detail": "query.game: input should be 'lcg' or 'jme'."}
