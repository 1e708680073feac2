"""Take pictures of every page and of the table in each phase: ``make screens`` writes docs/screens.

A real browser at a real server takes each picture in two sizes and two themes. ``--measure`` takes none: it sets up a
table with more than sixty cards in play and measures the time from the server's answer to the screen.
"""

import argparse
import base64
import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final, get_args
from unittest.mock import patch

from playwright.sync_api import Browser, StorageState

from tests.browser.chromium import chromium
from tests.browser.games import EASY, played
from tests.browser.visitors import NARROW, WIDE, Theme, Visitor, brain
from tests.cardgame.board import Seat as Laid
from tests.cardgame.board import lay
from tests.server.table_clients import Client, bearing, bot, free, hub_of, me, opened, server, sitting
from tools import journey_screens
from waybread.cardgame import CardGame
from waybread.table import Table

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screens"
SIZES: Final = {"wide": WIDE, "narrow": NARROW}
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
QUALITY: Final = 72
SHUFFLE: Final = 11
SOON: Final = 100
"""The most milliseconds from the server's answer to the screen, as the median of a few choices."""
STOPS: Final = ["lcg:window.1.3", "lcg:window.3.3", "lcg:window.7.4"]
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("mulligan",),
    "resource": ("lcg:window.1.3",),
    "planning": ("lcg:window.2.2",),
    "quest": ("commit",),
    "staging": ("lcg:window.3.3",),
    "travel": ("travel",),
    "encounter": ("engage", "engagement check"),
    "combat-defend": ("defend",),
    "combat-attack": ("attack", "attackers"),
    "refresh": ("lcg:window.7.4",),
}
"""The table in each phase: the kinds of question, or the windows, that show it."""
PANELS: Final = ("Menu", "Log", "What now?", "Hint")
CAPTIONS: Final = {
    "home": "The first page", "decks": "The deck builder", "cards": "All cards", "card": "One card",
    "rules": "The rules", "campaigns": "Campaigns", "campaign-log": "A campaign's log",
    "campaign-setup": "Setting up its next scenario",
    "quests": "The quest log", "replay": "A replay", "settings": "Settings", "learn": "Learning to play",
    "lesson": "The first game, with a guide", "joining": "Joining by a link", "gathering": "Before the game",
    "setup": "The table: setup", "resource": "Resource phase", "planning": "Planning phase", "quest": "Quest phase",
    "staging": "Quest phase, after staging", "travel": "Travel phase", "encounter": "Encounter phase",
    "combat-defend": "Combat phase: an enemy attacks", "combat-attack": "Combat phase: striking back",
    "refresh": "Refresh phase", "menu": "The menu", "log": "The log", "what-now": "What now?", "hint": "A hint",
    "ending": "The end of a game",
} | journey_screens.CAPTIONS  # fmt: skip
PAINTED: Final = """
window.painted = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      if (!event.data.startsWith('{"type":"update"')) return;
      const heard = performance.now();
      const after = new MessageChannel();
      after.port1.onmessage = () => window.painted.push(performance.now() - heard);
      requestAnimationFrame(() => after.port2.postMessage(0));
    });
  }
};
"""
"""JavaScript that records for each update how many milliseconds later its frame was painted."""


def at_moment(visitor: Visitor, table: Table) -> bool:
    """Return whether a window has the current question."""
    return visitor.moment == table.moment


class Photographer:
    """Four browser windows at the same page, for both sizes and both themes."""

    def __init__(self, browser: Browser, client: Client, folder: Path, kept: StorageState) -> None:
        self.folder = folder
        self.windows = {
            (name, theme): Visitor(browser, client, SIZES[name], touch=name == "narrow", theme=theme, kept=kept)
            for name, theme in product(SIZES, THEMES)
        }

    def at(self, name: str, path: str, ready: Callable[[Visitor], None] = lambda visitor: None) -> None:
        """Go to a page and take its pictures."""
        for each in self.windows.values():
            each.page.goto("about:blank")
            each.page.goto(path)
            each.page.wait_for_load_state("networkidle")
            ready(each)
        self.take(name)

    def take(self, name: str) -> None:
        """Take pictures of what the windows show."""
        for (size, theme), each in self.windows.items():
            each.page.wait_for_timeout(200)
            camera = each.context.new_cdp_session(each.page)
            taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            (self.folder / f"{name}-{size}-{theme}.webp").write_bytes(base64.b64decode(taken["data"]))
            camera.detach()
        print(name, flush=True)

    def follow(self, table: Table) -> None:
        """Wait until all windows show the current question."""
        for each in self.windows.values():
            each.wait(partial(at_moment, each, table), "the windows are up to date")

    def close(self) -> None:
        """Close the windows; raise if a page had an error."""
        for each in self.windows.values():
            each.leave()


def prepared(browser: Browser, client: Client, finished: list[str]) -> tuple[StorageState, str]:
    """Return the browser storage of somebody who has played before, and the address of their campaign."""
    ann = Visitor(browser, client)
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Tab")
    for token in finished:
        ann.page.goto("about:blank")
        ann.page.goto(f"/table#{token}")
        ann.page.get_by_role("dialog", name="The game is over").wait_for()
        ann.page.wait_for_load_state("networkidle")
    ann.page.goto("/campaigns")
    ann.page.get_by_label("Name", exact=True).fill("The long way")
    ann.button("Begin").click()
    ann.link("Set up Passage Through Mirkwood").wait_for()
    campaign = ann.page.url
    ann.page.goto("/learn")
    ann.button("Begin the lesson").click()
    ann.page.get_by_role("region", name="Guide").wait_for()
    ann.page.goto("/decks")
    ann.button("Open").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Three Spheres").first.click()
    ann.page.get_by_role("region", name="May it be played?").get_by_text("By the rules").wait_for()
    kept = ann.context.storage_state()
    ann.leave()
    return kept, campaign.partition(str(client.port))[2]


def pages(photographer: Photographer, client: Client, finished: str, campaign: str) -> None:
    """Take every page but the table."""
    for name in ("home", "decks", "cards", "rules", "campaigns", "quests", "settings", "learn"):
        photographer.at(name, "/" if name == "home" else f"/{name}")
    photographer.at("card", "/cards/steward-of-gondor")
    photographer.at("campaign-log", campaign)
    photographer.at("campaign-setup", f"{campaign}/setup")

    def middle(visitor: Visitor) -> None:
        moment = visitor.page.get_by_role("slider", name="Moment of the game")
        moment.fill(str(int(moment.get_attribute("max") or "0") // 2))
        visitor.page.wait_for_load_state("networkidle")

    photographer.at("replay", f"/replay#{finished}", middle)
    photographer.at("lesson", "/learn", lambda visitor: visitor.link("Go on with the lesson").click())
    waiting = opened(client, me(), free(None), start=False)
    photographer.at("joining", f"/table#join={waiting['invite']}")
    photographer.at("gathering", f"/table#{waiting['token']}")
    photographer.at("ending", f"/table#{finished}")


def shows(table: Table, wanted: tuple[str, ...]) -> bool:
    """Return whether the person at the table is asked such a question."""
    asked = table.decision
    return asked is not None and asked.player == 0 and (asked.kind in wanted or asked.rule in wanted)


def phases(photographer: Photographer, client: Client) -> None:
    """Take the table in each phase, from the second round on, and what can be opened over it."""
    with patch("waybread.server.http.new_tables.randbelow", lambda most: SHUFFLE):
        tokens = opened(client, me(), bot("scout", "spirit"), wishes=EASY)
    left = dict(PHASES)
    with sitting(client, tokens["token"]) as ann:
        table = hub_of(client).live[ann.welcome["table"]].table
        ann.ask(type="policy", seat=0, stops=STOPS, skips=[], cards=[])
        for each in photographer.windows.values():
            each.page.goto("about:blank")
            each.page.goto(f"/table#{tokens['token']}")
        while left and ann.wait_for_question() is not None:
            late = table.view(None)["round"] != 1  # setup is before the first
            for name in [name for name, wanted in left.items() if late and shows(table, wanted)]:
                show(photographer, table, name)
                if name == "planning":
                    panels(photographer)
                del left[name]
            ann.choose(brain(table))
    if left:
        raise SystemExit(f"This game never came to {', '.join(left)}: take another shuffle than {SHUFFLE}.")


def show(photographer: Photographer, table: Table, name: str) -> None:
    """Take pictures once all windows show the current question."""
    photographer.follow(table)
    photographer.take(name)


def panels(photographer: Photographer) -> None:
    """Take what can be opened over the table."""
    for panel in PANELS:
        for each in photographer.windows.values():
            each.button(panel).click()
            if panel == "Hint":  # the server thinks of one at a time
                each.button("Do it").first.wait_for()
        photographer.take(panel.casefold().replace(" ", "-").rstrip("?"))
        for each in photographer.windows.values():
            each.page.keyboard.press("Escape")


def index(folder: Path) -> None:
    """Return a page that shows all pictures."""
    lines = ["# What it looks like", "", "Every page, and the table in each phase; made by `make screens`.", ""]
    for name, caption in CAPTIONS.items():
        lines += [f"## {caption}", ""]
        for size, theme in product(SIZES, THEMES):
            width = 330 if size == "wide" else 90
            lines.append(f'<img src="{name}-{size}-{theme}.webp" alt="{caption}, {size}, {theme}" width="{width}">')
        lines.append("")
    (folder / "README.md").write_text("\n".join(lines), encoding="utf-8")


def photograph(browser: Browser, client: Client, folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    finished = [played(client)["token"] for _ in range(2)]
    kept, campaign = prepared(browser, client, finished)
    photographer = Photographer(browser, client, folder, kept)
    phases(photographer, client)
    pages(photographer, client, finished[0], campaign)
    photographer.close()
    photograph_journeys(browser, client, folder)
    index(folder)


def photograph_journeys(browser: Browser, client: Client, folder: Path) -> None:
    """Take all pictures of Journeys, by somebody with a party."""
    shelf = journey_screens.party(client)
    photographer = Photographer(browser, client, folder, shelf.kept)
    journey_screens.around(photographer, shelf)
    journey_screens.running(photographer, client)
    photographer.close()


def crowded() -> CardGame:
    """Return a table of four with more than sixty cards in play."""
    allies = (
        "Guard of the Citadel",
        "Snowbourn Scout",
        "Silverlode Archer",
        "Longbeard Orc Slayer",
        "Erebor Hammersmith",
    )
    seats = [
        Laid(heroes=heroes, allies=allies * 2, attachments={heroes[0]: ["Blade of Gondolin"]}, engaged=["King Spider"])
        for heroes in (
            ["Aragorn", "Théodred", "Glóin"], ["Legolas", "Gimli", "Thalin"], ["Éowyn", "Eleanor", "Dúnhere"],
            ["Denethor", "Glorfindel", "Beravor"],
        )
    ]  # fmt: skip
    staging = ["Forest Spider", "Old Forest Road", "Mountains of Mirkwood", "Black Forest Bats"] * 2
    return lay(*seats, at="3.2", staging=staging).game


def measure(browser: Browser, client: Client) -> None:
    """Measure the time from the server's answer to the screen."""
    tokens = opened(client, me(), *(bot("scout", deck) for deck in ("tactics", "spirit", "lore")))
    found = client.get("/api/tables/mine", headers=bearing(tokens["token"])).json()
    table = hub_of(client).live[found["table"]].table
    table.history.game = crowded()
    ann = Visitor(browser, client)
    ann.context.add_init_script(PAINTED)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.goto(f"/table#{tokens['token']}")
    ann.question.get_by_role("list").wait_for()
    cards = ann.page.locator("[data-card]").count()
    for _ in range(12):
        ann.do(lambda: ann.page.keyboard.press("1"))
        ann.page.wait_for_timeout(400)  # people read the next question before they answer it
    painted: list[float] = ann.page.evaluate("painted")
    print(f"{cards} cards on the page; {len(painted)} updates, from the answer to the screen:")
    median = statistics.median(painted)
    print(f"median {median:.0f} ms, most {max(painted):.0f} ms")
    ann.leave()
    if median > SOON:
        raise SystemExit(f"A choice is to be on the screen within {SOON} ms of the server's answer.")


def main() -> None:
    """Take the pictures, or measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="the folder for the pictures (default: docs/screens)"
    )
    parser.add_argument("--journeys", action="store_true", help="only the pictures of Journeys")
    parser.add_argument("--measure", action="store_true", help="measure the speed of the page instead")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as client, chromium() as browser:
        if chosen.measure:
            measure(browser, client)
        elif chosen.journeys:
            photograph_journeys(browser, client, chosen.folder)
            index(chosen.folder)
        else:
            photograph(browser, client, chosen.folder)


if __name__ == "__main__":
    main()
