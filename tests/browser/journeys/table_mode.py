"""People with the boxes on their table and the app on a device beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.visitors import WIDE, Visitor
from tests.journeys.companion.app_board import lay
from tests.server.table_clients import Client, bearing, hub_of
from tests.server.uploaded_adventures import hero, journey, mine

GIMLI: Final = hero("Gimli", "Guardian", "item.battle-axe", "item.ring-mail")
LEGOLAS: Final = hero("Legolas", "Hunter", "item.great-bow", "item.cloak")


def opened(client: Client, adventure: str, **more: Any) -> dict[str, str]:
    """A table for the app, with two heroes; its tokens."""
    return journey(client, mine(GIMLI, LEGOLAS), adventure=adventure, game="companion", **more)


def laid(client: Client, **wanted: Any) -> dict[str, str]:
    """The app as ``lay`` lays it; the tokens of its table."""
    tokens = opened(client, "cold-beacon")
    client.get("/api/tables/mine", headers=bearing(tokens["token"]))  # by which it is there to be looked at
    history = hub_of(client).live[tokens["table"]].table.history
    history.game = lay(**wanted).game
    history.game.listen(history.hear)
    return tokens


class Beside:
    """Whoever holds the app: they read, press and enter by what they see."""

    def __init__(self, visit: Callable[..., Visitor], token: str, size: tuple[int, int] = WIDE, **more: Any) -> None:
        self.visitor: Visitor = visit(size, **more)
        self.page = self.visitor.page
        self.page.goto(f"/table#{token}")
        expect(self.page.get_by_role("region", name="Enemies")).to_be_visible()

    @property
    def says(self) -> Locator:
        """What the app says and asks."""
        return self.page.get_by_role("region", name="The app says")

    def read(self) -> list[str]:
        """Read on until there is nothing more to continue with; what was read, page by page."""
        pages = []
        go_on = self.page.get_by_role("button", name="Continue")
        while go_on.count():
            pages.append(self.says.inner_text())
            go_on.click()
        return pages

    def press(self, name: str, *, within: Locator | None = None) -> None:
        """Press a button that the server is told of, by its whole name."""
        self.do((within or self.page).get_by_role("button", name=name, exact=True))

    def do(self, what: Locator) -> None:
        """Press something that the server is told of, and wait until the page shows what came of it."""
        before = self.moment
        what.click()
        self.visitor.wait(lambda: self.moment != before, "the page shows what came of it")

    @property
    def moment(self) -> Any:
        """Of the game, as the page shows it."""
        return self.page.evaluate("() => document.querySelector('[data-moment]')?.dataset.moment")

    def follow(self, other: Beside) -> None:
        """Wait until this page shows what the other one shows."""
        self.visitor.wait(lambda: self.moment == other.moment, "both pages show the same moment")

    def answer(self, *names: str) -> None:
        """Answer what the app asks, once and again."""
        for name in names:
            self.press(name, within=self.says)

    def on_map(self, kind: str, place: int = 0) -> Locator:
        """A token or an exploration token on the map."""
        return self.page.get_by_role("region", name="Map").locator(f"[data-spot^='{kind} ']").nth(place)

    def interact(self, place: int, button: str, who: str) -> None:
        """Select a token, press its button, and say who interacts."""
        self.on_map("token", place).click()
        self.page.get_by_role("button", name=f"interact {button}").click()
        expect(self.says).to_contain_text("Which hero interacts?")
        self.answer(who)

    def find(self, button: str) -> int:
        """The place of the token that has a button."""
        for place in range(self.page.locator("[data-spot^='token ']").count()):
            self.on_map("token", place).click()
            found = self.page.get_by_role("button", name=f"interact {button}").count()
            self.page.keyboard.press("Escape")
            if found:
                return place
        raise AssertionError(f"No token says: {button}")

    def enter(self, successes: int) -> None:
        """Count successes with plus, and enter them."""
        for _ in range(successes):
            self.says.get_by_role("button", name="One success more").click()
        self.press(f"Enter {successes} successes" if successes != 1 else "Enter 1 success", within=self.says)

    def portrait(self, place: int = 0) -> Locator:
        """The portrait of a group on the enemy bar."""
        return self.page.get_by_role("region", name="Enemies").locator("[data-group]").nth(place)
