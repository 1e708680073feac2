"""What the server says of itself, for other programs: ``python -m waybread.server.api_schema FOLDER``.

``protocol.json`` has the messages of the socket as JSON Schema, ``openapi.json`` the HTTP interface. The types
of the browser client are made from both.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from waybread.cardgame import KEYWORDS, Keyword
from waybread.files import write_atomically
from waybread.server.app import create_app
from waybread.server.live import messages
from waybread.server.live.messages import ChairSeen, Message, Request, SeatRequest
from waybread.server.settings import Settings
from waybread.server.view_schema import ViewSchema
from waybread.table import RULEBOOKS
from waybread.table.cardgame import CARDGAME_TABLE, stop_names


def protocol() -> dict[str, Any]:
    """Every message as JSON Schema."""
    bases = (ChairSeen, Message, Request, SeatRequest)
    kinds: list[tuple[type[Message], str]] = [
        (each, "serialization")
        for each in vars(messages).values()
        if isinstance(each, type) and issubclass(each, Message) and each not in bases
    ]
    _, schema = models_json_schema(kinds, title="Protocol")  # type: ignore[arg-type]
    defs = schema["$defs"]
    _add_views(defs)
    defs |= {
        "CardgameStop": {"description": "A window that a policy can name.", "enum": stop_names()},
        "CardgameKeyword": {"description": "A keyword of the card game.", "enum": sorted({*Keyword, *KEYWORDS})},
        "CardgameWindow": {"description": "A question that is a window.", "enum": sorted(CARDGAME_TABLE.windows)},
    }
    schema["description"] = "The messages between a client and the server; docs/protocol.md explains them."
    schema["type"] = "object"
    schema["properties"] = {name: {"$ref": f"#/$defs/{name}"} for name in defs}
    untitled: dict[str, Any] = _untitled(schema)
    return untitled


def _add_views(defs: dict[str, Any]) -> None:
    """Make a document of each game, with the type of its views: clients tell them apart by ``game``."""
    document, views, games = defs["Document"], ViewSchema("#/$defs/"), []
    for game, rulebook in RULEBOOKS.items():
        fields = document["properties"]
        own = {
            "game": {"const": game, "type": "string"},
            "views": fields["views"] | {"additionalProperties": views.of(rulebook.view_type)},
        }
        name = f"{game.capitalize()}Document"
        defs[name] = document | {"properties": fields | own}
        games.append({"$ref": f"#/$defs/{name}"})
    defs["Document"] = {"description": document["description"], "anyOf": games}
    views.add_to(defs)


def _untitled(data: Any) -> Any:
    """Without the titles of fields, which only repeat their names."""
    if isinstance(data, dict):
        return {name: _untitled(value) for name, value in data.items() if name != "title" or not isinstance(value, str)}
    return [_untitled(each) for each in data] if isinstance(data, list) else data


def openapi() -> dict[str, Any]:
    """The HTTP interface."""
    return create_app(Settings(database_url="sqlite://")).openapi()


def files() -> dict[str, str]:
    """The texts of both files, by name."""
    said = {"protocol.json": protocol(), "openapi.json": openapi()}
    return {name: json.dumps(data, indent=1, ensure_ascii=False) + "\n" for name, data in said.items()}


def main() -> int:
    """Write both files into a folder."""
    for name, text in files().items():
        write_atomically(Path(sys.argv[1], name), text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
