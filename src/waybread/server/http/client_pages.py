"""The browser client: the files that were built of it, and its first page for every address of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.exception_handlers import http_exception_handler
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

BUILT: Final = Path(__file__).parents[1] / "client"
"""Where the build of the client is put, and packed from into the wheel."""
PATHS: Final = (
    "/", "/table", "/decks", "/cards", "/rules", "/journeys", "/campaigns", "/quests", "/replay", "/settings", "/learn",
)  # fmt: skip
"""The addresses of its pages; what comes after them is the client's own business."""


class _Files(StaticFiles):
    """Files of a folder, none as long as it is not there."""

    async def check_config(self) -> None:
        """Look for the folder."""
        if self.directory is None or not Path(self.directory).is_dir():
            raise HTTPException(404)
        await super().check_config()


def add_pages(app: FastAPI, folder: Path) -> None:
    """Serve the client, or a sentence that says how to build it."""
    first = folder / "index.html"

    def client(status: int) -> Response:
        if not first.is_file():
            return PlainTextResponse("The browser client is not built yet: 'make play' does that.", 503)
        return FileResponse(first, status, headers={"cache-control": "no-cache"})

    async def page() -> Response:
        return client(200)

    async def missing(request: Request, error: Exception) -> Response:
        """People see a page that says so; programs, and pages that ask for a part of theirs, a line of JSON."""
        if not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", ""):
            return client(404)
        assert isinstance(error, HTTPException)  # noqa: S101  that is how a status comes here
        return await http_exception_handler(request, error)

    for path in PATHS:
        app.add_api_route(path, page, include_in_schema=False)
        if path != "/":
            app.add_api_route(f"{path}/{{rest:path}}", page, include_in_schema=False)
    app.add_exception_handler(404, missing)
    app.mount("/", _Files(directory=folder, check_dir=False))
