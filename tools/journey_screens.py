"""Screenshots of Journeys for ``make screens``: the pages around a game, digital mode and table mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tests.browser.journeys.parties import Shelf
from tests.server.table_clients import Client, hub_of, sitting
from tests.server.uploaded_adventures import hero, journey, mine
from waybread.bots import Seat
from waybread.bots.journeys import JourneyScout
from waybread.cards import act_option
from waybread.journeys import Button

if TYPE_CHECKING:
    from tests.browser.visitors import Visitor
    from tools.screens import Photographer
    from waybread.table import Table

CAPTIONS: Final = {
    "journeys": "Journeys: save slots", "journeys-new": "A new campaign", "journeys-heroes": "Its heroes",
    "journeys-party": "A party", "journeys-camp": "Camp: skills", "journeys-items": "Camp: items",
    "journeys-roles": "Roles for the next adventure", "journeys-adventures": "Single adventures",
    "journeys-single": "An adventure of one evening", "journeys-lobby": "Before an adventure",
    "journey-turn": "A hero's turn", "journey-battle": "A battle map", "journey-test": "A test",
    "journey-attack": "An attack", "journey-negate": "An enemy's attack", "journey-ending": "The end of an adventure",
    "app-prompt": "Table mode: a prompt", "app-map": "Table mode: the map", "app-party": "Table mode: the party",
    "app-attack": "Table mode: the attack pane",
}  # fmt: skip
GIMLI: Final = hero("Gimli", "Guardian", "item.battle-axe", "item.ring-mail")
LEGOLAS: Final = hero("Legolas", "Hunter", "item.great-bow", "item.cloak")
Sight = Callable[[Mapping[str, Any], str], bool]
SIGHTS: Final[dict[str, Sight]] = {
    "journey-turn": lambda view, kind: kind == "turn" and view["round"] > 1,
    "journey-test": lambda view, kind: bool(view["test"]) and view["test"]["purpose"] != "attack" and kind == "test",
    "journey-attack": lambda view, kind: bool(view["test"]) and kind == "line",
    "journey-negate": lambda view, kind: kind in ("negate", "test") and view["activating"] >= 0,
}  # fmt: skip
"""What to photograph while a bot plays, by view and kind of question."""


def party(client: Client) -> Shelf:
    """Create a party at camp whose heroes have experience in several roles."""
    shelf = Shelf.with_party(client).go_to_camp()
    roles = {"played": ["Captain", "Guardian"], "experience": {"Captain": 8, "Guardian": 3}}
    shelf.edit(heroes={"Aragorn": roles, "Gimli": {"skills": ["guardian.4"]}})
    return shelf


def around(photographer: Photographer, shelf: Shelf) -> None:
    """Take every page around a game."""

    def press(*names: str) -> Callable[[Visitor], None]:
        def ready(visitor: Visitor) -> None:
            for name in names:
                visitor.page.get_by_role("button", name=name).first.click()

        return ready

    photographer.at("journeys", "/journeys")
    photographer.at("journeys-new", "/journeys/new")
    photographer.at("journeys-heroes", "/journeys/new", press("Next: Heroes", "Aragorn", "Gimli"))
    photographer.at("journeys-party", shelf.page)
    photographer.at("journeys-camp", f"{shelf.page}/camp", press("Guardian 3 experience"))
    photographer.at("journeys-items", f"{shelf.page}/camp", press("Items"))
    photographer.at("journeys-roles", f"{shelf.page}/embark")
    photographer.at("journeys-adventures", "/journeys/adventures")
    photographer.at("journeys-single", "/journeys/adventures/letter-bag")

    def friend(visitor: Visitor) -> None:
        visitor.page.get_by_label("Who plays Gimli").select_option("open")
        visitor.button("Open the table").click()
        visitor.page.get_by_role("list", name="Chairs").wait_for()

    photographer.at("journeys-lobby", "/journeys/adventures/letter-bag", friend)


def arrive(photographer: Photographer, token: str, table: Table) -> None:
    """Bring all windows to a table and wait until they show its current question."""
    for each in photographer.windows.values():
        each.page.goto("about:blank")
        each.page.goto(f"/table#{token}")
    shown(photographer, table)


def shown(photographer: Photographer, table: Table) -> None:
    """Wait until all windows show the table's current question."""
    photographer.follow(table)
    for each in photographer.windows.values():
        each.page.wait_for_timeout(500)  # cards have turned over


def digital(photographer: Photographer, client: Client) -> None:
    """Take a game that a bot plays, wherever there is something to see, and its end."""
    left, bot = dict(SIGHTS), JourneyScout()
    tokens = journey(client, mine(GIMLI, LEGOLAS), adventure="lost-patience")
    with sitting(client, tokens["token"]) as ann:
        table = hub_of(client).live[ann.welcome["table"]].table
        game: Any = table.game
        while (question := ann.wait_for_question()) is not None:
            view = table.view(0)
            for name in [name for name, sight in left.items() if sight(view, question["kind"])]:
                arrive(photographer, tokens["token"], table)
                photographer.take(name)
                del left[name]
            ann.choose(bot.choose(Seat(game)))
        arrive(photographer, tokens["token"], table)
        photographer.take("journey-ending")
    if left:
        raise SystemExit(f"This journey never came to {', '.join(left)}.")


def battle(photographer: Photographer, client: Client) -> None:
    """Take a battle map in the first turn."""
    bot = JourneyScout()
    tokens = journey(client, mine(GIMLI, LEGOLAS), adventure="gull-skerry")
    with sitting(client, tokens["token"]) as ann:
        table = hub_of(client).live[ann.welcome["table"]].table
        game: Any = table.game
        while ann.wait_for_question()["kind"] != "turn":
            ann.choose(bot.choose(Seat(game)))
        arrive(photographer, tokens["token"], table)
        photographer.take("journey-battle")


def companion(photographer: Photographer, client: Client) -> None:
    """Take table mode: a prompt, the map, an attack, the party."""
    tokens = journey(client, mine(GIMLI, LEGOLAS), game="companion", adventure="gull-skerry")
    with sitting(client, tokens["token"]) as ann:
        table = hub_of(client).live[ann.welcome["table"]].table
        arrive(photographer, tokens["token"], table)
        photographer.take("app-prompt")
        for each in photographer.windows.values():
            onward = each.page.get_by_role("button", name="Continue")
            while onward.count():
                onward.click()
        photographer.take("app-map")
        for each in photographer.windows.values():
            each.button("Party").click()
        photographer.take("app-party")
        for each in photographer.windows.values():
            each.page.keyboard.press("Escape")
        view = table.view(0)
        portrait = act_option(Button.PORTRAIT, view["groups"][0]["number"])
        for chosen in (portrait, *(act_option(Button.PLUS),) * 4, act_option(Button.MODIFIER, 0)):
            ann.wait_for_question()
            ann.choose(chosen)
        shown(photographer, table)
        photographer.take("app-attack")


def running(photographer: Photographer, client: Client) -> None:
    """Take running games in both modes."""
    battle(photographer, client)
    digital(photographer, client)
    companion(photographer, client)
