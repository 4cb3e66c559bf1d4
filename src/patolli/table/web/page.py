"""Serves the built page, or a notice if there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

import patolli

STATIC: Final = Path(patolli.__file__).parent / "web" / "static"

NOTICE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Patolli</title>
<meta name="viewport" content="width=device-width"><body><h1>Patolli</h1>
<p>The table is open, but this copy was installed without its page. Install it where Node can be used (leave
PATOLLI_FRONTEND unset), or play in the terminal: <code>patolli play GAME</code>.</p>
<p lang="de">Der Tisch ist offen, aber diese Kopie wurde ohne ihre Seite installiert. Im Terminal geht es mit
<code>patolli play GAME</code>.</p></body></html>"""


async def index(_request: Request) -> Response:
    file = STATIC / "index.html"
    if not file.is_file():
        return HTMLResponse(NOTICE)
    return FileResponse(file, headers={"cache-control": "no-cache"})


class Hashed(StaticFiles):
    """Files whose names contain a hash, and whose content therefore never changes."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers.setdefault("cache-control", "public, max-age=31536000, immutable")
        return response


def routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [Route("/", index), Route("/index.html", index)]
    if (STATIC / "assets").is_dir():
        found.append(Mount("/assets", Hashed(directory=STATIC / "assets")))
    if STATIC.is_dir():
        found.append(Mount("/", StaticFiles(directory=STATIC)))
    return found
