"""Determines the address of the client, which may be connected through trusted proxies."""

from __future__ import annotations

import ipaddress
import logging
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ...kernel.errors import PatolliError
from ..hosts import LOOPBACK
from ..limits import network_of
from ..settings import Settings

log = logging.getLogger("patolli.web")
MOST_HOPS: Final = 20
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(given: list[str]) -> list[Network]:
    try:
        return [ipaddress.ip_network(one, strict=False) for one in given]
    except ValueError as fault:
        raise PatolliError(f"--trusted-proxy is an address or a network: {fault}") from None


def is_in(address: str, trusted: list[Network]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return any(one in network for one in (found, mapped) if one is not None for network in trusted)


def client_of(peer: str, forwarded: str, trusted: list[Network]) -> str:
    """Returns the last address in `X-Forwarded-For` that is not a trusted proxy. Addresses before it may be
    forged.
    """
    if not is_in(peer, trusted):
        return peer
    for hop in reversed([one.strip() for one in forwarded.split(",")][-MOST_HOPS:]):
        address = hop.strip("[]")
        try:
            ipaddress.ip_address(address)
        except ValueError:
            return peer
        if not is_in(address, trusted):
            return address
    return peer


class ClientAddress:
    """Replaces the client address in the ASGI scope by the one to which limits apply."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.trusted = networks(settings.trusted_proxies)
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            peer = str((scope.get("client") or ("?", 0))[0])
            headers = Headers(scope=scope)
            forwarded = ",".join(headers.getlist("x-forwarded-for"))
            if forwarded and not is_in(peer, self.trusted) and not self.warned:
                self.warned = True
                log.warning(
                    "requests come through an untrusted proxy, so all its clients count as one; "
                    "see --trusted-proxy",
                    extra={"proxy": peer},
                )
            proto = headers.get("x-forwarded-proto", "")
            if proto in {"http", "https"} and (is_in(peer, self.trusted) or peer in LOOPBACK):
                scope["scheme"] = proto.replace("http", "ws") if scope["type"] == "websocket" else proto
            scope["client"] = (network_of(client_of(peer, forwarded, self.trusted)), 0)
        await self.app(scope, receive, send)
