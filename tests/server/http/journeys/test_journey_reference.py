"""What there is to look up of journeys."""

from tests.server.table_clients import Client
from waybread.journeys import CARDS


def test_every_card_is_there_with_what_a_page_needs_of_it(library: Client) -> None:
    found = {each["key"]: each for each in library.get("/api/journeys/cards").json()}
    assert set(found) == set(CARDS)
    axe = found["item.battle-axe"]
    assert (axe["slot"], axe["tier"], axe["stats"], len(axe["lines"])) == ("two-handed", 1, ["might"], 2)
    assert axe["lines"][1] == {"cost": 2, "hits": 6, "modifiers": [], "inspiration": 0}
    assert axe["upgrades"] == ["item.iron-hills-battle-axe"]
    gimli = found["hero.gimli"]
    assert (gimli["values"]["might"], gimli["suggested"][0]) == (4, "Guardian")
    charge = found["captain.2"]
    assert (charge["success"], charge["fate"], charge["keywords"], charge["owner"]) == (1, 0, {"strike": 2}, "Captain")


def test_adventures_have_titles_and_say_for_how_many_heroes_they_are(library: Client) -> None:
    found = {each["key"]: each for each in library.get("/api/journeys/adventures").json()}
    beacon = found["cold-beacon"]
    assert (beacon["title"], beacon["kind"], beacon["fewest"], beacon["most"]) == ("Cold Beacon", "journey", 1, 5)
    assert not [key for key in found if key.startswith("own-")]


def test_campaigns_name_their_adventures(library: Client) -> None:
    stories = {each["key"]: each for each in library.get("/api/journeys/stories").json()}
    adventures = library.get("/api/journeys/adventures").json()
    for key, story in stories.items():
        assert sum(each["campaign"] == key for each in adventures) == story["chapters"]
        assert story["products"] == ["core"]


def test_enemies_bonuses_and_terrain_are_there(library: Client) -> None:
    found = library.get("/api/journeys/enemies").json()
    troll = next(each for each in found["enemies"] if each["key"] == "hill-troll")
    assert (troll["health"], troll["armour"], troll["largest"]) == (14, 2, 1)
    assert any(each["name"] == "Alert" and "stun" in each["text"] for each in found["bonuses"])
    assert "adjacent" in found["terrain"]["wall"]


def test_what_has_not_changed_is_not_sent_again(library: Client) -> None:
    for path in ("cards", "adventures", "stories", "enemies"):
        first = library.get(f"/api/journeys/{path}")
        again = library.get(f"/api/journeys/{path}", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
