"""What the repository says of the protocol is what the server says of itself."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from waybread.server.api_schema import files
from waybread.server.live.messages import FROM_CLIENT

SCHEMA = Path(__file__).parents[2] / "web" / "schema"


@pytest.mark.parametrize("name", ["protocol.json", "openapi.json"])
def test_the_kept_schema_is_the_servers(name: str) -> None:
    """If not: ``python -m waybread.server.api_schema web/schema``, then ``npm run types`` in web."""
    assert (SCHEMA / name).read_text(encoding="utf-8") == files()[name]


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "choose", "id": 1, "seat": 0, "option": true, "moment": 0}',
        '{"type": "choose", "id": 1, "seat": 0, "option": "1", "moment": 0}',
        '{"type": "choose", "id": 1, "seat": 99, "option": 1, "moment": 0}',
        '{"type": "choose", "id": 1, "seat": 0, "option": 1, "moment": 0, "more": 1}',
        '{"type": "hello", "token": ""}',
        '{"type": "abracadabra", "id": 1}',
        '{"id": 1}',
        "[]",
    ],
)
def test_messages_are_read_strictly(text: str) -> None:
    with pytest.raises(ValidationError):
        FROM_CLIENT.validate_json(text)
