"""Links to tables and seats, and whether other machines can open them."""

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
"""An unused address, to which a socket is connected to find out which network route is used. Nothing is sent.
"""


def page(request: Request) -> str:
    """Returns the address that links begin with: `--public`, or else the checked host name of the request. If
    other machines can reach the server, a loopback name is replaced by its network address.
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
    """Returns the network address of this machine, or an empty string if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found in LOOPBACK else found


def here_only(link: str) -> bool:
    """Returns whether only this machine can open the link."""
    return urlsplit(link).hostname in LOOPBACK


def picture(link: str) -> str:
    """Returns a QR code as SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, xmldecl=False)
    return drawn.getvalue().decode()
