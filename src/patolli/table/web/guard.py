"""What stands at the door: where requests come from, how many, how long, and what browsers are told."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..settings import Settings
from .answers import problem

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "connect-src 'self' ws: wss:; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Bucket:
    """So many a second, with bursts of ten times as many."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = rate * 10
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate * 10, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self.of) > self.most:
            now = time.monotonic()
            self.of = {k: b for k, b in self.of.items() if b.left + (now - b.at) * self.rate < self.rate * 10}
        return self.of.setdefault(who, Bucket(self.rate)).take()


def called_rightly(headers: Headers, settings: Settings) -> bool:
    """By a name of this server? A foreign name that leads to this machine is a page's trick."""
    name = headers.get("host", "")
    return not settings.hosts or name in settings.hosts or name.rpartition(":")[0] in settings.hosts


def from_here(headers: Headers, settings: Settings) -> bool:
    """Does the request come from our own page, or from no page at all (a program)?"""
    if not called_rightly(headers, settings):
        return False
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    own = {headers.get("host", ""), headers.get("x-forwarded-host", "")} - {""}
    if settings.public:
        own.add(urlsplit(settings.public).netloc)
    return origin in settings.origins or urlsplit(origin).netloc in own


class Secure:
    """Adds the headers to every answer, and refuses changes from foreign pages and by too many requests."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.http_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if "/api/" in scope["path"]:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        if not called_rightly(headers, self.settings):
            await problem("foreign-origin", "this server is not called so", 403)(scope, receive, secured)
            return
        if scope["method"] not in {"GET", "HEAD", "OPTIONS"}:
            client = scope.get("client") or ("?", 0)
            if not from_here(headers, self.settings):
                await problem("foreign-origin", "this page may not speak to this table", 403)(
                    scope, receive, secured
                )
                return
            if not self.buckets.take(client[0]):
                await problem("too-many", "too many requests; wait a little", 429)(scope, receive, secured)
                return
        await self.app(scope, receive, secured)
