"""Checks that apply to every request: its host, origin and rate. Also adds security headers to responses."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..hosts import Host, allowed, of_origin, parse, public_host
from ..rate_limits import TokenBuckets
from ..settings import Settings
from .responses import problem

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "connect-src {connect}; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

NOT_CALLED_SO: Final = "unknown host name; the operator of the server can allow it with --allow-host"


def address_of(scope: Scope) -> str:
    """Returns the client's address, which `ClientAddress` has determined."""
    return str((scope.get("client") or ("?", 0))[0])


def called_by(scope: Scope, settings: Settings) -> Host | None:
    """Returns the host in the request's `Host` header if it is a name of this server, otherwise None."""
    given = Headers(scope=scope).getlist("host")
    host = parse(given[0]) if len(given) == 1 else None
    local = (scope.get("server") or ("", 0))[0]
    return host if allowed(host, settings.hosts, local) else None


def forwarded_host(headers: Headers, settings: Settings) -> Host | None:
    """Returns the host name that a proxy has forwarded if it is a name of this server, otherwise None."""
    host = parse(headers.get("x-forwarded-host", ""))
    return host if allowed(host, settings.hosts) else None


def from_here(scope: Scope, settings: Settings) -> bool:
    """Returns whether the request comes from this server's own page or from a program other than a
    browser.
    """
    host = called_by(scope, settings)
    if host is None:
        return False
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    own = {host, forwarded_host(headers, settings)}
    if settings.public:
        own.add(public_host(settings.public))
    page = of_origin(origin)
    return origin in settings.origins or (page is not None and page in own)


def policy(host: Host | None) -> str:
    """Returns a content security policy that allows connections only to this server. WebSockets are listed
    because older browsers do not include them in `'self'`.
    """
    sockets = "" if host is None or ":" in host.name else f" ws://{host} wss://{host}"
    return CSP.format(connect=f"'self'{sockets}")


class Secure:
    """Adds security headers to all responses. Rejects banned addresses, changes requested by other websites,
    and requests beyond the rate limit.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = TokenBuckets(settings.http_rate)
        self.looks = TokenBuckets(settings.limits.get_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        host = called_by(scope, self.settings)

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", policy(host))
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if "/api/" in scope["path"]:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if host is None:
            await problem("foreign-host", NOT_CALLED_SO, 403)(scope, receive, secured)
            return
        registry = getattr(scope["app"].state, "registry", None)
        if registry is not None and registry.bans.has_address(address_of(scope)):
            await problem("banned", "requests from this address are banned", 403)(scope, receive, secured)
            return
        if scope["method"] not in {"GET", "HEAD", "OPTIONS"}:
            if not from_here(scope, self.settings):
                await problem("foreign-origin", "this page must not access this table", 403)(
                    scope, receive, secured
                )
                return
            if not self.buckets.take(address_of(scope)):
                await problem("too-many", "too many requests; wait a little", 429)(scope, receive, secured)
                return
        elif not self.looks.take(address_of(scope)):
            await problem("too-many", "too many requests; wait a little", 429)(scope, receive, secured)
            return
        await self.app(scope, receive, secured)
