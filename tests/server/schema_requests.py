"""Requests made from the description of the HTTP interface, well-formed and not."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.table_clients import Client, bearing, me, opened

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def described(client: Client, examples: int) -> Iterator[tuple[str, int]]:
    """Try every request of the description, so often; yields which, and how many answers were looked at."""
    schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
    table = opened(client, me())["token"]
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        answers = 0
        for mode in GenerationMode:
            shelf = client.post("/api/shelf").json()["token"]
            token = table if "/tables" in operation.path else shelf
            answers += tried(client, operation.as_strategy(generation_mode=mode), token, examples)
        yield operation.label, answers


def tried(client: Client, cases: SearchStrategy[Case[Any]], token: str, examples: int) -> int:
    """Send so many cases of a request; returns how many answers were as they are described."""
    answers = 0

    @settings(
        max_examples=examples, deadline=None, database=None, derandomize=True,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(cases)
    def sent(case: Case[Any]) -> None:
        nonlocal answers
        answer = case.call(base_url=f"http://127.0.0.1:{client.port}", headers=bearing(token))
        case.validate_response(answer, checks=CHECKS)
        answers += 1

    with suppress(Unsatisfiable):  # there is nothing to get wrong in it
        sent()
    return answers
