"""The checks made before every request (host, origin, bans, rate limits), and the headers of answers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from patolli.table.hosts import Host, parse
from patolli.table.limits import Limits
from patolli.table.settings import Settings
from patolli.table.web.guard import Secure, called_by, forwarded_host, from_here, policy

HOST = {"host": "testserver"}


def scope_of(headers: dict[str, str] | list[tuple[str, str]], **more: Any) -> Scope:
    pairs = headers.items() if isinstance(headers, dict) else headers
    raw = [(name.encode(), value.encode()) for name, value in pairs]
    app = SimpleNamespace(state=SimpleNamespace(registry=more.pop("registry", None)))
    return {"type": "http", "method": "GET", "path": "/", "headers": raw, "app": app,
            "client": ("192.0.2.7", 1), "server": ("10.0.0.5", 80), **more}  # fmt: skip


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    few = Limits(get_rate=0.2)
    return Settings(
        tmp_path, hosts=["testserver"], origins=["https://friend.example"], http_rate=0.1, limits=few
    )


@pytest.mark.parametrize(
    ("headers", "name"),
    [
        ([("host", "testserver")], "testserver"),
        ([("host", "TESTSERVER:80")], "testserver"),
        ([("host", "10.0.0.5")], "10.0.0.5"),
        ([("host", "10.0.0.6")], None),
        ([("host", "evil.example")], None),
        ([("host", "testserver"), ("host", "testserver")], None),
        ([], None),
    ],
)
def test_a_request_names_a_host_of_this_server(
    settings: Settings, headers: list[tuple[str, str]], name: str | None
) -> None:
    found = called_by(scope_of(headers), settings)
    assert (found and found.name) == name
    without_server = scope_of([("host", "10.0.0.5")])
    del without_server["server"]
    assert called_by(without_server, settings) is None


def test_a_forwarded_host_must_be_known(settings: Settings) -> None:
    assert forwarded_host({"x-forwarded-host": "testserver:81"}, settings) == Host("testserver", "81")  # type: ignore[arg-type]
    assert forwarded_host({"x-forwarded-host": "10.0.0.5"}, settings) is None  # type: ignore[arg-type]
    assert forwarded_host({}, settings) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("headers", "public", "here"),
    [
        (HOST, "", True),
        ({}, "", False),
        ({"host": "evil.example"}, "", False),
        ({**HOST, "sec-fetch-site": "none"}, "", True),
        ({**HOST, "sec-fetch-site": "same-origin"}, "", True),
        ({**HOST, "sec-fetch-site": "same-site"}, "", False),
        ({**HOST, "sec-fetch-site": "cross-site"}, "", False),
        ({**HOST, "origin": "http://testserver"}, "", True),
        ({**HOST, "origin": "http://testserver:81"}, "", False),
        ({**HOST, "origin": "http://testserver:81", "x-forwarded-host": "testserver:81"}, "", True),
        ({**HOST, "origin": "https://friend.example"}, "", True),
        ({**HOST, "origin": "http://friend.example"}, "", False),
        ({**HOST, "origin": "null"}, "", False),
        ({**HOST, "origin": "https://public.example"}, "https://public.example/p/", True),
        ({**HOST, "origin": "https://public.example"}, "", False),
        ({**HOST, "origin": "https://evil.example"}, "https://public.example/p/", False),
    ],
)
def test_changes_come_from_the_own_page_or_from_a_program(
    settings: Settings, headers: dict[str, str], public: str, here: bool
) -> None:
    settings.public = public
    assert from_here(scope_of(headers), settings) is here


@pytest.mark.parametrize(
    ("host", "sockets"),
    [
        ("testserver:81", "connect-src 'self' ws://testserver:81 wss://testserver:81;"),
        ("[::1]:81", "connect-src 'self';"),
        ("", "connect-src 'self';"),
    ],
)
def test_the_page_connects_to_its_own_server_only(host: str, sockets: str) -> None:
    assert sockets in policy(parse(host))


class Asked:
    """An application behind the guard. `ask` sends a request and returns the status, the kind of problem, and
    the headers.
    """

    def __init__(self, settings: Settings, *banned: str, **headers: str) -> None:
        self.registry = SimpleNamespace(bans=SimpleNamespace(has_address=lambda address: address in banned))
        self.headers = headers
        self.reached = 0
        self.app = Secure(self.inner, settings)

    async def inner(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.reached += 1
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in self.headers.items()]
        await send({"type": "http.response.start", "status": 200, "headers": raw})
        await send({"type": "http.response.body", "body": b"{}"})

    def ask(self, method: str = "GET", path: str = "/", **headers: str) -> tuple[int, str, dict[str, str]]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        given = {"host": "testserver", **headers}
        scope = scope_of(given, method=method, path=path, registry=self.registry)
        asyncio.run(self.app(scope, receive, send))
        start, body = sent
        found = {name.decode(): value.decode() for name, value in start["headers"]}
        return start["status"], json.loads(body["body"]).get("error", ""), found


@pytest.mark.parametrize(
    ("banned", "method", "headers", "status", "error"),
    [
        ((), "GET", {}, 200, ""),
        ((), "POST", {}, 200, ""),
        ((), "GET", {"host": "evil.example"}, 403, "foreign-host"),
        (("192.0.2.7",), "GET", {}, 403, "banned"),
        (("192.0.2.8",), "GET", {}, 200, ""),
        ((), "POST", {"origin": "https://evil.example"}, 403, "foreign-origin"),
        ((), "DELETE", {"origin": "https://evil.example"}, 403, "foreign-origin"),
        ((), "GET", {"origin": "https://evil.example"}, 200, ""),
        ((), "HEAD", {"origin": "https://evil.example"}, 200, ""),
        ((), "OPTIONS", {"origin": "https://evil.example"}, 200, ""),
    ],
)
def test_requests_are_refused_with_a_reason(
    settings: Settings, banned: tuple[str, ...], method: str, headers: dict[str, str], status: int, error: str
) -> None:
    server = Asked(settings, *banned)
    assert server.ask(method, **headers)[:2] == (status, error)
    assert server.reached == (status == 200)


@pytest.mark.parametrize(("method", "most"), [("POST", 1), ("GET", 2)])
def test_one_address_makes_a_limited_number_of_requests(settings: Settings, method: str, most: int) -> None:
    server = Asked(settings)
    asked = [server.ask(method)[:2] for _ in range(most + 1)]
    assert asked == [*[(200, "")] * most, (429, "too-many")]
    assert server.reached == most


def test_answers_have_the_security_headers_unless_they_set_their_own(settings: Settings) -> None:
    server = Asked(settings, x_frame_options="SAMEORIGIN")
    found = server.ask()[2]
    assert found["x-frame-options"] == "SAMEORIGIN"
    assert found["x-content-type-options"] == "nosniff"
    assert "ws://testserver " in found["content-security-policy"]
    assert "cache-control" not in found
    assert server.ask(path="/sub/api/tables")[2]["cache-control"] == "no-store"


def test_sockets_are_passed_on_unchanged(settings: Settings) -> None:
    server = Asked(settings)
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {}

    asyncio.run(server.app({"type": "websocket"}, receive, send))
    assert server.reached == 1
    assert sent[0]["headers"] == []
