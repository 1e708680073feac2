"""The dispatch table of the socket layer."""

from typing import get_args

from waybread.server.live.messages import FromClient, Hello
from waybread.server.live.request_handlers import HANDLERS


def test_every_type_of_request_has_a_handler() -> None:
    union, _ = get_args(FromClient)
    assert {Hello, *HANDLERS} == set(get_args(union))


def test_no_two_types_of_request_share_a_handler() -> None:
    assert len(set(HANDLERS.values())) == len(HANDLERS)
