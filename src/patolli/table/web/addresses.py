"""Links to tables and seats: as others can open them, and whether they can at all."""

from __future__ import annotations

import io
import socket
from typing import Final
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from ..hosts import LOOPBACK
from ..refusal import Refusal
from ..settings import Settings
from .guard import NOT_CALLED_SO, called_by, forwarded_host

NOWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: asked for the way there, never written to."""


def page(request: Request) -> str:
    """The address of the page, for links: `--public`, else the checked name that the request came to.

    A server that other machines can reach gives its address in the network instead of a loopback name.
    """
    settings: Settings = request.app.state.registry.settings
    if settings.public:
        return settings.public.rstrip("/") + "/"
    host = forwarded_host(request.headers, settings) or called_by(request.scope, settings)
    if host is None:
        raise Refusal("foreign-host", NOT_CALLED_SO)
    if host.name in LOOPBACK and settings.beyond_loopback:
        host = host._replace(name=in_network() or host.name)
    return f"{request.url.scheme}://{host}{request.scope.get('root_path', '').rstrip('/')}/"


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
