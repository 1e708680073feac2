"""Pictures of what stands around a journey, for ``make screens``: slots, new campaigns, parties, camp, the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser.journeys.parties import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.visitors import Visitor
    from tests.server.company import Client
    from tools.screens import Photographer

CAPTIONS: Final = {
    "journeys": "Journeys: save slots", "journeys-new": "A new campaign", "journeys-heroes": "Its heroes",
    "journeys-party": "A party", "journeys-camp": "Camp: skills", "journeys-items": "Camp: items",
    "journeys-roles": "Roles for the next adventure", "journeys-adventures": "Single adventures",
    "journeys-single": "An adventure of one evening", "journeys-lobby": "Before an adventure",
}  # fmt: skip


def party(client: Client) -> Shelf:
    """A party at camp, whose heroes have experience in several roles."""
    shelf = Shelf.with_party(client).go_to_camp()
    roles = {"played": ["Captain", "Guardian"], "experience": {"Captain": 8, "Guardian": 3}}
    shelf.edit(heroes={"Aragorn": roles, "Gimli": {"skills": ["guardian.4"]}})
    return shelf


def around(photographer: Photographer, shelf: Shelf) -> None:
    """Every page around a journey."""

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
