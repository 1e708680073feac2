"""Small adventures and campaigns that people upload, and parties that play them."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any, Final
from zipfile import ZipFile

from tests.server.table_clients import Client, bearing, opened

STONE: Final = """
kind = "journey"
start = ["green.1"]
threat = 60

[[tile]]
name = "green"
tile = "300A"
at = [0, 0, 0]
explored = true

[[objective]]
name = "find"
done = ["counter found >= 1"]

[[token]]
name = "stone"
kind = "search"
at = "green.1"
  [[token.button]]
  do = ["lore 40", "experience 6", "trinket rope hero", "counter found", "gone"]

[words]
title = "The Stone"
summary = "There is a stone on the green."
"objective.find" = "Find the stone on the green."
"token.stone" = "A stone that does not belong here."
"button.stone" = "Lift it"
"""
"""An adventure that is won by the first interaction."""
SECOND: Final = STONE.replace("The Stone", "The Other Stone").replace("trinket rope hero", "threat 1")
CAMPAIGN: Final = """
[[chapter]]
adventure = "first-stone"
[[chapter]]
adventure = "second-stone"
[[epilogue]]
name = "end"

[words]
title = "Two Stones"
prologue = "Once there were two stones."
"camp.first-stone" = "One stone lies by the fire. Nobody sits on it."
"epilogue.end" = "And then there was none."
"""
STONES: Final = {
    "two-stones/campaign.toml": CAMPAIGN,
    "two-stones/first-stone/adventure.toml": STONE,
    "two-stones/second-stone/adventure.toml": SECOND,
}


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    """Files as an archive."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return packed.getvalue()


def hero(name: str = "Gimli", role: str = "Guardian", *items: str) -> dict[str, Any]:
    """A hero as a chair brings one."""
    return {"hero": name, "role": role, "items": list(items)}


def mine(*heroes: dict[str, Any], name: str = "Ann") -> dict[str, Any]:
    """A chair of one's own, with heroes."""
    return {"by": "me", "name": name, "deck": {"heroes": list(heroes) or [hero()]}}


def theirs(*heroes: dict[str, Any], by: str = "open") -> dict[str, Any]:
    """A chair for whoever comes, or for a bot."""
    return {"by": by, "deck": {"heroes": list(heroes) or [hero("Legolas", "Hunter", "item.great-bow")]}}


def journey(client: Client, *chairs: dict[str, Any], adventure: str = "cold-beacon", **more: Any) -> dict[str, str]:
    """A new table of journeys; returns its tokens."""
    wanted = {"game": "journeys", "wishes": {"adventure": adventure}, "casual": False, **more}
    return opened(client, *chairs, **wanted)


def shelf(client: Client) -> dict[str, str]:
    """The header of a new shelf."""
    return bearing(client.post("/api/shelf").json()["token"])


def uploaded(client: Client, headers: Mapping[str, str], data: bytes, name: str = "adventure.zip") -> Any:
    """The answer to an upload."""
    return client.post(
        "/api/shelf/adventures",
        params={"name": name},
        content=data,
        headers={**headers, "content-type": "application/octet-stream"},
    )
