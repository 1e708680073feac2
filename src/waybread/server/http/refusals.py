"""What is refused, and how it is said: one sentence under ``detail``, with the right status."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from fastapi import FastAPI, HTTPException
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import JSONResponse

from waybread.kernel import SetupError, WaybreadError
from waybread.server.storage import NotFound, StorageError


class Refusal(BaseModel):
    """Why something was not done; nothing has changed."""

    detail: str


_WHY: Final = {
    400: "The body of the request cannot be read.",
    401: "A token is needed, in the header 'Authorization: Bearer TOKEN'.",
    403: "This token is not good for that.",
    404: "It is not there, or not for this token.",
    409: "It cannot be done as things stand.",
    413: "The request is too large.",
    422: "What was sent cannot be used, and why.",
    429: "That was too much at once.",
    503: "The server cannot do it now; later it can.",
}
UNUSABLE: Final = 422
"""The status of what makes no sense to the rules."""
_ALWAYS: Final = (400, 413, 422, 429, 503)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the description of a request: these may be answers to it, besides those that any request can have."""
    return {each: {"model": Refusal, "description": _WHY[each]} for each in sorted({*statuses, *_ALWAYS})}


def json_refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for a request whose answer is no JSON: what it is refused with is."""
    schema = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Refusal.__name__}"}}}
    return {
        key: {"description": each["description"], "content": schema} for key, each in refusals(*statuses).items()
    }  # fmt: skip


@contextmanager
def unusable() -> Iterator[None]:
    """Whatever the rules refuse inside was wrong with what was sent; errors of storage are not."""
    try:
        yield
    except StorageError:
        raise
    except WaybreadError as error:
        raise HTTPException(UNUSABLE, _readable(str(error))) from error


def add_refusals(app: FastAPI) -> None:
    """Have an application answer whatever is refused in one sentence, with the right status."""
    app.add_exception_handler(WaybreadError, _not_done)
    app.add_exception_handler(StorageError, _not_stored)
    app.add_exception_handler(RequestValidationError, _not_understood)


async def _not_done(request: Request, error: Exception) -> JSONResponse:
    """What cannot be; nothing has changed."""
    return _refused(str(error), 422 if isinstance(error, SetupError) else 409)


async def _not_stored(request: Request, error: Exception) -> JSONResponse:
    """The database refuses or does not answer."""
    return _refused(str(error), 404 if isinstance(error, NotFound) else 503)


async def _not_understood(request: Request, error: Exception) -> JSONResponse:
    """A request that does not have the form it should have, in one sentence that repeats nothing of it."""
    found = error.errors() if isinstance(error, RequestValidationError) else []
    if not found or found[0]["type"] == "json_invalid":
        return _refused("The body of the request is no JSON.", 422)
    where = ".".join(_shown(each) for each in found[0]["loc"])
    why = found[0]["msg"].removeprefix("Value error, ").rstrip(".")
    sentence = f"{where}: {why[:1].lower()}{why[1:]}."
    return _refused(sentence, 422)


def _refused(sentence: str, status: int) -> JSONResponse:
    """A refusal in one sentence."""
    return JSONResponse({"detail": _readable(sentence)}, status)


def _readable(sentence: str) -> str:
    """A sentence that can be sent, whatever strangers' characters it repeats."""
    return sentence.encode("utf-8", "replace").decode()


def _shown(place: object) -> str:
    """A part of the way to what is wrong; names that were invented by the sender are not repeated at length."""
    return str(place)[:40] if str(place).isprintable() else "..."
