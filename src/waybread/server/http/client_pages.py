"""The browser client: the files that were built of it, and its first page for every address of its own."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.exception_handlers import http_exception_handler
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from waybread.server.http.compression import best_encoding

BUILT: Final = Path(__file__).parents[1] / "client"
"""Where the build of the client is put, and packed from into the wheel."""
PATHS: Final = (
    "/", "/table", "/decks", "/cards", "/rules", "/journeys", "/campaigns", "/quests", "/replay",
    "/settings", "/learn", "/parts",
)  # fmt: skip
"""The addresses of its pages; what comes after them is the client's own business."""
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""The files that are sent, by their endings; what a computer itself takes an ending for differs."""
COPIES: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings, best first, with the endings of the copies that the build of the client writes."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names have a hash of what is in them."""


class _Files(StaticFiles):
    """Serve the files of a folder, compressed where the client accepts it; serves nothing if the folder is missing."""

    async def check_config(self) -> None:
        """Look for the folder."""
        if self.directory is None or not Path(self.directory).is_dir():
            raise HTTPException(404)
        await super().check_config()

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file of a known type, which a compressed copy is not."""
        return super().lookup_path(path) if Path(path).suffix in TYPES else ("", None)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Send a file or its best copy, or 304 to a browser that has it."""
        file, request = Path(full_path), Headers(scope=scope)
        copies = [each for each, ending in COPIES.items() if Path(f"{file}{ending}").is_file()]
        # part of a file is part of the file itself
        encoding = None if "range" in request else best_encoding(request, copies)
        sent = Path(f"{file}{COPIES[encoding]}") if encoding else file
        headers = {"cache-control": FOREVER} if file.parent.name == "assets" else revalidated(sent)
        if copies:
            headers["vary"] = "accept-encoding"
        if encoding:
            headers["content-encoding"] = encoding
        response = FileResponse(sent, status_code, headers, TYPES[file.suffix], stat_result=sent.stat())
        if status_code == 200 and self.is_not_modified(response.headers, request):
            return NotModifiedResponse(response.headers)
        return response


def revalidated(file: Path) -> dict[str, str]:
    """Headers of a file that may change under its name. Times of files tell nothing: packages set them all alike."""
    return {"cache-control": "no-cache", "etag": f'"{sha256(file.read_bytes()).hexdigest()[:24]}"'}


def add_pages(app: FastAPI, folder: Path) -> None:
    """Serve the client, or a sentence that says how to build it."""
    first = folder / "index.html"
    files = _Files(directory=folder, check_dir=False)

    def client(request: Request, status: int) -> Response:
        if not first.is_file():
            return PlainTextResponse("The browser client is not built yet: 'make play' does that.", 503)
        return files.file_response(first, first.stat(), request.scope, status)

    async def page(request: Request) -> Response:
        return client(request, 200)

    async def missing(request: Request, error: Exception) -> Response:
        """People see a page that says so; programs, and pages that ask for a part of theirs, a line of JSON."""
        if not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", ""):
            return client(request, 404)
        assert isinstance(error, HTTPException)  # noqa: S101  that is how a status comes here
        return await http_exception_handler(request, error)

    for path in PATHS:
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)
        if path != "/":
            app.add_api_route(f"{path}/{{rest:path}}", page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(404, missing)
    app.mount("/", files)
