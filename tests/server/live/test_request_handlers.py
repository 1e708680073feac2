"""The dispatch table of the socket layer."""

from inspect import signature
from typing import get_args

import pytest

from waybread.server.live.messages import FromClient, Hello, Message
from waybread.server.live.request_handlers import HANDLERS, METHODS


def test_every_type_of_request_has_a_handler() -> None:
    union, _ = get_args(FromClient)
    assert {Hello, *HANDLERS} == set(get_args(union))


def test_no_two_types_of_request_do_the_same() -> None:
    assert len({METHODS.get(each, handler) for each, handler in HANDLERS.items()}) == len(HANDLERS)


@pytest.mark.parametrize("request_type", METHODS)
def test_the_fields_of_a_request_are_the_arguments_of_its_method(request_type: type[Message]) -> None:
    fields = request_type.model_fields.keys() - {"type", "id"}
    signature(METHODS[request_type]).bind("the table", "the person", **dict.fromkeys(fields))
