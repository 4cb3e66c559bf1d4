"""Invitation links for friends. Each link opens a page that forwards people to the table; messengers show the
title and description of this page.

The address of the table itself could not be previewed, because the part after `#` is never sent to a server.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ...texts import Messages, languages
from ..protocol import TableInfo
from ..refusal import Refusal
from ..registry import TableRegistry
from .responses import refusing

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content="{text}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Patolli">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{text}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url={address}">
<link rel="icon" href="{root}icon.svg" type="image/svg+xml">
</head>
<body>
<h1>{title}</h1>
<p>{text}</p>
<p><a href="{address}">{go}</a></p>
</body>
</html>
"""


def link(page: str, table: str, language: str) -> str:
    return f"{page}invite/{table}/{language}" if language in languages() else f"{page}invite/{table}"


@lru_cache(maxsize=8)
def messages(language: str) -> Messages:
    return Messages(language)


def said(info: TableInfo, language: str) -> tuple[str, str]:
    """Returns the title and the description of an invitation."""
    words = messages(language)
    host = info.seats[info.maker].name if info.maker >= 0 else ""
    people = ", ".join(seat.name for seat in info.seats if seat.name)
    free = sum(seat.kind == "open" for seat in info.seats)
    title = words.format(
        "invite-title" if host and free else "invite-watch", name=host or people, game=info.title
    )
    return title, words.format("invite-text", names=people, free=free)


async def invitation(request: Request) -> Response:
    registry = request.app.state.registry
    assert isinstance(registry, TableRegistry)
    wanted = request.path_params.get("language", "")
    language = wanted if wanted in languages() else "en"
    root = "../../" if wanted else "../"
    try:
        session = await registry.session(request.path_params["table"])
    except Refusal:  # the page explains what has happened
        title, text, table = "Patolli", messages(language).format("invite-gone"), "gone"
    else:
        (title, text), table = said(session.info(), language), session.id
    body = PAGE.format(
        language=language,
        title=escape(title),
        text=escape(text),
        address=f"{root}#/table/{table}",
        root=root,
        go=escape(messages(language).format("invite-go")),
    )
    return HTMLResponse(body, headers={"cache-control": "no-cache"})


def routes() -> list[Route]:
    return [
        Route("/invite/{table}", refusing(invitation)),
        Route("/invite/{table}/{language}", refusing(invitation)),
    ]
