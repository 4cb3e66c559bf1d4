"""Links to tables and seats: as others can open them, and whether they can at all."""

from __future__ import annotations

import io
import socket
from typing import Final
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from ..settings import Settings

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: asked for the way there, never written to."""


def page(request: Request) -> str:
    """The address of the page, for links: of an open server, the one in its network."""
    settings: Settings = request.app.state.house.settings
    if settings.public:
        return settings.public.rstrip("/") + "/"
    url = request.base_url
    if url.hostname in LOOPBACK and not settings.hosts:
        url = url.replace(hostname=in_network() or url.hostname)
    return str(url).rstrip("/") + "/"


def in_network() -> str:
    """This machine's own address in its network; nothing where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found in LOOPBACK else found


def here_only(link: str) -> bool:
    """Can only this machine open it?"""
    return urlsplit(link).hostname in LOOPBACK


def picture(link: str) -> str:
    """A QR code as SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, xmldecl=False)
    return drawn.getvalue().decode()
