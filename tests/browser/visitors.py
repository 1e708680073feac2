"""People in front of a browser: they find things by what they see or hear, and note every fault of a page."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, StorageState, WebSocket, expect

from tests.server.table_clients import Client, hub_of
from waybread.bots import Scout, Seat
from waybread.kernel import PASS
from waybread.server.storage import Holder
from waybread.table import Table

Theme: TypeAlias = Literal["light", "dark"]

WIDE: Final = (1440, 900)
NARROW: Final = (390, 844)
PATIENCE: Final = 15.0
"""So many seconds something may take before it is called broken."""


SHOWN: Final = "document.querySelector('.question')?.dataset.moment"

_BOT: Final = Scout()


def brain(table: Table) -> int:
    """What whoever plays in a test chooses now: what a bot would."""
    game: Any = table.game
    return _BOT.choose(Seat(game))


def shown(label: str) -> str:
    """A choice as the question panel writes it: the name in bold, without the colon after it."""
    at = min((place for place in map(label.find, ":(") if place >= 0), default=len(label))
    return label[:at] + label[at:].removeprefix(":") if at > 2 else label


class Visitor:
    """Somebody with a browser window of their own."""

    def __init__(
        self,
        browser: Browser,
        client: Client,
        size: tuple[int, int] = WIDE,
        *,
        touch: bool = False,
        theme: Theme = "light",
        examined: bool = False,
        kept: StorageState | None = None,
    ) -> None:
        self.browser = browser
        self.client = client
        self.faults: list[str] = []
        self.moment = -1
        self._answers = 0
        self.context = browser.new_context(
            base_url=f"http://127.0.0.1:{client.port}",
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme=theme,
            reduced_motion="reduce",
            storage_state=kept,
            bypass_csp=examined,  # a program that examines pages is not a script of ours
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        self.page = self.new_page()

    def leave(self) -> None:
        """Close the browser window; a page that had a fault is told of."""
        self.context.close()
        assert not self.faults, "A page had faults: " + "; ".join(self.faults)

    def new_page(self) -> Page:
        """Another window of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("console", self._heard)
        page.on("websocket", self._listen)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._read)

    def _read(self, frame: str | bytes) -> None:
        """What the page has been told: which question it shows, and how many requests were answered."""
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "welcome":
            self.moment = message["document"]["moment"]
        elif message["type"] == "update":
            for path, *value in message["patch"]:
                if path == ["moment"]:
                    self.moment = value[0]
        elif "id" in message:
            self._answers += 1

    # Finding ----------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """A button by its whole name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        """A link by its whole name."""
        return self.page.get_by_role("link", name=name, exact=True)

    def sees(self, words: str) -> None:
        """These words are on the page."""
        expect(self.page.get_by_text(words).first).to_be_visible()

    @property
    def question(self) -> Locator:
        """Where it stands what is asked."""
        return self.page.get_by_role("region", name="What is asked")

    def wait(self, ready: Callable[[], bool], what: str) -> None:
        """Until something is so."""
        end = time.monotonic() + PATIENCE
        while not ready():
            assert time.monotonic() < end, f"It did not come about that {what}."
            self.page.wait_for_timeout(5)

    # Playing ----------------------------------------------------------------------------

    @property
    def holder(self) -> Holder:
        """Who this visitor is at the table, as the server knows them."""
        self.page.wait_for_url("**#*")
        found = hub_of(self.client).store.holder_of(self.page.url.partition("#")[2].rpartition("=")[2])
        assert found is not None
        return found

    @property
    def table(self) -> Table:
        """The table that this page shows, as the server has it."""
        hub, table = hub_of(self.client), self.holder.table_id
        self.wait(lambda: table in hub.live, "the page comes to its table")
        return hub.live[table].table

    def play(self, until: Callable[[Table], bool], act: Act | None = None) -> Table:
        """Choose as the brain does, until something is so, somebody else is asked, or the game is over."""
        table, own = self.table, self.table.seats_of(self.holder.holder)
        while True:
            self.wait(lambda: table.bot_to_move() is None and self.shows(table), "the page is up to date")
            asked = table.decision
            if asked is None or asked.player not in own or until(table):
                return table
            option = brain(table)
            self.do(lambda option=option: (act or Visitor.click)(self, table, option))  # type: ignore[misc]

    def shows(self, table: Table) -> bool:
        """Has the page heard of the question of this moment, and drawn it?"""
        return self.moment == table.moment and self.page.evaluate(SHOWN) == str(table.moment)

    def do(self, act: Callable[[], None]) -> None:
        """Do something that asks the server, and wait for its answer."""
        before = self._answers
        act()
        self.wait(lambda: self._answers > before, "the server answers")

    def choice(self, table: Table, option: int) -> Locator:
        """The button of an option, by its words; of several that read the same, the right one."""
        prompt = table.prompt()
        assert prompt is not None
        label = next(each.label for each in prompt.choices if each.option == option)
        same = [each.option for each in prompt.choices if each.label == label and each.option != PASS]
        place = same.index(option) if option in same else 0
        return self.question.get_by_role("button", name=shown(label), exact=True).nth(place)

    def click(self, table: Table, option: int) -> None:
        """Choose with the mouse."""
        self.choice(table, option).click()

    def tap(self, table: Table, option: int) -> None:
        """Choose with a finger."""
        self.choice(table, option).tap()


Act: TypeAlias = Callable[[Visitor, Table, int], None]
